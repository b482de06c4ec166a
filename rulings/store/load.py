"""From files to the database and back, byte for byte."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from django.conf import settings
from django.db import transaction

from engine.corpus.problems import BadInput, Problem
from engine.study.library import Library
from rulings.store import citations, current, index
from rulings.store.models import CorpusFile, LoadedCorpus

SUFFIX = ".yaml"
MAKERS = ("engine", "rulings/store")  # the folders of the code that index rows come from


@dataclass
class Loaded:
    """What a load did: which files changed, and what is wrong. With a problem, nothing was stored."""

    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    unchanged: bool = False


def read_folder(folder: Path) -> tuple[dict[str, str], list[Problem]]:
    """Return the corpus files of a folder by their relative path, exactly as they are, line ends included."""
    texts: dict[str, str] = {}
    problems: list[Problem] = []
    for path in sorted(folder.rglob(f"*{SUFFIX}")):
        name = path.relative_to(folder).as_posix()
        data = path.read_bytes()
        try:
            texts[name] = data.decode("utf-8")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            column = error.start - (data.rfind(b"\n", 0, error.start) + 1) + 1
            message = {"en": "This file is not UTF-8.", "ja": "このファイルはUTF-8ではありません。"}
            problems.append(Problem(name, line, column, message, f"{data[error.start]:#x}", []))
    return texts, problems


def load(texts: Mapping[str, str]) -> Loaded:
    """Store a corpus whole or not at all, and make its index rows. The same corpus a second time costs next to nothing."""
    digest = digest_of(texts)
    if LoadedCorpus.objects.filter(digest=digest, made_by=makers()).exists():
        return Loaded(unchanged=True)
    library = Library.from_texts(dict(texts))
    if library.problems:
        return Loaded(problems=list(library.problems))
    rows, cards, steps, problems = _scan(library)
    if problems:
        return Loaded(problems=problems)
    with transaction.atomic():
        loaded = _store(texts)
        index.rebuild(library, steps)
        index.link_cards(cards)
        citations.store(rows)
        LoadedCorpus.objects.update_or_create(id=1, defaults={"digest": digest, "made_by": makers()})
    current.forget()
    return loaded


def export(folder: Path) -> list[Path]:
    """Write the stored files into a folder; return those that were not there just so already."""
    written = []
    for name, text in CorpusFile.objects.values_list("path", "text"):
        path = folder / name
        data = text.encode("utf-8")
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            written.append(path)
    return written


def digest_of(texts: Mapping[str, str]) -> str:
    """Return one hash over all names and texts."""
    total = hashlib.sha256()
    for name in sorted(texts):
        total.update(f"{name}\0{hash_of(texts[name])}\0".encode())
    return total.hexdigest()


def hash_of(text: str) -> str:
    """Return the hash by which one file is told from its other versions."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


@cache
def makers() -> str:
    """Return a hash of the code that index rows come from: when it changes, rows are made anew from the same corpus."""
    total = hashlib.sha256()
    for folder in (Path(settings.BASE_DIR) / name for name in MAKERS):
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.lark")]):
            total.update(path.read_bytes())
    return total.hexdigest()


Scanned = tuple[list[citations.Row], set[citations.CardRow], dict[str, list[str]], list[Problem]]


def _scan(library: Library) -> Scanned:
    """Read rules, cards and sentences off every scenario, before the transaction: runs take longer than writes should wait."""
    rows: list[citations.Row] = []
    cards: set[citations.CardRow] = set()
    steps: dict[str, list[str]] = {}
    problems: list[Problem] = []
    for ruling in library.rulings.values():
        try:
            cited, seen = citations.played(library, ruling)
        except BadInput as bad:
            problems.extend(bad.problems)
            continue
        rows.extend([*citations.declared(ruling), *sorted(cited)])
        cards |= seen
        steps[ruling.id] = citations.spoken(library, ruling, cited, seen)
    return rows, cards, steps, problems


def _store(texts: Mapping[str, str]) -> Loaded:
    loaded = Loaded()
    stored = dict(CorpusFile.objects.values_list("path", "sha256"))
    fresh = []
    for name, text in texts.items():
        sha256 = hash_of(text)
        if stored.get(name) != sha256:
            (loaded.changed if name in stored else loaded.added).append(name)
            fresh.append(CorpusFile(path=name, text=text, sha256=sha256))
    loaded.removed = sorted(stored.keys() - texts.keys())
    CorpusFile.objects.filter(path__in=loaded.removed).delete()
    new = ["text", "sha256", "changed_at"]
    CorpusFile.objects.bulk_create(fresh, batch_size=100, update_conflicts=True, unique_fields=["path"], update_fields=new)
    return loaded
