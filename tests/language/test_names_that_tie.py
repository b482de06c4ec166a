"""Where two entries of the tables match the very same text and mean different things, that is named here, with what is meant.

Two entries tie by template where their words and parts are the same: the first alone is read. They tie by overlapping parts where a text
made of the one is read by the other as well, at the same cost: the one that stands first in the table is meant. A new entry that ties with
another is found by both tests, and is either another way to say the same, to be named below, or a mistake.
"""

from collections.abc import Iterator

import pytest

from engine.games.registry import GAMES
from engine.language.generating import Trees
from engine.language.japanese_wordings import JapaneseWording
from engine.language.phrases import Phrase, PhraseTable
from engine.language.players import ME
from engine.language.reader.english import EnglishProductions, EnglishWords
from engine.language.reader.forked import ForkedProduction, Parser
from engine.language.reader.japanese import BEING, MEASURE, JapaneseProductions, ended
from engine.language.reader.japanese_words import NARROW, JapaneseWords
from engine.language.sentences.examples import NAMES, VOCABULARY
from engine.language.sentences.reading import SENTENCE_TABLE
from engine.language.sentences.reading import START as SENTENCES
from engine.language.templates import VALUES, JaSlot, Literal, Slot
from engine.language.text import START as LINES
from engine.language.text import own_table
from engine.language.tree import Node, Part
from engine.language.wordings import Hole, W

# by template: what is meant, what the same words would mean by an entry further on in the table
SHADOWED = {
    ("deal", "deal"): "“as much damage” is as much as was dealt before, which “that much” says too",
    ("later", "say"): "at the end of this turn, as English texts say it",
    ("not_at", "cant_attack"): "of creatures in Duel Masters, whose phrase stands before that of all games",
    ("cant_attack", "cant_attack"): "players, where a game has no leaders",
    ("return", "return"): "手札に戻す without an object is of what was spoken of; Vision's own entry, of this card, is not reached",
    ("where", "repeat"): "so many times, counted once",
    ("destroyed_dying", "destroyed"): "of Vision, whose happening stands before that of all games",
}
# by overlapping parts, in sentences of scenarios: the same
OVERLAPPING = {
    ("located", "happened"): "what left the board is not there",
    ("attribute", "attribute_of"): "the figure of one card, said as of several",
    ("count_in", "located"): "a card of that name is there: one at least",
    ("located", "located"): "on the board, and in play",
    ("underwent", "located"): "returned to hand, and in hand since",
    ("located", "underwent"): "in my hand, to which it was returned",
    ("in_state", "underwent"): "being evolved or tapped is a state before it is something that happened",
    ("happened", "turn_of"): "whose turn it has become",
    ("order", "at_moment"): "one happening after another is an order",
    ("happened", "verdict"): "who won is the winner",
    ("happened", "all_happened"): "of one card, what happened to all of them",
    ("happened", "located"): "what has left a place, and is not there",
    ("located", "all_happened"): "what left the board is not there, each of them",
    ("underwent", "happened"): "no damage was taken, and it did not happen that it was",
}


def worth(symbol: str, n: int) -> Part:
    """Something to stand for a part: a node that is known again, alone or in a list."""
    one = Node("given", n=n)
    return (one,) if "[" in symbol or symbol == "described" else one


def made(rule: ForkedProduction) -> Part:
    """The tree that a production makes; None where it makes none of parts that are like no others."""
    try:
        return rule.build([worth(symbol, n) for n, symbol in enumerate(rule.symbols)])
    except (KeyError, TypeError, ValueError, AttributeError):
        return None


def kind(tree: Part) -> str:
    return tree.kind if isinstance(tree, Node) else type(tree).__name__


def shadowed(rules: list[ForkedProduction]) -> Iterator[tuple[str, str]]:
    """The productions that are those of an entry before them, with another meaning."""
    first: dict[tuple[str, tuple[str, ...]], Part] = {}
    for rule in rules:
        tree = made(rule)
        known = first.setdefault((rule.origin, rule.symbols), tree)
        if known != tree:
            yield kind(known), kind(tree)


@pytest.mark.parametrize("game", [None, *GAMES])
def test_the_same_words_mean_one_thing(game: str | None) -> None:
    """In the tables of sentences, and of each game's card texts, in both languages."""
    table, start = (SENTENCE_TABLE, SENTENCES) if game is None else (own_table(GAMES[game].vocabulary), LINES)
    found = {*shadowed(EnglishProductions(table, start).rules), *shadowed(JapaneseProductions(table, start, NARROW).rules)}
    assert found <= set(SHADOWED), found - set(SHADOWED)


class Watching(Parser):
    """A parser that notes where two readings cost the same and mean different things."""

    ties: set[tuple[str, str]]

    def _value(self, span, placed):
        if span.done:
            return span.value
        span.done = True
        read = []
        for (number, _), (rule, parts) in span.ways.items():
            values = [self._value(part, placed) for part in parts]
            read.append((rule.cost + sum(part.weight for part in parts), number, rule.build(values)))
        read.sort(key=lambda one: one[:2])
        span.weight, _, span.value = read[0]
        self.ties |= {(kind(span.value), kind(tree)) for weight, _, tree in read[1:] if weight == span.weight and tree != span.value}
        return span.value


