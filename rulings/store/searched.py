"""What the search looks through: the folded texts of all pages, held by this process as long as its corpus is the same.

The rows come from the database, and what is found in them is decided here, so SQLite and PostgreSQL answer alike. What a page says of
itself it holds as a text; of all else, most of which other pages say too, it holds the numbers of the lines (:mod:`rulings.store.lines`).
Of a page only what a change has written anew is read anew.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Set
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from sys import intern
from threading import Lock

from engine.study.library import Library
from rulings.store import current
from rulings.store.batches import AT_ONCE, batched
from rulings.store.folding import KANA, consonants, fold, fold_romaji, likeness, one_edit_apart, romaji_of
from rulings.store.inflected import root, stems
from rulings.store.lines import DistinctLines, NumberedWords
from rulings.store.models import Ruling, SearchEntry

EXACT, BEGINS, WORD, INSIDE = 10.0, 8.0, 7.0, 5.0  # a word in a page's names: all of one, its start, a whole word of it, within a word
CALLED, CALLED_INSIDE, SAID, SAID_INSIDE, BODY, BODY_INSIDE = 6.0, 4.0, 4.0, 3.0, 1.0, 0.5
MANY = 2000  # rows that are read one with another, rather than by their keys
LINES = 150  # lines for each page, most of them of pages that are gone, that are too many
READ = ("pk", "kind", "game_id", "url", "names", "called", "said", "romaji", "words", "body")
SHORTEST_LATIN = 4
SOUNDS_ALIKE = 0.4
LEAST_CONSONANTS = 3  # two are those of many names
SHORTEST_SOUND = 3  # a romanized syllable or two would be inside nearly every reading
MANY_OF = re.compile("([2-9]|[1-9][0-9])(枚|ツ|体|回)|two|three|four|five")
NUMERAL = re.compile("[0-9]+(枚|ツ|体|回|点|人)?|two|three|four|five")


@dataclass(frozen=True, slots=True)
class SearchedPage:
    """One page's folded texts, in one: names, cards that it speaks of, what it says, each up to its end.

    ``words`` are the numbers of those of the text, ``body`` those of the lines of all else.
    """

    kind: str
    game: str
    url: str
    text: str
    names_end: int
    called_end: int
    body: array[int]
    romaji: str
    words: array[int]
    is_open: bool

    @property
    def names(self) -> str:
        """Its folded names, each between line feeds."""
        return self.text[: self.names_end]

    @property
    def called(self) -> str:
        """The folded names of the cards that it speaks of, each between line feeds."""
        return self.text[self.names_end : self.called_end]

    def holds(self, part: str, latin: str, known: bool, lines: Set[int], number: int) -> float:
        """How much it says for this page that a folded word is in it; 0 where it is not.

        `latin` is the word by its sound; what is `known` to be a whole word is one also within a longer text; `lines` are the numbers of
        those that have the word, `number` is its own.
        """
        text = self.text
        if part in text:
            whole = not part.isascii() or (number in self.words if number >= 0 else known)
            if text.find(part, 0, self.names_end) >= 0:
                if text.find(f"\n{part}\n", 0, self.names_end) >= 0:
                    return EXACT
                return BEGINS if whole and text.find(f"\n{part}", 0, self.names_end) >= 0 else WORD if whole else INSIDE
            if text.find(part, self.names_end, self.called_end) >= 0:
                return CALLED if whole else CALLED_INSIDE
            return SAID if whole else SAID_INSIDE
        if lines and not lines.isdisjoint(self.body):
            return BODY if known or not part.isascii() else BODY_INSIDE
        return CALLED_INSIDE if latin and latin in self.romaji else 0.0


@dataclass(frozen=True)
class Players:
    """A group of players' words as the search reads them: `ways` are what may stand in a page for them, folded."""

    ways: tuple[str, ...]
    game: str


