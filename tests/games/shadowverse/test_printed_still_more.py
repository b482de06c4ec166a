"""What is done besides, where only how much is said of it; points and figures brought to a number; turns that are yet to come; played as printed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

HUGE = card("Huge", attack=5, defense=6, cost=4)
PLAY = ["I play Said"]


def said(text: str) -> dict[str, Any]:
    """A spell of 1."""
    return card("Said", text, "spell")


@pytest.mark.parametrize(("before", "after"), [(3, 9), (5, 11), (8, 11)])
def test_more_is_restored_only_if_it_is_still_little(fails: Fails, before: int, after: int) -> None:
    """Asked after the first 3."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "leader": before}, "opponent": {}}
    own = [said("Restore 3 defense to your leader. If your leader's defense is still 8 or less, restore 3 more.")]
    assert fails(given, PLAY, [f"my leader has {after} defense"], cards=own) == []


@pytest.mark.parametrize(("leader", "damage"), [(10, 5), (20, 3)])
def test_more_damage_is_dealt_at_once(fails: Fails, leader: int, damage: int) -> None:
    """One damage of 5, which a shield lets through as at most 4 at a time."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "leader": leader}, "opponent": {"board": ["Huge", "Guarded"]}}
    own = [HUGE, card("Guarded", "Can't take more than 4 damage at a time.", defense=9), said("Deal 3 damage to all enemy followers. If Vengeance is active for you, deal 2 more damage.")]
    assert fails(given, PLAY, [f"Huge has {damage} damage", f"Guarded has {min(damage, 4)} damage"], cards=own) == []


@pytest.mark.parametrize(("leader", "there"), [(10, 3), (20, 1)])
def test_more_are_summoned(fails: Fails, leader: int, there: int) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "leader": leader}, "opponent": {}}
    own = [said("Summon a Fairy. If Vengeance is active for you, summon 2 more.")]
    assert fails(given, PLAY, [f"my board has {there} cards" if there > 1 else "my board has 1 card"], cards=own) == []


@pytest.mark.parametrize(("text", "points"), [("Recover all play points.", 7), ("Recover play points until you have 5.", 5), ("Fully recover your play points.", 7)])
def test_points_are_brought_to_a_number(fails: Fails, text: str, points: int) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 2, "max_pp": 7}, "opponent": {}}
    assert fails(given, PLAY, [f"I have {points} play points"], cards=[said(text)]) == []


@pytest.mark.parametrize(("text", "figures"), [
    ("Reduce the attack of all enemy followers to 1.", ("1 attack", "6 defense")), ("Set all enemy followers' defense to 2.", ("5 attack", "2 defense")),
    ("Swap the attack and defense of all enemy followers.", ("6 attack", "5 defense")),
])  # fmt: skip
def test_figures_of_many(fails: Fails, text: str, figures: tuple[str, str]) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1}, "opponent": {"board": ["Huge"]}}
    assert fails(given, PLAY, [f"Huge has {figure}" for figure in figures], cards=[HUGE, said(text)]) == []


@pytest.mark.parametrize(("text", "drawn"), [
    ("At the end of your next turn, put a Fairy into your hand.", (0, 0, 0, 1)), ("At the end of your opponent's next turn, put a Fairy into your hand.", (0, 0, 1, 1)),
    ("Give your leader the following effect: At the end of your turn, put a Fairy into your hand.", (0, 1, 1, 2)),
])  # fmt: skip
def test_the_end_of_a_turn_that_is_yet_to_begin(fails: Fails, text: str, drawn: tuple[int, ...]) -> None:
    """Counted after nothing, after the end of this turn, of the opponent's, and of the next own (which draws one)."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "deck_size": 9}, "opponent": {"deck_size": 9}}
    ends = ["I end the turn", "opponent ends the turn", "I end the turn"]
    for turns, n in enumerate(drawn):
        expected = n + (1 if turns > 1 else 0)
        assert fails(given, [*PLAY, *ends[:turns]], [f"my hand has {expected} cards"], cards=[said(text)]) == [], turns


@pytest.mark.parametrize(("text", "drawn"), [("If it was destroyed during your turn, draw a card.", 1), ("If this follower was destroyed on your opponent's turn, draw a card.", 0)])
def test_whose_turn_it_was_destroyed_in(fails: Fails, text: str, drawn: int) -> None:
    given = {"turn": "me", "me": {"board": ["Mortal"], "hand": ["Said"], "pp": 1, "deck_size": 9}, "opponent": {}}
    own = [card("Mortal", f"Last Words: {text}"), said("Destroy all followers.")]
    assert fails(given, PLAY, [f"my hand has {drawn} cards"], cards=own) == []


