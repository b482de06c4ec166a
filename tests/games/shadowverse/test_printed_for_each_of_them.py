"""What is done for each of some cards in turn, only where all can be chosen, or after an attack that is survived; played as printed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.card_words import card as card_text
from tests.cast.card_words import check_pair, said, tree
from tests.cast.cases import Fails
from tests.cast.small import card, library

SMALL, BIG = card("Small", attack=1, defense=6), card("Big", attack=3, defense=6, cost=4)
DEAR, DEARER = card("Dear", cost=3), card("Dearer", cost=6)


def after(fails: Fails, own: list[dict[str, Any]], when: list[str], then: list[str], mine: dict[str, Any], theirs: list[str]) -> None:
    assert fails({"turn": "me", "me": {"pp": 1, **mine}, "opponent": {"board": theirs}}, when, then, cards=own) == []


def test_each_is_meant_in_its_turn(fails: Fails) -> None:
    copier = card("Copier", "Fanfare: For each other allied follower, summon a copy of it.")
    after(fails, [SMALL, BIG, copier], ["I play Copier"], ["there are 2 Smalls on my board", "there are 2 Bigs on my board"], {"board": ["Small", "Big"], "hand": ["Copier"]}, [])


def test_of_those_that_were_destroyed_each_costs_what_it_cost(fails: Fails) -> None:
    trader = card("Trader", "Fanfare: Destroy all other allied followers. For each follower destroyed this way, put a random follower that costs more than it from your deck into play.")
    then = ["Dearer is on my board", "Dear is in my deck"]
    after(fails, [BIG, DEAR, DEARER, trader], ["I play Trader"], then, {"board": ["2 x Big"], "hand": ["Trader"], "deck": ["Dear", "Dearer"]}, [])


@pytest.mark.parametrize(("text", "why"), [
    ("Fanfare: Destroy all other allied followers. For each follower, put a random follower that costs more than it from your deck into play.", "say whose they are"),
    ("Fanfare: For each enemy follower, deal X damage to it. X equals its attack.", "another number for each"),
])  # fmt: skip
def test_it_is_refused_where_which_or_how_much_cannot_be_told(text: str, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        library([card("Odd", text)], {"given": {"me": {"board": ["Odd"]}}, "when": ["I end my turn"]})


@pytest.mark.parametrize(("theirs", "left"), [(["Big"], "Small was destroyed"), ([], "Small is on my board")])
def test_nothing_is_done_where_one_of_two_cannot_be_chosen(fails: Fails, theirs: list[str], left: str) -> None:
    """Without the words in brackets what can be chosen is destroyed."""
    text = "Fanfare: Destroy another allied follower. Destroy an enemy follower."
    both = card("Both", f"{text} (Activates only when both a targetable allied card and enemy card are in play.)")
    mine = {"board": ["Small"], "hand": ["Both"]}
    after(fails, [SMALL, BIG, both], ["I play Both"], [left], mine, theirs)
    after(fails, [SMALL, BIG, card("Both", text)], ["I play Both"], ["Small was destroyed"], mine, theirs)


@pytest.mark.parametrize(("defense", "target", "drawn"), [(4, "Big", 1), (3, "Big", 0), (1, "opponent", 1)])
def test_after_its_attack_if_it_is_there(fails: Fails, defense: int, target: str, drawn: int) -> None:
    fighter = card("Fighter of Mine", "Whenever this follower attacks, if this follower is not destroyed, draw a card.", attack=1, defense=defense)
    then = [f"my hand has {drawn} cards"]
    after(fails, [BIG, fighter], [f"Fighter of Mine attacks {target}"], then, {"board": ["Fighter of Mine"], "deck_size": 5}, ["Big"])


def test_an_attack_without_a_clash_is_survived_too(fails: Fails) -> None:
    fighter = card("Fighter of Mine", "Strike: Banish all enemy followers.\nWhenever this follower attacks, if it's not destroyed, draw a card.")
    after(fails, [BIG, fighter], ["Fighter of Mine attacks Big"], ["my hand has 1 cards"], {"board": ["Fighter of Mine"], "deck_size": 5}, ["Big"])


@pytest.mark.parametrize(("ja", "en"), [
    ("自分の機械・フォロワーか自然・フォロワー1体を破壊する。", "Destroy a chosen allied either Machina or Natura follower."),
    ("自分の機械・フォロワーか自然・アミュレット1つを破壊する。", "Destroy a chosen either allied Machina follower or else allied Natura amulet."),
])  # fmt: skip
def test_a_trait_goes_with_the_kind_behind_it(ja: str, en: str) -> None:
    assert said(tree(ja)) == en


@pytest.mark.parametrize(("english", "japanese"), [
    ("Whenever an allied follower attacks, if it's not destroyed, give it +1/+1.", "自分のフォロワーが攻撃するたび、それが破壊されなかったなら、それを+1/+1する。"),
    ("Whenever an allied follower takes damage, if it's not destroyed, draw a card.", "自分のフォロワーがダメージを受けたとき、それが破壊されなかったなら、カードを1枚引く。"),
    ("Can't be destroyed or banished by effects.", "能力によって破壊されず、消滅しない。"),
    ("Last Words: Give your leader the following effect - At the start of your next turn, summon a Fairy, then remove this effect. (This effect is not stackable.)",
     "ラストワード 自分のリーダーは「次の自分のターン開始時、フェアリー1体を出す。この能力を失う」を持つ。リーダーはこの能力を重複して持たない。"),
])  # fmt: skip
def test_both_prints_are_one_card(english: str, japanese: str) -> None:
    check_pair(english, japanese)


@pytest.mark.parametrize("text", ["場を離れるときか自分のターン終了時、このフォロワーは消滅する。", "When this follower leaves play or at the end of your turn, banish it."])
def test_banished_as_it_leaves_and_at_another_moment_are_two_lines(text: str) -> None:
    assert "Write two lines" in str(card_text(text)[1][0])
