"""Attacks whose target an effect changes, creatures that take them said by their keyword, and cross gears that are crossed or not."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_words import DM

BRUTE, GOBLIN, WALL = plain("Test Brute", 5500), plain("Test Goblin", 1000), plain("Test Wall", 6000, "Blocker.")
LURES = ["Whenever an enemy creature attacks: you may change the target of the attack to this.", "相手のクリーチャーが攻撃する時、攻撃先をこのクリーチャーに変更してもよい。"]
GUARD = plain("Test Guard", 1500, "Guardman.")


@pytest.mark.parametrize("text", LURES)
def test_an_untapped_creature_can_be_made_the_target(fails: Fails, text: str) -> None:
    board = {"turn": "opponent", "me": {"battle": ["Test Lure"], "shields": 2}, "opponent": {"battle": ["Test Brute"]}}
    cards = [plain("Test Lure", 5000, text), BRUTE]
    assert fails(board, ["Test Brute attacks me choosing yes"], ["I have 2 shields", "Test Brute won the battle against Test Lure"], DM, cards) == []
    assert fails(board, ["Test Brute attacks me choosing no"], ["I have 1 shield", "Test Lure was not destroyed"], DM, cards) == []


def test_who_blocks_after_that_is_the_target(fails: Fails) -> None:
    board = {"turn": "opponent", "me": {"battle": ["Test Lure", "Test Wall"], "shields": 2}, "opponent": {"battle": ["Test Brute"]}}
    when = ["Test Brute attacks me choosing yes", "Test Wall blocks"]
    assert fails(board, when, ["Test Brute was destroyed", "Test Lure was not destroyed"], DM, [plain("Test Lure", 5000, LURES[0]), BRUTE, WALL]) == []


def test_the_attacker_does_not_attack_itself(fails: Fails) -> None:
    """The attack stays what it was on; outside an attack there is nothing to change."""
    board = {"turn": "me", "me": {"battle": ["Test Mad"]}, "opponent": {"shields": 1}}
    mad = plain("Test Mad", 3000, "When this attacks: change the target of the attack to this.\nWhen this is destroyed: change the target of the attack to this.")
    assert fails(board, ["Test Mad attacks opponent"], ["opponent has 0 shields", "Test Mad is in the battle zone"], DM, [mad]) == []
    assert fails(board, ["Test Mad is destroyed"], ["opponent has 1 shield"], DM, [mad]) == []


def test_one_creature_attacked_hands_the_attack_to_another(fails: Fails) -> None:
    board = {"turn": "opponent", "me": {"battle": ["Test Shy", "Test Goblin"], "shields": 1}, "opponent": {"battle": ["Test Brute"]}}
    shy = plain("Test Shy", 2000, "Whenever an enemy creature attacks: change the target of the attack to a chosen other allied creature.")
    assert fails(board, ["Test Brute attacks me"], ["Test Goblin was destroyed", "I have 1 shield"], DM, [shy, BRUTE, GOBLIN]) == []


@pytest.mark.parametrize("said", ["I use Test Guard's Guardman", "自分はTest Guardのガードマンを使う", "Test Guard guards"])
def test_a_guardman_may_be_used_by_its_word(fails: Fails, said: str) -> None:
    board = {"turn": "opponent", "me": {"battle": ["Test Guard", {"card": "Test Goblin", "tapped": True}]}, "opponent": {"battle": ["Test Brute"]}}
    when = ["Test Brute attacks Test Goblin", said]
    assert fails(board, when, ["Test Guard was destroyed", "Test Goblin was not destroyed", "no action was refused"], DM, [GUARD, BRUTE, GOBLIN]) == []


@pytest.mark.parametrize("said", ["I use Test Wall's Blocker", "自分はTest Wallのブロッカーを使う"])
def test_so_may_a_blocker(fails: Fails, said: str) -> None:
    board = {"turn": "opponent", "me": {"battle": ["Test Wall"], "shields": 1}, "opponent": {"battle": ["Test Brute"]}}
    assert fails(board, ["Test Brute attacks me", said], ["Test Brute was destroyed", "I have 1 shield"], DM, [WALL, BRUTE]) == []


def test_a_gear_is_crossed_or_not(fails: Fails) -> None:
    gear = {"name": "Test Gear", "kind": "cross gear", "class": "fire", "cost": 1, "text": "The creature crossed with this gets +3000 power."}
    board = {"turn": "me", "me": {"hand": ["Test Gear"], "battle": ["Test Goblin"], "mana": ["3 x Test Brute"]}}
    when = ["I generate Test Gear", "I cross Test Gear with Test Goblin"]
    then = ["after action 1, Test Gear is not crossed", "Test Gear is crossed", "Test Gearはクロスされている", "Test Goblin has 4000 power"]
    assert fails(board, when, then, DM, [gear, GOBLIN, BRUTE]) == []
    assert fails(board, when, ["Test Gear is no longer crossed"], DM, [gear, GOBLIN, BRUTE]) != []
    assert fails(board, [*when, "Test Goblin is destroyed"], ["Test Gearはクロスされていない", "Test Gear is crossed with nothing"], DM, [gear, GOBLIN, BRUTE]) == []


def test_a_keyword_that_a_card_is_called_too_is_explained_in_brackets(fails: Fails) -> None:
    """The ability is what the brackets say."""
    shade = plain("Test Shade", 3000, "マッドネス（相手のターン中、このクリーチャーが自分の手札から捨てられる時、墓地に置くかわりにバトルゾーンに出してもよい）")
    grasp = {"name": "Test Grasp", "kind": "spell", "class": "fire", "cost": 1, "text": "Your opponent discards a card."}
    board = {"turn": "opponent", "me": {"hand": ["Test Shade"]}, "opponent": {"hand": ["Test Grasp"], "mana": ["Test Brute"]}}
    assert fails(board, ["opponent casts Test Grasp choosing Test Shade, yes"], ["Test Shade is in my battle zone"], DM, [shade, grasp, BRUTE]) == []
    assert fails(board, ["相手はTest Graspを唱える（選択はTest Shade、いいえ）"], ["Test Shade is in my graveyard"], DM, [shade, grasp, BRUTE]) == []


def test_a_spell_that_says_nothing_is_cast_and_put_away(fails: Fails) -> None:
    """It is no creature, and does not come to the battle zone for a moment."""
    blank = {"name": "Test Blank", "kind": "spell", "class": "fire", "cost": 1, "text": ""}
    board = {"turn": "me", "me": {"hand": ["Test Blank"], "mana": ["Test Brute"]}}
    assert fails(board, ["I cast Test Blank"], ["Test Blank is in my graveyard", "Test Blank did not enter"], DM, [blank, BRUTE]) == []


@pytest.mark.parametrize("text", ["When this attacks: you may change the target of the attack to the enemy player.", "このクリーチャーが攻撃する時、攻撃先を相手プレイヤーに変更してもよい。"])
def test_the_player_can_be_made_the_target(fails: Fails, text: str) -> None:
    """Though the attacker may not attack players: that is asked as it is declared alone."""
    cards = [plain("Test Swerver", 3000, "This can't attack players.\n" + text), GOBLIN]
    board = {"turn": "me", "me": {"battle": ["Test Swerver"]}, "opponent": {"battle": [{"card": "Test Goblin", "tapped": True}], "shields": 2}}
    assert fails(board, ["Test Swerver attacks Test Goblin choosing yes"], ["opponent has 1 shield", "Test Goblin was not destroyed"], DM, cards) == []
    assert fails(board, ["Test Swerver attacks Test Goblin choosing no"], ["opponent has 2 shields", "Test Goblin was destroyed"], DM, cards) == []


def test_the_player_without_shields_is_hit_by_an_attack_that_was_changed(fails: Fails) -> None:
    """The attacker's own player is never what it attacks."""
    board = {"turn": "me", "me": {"battle": ["Test Swerver"]}, "opponent": {"battle": [{"card": "Test Goblin", "tapped": True}]}}
    for whom, then in (("the enemy player", "I win"), ("your player", "Test Goblin was destroyed")):
        cards = [plain("Test Swerver", 3000, f"When this attacks: change the target of the attack to {whom}."), GOBLIN]
        assert fails(board, ["Test Swerver attacks Test Goblin"], [then], DM, cards) == []
