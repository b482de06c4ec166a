"""The words a game adds to the language: its kinds of card, traits, classes, keywords, zones, points, states, and happenings of its own.

They are data. The grammar knows only that a KEYWORD or a ZONE stands somewhere; which words those are, in both languages, a game says
with a Vocabulary, so one grammar serves all games and a new trait rebuilds nothing.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from engine.kernel.happenings import CardWording, Happening, Pair

CATEGORIES = ("kind", "trait", "class", "keyword", "zone", "counter", "state")


@dataclass(frozen=True)
class Word:
    """One word of a game.

    `measure` is the Japanese counting word of a kind (体, 枚, つ); `place` how a zone is said as a place in English ("on the board");
    `also` further spellings that are understood and never written; `cards` what the cards in a zone are called there (English as in a
    template, Japanese), where that is more than "cards"; ``common`` is true of a zone that is spoken of as one though each player has cards
    there ("the board").
    """

    category: str
    id: str
    en: str
    ja: str
    plural: str = ""
    measure: str = ""
    place: str = ""
    also: tuple[str, ...] = ()
    cards: tuple[str, str] = ("", "")
    common: bool = False

    def spelled(self, plural: bool) -> str:
        """Its English, of one or of several."""
        return pluralised(self.en, self.plural) if plural else self.en


def pluralised(word: str, plural: str = "") -> str:
    """The English plural by the ordinary rules, unless one is given."""
    if plural:
        return plural
    lower = word.lower()
    if lower.endswith(("s", "x", "ch", "sh", "z")):
        return word + "es"
    if lower.endswith("y") and lower[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


@dataclass(frozen=True)
class Vocabulary:
    """All words of one game; looked up by category and id. Made once per game and compared by its name.

    `happenings` are the kinds of events that only this game has and that can be spoken of: an entry is all that is needed. `readings` are
    happenings that all games share and that the card texts of this one mean otherwise, by their ids. `phrases` are those that only this
    game's cards have (or have in place of the shared one of the same English), `printed` the wordings in which only they are printed, of
    either language, `reminders` what they say in brackets only to remind of a rule, `sentences` what its players say in scenarios,
    `plainer` what they say in other words, by language and category (:mod:`engine.language.sentences.plainly`); to the vocabulary all five
    are values (:mod:`engine.language.phrases`, :mod:`engine.language.wordings`, :mod:`engine.language.brackets`). `heads` are the keywords
    that cards print on a line of their own above the one line that they are about, `head_rows` are patterns of rows that stand so and are
    more than a keyword. `called` says what shared phrases name otherwise here,
    in either language, by their words or, with its category before it, a whole phrase (:func:`players_and`); `life` the counter that says
    what a player has left, where that is not the defense of a leader. `does` is what can be done and seen in the game
    (:mod:`engine.kernel.doings`, which its :class:`~engine.kernel.game.Game` fills in): a sentence that needs more is refused; None where
    nobody says. `names_in_brackets` says that 「…」 in a text
    is a name even where no card is known by it. `keywords_explained` says that a keyword of which nothing is known means what its card
    says in brackets behind it. `in_play_alone` are shared happenings that in this game befall cards in play alone. `conditions_reach` says
    that its Japanese cards mean a condition of all sentences behind it, `giving_is_done` that what they give without a condition is given
    once, at a moment, and never holds as long as the card is there. `root` is the game's vocabulary itself, where cards brought
    traits of their own (:meth:`having`).
    """

    game: str
    words: tuple[Word, ...]
    happenings: tuple[Happening, ...] = ()
    readings: Mapping[str, CardWording] = field(default_factory=dict, compare=False)
    printed: tuple[object, ...] = field(default=(), compare=False, repr=False)
    phrases: tuple[object, ...] = field(default=(), compare=False, repr=False)
    reminders: tuple[object, ...] = field(default=(), compare=False, repr=False)
    heads: tuple[str, ...] = field(default=(), compare=False)
    head_rows: tuple[str, ...] = field(default=(), compare=False, repr=False)
    sentences: tuple[object, ...] = field(default=(), compare=False, repr=False)
    plainer: Mapping[str, Mapping[str, tuple[object, ...]]] = field(default_factory=dict, compare=False, repr=False)
    does: frozenset[str] | None = field(default=None, compare=False, repr=False)
    called: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    life: str = ""
    names_in_brackets: bool = field(default=False, compare=False)
    keywords_explained: bool = field(default=False, compare=False)
    in_play_alone: frozenset[str] = field(default=frozenset(), compare=False)
    conditions_reach: bool = field(default=False, compare=False)
    giving_is_done: bool = field(default=False, compare=False)
    root: Vocabulary | None = field(default=None, compare=False, repr=False)
    _by_id: dict[tuple[str, str], Word] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for word in self.words:
            if word.category not in CATEGORIES:
                raise ValueError(f"{word.category} is no category of words; there are {', '.join(CATEGORIES)}")
            if (word.category, word.id) in self._by_id:
                raise ValueError(f"two words of {self.game} are called {word.category} {word.id}")
            self._by_id[word.category, word.id] = word

    def __hash__(self) -> int:
        return hash((self.game, len(self.words)))

    def worded(self, text: str) -> str:
        """A sentence, an example or a line of the log that all games share, in this game's own words for things."""
        plain, pattern = (self.root or self)._instead
        return pattern.sub(lambda found: plain[found[0]], text) if plain else text

    @cached_property
    def _instead(self) -> tuple[Mapping[str, str], re.Pattern[str]]:
        plain = {said: word for said, word in self.called.items() if not any(mark in said for mark in "{}:~")}
        return plain, re.compile("|".join(sorted(map(re.escape, plain), key=len, reverse=True)))

    def word(self, category: str, ident: str) -> Word:
        """The word of a category with this id; an unknown trait is called by its id. Raises KeyError for any other unknown id."""
        try:
            return self._by_id[category, ident]
        except KeyError:
            if category == "trait":  # traits are open: one that only cards brought is called as they spell it
                called = " ".join(part.capitalize() for part in ident.split("-"))
                return Word(category, ident, called, called)
            raise KeyError(f"{self.game} has no {category} {ident}") from None

    def has(self, category: str, ident: str) -> bool:
        """Whether the game itself has such a word."""
        return (category, ident) in self._by_id

    def of(self, category: str) -> Iterator[Word]:
        """All words of a category, in the order of the game's tables."""
        return (word for word in self.words if word.category == category)

    def having(self, more: Iterable[Word]) -> Vocabulary:
        """These words and some more; a word whose id there is already stays as it is."""
        new = {(w.category, w.id): w for w in more if not self.has(w.category, w.id)}
        return replace(self, words=(*self.words, *new.values()), root=self.root or self) if new else self

    def spellings(self) -> Iterable[tuple[str, Word]]:
        """Every spelling that is understood, with its word."""
        for word in self.words:
            yield word.en, word
            if word.category in ("kind", "trait", "counter") or word.plural:
                yield word.spelled(True), word
            for other in word.also:
                yield other, word


