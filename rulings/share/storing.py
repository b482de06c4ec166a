"""A run into the database and out of it again: plain data, compressed, bounded, under the hash of what it says."""

from __future__ import annotations

import base64
import datetime as dt
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.db.models import Count, Sum
from django.utils import timezone

from engine import VERSION
from engine.study.bundle import SCHEMA, BundleJson, bundle
from engine.study.contract import RunJson
from engine.study.sameness import canonical, content_hash
from engine.study.scenario_run import ScenarioRun, TooLong
from rulings.share.models import LENGTH, Share
from rulings.store import current

LARGEST = 8_000_000  # bytes of a trace or a bundle as JSON
LARGEST_STORED = 400_000  # bytes of both as stored
DAY = dt.timedelta(days=1)


class TooLarge(Exception):
    """The run is longer than what is kept of one."""


class Full(Exception):
    """As much was stored within a day as may be."""


class Damaged(Exception):
    """A row does not hold what its name says. ``newer``: it was written by a later version of the site."""

    def __init__(self, newer: bool = False) -> None:
        super().__init__("newer" if newer else "damaged")
        self.newer = newer


@dataclass(frozen=True)
class Content:
    """What a row holds: what the run rests on, and the run itself in the shape of the run contract."""

    bundle: BundleJson
    trace: RunJson

    @property
    def name(self) -> str:
        """The name it is stored under."""
        return base64.b32encode(content_hash(self.bundle, self.trace)).decode().lower()[:LENGTH]


def content_of(run: ScenarioRun) -> Content:
    """What is stored of a run. Raises TooLarge for one whose frames cannot be kept."""
    try:
        return Content(bundle(run), run.json(most=LARGEST))
    except TooLong as error:
        raise TooLarge from error


def store(run: ScenarioRun, origin: str = "") -> Share:
    """The row of a run, which is made where nobody shared the same before. Raises TooLarge, or Full for the day."""
    content = content_of(run)
    if found := Share.objects.filter(name=content.name).first():
        return found
    packed = [pack(content.bundle), pack(content.trace)]
    size = sum(map(len, packed))
    if size > LARGEST_STORED:
        raise TooLarge
    today = Share.objects.filter(created_at__gt=timezone.now() - DAY).aggregate(rows=Count("name"), bytes=Sum("size"))
    if today["rows"] >= settings.SHARES_A_DAY or (today["bytes"] or 0) + size > settings.SHARED_BYTES_A_DAY:
        raise Full
    values = {"bundle": packed[0], "trace": packed[1], "size": size, "engine": VERSION, "corpus": current.digest(), "origin": origin}
    row, _made = Share.objects.get_or_create(name=content.name, defaults=values)
    return row


def content_in(row: Share) -> Content:
    """What a row holds. Raises Damaged where it is not what was stored there."""
    try:
        content = Content(unpack(row.bundle), unpack(row.trace))
        if content.bundle["schema"] > SCHEMA:
            raise Damaged(newer=True)
        sound = content.name == row.name
    except (zlib.error, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise Damaged from error
    if not sound:
        raise Damaged
    return content


def pack(data: Mapping[str, Any]) -> bytes:
    """Data as it is stored. Raises TooLarge."""
    raw = canonical(data)
    if len(raw) > LARGEST:
        raise TooLarge
    return zlib.compress(raw, 6)


def unpack(stored: bytes | memoryview) -> Any:
    """What was packed. Equal mappings come out as one value: most of a frame is as it was in the frame before."""
    reader = zlib.decompressobj()
    raw = reader.decompress(bytes(stored), LARGEST + 1)
    if len(raw) > LARGEST or not reader.eof:
        raise ValueError("longer than anything stored, or cut short")
    return shared(raw)


def shared(raw: bytes) -> Any:
    """The value of JSON in which equal mappings are one and the same."""
    seen: dict[Any, dict[str, Any]] = {}

    def key(value: Any) -> Any:
        if isinstance(value, dict):
            return id(value)  # kept alive by ``seen``, so that no other value gets this number
        if isinstance(value, list):
            return tuple(map(key, value))
        return (type(value), value)

    def hook(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        return seen.setdefault(tuple((name, key(value)) for name, value in pairs), dict(pairs))

    return json.loads(raw, object_pairs_hook=hook)
