"""The words at the head of a ruling: what a form shows of them, and which nobody has written yet."""

from __future__ import annotations

import re
from typing import Any

from engine.corpus.problems import Problem
from engine.corpus.shapes import STATUSES
from engine.corpus.spot import language_of
from engine.corpus.strict_yaml import read
from rulings.board import texts
from rulings.editor.naming import GENERAL
from rulings.http.language import here

KEYS = ("title", "question", "answer")


def head(text: str) -> dict[str, Any]:
    """What a text says, as far as it can be read."""
    value = read(text, "").value
    return value if isinstance(value, dict) else {}


def head_of(text: str) -> dict[str, Any]:
    """What the form shows of a ruling: each text in the language of the page, nothing where nobody has written it; and its status."""
    value = head(text)
    own = {key: by_language(value.get(key)).get(here(), "") for key in KEYS}
    status = str(value.get("status", ""))
    statuses = [{"value": one, "name": texts.word(texts.STATUS, one), "on": one == status} for one in STATUSES]
    return {"texts": {key: "" if said in GENERAL else said for key, said in own.items()}, "statuses": statuses}


def by_language(value: object) -> dict[str, str]:
    """A text of a file by its language, which its letters tell where it is in one alone."""
    if isinstance(value, dict):
        return {str(lang): str(said) for lang, said in value.items()}
    return {language_of(value): value} if isinstance(value, str) and value else {}


def unwritten(path: str, text: str) -> list[Problem]:
    """The texts of a ruling that still say what every new one says: they are no answer to anything, and are not published."""
    found, there = [], head(text)
    for key in KEYS:
        own = by_language(there.get(key))
        if own and all(said in GENERAL for said in own.values()):
            line = text[: at.start()].count("\n") + 1 if (at := re.search(rf"^{key}:", text, re.M)) else 1
            message = {
                "en": f"“{key}” still says what every new ruling says. Write it in your words.",
                "ja": f"「{key}」が新しい裁定のひな形のままです。自分の言葉で書いてください。",
            }
            found.append(Problem(path, line, 1, message, next(iter(own.values()))))
    return found
