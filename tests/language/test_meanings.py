"""Every phrase of the card table in every game: it does something there, or it is said that it cannot be done; none is passed over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.kernel import continuous_costs
from engine.kernel.cards import Ability, Definition, Face
from engine.kernel.game import Game
from engine.language import Grammar, Node
from engine.language.cards import CARD_TABLE
from engine.language.errors import LanguageError
from engine.language.meaning.define import Gap, Printed, define
from tests.cast.card_words import NAMES, VOCABULARY

PHRASES = [p for p in CARD_TABLE.phrases if p.kind]
DRAW = "Fanfare: if {}, draw a card."
COUNT = "Fanfare: deal X damage to the enemy leader, where X is {}."
COUNTED = "Fanfare: draw {} cards, where X is the number of cards in your hand."
AROUND = {  # the lines in which an example of a category can stand; the first that reads it is taken
    "player": ["Fanfare: {} draws a card.", "Fanfare: deal 1 damage to {}."],
    "owner": ["Fanfare: put a chosen follower into {} deck."],
    "attribute": [
        "Fanfare: double the {} of this.",
        "Fanfare: deal 1 damage to a chosen follower with the highest {}.",
        COUNT.format("its {}"),
    ],
    **{c: ["Fanfare: {}.", "{}.", "Fanfare: draw a card. {}."] for c in ("core", "picking", "clause", "steps")},
    "effect": [
        "Fanfare: {}.",
        "{}.",
        "Fanfare: draw a card. {}.",
        "Fanfare: do this 2 times: draw a card. If Resonance is active, {} instead.",
        "Fanfare: choose one: draw a card; evolve this. If Resonance is active, {} instead.",
    ],
    "sentence": ["{}", "Fanfare: {}", "Fanfare: draw a card. {}", "Fanfare: discard a chosen card in your hand. {}", "Fanfare: draw X cards. {}"],
    **{c: ["{}: draw a card."] for c in ("trigger", "headed")},
    **{c: [DRAW] for c in ("condition", "condition_one", "condition_and")},
    "target": [
        "Fanfare: destroy {}.",
        "Fanfare: look at the top 5 cards of your deck. Put {} into your hand.",
        "Fanfare: deal 1 damage to a chosen enemy follower. Destroy {}.",
    ],
    **{c: ["Fanfare: destroy all {}.", "Fanfare: destroy a chosen {}."] for c in ("filter", "plain_filter")},
    "pointer": ["Fanfare: destroy {}.", "Fanfare: discard a chosen card in your hand. Banish {}.", "Clash: deal 1 damage to {}."],
    **{c: ["{}"] for c in ("line", "ability_line")},
    "wish": ["Fanfare: do this 2 times: {}."],
    "option": ["Fanfare: do the next 1 in order: {}; draw a card."],
    "body": ["Fanfare: {}"],
    "modifier": ["{} whenever you play a card: draw a card.", "{} Fanfare: draw a card.", "{} activated effect: draw a card."],
    "whence_one": ["When this is banished {}: draw a card."], "whence": ["When this is banished {}: draw a card."],
    "happening": ["When this {}: draw a card.", "Whenever an enemy follower {}: draw a card."],
    "happened": ["Fanfare: if this {} this turn, draw a card."],
    "deed": ["Whenever your opponent {}: draw a card."],
    "deed_done": ["Fanfare: if you {} this turn, draw a card."],
    "deed_none": ["Fanfare: if you {} this turn, draw a card."],
    "happened_none": ["Fanfare: if this {} this turn, draw a card."],
    "nobody": ["Fanfare: if {} evolved this turn, draw a card."],
    "quality": ["This {}.", "You {}.", "Fanfare: this {}."],
    "grant": ["Fanfare: give this {}."],
    "cost": ["Fanfare: {}: draw a card."],
    "duration": ["Fanfare: give this +1/+1 {}."],
    "subject": ["Whenever {} is destroyed: draw a card.", DRAW.format("{} is on the board")],
    **{c: [COUNT] for c in ("amount", "amount_one")},
    "test": ["Fanfare: destroy all followers {}.", "Fanfare: destroy up to 2 chosen followers {}."],
    "adjective": ["Fanfare: destroy all {} followers.", "Fanfare: destroy all {} amulets."],
    **{c: ["Fanfare: destroy a chosen {}."] for c in ("noun", "noun_one")},
    **{c: ["Fanfare: summon {}."] for c in ("made", "new_card")},
    "into": ["Fanfare: put a chosen follower {}."],
    "would": ["If this would {}, draw a card instead."],
    "forbidden": ["This can't be {}."],
    "left_out": ["This can't be affected {}."],
    "agent": ["This can't be destroyed {}."],
    "source": ["This takes 1 less damage {}."],
    "period": ["Fanfare: if this evolved {}, draw a card."],
    "head": ["Fanfare: destroy all followers with {}."],
    "any_head": ["Fanfare: destroy all followers with {}."],
    **{c: ["Fanfare: draw {} cards.", COUNTED] for c in ("count", "quantity")},
    "much": ["Fanfare: deal {} damage to the enemy leader.", COUNT.replace("X", "{}", 1).replace("is {}", "is your shadows")],
    "bound": [DRAW.format("you have {} shadows")],
    "limit": [DRAW.format("its cost is {}"), DRAW.format("its attack is {}"), DRAW.format("your shadows are {}")],
    "place": ["{}, whenever you play a card: draw a card.", "Fanfare: destroy all followers {}."],
    "done_to": ["Fanfare: banish the card {} this way."],
    "else_part": ["Fanfare: if Resonance is active, draw a card. {}"],
    "in_turn": ["If this would leave the board {}, draw a card instead."],
    "phase_name": ["Whenever you play a card: if it is the {}, draw a card."],
    "price": ["A.Skill, {}: draw a card.", "Activated effect, {}: draw a card."],
    "times": ["Fanfare: spellboost all cards in your hand {}."],
}
KINDS = {"countdown": "amulet", "stack": "amulet", "maneuver": "amulet"}
USED = {"turn_over": "event"}  # what only cards that are used and gone can do, in the one game that does it
TABLES = {
    "shadowverse": "follower",
    "duel-masters": "creature",
    "duel-masters-plays": "creature",
    "vision": "character",
    "chrono-card": "character",
}
DOCUMENT = Path(__file__).parents[2] / "docs" / "language.md"


@cache
def grammar() -> Grammar:
    return Grammar([CARD_TABLE], ["line"], VOCABULARY)


LINES: dict[int, list[Node]] = {}


def lines_of(phrase) -> list[Node]:
    """The trees of all lines that read a phrase's example as that phrase."""
    if id(phrase) not in LINES:
        LINES[id(phrase)] = [node for around in AROUND[phrase.category] if (node := read(around.format(phrase.example), phrase.kind))]
        assert LINES[id(phrase)], f"no line reads {phrase.example!r} as {phrase.kind}; add one to AROUND[{phrase.category!r}]"
    return LINES[id(phrase)]


