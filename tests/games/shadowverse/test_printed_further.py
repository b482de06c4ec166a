"""Further printed wordings change a run as they read: lines that go on, what was selected in its order, effects in order."""

from __future__ import annotations

from collections.abc import Sequence
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


@pytest.mark.parametrize("text, then", [
    ("Halve the cost of all cards in your hand (rounding up).", ["held costs 3"]),
    ("Halve the cost of all cards in your hand.", ["held costs 2"]),
    ("Give all followers in your hand the Machina trait. Summon a Forest Bat for each Machina card in your hand.", ["my board has 1 card"]),
    ("Change a follower in your hand into a Dragoncraft follower. Summon a Forest Bat for each Dragoncraft card in your hand.", ["my board has 1 card"]),
    ("Summon a Forest Bat for each Dragoncraft card in your hand.", ["my board has 0 cards"]),
    ("Change a follower in your hand into a Machina follower. Summon a Forest Bat for each Machina card in your hand.", ["my board has 1 card"]),
    ("Change a follower in your hand into a Machina follower. Change it into a Natura follower. Summon a Forest Bat for each Machina card in your hand.", ["my board has 0 cards"]),
    ("Change a follower in your hand into a Machina follower. Change it into a Natura follower. Summon a Forest Bat for each Natura card in your hand.", ["my board has 1 card"]),
])
def test_what_a_card_in_hand_becomes(fails: Fails, text: str, then: list[str]) -> None:
    """Its cost, its traits and its class."""
    given = {"turn": "me", "me": {"hand": [{"card": "Waiter", "as": "held"}]}, "opponent": {}}
    assert fails(given, [f'I do "{text}"'], then, cards=[card("Waiter", cost=5)]) == []


@pytest.mark.parametrize("damage, small, huge, leader", [(1, 1, 0, 20), (4, 2, 2, 20), (9, 2, 6, 19)])
def test_damage_is_divided_in_the_order_of_entering(fails: Fails, damage: int, small: int, huge: int, leader: int) -> None:
    """To each as much as its defense, the rest to the leader."""
    given = {"turn": "me", "me": {}, "opponent": {"board": ["Small", "Huge"]}}
    then = [f"Small took {small} damage" if small else "Small has 0 damage", f"Huge took {huge} damage" if huge else "Huge has 0 damage", f"the enemy leader has {leader} defense"]
    assert fails(given, [f'I do "Deal {damage} damage divided between all enemies."'], then, cards=[SMALL, HUGE]) == []


@pytest.mark.parametrize("fanfare, left", [("Deal 2 damage to the enemy leader.", 18), ("Deal 2 damage to an enemy.", 20), ("Choose - Draw a card or deal 2 damage to the enemy leader.", 20)])
def test_only_what_asks_for_no_choice_is_activated(fails: Fails, fanfare: str, left: int) -> None:
    """A Fanfare with a target or a choice is left out."""
    given = {"turn": "me", "me": {"board": ["Crier"], "deck_size": 3}, "opponent": {}}
    when = ['I do "Select an allied follower. Activate its Fanfare effects (excluding Choose and targeted effects)." choosing Crier']
    assert fails(given, when, [f"the enemy leader has {left} defense"], cards=[card("Crier", f"Fanfare: {fanfare}")]) == []


@pytest.mark.parametrize("needed, bats", [(2, 1), (3, 0)])
def test_used_stack_is_counted(fails: Fails, needed: int, bats: int) -> None:
    """All that Earth Rites have used up."""
    given = {"turn": "me", "me": {"board": [{"card": "Sigil", "counters": {"stack": 2}}]}, "opponent": {}}
    text = f"Earth Rite (2): Restore 1 defense to your leader. If at least {needed} allied Stacked cards have been consumed this match, summon a Forest Bat."
    cards = [card("Sigil", "Stack 2.", "amulet", traits=["earth-sigil"])]
    assert fails(given, [f'I do "{text}"'], ["Sigil was destroyed", "my board has 1 card" if bats else "my board has 0 cards"], cards=cards) == []


def test_fused_cards_are_remembered(fails: Fails) -> None:
    """A copy of one that was fused, to whichever card."""
    given = {"turn": "me", "me": {"hand": ["Frame", {"card": "Small", "as": "spare"}]}, "opponent": {}}
    when = ["I fuse spare to Frame", 'I do "Summon a copy of a random allied follower fused this match. If you\'ve fused cards this turn, summon a Forest Bat."']
    assert fails(given, when, ["my board has 2 cards"], cards=[SMALL, card("Frame", "Fusion: followers")]) == []


@pytest.mark.parametrize("stack, used", [(2, True), (1, False)])
def test_a_printed_stack_is_there_as_the_card_enters(fails: Fails, stack: int, used: bool) -> None:
    """As much as is printed on it, played or given."""
    cards = [card("Sigil", f"Stack ({stack})", "amulet", traits=["earth-sigil"])]
    rite = 'I do "Earth Rite (2): Summon a Forest Bat."'
    there = {"turn": "me", "me": {"board": ["Sigil"]}, "opponent": {}}
    held = {"turn": "me", "me": {"hand": ["Sigil"], "pp": 1}, "opponent": {}}
    then = ["Sigil was destroyed"] if used else ["Sigil is on the board"]
    assert fails(there, [rite], then, cards=cards) == []
    assert fails(held, ["I play Sigil", rite], then, cards=cards) == []


@pytest.mark.parametrize("doing, then", [
    ("Summon 2 Clay", ["Pile has 4 stack", "my board has 1 card", "I have 0 shadows"]),
    ("Summon 2 Pile", ["my board has 1 card", "the Pile on my board has 6 stack"]),
    ("Put a Clay into your hand", ["Pile has 2 stack", "Clay is in my hand"]),
    ("Summon an enemy Clay", ["Pile has 2 stack", "the opponent's board has 1 card"]),
])
def test_earth_sigils_that_enter_join_the_stack_of_their_player(fails: Fails, doing: str, then: Sequence[str]) -> None:
    """Several at once each for itself; what lies elsewhere or with the other player does not."""
    cards = [card("Pile", "Stack (2)", "amulet", traits=["earth-sigil"]), card("Clay", "", "amulet", traits=["earth-sigil"])]
    given = {"turn": "me", "me": {"board": ["Pile"]}, "opponent": {}}
    assert fails(given, [f'I do "{doing}."'], [*then], cards=cards) == []


OF_THE_FRONT = "Last Words: Deal 5 damage to the enemy leader.\nFanfare: Deal 1 damage to the enemy leader."


@pytest.mark.parametrize("behind, left", [
    ({"text": "(Same as the unevolved form.)"}, 15),
    ({"text": "（進化前と同じ能力（ファンファーレ能力を除く））"}, 15),
    ({"text": "(Same as the unevolved form, excluding Last Words.)"}, 20),
    ({"text": "(Same as the unevolved form.)\nEvolve: Deal 2 damage to the enemy leader."}, 13),
    ({}, 15),
    ({"text": ""}, 20),
])
def test_an_evolved_side_may_be_the_same_as_the_other(fails: Fails, behind: dict[str, str], left: int) -> None:
    """Where it says so, or says nothing of its text; an empty text is none."""
    given = {"turn": "me", "me": {"board": ["Bird"], "ep": 1}, "opponent": {}}
    cards = [card("Bird", OF_THE_FRONT, evolved={"attack": 4, "defense": 4, **behind})]
    assert fails(given, ["I evolve Bird", 'I do "Destroy all allied followers."'], [f"the enemy leader has {left} defense"], cards=cards) == []
