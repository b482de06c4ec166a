"""Conditions of one card, one behind the other, and what a condition asks for, spoken of behind something else: played as printed."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

CHEAP, BIG = card("Cheap"), card("Big", attack=5, defense=9)
TOME, BELL = card("Tome", "Draw a card.", "spell"), card("Bell", "", "amulet")
ALTERNATIVES = "Fanfare: Discard a card. If it was a spell, draw 2 cards. If it was a follower, gain +2/+2."


@pytest.mark.parametrize(("discarded", "hand", "figures"), [("Tome", 2, "2/2"), ("Big", 0, "4/4"), ("Bell", 0, "2/2")])
@pytest.mark.parametrize("text", [ALTERNATIVES, "ファンファーレ 手札を1枚捨てる。それがスペルなら、カードを2枚引く。それがフォロワーなら、これは+2/+2を得る。"])
def test_it_is_the_same_card_in_each_condition(fails: Fails, text: str, discarded: str, hand: int, figures: str) -> None:
    """Neither the cards that were drawn since, nor nothing where none were."""
    given = {"turn": "me", "me": {"hand": ["Said", discarded], "deck": ["Cheap", "Cheap"], "pp": 5}, "opponent": {}}
    then = [f"my hand has {hand} cards", f"Said is {figures}"]
    assert fails(given, ["I play Said"], then, cards=[card("Said", text), CHEAP, BIG, TOME, BELL]) == []


@pytest.mark.parametrize(("entered", "hand", "rush"), [("Cog", 1, "has"), ("Cheap", 0, "does not have")])
def test_it_is_what_the_ability_waited_for(fails: Fails, entered: str, hand: int, rush: str) -> None:
    text = "Whenever another allied follower comes into play, if it's a Machina card, draw a card. If it has at least 3 attack, give it Rush."
    given = {"turn": "me", "me": {"board": ["Said"], "hand": [entered], "deck": ["Big"], "pp": 5}, "opponent": {}}
    own = [card("Said", text), CHEAP, BIG, card("Cog", traits=["Machina"], attack=3)]
    assert fails(given, [f"I play {entered}"], [f"my hand has {hand} card" + "s" * (hand != 1), f"{entered} {rush} Rush"], cards=own) == []


@pytest.mark.parametrize(("act", "then"), [("draw a card", "Tome is in my hand"), ("gain +1/+0", "Said has 3 attack")])
@pytest.mark.parametrize(("there", "fate"), [("Big", "was destroyed"), ("Cheap", "is on the board")])
def test_they_are_those_asked_for_behind_another_act(fails: Fails, act: str, then: str, there: str, fate: str) -> None:
    text = f"Fanfare: If an enemy follower with 5 or more attack is in play, {act} and destroy them."
    given = {"turn": "me", "me": {"hand": ["Said"], "deck": ["Tome"], "pp": 5}, "opponent": {"board": [there]}}
    own = [card("Said", text), CHEAP, BIG, TOME]
    assert fails(given, ["I play Said"], [f"{there} {fate}", "Said is on the board", *[then] * (there == "Big")], cards=own) == []


@pytest.mark.parametrize(("mine", "wall", "cog"), [(20, 1, 1), (8, 3, 3)])
@pytest.mark.parametrize("text", [
    "Fanfare: Deal 1 damage to all enemy followers. If Vengeance is active for you, deal 3 damage to them instead.",
    "Fanfare: Deal 1 damage to all enemy followers.\nIf Vengeance is active for you, deal 3 damage to them instead.",
])  # fmt: skip
def test_them_in_what_is_done_instead_are_those_it_would_have_been_done_to(fails: Fails, text: str, mine: int, wall: int, cog: int) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "leader": mine, "pp": 5}, "opponent": {"board": ["Big", "Cog"]}}
    own = [card("Said", text), BIG, card("Cog", defense=9)]
    assert fails(given, ["I play Said"], [f"Big has {wall} damage", f"Cog has {cog} damage"], cards=own) == []


@pytest.mark.parametrize(("pp", "figures"), [(5, "6/10"), (6, "7/11")])
def test_them_beneath_enhance_are_those_above(fails: Fails, pp: int, figures: str) -> None:
    text = "Fanfare: Give all other allied followers +1/+1.\nEnhance (6): Give them +2/+2 instead."
    given = {"turn": "me", "me": {"hand": ["Said"], "board": ["Big"], "pp": pp}, "opponent": {}}
    assert fails(given, ["I play Said"], [f"Big is {figures}"], cards=[card("Said", text), BIG]) == []


@pytest.mark.parametrize(("text", "of_two", "of_one", "of_none"), [
    ("Fanfare: Deal 2 damage to all enemy followers. If any are destroyed, draw a card for each.", 2, 1, 0),
    ("Fanfare: Deal 2 damage to all enemy followers. If any followers were destroyed by this effect, draw a card for each of them.", 2, 1, 0),
    ("Fanfare: Deal 2 damage to all enemy followers. If any are destroyed, draw a card.", 1, 1, 0),
    ("Fanfare: Deal 2 damage to all enemy followers. If at least 2 enemy followers are destroyed, draw a card.", 1, 0, 0),
    ("Fanfare: Deal 2 damage to all enemy followers. If 2 or more are destroyed, draw a card.", 1, 0, 0),
])  # fmt: skip
def test_any_and_so_many_of_those_to_which_it_was_done(fails: Fails, text: str, of_two: int, of_one: int, of_none: int) -> None:
    for small, drawn in ((2, of_two), (1, of_one), (0, of_none)):
        board = ["Big", *({"card": "Cheap", "as": f"small {n}"} for n in range(small))]
        given = {"turn": "me", "me": {"hand": ["Said"], "deck": ["Tome"] * 4, "pp": 5}, "opponent": {"board": board}}
        then = [f"my hand has {drawn} card" + "s" * (drawn != 1), "Big has 2 damage"]
        assert fails(given, ["I play Said"], then, cards=[card("Said", text), CHEAP, BIG, TOME]) == []


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [("Cheap", "Tome", 1), ("Tome", "Cheap", 0)])
def test_so_many_that_you_discarded_are_yours(fails: Fails, mine: str, theirs: str, drawn: int) -> None:
    text = "Fanfare: Each player discards a random card. If you discarded at least 1 follower, draw a card."
    given = {"turn": "me", "me": {"hand": ["Said", mine], "deck": ["Bell"], "pp": 5}, "opponent": {"hand": [theirs]}}
    then = [f"my hand has {drawn} card" + "s" * (drawn != 1), "opponent's hand is empty"]
    assert fails(given, ["I play Said"], then, cards=[card("Said", text), CHEAP, TOME, BELL]) == []


@pytest.mark.parametrize(("there", "cog", "cheap"), [("Cog", "4/4", ""), ("Cheap", "", "3/3")])
@pytest.mark.parametrize("text", [
    "Fanfare: Give +1/+1 to an allied follower. If it's a Machina follower, give it +2/+2 instead.",
    "Last Words: Give +1/+1 to a random allied follower. If it's a Machina follower, give it +2/+2 instead.",
])  # fmt: skip
def test_it_is_asked_about_before_it_is_done(fails: Fails, text: str, there: str, cog: str, cheap: str) -> None:
    dies = text.startswith("Last Words")
    given = {"turn": "me", "me": {"hand": [] if dies else ["Said"], "board": [there, *["Said"] * dies], "pp": 5}, "opponent": {}}
    own = [card("Said", text), CHEAP, card("Cog", traits=["Machina"])]
    assert fails(given, ["Said is destroyed" if dies else "I play Said"], [f"{there} is {cog or cheap}"], cards=own) == []


@pytest.mark.parametrize(("ward", "damage", "drawn"), [(["Ward"], 6, 0), ([], 3, 0)])
@pytest.mark.parametrize("words", ["deal 6 damage to it instead", "deal 6 damage instead"])
def test_what_is_only_said_otherwise_is_done_to_the_same(fails: Fails, words: str, ward: list[str], damage: int, drawn: int) -> None:
    text = f"Fanfare: Deal 3 damage to an enemy follower. If it has Ward, {words}. If it is destroyed, draw a card."
    given = {"turn": "me", "me": {"hand": ["Said"], "deck": ["Tome"], "pp": 5}, "opponent": {"board": [{"card": "Big", "granted": ward}]}}
    assert fails(given, ["I play Said"], [f"Big has {damage} damage", f"my hand has {drawn} cards"], cards=[card("Said", text), BIG, TOME]) == []


@pytest.mark.parametrize(("attack", "left", "hand"), [(2, 19, 0), (1, 20, 1)])
def test_destroyed_or_not_is_asked_of_the_same(fails: Fails, attack: int, left: int, hand: int) -> None:
    text = "Whenever an enemy follower attacks, deal 1 damage to it. If it's destroyed, draw a card. If it isn't destroyed, give it -1/-0 until the end of the turn."
    given = {"turn": "opponent", "me": {"board": ["Said"], "deck": ["Tome"]}, "opponent": {"board": ["Foe"]}}
    then = [f"my leader has {left} defense", f"my hand has {hand} card" + "s" * (hand != 1)]
    assert fails(given, ["Foe attacks my leader"], then, cards=[card("Said", text), card("Foe", attack=attack, defense=attack), TOME]) == []


@pytest.mark.parametrize(("act", "then"), [
    ("gain +1/+0 and remove Ward from them", ["Said is 3/2", "Big does not have Ward"]), ("draw a card and deal 3 damage to them", ["Big has 3 damage", "Tome is in my hand"]),
])  # fmt: skip
def test_them_behind_what_the_card_gains_are_those_asked_for(fails: Fails, act: str, then: list[str]) -> None:
    text = f"Fanfare: If an enemy follower with Ward is in play, {act}."
    given = {"turn": "me", "me": {"hand": ["Said"], "deck": ["Tome"], "pp": 5}, "opponent": {"board": [{"card": "Big", "granted": ["Ward"]}]}}
    assert fails(given, ["I play Said"], then, cards=[card("Said", text), BIG, TOME]) == []
