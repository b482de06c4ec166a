"""What a load of files changed without a review stands in the audit log too, in the transaction that changes it."""

from __future__ import annotations

from django.dispatch import receiver

from rulings.people.models import add_to_audit
from rulings.store.load import Loaded, loaded
from rulings.store.touched import Changes

MOST = 200  # paths that are named


@receiver(loaded)
def write_down(sender: type[Loaded], changes: Changes, overwrite: bool, **_more: object) -> None:
    """Write down how many files a load changed, which, and whether it was told to overwrite what was edited here."""
    if changes:
        add_to_audit("loadcorpus", "loaded", "", files=len(changes), paths=sorted(changes)[:MOST], overwrite=overwrite)
