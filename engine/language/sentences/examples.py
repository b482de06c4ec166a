"""Examples: a whole sentence for each phrase that has an example, and the names and the words of a game in which they are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.kernel.vocabulary import Vocabulary, words
from engine.language.happenings import of_scenarios
from engine.language.names import Names
from engine.language.phrases import Phrase
from engine.language.sentences.reading import SENTENCE_TABLE, parse_action, parse_expectation, with_rules
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
        "reason": "action 2 was refused because {}",
    }  # fmt: skip
    if category in frames:
        return frames[category].format(example), parse_expectation
    actions = {
        "aim": "I play Goblin targeting {}", "pick": "I play Goblin choosing {}", "how": "I play Goblin with {}",
        "declaration": "I declare {}",
        "object": "Goblin is summoned for {}",
    }  # fmt: skip
    return actions[category].format(example), parse_action
