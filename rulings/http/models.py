"""How often somebody asked for something to be stored."""

from django.db import models


class Tally(models.Model):
    """How often one address asked for something to be stored within an hour. The address is kept as a keyed hash, for a day."""

    key = models.CharField(max_length=64)
    hour = models.PositiveIntegerField(help_text="hours since 1970", db_index=True)
    count = models.PositiveIntegerField(default=0)

    class Meta:
        db_table = "share_tally"  # older than its app
        constraints = [models.UniqueConstraint("key", "hour", name="one_tally_an_hour")]

    def __str__(self) -> str:
        return f"{self.key[:12]} {self.hour}: {self.count}"
