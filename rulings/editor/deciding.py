"""What the buttons of a proposal's page do."""

from __future__ import annotations

from django.http import QueryDict
from django.utils.translation import gettext as _

from rulings.editor import checking, publishing, review, working, writing
from rulings.editor.merging import merged
from rulings.editor.models import Proposal
from rulings.http.refusal import Refusal
from rulings.people.models import Person
from rulings.store import current


def step(proposal: Proposal, person: Person, sent: QueryDict, watched: bool) -> None:
    """Do what a button says. Raises Refusal."""
    what, given = sent.get("do", ""), sent.get("hash", "")
    words = writing.text_of(sent.get("words", ""))[:5000]
    if what == "submit":
        review.submit(proposal.pk, person)
    elif what == "withdraw":
        review.withdraw(proposal.pk, person)
    elif what == "claim":
        review.claim(proposal.pk, person)
    elif what == "return":
        review.send_back(proposal.pk, person, given, sent.get("reason", ""), words)
    elif what == "remark":
        line = sent.get("line", "")
        review.remark(proposal.pk, person, sent.get("path", ""), int(line) if line.isdecimal() and len(line) < 6 else None, words)
    elif what == "invite":
        review.invite(proposal.pk, person, sent.get("handle", "").strip())
    elif what == "name":
        name(proposal, person, sent.get("title", ""))
    elif what == "drop":
        writing.drop(proposal.pk, person, writing.path_of(sent.get("path", "")))
    elif what == "take-away":
        writing.save(proposal.pk, person, sent.get("path", ""), None)
    elif what == "bring-in":
        bring_in(proposal, person)
    elif what in ("approve", "approve-and-publish"):
        if (wrong := review.refusal(proposal, person, "approve")) is not None:
            raise wrong  # before anything is run
        review.approve(proposal.pk, person, given, working.sound_hash(proposal), watched)
        if what == "approve-and-publish":
            publishing.publish(proposal.pk, person, given)
    elif what == "publish":
        publishing.publish(proposal.pk, person, given)
    else:
        raise Refusal(_("There is no such step"), _("Use the buttons of the page."), 400)


def name(proposal: Proposal, person: Person, title: str) -> None:
    """Give a proposal another title."""
    with review.doing("save", proposal.pk, person.pk) as (locked, _who):
        locked.title = title.strip()[:200]


def bring_in(proposal: Proposal, person: Person) -> None:
    """Put what was published since into the files of a proposal. Raises Refusal that names the lines which both changed."""
    now = current.published().files.texts
    with review.doing("save", proposal.pk, person.pk) as (locked, who):
        for path in checking.stale(locked):
            change = locked.changes.get(path=path)
            theirs, base = now.get(path), writing.text_at(path, change.base) if change.base else ""
            if theirs is not None and change.text is not None and base is not None and change.text != theirs:
                text, conflicts = merged(base, change.text, theirs)
                if conflicts:
                    lines = ", ".join(str(conflict.line) for conflict in conflicts)
                    said = _("%(path)s: what was published changes the same lines (%(lines)s). Write them as they should be.")
                    raise Refusal(_("Both changed the same"), said % {"path": path, "lines": lines}, 409)
                change.text = text
            change.base = writing.published(path)
            change.save()
        review.wrote(locked, who)
