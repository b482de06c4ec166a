"""Costs of cards in hand that follow the table: as long as it holds, and no longer; never below nothing."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_japanese_later import card, word

ONE_LESS = "このカードのコストは、自分の場のフォロワー1体につき-1される。"
SAME = (ONE_LESS, "Costs 1 less for each allied follower.", "Subtract X from the cost of this card. X equals the number of allied followers in play.")
HELD = [{"name": {"en": "Test Tome", "ja": "試験の書"}, "kind": "amulet", "class": "neutral", "cost": 1, "text": "これが場にある限り、自分の手札のスペルのコストを-1する。"}]


@pytest.mark.parametrize("text", SAME)
@pytest.mark.parametrize("board, cost", [([], 3), (["Fairy"], 2), (["Fairy"] * 5, 0)])
def test_it_costs_less_for_each(fails: Fails, text: str, board: list[str], cost: int) -> None:
    """One follower, one less; five of them, nothing."""
    given = {"me": {"board": board, "hand": ["Test Speaker"]}, "opponent": {}}
    own = [{**card(text)[0], "cost": 3}]
    assert fails(given, ["I end the turn"], [f"Test Speaker costs {cost}"], cards=own) == []


def test_it_costs_more_again(fails: Fails) -> None:
    """The followers are gone, and so is what they took off."""
    given = {"me": {"board": ["Fairy", "Fairy"], "hand": ["Test Speaker", "Test Word"]}, "opponent": {}}
    own = [{**card(ONE_LESS)[0], "cost": 3}, word("自分のフォロワーすべてを破壊する。")]
    assert fails(given, ["I play Test Word"], ["Test Speaker costs 3"], cards=own) == []


def test_what_is_shown_is_paid(fails: Fails) -> None:
    """With 1 play point and two followers a card of 3 is played."""
    given = {"me": {"board": ["Fairy", "Fairy"], "hand": ["Test Speaker"], "pp": 1}, "opponent": {}}
    own = [{**card(ONE_LESS)[0], "cost": 3}]
    assert fails(given, ["I play Test Speaker"], ["Test Speaker is on the board", "I have 0 pp"], cards=own) == []


def test_a_change_for_good_stays(fails: Fails) -> None:
    """One less for good, besides one less for the follower; that goes with the follower."""
    given = {"me": {"board": ["Fairy"], "hand": ["Test Speaker", "Test Word", "Test Word 2"]}, "opponent": {}}
    own = [{**card(ONE_LESS)[0], "cost": 4}, word("自分の手札のフォロワーすべてのコストを-1する。"), word("自分のフォロワーすべてを破壊する。", "Test Word 2")]
    assert fails(given, ["I play Test Word", "I play Test Word 2"], ["Test Speaker costs 3"], cards=own) == []


def test_an_amulet_makes_spells_cost_less(fails: Fails) -> None:
    """As long as it is there; the spell that destroys it ends it, and a follower is none."""
    given = {"me": {"board": ["Test Tome"], "hand": ["Test Speaker", "Test Word", "Test Word 2"]}, "opponent": {}}
    spells = [{**word("カードを1枚引く。"), "cost": 2}, word("自分のアミュレットすべてを破壊する。", "Test Word 2")]
    own = [{**card("守護")[0], "cost": 2}, *spells, *HELD]
    assert fails(given, ["I end the turn"], ["Test Word costs 1", "Test Speaker costs 2"], cards=own) == []
    assert fails(given, ["I play Test Word 2"], ["Test Word costs 2"], cards=own) == []


@pytest.mark.parametrize("text", ["覚醒 状態である限り、このカードのコストは-2される。", "While Overflow is active for you, subtract 2 from the cost of this card."])
@pytest.mark.parametrize("pp, cost", [(6, 5), (7, 3)])
def test_as_long_as_a_state_is_active(fails: Fails, text: str, pp: int, cost: int) -> None:
    """In Overflow two less."""
    given = {"me": {"hand": ["Test Speaker"], "max_pp": pp}, "opponent": {}}
    own = [{**card(text)[0], "cost": 5}]
    assert fails(given, ["I end the turn"], [f"Test Speaker costs {cost}"], cards=own) == []


def test_a_spell_costs_less_too(fails: Fails) -> None:
    """What a spell's text says of its own cost holds in hand; the rest is done when it is played."""
    given = {"me": {"board": ["Fairy", "Fairy"], "hand": ["Test Word"], "pp": 2, "deck_size": 3}, "opponent": {}}
    own = [{**word(ONE_LESS + "\nカードを1枚引く。"), "cost": 4}]
    assert fails(given, ["I play Test Word"], ["my hand has 1 card", "I have 0 pp"], cards=own) == []


@pytest.mark.parametrize("text", ["Costs 1 if Overflow is active for you.", "While Overflow is active for you, change this card's cost to 1.", "覚醒状態なら、このカードのコストは1になる。"])
@pytest.mark.parametrize("max_pp, cost", [(6, 5), (7, 1)])
def test_a_cost_is_so_much_as_long_as_a_state_is_active(fails: Fails, text: str, max_pp: int, cost: int) -> None:
    """In Overflow just 1, whatever is printed."""
    given = {"me": {"hand": ["Test Speaker"], "max_pp": max_pp}, "opponent": {}}
    own = [{**card(text)[0], "cost": 5}]
    assert fails(given, ["I end the turn"], [f"Test Speaker costs {cost}"], cards=own) == []


def test_less_is_taken_off_what_a_cost_is_said_to_be(fails: Fails) -> None:
    """It costs 3 here, and one less for the follower, whichever line stands first."""
    given = {"me": {"board": ["Fairy"], "hand": ["Test Speaker"]}, "opponent": {}}
    for text in (f"{ONE_LESS}\nCosts 3 if an allied follower is in play.", f"Costs 3 if an allied follower is in play.\n{ONE_LESS}"):
        assert fails(given, ["I end the turn"], ["Test Speaker costs 2"], cards=[{**card(text)[0], "cost": 6}]) == []