class SearchedPages:
    """All pages by the keys of their rows, in the order of a list; the vocabulary that is in them, and the players' words."""

    def __init__(self, library: Library | None, by_key: dict[int, SearchedPage], lines: DistinctLines, words: NumberedWords) -> None:
        self.library = library
        self.by_key = by_key
        self.lines = lines
        self.words = words
        self.pages = list(by_key.values())
        self.players: dict[str, Players] = {}
        for group in library.synonyms if library else ():
            ways = tuple(filter(None, map(fold, group.means)))
            self.players.update((fold(word), Players(ways, group.game)) for word in group.words)
        # Another form of a player's word is typed as well: 殴って of 殴る.
        self.by_root = {root(word): meant for word, meant in self.players.items() if root(word)}
        self.whole_words = frozenset(self.vocabulary)
        # Players' words by their sound, for those who type them in Latin letters.
        self.spoken = {sound: meant for word, meant in self.players.items() if len(sound := romaji_of(word)) >= 4 and KANA.fullmatch(word)}
        self.card_names = {
            line for page in self.pages if page.kind == SearchEntry.Kind.CARD for line in page.names.split("\n") if len(line) >= 2
        }
        self.known = sorted({*self.players, *self.card_names}, key=len, reverse=True)

    @cached_property
    def vocabulary(self) -> list[str]:
        """Every word of three letters and more."""
        return sorted(word for word in self.words.of(set(chain.from_iterable(page.words for page in self.pages))) if len(word) >= 3)

    @cached_property
    def sounds(self) -> list[str]:
        """Every name by its sound."""
        return sorted({line for page in self.pages for line in page.romaji.split("\n") if len(line) >= 4})

    @cached_property
    def latin_names(self) -> dict[str, list[str]]:
        """The names of cards in Latin letters, whole and word by word, by their consonants."""
        found: dict[str, set[str]] = {}
        for page in self.pages:
            if page.kind == SearchEntry.Kind.CARD:
                names = page.names
                for name in (*names.split("\n"), *(word for word in self.words.of(page.words) if word in names)):
                    if len(name) >= SHORTEST_LATIN and (latin := fold_romaji(name)):
                        found.setdefault(consonants(latin), set()).add(name)
        return {key: sorted(names) for key, names in found.items()}

    def has(self, part: str) -> bool:
        """Whether a folded word is in any page."""
        return self.lines.have(part) or any(part in page.text for page in self.pages)

    def meant_by(self, part: str) -> Players | None:
        """What players mean by a folded word, or by one that this is a form of."""
        forms = (part, *stems(part))
        return next((self.players[form] for form in forms if form in self.players), None) or self.by_root.get(root(part))

    def knows(self, part: str) -> bool:
        """Whether a folded word is a whole word of the corpus or of players."""
        return part in self.whole_words or part in self.players

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

    def shortened(self, part: str) -> list[str]:
        """Names in katakana that are shortened to this word: its first half is their start, its second half stands further on."""
        if not 4 <= len(part) <= 7 or not KANA.fullmatch(part):
            return []
        halves = [(part[:cut], part[cut:]) for cut in range(2, len(part) - 1)]
        names = [name for name in self.card_names if KANA.match(name) and len(name) > len(part) + 1]
        return sorted(name for name in names if any(name.startswith(first) and name.find(rest, len(first)) > 0 for first, rest in halves))

    def in_kana(self, part: str) -> list[str]:
        """The name of a card in Latin letters that a word in kana is the sound of: it has its consonants, and most of its vowels."""
        sound = romaji_of(part) if KANA.fullmatch(part) else ""
        heard = consonants(sound)
        alike = {name: likeness(sound, fold_romaji(name)) for name in self.latin_names.get(heard, ()) if len(heard) >= LEAST_CONSONANTS}
        best = max(alike, key=lambda name: alike[name], default="")
        return [best] if best and alike[best] >= SOUNDS_ALIKE else []

    def misheard(self, part: str) -> list[str]:
        """Sounds of the corpus that differ from this word in Latin letters by one typing error."""
        latin = fold_romaji(part)
        return [sound for sound in self.sounds if one_edit_apart(latin, sound)] if len(latin) >= 5 else []


_kept: SearchedPages | None = None
_reading = Lock()


def pages() -> SearchedPages:
    """The pages of the corpus that this process holds. When it holds another one, what was made anew since is read."""
    global _kept
    library, index = current.library(), _kept
    if index is None or index.library is not library:
        with _reading:
            index = _kept
            if index is None or index.library is not library:
                _kept = index = _read(library, index)
    return index


def _read(library: Library, index: SearchedPages | None) -> SearchedPages:
    """Every page in its order; those of rows whose keys are known are not read again, unless that leaves too many lines of pages gone."""
    places = SearchEntry.objects.values_list("game__position", "title_en", "url", "pk")
    keys = [place[-1] for place in sorted(places)]  # here, since databases sort words each in their own way
    if index is None or len(index.lines) > LINES * (len(keys) + MANY) or sum(key not in index.by_key for key in keys) > MANY:
        index = SearchedPages(None, {}, DistinctLines(), NumberedWords())
    known = index.by_key
    new = [key for key in keys if key not in known]
    unanswered = {ruling.get_absolute_url() for ruling in Ruling.objects.filter(status=Ruling.Status.OPEN).only("id")}
    rows = SearchEntry.objects.values_list(*READ)
    chunks = [rows.iterator(chunk_size=AT_ONCE)] if len(new) > MANY else [rows.filter(pk__in=some) for some in batched(new)]
    found: dict[int, SearchedPage] = {}
    for row, numbers in index.lines.adding((row, row[-1].split("\n")) for row in chain.from_iterable(chunks)):
        key, kind, game, url, names, called, said, romaji, words, _body = row
        end, text, of_text = len(names), names + called + said, index.words.add(words.split())
        ends = end, end + len(called)
        found[key] = SearchedPage(intern(kind), intern(game), url, text, *ends, numbers, romaji, of_text, url in unanswered)
    there = {key: page for key in keys if (page := found.get(key) or known.get(key)) is not None}
    return SearchedPages(library, there, index.lines, index.words)
