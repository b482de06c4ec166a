"""What a state of a file says of one card or rule in it, and what became of a ruling's answers from one state to the next."""

from __future__ import annotations

import re
from typing import Any

from engine.corpus.read_cards import slug_of
from engine.corpus.strict_yaml import read
from rulings.board import texts
from rulings.store.touched import folder_of

ENTRY = re.compile(r"^( *)- ", re.M)


def entry_of(path: str, text: str, name: str) -> str:
    """The lines of a file that say all about one card (by slug) or rule (by id); "" where it has none of that name.

    Files that cannot be read any more have a history too: an entry is told by its place in the list alone, and read by itself.
    """
    found = ENTRY.search(text)
    if found is None:
        return ""
    begin = re.compile(rf"^{found[1]}- ", re.M)
    places = [at.start() for at in begin.finditer(text)]
    for start, end in zip(places, [*places[1:], len(text)], strict=True):
        block = text[start:end]
        if named(path, block) == name:
            return block.rstrip("\n") + "\n"
    return ""


def named(path: str, block: str) -> str:
    """The slug of the card or the id of the rule that an entry is about."""
    value = read(block, "").value
    one: Any = value[0] if isinstance(value, list) and value else None
    if not isinstance(one, dict):
        return ""
    if folder_of(path) == "rules":
        return str(one.get("id", ""))
    name = one.get("name")
    english = name.get("en", "") if isinstance(name, dict) else name
    return str(one.get("slug") or slug_of(str(english or "")))


def became(old: str, new: str) -> list[dict[str, str]]:
    """The answers of a ruling of which a new state says what became of them, and the old one did not."""
    before, after = others_in(old), others_in(new)
    found = []
    for one in after:
        if one not in before:
            word = texts.word(texts.BECAME, str(one.get("became", "")))
            told = {"answer": said(one.get("answer")), "why": said(one.get("why"))}
            found.append({"became": str(one.get("became", "")), "word": word, **told})
    return found


def others_in(text: str) -> list[dict[str, Any]]:
    """The other answers of a ruling as they are written."""
    value = read(text, "").value if "other_answers" in text else None
    listed = value.get("other_answers") if isinstance(value, dict) else None
    return [one for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []


def said(value: object) -> str:
    """A text in the language of the request, as far as it is written."""
    return texts.say({str(lang): str(text) for lang, text in value.items()}) if isinstance(value, dict) else str(value or "")
