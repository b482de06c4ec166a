"""What may be done with a proposal, by whom and when: one table, checked in the transaction that does it.

Nobody approves what he wrote a line of. It is asked of the database under the proposal's lock, for whatever account, so that neither a
role given meanwhile, nor a form sent twice, nor an edit at the same moment finds a way round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from rulings.editor import naming
from rulings.editor.models import HOURS, Approval, Part, Proposal, Remark, Watched, title_of
from rulings.http.refusal import Refusal
from rulings.people.models import Person, add_to_audit
from rulings.people.private import not_allowed
from rulings.people.roles import Action
from rulings.store.hashes import hash_of
from rulings.store.models import Revision

State = Proposal.State
OPEN = (State.DRAFT, State.SUBMITTED, State.RETURNED)


@dataclass(frozen=True)
class Step:
    """One thing to do with a proposal: what the role must allow, in which states, and whether only its own people may, or only others.

    Without an ``action`` nobody does it: it comes about when somebody goes (rulings.editor.leaving).
    """

    action: Action | None
    states: tuple[str, ...]
    own: bool = False
    others: bool = False


STEPS: Mapping[str, Step] = {
    "save": Step(Action.PROPOSE, OPEN, own=True),
    "invite": Step(Action.PROPOSE, OPEN, own=True),
    "submit": Step(Action.PROPOSE, (State.DRAFT, State.RETURNED), own=True),
    "withdraw": Step(Action.PROPOSE, OPEN, own=True),
    "remark": Step(Action.DISCUSS, OPEN),
    "claim": Step(Action.REVIEW, (State.SUBMITTED,), others=True),
    "release": Step(Action.REVIEW, (State.SUBMITTED,), others=True),
    "return": Step(Action.REVIEW, (State.SUBMITTED,), others=True),
    "approve": Step(Action.APPROVE, (State.SUBMITTED,), others=True),
    "publish": Step(Action.PUBLISH, (State.SUBMITTED,)),
    "take up": Step(Action.PROPOSE, (State.RETURNED, State.WITHDRAWN)),
    "let go": Step(None, (State.SUBMITTED,)),  # of a claim, when its reviewer may no longer review
    "left behind": Step(None, (State.DRAFT, State.RETURNED)),  # and so withdrawn, when nobody is left who could write in it
}


def refusal(proposal: Proposal, person: Person, doing: str) -> Refusal | None:
    """Why somebody may not do something with a proposal as it is now; None where he may."""
    step = STEPS[doing]
    if step.action is None or not person.may(step.action):
        return not_allowed()
    if step.own and not proposal.parts.filter(person=person).exists():
        return Refusal(_("This is not your proposal"), _("Who wrote it can ask you to write in it too."), 403)
    if step.others and person.username in writers(proposal):
        return Refusal(_("You wrote in this yourself"), _("Somebody else has to read and approve it."), 403)
    if proposal.state not in step.states:
        said = _("It is %(state)s now, so this can no longer be done.") % {"state": proposal.get_state_display()}
        return Refusal(_("Too late, or too early"), said, 409)
    return None


def writers(proposal: Proposal) -> list[str]:
    """The handles of those who wrote in it, and of those who wrote a text that it brings back word for word, whoever put it there."""
    wrote = [part.person.username for part in proposal.parts.filter(wrote=True).select_related("person")]
    becomes = {one.path: hash_of(one.text) for one in proposal.changes.all() if one.text is not None and hash_of(one.text) != one.base}
    earlier = Revision.objects.filter(path__in=becomes, sha256__in=becomes.values()).values_list("path", "sha256", "writers")
    names = [name for path, sha256, names in earlier if becomes[path] == sha256 for name in names]
    people = set(Person.objects.filter(username__in=names).values_list("username", flat=True)) if names else set()  # no commands
    return list(dict.fromkeys([*wrote, *(name for name in names if name in people)]))


def allowed(proposal: Proposal, person: Person | None) -> set[str]:
    """What somebody may do with a proposal as it is now: for the buttons of a page. What counts is asked again when it is done."""
    return {doing for doing in STEPS if person is not None and refusal(proposal, person, doing) is None}


@contextmanager
def doing(what: str, proposal_id: int, person_id: int) -> Iterator[tuple[Proposal, Person]]:
    """The proposal and the person, locked, within a transaction in which the step is allowed. Raises Refusal."""
    with transaction.atomic():
        proposal = Proposal.objects.select_for_update().filter(pk=proposal_id).first()
        if proposal is None:
            raise Refusal(_("There is no such proposal"), _("It may have been another number."))
        person = Person.objects.select_for_update().get(pk=person_id)
        if (wrong := refusal(proposal, person, what)) is not None:
            raise wrong
        yield proposal, person
        proposal.changed_at = timezone.now()
        proposal.save()
        if what not in ("save", "remark"):
            add_to_audit(person.username, what, f"proposal {proposal.pk}", hash=proposal.content_hash)


def same_hash(proposal: Proposal, given: str) -> None:
    """Raises Refusal where a proposal is no longer what somebody saw who decides on it."""
    if given != proposal.content_hash:
        raise Refusal(_("It was changed meanwhile"), _("Look at it again: a decision is about the very text that you saw."), 409)


def wrote(proposal: Proposal, person: Person) -> None:
    """Note that somebody wrote in it; for good."""
    Part.objects.update_or_create(proposal=proposal, person=person, defaults={"wrote": True})


def submit(proposal_id: int, person: Person, title: str | None = None) -> None:
    """Ask for a review, under the title that was typed beside the button."""
    with doing("submit", proposal_id, person.pk) as (proposal, _who):
        if not proposal.changes.exists():
            raise Refusal(_("There is nothing in it yet"), _("Write a change first."), 409)
        if title is not None:
            proposal.title = title_of(title)
        naming.follow(proposal)
        proposal.state, proposal.submitted_at = State.SUBMITTED, timezone.now()
        proposal.claimed_by = proposal.claimed_at = None


def withdraw(proposal_id: int, person: Person) -> None:
    """Take it back. It stays to be read."""
    with doing("withdraw", proposal_id, person.pk) as (proposal, _who):
        proposal.state = State.WITHDRAWN


def claim(proposal_id: int, person: Person) -> None:
    """Take the review on, so that nobody else begins it too; for a while, then it is free again. Raises Refusal where somebody else has."""
    with doing("claim", proposal_id, person.pk) as (proposal, who):
        if proposal.reader not in (None, who):
            raise Refusal(_("Somebody else reads it"), _("%(name)s is reading it") % {"name": proposal.reader}, 409)
        proposal.claimed_by, proposal.claimed_at = who, timezone.now()


def release(proposal_id: int, person: Person) -> None:
    """Give a review back that one has taken on. Raises Refusal for somebody else's."""
    with doing("release", proposal_id, person.pk) as (proposal, who):
        if proposal.claimed_by_id != who.pk:
            raise Refusal(_("You do not read this one"), _("Only who takes a review on gives it back."), 409)
        proposal.claimed_by = proposal.claimed_at = None


