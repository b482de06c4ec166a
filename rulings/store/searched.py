"""What the search looks through: the folded texts of all pages, held by this process as long as its corpus is the same.

The rows come from the database, and what is found in them is decided here, so SQLite and PostgreSQL answer alike. Looking for a word in all
texts of a few hundred pages takes less than a millisecond.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from engine.study.library import Library
from rulings.store import current
from rulings.store.folding import fold, fold_romaji, one_edit_apart
from rulings.store.models import Ruling, SearchEntry

EXACT, BEGINS, WORD, INSIDE = 10.0, 8.0, 7.0, 5.0  # a word in a page's names: all of one, its start, a whole word of it, within a word
CALLED, CALLED_INSIDE, SAID, SAID_INSIDE, BODY, BODY_INSIDE = 6.0, 4.0, 4.0, 3.0, 1.0, 0.5
SHORTEST_SOUND = 3  # a romanized syllable or two would be inside nearly every reading
ENDINGS = (("ings", 5), ("ing", 4), ("ied", 4), ("ies", 4), ("ed", 4), ("es", 4), ("s", 4))
OKURIGANA = re.compile(r"(.+[一-龯])[ァ-ヶ]{1,3}")


@dataclass(frozen=True)
class Page:
    """One page's folded texts."""

    kind: str
    game: str
    url: str
    names: str
    called: str
    said: str
    body: str
    romaji: str
    words: frozenset[str]
    everything: str
    is_open: bool

    def holds(self, part: str, latin: str, known: bool = False) -> float:
        """How much it says for this page that a folded word is in it; 0 where it is not.

        `latin` is the word by its sound; what is `known` to be a whole word is one also within a longer text.
        """
        if part in self.everything:
            whole = known or not part.isascii() or part in self.words
            if part in self.names:
                if f"\n{part}\n" in self.names:
                    return EXACT
                return BEGINS if f"\n{part}" in self.names and whole else WORD if whole else INSIDE
            if part in self.called:
                return CALLED if whole else CALLED_INSIDE
            if part in self.said:
                return SAID if whole else SAID_INSIDE
            return BODY if whole else BODY_INSIDE
        return CALLED_INSIDE if latin and latin in self.romaji else 0.0


@dataclass(frozen=True)
class Players:
    """A group of players' words as the search reads them: `ways` are what may stand in a page for them, folded."""

    ways: tuple[str, ...]
    game: str


class Pages:
    """All pages, the vocabulary that is in them, and the players' words."""

    def __init__(self, library: Library | None, rows: Iterable[SearchEntry]) -> None:
        self.library = library
        unanswered = {ruling.get_absolute_url() for ruling in Ruling.objects.filter(status=Ruling.Status.OPEN)}
        self.pages = [_page(row, row.url in unanswered) for row in rows]
        self.vocabulary = sorted({word for page in self.pages for word in page.words if len(word) >= 3})
        self.sounds = sorted({line for page in self.pages for line in page.romaji.split("\n") if len(line) >= 4})
        self.everything = "\n".join(page.everything for page in self.pages)
        self.players: dict[str, Players] = {}
        for group in library.synonyms if library else ():
            ways = tuple(filter(None, map(fold, group.means)))
            self.players.update((fold(word), Players(ways, group.game)) for word in group.words)
        self.card_names = {
            line for page in self.pages if page.kind == SearchEntry.Kind.CARD for line in page.names.split("\n") if len(line) >= 2
        }
        self.known = sorted({*self.players, *self.card_names}, key=len, reverse=True)

    def has(self, part: str) -> bool:
        """Whether a folded word is in any page."""
        return part in self.everything

    def sounds_like(self, part: str) -> bool:
        """Whether a word in Latin letters is the sound of something."""
        latin = fold_romaji(part)
        return len(latin) >= SHORTEST_SOUND and any(latin in page.romaji for page in self.pages)

    def mistyped(self, part: str) -> list[str]:
        """Words of the corpus and of players that differ from this one by one typing error."""
        if len(part) < 3 or (part.isascii() and len(part) < 4):
            return []
        found = [word for word in self.vocabulary if one_edit_apart(part, word)]
        return found or [word for word in self.players if len(word) >= 3 and one_edit_apart(part, word)]

    def misheard(self, part: str) -> list[str]:
        """Sounds of the corpus that differ from this word in Latin letters by one typing error."""
        latin = fold_romaji(part)
        return [sound for sound in self.sounds if one_edit_apart(latin, sound)] if len(latin) >= 5 else []


_kept: Pages | None = None


def pages() -> Pages:
    """The pages of the corpus that this process holds. They are read anew when it holds another one."""
    global _kept
    library, kept = current.library(), _kept
    if kept is None or kept.library is not library:
        _kept = kept = Pages(library, SearchEntry.objects.order_by("game__position", "title_en", "url"))
    return kept


def _page(row: SearchEntry, is_open: bool) -> Page:
    words = frozenset(filter(None, row.words.split("\n")))
    texts = (row.names, row.called, row.said, row.body)
    return Page(row.kind, row.game_id, row.url, *texts, row.romaji, words, "".join(texts), is_open)


def stem(word: str) -> str:
    """A word without its ending (in Japanese the kana after its last kanji), or nothing where there is none to take off."""
    if bare := OKURIGANA.fullmatch(word):
        return bare[1]
    for end, least in ENDINGS:
        if word.isascii() and word.endswith(end) and len(word) - len(end) >= least:
            return word.removesuffix(end)
    return ""
