"""Crests lie beside the board and work there; Earth Sigils can be held; super-evolving changes what evolving does."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

SMALL = card("Small", attack=3, defense=2)
GIVER = "Fanfare: Gain Crest: Giver.\n"


def giver(*lines: str) -> dict[str, object]:
    """A follower that gives its crest of these lines."""
    return card("Giver", GIVER + "\n".join(f"Crest: {line}" for line in lines))


def test_what_a_crest_says_is_no_ability_of_its_card(fails: Fails) -> None:
    """The card on the board does not draw; the crest does."""
    given = {"turn": "me", "me": {"board": ["Giver"], "deck": ["Small"] * 3}, "opponent": {}}
    cards = [SMALL, giver("At the end of your turn, draw a card.")]
    assert fails(given, ["I end my turn"], ["I have 0 cards in hand"], cards=cards) == []
    played = {"turn": "me", "me": {"hand": ["Giver"], "pp": 1, "deck": ["Small"] * 3}, "opponent": {}}
    assert fails(played, ["I play Giver", "I end my turn"], ["I have 1 card in hand"], cards=cards) == []


def test_a_crest_stays_when_its_card_is_gone(fails: Fails) -> None:
    """It is the player's and no longer depends on the follower."""
    given = {"turn": "me", "me": {"hand": ["Giver", "Blow", "Note"], "pp": 3, "defense": 10}, "opponent": {}}
    cards = [giver("Whenever you play a spell, restore 2 defense to your leader."), card("Blow", "Destroy an allied follower.", "spell"), card("Note", "Gain 1 shadow.", "spell")]
    assert fails(given, ["I play Giver", "I play Blow", "I play Note"], ["Giver was destroyed", "my leader has 14 defense"], cards=cards) == []


def test_what_holds_in_a_crest_holds_while_it_is_there(fails: Fails) -> None:
    """A continuous effect begins with the crest and ends with it."""
    given = {"turn": "me", "me": {"hand": ["Giver"], "board": ["Small"], "pp": 1}, "opponent": {}}
    cards = [SMALL, giver("All allied followers have Ward.")]
    assert fails(given, ["I play Giver"], ["Small has Ward"], cards=cards) == []
    assert fails(given, ["I play Giver", 'I do "Destroy your Crest: Giver."'], ["Small does not have Ward"], cards=cards) == []


@pytest.mark.parametrize("delay, restored", [("", 2), ("Delay the count of your Crest: Giver by 1.", 3)])
def test_the_count_of_a_crest_can_be_delayed(fails: Fails, delay: str, restored: int) -> None:
    """It works so many turns, and one more."""
    given = {"turn": "me", "me": {"hand": ["Giver"], "pp": 1, "defense": 10, "deck": ["Small"] * 9}, "opponent": {"deck": ["Small"] * 9}}
    when = ["I play Giver", *([f'I do "{delay}"'] if delay else []), *["I end my turn", "opponent ends the turn"] * 4]
    cards = [SMALL, giver("Countdown (2)", "At the start of your turn, restore 1 defense to your leader.")]
    assert fails(given, when, [f"my leader has {10 + restored} defense"], cards=cards) == []


def test_the_end_of_a_crest_is_no_destruction(fails: Fails) -> None:
    """Nobody who watches for destruction or leaving hears of it, and it leaves no shadow."""
    given = {"turn": "me", "me": {"hand": ["Giver"], "board": ["Mourner"], "pp": 1}, "opponent": {}}
    cards = [giver("Your leader can't take more than 1 damage at a time."), card("Mourner", "Whenever another allied card is destroyed, gain +5/+0.")]
    then = ["Mourner has 2 attack", "I have 0 shadows"]
    assert fails(given, ["I play Giver", 'I do "Destroy your Crest: Giver."'], then, cards=cards) == []


def test_crests_are_counted_and_given_to_the_other_player(fails: Fails) -> None:
    """Each player has their own."""
    text = "Give your opponent Crest: Giver. Gain Crest: Giver. Gain Crest: Giver. Deal X damage to the enemy leader. X is the number of crests you have."
    given = {"turn": "me", "me": {"hand": ["Several"], "pp": 1}, "opponent": {}}
    assert fails(given, ["I play Several"], ["opponent's leader has 18 defense"], cards=[giver("Countdown (3)"), card("Several", text, "spell")]) == []


