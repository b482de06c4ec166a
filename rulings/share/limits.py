"""Who may store something: not another site's page, and nobody too often. Counted in the database, so that all workers count together."""

from __future__ import annotations

import ipaddress
import time
from urllib.parse import urlsplit

from django.conf import settings
from django.db import IntegrityError, transaction
from django.db.models import F
from django.http import HttpRequest
from django.utils.crypto import salted_hmac

from rulings.share.models import Tally

HOUR = 3600
DAY = 24  # hours for which a tally is kept
FORMS = ("", "application/x-www-form-urlencoded", "multipart/form-data")
LARGEST_BODY = 16_000  # bytes of a form that names a moment


def foreign(request: HttpRequest) -> bool:
    """Whether a page of another site sent this. Browsers say so themselves; what says nothing is no browser and acts for nobody."""
    fetched = request.headers.get("Sec-Fetch-Site")
    if fetched is not None:
        return fetched not in ("same-origin", "none")
    origin = request.headers.get("Origin")
    if origin is None:
        return False
    return origin not in settings.CSRF_TRUSTED_ORIGINS and urlsplit(origin).netloc != request.get_host()


def readable(request: HttpRequest) -> bool:
    """Whether the body is a form of a size that is read at all."""
    length = request.META.get("CONTENT_LENGTH") or "0"
    is_form = request.content_type in FORMS
    return is_form and length.isdigit() and int(length) <= LARGEST_BODY


def client(request: HttpRequest) -> str:
    """The address of who asks. What a request says of itself is believed only behind as many proxies as the settings name."""
    address = request.META.get("REMOTE_ADDR", "")
    passed = [part.strip() for part in request.META.get("HTTP_X_FORWARDED_FOR", "").split(",") if part.strip()]
    if 0 < settings.TRUSTED_PROXIES <= len(passed):
        address = passed[-settings.TRUSTED_PROXIES]
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:100]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))  # one household has all of these
    return str(found)


def wait_for(request: HttpRequest, now: float | None = None) -> int:
    """Count this request; the seconds until its sender may store again, 0 where that is at once."""
    return wait(client(request), "rulings.share", settings.SHARES_AN_HOUR, now)


def wait(who: str, what: str, most: int, now: float | None = None) -> int:
    """Count something that a sender does; the seconds until it may be done again, 0 where that is at once."""
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
