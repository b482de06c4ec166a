"""What a card loses for a while or by its head, figures that grow with Spellboost, and what is asked of what a clause picks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_acts import speaker

PLAY = "I play Test Speaker"


def board(**more: Any) -> dict[str, Any]:
    return {"me": {"hand": ["Test Speaker"], "pp": 10, "deck_size": 9, **more}, "opponent": {"board": ["Lich"], "deck_size": 9}}


def test_a_lost_keyword_is_back_when_its_time_is_over(fails: Fails) -> None:
    """Ward is gone to the end of the turn, and there again in the next."""
    given = board() | {"opponent": {"board": [{"card": "Lich", "granted": ["Ward."]}], "deck_size": 9}}
    cards = speaker("An enemy follower loses Ward until the end of the turn.", "spell")
    assert fails(given, [f"{PLAY} targeting Lich"], ["Lich does not have Ward"], cards=cards) == []
    assert fails(given, [f"{PLAY} targeting Lich", "I end the turn"], ["Lich has Ward"], cards=cards) == []


def test_without_a_time_it_stays_lost(fails: Fails) -> None:
    given = board() | {"opponent": {"board": [{"card": "Lich", "granted": ["Ward."]}], "deck_size": 9}}
    cards = speaker("An enemy follower loses Ward.", "spell")
    assert fails(given, [f"{PLAY} targeting Lich", "I end the turn"], ["Lich does not have Ward"], cards=cards) == []


@pytest.mark.parametrize(("head", "hand"), [("Last Words", 0), ("Strike", 1)])
def test_abilities_of_one_head_are_gone_and_no_others(fails: Fails, head: str, hand: int) -> None:
    """Its Last Words would draw a card."""
    given = board(board=[{"card": "Fairy", "granted": ["Last Words: draw a card."]}])
    cards = speaker(f"Remove all {head} effects on an allied follower. Destroy all allied followers.", "spell")
    assert fails(given, [f"{PLAY} targeting Fairy"], ["Fairy was destroyed", f"my hand has {hand} cards"], cards=cards) == []


@pytest.mark.parametrize("boosts", [0, 3])
def test_x_grows_with_each_spellboost(fails: Fails, boosts: int) -> None:
    """2 and 1 more for each."""
    given = board(hand=[{"card": "Test Speaker", "counters": {"spellboost": boosts}}])
    cards = speaker("Deal X damage to the enemy leader. X starts at 2.\nOn Spellboost: Increase X by 1.", "spell")
    assert fails(given, [PLAY], [f"the enemy leader has {18 - boosts} defense"], cards=cards) == []


@pytest.mark.parametrize(("granted", "gone"), [(["Ward."], True), ([], False)])
def test_what_is_picked_is_asked_for_what_it_has(fails: Fails, granted: list[str], gone: bool) -> None:
    given = board() | {"opponent": {"board": [{"card": "Lich", "granted": granted}], "deck_size": 9}}
    then = ["Lich was destroyed"] if gone else ["Lich is on the board"]
    assert fails(given, [f"{PLAY} targeting Lich"], then, cards=speaker("Destroy an enemy follower if it has Ward.", "spell")) == []


@pytest.mark.parametrize(("pp", "hand"), [(7, 2), (3, 1)])
def test_only_the_last_part_hangs_on_the_condition(fails: Fails, pp: int, hand: int) -> None:
    """A card in any case, one more in Overflow."""
    given = board(max_pp=pp, pp=pp)
    assert fails(given, [PLAY], [f"my hand has {hand} cards"], cards=speaker("Draw a card, then draw a card if Overflow is active for you.", "spell")) == []


def test_both_figures_are_those_of_one_follower(fails: Fails) -> None:
    """Of two the named one has both changed, the other neither."""
    given = board() | {"opponent": {"board": [{"card": "Lich", "as": "one"}, {"card": "Lich", "as": "two"}]}}
    cards = speaker("Change an enemy follower's attack and defense to 1.", "spell")
    assert fails(given, [f"{PLAY} targeting one"], ["one has 1 attack", "one has 1 defense", "two has 4 attack", "two has 4 defense"], cards=cards) == []
    assert fails(given, [f"{PLAY} targeting two"], ["two has 1 attack", "two has 1 defense", "one has 4 attack", "one has 4 defense"], cards=cards) == []


def test_each_player_takes_the_damage(fails: Fails) -> None:
    assert fails(board(), [PLAY], ["my leader has 18 defense", "the enemy leader has 18 defense"], cards=speaker("Each player takes 2 damage.", "spell")) == []


@pytest.mark.parametrize(("pp", "damage"), [(4, 2), (5, 6)])
def test_what_is_done_once_is_done_so_often_for_enhance(fails: Fails, pp: int, damage: int) -> None:
    given = board(pp=pp) | {"opponent": {}}
    text = "Fanfare: Deal 2 damage to the enemy leader.\nEnhance (5): Do this 3 times instead."
    assert fails(given, [PLAY], [f"the enemy leader has {20 - damage} defense"], cards=speaker(text)) == []


@pytest.mark.parametrize(("pp", "word"), [(7, "Storm"), (3, "Ward")])
def test_the_other_case_may_stand_in_a_line_of_its_own(fails: Fails, pp: int, word: str) -> None:
    given = board(max_pp=pp, pp=pp)
    text = "Fanfare: If Overflow is active for you, gain Storm.\nOtherwise, gain Ward."
    assert fails(given, [PLAY], [f"Test Speaker has {word}"], cards=speaker(text)) == []


@pytest.mark.parametrize("text", ["Draw a card.\nCan be played only if Overflow is active for you.", "Draw a card.\n(Can only be played if Overflow is active for you.)"])
@pytest.mark.parametrize(("pp", "then"), [(7, "my hand has 1 card"), (3, "action 1 was refused by sv.play.only-if")])
def test_a_card_is_played_only_if_what_it_asks_for_holds(fails: Fails, text: str, pp: int, then: str) -> None:
    assert fails(board(max_pp=pp, pp=pp), [PLAY], [then], cards=speaker(text, "spell")) == []


def test_by_an_effect_it_comes_whatever_it_asks_for(fails: Fails) -> None:
    """It is put onto the board; nobody plays it."""
    oath = speaker("Can be played only if Overflow is active for you.", name={"en": "Test Oath", "ja": "試験の誓い"})
    given = board(hand=["Test Speaker", "Test Oath"], max_pp=3, pp=3)
    cards = [*speaker("Put a random follower from your hand into play.", "spell"), *oath]
    assert fails(given, [PLAY], ["Test Oath is on the board"], cards=cards) == []


WARDED = ("If this follower is evolved, it has Ward.", "While this follower is evolved, it has Ward.", "This follower has Ward while it's evolved.")


@pytest.mark.parametrize("text", WARDED)
@pytest.mark.parametrize(("evolved", "word"), [(True, "has"), (False, "does not have")])
def test_what_holds_of_it_holds_of_the_card_that_says_so(fails: Fails, text: str, evolved: bool, word: str) -> None:
    given = {"me": {"board": [{"card": "Test Speaker", "evolved": evolved}]}, "opponent": {}}
    cards = speaker(text, evolved={"attack": 3, "defense": 3, "text": text})
    assert fails(given, ["nothing is done"], [f"Test Speaker {word} Ward"], cards=cards) == []


@pytest.mark.parametrize(("boosts", "cost"), [(3, 2), (2, 4)])
def test_a_spell_costs_less_if_something_is_so_of_it(fails: Fails, boosts: int, cost: int) -> None:
    given = board(hand=[{"card": "Test Speaker", "counters": {"spellboost": boosts}}])
    cards = [{**speaker("If this card has been Spellboosted at least 3 times, it costs 2 less.\nDraw a card.", "spell")[0], "cost": 4}]
    assert fails(given, ["I end the turn"], [f"Test Speaker costs {cost}"], cards=cards) == []
