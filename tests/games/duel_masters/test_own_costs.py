"""What a card says of its own cost counts where it is used from, and what is less for each of several is less by their number."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME, spell
from tests.games.duel_masters.test_words import done

DRAGON, GOBLIN = plain("Test Dragon", 1000, traits=["dragon"]), plain("Test Goblin", 1000)
LINES = [
    ("This creature costs 1 less to summon for each Dragon you have in the battle zone.", "en", "This costs X less, where X is the number of allied Dragons."),
    ("This creature costs 2 less for each Dragon in your mana zone.", "en", "This costs X less, where X is twice the number of Dragons in your mana zone."),
    ("Your creatures cost 1 less to summon for each of your tapped creatures. They can't cost less than 2.", "en",
     "All allied creatures cost X less, to no less than 2, where X is the number of allied tapped creatures."),
    ("自分のドラゴン1体につき、このクリーチャーの召喚コストを1少なくする。ただし、コストは0以下にはならない。", "ja",
     "This costs X less, to no less than 1, where X is the number of allied Dragons."),
    ("このクリーチャーを召喚するコストは、自分のマナゾーンにあるドラゴン1体につき2少なくなる。", "ja", "This costs X less, where X is twice the number of Dragons in your mana zone."),
]  # fmt: skip


@pytest.mark.parametrize(("line", "lang", "means"), LINES)
def test_less_for_each_is_less_by_their_number(line: str, lang: str, means: str) -> None:
    """In both languages, with the least that is said."""
    assert done(line, "creature", lang) == means


def paid(fails: Fails, card: dict[str, Any], mana: int, **more: Any) -> bool:
    """Whether so many cards in the mana zone are enough for a card from hand."""
    me = {"hand": [card["name"]["en"]], "mana": [f"{mana} x Test Goblin"], "deck": ["3 x Test Goblin"], **more}
    then = ["the game goes on", f"{card['name']['en']} was played"]
    return fails({"turn": "me", "me": me}, [f"I play {card['name']['en']}"], then, GAME, [card, DRAGON, GOBLIN]) == []


@pytest.mark.parametrize(
    ("text", "dragons", "cost"),
    [
        ("This costs 2 less.", 0, 4),
        ("This costs 1 less for each of your Dragons.", 0, 6),
        ("This costs 1 less for each of your Dragons.", 2, 4),
        ("This costs 2 less for each of your Dragons.", 2, 2),
        ("This costs 2 less for each of your Dragons.", 4, 1),
        ("This costs 2 less for each of your Dragons. It can't cost less than 3.", 2, 3),
        ("While you have 2 or more Dragons in the battle zone, this costs 3 less.", 1, 6),
        ("While you have 2 or more Dragons in the battle zone, this costs 3 less.", 2, 3),
    ],
)
def test_what_a_card_costs_less_by_its_own_text_is_not_paid(fails: Fails, text: str, dragons: int, cost: int) -> None:
    """It is so much and no less, of a creature and of a spell."""
    battle = {"battle": [f"{dragons} x Test Dragon"]} if dragons else {}
    for card in ({**plain("Test Giant", 3000, text), "cost": 6}, {**spell("Test Order", f"{text}\nDraw a card."), "cost": 6}):
        assert paid(fails, card, cost, **battle)
        assert cost == 1 or not paid(fails, card, cost - 1, **battle)


def test_what_lies_in_hand_makes_no_other_card_cost_less(fails: Fails) -> None:
    """What is said of cards that fit is said as long as the card is in the battle zone."""
    chief = plain("Test Chief", 3000, "All allied creatures cost 2 less.")
    giant = {**plain("Test Giant", 3000), "cost": 4}
    me = {"hand": ["Test Giant", "Test Chief"], "mana": ["2 x Test Goblin"]}
    when, then = ["I play Test Giant"], ["Test Giant was played"]
    assert fails({"turn": "me", "me": me}, when, then, GAME, [giant, chief, GOBLIN]) != []
    assert fails({"turn": "me", "me": {**me, "hand": ["Test Giant"], "battle": ["Test Chief"]}}, when, then, GAME, [giant, chief, GOBLIN]) == []


@pytest.mark.parametrize("text", ["バトルゾーンに自分のクリーチャーが2体以上あれば、このクリーチャーを召喚するコストは3少なくなる。", "If you have 2 or more creatures in the battle zone, this creature costs 3 less to summon."])
def test_its_own_cost_is_less_where_something_is_so(fails: Fails, text: str) -> None:
    """In the hand, as it is summoned."""
    cards = [plain("Test Dear", 5000, text, cost=4), plain("Test Goblin", 1000)]
    for creatures, then in ((2, "Test Dear is in the battle zone"), (1, "action 1 was refused by dm.play.cost-is-paid")):
        board = {"turn": "me", "me": {"hand": ["Test Dear"], "mana": ["Test Goblin"], "battle": [f"{creatures} x Test Goblin"]}}
        assert fails(board, ["I summon Test Dear"], [then], GAME, cards) == []
