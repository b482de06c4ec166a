"""Further printed wordings change a run as they read: one of several is meant, other targets for the same damage, what comes in later turns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

SMALL = card("Small", attack=3, defense=2)
HUGE = card("Huge", attack=1, defense=6)
TOTEM = card("Totem", "", "amulet")


def spell(text: str, **more: Any) -> dict[str, Any]:
    """A spell of 1."""
    return card("Said", text, "spell", **more)


def mine(*board: Any, pp: int = 1, **more: Any) -> dict[str, Any]:
    """My side with the spell in hand."""
    return {"hand": ["Said"], "pp": pp, "board": list(board), **more}


def test_what_all_allied_followers_and_amulets_are_is_on_one_side(fails: Fails) -> None:
    """The amulets of the other side stay where they are."""
    given = {"turn": "me", "me": mine("Small", "Totem"), "opponent": {"board": [{"card": "Totem", "as": "theirs"}]}}
    then = ["Small is in my hand", "theirs is on the board", "I have 2 cards in hand"]
    assert fails(given, ["I play Said"], then, cards=[SMALL, TOTEM, spell("Return all allied followers and amulets to your hand.")]) == []


@pytest.mark.parametrize("which, gone, left", [("highest", "Small", "Huge"), ("lowest", "Huge", "Small")])
def test_the_one_with_the_most_is_meant(fails: Fails, which: str, gone: str, left: str) -> None:
    """The enemy follower with the highest, or the lowest, attack."""
    given = {"turn": "me", "me": mine(), "opponent": {"board": ["Small", "Huge"]}}
    text = f"Destroy the enemy follower with the {which} attack."
    assert fails(given, ["I play Said"], [f"{gone} was destroyed", f"{left} is on the board"], cards=[SMALL, HUGE, spell(text)]) == []


@pytest.mark.parametrize("pp, damage", [(1, 0), (4, 1)])
def test_damage_goes_to_others_instead(fails: Fails, pp: int, damage: int) -> None:
    """As much damage, to all of them, where Enhance is paid."""
    given = {"turn": "me", "me": mine(pp=pp), "opponent": {"board": ["Small", "Huge"]}}
    text = "Deal 1 damage to an enemy follower.\nEnhance (4): Deal damage to all enemy followers instead."
    when, then = ["I play Said targeting Small"], ["Small has 1 damage", f"Huge has {damage} damage"]
    assert fails(given, when, then, cards=[SMALL, HUGE, spell(text)]) == []


@pytest.mark.parametrize("board, pp", [([], 4), (["Small"], 5)])
def test_points_are_recovered_to_another_number(fails: Fails, board: list[str], pp: int) -> None:
    """2 as a rule, 3 where the condition holds."""
    given = {"turn": "me", "me": mine(*board, pp=3, max_pp=6), "opponent": {}}
    text = "Recover 2 play points. If an allied follower is in play, recover 3 instead."
    assert fails(given, ["I play Said"], [f"I have {pp} PP"], cards=[SMALL, spell(text)]) == []


@pytest.mark.parametrize("turns, attack", [(9, 2), (10, 3), (15, 5)])
def test_arts_within_a_line_wait_for_their_turns(fails: Fails, turns: int, attack: int) -> None:
    """A Skybound Art is there from the tenth turn on, a super one from the fifteenth."""
    text = "Fanfare: Skybound Art (10) - Gain +1/+0. Super Skybound Art (15) - Gain +2/+0."
    given = {"turn": "me", "me": {"hand": ["Artful"], "pp": 1, "turns": turns}, "opponent": {}}
    assert fails(given, ["I play Artful"], [f"Artful has {attack} attack"], cards=[card("Artful", text)]) == []


@pytest.mark.parametrize("turns, hand", [(1, 2), (2, 4), (3, 5)])
def test_what_comes_in_the_next_turns_comes_so_often(fails: Fails, turns: int, hand: int) -> None:
    """A card more at the start of the next two turns, and none in the third; each turn draws one besides."""
    given = {"turn": "me", "me": mine(deck=["Small"] * 9), "opponent": {"deck": ["Small"] * 9}}
    when = ["I play Said", *(["I end my turn", "opponent ends the turn"] * turns)]
    assert fails(given, when, [f"I have {hand} cards in hand"], cards=[SMALL, spell("At the start of your next 2 turns, draw a card.")]) == []


@pytest.mark.parametrize("times, cards", [(2, 0), (3, 1), (4, 1)])
def test_the_third_time_is_waited_for(fails: Fails, times: int, cards: int) -> None:
    """Only the third damage of the turn draws."""
    text = "When your leader takes damage for the third time this turn, draw a card."
    given = {"turn": "me", "me": {"board": ["Watcher"], "hand": ["Thorn"], "pp": 1, "deck": ["Small"] * 3}, "opponent": {}}
    cast = [SMALL, card("Watcher", text), card("Thorn", f"Do this {times} times: deal 1 damage to your leader.", "spell")]
    assert fails(given, ["I play Thorn"], [f"I have {cards} cards in hand"], cards=cast) == []


def test_either_moment_sets_it_off(fails: Fails) -> None:
    """At the end of the turn, and when it leaves play."""
    text = "When this follower leaves play, or at the end of your turn, draw a card."
    given = {"turn": "me", "me": {"board": ["Restless"], "deck": ["Small"] * 5}, "opponent": {"hand": ["Said"], "pp": 1, "deck": ["Small"] * 5}}
    cast = [SMALL, card("Restless", text), spell("Destroy an enemy follower.")]
    assert fails(given, ["I end my turn"], ["I have 1 card in hand"], cards=cast) == []
    assert fails({**given, "turn": "opponent"}, ["opponent plays Said targeting Restless"], ["I have 1 card in hand"], cards=cast) == []


def test_the_rest_of_a_mode_is_done_besides(fails: Fails) -> None:
    """What stands behind “select a Mode” is done after the mode."""
    text = "Fanfare: Select a Mode to activate. Deal 1 damage to this follower.\n1. Gain +3/+0.\n2. Draw a card."
    given = {"turn": "me", "me": {"hand": ["Modish"], "pp": 1, "deck": ["Small"]}, "opponent": {}}
    then = ["Modish has 5 attack", "Modish has 1 damage", "I have 0 cards in hand"]
    assert fails(given, ["I play Modish choosing 1"], then, cards=[SMALL, card("Modish", text)]) == []


def test_an_effect_of_a_later_turn_is_not_stackable(fails: Fails) -> None:
    """Given twice, it comes once."""
    text = "Give your leader the following effect: At the start of your next turn, draw a card. (This effect is not stackable.)"
    given = {"turn": "me", "me": {"hand": [{"card": "Said", "as": "one"}, {"card": "Said", "as": "two"}], "pp": 2, "deck": ["Small"] * 5}, "opponent": {"deck": ["Small"] * 5}}
    when = ["I play one", "I play two", "I end my turn", "opponent ends the turn"]
    assert fails(given, when, ["I have 2 cards in hand"], cards=[SMALL, spell(text)]) == []


@pytest.mark.parametrize("fairies, attack", [(1, 2), (2, 3), (5, 4)])
def test_so_much_for_every_two(fails: Fails, fairies: int, attack: int) -> None:
    """+1/+0 for each pair of cards in hand, what is left over for nothing."""
    given = {"turn": "me", "me": {"hand": ["Counting", *["Small"] * fairies], "pp": 1}, "opponent": {}}
    text = "Fanfare: Gain +1/+0 for every 2 Smalls in your hand."
    assert fails(given, ["I play Counting"], [f"Counting has {attack} attack"], cards=[SMALL, card("Counting", text)]) == []


@pytest.mark.parametrize("own, theirs, gone", [(1, 0, False), (0, 1, True)])
def test_a_condition_behind_asks_what_the_effect_is_about(fails: Fails, own: int, theirs: int, gone: bool) -> None:
    """“That follower if it's damaged”: it is that follower, not the one that attacks."""
    given = {"turn": "me", "me": {"board": [{"card": "Hunter", "damage": own}]}, "opponent": {"board": [{"card": "Huge", "damage": theirs}]}}
    hunter = card("Hunter", "When this follower attacks a follower, destroy that follower if it's damaged.", attack=1, defense=9)
    assert fails(given, ["Hunter attacks Huge"], ["Huge was destroyed" if gone else "Huge is on the board"], cards=[HUGE, hunter]) == []


