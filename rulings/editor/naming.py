"""A name for a ruling that has none yet: its game and what its title says, so that nobody has to think of one."""

from __future__ import annotations

import re

from engine.corpus.editing import HEAD
from engine.corpus.editing.document import Document
from engine.corpus.read_cards import slug_of, slug_of_any
from engine.corpus.strict_yaml import read
from engine.games.registry import PREFIXES
from rulings.store import current
from rulings.store.touched import ruling_path

UNNAMED = ("my-ruling", "lab-board")  # what a ruling is called until somebody gives it a name
LINE = re.compile(rf"^ruling:[ \t]*({'|'.join(UNNAMED)})[ \t]*$", re.M)
LONGEST = 60  # characters
GENERAL = {text for texts in HEAD.values() for text in texts.values()}  # what stands in a new ruling before anybody writes


def unnamed_path(text: str) -> str:
    """The path of the ruling in a text while it has no name of its own; nothing for any other text."""
    value = read(text, "").value
    unnamed = isinstance(value, dict) and value.get("ruling") in UNNAMED and isinstance(value.get("game"), str)
    return ruling_path(str(value["game"]), str(value["ruling"])) if unnamed and isinstance(value, dict) else ""


def named(text: str, title: str) -> str:
    """The text of a ruling with a name, by its title, that of its proposal or its question; as it is where nothing names it."""
    value = read(text, "").value
    if not unnamed_path(text) or not isinstance(value, dict):
        return text
    game = str(value["game"])
    words = [words for words in (*said(value.get("title")), title.strip(), *said(value.get("question"))) if words and words not in GENERAL]
    plain = [slug for slug in map(slug_of, words) if slug]
    name = shortened(next(iter([*plain, *map(slug_of_any, words)]), ""))
    if not name:
        return text
    taken = current.published().rulings.paths
    first = name = f"{PREFIXES.get(game, game)}-{name}"
    n = 2
    while name in taken:
        name, n = f"{first}-{n}", n + 1
    return LINE.sub(f"ruling: {name}", text, count=1)


def in_one_language(text: str, lang: str) -> str:
    """The text of a new ruling with its general words in one language alone: less to write over, and one is enough."""
    doc = Document(text)
    for key, words in HEAD.items():
        if doc.get((key,)) == {**words}:
            doc.set((key,), words[lang])
    return doc.text


def said(value: object) -> list[str]:
    """The words of a text, English before Japanese."""
    if isinstance(value, dict):
        return [str(value[lang]).strip() for lang in ("en", "ja") if str(value.get(lang, "")).strip()]
    return [value.strip()] if isinstance(value, str) and value.strip() else []


def shortened(name: str) -> str:
    """A name of at most so many characters, cut between words."""
    return name if len(name) <= LONGEST else name[: LONGEST + 1].rpartition("-")[0] or name[:LONGEST]