def send_back(proposal_id: int, person: Person, given: str, reason: str, comment: str) -> None:
    """Send it back with a reason from the list and words of one's own."""
    if reason not in Remark.Reason.values or not comment.strip():
        raise Refusal(_("A reason is missing"), _("Choose one from the list and say in your words what is to be done."), 400)
    with doing("return", proposal_id, person.pk) as (proposal, who):
        same_hash(proposal, given)
        Remark.objects.create(proposal=proposal, person=who, text=comment, reason=reason)
        proposal.state, proposal.returned_at = State.RETURNED, timezone.now()


def watched(proposal: Proposal, person: Person | None) -> None:
    """Note that somebody opened a step of what a proposal touches, with the very text that it has now."""
    if person is not None:
        Watched.objects.get_or_create(proposal=proposal, person=person, content_hash=proposal.content_hash)


def approve(proposal_id: int, person: Person, given: str, sound: str) -> None:
    """Approve it as it has this hash. ``sound`` is the hash for which the checks were just found to hold."""
    with doing("approve", proposal_id, person.pk) as (proposal, who):
        if not proposal.changes.exists():
            raise Refusal(_("There is nothing in it yet"), _("Write a change first."), 409)
        same_hash(proposal, given)
        same_hash(proposal, sound)
        watched = Watched.objects.filter(proposal=proposal, person=who, content_hash=given).exists()
        Approval.objects.get_or_create(proposal=proposal, person=who, content_hash=given, defaults={"watched": watched})


def approved_by(proposal: Proposal) -> Person | None:
    """Who approved it as it is now: somebody who may still approve today, and wrote no line of it."""
    approvals = list(proposal.approvals.filter(content_hash=proposal.content_hash).select_related("person"))
    wrote = writers(proposal) if approvals else []
    may = [one.person for one in approvals if one.person.username not in wrote and one.person.may(Action.APPROVE)]
    return may[0] if may else None


def is_left(proposal: Proposal) -> bool:
    """Whether nobody goes on with it: it was withdrawn, or sent back so long ago that it is no longer its writers' alone."""
    late = proposal.returned_at is not None and proposal.returned_at < timezone.now() - timedelta(hours=HOURS)
    return proposal.state == State.WITHDRAWN or (proposal.state == State.RETURNED and late)


def next_for(person: Person) -> Proposal | None:
    """What waits longest for a review that somebody may give, and that nobody else reads already."""
    waiting = Proposal.objects.filter(state=State.SUBMITTED).order_by("submitted_at").exclude(parts__person=person, parts__wrote=True)
    if not person.may(Action.APPROVE):
        return None
    return next((one for one in waiting if one.reader in (None, person) and refusal(one, person, "approve") is None), None)


def remark(proposal_id: int, person: Person, path: str, line: int | None, comment: str) -> None:
    """Say something about it, or about a line of a file in it."""
    if not comment.strip():
        raise Refusal(_("Nothing was said"), _("Write something first."), 400)
    with doing("remark", proposal_id, person.pk) as (proposal, who):
        known = proposal.changes.filter(path=path).exists()
        Remark.objects.create(proposal=proposal, person=who, path=path if known else "", line=line if known else None, text=comment)


def invite(proposal_id: int, person: Person, handle: str) -> None:
    """Let somebody else write in it too."""
    with doing("invite", proposal_id, person.pk) as (proposal, _who):
        other = Person.objects.filter(username=handle, is_active=True).first()
        if other is None:
            raise Refusal(_("Nobody has this handle"), _("Ask for it as it is written on the account’s page."), 404)
        Part.objects.get_or_create(proposal=proposal, person=other)
