"""Boards of the lab that are too large for an address."""

from django.db import models

LENGTH = 22  # characters of a name: 132 bits of the text's hash


class KeptBoard(models.Model):
    """The text of a ruling's file, compressed, under its hash. Rows that nobody has used for longest make room for new ones."""

    name = models.CharField(max_length=LENGTH, primary_key=True)
    text = models.BinaryField(help_text="compressed as in a token, with the list of words that its first character names")
    size = models.PositiveIntegerField(help_text="bytes of the compressed text")
    used_at = models.DateTimeField(db_index=True)

    class Meta:
        ordering = ("name",)

    def __str__(self) -> str:
        return self.name
