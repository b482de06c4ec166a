"""Edits of the cards that a ruling brings along."""

from __future__ import annotations

from typing import Any

from engine.library.editing.asking import Ask, listed, whole
from engine.library.editing.document import Document
from engine.library.editing.inheriting import names_in
from engine.library.editing.refusing import refused
from engine.library.problems import nearest, short
from engine.library.read_cards import LONGEST_TEXT, folded
from engine.library.read_rulings import MOST_OWN
from engine.library.strict_yaml import Path

_FIGURES = ("cost", "power", "attack", "defense")
_FIELDS = (
    "name_en", "name_ja", "kind", "class", *_FIGURES, "traits", "text", "evolved_attack", "evolved_defense", "evolved_text", "was",
)  # fmt: skip


def card(doc: Document, ask: Ask) -> None:
    """Write a card: the one of that English name (or of the name ``was``) anew, or one more.

    A field that is empty goes, one that is not given stays.
    """
    name_en = ask.words("name_en", 200)
    cards = own_cards(doc)
    was = ask.words("was", 200, name_en)
    path = cards.get(folded(was))
    if path is None and ask.words("was", default=""):
        raise _none(was, doc, cards)
    if folded(name_en) != folded(was) and folded(name_en) in cards:
        raise refused(f"There is a card “{short(name_en)}” already.", f"カード「{short(name_en)}」はすでにあります。", name_en)
    now = doc.mapping(path) if path else {}
    made = _made(now, name_en, ask)
    if path is None:
        if len(cards) >= MOST_OWN:
            raise refused(f"A ruling brings at most {MOST_OWN} cards along.", f"1つの裁定に書けるカードは{MOST_OWN}枚までです。")
        doc.insert(("cards",), len(doc.entries(("cards",))), made)
        return
    for key in [k for k in now if k not in made]:
        doc.remove((*path, key))
    for key, value in made.items():
        _settle(doc, (*path, key), value)


def uncard(doc: Document, ask: Ask) -> None:
    """Take a card of the ruling's own out."""
    name = ask.words("name_en", 200)
    cards = own_cards(doc)
    path = cards.get(folded(name))
    if path is None:
        raise _none(name, doc, cards)
    doc.remove(path)
    if not doc.entries(path[:-1]):
        doc.remove(path[:-1])


def own_cards(doc: Document) -> dict[str, Path]:
    """Where the cards stand that a ruling and its scenarios bring along, by their folded English names."""
    found: dict[str, Path] = {}
    lists: list[Path] = [("cards",), *(("scenarios", i, "cards") for i in range(len(names_in(doc))))]
    for path in lists:
        for n, entry in enumerate(doc.entries(path) if doc.get(path) is not None else []):
            name = entry.get("name") if isinstance(entry, dict) else None
            if isinstance(name, dict) and isinstance(name.get("en"), str):
                found.setdefault(folded(name["en"]), (*path, n))
    return found


def _none(name: str, doc: Document, cards: dict[str, Path]) -> Exception:
    names = [doc.get((*path, "name", "en")) for path in cards.values()]
    return refused(
        f"This ruling brings no card “{short(name)}” along.", f"この裁定にカード「{short(name)}」はありません。", name, nearest(name, names)
    )


def _made(now: dict[str, Any], name_en: str, ask: Ask) -> dict[str, Any]:
    """The card as it is to be."""
    made = dict(now)
    made["name"] = {"en": name_en, "ja": ask.words("name_ja", 200, str(now.get("name", {}).get("ja", "")) or name_en)}
    for key in ("kind", "class"):
        if ask.has(key):
            made[key] = ask.word(key) if ask.words(key, default="") else ""
    for key in _FIGURES:
        if ask.has(key):
            made[key] = _figure(ask, key)
    if ask.has("traits"):
        made["traits"] = listed(ask.words("traits", default=""), 20)
    if ask.has("text"):
        made["text"] = f"{words}\n" if (words := ask.lines("text", LONGEST_TEXT)) else ""
    evolved = now.get("evolved")
    side = dict(evolved) if isinstance(evolved, dict) else {}
    for key in ("attack", "defense"):
        if ask.has(f"evolved_{key}"):
            side[key] = _figure(ask, f"evolved_{key}")
    if ask.has("evolved_text"):
        words = ask.lines("evolved_text", LONGEST_TEXT)
        side["text"] = f"{words}\n" if "\n" in words else words
    made["evolved"] = {k: v for k, v in side.items() if v}
    if not made.get("kind"):
        raise ask.missing("kind")
    return {k: v for k, v in made.items() if v or (k in now and v == now[k])}


def _figure(ask: Ask, key: str) -> str:
    word = ask.words(key, 20, "")
    return str(whole(word, key, 0, 1_000_000)) if word else ""


def _settle(doc: Document, path: Path, value: Any) -> None:
    """Put a value where it differs from what is there, mappings key by key; ends of lines of a text don't count."""
    now = doc.get(path)
    if isinstance(value, dict) and isinstance(now, dict) and now:
        for key in [k for k in now if k not in value]:
            doc.remove((*path, key))
        for key, below in value.items():
            _settle(doc, (*path, key), below)
    elif not (isinstance(value, str) and isinstance(now, str) and _lines(value) == _lines(now)):
        doc.set(path, value)


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


OPERATIONS = {"card": (card, _FIELDS), "uncard": (uncard, ("name_en",))}
