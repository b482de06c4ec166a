"""The reference of scenario sentences (docs/scenarios.md), made from the phrase tables, so that it cannot go stale."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from engine.kernel.vocabulary import Vocabulary, words
from engine.language.errors import LanguageError
from engine.language.happenings import of_scenarios
from engine.language.names import Names
from engine.language.phrases import Phrase
from engine.language.sentences.reading import SENTENCE_TABLE, parse_action, parse_expectation, render, with_rules
from engine.language.tree import Node

_ZONES = """
board | board | 場 | place=on the board
hand | hand | 手札
deck | deck | 山札
cemetery | cemetery | 墓場
"""
_COUNTERS = """
pp | play point | PP
shadows | shadow | 墓場の数
rally | rally | 連携 | plural=rally
"""
VOCABULARY = Vocabulary(
    "reference",
    (
        *words("keyword", "ward | Ward | 守護"),
        *words("kind", "follower | follower | フォロワー | measure=体"),
        *words("trait", "commander | Commander | 指揮官"),
        *(replace(word, common=word.id == "board") for word in words("zone", _ZONES)),
        *words("counter", _COUNTERS),
        *words("state", "vengeance | Vengeance | 復讐"),
    ),
)
NAMES = with_rules(
    Names(
        {"Leonel": "lionel", "Lionel": "lionel"},
        {
            "goblin": {"en": "Goblin", "ja": "ゴブリン"},
            "fighter": {"en": "Fighter", "ja": "ファイター"},
            "magitrain": {"en": "Magitrain", "ja": "マジックトレイン"},
            "lionel": {"en": "Lionel, Woodland Shadow", "ja": "フォレストダーク・レオネル"},
            "tenkos-shrine": {"en": "Tenko's Shrine", "ja": "天狐の社"},
        },
    ),
    {
        "sv.fizzle.source-left": {"en": "What left the board does nothing", "ja": "場を離れたカードの効果"},
        "sv.timing.played": {"en": "Played before entering", "ja": "プレイ時は場に出た時より先"},
    },
)

_HEADINGS = (
    ("Actions (`when`)", ("core", "action")),
    ("Expectations (`then`, `otherwise`)", ("claim", "joint", "stated", "expectation")),
    ("Happenings", ("happening", "step")),
    ("What somebody could do", ("able",)),
    ("Moments", ("moment",)),
    ("Cards and leaders", ("thing", "those", "ordinal")),
    ("Places", ("place",)),
    ("Figures", ("figure", "attribute")),
    ("Effects", ("effect", "head")),
    ("What is done to a card", ("deed",)),
    ("States of a card", ("state",)),
    ("Targets, choices", ("aim", "pick", "how", "declaration")),
    ("Players, phases", ("subject", "owner", "object", "phase")),
)
_NOTES = {
    "Actions (`when`)": "One action a line. A player is `I` or `opponent`. What follows an action (`with`, `targeting`, `choosing`, "
    "`ordering … before …`) can be combined.",
    "Expectations (`then`, `otherwise`)": "What is said of several cards (`A and B …`) must hold for each.",
    "What somebody could do": "It stands in `I can …` and `opponent can't …`, and is tried apart: nothing that follows knows of it.",
    "Happenings": "They stand in `first …, then …`, `it happened that …`, `once …, …`, `that … cites …`; alone, also in the past, they say that it happened.",
}


def phrases_of(categories: tuple[str, ...]) -> Iterator[Phrase]:
    """The phrases of some categories that have an example, in the order of the table."""
    return (p for p in SENTENCE_TABLE.phrases if p.category in categories and p.example)


def phrases_of_game(vocabulary: Vocabulary, categories: tuple[str, ...]) -> Iterator[Phrase]:
    """The phrases of some categories that one game has alone and that have an example."""
    own = (*of_scenarios(vocabulary.happenings), *(p for p in vocabulary.sentences if isinstance(p, Phrase)))
    return (p for p in own if p.category in categories and p.example)


def in_sentence(phrase: Phrase) -> tuple[str, Callable[..., Node]]:
    """A whole sentence with the phrase's example in it, and what parses it."""
    category, example = phrase.category, phrase.example
    if category in ("core", "action"):
        return example, parse_action
    frames = {
        "claim": "{}", "joint": "{}", "stated": "{}", "expectation": "{}",
        "happening": "it happened that {}", "step": "first {}", "moment": "{}, Goblin is on the board", "thing": "{} is on the board", "those": "{} are on the board",
        "ordinal": "the {} Goblin is on the board", "place": "{} has 2 cards", "figure": "my hand has {} cards",
        "attribute": "Goblin has 3 {}", "effect": "{} is waiting", "head": "Goblin's {} is waiting", "deed": "Goblin was {}",
        "state": "Goblin is {}", "able": "I can {}", "owner": "{} leader has 3 attack", "subject": "{} wins", "phase": "it is the {} phase",
    }  # fmt: skip
    if category in frames:
        return frames[category].format(example), parse_expectation
    actions = {
        "aim": "I play Goblin targeting {}", "pick": "I play Goblin choosing {}", "how": "I play Goblin with {}",
        "declaration": "I declare {}",
        "object": "Goblin is summoned for {}",
    }  # fmt: skip
    return actions[category].format(example), parse_action


def reference() -> str:
    """The tables of docs/scenarios.md: every phrase with an example, its canonical English and its Japanese."""
    out = []
    for heading, categories in _HEADINGS:
        out += [f"### {heading}", ""]
        if heading in _NOTES:
            out += [_NOTES[heading], ""]
        out += ["| write | meaning | shown in Japanese | kind |", "|---|---|---|---|"]
        for phrase in phrases_of(categories):
            sentence, parse = in_sentence(phrase)
            tree = parse(sentence, NAMES, VOCABULARY)
            ja = render(tree, "ja", NAMES, VOCABULARY)
            out.append(f"| {phrase.example} | {phrase.says} | {ja} | `{phrase.kind}` |".replace("|  |", "| |"))
        out.append("")
    return "\n".join(out)


def rows_of_game(vocabulary: Vocabulary) -> Iterator[tuple[str, str, str]]:
    """What is said of one game alone, as it is written, what it means where that is not plain, and its Japanese."""
    for phrase in phrases_of_game(vocabulary, tuple(category for _, categories in _HEADINGS for category in categories)):
        sentence, parse = in_sentence(phrase)
        try:
            tree = parse(sentence, NAMES, vocabulary)
        except LanguageError:  # an example with words of its own
            continue
        yield phrase.example, phrase.says, render(tree, "ja", NAMES, vocabulary)


_BEGIN, _END = "<!-- phrases -->\n", "<!-- end of phrases -->"


def in_document(text: str, tables: str) -> str:
    """The document with these tables between its two marks."""
    head, _, rest = text.partition(_BEGIN)
    _, _, tail = rest.partition(_END)
    return f"{head}{_BEGIN}\n{tables}\n{_END}{tail}"


if __name__ == "__main__":
    document = Path("docs/scenarios.md")
    document.write_text(in_document(document.read_text(encoding="utf-8"), reference()), encoding="utf-8")
