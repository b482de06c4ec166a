"""Which time it is that something comes about, of one trigger or of two together."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails

EITHER = "Whenever you play a spell or an allied follower evolves, if it's the {}, gain +0/+2."
JAPANESE = "自分がスペルをプレイしたときか、自分のフォロワーが進化したとき、それがこのターン中に{}なら、+0/+2する。"
COUNTER = {"name": {"en": "Test Counter", "ja": "試験の数え手"}, "kind": "follower", "class": "neutral", "cost": 0, "attack": 1, "defense": 1}
SPELL = {"name": {"en": "Test Said", "ja": "試験の言葉"}, "kind": "spell", "class": "neutral", "cost": 0, "text": "Gain 1 shadow."}


@pytest.mark.parametrize(
    "text, defense",
    [
        (EITHER.format("second time this turn"), 3),
        (EITHER.format("third time this turn"), 3),
        (EITHER.format("second time or later this turn"), 5),
        (EITHER.format("fourth time or later this turn"), 1),
        (JAPANESE.format("2回目"), 3),
        (JAPANESE.format("2回目かそれ以降"), 5),
    ],
)
def test_two_triggers_are_counted_together(fails: Fails, text: str, defense: int) -> None:
    """A spell, an evolving, and another spell: three times."""
    given = {"turn": "me", "me": {"board": ["Test Counter", "Fairy"], "hand": ["2 x Test Said"]}, "opponent": {}}
    when = ["I play the first Test Said", 'I do "Evolve all allied Fairies."', "I play the second Test Said"]
    assert fails(given, when, [f"Test Counter has {defense} defense"], cards=[{**COUNTER, "text": text}, SPELL]) == []


@pytest.mark.parametrize("which, attack", [("first", 2), ("second time or later", 2), ("third", 1)])
def test_a_state_that_begins_is_counted(fails: Fails, which: str, attack: int) -> None:
    """Vengeance begins twice."""
    text = f"Whenever Vengeance becomes active, if it's the {which if 'time' in which else which + ' time'} this turn, gain +1/+0."
    given = {"turn": "me", "me": {"board": ["Test Counter"], "leader": {"defense": 12}}, "opponent": {}}
    hurt, healed = 'I do "Deal 5 damage to your leader."', 'I do "Restore 5 defense to your leader."'
    assert fails(given, [hurt, healed, hurt], [f"Test Counter has {attack} attack"], cards=[{**COUNTER, "text": text}]) == []


@pytest.mark.parametrize(
    "text, left",
    [
        ("3より大きいダメージを受けない。", 6),
        ("Can't take more than 3 damage at once.", 6),
        ("能力によって3より大きいダメージを受けない。", 6),
        ("5より大きいダメージを受けない。", 4),
    ],
)
def test_no_more_than_so_much_at_once(fails: Fails, text: str, left: int) -> None:
    """Each damage is so much at most; less is not raised."""
    given = {"turn": "me", "me": {"board": [{"card": "Test Counter", "defense": 9}]}, "opponent": {}}
    assert fails(given, ['I do "Deal 7 damage to all allied followers."'], [f"Test Counter has {left} defense"], cards=[{**COUNTER, "text": text}]) == []
    assert fails(given, ['I do "Deal 2 damage to all allied followers."'], ["Test Counter has 7 defense"], cards=[{**COUNTER, "text": text}]) == []


@pytest.mark.parametrize(
    "text, mine, theirs, cards",
    [
        ("ファンファーレ 相手のPP最大値が自分より大きいなら、カードを1枚引く。", 4, 5, 1),
        ("ファンファーレ 相手のPP最大値が自分より大きいなら、カードを1枚引く。", 5, 5, 0),
        ("Fanfare: If you have no play points left, draw a card.", 0, 5, 1),
        ("Fanfare: If you have no remaining play points, draw a card.", 1, 5, 0),
    ],
)
def test_play_points_are_compared(fails: Fails, text: str, mine: int, theirs: int, cards: int) -> None:
    """With the other player's, and with none."""
    given = {"turn": "me", "me": {"hand": ["Test Counter"], "pp": mine, "max_pp": mine, "deck_size": 5}, "opponent": {"max_pp": theirs}}
    assert fails(given, ["I play Test Counter"], [f"my hand has {cards} card" + "s" * (cards != 1)], cards=[{**COUNTER, "text": text}]) == []
