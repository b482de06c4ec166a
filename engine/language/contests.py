"""Which texts must be read by every wording although the phrases themselves read them already.

Printed cards say something else in the words of a few phrases too (:attr:`~engine.language.phrases.Phrase.contested`). A wording can only be meant where
all its words stand in the text, and those of some phrase of which it is a part. Most texts have those of none: what the phrase says is meant there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from engine.language.names import folded
from engine.language.phrases import PhraseTable
from engine.language.templates import Literal, Slot
from engine.language.tree import Node

_RUN = re.compile(r"[^\W\d_]+")  # of letters, which a text and a literal that it says have alike, whatever stands between
Template = Sequence[Literal | Slot]


class Needed(NamedTuple):
    """The words of a template: those that it needs, and of each literal with several forms those of one or the other."""

    words: tuple[str, ...]
    choices: tuple[tuple[str, ...], ...]

    def there(self, words: str) -> bool:
        """Whether a text of those words may say it."""
        for form in self.words:
            if form not in words:
                return False
        return all(any(form in words for form in forms) for forms in self.choices)


class Contests:
    """The contests of one table: what else could be meant by the words of a phrase that is contested. ``start``: what may be asked for by itself."""

    def __init__(self, table: PhraseTable, start: Sequence[str]) -> None:
        self._table = table
        self._around: dict[str, tuple[Needed, ...]] = dict.fromkeys(start, ())  # by category: of which templates one must be there around it; of none where it may stand for itself

    def open(self, tree: Node, text: str) -> bool:
        """Whether an English text that was read as a tree of contested kinds has all words of some other wording."""
        if tree.kinds.isdisjoint(self._table.contested):
            return False
        words = _words_of(text)
        return any(needed.there(words) and self._may_stand(category, words) for category, needed in self._rivals)

    def _may_stand(self, category: str, words: str) -> bool:
        if category not in self._around:
            self._around[category] = self._what_is_around(category)
        around = self._around[category]
        return not around or any(one.there(words) for one in around)

    @cached_property
    def _rivals(self) -> list[tuple[str, Needed]]:
        """Every such wording by its category and the words that it needs."""
        said = [phrase for phrase in self._table.phrases if phrase.contested]
        own = {form for phrase in said for literal in phrase.en[:1] if isinstance(literal, Literal) for form in _forms(literal)}
        found: list[tuple[str, Needed]] = []
        for category, template in self._templates(lambda english: any(word.strip() in english for word in own)):
            has_own = any(word in form for part in template if isinstance(part, Literal) for form in _forms(part) for word in own)
            if has_own and not any(template is phrase.en for phrase in said):
                found.append((category, _needed(template)))
        return found

    def _what_is_around(self, category: str) -> tuple[Needed, ...]:
        slot = re.compile(rf"[{{:]{category}(?!\w)")
        found = []
        for _, template in self._templates(lambda english: slot.search(english) is not None):
            if any(isinstance(part, Slot) and part.category == category for part in template):
                needed = _needed(template)
                if not (needed.words or needed.choices):
                    return ()
                found.append(needed)
        return tuple(found)

    def _templates(self, wanted: Callable[[str], bool]) -> Iterator[tuple[str, Template]]:
        """The English templates whose words, as they are written in the table, are wanted, each with its category. None other is looked into."""
        for phrase in self._table.phrases:
            if wanted(phrase.english.lower()):
                yield phrase.category, phrase.en
            if any(wanted(also.lower()) for also in phrase.also):
                yield from ((phrase.category, template) for template in phrase.also_en)
        yield from ((wording.category, wording.en) for wording in self._table.wordings if wanted(wording.english.lower()))


def _words_of(text: str) -> str:
    """The runs of letters of a text, a space around each."""
    return f" {' '.join(_RUN.findall(folded(text)))} "


def _needed(template: Template) -> Needed:
    literals = [tuple(_forms(part)) for part in template if isinstance(part, Literal)]
    some = [forms for forms in literals if min(map(len, forms)) > len(" a ")]
    alone = sorted((forms[0] for forms in some if len(forms) == 1), key=len, reverse=True)  # the longest is soonest missing
    return Needed(tuple(alone), tuple(forms for forms in some if len(forms) > 1))


def _forms(literal: Literal) -> Iterator[str]:
    """The words of each form of a literal. Those of a single letter (“a” in “another”) and none are everywhere."""
    return (_words_of(form) for form in literal.forms)
