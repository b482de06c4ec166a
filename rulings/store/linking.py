"""The table of links between rulings, to be read from both ends: who links to a ruling is asked of it, not of all texts."""

from __future__ import annotations

from django.db import models


class Link(models.Model):
    """A ruling's file links to another one, which need not be there yet."""

    ruling = models.ForeignKey("Ruling", models.CASCADE, related_name="links")
    to = models.CharField(max_length=120, help_text="the ruling that is linked")
    kind = models.CharField(max_length=20, help_text="engine/corpus/shapes.py: LINKS")

    class Meta:
        ordering = ("to", "ruling", "id")
        indexes = [models.Index(fields=("to", "ruling"), name="who_links_here")]

    def __str__(self) -> str:
        return f"{self.ruling_id} {self.kind} {self.to}"
