"""What becomes of somebody's work when he may no longer do it: the steps of the table that nobody takes by a button.

A claim on a review is free again, what nobody is left to write in is withdrawn and stays to be read, and a handle is taken off what it
stands on. All of it is part of the transaction that closes the account or takes the role (rulings.people.rights).
"""

from __future__ import annotations

from django.db.models import Q
from django.dispatch import receiver
from django.utils import timezone

from rulings.editor.models import Part, Proposal
from rulings.editor.review import STEPS
from rulings.people.models import Meanwhile, Person, add_to_audit, handle_taken_off, rights_changed, rights_changing
from rulings.people.roles import Action
from rulings.store.models import KeptCopy, Revision

WRITTEN = Q(state__in=STEPS["left behind"].states)


@receiver(rights_changing)
def lock(sender: type[Person], person: Person, **_more: object) -> set[int]:
    """Lock what may be let go: the numbers of the proposals."""
    return {one.pk for one in hanging_on(person).select_for_update(of=("self",))}


def hanging_on(person: Person):  # type: ignore[no-untyped-def]  # a query
    """The proposals that somebody reads, or writes in."""
    parts = Part.objects.filter(person=person).values("proposal")
    return Proposal.objects.filter(Q(claimed_by=person) | (WRITTEN & Q(pk__in=parts))).order_by("pk")


@receiver(rights_changed)
def let_go(sender: type[Person], person: Person, locked: dict[object, set[int]], **_more: object) -> None:
    """Free the reviews of somebody who may no longer review, and withdraw what nobody is left to write in. Raises Meanwhile."""
    mine = list(hanging_on(person))
    if not {one.pk for one in mine} <= locked[lock]:
        raise Meanwhile
    for one in mine:
        if one.claimed_by_id == person.pk and not person.may(Action.REVIEW):
            one.claimed_by = one.claimed_at = None
            one.save(update_fields=["claimed_by", "claimed_at"])
            add_to_audit(person.username, "let go", f"proposal {one.pk}", hash=one.content_hash)
        left = one.state in STEPS["left behind"].states and not person.is_active
        if left and not one.parts.filter(person__is_active=True).exists():
            one.state, one.changed_at = Proposal.State.WITHDRAWN, timezone.now()
            one.save(update_fields=["state", "changed_at"])
            add_to_audit(person.username, "left behind", f"proposal {one.pk}", hash=one.content_hash)


@receiver(handle_taken_off)
def take_off(sender: type[Person], person: Person, handle: str, **_more: object) -> None:
    """Put what stands in place of a handle (``person.username`` by now) where a history or a copy names it.

    What the text of a ruling says itself, of who saw something, is changed by a proposal as every other word of it.
    """
    wrote = Part.objects.filter(person=person).values("proposal")
    for one in Revision.objects.filter(Q(confirmed_by=handle) | Q(proposal__in=wrote)).defer("text"):
        one.writers = [person.username if name == handle else name for name in one.writers]
        one.confirmed_by = person.username if one.confirmed_by == handle else one.confirmed_by
        one.save(update_fields=["writers", "confirmed_by"])
    KeptCopy.objects.filter(by=handle).update(by=person.username)