def read(text: str, kind: str) -> Node | None:
    try:
        node = grammar().parse("line", text, NAMES)
    except LanguageError:
        return None
    return node if any(n.kind == kind for n in node.walk()) else None


def another(slug: str) -> Definition:
    return Definition(slug, {"en": slug, "ja": slug}, "follower", "", frozenset(), 1, {"front": Face(1, 1, (), ())})


BEHIND = ("as_unevolved",)  # what only an evolved side can say


def compiled(game: Game, line: Node, kind: str = "follower") -> tuple[Definition, list[Gap]]:
    sides = ((), (1, 1, (line,))) if any(n.kind in BEHIND for n in line.walk()) else ((line,), None)
    printed = Printed("x", {"en": "X", "ja": "X"}, kind, "", frozenset(), 1, 1, 1, *sides)
    return define(game, printed, another, lambda node, category: {"en": "", "ja": ""})


def passed_over(game: Game, card: Definition) -> list[str]:
    """What of a card can never come to anything in a game: nothing made of its text, or an ability that nobody ever wakes."""
    face = card.faces["front"]
    if not (face.abilities or face.keywords or card.data):
        return ["nothing was made of it"]
    return [wrong for h in face.abilities for wrong in asleep(game, h.ability)]


def asleep(game: Game, a: Ability) -> list[str]:
    found = []
    wakes = [e for e in (*a.hears, a.trigger.event if a.trigger is not None else "") if e and e[0] not in "~!"]
    wakes += [e[1:] for e in a.hears if e[0] == "~" and e not in ("~holds", "~reckons", continuous_costs.LISTENS, continuous_costs.FIXES)]
    by_itself = a.trigger is not None and a.trigger.event in ("playing", "used")
    found += [f"no {e} ever happens" for e in wakes if not by_itself and not game.hears(e)]
    if a.role == "triggered" and a.hears and not a.zones & frozenset(game.listening):
        found.append(f"nothing is heard in {sorted(a.zones)}")
    return found


REMINDS = ("remark", "as_unevolved")  # it is there to do nothing of its own


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_phrase_does_something_or_is_said_to_have_no_meaning(game):
    wrong = {}
    for phrase in PHRASES:
        for line in lines_of(phrase):
            card, gaps = compiled(GAMES[game], line, KINDS.get(phrase.kind, TABLES[game]))
            idle = [] if gaps or phrase.kind in REMINDS else passed_over(GAMES[game], card)
            unnamed = ["a gap without a name" for gap in gaps if not gap.missing]
            if idle or unnamed:
                wrong[f"{phrase.category}, {phrase.kind}: “{phrase.example}”"] = [*idle, *unnamed]
    assert wrong == {}


def test_the_document_names_the_kinds_that_no_game_has_a_meaning_for():
    def meant(phrase) -> bool:
        kinds = (KINDS.get(phrase.kind, "follower"), "spell", USED.get(phrase.kind, "spell"))
        return any(not compiled(game, line, kind)[1] for game in GAMES.values() for line in lines_of(phrase) for kind in kinds)

    said = {p.kind for p in PHRASES if meant(p)}
    (named,) = re.findall(r"no game can do yet: (.*?)\.\n", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert sorted({p.kind for p in PHRASES} - said) == re.findall(r"`(\w+)`", named)


@pytest.mark.parametrize("many, missing", [("2", []), ("X", ["amount x"]), ("that many", ["amount that_many"])])
def test_on_how_many_a_creature_is_put_is_a_number_that_is_printed(many, missing):
    line = grammar().parse("line", f"This is put on {many} allied followers.", NAMES)
    assert [str(gap.missing) for gap in compiled(GAMES["duel-masters"], line, "creature")[1]] == missing
