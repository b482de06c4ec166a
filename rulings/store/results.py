"""Results that took long to find, kept in the database by the hash of what they rest on: for the commands, the workers and the pages.

Whoever does heavy work looks here first, and puts here what came of it: verifications (:func:`checks`), and whatever else is named by a
hash of everything that decides it (:class:`KeptRows`), such as shared runs that were run again. A row is never wrong, only no longer asked
for; so it can be deleted at any time, is written in one statement by whoever comes first, and is not part of a backup.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Collection, Mapping

from django.db.models import Q
from django.utils import timezone

from engine.study.checked_cache import CheckedCache
from engine.study.grounds import Grounds
from engine.study.library import Library
from rulings.store import hashes
from rulings.store.batches import AT_ONCE, batched
from rulings.store.models import KeptResult

CHECK, SHARE = "check", "share"  # the kinds: verified rulings, shared runs that were run again
DAYS = 30  # for which a result is kept that nobody asked for again


class KeptRows:
    """The rows of one kind of result, found by the code of today: what other code found is another kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.code = hashes.makers()

    def get(self, names: Collection[str]) -> dict[str, str]:
        """The texts that are kept under some of these names."""
        found: dict[str, str] = {}
        for some in batched(list(names)):
            rows = KeptResult.objects.filter(kind=self.kind, code=self.code, name__in=some)
            found.update(rows.values_list("name", "text"))
        return found

    def put(self, texts: Mapping[str, str]) -> None:
        """Keep texts, in place of those that have the names already."""
        made = [KeptResult(name=name, kind=self.kind, code=self.code, text=text) for name, text in sorted(texts.items())]
        KeptResult.objects.bulk_create(
            made, batch_size=AT_ONCE, update_conflicts=True, unique_fields=["name"], update_fields=["kind", "code", "text", "kept_at"]
        )


def checks(library: Library) -> CheckedCache:
    """What is known of verifying the rulings of a corpus: the published one, or as a proposal would make it."""
    return CheckedCache(Grounds(library, hashes.makers()), KeptRows(CHECK))


def forget(kind: str) -> None:
    """Delete every result of one kind, so that all of it is found anew."""
    KeptResult.objects.filter(kind=kind).delete()


def prune(asked: Collection[str] = ()) -> int:
    """Delete what other code found, and what is old, but for the names that were just asked for. Says how many rows."""
    old = timezone.now() - dt.timedelta(days=DAYS)
    gone = list(KeptResult.objects.filter(~Q(code=hashes.makers()) | Q(kept_at__lt=old)).values_list("name", flat=True))
    wanted = set(asked)
    gone = [name for name in gone if name not in wanted]
    for some in batched(gone):
        KeptResult.objects.filter(name__in=some).delete()
    return len(gone)
