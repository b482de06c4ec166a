"""Giving and taking rights: another role, an account that is closed. What hangs on them is let go in the same transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from django.db import OperationalError, transaction
from django.db.models import Q

from rulings.people.models import (
    CLOSED,
    Meanwhile,
    Person,
    TakenHandle,
    add_to_audit,
    digest_of_handle,
    handle_taken_off,
    rights_changed,
    rights_changing,
)
from rulings.people.roles import Action, Role

TRIES = 20


def is_last_maintainer(person: Person) -> bool:
    """Whether nobody else may do what maintainers may. Locks their accounts: two who leave or demote each other at once wait here."""
    those = Q(role=Role.MAINTAINER) | Q(is_superuser=True)
    return [one.pk for one in Person.objects.select_for_update().filter(those, is_active=True).order_by("pk")] == [person.pk]


def closed(person: Person, nameless: bool) -> bool:
    """Close an account: nobody can log in with it, its address is forgotten, what it wrote stays.

    False, and nothing is done, where the site would be left without a maintainer.
    """

    def close() -> Person | None:
        if is_last_maintainer(person):
            return None
        found = Person.objects.select_for_update().get(pk=person.pk)
        cast(Any, found).emailaddress_set.all().delete()
        cast(Any, found).authenticator_set.all().delete()
        found.is_active = found.is_superuser = found.is_staff = False
        found.role, found.email = Role.CONTRIBUTOR, ""
        if nameless:
            handle, found.username = found.username, f"{CLOSED}{found.pk}"
            TakenHandle.objects.get_or_create(digest=digest_of_handle(handle))
            handle_taken_off.send(Person, person=found, handle=handle)
        found.set_unusable_password()
        found.save()
        add_to_audit(found.username, "account closed", found.username)
        return found

    return _changed(person, close)


def appointed(by: Person | str, person: Person, role: Role) -> bool:
    """Give a role; False where the site would be left without a maintainer."""

    def appoint() -> Person | None:
        if role != Role.MAINTAINER and not person.is_superuser and is_last_maintainer(person):
            return None
        found = Person.objects.select_for_update().get(pk=person.pk)
        if isinstance(by, Person) and not Person.objects.get(pk=by.pk).may(Action.APPOINT):
            return None
        was, found.role = found.role, role
        found.save(update_fields=["role"])
        add_to_audit(str(by), "role", found.username, was=was, now=role.value)
        return found

    return _changed(person, appoint)


def _changed(person: Person, change: Callable[[], Person | None]) -> bool:
    """Change somebody's rights, and let go what hangs on them, whole or not at all; False where ``change`` did nothing."""
    for _n in range(TRIES):
        try:
            with transaction.atomic():
                locked = dict(rights_changing.send(Person, person=person))
                found = change()
                if found is not None:
                    rights_changed.send(Person, person=found, locked=locked)
                return found is not None
        except Meanwhile:
            continue
    raise OperationalError("What hangs on these rights changes all the time.")
