"""Shared runs."""

from django.db import models
from django.urls import reverse
from django.utils import timezone

LENGTH = 26  # characters of a name: 130 bits of the content's hash in base 32


class Share(models.Model):
    """One run with everything that it rests on, under the hash of both. A row is written once and never changed."""

    name = models.CharField(max_length=LENGTH, primary_key=True)
    bundle = models.BinaryField(help_text="a run with all it was played with, as JSON, compressed")
    trace = models.BinaryField(help_text="the run contract's JSON in both languages, compressed")
    size = models.PositiveIntegerField(help_text="bytes of both")
    engine = models.CharField(max_length=40)
    corpus = models.CharField(max_length=64, help_text="digest of the corpus it was shared from")
    origin = models.CharField(max_length=300, blank=True, help_text="the ruling's page that it was first shared from")
    created_at = models.DateTimeField(default=timezone.now, db_index=True)

    class Meta:
        ordering = ("name",)

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("shared", args=[self.name])