_SAID = {
    "NUMBER": ("3", "3"), "STATS": ("+1/+1", "+1/+1"), "NAME": ("Goblin", "「ゴブリン」"), "KEYWORD": ("Ward", "守護"), "KIND": ("followers", "フォロワー"), "TRAIT": ("Commander", "指揮官"),
    "ZONE": ("hand", "手札"), "COUNTER": ("play points", "PP"), "STATE": ("Vengeance", "復讐"), "CLASS": ("Forestcraft", "エルフ"),
}  # fmt: skip
# what makes a sentence of an entry of each category
_FRAMES = {
    "claim": ("{}", "{}"), "joint": ("{}", "{}"), "stated": ("{}", "{}"), "expectation": ("{}", "{}"), "core": ("{}", "{}"), "action": ("{}", "{}"), "happening": ("it happened that {}", "{}"), "moment": ("{} , Goblin is on the board", "{}、「ゴブリン」は場にある"),
    "thing": ("{} is on the board", "{}は場にある"), "those": ("{} are on the board", "{}は場にある"), "place": ("{} has 2 cards", "{}のカードは2枚"), "figure": ("my hand has {} cards", "自分のPPは{}"), "effect": ("{} is waiting", "{}が待機している"),
    "head": ("Goblin's {} is waiting", "「ゴブリン」の{}が待機している"), "deed": ("Goblin was {}", "「ゴブリン」が{}"), "state": ("Goblin is {}", "「ゴブリン」は{}である"), "able": ("I can {}", "自分は{}できる"),
}  # fmt: skip


class Texts:
    """Makes a text of an entry: its own words, and for each of its parts the plainest that there is."""

    def __init__(self, table: PhraseTable) -> None:
        self.table = table
        self._trees = Trees(table, {})

    def plainest(self, category: str) -> Phrase:
        """The phrase of a category with the least in it."""
        phrase = min(self.table.by_category[category], key=self._trees._needed)
        return phrase if phrase.kind else self.plainest(phrase.slots()[0].category)

    def english(self, parts: tuple[Literal | Slot, ...]) -> str:
        """A template in words."""
        said = (part.forms[0] if isinstance(part, Literal) else _SAID[part.category][0] if part.is_value else self.english(self.plainest(part.category).en) for part in parts)
        return " ".join(said)

    def japanese(self, entry: Phrase | JapaneseWording, parts: tuple[str | JaSlot, ...], form: str = "") -> str:
        """A Japanese template in words, its end in a form."""
        slots, said = {slot.name: slot for slot in entry.every_slot()}, ""
        for at, part in enumerate(parts):
            asked = form if at == len(parts) - 1 else ""
            if isinstance(part, str):
                said += ended(part, asked)
            elif part.measure is not None:
                said += ended(BEING[part.measure][0], asked) if part.measure in BEING else part.measure
            elif slots[part.name].is_value and not part.category:
                said += _SAID[slots[part.name].category][1]
            else:
                inner = self.plainest(part.category or slots[part.name].category)
                said += self.japanese(inner, inner.ja, "+".join(one for one in (part.form, asked) if one))
        return said


def start_of(category: str) -> str:
    return "action" if category in ("core", "action") else "expectation"


def ties_of(table: PhraseTable) -> set[tuple[str, str]]:
    """What ties in a table: a text is made of every entry, in both languages, and read."""
    english, japanese, texts = EnglishProductions(table, SENTENCES), JapaneseProductions(table, SENTENCES, NARROW), Texts(table)
    said: list[tuple[int, str, str]] = []
    for phrase in table.phrases:
        said += [(0, phrase.category, texts.english(parts)) for parts in (phrase.en, *phrase.also_en)]
        said += [(1, phrase.category, texts.japanese(phrase, parts)) for parts in (phrase.ja, *phrase.also_ja) if parts]
    said += [(0, wording.category, texts.english(wording.en)) for wording in table.wordings]
    said += [(1, wording.category, texts.japanese(wording, wording.ja)) for wording in table.japanese]
    parsers = (
        (Watching(english.rules, [*english.terminals, *VALUES], SENTENCES), EnglishWords(english)),
        (Watching(japanese.rules, [*japanese.terminals, *VALUES, MEASURE], SENTENCES), JapaneseWords(japanese)),
    )
    Watching.ties = set()
    read = 0
    for lang, category, words in said:
        if category in _FRAMES:
            text = _FRAMES[category][lang].format(words)
            parser, spelled = parsers[lang]
            parser.parse(start_of(category), len(text), spelled.of(text, VOCABULARY, NAMES), lambda value, at: value)
            read += 1
    assert read > 4000
    return Watching.ties


def test_no_sentence_is_read_in_two_ways_but_those_that_say_the_same() -> None:
    """Every tie is one that is named above, and every one above is there."""
    assert ties_of(SENTENCE_TABLE) == set(OVERLAPPING)


def test_an_entry_that_ties_is_found() -> None:
    """By template, where it says the words of another; by overlapping parts, where a part of another is one of its words."""
    cards, dead = Hole("cards"), Node("deed", verb="banished")
    same = W("claim", "{cards:those+} died", tree=Node("underwent", cards=cards, deed=dead, negated=0))
    table = PhraseTable(SENTENCE_TABLE.phrases, [*SENTENCE_TABLE.wordings, *same], japanese=SENTENCE_TABLE.japanese)
    assert ("underwent", "underwent") in set(shadowed(EnglishProductions(table, SENTENCES).rules))
    overlapping = W("claim", "{cards:those+} is/are on my hand", tree=Node("controlled", who=ME, cards=cards))
    table = PhraseTable(SENTENCE_TABLE.phrases, [*SENTENCE_TABLE.wordings, *overlapping], japanese=SENTENCE_TABLE.japanese)
    assert ties_of(table) == {*OVERLAPPING, ("located", "controlled")}
