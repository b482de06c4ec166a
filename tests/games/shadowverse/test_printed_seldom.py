"""Wordings that few cards have: both of two sorts, the next damage, a deck cut down to so many, what a countdown came to; seen on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.cast.card_words import check_printed, rows
from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_acts import speaker

PLAY = ["I play Test Speaker"]

# written | what it means, in canonical words
READ = """
If your hand is full, deal 3 damage to the enemy leader. | If your hand is full, deal 3 damage to the enemy leader.
自分の手札がいっぱいなら、相手のリーダーに3ダメージ。 | If your hand is full, deal 3 damage to the enemy leader.
Fanfare: If your area isn't full, summon a Fairy. | Fanfare: if your board is not full, summon a Fairy.
Fanfare: If you have both a Machina follower and a Natura follower in play, draw a card. | Fanfare: if there is an allied Machina follower and there is an allied Natura follower, draw a card.
Fanfare: If you have both a Machina follower and a Natura amulet in your hand, draw a card. | Fanfare: if there is a Machina follower in your hand and there is a Natura amulet in your hand, draw a card.
Fanfare: If there's an allied Machina follower and an enemy Natura follower in play, draw a card. | Fanfare: if there is an allied Machina follower and there is an enemy Natura follower, draw a card.
ファンファーレ 自分の場に機械・フォロワーと自然・フォロワーがいるなら、カードを1枚引く。 | Fanfare: if there is an allied Machina follower and there is an allied Natura follower, draw a card.
Fanfare: The next time this follower takes damage this turn, reduce it to 0. | Fanfare: this takes at most 0 damage the next time until the end of the turn.
Fanfare: The next time your leader takes damage, reduce that damage by 2. | Fanfare: your leader takes 2 less damage the next time.
Fanfare: Subtract 2 from the next source of damage your leader takes. | Fanfare: your leader takes 2 less damage the next time.
ファンファーレ 「次に受けるダメージを-2する」を持つ。 | Fanfare: this takes 2 less damage the next time.
Fanfare: Banish cards from your deck until there are 5 cards left. | Fanfare: banish X random cards in your deck, where X is the difference of the number of cards in your deck and 5.
ファンファーレ 自分のデッキが5枚になるようにカードを消滅させる。 | Fanfare: banish X random cards in your deck, where X is the difference of the number of cards in your deck and 5.
ファンファーレ フォロワーをランダムに異なる2枚、自分のデッキから手札に加える。 | Fanfare: put 2 different random followers in your deck into your hand.
自分がエンハンス でフォロワーをプレイしたとき、カードを1枚引く。 | Whenever you play a follower played as Enhance: draw a card.
自分がエンハンス でカードをプレイするたび、カードを1枚引く。 | Whenever you play a card played as Enhance: draw a card.
ファンファーレ 自分のアミュレット1つのカウントダウン を1進める。これによってカウントダウン が0以下になったなら、カードを1枚引く。 | Fanfare: reduce the countdown of a chosen allied amulet by 1. If it has 0 or less countdown, draw a card.
When this follower becomes Maneuverable, deal 2 damage to all enemy followers. | When this is boarded: deal 2 damage to all enemy followers.
During your turn, whenever this follower's attack or defense is increased or its defense is restored by an effect, draw a card. | During your turn, either when this gains attack or defense or else when this is healed: draw a card.
Fanfare: Put a random follower that costs less than this follower from your deck into your hand. | Fanfare: put a random follower with less cost than this in your deck into your hand.
Fanfare: Destroy all enemy followers with higher attack than this follower. | Fanfare: destroy all enemy followers with more attack than this.
ファンファーレ これより攻撃力の大きい相手のフォロワーすべてを破壊する。 | Fanfare: destroy all enemy followers with more attack than this.
During your turn, whenever this follower attacks the enemy leader, draw 2 cards after damage is dealt. | During your turn, when this attacks and deals damage to the enemy leader: draw 2 cards.
自分のターン中、相手のリーダーへ攻撃してダメージを与えたあと、お互いのリーダーを2回復。 | During your turn, when this attacks and deals damage to the enemy leader: restore 2 defense to both leaders.
Last Words: Draw X cards. X equals the number of allied followers banished this match. | Last Words: draw X cards, where X is the number of times an allied follower was banished this match.
Fanfare: If Wrath is not active for you, deal 1 damage to your leader. Do this 3 times. Otherwise, evolve this follower. | Fanfare: if Wrath is not active, do this 3 times: deal 1 damage to your leader. Otherwise, evolve this.
Fanfare: Deal 3 damage to a random enemy. If Overflow is active for you, do this 2 times. | Fanfare: deal 3 damage to a random enemy. If Overflow is active, do that 2 times instead.
If this follower's attack or defense is increased by an effect during your turn, evolve this follower. | During your turn, when this gains attack or defense: evolve this.
"""


@pytest.mark.parametrize("text, meant", rows(READ))
def test_a_text_is_read_as_what_it_means(text: str, meant: str) -> None:
    check_printed(text, meant)


MACHINA, NATURA = ({"name": f"Test {trait}", "kind": "follower", "cost": 1, "attack": 1, "defense": 5, "traits": [trait.lower()]} for trait in ("Machina", "Natura"))


def board(opponent: Sequence[str] = (), **more: Any) -> dict[str, Any]:
    return {"turn": "me", "me": {"hand": ["Test Speaker"], "pp": 10, "deck_size": 9, **more}, "opponent": {"board": list(opponent), "deck_size": 9}}


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(["Test Machina", "Test Natura"], [], 1), (["Test Machina"], ["Test Natura"], 0), (["Test Natura"], [], 0)])
def test_both_of_two_sorts_are_ones_own(fails: Fails, mine: list[str], theirs: list[str], drawn: int) -> None:
    text = "If you have both a Machina follower and a Natura follower in play, draw a card."
    assert fails(board(theirs, board=mine), PLAY, [f"my hand has {drawn} cards"], cards=[*speaker(text, "spell"), MACHINA, NATURA]) == []


@pytest.mark.parametrize(("text", "left"), [
    ("Subtract 2 from the next source of damage your leader takes.", 16),  # 3 - 2, then 3
    ("The next time your leader takes damage, reduce that damage to 1.", 16),
    ("The next time your leader takes damage, reduce that damage by 5.", 17),
])  # fmt: skip
def test_the_next_damage_alone_is_changed(fails: Fails, text: str, left: int) -> None:
    hit = 'I do "deal 3 damage to your leader"'
    assert fails(board(), [*PLAY, hit, hit], [f"my leader has {left} defense"], cards=speaker(text, "spell")) == []


@pytest.mark.parametrize(("when", "left"), [(" this turn", 17), ("", 20)])
def test_the_next_damage_of_this_turn_alone(fails: Fails, when: str, left: int) -> None:
    text = f"The next time your leader takes damage{when}, reduce it to 0."
    acts = [*PLAY, "I end my turn", 'I do "deal 3 damage to your leader"']
    assert fails(board(), acts, [f"my leader has {left} defense"], cards=speaker(text, "spell")) == []


@pytest.mark.parametrize(("there", "stay"), [(9, 5), (3, 3)])
def test_a_deck_is_cut_down_to_so_many(fails: Fails, there: int, stay: int) -> None:
    text = "Banish cards from your deck until there are 5 cards left."
    assert fails(board(deck_size=there), PLAY, [f"my deck has {stay} cards"], cards=speaker(text, "spell"), choose=[0] * 4) == []


@pytest.mark.parametrize(("pp", "drawn"), [(5, 1), (1, 0)])
def test_a_card_played_by_its_enhance(fails: Fails, pp: int, drawn: int) -> None:
    watcher = {"name": "Test Watcher", "kind": "follower", "cost": 1, "attack": 1, "defense": 1, "text": "自分がエンハンス でカードをプレイするたび、カードを1枚引く。"}
    given = board(board=["Test Watcher"], pp=pp)
    text = "Restore 1 defense to your leader.\nEnhance (5): Restore 2 defense instead."
    assert fails(given, PLAY, [f"my hand has {drawn} cards"], cards=[*speaker(text, "spell"), watcher]) == []


@pytest.mark.parametrize(("countdown", "drawn"), [(1, 1), (2, 0)])
def test_what_a_countdown_came_to(fails: Fails, countdown: int, drawn: int) -> None:
    amulet = {"name": "Test Clock", "kind": "amulet", "cost": 1, "text": f"Countdown {countdown}."}
    text = "自分のアミュレット1つのカウントダウン を1進める。これによってカウントダウン が0以下になったなら、カードを1枚引く。"
    assert fails(board(board=["Test Clock"]), PLAY, [f"my hand has {drawn} cards"], cards=[*speaker(text, "spell"), amulet]) == []


@pytest.mark.parametrize(("costs", "moved"), [("more", "Test Dear"), ("less", "Test Cheap")])
def test_a_card_that_costs_more_than_another(fails: Fails, costs: str, moved: str) -> None:
    """Beside what was destroyed, by what it last cost; one that costs as much is neither."""
    cards = [{"name": name, "kind": "follower", "cost": cost, "attack": 1, "defense": 1} for name, cost in (("Test Cheap", 1), ("Test Middle", 2), ("Test Even", 2), ("Test Dear", 3))]
    given = board(board=["Test Middle"], deck=["Test Cheap", "Test Even", "Test Dear"])
    del given["me"]["deck_size"]
    text = f"Destroy an allied follower. Put a random follower that costs {costs} than it from your deck into play."
    assert fails(given, PLAY, [f"{moved} is on my board", "Test Even is in my deck"], cards=[*speaker(text, "spell"), *cards]) == []


@pytest.mark.parametrize(("attack", "drawn"), [(2, 1), (0, 0)])
def test_after_damage_is_dealt_to_the_leader(fails: Fails, attack: int, drawn: int) -> None:
    fighter = speaker("During your turn, whenever this follower attacks the enemy leader, draw a card after damage is dealt.", attack=attack)
    given = board(board=["Test Speaker"], hand=[])
    acts = ["Test Speaker attacks opponent's leader"]
    assert fails(given, acts, [f"my hand has {drawn} cards"], cards=fighter) == []


@pytest.mark.parametrize(("max_pp", "left"), [(7, 16), (6, 18)])
def test_so_often_where_something_is_so(fails: Fails, max_pp: int, left: int) -> None:
    """So often in all, not so often more."""
    text = "Deal 2 damage to the enemy leader. If Overflow is active for you, do this 2 times."
    assert fails(board(max_pp=max_pp, pp=max_pp), PLAY, [f"opponent's leader has {left} defense"], cards=speaker(text, "spell")) == []


@pytest.mark.parametrize(("gone", "left"), [(0, 20), (2, 18)])
def test_cards_that_were_banished_this_turn(fails: Fails, gone: int, left: int) -> None:
    text = "Deal X damage to the enemy leader. X equals the number of cards banished this turn."
    acts = ['I do "banish 2 random cards in your deck"', *PLAY] if gone else PLAY
    assert fails(board(), acts, [f"opponent's leader has {left} defense"], cards=speaker(text, "spell"), choose=[0, 0]) == []


@pytest.mark.parametrize(("hand", "damage"), [(9, 3), (8, 0)])
def test_a_hand_is_full_when_no_card_has_room_in_it(fails: Fails, hand: int, damage: int) -> None:
    given = {"turn": "me", "me": {"board": ["Test Speaker"], "hand": ["Fairy"] * hand}, "opponent": {}}
    text = "At the end of your turn, if your hand is full, deal 3 damage to the enemy leader."
    assert fails(given, ["I end the turn"], [f"opponent's leader has {20 - damage} defense"], cards=speaker(text)) == []
