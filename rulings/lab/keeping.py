"""Keeping the texts of boards that are too long for an address.

Nobody has to be asked: at most :data:`MOST_ROWS` rows and :data:`MOST_BYTES` bytes are kept, and those that nobody has used for
longest make room. What is to last is shared instead (``/s/<hash>/``).
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from datetime import timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import Count, Sum
from django.utils import timezone

from rulings.guard import sender
from rulings.lab.models import LENGTH, KeptBoard
from rulings.lab.tokens import DIGITS, KEPT, NEWER, VERSION, BadToken, check, compressed, expanded
from rulings.share.limits import wait

MOST_ROWS = 20_000
MOST_BYTES = 100_000_000
FRESH = timedelta(hours=1)  # a board is noted as used no more often than that, so that looking at one seldom writes


def keep(text: str) -> str:
    """Keep a text; its token comes back. Raises BadToken, "large" or, where one visitor keeps many new ones, "often"."""
    packed = VERSION.encode() + compressed(text)
    digest = hashlib.sha256(text.encode()).digest()
    name = urlsafe_b64encode(digest).decode("ascii")[:LENGTH]
    with transaction.atomic():
        now = timezone.now()
        if not KeptBoard.objects.filter(name=name).update(used_at=now):
            if wait(sender(), "rulings.lab", settings.BOARDS_AN_HOUR):
                raise BadToken("often")
            make_room(len(packed))
            KeptBoard.objects.get_or_create(name=name, defaults={"text": packed, "size": len(packed), "used_at": now})
    return KEPT + name + check(name)


def kept_text(token: str) -> str:
    """The text of a kept board. Raises BadToken: "gone" where it had to make room."""
    name, mark = token[1 : LENGTH + 1], token[LENGTH + 1 :]
    if not all(c in DIGITS for c in token):
        raise BadToken("changed")
    if len(token) < LENGTH + 2:
        raise BadToken("cut")
    if mark != check(name):
        raise BadToken("changed")
    row = KeptBoard.objects.filter(name=name).first()
    if row is None:
        raise BadToken("gone")
    now = timezone.now()
    if row.used_at < now - FRESH:
        KeptBoard.objects.filter(name=name).update(used_at=now)
    packed = bytes(row.text)
    version = packed[:1].decode("ascii", "replace")
    if version != VERSION:
        raise BadToken("newer" if version in NEWER else "changed")
    return expanded(packed[1:])


def make_room(size: int) -> None:
    """Drop the boards unused for longest until another one of ``size`` bytes fits."""
    held = KeptBoard.objects.aggregate(rows=Count("name"), bytes=Sum("size"))
    rows, total = held["rows"] + 1, (held["bytes"] or 0) + size
    gone = []
    for name, freed in KeptBoard.objects.order_by("used_at").values_list("name", "size").iterator():
        if rows <= MOST_ROWS and total <= MOST_BYTES:
            break
        gone.append(name)
        rows, total = rows - 1, total - freed
    if gone:
        KeptBoard.objects.filter(name__in=gone).delete()
