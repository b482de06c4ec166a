"""The names of the examples in the place of those of somebody's text, and theirs in an example."""

from __future__ import annotations

import re

from engine.language.names import Names, folded
from engine.language.sentences import plainly

STANDING_FOR = {"en": ("Goblin", "Fighter"), "ja": ("「ゴブリン」", "「ファイター」")}
_NUMBER = re.compile(r"\d+")


def without_names(text: str, lang: str, names: Names) -> tuple[str, list[str]]:
    """A text with the names of the examples for its own, and its own in their order, as they are written."""
    low, at, pieces, named = folded(text), 0, list[str](), list[str]()
    while at < len(text):
        end = _name_at(low, at, lang, names)
        if end is None:
            pieces.append(text[at])
            at += 1
            continue
        name = text[at:end]
        if name not in named:
            named.append(name)
        pieces.append(STANDING_FOR[lang][min(named.index(name), 1)])
        at = end
    return "".join(pieces), named


def _name_at(low: str, at: int, lang: str, names: Names) -> int | None:
    """Where a name that begins at a place ends; quotes around it are of the name."""
    if low[at] in '"“「':
        close = next((p for p in (low.find(mark, at + 1) for mark in '"”」') if p > 0), -1)
        return close + 1 if close > 0 and names.find(low[at + 1 : close]) is not None else None
    if lang == "ja":
        return max((end for end, _ in names.beginning(low, at) if plainly.is_apart(low, at, end)), default=None)
    if at and (low[at - 1].isalnum() or low[at - 1] == "'"):
        return None
    found = names.match(low, at)
    return found[0] if found is not None else None


def with_names(example: str, lang: str, named: list[str], numbers: list[str]) -> str:
    """An example with the names and numbers of somebody's text for its own, as far as there are any."""
    for n, standing in enumerate(STANDING_FOR[lang]):
        if n < len(named):
            name = named[n] if lang == "en" or named[n][0] in '「"“' else f"「{named[n]}」"
            example = re.sub(re.escape(standing) + (r"s?\b" if lang == "en" else ""), lambda _, name=name: name, example)  # type: ignore[misc]
    left = iter(numbers)
    return _NUMBER.sub(lambda found: next(left, found[0]), example)
