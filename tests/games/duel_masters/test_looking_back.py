"""Cards of Duel Masters whose later part reads the result of the first, each by its own text."""

from __future__ import annotations

from typing import Any

from tests.cast.cases import Fails

GAME = "duel-masters"
GIANT = {"card": "Zabi Mira", "as": "giant"}


def test_alice_destroys_only_what_keeps_within_the_cost_together(fails: Fails) -> None:
    """Two creatures of cost 2 and 3 are within a card of cost 8; a third is not asked for."""
    me = {"hand": ["Alice's Assault Interview", GIANT], "mana": ["4 x Alrapan"]}
    opponent = {"battle": [{"card": "Alrapan", "as": "one"}, {"card": "Kensuke's Toolbox", "as": "two"}, {"card": "Carol", "as": "three"}]}
    when = ["I play Alice's Assault Interview choosing giant, one and two"]
    then = ["giant is in my graveyard", "one and two are in opponent's graveyard", "three is in the battle zone"]
    assert fails({"turn": "me", "me": me, "opponent": opponent}, when, then, GAME) == []


def test_alice_leaves_what_costs_too_much_with_what_is_picked_already(fails: Fails) -> None:
    """With 4 to spend, a creature of cost 2 leaves no room for one of cost 3."""
    me = {"hand": ["Alice's Assault Interview", {"card": "Madness", "as": "spent"}], "mana": ["4 x Alrapan"]}
    opponent = {"battle": [{"card": "Alrapan", "as": "one"}, {"card": "Carol", "as": "two"}]}
    when = ["I play Alice's Assault Interview choosing spent and one"]
    then = ["one is in opponent's graveyard", "two is in the battle zone"]
    assert fails({"turn": "me", "me": me, "opponent": opponent}, when, then, GAME) == []


def test_mitzvail_destroys_before_it_is_paid_and_puts_out_as_many_of_the_gr_zone(fails: Fails) -> None:
    """Each creature makes it cheaper by 2, and what enters has Speed Attacker."""
    battle = [{"card": "Alrapan", "as": "one"}, {"card": "Alrapan", "as": "two"}]
    me = {"hand": ["Mitzvail"], "mana": ["5 x Alrapan"], "battle": battle, "gr": ["3 x Carol"]}
    then = ["one and two are in my graveyard", "my battle zone has 2 Carols", "my GR zone has 1 card", "Mitzvail has Speed Attacker"]
    assert fails({"turn": "me", "me": me}, ["I play Mitzvail choosing one and two"], then, GAME) == []


def test_mitzvail_without_creatures_costs_9(fails: Fails) -> None:
    """Nothing is destroyed, nothing is put out."""
    me = {"hand": ["Mitzvail"], "mana": ["9 x Alrapan"], "gr": ["Carol"]}
    then = ["Mitzvail is in the battle zone", "my GR zone has 1 card"]
    assert fails({"turn": "me", "me": me}, ["I play Mitzvail"], then, GAME) == []


def test_hirameki_program_reveals_nothing_to_put_out_where_no_card_fits(fails: Fails) -> None:
    """The whole deck is revealed; nothing comes out, least of all the spell itself."""
    me = {"hand": ["Hirameki Program"], "mana": ["3 x Hirameki Program"], "battle": [GIANT], "deck": ["Carol", "Alrapan"]}
    then = ["it happened that Alrapan is revealed", "my battle zone is empty", "my deck has 2 cards", "my graveyard has 2 cards"]
    assert fails({"turn": "me", "me": me}, ["I play Hirameki Program choosing giant"], then, GAME) == []


def test_kensukes_toolbox_untaps_at_the_start_of_its_own_turn_too(fails: Fails) -> None:
    """The trigger hears an untapping by the turn as well as one by an effect."""
    me = {"hand": [GIANT], "battle": [{"card": "Kensuke's Toolbox", "tapped": True}]}
    opponent = {"battle": ["Alrapan"]}
    then = ["giant is in my graveyard", "Alrapan is in opponent's graveyard"]
    assert fails({"turn": "opponent", "me": me, "opponent": opponent}, ["opponent ends the turn choosing yes and giant"], then, GAME) == []


def plain(name: str, power: int, text: str = "") -> dict[str, Any]:
    """A creature of a test's own."""
    return {"name": {"en": name, "ja": name}, "kind": "creature", "class": "fire", "cost": 1, "power": power, "text": text}


def test_a_creature_that_left_after_losing_a_battle_is_not_destroyed_when_it_is_back(fails: Fails) -> None:
    """Where the loser waits for what has triggered, an effect of the winner can take it away and put it back: it is another one then."""
    text = "When this wins a battle: return all enemy creatures to hand. Put all enemy creatures in your opponent's hand into the battle zone."
    cards = [plain("Test Champion", 5000, text), plain("Test Goblin", 3000)]
    board = {"turn": "me", "me": {"battle": ["Test Champion"]}, "opponent": {"battle": [{"card": "Test Goblin", "tapped": True}]}}
    then = ["first Test Goblin is returned, then Test Goblin enters", "Test Goblin is in the battle zone", "Test Goblin was not destroyed"]
    waits = {"dm.state-based.lost-battle": "after-pending"}
    assert fails(board, ["Test Champion attacks Test Goblin"], then, GAME, cards, waits) == []
    assert fails(board, ["Test Champion attacks Test Goblin"], ["Test Goblin was destroyed"], GAME, cards) == []


def test_a_sealed_creature_is_not_destroyed_at_power_0(fails: Fails) -> None:
    """It is ignored by the rules as long as the seal lies on it; its like without a seal is destroyed."""
    cards = [plain("Test Goblin", 3000), plain("Test Seal", 1000)]
    sealed = {"card": "Test Goblin", "as": "sealed", "under": [{"card": "Test Seal", "face_down": True}]}
    board = {"turn": "me", "me": {"battle": [sealed, {"card": "Test Goblin", "as": "free"}]}}
    then = ["sealed has 0 power", "sealed is in the battle zone", "it happened that free is destroyed by state-based processing"]
    assert fails(board, ["sealed gets -3000/+0", "free gets -3000/+0"], then, GAME, cards) == []


def test_the_seals_of_a_creature_that_leaves_go_to_the_graveyard(fails: Fails) -> None:
    """They do not go where it goes."""
    cards = [{"name": {"en": name, "ja": f"試験の{name}"}, "kind": "creature", "class": "fire", "cost": 1, "attack": 1000} for name in ("Test Goblin", "Test Seal")]
    sealed = {"card": "Test Goblin", "as": "sealed", "under": [{"card": "Test Seal", "face_down": True}]}
    then = ["sealed is in my hand", "Test Seal is in my graveyard"]
    assert fails({"turn": "me", "me": {"battle": [sealed]}}, ["sealed is returned to hand"], then, GAME, cards) == []
