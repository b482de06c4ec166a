"""What waits for an attack having dealt damage, or for a clash survived on either side; further wordings by which printed cards count, pick and repeat."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.study.game_language import NAMES
from engine.study.printed_cards import PrintedCard, read_cards
from tests.cast.cases import Fails
from tests.cast.small import card

HITS = ("When this follower attacks and deals damage to an enemy leader or enemy follower, double this follower's attack.",
        "相手のリーダーか相手のフォロワーへ攻撃してダメージを与えたあと、このフォロワーの攻撃力を2倍にする。")
OUTLASTS = ("After clashing with an enemy follower, if this follower is not destroyed, fully restore this follower's defense.",
            "相手のフォロワーと交戦したあと、このフォロワーが破壊されなかったなら、この体力を上限まで回復。")


@pytest.mark.parametrize("text", HITS)
@pytest.mark.parametrize(("against", "attack"), [("the enemy leader", 4), ("Wall", 4), ("Shade", 2)])
def test_an_attack_that_dealt_damage(fails: Fails, text: str, against: str, attack: int) -> None:
    """It comes after the combat; an attack that deals no damage is none."""
    cards = [card("Hitter", text, defense=5), card("Wall", attack=1, defense=6), card("Shade", "Can't take more than 0 damage at a time.", defense=6)]
    board = {"turn": "me", "me": {"board": ["Hitter"]}, "opponent": {"board": [against] if against != "the enemy leader" else []}}
    then = [f"Hitter has {attack} attack", *(["Wall has 2 damage"] if against == "Wall" else [])]
    assert fails(board, [f"Hitter attacks {against}"], then, cards=cards) == []


def test_damage_of_an_effect_is_no_attack(fails: Fails) -> None:
    """“Attacks and deals damage” waits for the damage of the attack alone."""
    cards = [card("Hitter", HITS[0]), card("Spark", "Fanfare: Deal 1 damage to the enemy leader.")]
    assert fails({"turn": "me", "me": {"board": ["Hitter"], "hand": ["Spark"], "pp": 1}, "opponent": {}}, ["I play Spark"], ["Hitter has 2 attack"], cards=cards) == []


@pytest.mark.parametrize("text", OUTLASTS)
@pytest.mark.parametrize(("when", "turn"), [("Old Guard attacks Small", "me"), ("Small attacks Old Guard", "opponent")])
def test_a_clash_survived_on_either_side(fails: Fails, text: str, when: str, turn: str) -> None:
    """Whether it attacked or was attacked, and whatever has become of the other."""
    cards = [card("Old Guard", text, defense=5), card("Small", attack=2, defense=1)]
    board = {"turn": turn, "me": {"board": [{"card": "Old Guard", "damage": 1}]}, "opponent": {"board": ["Small"]}}
    assert fails(board, [when], ["Old Guard has 0 damage", "Small was destroyed"], cards=cards) == []


def test_a_clash_that_is_not_survived(fails: Fails) -> None:
    """A follower that is destroyed does nothing."""
    cards = [card("Old Guard", "After clashing with an enemy follower, if this follower is not destroyed, draw a card."), card("Big", attack=9, defense=9)]
    board = {"turn": "me", "me": {"board": ["Old Guard"], "deck": ["Fairy"]}, "opponent": {"board": ["Big"]}}
    assert fails(board, ["Old Guard attacks Big"], ["Old Guard was destroyed", "my hand is empty"], cards=cards) == []


@pytest.mark.parametrize(("text", "drawn"), [("Deal 2 damage to all followers. If at least 2 are destroyed this way, draw a card.", True), ("Deal 2 damage to all followers. If at least 3 are destroyed this way, draw a card.", False),
                                             ("お互いのフォロワーすべてに2ダメージ。2体以上破壊したなら、カードを1枚引く。", True), ("お互いのフォロワーすべてに2ダメージ。3体以上破壊したなら、カードを1枚引く。", False)])
def test_so_many_destroyed_this_way(fails: Fails, text: str, drawn: bool) -> None:
    """What the effect itself has destroyed is counted, and nothing else."""
    cards = [card("Blast", text, "spell"), card("Small"), card("Wall", defense=9)]
    board = {"turn": "me", "me": {"hand": ["Blast"], "pp": 1, "deck": ["Fairy"], "board": ["Small"]}, "opponent": {"board": ["Small", "Wall"]}}
    assert fails(board, ["I play Blast"], ["Fairy is in my hand" if drawn else "my hand is empty"], cards=cards) == []


@pytest.mark.parametrize("text", ["Fanfare: Your next follower this turn costs 2 less.", "ファンファーレ このターン中、次にプレイするフォロワーのコスト-2。"])
def test_the_next_follower_costs_less(fails: Fails, text: str) -> None:
    """One follower, and no other card."""
    cards = [card("Herald", text), card("Note", "Draw a card.", "spell", cost=3), card("Giant", cost=3)]
    board = {"turn": "me", "me": {"hand": ["Herald", "Note", {"card": "Giant", "as": "one"}, {"card": "Giant", "as": "two"}], "pp": 8, "deck": ["Fairy"]}, "opponent": {}}
    assert fails(board, ["I play Herald", "I play Note", "I play one", "I play two"], ["I have 0 play points"], cards=cards) == []


@pytest.mark.parametrize("text", ["Choose: Put 2 of the following cards into your hand.\n-Fairy\n-Forest Bat\n-Magitrain", "チョイス したカード2枚を手札に加える。\n・フェアリー\n・フォレストバット\n・魔導列車"])
def test_two_different_ones_are_picked(fails: Fails, text: str) -> None:
    """So many of the list, each once."""
    board = {"turn": "me", "me": {"hand": ["Hamper"], "pp": 1}, "opponent": {}}
    assert fails(board, ["I play Hamper"], ["Fairy is in my hand", "Forest Bat is in my hand", "my hand has 2 cards"], cards=[card("Hamper", text, "spell")], choose=[0, 0]) == []


@pytest.mark.parametrize("text", ["Strike: Deal 1 damage to the enemy leader.\nEnhance (3): Gain the above effect 1 more time.", "攻撃時 相手のリーダーに1ダメージ。\nファンファーレ エンハンス 3； 上記の攻撃時 能力をもう1つ持つ。"])
@pytest.mark.parametrize(("pp", "left"), [(1, 17), (3, 16)])
def test_the_ability_above_once_more(fails: Fails, text: str, pp: int, left: int) -> None:
    """It has the same ability twice, and does both."""
    board = {"turn": "me", "me": {"hand": ["Doubler"], "pp": pp}, "opponent": {}}
    assert fails(board, ["I play Doubler", "Doubler attacks the enemy leader"], [f"opponent's leader has {left} defense"], cards=[card("Doubler", f"Storm.\n{text}")]) == []


@pytest.mark.parametrize("spells, attack", [(1, 2), (2, 3), (3, 4), (4, 4), (5, 9)])
def test_the_second_or_the_third_of_a_turn(fails: Fails, spells: int, attack: int) -> None:
    """Each of the two by itself; what comes behind it asks the same with another number."""
    text = "自分がスペルをプレイするたび、それがこの自分のターン中に2枚目か3枚目なら、+1/+0する。5枚目かそれ以降なら、+5/+0する。"
    names = [f"s{n}" for n in range(spells)]
    board = {"turn": "me", "me": {"board": ["Counter"], "hand": [{"card": "Note", "as": name} for name in names], "pp": spells}, "opponent": {}}
    cards = [card("Counter", text), card("Note", "Restore 1 defense to your leader.", "spell")]
    assert fails(board, [f"I play {name}" for name in names], [f"Counter has {attack} attack"], cards=cards) == []


@pytest.mark.parametrize("text", ["Choose: Summon 1 of the following cards.\n-Fairy\n-Forest Bat\nEnhance (3): Summon 1 of each instead.", "チョイス したカード1体を出す。\n・フェアリー\n・フォレストバット\nエンハンス 3； チョイス ではなく、1体ずつを出す。"])
def test_one_of_each_in_place_of_choosing(fails: Fails, text: str) -> None:
    """All that were to choose from, and nothing is chosen."""
    board = {"turn": "me", "me": {"hand": ["Nest"], "pp": 3}, "opponent": {}}
    assert fails(board, ["I play Nest"], ["Fairy is on the board", "Forest Bat is on the board"], cards=[card("Nest", text, "spell")]) == []


@pytest.mark.parametrize("text", [
    "Whenever an enemy follower comes into play, destroy the enemy follower.", "Whenever an enemy follower attacks, destroy the enemy follower.", "Last Words: Destroy the enemy follower.",
    "Whenever you play a spell, deal 1 damage to the enemy follower.", "Enhance (3): Destroy the enemy follower.",
])  # fmt: skip
def test_the_follower_that_is_fought_where_none_is(text: str) -> None:
    """Refused with what to write, where nothing was done or the wrong one was meant."""
    read = read_cards([PrintedCard("one", "One", "en", "follower", (), 1, 1, 1, (text,))], GAMES["shadowverse"], NAMES)
    assert [("say which is meant" in p["message"]["en"]) or ("write “it”" in p["message"]["en"]) for p in read["problems"]] == [True]


def test_a_random_leader(fails: Fails) -> None:
    """One of the two leaders, drawn."""
    board = {"turn": "me", "me": {"hand": ["Coin"], "pp": 1}, "opponent": {}}
    assert fails(board, ["I play Coin"], ["my leader has 18 defense"], cards=[card("Coin", "ランダムなリーダーに2ダメージ。", "spell")], choose=[0]) == []
