"""The table of kept copies of evidence."""

from __future__ import annotations

from django.db import models
from django.utils import timezone


class KeptCopy(models.Model):
    """A copy of what evidence shows, under the hash of its bytes (:mod:`rulings.store.copies`). It is never changed."""

    sha256 = models.CharField(max_length=64, primary_key=True)
    kind = models.CharField(max_length=10, help_text="told by its content: rulings/store/file_kinds.py")
    size = models.PositiveIntegerField(help_text="in bytes")
    data = models.BinaryField()
    by = models.CharField(max_length=150, help_text="the handle of who sent it, or the name of a command")
    proposal = models.PositiveIntegerField(null=True, db_index=True, help_text="for which it was sent")
    shown = models.BooleanField(default=False, help_text="whether a published file names it")
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("sha256",)

    def __str__(self) -> str:
        return f"{self.kind} {self.sha256[:12]}"