@pytest.mark.parametrize("asked", ["its Countdown becomes 0", "it's destroyed", "its Countdown is 0"])
@pytest.mark.parametrize(("count", "drawn"), [(2, 1), (1, 0)])
def test_an_amulet_whose_countdown_comes_to_nothing(fails: Fails, asked: str, count: int, drawn: int) -> None:
    given = {"turn": "me", "me": {"board": ["Bell"], "hand": ["Said"], "pp": 1, "deck_size": 9}, "opponent": {}}
    own = [card("Bell", "Countdown (2)", "amulet"), said(f"Subtract {count} from the Countdown of an allied amulet. If {asked}, draw a card.")]
    assert fails(given, ["I play Said targeting Bell"], [f"my hand has {drawn} cards" if drawn != 1 else "my hand has 1 card"], cards=own) == []


def test_what_had_a_figure_changed_is_spoken_of_as_it(fails: Fails) -> None:
    """The card whose cost was reduced gets the attack, not the card that says so."""
    given = {"turn": "me", "me": {"board": ["Speaking"], "hand": ["Said", "Huge"], "pp": 1}, "opponent": {}}
    own = [HUGE, card("Speaking"), said("Subtract 1 from the cost of a random follower in your hand and give it +1/+1.")]
    assert fails(given, PLAY, ["Huge costs 3", "Huge has 6 attack", "Speaking has 2 attack"], cards=own) == []


@pytest.mark.parametrize("text", [
    "Whenever an allied follower evolves while this card is in your hand, subtract 1 from its cost.", "While this card is in your hand, whenever an allied follower evolves, subtract 1 from its cost.",
    "Activates in hand. Whenever an allied follower evolves, subtract 1 from its cost.",
])  # fmt: skip
def test_its_cost_is_that_of_the_card_in_hand(fails: Fails, text: str) -> None:
    given = {"turn": "me", "me": {"board": ["Forest Bat"], "hand": ["Waiting"], "deck_size": 4}, "opponent": {}}
    own = [card("Waiting", text, cost=5)]
    assert fails(given, ['I do "Evolve an allied follower." choosing Forest Bat'], ["Waiting costs 4"], cards=own) == []


@pytest.mark.parametrize("when", ["When you draw this card", "When this card is drawn", "Whenever you draw this card"])
@pytest.mark.parametrize("kind", ["follower", "spell"])
def test_a_card_that_is_drawn_does_what_it_says(fails: Fails, when: str, kind: str) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "deck": ["Drawn"], "pp": 1, "leader": 10}, "opponent": {}}
    own = [said("Draw a card."), card("Drawn", f"{when}, restore 2 defense to your leader.", kind)]
    assert fails(given, PLAY, ["my leader has 12 defense"], cards=own) == []


@pytest.mark.parametrize(("turns", "damage"), [(10, 2), (15, 5), (9, 0)])
def test_a_later_turn_changes_the_line_before(fails: Fails, turns: int, damage: int) -> None:
    given = {"turn": "me", "me": {"hand": ["Artful"], "pp": 9, "turns": turns}, "opponent": {"board": ["Huge"]}}
    own = [HUGE, card("Artful", "Skybound Art (10): Deal 2 damage to all enemy followers.\nSuper Skybound Art (15): Deal 5 damage instead.")]
    assert fails(given, ["I play Artful"], [f"Huge has {damage} damage"], cards=own) == []


@pytest.mark.parametrize(("rally", "then"), [(10, "Lich was destroyed"), (3, "Lich is on the board")])
def test_a_line_that_begins_with_what_it_asks_for(fails: Fails, rally: int, then: str) -> None:
    given = {"turn": "me", "me": {"hand": ["Ready"], "pp": 9, "rally": rally}, "opponent": {"board": ["Lich"]}}
    own = [card("Ready", "Rally (10): When this follower comes into play, destroy a random enemy follower.")]
    assert fails(given, ["I play Ready"], [then], cards=own) == []


@pytest.mark.parametrize(("text", "drawn"), [("Draw a card whenever you play a spell.", 1), ("Draw a card when it attacks.", 0), ("Whenever you summon a Fairy, draw a card.", 1)])
def test_when_it_comes_about_is_said_behind(fails: Fails, text: str, drawn: int) -> None:
    given = {"turn": "me", "me": {"board": ["Watching"], "hand": ["Said"], "pp": 1, "deck_size": 9}, "opponent": {}}
    own = [card("Watching", text), said("Summon a Fairy.")]
    assert fails(given, PLAY, [f"my hand has {drawn} cards" if drawn != 1 else "my hand has 1 card"], cards=own) == []


@pytest.mark.parametrize("words", ["the discarded card's cost", "that card's cost"])
def test_the_cost_of_a_card_that_is_called_so(fails: Fails, words: str) -> None:
    given = {"turn": "me", "me": {"hand": ["Said", "Huge"], "pp": 1, "deck_size": 9}, "opponent": {}}
    own = [HUGE, said(f"Discard a card. Draw X cards. X equals {words}.")]
    assert fails(given, ["I play Said targeting Huge"], ["my hand has 4 cards"], cards=own) == []
