"""Kept copies of what evidence shows: files of a few kinds, under the hash of their bytes, which evidence names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

from rulings.store import away
from rulings.store.file_kinds import kind_of
from rulings.store.models import CorpusFile, KeptCopy

LARGEST = 2 * 1024 * 1024  # bytes of a copy
FOLDER = "evidence"  # of an export, beside the games
NAMED = re.compile(r"\bsha256: *[\"']?([0-9a-f]{64})\b")
ENDINGS = {"png": "png", "jpeg": "jpg", "webp": "webp", "pdf": "pdf", "text": "txt"}


def named(text: str | None) -> set[str]:
    """The hashes of copies that a file of the corpus names."""
    return set(NAMED.findall(text or ""))


def known(hashes: Iterable[str]) -> dict[str, KeptCopy]:
    """Those of some copies that are kept here, by their hashes, without their bytes."""
    wanted = [one for one in hashes if one]
    return {one.sha256: one for one in away.rows(KeptCopy.objects.filter(sha256__in=wanted).defer("data"))} if wanted else {}


def show(before: Mapping[str, str], changes: Mapping[str, str | None]) -> None:
    """Show to everybody what published files name, and no longer what none of them names, inside the transaction that stores them."""
    now = set().union(*(named(text) for text in changes.values())) if changes else set()
    gone = set().union(*(named(text) for text in before.values())) - now if before else set()
    KeptCopy.objects.filter(sha256__in=now).update(shown=True)
    unnamed = [one for one in gone if not CorpusFile.objects.filter(text__contains=one).exists()]
    KeptCopy.objects.filter(sha256__in=unnamed).update(shown=False)


def file_name(copy: KeptCopy) -> str:
    """What a copy is called as a file."""
    return f"{copy.sha256}.{ENDINGS[copy.kind]}"


def export(folder: Path) -> list[Path]:
    """Write the copies that published files name into a folder; those that were not there already."""
    written = []
    for copy in KeptCopy.objects.filter(shown=True).defer("data"):
        path = folder / FOLDER / file_name(copy)
        if not path.is_file() or path.stat().st_size != copy.size:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(bytes(KeptCopy.objects.values_list("data", flat=True).get(pk=copy.pk)))
            written.append(path)
    return written


def load(folder: Path) -> tuple[int, list[str]]:
    """Bring the copies of a folder in: how many are new, and sentences about files that are none."""
    new, wrong = 0, []
    for path in sorted((folder / FOLDER).glob("*")) if (folder / FOLDER).is_dir() else ():
        data = path.read_bytes() if path.is_file() and path.stat().st_size <= LARGEST else b""
        name, kind = sha256(data).hexdigest(), kind_of(data)
        if not kind or path.name != f"{name}.{ENDINGS[kind]}":
            wrong.append(f"{path}: no copy of evidence: one has at most 2 MB, is of a known kind, and is called by its SHA-256 hash.")
        elif not KeptCopy.objects.filter(pk=name).exists():
            shown = CorpusFile.objects.filter(text__contains=name).exists()
            KeptCopy.objects.create(sha256=name, kind=kind, size=len(data), data=data, by="loadcorpus", shown=shown)
            new += 1
    return new, wrong
