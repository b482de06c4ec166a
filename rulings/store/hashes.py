"""The hashes by which files, a whole corpus, and the code that makes rows of it are told from their other versions."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from django.conf import settings

MAKERS = ("engine", "rulings/store")  # the folders of the code that index rows come from


def hash_of(text: str) -> str:
    """Return the hash by which one file is told from its other versions."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def digest_of(texts: Mapping[str, str]) -> str:
    """Return one hash over all names and texts."""
    return digest_of_hashes({name: hash_of(text) for name, text in texts.items()})


def digest_of_hashes(hashes: Mapping[str, str]) -> str:
    """Return the same from the hashes of the files by their names."""
    total = hashlib.sha256()
    for name in sorted(hashes):
        total.update(f"{name}\0{hashes[name]}\0".encode())
    return total.hexdigest()


def makers() -> str:
    """Return a hash of the code that index rows come from: when it changes, rows are made anew from the same corpus."""
    return code_in(*MAKERS)


@cache
def code_in(*folders: str) -> str:
    """Return a hash of the code in some folders of the project."""
    total = hashlib.sha256()
    for folder in (Path(settings.BASE_DIR) / name for name in folders):
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.lark")]):
            total.update(path.read_bytes())
    return total.hexdigest()