@pytest.mark.parametrize("cost, left", [(4, 1), (3, 3)])
def test_a_cost_that_is_asked_is_the_one_that_changes(fails: Fails, cost: int, left: int) -> None:
    """“If this card costs 4, change its cost”: its own, not that of the spell."""
    given = {"turn": "me", "me": {"hand": [{"card": "Dear", "cost": cost}, "Said"], "pp": 1}, "opponent": {}}
    dear = card("Dear", "Whenever you play a spell, if this card costs 4 play points, change its cost to 1.", cost=5)
    assert fails(given, ["I play Said"], [f"Dear costs {left}"], cards=[dear, spell("Gain 1 shadow.")]) == []


def test_what_is_put_off_is_done_to_what_was_spoken_of(fails: Fails) -> None:
    """At the end of the turn those are destroyed that had gained Storm, and nobody else."""
    given = {"turn": "me", "me": mine("Small", {"card": "Huge", "as": "mine"}), "opponent": {"board": [{"card": "Huge", "as": "theirs"}]}}
    text = "All allied followers gain Storm until the end of the turn. At the end of the turn, destroy them."
    then = ["Small was destroyed", "mine was destroyed", "theirs is on the board"]
    assert fails(given, ["I play Said", "I end my turn"], then, cards=[SMALL, HUGE, spell(text)]) == []


