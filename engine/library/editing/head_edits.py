"""Edits of what stands above the scenarios: the ruling's name, title, question, answer, status, evidence and links."""

from __future__ import annotations

import re

from engine.library.editing.asking import Ask, listed
from engine.library.editing.document import Document
from engine.library.editing.refusing import refused
from engine.library.problems import nearest, short
from engine.library.shapes import LINKS, STATUSES
from engine.library.strict_yaml import Path

TEXTS = ("title", "question", "answer", "note")
KEYS = (*TEXTS, "status", "since", "claims", "id")
MOST_CLAIMS = 60
MOST_LINKS = 40


def head(doc: Document, ask: Ask) -> None:
    """Change one thing at the head: a text in ``en`` and ``ja``, or a ``value``."""
    key = ask.words("key", 100)
    if key not in KEYS:
        raise refused(
            f"The head of a ruling has no “{short(key)}”.",
            f"裁定に「{short(key)}」という項目はありません。",
            key,
            nearest(key, KEYS) or KEYS,
        )
    if key in TEXTS:
        both(doc, (key,), ask, needed=key != "note")
    elif key == "id":
        doc.set(("ruling",), ask.name("value"))
    elif key == "status":
        if not ask.value("text"):
            raise ask.missing("value")
        doc.set(("status",), ask.value("word", STATUSES))
    elif key == "since":
        _say(doc, ("since",), ask.value("since"))
    else:
        claims = listed(ask.words("value", default=""), MOST_CLAIMS)
        doc.set(("claims",), claims) if claims else doc.remove(("claims",))


def both(doc: Document, path: Path, ask: Ask, needed: bool) -> None:
    """A text in both languages; one that is not given stays. Empty in both it goes, unless it is ``needed``."""
    now = doc.mapping(path)
    said = {lang: ask.words(lang, default="") if ask.has(lang) else str(now.get(lang, "")) for lang in ("en", "ja")}
    if not any(ask.has(lang) for lang in said):
        raise ask.missing("en")
    if not any(said.values()) and not needed:
        doc.remove(path)
        return
    for lang, words in said.items():
        if not words:
            raise refused("Write it in both languages.", "英語と日本語の両方で書いてください。", "", (lang,))
    if not now:
        doc.set(path, said)
        return
    for lang, words in said.items():
        if " ".join(str(now.get(lang, "")).split()) != words:
            doc.set((*path, lang), words)


def source(doc: Document, ask: Ask) -> None:
    """Add a source: lines of a document."""
    lines = ask.words("lines", 200)
    if not re.fullmatch(r"[0-9]+(-[0-9]+)?(, ?[0-9]+(-[0-9]+)?)*", lines):
        raise refused("Write lines such as “18, 42-43”.", "行は「18, 42-43」のように書いてください。", lines)
    document = ask.words("document", 100)
    if not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", document):
        raise refused(f"“{short(document)}” is no document's name.", f"「{short(document)}」は資料の名前ではありません。", document)
    _link(doc, "sources", {"document": document, "lines": lines})


def see(doc: Document, ask: Ask) -> None:
    """Add a link to another ruling."""
    _link(doc, "see", {"ruling": ask.name("ruling"), "as": ask.word("as", LINKS)})


def unsource(doc: Document, ask: Ask) -> None:
    """Take a source out."""
    _unlink(doc, "sources", ask)


def unsee(doc: Document, ask: Ask) -> None:
    """Take a link out."""
    _unlink(doc, "see", ask)


def _link(doc: Document, key: str, made: dict[str, str]) -> None:
    now = doc.entries((key,))
    if len(now) >= MOST_LINKS:
        raise refused(f"At most {MOST_LINKS} will do here.", f"ここに書けるのは{MOST_LINKS}個までです。")
    doc.insert((key,), len(now), made)


def _unlink(doc: Document, key: str, ask: Ask) -> None:
    size = len(doc.entries((key,)))
    if not size:
        raise refused("There is none to take out.", "取り除くものがありません。")
    doc.remove((key, ask.number("index", 0, size - 1)))
    if not doc.entries((key,)):
        doc.remove((key,))


def _say(doc: Document, path: Path, value: str) -> None:
    if value:
        doc.set(path, value)
    else:
        doc.remove(path)


OPERATIONS = {
    "head": (head, ("key", "en", "ja", "value")),
    "source": (source, ("document", "lines")),
    "unsource": (unsource, ("index",)),
    "see": (see, ("ruling", "as")),
    "unsee": (unsee, ("index",)),
}
