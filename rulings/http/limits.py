"""Nobody stores something too often. It is counted in the database, so that all workers count together."""

from __future__ import annotations

import ipaddress
import time
from functools import lru_cache

from django.conf import settings
from django.db import IntegrityError, transaction
from django.db.models import F
from django.http import HttpRequest
from django.utils.crypto import salted_hmac

from rulings.http.models import Tally

HOUR = 3600
DAY = 24  # hours for which a tally is kept


def client(request: HttpRequest) -> str:
    """The address of who asks. What a request says of itself is believed only behind as many proxies as the settings name."""
    address = request.META.get("REMOTE_ADDR", "")
    passed = [part.strip() for part in request.META.get("HTTP_X_FORWARDED_FOR", "").split(",") if part.strip()]
    if 0 < settings.TRUSTED_PROXIES <= len(passed):
        address = passed[-settings.TRUSTED_PROXIES]
    return counted_as(address[:100])


@lru_cache(maxsize=1024)
def counted_as(address: str) -> str:
    """The visitor for whom an address stands: itself, or of the long kind the network of one household."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))  # one household has all of these
    return str(found)


def wait(who: str, what: str, most: int, now: float | None = None) -> int:
    """Count something that a sender does; the seconds until it may be done again, 0 where that is at once.

    ``who`` is the :func:`client`, ``what`` a word of its own for each kind of thing, of which ``most`` are allowed within an hour.
    """
    now = time.time() if now is None else now
    hour = int(now // HOUR)
    # The hour is hashed too, so that the rows of a day do not tell who came back.
    key = salted_hmac(what, f"{hour} {who}", algorithm="sha256").hexdigest()
    mine = Tally.objects.filter(key=key, hour=hour)
    if not mine.update(count=F("count") + 1):
        Tally.objects.filter(hour__lte=hour - DAY).delete()
        try:
            with transaction.atomic():
                Tally.objects.create(key=key, hour=hour, count=1)
        except IntegrityError:  # another worker was first
            mine.update(count=F("count") + 1)
    count = mine.values_list("count", flat=True).first() or 0
    return int((hour + 1) * HOUR - now) + 1 if count > most else 0
