"""A report as it is kept. Nothing in it says who sent it."""

from __future__ import annotations

import secrets

from django.db import models
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _


def new_receipt() -> str:
    """An address part that nobody can guess: who has it is who sent the report."""
    return secrets.token_urlsafe(12)


class Report(models.Model):
    """What a reader reports about a page, and what was answered."""

    class Kind(models.TextChoices):
        OTHERWISE = "otherwise", _("The game does otherwise")
        TRIED = "tried", _("I tried it")
        MISSING = "missing", _("My case is not here")

    class State(models.TextChoices):
        OPEN = "open", _("nobody has looked at it yet")
        ACCEPTED = "accepted", _("right, and acted upon")
        DECLINED = "declined", _("looked at, and nothing changes")

    receipt = models.CharField(max_length=16, primary_key=True, default=new_receipt, editable=False)
    kind = models.CharField(max_length=12, choices=Kind)
    about = models.CharField(max_length=2000, help_text="the path of the page that it is about")
    said = models.TextField()
    seen = models.DateField(null=True)
    version = models.CharField(max_length=60, blank=True)
    clip = models.CharField(max_length=300, blank=True, help_text="the address of a recording; nothing is ever fetched from it")
    board = models.TextField(blank=True, help_text="the ruling file of the board of the lab that it is about")
    lang = models.CharField(max_length=2)
    sent_at = models.DateTimeField(default=timezone.now)
    state = models.CharField(max_length=12, choices=State, default=State.OPEN)
    answer = models.TextField(blank=True)
    answered_at = models.DateTimeField(null=True)
    answered_by = models.CharField(max_length=150, blank=True, help_text="the handle of who answered")

    class Meta:
        ordering = ("sent_at",)

    def __str__(self) -> str:
        return f"{self.kind} {self.about}"

    def get_absolute_url(self) -> str:
        return reverse("report", args=[self.receipt])

    @property
    def days_open(self) -> int:
        """For how many whole days it has been waiting, or waited until it was answered."""
        return int(((self.answered_at or timezone.now()) - self.sent_at).days)
