"""A name for a ruling that has none yet: its game and what its title says, so that nobody has to think of one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from django.utils import timezone

from engine.corpus.editing import GOES_ON, HEAD
from engine.corpus.editing.document import EditableFile
from engine.corpus.read_cards import slug_of, slug_of_any
from engine.corpus.spot import language_of
from engine.corpus.strict_yaml import read
from engine.games.registry import PREFIXES
from rulings.editor.models import Proposal
from rulings.store import current
from rulings.store.touched import ruling_path

UNNAMED = ("my-ruling", "lab-board")  # what a ruling is called until somebody gives it a name
LINE = re.compile(r"^ruling:.*$", re.M)
LONGEST = 60  # characters
SHORTEST = 3  # characters of a word that can name a ruling
LATIN = re.compile("[a-z0-9]+")
GENERAL = {text for texts in HEAD.values() for text in texts.values()}  # what stands in a new ruling before anybody writes


def unnamed_path(text: str) -> str:
    """The path of the ruling in a text while it has no name of its own; nothing for any other text."""
    value = read(text, "").value
    unnamed = isinstance(value, dict) and value.get("ruling") in UNNAMED and isinstance(value.get("game"), str)
    return ruling_path(str(value["game"]), str(value["ruling"])) if unnamed and isinstance(value, dict) else ""


def named(text: str, title: str) -> str:
    """The text of a ruling that nobody named, with a name by what it is about, and that as its title where it has none yet."""
    return titled(named_anew(text, title), title) if unnamed_path(text) else text


def titled(text: str, title: str) -> str:
    """The text of a ruling with this title, where its own still is that of every new ruling."""
    value = read(text, "").value
    own = said(value.get("title")) if isinstance(value, dict) else []
    heading = " ".join(title.split())
    if not heading or not own or not set(own) <= GENERAL:
        return text
    doc = EditableFile(text)
    doc.set(("title",), heading)
    return doc.text


def named_anew(text: str, title: str, taken: Collection[str] = ()) -> str:
    """The text of a ruling named by its title, its proposal’s or its question, whatever it was called; as it is where they say nothing."""
    value = read(text, "").value
    if not isinstance(value, dict) or not isinstance(value.get("game"), str):
        return text
    game = str(value["game"])
    wordings = [text for text in (*said(value.get("title")), title.strip(), *said(value.get("question"))) if text and text not in GENERAL]
    plain = [slug for slug in map(in_latin, wordings) if slug]
    name = shortened(next(iter([*plain, *map(numbered, wordings)]), ""))
    if not name:
        return text
    published = current.published().rulings.paths
    first = name = f"{PREFIXES.get(game, game)}-{name}"
    n = 2
    while name in published or name in taken:
        name, n = f"{first}-{n}", n + 1
    return LINE.sub(f"ruling: {name}", text, count=1)


def in_latin(text: str) -> str:
    """What words say in letters that an address can hold: all of English ones, of others each word by itself; nothing where none is."""
    if language_of(text) == "en":
        return slug_of(text)
    found = LATIN.findall(unicodedata.normalize("NFKC", text).lower())
    return "-".join(found) if any(len(word) >= SHORTEST and not word.isdigit() for word in found) else ""


def numbered(text: str) -> str:
    """The number that stands for words which an address cannot hold, without the odd letter or digit among them."""
    return slug_of_any(text).rpartition("-")[2]


def follow(proposal: Proposal) -> None:
    """Name each new ruling of a proposal by what it is about by now, as far as nobody has named it and nothing else links to it."""
    changes = list(proposal.changes.all())
    for change in (one for one in changes if one.follows and not one.base and one.text):
        old = str(change.path).rsplit("/", 1)[1].removesuffix(".yaml")
        others = [one for one in changes if one is not change]
        value = read(change.text or "", "").value
        if not isinstance(value, dict):
            continue  # it cannot be read just now
        linked = re.compile(rf"(?<![\w-]){re.escape(old)}(?![\w-])")
        if value.get("ruling") != old or any(linked.search(one.text or "") for one in others):
            change.follows = False
            change.save(update_fields=["follows"])
            continue
        text = named_anew(change.text or "", proposal.title, [one.path.rsplit("/", 1)[1].removesuffix(".yaml") for one in others])
        now = read(text, "").value
        path = ruling_path(str(value.get("game")), str(now.get("ruling"))) if isinstance(now, dict) else change.path
        if path != change.path and all(one.path != path for one in others):
            proposal.remarks.filter(path=change.path).update(path=path)
            change.earlier = [*change.earlier, change.path]
            change.path, change.text, change.changed_at = path, text, timezone.now()
            change.save()


def in_one_language(text: str, lang: str) -> str:
    """The text of a new ruling with its general words in one language alone: less to write over, and one is enough."""
    doc = EditableFile(text)
    for key, texts in HEAD.items():
        if doc.get((key,)) == {**texts}:
            doc.set((key,), texts[lang])
    then = ("scenarios", 0, "then", 0)
    if doc.get(then) == GOES_ON["en"]:
        doc.set(then, GOES_ON[lang])
    return doc.text


def said(value: object) -> list[str]:
    """The words of a text, English before Japanese."""
    if isinstance(value, dict):
        return [str(value[lang]).strip() for lang in ("en", "ja") if str(value.get(lang, "")).strip()]
    return [value.strip()] if isinstance(value, str) and value.strip() else []


def shortened(name: str) -> str:
    """A name of at most so many characters, cut between words."""
    return name if len(name) <= LONGEST else name[: LONGEST + 1].rpartition("-")[0] or name[:LONGEST]