def test_all_other_followers_of_a_name_are_other_than_this_one(fails: Fails) -> None:
    """What a sentence before was done to is no less another follower, even where the card itself is none of that name."""
    given = {"turn": "me", "me": {"hand": ["Captain"], "board": ["Small", "Huge"], "pp": 1}, "opponent": {}}
    captain = card("Captain", "Fanfare: Give +1/+1 to all other allied followers. Give Ward to all other allied Smalls.")
    assert fails(given, ["I play Captain"], ["Small is 4/3", "Small has Ward", "Huge does not have Ward"], cards=[SMALL, HUGE, captain]) == []


@pytest.mark.parametrize("target, hand", [("Small", 1), ("Huge", 0)])
def test_what_it_had_is_asked_of_the_destroyed_one(fails: Fails, target: str, hand: int) -> None:
    """“If it had 3 attack or more”: as it was before it was destroyed."""
    given = {"turn": "me", "me": mine(deck=["Small"] * 2), "opponent": {"board": ["Small", "Huge"]}}
    text = "Destroy an enemy follower. If it had 3 attack or more, draw a card."
    assert fails(given, [f"I play Said targeting {target}"], [f"my hand has {hand} card{'s' * (hand != 1)}"], cards=[SMALL, HUGE, spell(text)]) == []


@pytest.mark.parametrize("shadows, keyword", [(0, "Rush"), (4, "Storm")])
def test_what_is_done_otherwise_is_done_where_a_cost_is_not_paid(fails: Fails, shadows: int, keyword: str) -> None:
    """“Otherwise” behind a cost."""
    given = {"turn": "me", "me": {"hand": ["Payer"], "pp": 1, "shadows": shadows}, "opponent": {}}
    payer = card("Payer", "Fanfare: Necromancy (4) - Gain Storm. Otherwise, gain Rush.")
    assert fails(given, ["I play Payer"], [f"Payer has {keyword}"], cards=[payer]) == []


def test_damage_is_as_much_as_the_selected_one_has(fails: Fails) -> None:
    """“Its attack” is that of the follower that was selected."""
    given = {"turn": "me", "me": mine("Small"), "opponent": {"board": ["Huge"]}}
    text = "Select an allied follower and deal damage equal to its attack to an enemy follower."
    assert fails(given, ["I play Said targeting Small and Huge"], ["Huge has 3 damage"], cards=[SMALL, HUGE, spell(text)]) == []


def test_so_often_as_spells_were_played(fails: Fails) -> None:
    """For each spell that I have played this turn."""
    given = {"turn": "me", "me": {"hand": ["Said", "Counting"], "pp": 2}, "opponent": {}}
    counting = card("Counting", "Fanfare: Deal 2 damage to the enemy leader for each spell you've played this turn.")
    assert fails(given, ["I play Said", "I play Counting"], ["opponent's leader has 18 defense"], cards=[spell("Gain 1 shadow."), counting]) == []


@pytest.mark.parametrize("shadows, damage", [(7, 6), (5, 0)])
def test_a_cost_of_x_is_worked_out_before_it_is_paid(fails: Fails, shadows: int, damage: int) -> None:
    """Necromancy (X) costs what X is, and is not paid where there are too few."""
    text = "Fanfare: Necromancy (X) - Deal X damage to all other followers. X equals the number of enemy followers in play plus 4."
    given = {"turn": "me", "me": {"hand": ["Reaper"], "pp": 1, "shadows": shadows}, "opponent": {"board": ["Wall", "Huge"]}}
    then = [f"Wall has {damage} damage", f"I have {shadows - damage} shadows"]
    wall = card("Wall", attack=1, defense=9)
    assert fails(given, ["I play Reaper"], then, cards=[card("Huge", attack=1, defense=7), wall, card("Reaper", text)]) == []


def test_each_x_is_the_one_of_its_sentence(fails: Fails) -> None:
    """“For each” counts for itself; the X that stands at the end is another number."""
    text = "Fanfare: Return all allied Smalls to your hand. Summon a Huge for each follower returned to your hand. Then, give all allied followers +X/+0. X equals the number of cards in your hand plus 1."
    given = {"turn": "me", "me": {"hand": ["Caller"], "board": ["Small", "Small"], "pp": 1}, "opponent": {}}
    then = ["my board holds Caller, Huge and Huge", "Caller has 5 attack", "Huge has 4 attack"]
    assert fails(given, ["I play Caller"], then, cards=[SMALL, HUGE, card("Caller", text)]) == []


def test_what_asks_whether_its_card_is_in_hand_works_there(fails: Fails) -> None:
    """It lies in hand as the turn begins, and it is its own cost that changes."""
    text = "At the start of your turn, if this card is in your hand, subtract 1 from its cost."
    given = {"turn": "opponent", "me": {"hand": ["Waiting"], "board": ["Small"], "deck": ["Small"] * 3}, "opponent": {}}
    assert fails(given, ["opponent ends the turn"], ["Waiting costs 4", "Small costs 1"], cards=[SMALL, card("Waiting", text, cost=5)]) == []
