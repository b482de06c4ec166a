"""Names that a card's text gives to something: they can be spoken of like the names of cards."""

from __future__ import annotations

import re

_GIVEN = re.compile(
    r"\bcalled [“\"](?P<en>[^”\"]+)[”\"]|\bcalled (?P<bare>[^“”\".:;]+?)(?= of the graze| that has|\.|;)"
    r"|キャラクター「(?P<figures>[^「」（）]+)（(?:GRAZE|ＧＲＡＺＥ)|(?:装備|呪符)カード、?「(?P<set>[^「」]+)」(?:として|とし)|のキャラクター「(?P<ja>[^「」]+)」とし"
)
_MARKS = ("called ", "として")


def names_given_in(text: str) -> list[str]:
    """The names that a text gives, in its order."""
    if not any(mark in text for mark in _MARKS):
        return []
    return list(dict.fromkeys(name for found in _GIVEN.finditer(text) for name in found.groups() if name))
