"""Keeping the texts of boards that are too long for an address.

Nobody has to be asked: at most :data:`MOST_ROWS` rows and :data:`MOST_BYTES` bytes are kept, and those that nobody has used for
longest make room. What is to last is shared instead (``/s/<hash>/``). Only what is sent is kept; looking at a board writes nothing.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from datetime import datetime

from django.conf import settings
from django.db import transaction
from django.db.models import Count, Sum
from django.utils import timezone

from rulings.http.limits import wait
from rulings.lab.models import LENGTH, KeptBoard
from rulings.lab.tokens import DIGITS, KEPT, NEWER, VERSION, BadToken, check, compressed, expanded, pack, unpack

MOST_ROWS = 20_000
MOST_BYTES = 100_000_000

_looked_at: set[str] = set()  # names of the boards that this process was asked for since it last stored one


def keep(text: str, client: str) -> str:
    """The token under which a text can be opened from now on: packed, or the name of its row where that would be too long.

    ``client`` is who sends it (:func:`rulings.http.limits.client`): new rows are counted by it. Raises BadToken, "large" or "often".
    """
    try:
        return pack(text)
    except BadToken as error:
        if error.reason != "long":
            raise
    return stored(text, client)


def stored(text: str, client: str) -> str:
    """Store a text; its token comes back. Raises BadToken, "large" or, where one client stores many new ones, "often"."""
    packed = VERSION.encode() + compressed(text)
    digest = hashlib.sha256(text.encode()).digest()
    name = urlsafe_b64encode(digest).decode("ascii")[:LENGTH]
    with transaction.atomic():
        now = timezone.now()
        if not KeptBoard.objects.filter(name=name).update(used_at=now):
            if wait(client, "rulings.lab", settings.BOARDS_AN_HOUR):
                raise BadToken("often")
            note_used(now)
            make_room(len(packed))
            KeptBoard.objects.get_or_create(name=name, defaults={"text": packed, "size": len(packed), "used_at": now})
    return KEPT + name + check(name)


def text_of(token: str) -> str:
    """The text of a token of either kind. Raises BadToken."""
    return stored_text(token) if token.startswith(KEPT) else unpack(token)


def stored_text(token: str) -> str:
    """The text of a stored board. Raises BadToken: "gone" where it had to make room."""
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
    _looked_at.add(name)
    packed = bytes(row.text)
    version = packed[:1].decode("ascii", "replace")
    if version != VERSION:
        raise BadToken("newer" if version in NEWER else "changed")
    return expanded(packed[1:])


def note_used(now: datetime) -> None:
    """Write down which boards were looked at: who makes room must know, and nobody else asks."""
    names = set(_looked_at)
    KeptBoard.objects.filter(name__in=names).update(used_at=now)
    _looked_at.difference_update(names)  # only now: where nothing could be written, it is written the next time


def make_room(size: int) -> None:
    """Drop the boards unused for longest until another one of ``size`` bytes fits."""
    usage = KeptBoard.objects.aggregate(rows=Count("name"), bytes=Sum("size"))
    rows, total = usage["rows"] + 1, (usage["bytes"] or 0) + size
    gone = []
    for name, freed in KeptBoard.objects.order_by("used_at").values_list("name", "size").iterator():
        if rows <= MOST_ROWS and total <= MOST_BYTES:
            break
        gone.append(name)
        rows, total = rows - 1, total - freed
    if gone:
        KeptBoard.objects.filter(name__in=gone).delete()
