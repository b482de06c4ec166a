"""What the buttons of a proposal's page do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from django.http import QueryDict
from django.utils import timezone
from django.utils.translation import gettext as _

from rulings.editor import checking, naming, publishing, review, working, writing
from rulings.editor.fields import MINE, THEIRS, Overlap
from rulings.editor.merging import Merged, merged
from rulings.editor.models import Change, Proposal, title_of
from rulings.http.refusal import Refusal
from rulings.people.models import Person
from rulings.store import current
from rulings.store.hashes import digest_of_hashes, hash_of

# What each button asks of the table of steps (rulings.editor.review).
ASKS: Mapping[str, str] = {
    **{name: name for name in ("submit", "withdraw", "claim", "release", "return", "remark", "invite", "approve", "publish")},
    **dict.fromkeys(("name", "drop", "take-away", "bring-in"), "save"),
    "approve-and-publish": "approve",
    "again": "take up",
}


def step(proposal: Proposal, person: Person, sent: QueryDict) -> Proposal:
    """Do what a button says; the proposal to go on with. Raises Refusal, and Apart where both changed the same."""
    what, given = sent.get("do", ""), sent.get("hash", "")
    if what not in ASKS:
        raise Refusal(_("There is no such step"), _("Use the buttons of the page."), 400)
    if (wrong := review.refusal(proposal, person, ASKS[what])) is not None:
        raise wrong  # before anything is run; it is asked again in the transaction that does it
    comment = writing.text_of(sent.get("words", ""))[:5000]
    if what == "submit":
        review.submit(proposal.pk, person, sent.get("title"))
    elif what == "withdraw":
        review.withdraw(proposal.pk, person)
    elif what == "claim":
        review.claim(proposal.pk, person)
    elif what == "release":
        review.release(proposal.pk, person)
    elif what == "return":
        review.send_back(proposal.pk, person, given, sent.get("reason", ""), comment)
    elif what == "remark":
        line = sent.get("line", "")
        review.remark(proposal.pk, person, sent.get("path", ""), int(line) if line.isdecimal() and len(line) < 6 else None, comment)
    elif what == "invite":
        review.invite(proposal.pk, person, sent.get("handle", "").strip())
    elif what == "name":
        name(proposal, person, sent.get("title", ""))
    elif what == "drop":
        writing.drop(proposal.pk, person, writing.path_of(sent.get("path", "")))
    elif what == "take-away":
        writing.save(proposal.pk, person, sent.get("path", ""), None)
    elif what == "bring-in":
        bring_in(proposal, person, {name: sent.get(name, "") for name in sent})
    elif what in ("approve", "approve-and-publish"):
        review.approve(proposal.pk, person, given, working.sound_hash(proposal))
        if what == "approve-and-publish":
            publishing.publish(proposal.pk, person, given)
    elif what == "publish":
        publishing.publish(proposal.pk, person, given)
    elif what == "again":
        return again(proposal, person)
    return proposal


def again(proposal: Proposal, person: Person) -> Proposal:
    """Write on in a proposal of one's own from one that was withdrawn or that nobody goes on with. Raises Refusal.

    Its writers count as writers of the new one. Files that were to go are left out: that is said anew.
    """
    if not review.is_left(proposal):
        raise Refusal(_("Somebody writes in it"), _("Ask who writes in it to invite you, or wait until it is left."), 409)
    files = {change.path: change.text for change in proposal.changes.all() if change.text is not None}
    if not files:
        raise Refusal(_("There is nothing in it yet"), _("Write a change first."), 409)
    bases = {change.path: change.base for change in proposal.changes.all()}
    return writing.begin_with(person, files, proposal.title, review.writers(proposal), bases=bases)


def name(proposal: Proposal, person: Person, title: str) -> None:
    """Give a proposal another title."""
    with review.doing("save", proposal.pk, person.pk) as (locked, _who):
        locked.title = title_of(title)
        naming.follow(locked)


def bring_in(proposal: Proposal, person: Person, sent: Mapping[str, str] = MappingProxyType({})) -> None:
    """Put what was published since into the files of a proposal. Raises Apart where both changed the same and nobody has chosen yet."""
    now = current.published().files.texts
    with review.doing("save", proposal.pk, person.pk) as (locked, who):
        made = {
            change.path: together(change, now.get(change.path), sent) for change in locked.changes.filter(path__in=checking.stale(locked))
        }
        of = digest_of_hashes({path: f"{one.of} {hash_of(now.get(path, ''))}" for path, one in made.items()})
        if sent.get("of", of) != of:  # what was chosen is about other texts
            made = {path: together(one.change, now.get(path), {}) for path, one in made.items()}
        if any(not one.merged.clean for one in made.values()):
            raise Apart(locked, [one for one in made.values() if not one.merged.clean], of)
        for path, one in made.items():
            if one.text == now.get(path):
                one.change.delete()
                continue
            one.change.text, one.change.base, one.change.changed_at = one.text, writing.published(path), timezone.now()
            one.change.save()
        review.wrote(locked, who)


@dataclass(frozen=True)
class MergedFile:
    """A file of a proposal put together with what was published since. ``text`` is None where it goes."""

    change: Change
    merged: Merged
    text: str | None

    @property
    def of(self) -> str:
        """The hash of the proposal's text."""
        return hash_of(self.change.text or "")


class Apart(Exception):
    """Both changed the same in some files, and somebody has to choose. ``of`` names the very texts that the choice is about."""

    def __init__(self, proposal: Proposal, files: list[MergedFile], of: str) -> None:
        super().__init__(", ".join(one.change.path for one in files))
        self.proposal, self.files, self.of = proposal, files, of


def together(change: Change, theirs: str | None, sent: Mapping[str, str]) -> MergedFile:
    """A file with both changes, and with what was chosen of its fields: by ``<path> <field>`` in the form."""
    mine, base = change.text, (writing.text_at(change.path, change.base) or "") if change.base else ""
    chosen = {name.removeprefix(f"{change.path} "): side for name, side in sent.items() if name.startswith(f"{change.path} ")}
    if mine is not None and theirs is not None:
        found = merged(base, mine, theirs, chosen)
        return MergedFile(change, found, found.text)
    whole = Overlap((), base, mine, theirs)  # one of them takes the file away
    side = chosen.get(whole.key)
    if mine == theirs or side in (MINE, THEIRS):
        return MergedFile(change, Merged(""), theirs if side == THEIRS else mine)
    return MergedFile(change, Merged("", (whole,)), mine)