_FIGURES_JA = {"attack": "攻撃力", "defense": "体力"}


def players_and(characters: str, one: str = "", *, life: Pair | None = None, figures: Mapping[str, Pair] | None = None) -> dict[str, str]:
    """What shared phrases say of leaders and followers, where players stand for themselves and cards called `characters` fight.

    ``one`` is such a card in English, which stays as it is where none is given. ``life`` is what players are restored, where it is not
    called defense; ``figures`` are what attack and defense are called.
    """
    called = {
        "自分のリーダーかフォロワー": f"自分か自分の{characters}",
        "相手のリーダーかフォロワー": f"相手か相手の{characters}",
        "自分のリーダー": "自分",
        "相手のリーダー": "相手",
        "{who}リーダー": "{who:subject}",
        "リーダー": "プレイヤー",
        "フォロワー": characters,
        "both~leaders": "the~players",
        "leader": "player",
        "Leader": "Player",
    }
    if one:
        called |= {"follower": one, "Follower": one.capitalize()}
    if life is not None:
        called |= {
            "restore {amount:much} defense": f"restore {{amount:much}} {life[0]}",
            "restore[s] {amount:figure} defense": f"restore[s] {{amount:figure}} {life[0]}",
            "{amount:NUMBER} defense is restored": f"{{amount:NUMBER}} {life[0]} is/are restored",
            "体力を{amount}": f"{life[1]}を{{amount}}",
            "体力が{amount}": f"{life[1]}が{{amount}}",
        }
    if figures:
        called["attack~and~defense"] = "~and~".join(figures.get(figure, (figure, ""))[0] for figure in _FIGURES_JA)
    for figure, (en, ja) in (figures or {}).items():
        called |= {f"attribute: {figure}": en, f"attribute: original~{figure}": f"original~{en}", _FIGURES_JA[figure]: ja}
    return called


NO_WORDS = Vocabulary("", ())  # of a game whose cards and sentences nobody writes


def words(category: str, rows: str) -> tuple[Word, ...]:
    """Words from a table, one a line: `id | English | Japanese | name=value …` (plural, measure, place, also; `also` divided by `/`)."""
    made = []
    for row in rows.strip().splitlines():
        cells = [cell.strip() for cell in row.split("|")]
        if not any(cells):
            continue
        ident, en, ja, *rest = cells
        more: dict[str, Any] = dict(cell.split("=", 1) for cell in rest if cell)
        also = tuple(more.pop("also", "").split("/")) if "also" in more else ()
        made.append(Word(category, ident, en, ja, also=also, **more))
    return tuple(made)
