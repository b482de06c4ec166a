"""Publishing what was approved, and taking a file down: one transaction each, after everything was read and run."""

from __future__ import annotations

from collections.abc import Mapping

from django.db import transaction
from django.utils.translation import gettext as _

from engine.corpus.problems import BadInput
from rulings.board import texts
from rulings.editor import checking, review, working, writing
from rulings.editor.models import Proposal
from rulings.http.refusal import Refusal
from rulings.people.models import Person, add_to_audit
from rulings.people.private import not_allowed
from rulings.people.roles import Action
from rulings.store import publishing
from rulings.store.models import Revision
from rulings.store.publishing import Signed
from rulings.store.reading import PlayedRuling
from rulings.store.touched import Changes


def prepared(changes: Changes, known: Mapping[str, PlayedRuling] | None = None) -> publishing.Prepared:
    """What is to be stored. Raises Refusal for what does not hold."""
    try:
        return publishing.prepare(changes, known=known)
    except BadInput as bad:
        said = " ".join(f"{p.file}:{p.line}: {texts.say(p.message)}" for p in bad.problems[:3])
        raise Refusal(_("The checks do not hold"), said, 409) from bad


def publish(proposal_id: int, person: Person, given: str) -> None:
    """Publish a proposal as it has this hash, where somebody who wrote none of it approved just that. Raises Refusal.

    What else was published since the approval is verified together with it, as far as it touches the same rulings.
    """
    seen = Proposal.objects.filter(pk=proposal_id).first()
    ready = None
    if seen is not None and seen.content_hash == given and review.approved_by(seen) is not None and not checking.stale(seen):
        working.sound_hash(seen)
        ready = prepared(seen.texts, working.known(seen.texts).read)
    try:
        with review.doing("publish", proposal_id, person.pk) as (proposal, who):
            review.same_hash(proposal, given)
            approver = review.approved_by(proposal)
            if approver is None:
                raise Refusal(_("It is not approved"), _("Somebody who wrote none of it has to approve it as it is now."), 409)
            if ready is None or any(change.base != writing.published(change.path) for change in proposal.changes.all()):
                raise publishing.Stale
            wrote = review.writers(proposal)
            signed = Signed(wrote, approver.username, why(proposal, wrote, approver), proposal.pk)
            publishing.store(ready, Revision.Kind.PUBLISHED, signed)
            proposal.state = review.State.PUBLISHED
            add_to_audit(who.username, "published", f"proposal {proposal.pk}", files=sorted(ready.changes), approved_by=approver.username)
    except publishing.Stale as stale:
        said = _("Something else was published meanwhile. Bring the published changes into the proposal, and have it approved again.")
        raise Refusal(_("It was changed meanwhile"), said, 409) from stale
    publishing.tell()


def why(proposal: Proposal, wrote: list[str], approver: Person) -> str:
    """What its history says of why: its title, and what its writers said of it first, as far as the approver could read that."""
    seen = proposal.approvals.filter(person=approver, content_hash=proposal.content_hash).values("at")
    said = proposal.remarks.filter(reason="", path="", person__username__in=wrote, at__lte=seen[:1]).values_list("text", flat=True)
    return " ".join([proposal.title, *said[:1]]).strip()


def take_down(person: Person, path: str, why: str) -> None:
    """Take a published file away at once, because it must not stand there. It stays in its history. Raises Refusal."""
    if not person.may(Action.TAKE_DOWN):
        raise not_allowed()
    if not why.strip():
        raise Refusal(_("A reason is missing"), _("Say why it must go; it stands in the history."), 400)
    ready = prepared({path: None})
    try:
        with transaction.atomic():
            if not Person.objects.select_for_update().get(pk=person.pk).may(Action.TAKE_DOWN):
                raise not_allowed()
            publishing.store(ready, Revision.Kind.TAKEN_DOWN, Signed([person.username], person.username, why))
            add_to_audit(person.username, "taken down", path, why=why)
    except publishing.Stale as stale:
        raise Refusal(_("It was changed meanwhile"), _("Try again."), 409) from stale
    publishing.tell()