@pytest.mark.parametrize("held, rite, damage, left", [(1, 2, 0, 1), (2, 2, 3, 0), (3, 2, 3, 1)])
def test_held_sigils_pay_for_an_earth_rite(fails: Fails, held: int, rite: int, damage: int, left: int) -> None:
    """As many as it asks for, or none."""
    given = {"turn": "me", "me": {"hand": ["Rite", "Once"], "pp": 2}, "opponent": {}}
    cards = [card("Rite", f"Gain {held} earth sigils. Earth Rite ({rite}): Deal 3 damage to the enemy leader.", "spell"), card("Once", "Earth Rite: Deal 1 damage to the enemy leader.", "spell")]
    assert fails(given, ["I play Rite", "I play Once"], [f"opponent's leader has {20 - damage - left} defense"], cards=cards) == []


def test_held_sigils_are_used_up_before_a_stack(fails: Fails) -> None:
    """An Earth Sigil on the board gives only what is missing."""
    given = {"turn": "me", "me": {"hand": ["Rite"], "board": ["Pile"], "pp": 1}, "opponent": {}}
    cards = [card("Rite", "Gain an earth sigil. Earth Rite (2): Deal 3 damage to the enemy leader.", "spell"), card("Pile", "Stack (2)", "amulet", traits=["earth-sigil"])]
    assert fails(given, ["I play Rite"], ["opponent's leader has 17 defense", "Pile is on the board"], cards=cards) == []
    again = ['I do "Earth Rite: Deal 1 damage to the enemy leader."'] * 2
    assert fails(given, ["I play Rite", *again], ["opponent's leader has 16 defense", "Pile was destroyed"], cards=cards) == []


@pytest.mark.parametrize("how, damage", [("evolve", 0), ("super-evolve", 2)])
def test_super_evolving_changes_what_evolving_does(fails: Fails, how: str, damage: int) -> None:
    """The same damage to all of them, where it is super-evolved."""
    text = "Evolve: Deal 2 damage to an enemy follower.\nSuper-Evolve: Deal damage to all enemy followers instead."
    given = {"turn": "me", "me": {"board": ["Riser"], "ep": 1, "sep": 1, "turns": 9}, "opponent": {"board": ["Huge", "Broad"]}}
    cards = [card("Huge", attack=1, defense=6), card("Broad", attack=1, defense=6), card("Riser", text, evolved={"attack": 4, "defense": 4})]
    assert fails(given, [f"I {how} Riser targeting Huge"], ["Huge has 2 damage", f"Broad has {damage} damage"], cards=cards) == []


def test_a_card_goes_back_to_the_deck(fails: Fails) -> None:
    """It is put into the deck, and another is drawn."""
    given = {"turn": "me", "me": {"hand": ["Swap", "Small"], "pp": 1, "deck": []}, "opponent": {}}
    cards = [SMALL, card("Swap", "Select a card in your hand and return it to deck. Draw a card.", "spell")]
    assert fails(given, ["I play Swap targeting Small"], ["I have 1 card in hand", "my deck has 0 cards"], cards=cards) == []


def test_a_board_has_crests_of_those_cards_alone_that_give_one(fails: Fails) -> None:
    given = {"turn": "me", "me": {"crests": ["Giver"], "deck": ["Small"] * 3}, "opponent": {}}
    assert fails(given, ["I end my turn"], ["I have 1 card in hand"], cards=[SMALL, giver("At the end of your turn, draw a card.")]) == []
    wrong, *_ = fails({**given, "me": {"crests": ["Small"]}}, ["I end my turn"], [], cards=[SMALL])
    assert "“Crest: …”" in wrong
    wrong, *_ = fails({**given, "me": {"crests": ["Fairy"]}}, ["I end my turn"], [])
    assert "“Crest: …”" in wrong


@pytest.mark.parametrize(("held", "attack"), [(0, 1), (2, 2)])
def test_an_earth_rite_of_all_there_is_needs_something_to_use_up(fails: Fails, held: int, attack: int) -> None:
    """With no sigil none is performed, and nobody hears of one."""
    witness = {"card": "Fairy", "granted": ["Whenever you perform an Earth Rite: gain +1/+0."]}
    given = {"turn": "me", "me": {"board": [witness], "hand": ["Rite"], "pp": 1, "deck_size": 3}, "opponent": {}}
    sigils = f"Gain {held} earth sigils. " if held else ""
    cards = [card("Rite", f"{sigils}Earth Rite X: Draw X cards.", "spell")]
    assert fails(given, ["I play Rite"], [f"Fairy has {attack} attack", f"my hand has {held} cards"], cards=cards) == []
