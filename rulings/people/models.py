"""People with an account, and the log of what they did."""

from __future__ import annotations

import hashlib
import json
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, ClassVar, NoReturn

from django.contrib.auth.models import AbstractUser, UserManager
from django.db import IntegrityError, OperationalError, models, transaction
from django.dispatch import Signal
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.people.roles import Action, Role, allows

# What hangs on somebody's rights is let go within the transaction that takes them (rulings.people.rights). The first is sent, with
# ``person``, when nothing is locked yet: a receiver locks what it will let go, and answers with what that is. The second when the account
# is changed, with ``person`` and what each receiver had ``locked``. So all lock in one order: what is worked on, then who works on it.
rights_changing = Signal()
rights_changed = Signal()

# Sent with ``person`` and ``handle`` when somebody takes the handle off what he wrote, within the transaction that closes the account.
handle_taken_off = Signal()


class Meanwhile(Exception):
    """While rights were taken something came to hang on them that nobody had locked: it is all done again."""


class Person(AbstractUser):
    """Somebody with an account. The handle (``username``) stands on what he wrote and confirmed, also after the account is closed."""

    first_name = None  # type: ignore[assignment]  # nobody is asked for a name
    last_name = None  # type: ignore[assignment]
    role = models.CharField(max_length=20, choices=Role, default=Role.CONTRIBUTOR)

    objects = UserManager["Person"]()  # type: ignore[misc]  # the stubs have it as an instance's
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    class Meta:
        ordering = ("username",)
        verbose_name = _("person")

    def __str__(self) -> str:
        return self.username

    def may(self, action: Action) -> bool:
        """Whether the role allows it; a closed account may nothing, and Django's superuser counts as a maintainer."""
        return self.is_active and allows(Role.MAINTAINER if self.is_superuser else self.role, action)


CLOSED = "closed-"  # what stands before its number in place of the handle of a closed account; nobody is called so by choice


class TakenHandle(models.Model):
    """That a handle was somebody's who took it off on leaving: nobody else is to stand under it on what he wrote. Only its hash is kept."""

    digest = models.CharField(max_length=64, primary_key=True)

    def __str__(self) -> str:
        return self.digest[:12]


def folded(handle: str) -> str:
    """A handle as it is compared with others: the same in capitals, and in wide letters."""
    return unicodedata.normalize("NFKC", handle).casefold()


def digest_of_handle(handle: str) -> str:
    """The hash of a handle, however it is written."""
    return hashlib.sha256(folded(handle).encode()).hexdigest()


def is_kept_back(handle: str) -> bool:
    """Whether a handle was somebody's who took it off on leaving, or looks like what stands in place of one."""
    return folded(handle).startswith(CLOSED) or TakenHandle.objects.filter(digest=digest_of_handle(handle)).exists()


class OnlyAddedTo(Exception):
    """Somebody tried to change what is only ever added to."""


class AuditQuerySet(models.QuerySet["AuditEntry"]):
    """Entries, which are read and added one by one."""

    def _refused(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise OnlyAddedTo("The audit log is only added to.")

    update = delete = bulk_update = bulk_create = _refused


class AuditEntry(models.Model):
    """One thing that was done, and by whom. Each entry holds the hash of the one before it, so that a change of any of them shows."""

    at = models.DateTimeField(default=timezone.now)
    who = models.CharField(max_length=150, help_text="the handle at the time, or the name of a command")
    action = models.CharField(max_length=40)
    subject = models.CharField(max_length=200, blank=True)
    detail = models.JSONField(default=dict)
    before = models.CharField(max_length=64, unique=True, help_text="hash of the entry before; one entry only can follow another")
    hash = models.CharField(max_length=64)

    objects = AuditQuerySet.as_manager()

    class Meta:
        ordering = ("id",)

    def __str__(self) -> str:
        return f"{self.at:%Y-%m-%d %H:%M} {self.who} {self.action} {self.subject}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Add the entry. Raises OnlyAddedTo for one that is there already."""
        if self.pk is not None:
            raise OnlyAddedTo("An entry of the audit log is not changed.")
        super().save(*args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Raises OnlyAddedTo."""
        raise OnlyAddedTo("An entry of the audit log is not deleted.")

    def data(self) -> dict[str, Any]:
        """What the entry says, as plain data."""
        said = {"at": self.at.isoformat(), "who": self.who, "action": self.action, "subject": self.subject}
        return {**said, "detail": self.detail, "before": self.before}

    def reckoned(self) -> str:
        """The hash of what the entry says."""
        return hashlib.sha256(json.dumps(self.data(), sort_keys=True, ensure_ascii=False).encode()).hexdigest()


FIRST = "0" * 64
TRIES = 50


def add_to_audit(who: str, action: str, subject: str = "", **detail: Any) -> AuditEntry:
    """Add an entry to the audit log, in the transaction of what it tells of."""
    for _n in range(TRIES):
        last = AuditEntry.objects.order_by("-id").values_list("hash", flat=True).first()
        entry = AuditEntry(who=who, action=action, subject=subject[:200], detail=detail, before=last or FIRST)
        entry.hash = entry.reckoned()
        with suppress(IntegrityError), transaction.atomic():  # somebody else followed the same entry: follow his
            entry.save()
            return entry
    raise OperationalError("The audit log takes no entry.")


def broken() -> Iterator[AuditEntry]:
    """The entries that are not what they were when they were added, or do not follow the one before them."""
    before = FIRST
    for entry in AuditEntry.objects.all().iterator():
        if entry.before != before or entry.hash != entry.reckoned():
            yield entry
        before = entry.hash
