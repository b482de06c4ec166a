"""Tables of ways to say the same in plainer words: patterns over a sentence whose names are hidden, and what each comes to.

They stand apart from what reads sentences (:mod:`engine.language.sentences.plainly`), so that a game brings its own without loading that.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property

Better = str | Callable[[re.Match[str]], str]
NAMED = "\ue000"  # stands for the first name or quoted text of a sentence, the next character for the second, and so on
LAST = "\uf8ff"
ONE = f"[{NAMED}-{LAST}]"  # any of them
SOMEBODY = r"(?:I|(?:my |the )?opponent)"
CARD = rf"(?:(?:my|the|a|an|opponent's|the opponent's|my opponent's) )*{ONE}"
CARD_JA = f"(?:自分の|相手の)?{ONE}"


class Stage:
    """Entries that are carried out one after the other: a pattern, and what is said for it. They are compiled once a sentence needs them."""

    def __init__(self, *entries: tuple[str, Better], flags: int = 0) -> None:
        self._entries, self._flags = entries, flags

    @cached_property
    def compiled(self) -> list[tuple[re.Pattern[str], Better]]:
        """The entries as patterns."""
        return [(re.compile(pattern, self._flags), better) for pattern, better in self._entries]
