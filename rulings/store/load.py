"""From files to the database and back, byte for byte."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from django.db import transaction
from django.dispatch import Signal

from engine.corpus.problems import BadInput, Problem
from rulings.store import current, publishing
from rulings.store.hashes import hash_of, makers
from rulings.store.models import CorpusFile, LoadedCorpus, Revision
from rulings.store.publishing import OnProgress, Signed, Stale

# Sent with ``changes`` and ``overwrite`` within the transaction that stores them.
loaded = Signal()

SUFFIX = ".yaml"
ATTEMPTS = 3  # as often as something else may be published while a load is prepared


@dataclass
class Loaded:
    """What a load did: which files changed, and what is wrong. With a problem, nothing was stored.

    ``kept`` are the files that were changed in the folder but stay as they were edited here.
    """

    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    unchanged: bool = False
    kept: list[str] = field(default_factory=list)


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


def load(texts: Mapping[str, str], overwrite: bool = False, told: OnProgress | None = None) -> Loaded:
    """Bring the files of a folder into the database, whole or not at all. It costs what has changed since the last time.

    A file that was edited here meanwhile stays as it is here, unless ``overwrite``; where the folder has it changed too, it is named.
    ``told`` hears how many rulings ran, of how many. Raises Stale where something else was published meanwhile, again and again.
    """
    for _earlier in range(ATTEMPTS - 1):
        with suppress(Stale):
            return _loaded(texts, overwrite, told)
    return _loaded(texts, overwrite, told)


def _loaded(texts: Mapping[str, str], overwrite: bool, told: OnProgress | None) -> Loaded:
    current.look()  # what changes is told from what is stored now
    changes, kept = differing(texts, overwrite)
    made_anew = not LoadedCorpus.objects.filter(made_by=makers()).exists()
    if not changes and not made_anew:
        return Loaded(unchanged=True, kept=kept)
    try:
        prepared = publishing.prepare(changes, whole=made_anew, told=told)
    except BadInput as bad:
        return Loaded(problems=list(bad.problems))
    with transaction.atomic():
        stored = set(CorpusFile.objects.values_list("path", flat=True))
        publishing.store(prepared, Revision.Kind.LOADED, Signed(writers=["loadcorpus"]))
        loaded.send(Loaded, changes=changes, overwrite=overwrite)
    publishing.tell()
    return Loaded(
        added=[path for path, text in changes.items() if text is not None and path not in stored],
        changed=[path for path, text in changes.items() if text is not None and path in stored],
        removed=sorted(path for path, text in changes.items() if text is None),
        kept=kept,
    )


def differing(texts: Mapping[str, str], overwrite: bool) -> tuple[dict[str, str | None], list[str]]:
    """What a load has to change, and the files that were changed in the folder and here, each in its own way."""
    here = dict(CorpusFile.objects.values_list("path", "sha256"))
    revisions = Revision.objects.order_by("id").values_list("path", "sha256", "kind")
    edited = {path for path, _sha, kind in revisions if kind != Revision.Kind.LOADED}
    from_files = {path: sha256 for path, sha256, kind in revisions if kind == Revision.Kind.LOADED and path in edited}
    changes: dict[str, str | None] = {}
    kept = []
    for path in sorted(texts.keys() | here.keys()):
        given, now = hash_of(texts[path]) if path in texts else "", here.get(path, "")
        base = from_files.get(path, "") if path in edited else now
        if given == now or (given == base and not overwrite):
            continue
        if now == base or overwrite:
            changes[path] = texts.get(path)
        else:
            kept.append(path)
    return changes, kept


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
