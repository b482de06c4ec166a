"""Further printed wordings change a run as they read: lines that go on, what was selected in its order, effects in order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

SMALL = card("Small", attack=3, defense=2)
HUGE = card("Huge", attack=1, defense=6)


def spell(text: str) -> dict[str, Any]:
    """A spell of 1."""
    return card("Two Lines", text, "spell")


def test_a_line_that_speaks_of_the_line_before_goes_on_with_it(fails: Fails) -> None:
    """“It” in the second line is what the first line selected."""
    given = {"turn": "me", "me": {"hand": ["Two Lines"], "pp": 1}, "opponent": {"board": ["Small", "Huge"]}}
    cards = [SMALL, HUGE, spell("Select an enemy follower.\nDestroy it.")]
    assert fails(given, ["I play Two Lines targeting Huge"], ["Huge was destroyed", "Small is on the board"], cards=cards) == []


def test_a_line_that_says_whom_it_means_stands_for_itself(fails: Fails) -> None:
    """“It” is what the line itself has spoken of."""
    given = {"turn": "me", "me": {"hand": ["Two Lines"], "board": ["Small"], "pp": 1}, "opponent": {"board": ["Huge"]}}
    cards = [SMALL, HUGE, spell("Deal 1 damage to an enemy follower.\nGive all allied followers Ward and give them +1/+0.")]
    assert fails(given, ["I play Two Lines"], ["Huge has 1 damage", "Small has 4 attack", "Huge has 1 attack"], cards=cards) == []


@pytest.mark.parametrize("word, small, huge", [("second", 0, 3), ("first", 3, 0)])
def test_of_two_that_were_selected_one_is_meant(fails: Fails, word: str, small: int, huge: int) -> None:
    """The first is what was selected first, the second the other."""
    text = f"Select an allied follower and then an enemy follower.\nDeal X damage to the {word} follower. X equals the first follower's attack."
    given = {"turn": "me", "me": {"hand": ["Two Lines"], "board": ["Small", "Forest Bat"], "pp": 1}, "opponent": {"board": ["Huge"]}}
    then = [f"Huge has {huge} damage", *(["Small was destroyed"] if small else ["Small is on the board"])]
    assert fails(given, ["I play Two Lines targeting Small and Huge"], then, cards=[SMALL, HUGE, spell(text)]) == []


@pytest.mark.parametrize("most, attack", [("", 4), (" (up to 2 effects)", 3)])
def test_effects_are_done_in_their_order(fails: Fails, most: str, attack: int) -> None:
    """The first, the second, and the first again, unless it says how many at most."""
    text = f"Whenever you play a spell, activate 1 of the following effects in order{most}.\n1. Gain +1/+0.\n2. Gain Ward."
    given = {"turn": "me", "me": {"hand": [{"card": "Note", "as": name} for name in ("one", "two", "three")], "board": ["Climber"], "pp": 3}, "opponent": {}}
    cards = [card("Climber", text), card("Note", "Restore 1 defense to your leader.", "spell")]
    assert fails(given, ["I play one", "I play two", "I play three"], [f"Climber has {attack} attack", "Climber has Ward"], cards=cards) == []


@pytest.mark.parametrize("pp, refused", [(1, "was refused by sv.play.forbidden"), (3, "was not refused")])
def test_what_cannot_be_played_is_judged_as_what_it_is_played_as(fails: Fails, pp: int, refused: str) -> None:
    """A follower that is played as a spell is a spell."""
    given = {"turn": "opponent", "me": {"board": ["Gate"]}, "opponent": {"hand": ["Scholar"], "pp": pp}}
    cards = [card("Gate", "Your opponent can't play spells."), card("Scholar", "Accelerate (1): Draw a card.", cost=3)]
    assert fails(given, ["opponent plays Scholar"], [f"action 1 {refused}"], cards=cards) == []


@pytest.mark.parametrize("wording, bats", [("Repeat once.", 2), ("Repeat 2 times.", 3), ("Repeat until your area is full.", 5), ("", 1)])
def test_a_sentence_is_repeated(fails: Fails, wording: str, bats: int) -> None:
    """What the sentence before does happens again so often."""
    assert fails({"turn": "me", "me": {}, "opponent": {}}, [f'I do "Summon a Forest Bat. {wording}"'], [f"my board has {bats} cards" if bats > 1 else "my board has 1 card"]) == []


def test_two_places_at_once(fails: Fails) -> None:
    """What is said of cards in hand and deck holds of both, and of no others."""
    me = {"hand": [{"card": "Small", "as": "held"}], "deck": [{"card": "Small", "as": "drawn"}], "board": [{"card": "Small", "as": "there"}]}
    when = ['I do "Give +1/+1 to all followers in your hand and deck."']
    then = ["held has 4 attack", "drawn has 4 attack", "there has 3 attack"]
    assert fails({"turn": "me", "me": me, "opponent": {}}, when, then, cards=[SMALL]) == []


ENHANCES = ("Fanfare: Summon a Forest Bat.\nEnhance (4): Summon 2 instead.\nEnhance (8): Summon 3 instead.",
            "Fanfare: Summon a Forest Bat. Enhance (4): Summon 2 instead. Enhance (8): Summon 3 instead.")


@pytest.mark.parametrize("text", ENHANCES)
@pytest.mark.parametrize("pp, cards", [(3, 2), (4, 3), (7, 3), (8, 4)])
def test_of_two_enhances_the_one_that_was_paid_counts(fails: Fails, text: str, pp: int, cards: int) -> None:
    """On lines of their own or in one; the higher takes the place of the lower."""
    given = {"turn": "me", "me": {"hand": ["Caller"], "pp": pp}, "opponent": {}}
    assert fails(given, ["I play Caller"], [f"my board has {cards} cards"], cards=[card("Caller", text)]) == []


@pytest.mark.parametrize("pp, left", [(5, 17), (6, 15), (8, 13)])
def test_two_enhances_of_what_is_done_to_a_target_name_it_once(fails: Fails, pp: int, left: int) -> None:
    """The target is the one that was named, in every form."""
    text = "Deal 3 damage to an enemy. Enhance (6): Deal 5 damage instead. Enhance (8): Deal 7 damage instead."
    given = {"turn": "me", "me": {"hand": ["Two Lines"], "pp": pp}, "opponent": {"board": ["Huge"]}}
    cards = [HUGE, spell(text)]
    assert fails(given, ["I play Two Lines targeting the enemy leader"], [f"the enemy leader has {left} defense", "Huge has 0 damage"], cards=cards) == []


@pytest.mark.parametrize("text", ["Whenever you play a spell, subtract 1 from the cost of this card.", "Whenever you play a spell, change this card's cost to 4."])
def test_what_changes_the_cost_of_its_own_card_works_in_hand(fails: Fails, text: str) -> None:
    """It need not say that it works there; on the board it does not."""
    given = {"turn": "me", "me": {"hand": [{"card": "Waiter", "as": "held"}, "Note"], "board": [{"card": "Waiter", "as": "there"}], "pp": 1}, "opponent": {}}
    cards = [card("Waiter", text, cost=5), card("Note", "Restore 1 defense to your leader.", "spell")]
    assert fails(given, ["I play Note"], ["held costs 4", "there costs 5"], cards=cards) == []


def test_what_discards_its_own_card_works_in_hand(fails: Fails) -> None:
    """Given to a card in hand."""
    given = {"turn": "me", "me": {"hand": ["Two Lines"], "pp": 1, "deck_size": 3}, "opponent": {"deck_size": 3}}
    text = "Put a Small into your hand and give it the following effect: At the end of your turn, discard this card."
    assert fails(given, ["I play Two Lines", "I end the turn"], ["Small was discarded"], cards=[SMALL, spell(text)]) == []
