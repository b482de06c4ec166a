"""What players tell of a turn at a table, in both languages: each holds where it came about, and not where the opposite did."""

import pytest

from engine.language.errors import LanguageError
from tests.cast.cases import fails
from tests.cast.sentence_words import action, expectation

_CARDS = (
    {"name": {"en": "Scout", "ja": "斥候"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 1, "text": ""},
    {"name": {"en": "Page", "ja": "小姓"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 4, "defense": 4, "text": "",
     "evolved": {"attack": 6, "defense": 6, "text": ""}},
)  # fmt: skip
_GIVEN = {"turn": "me", "turn_number": 15, "me": {"board": ["Scout", "Page"], "deck_size": 5, "pp": 10, "ep": 2}, "opponent": {}}

# what is done | what is told of it and holds | what does not hold
TOLD = """
Page attacks the enemy leader | Page attacked | Scout attacked
Page attacks the enemy leader | Scout did not attack | Page did not attack
Page attacks the enemy leader | Page has attacked | Page has not attacked
Page attacks the enemy leader | Scout didn't attack the enemy leader | Page didn't attack the enemy leader
Page attacks the enemy leader | the enemy leader was attacked | Page was attacked
Page attacks the enemy leader | Page can't attack again | Page can attack again
nothing is done | Page can attack | Page can attack again
nothing is done | Page has not evolved | Page has evolved
Page is evolved | Page has evolved | Page hasn't evolved
nothing is done | both leaders have 20 defense | both leaders have 19 defense
Page attacks the enemy leader | the enemy leader is at 16 | both leaders are at 20
I draw 2 cards | my deck has 3 cards left | my deck has 4 cards left
I draw 2 cards | there are 3 cards left in my deck | there are 5 cards left in my deck
nothing is done | neither player has won | I won
Scout is destroyed | my board only has Page | my board only has Scout
nothing is done | Scout is on my board | only Page is on my board
Scout is destroyed | either Scout or Page was destroyed | either Page or Page was destroyed
Scout is returned to my hand | Scout was returned to my hand | Scout was returned to opponent's hand
小姓で相手のリーダーを攻撃 | 小姓は攻撃済み | 小姓は攻撃していない
小姓で相手のリーダーを攻撃 | 斥候は攻撃しなかった | 斥候は攻撃した
小姓で相手のリーダーを攻撃 | 小姓はもう一度攻撃できない | 小姓は再び攻撃できる
小姓で相手のリーダーを攻撃 | 相手のリーダーに4ダメージ | 相手のリーダーに5ダメージ
小姓で相手のリーダーを攻撃 | 相手のリーダーの体力は残り16 | 両リーダーの体力は20
何も行わない | 両方のリーダーの体力は20 | 両方のリーダーの体力は19
カードを2枚引く | 自分のデッキは残り3枚 | 自分のデッキは残り4枚
何も行わない | まだ決着はついていない | 自分が勝った
何も行わない | どちらも勝っていない | 自分が負けた
小姓が守護を得る | 小姓は守護を持っている | 斥候は守護を持っている
小姓が守護を得る | 斥候は守護を持っていない | 小姓は守護を持っていない
斥候が破壊される | 斥候か小姓のどちらかが破壊された | 小姓が破壊された
斥候が自分の手札に戻る | 斥候は自分の手札に戻った | 小姓は自分の手札に戻った
"""


@pytest.mark.parametrize("done, holds, fails_to", [line.split(" | ") for line in TOLD.strip().splitlines()])
def test_what_is_told(done: str, holds: str, fails_to: str) -> None:
    """It holds of what happened, and what is told otherwise does not."""
    assert not fails(_GIVEN, [done], [holds], cards=_CARDS)
    assert fails(_GIVEN, [done], [fails_to], cards=_CARDS) == [f"does not hold: {fails_to}"]


def test_somebody_has_won() -> None:
    """Where a player has won, it is not so that neither has."""
    done = ["20 damage is dealt to my leader"]
    assert not fails(_GIVEN, done, ["opponent wins"], cards=_CARDS)
    assert fails(_GIVEN, done, ["neither player has won"], cards=_CARDS) == ["does not hold: neither player has won"]


def test_at_the_same_time() -> None:
    """It is what is done at once."""
    assert action("Goblin and Fighter are destroyed at the same time") == action("Goblin and Fighter are destroyed at once")


@pytest.mark.parametrize("told", ["my board only has Goblin and Fighter and", "only Goblin attacked", "Goblin can attack again and again"])
def test_more_than_is_understood(told: str) -> None:
    """A word too many is refused where it stands."""
    with pytest.raises(LanguageError) as refused:
        expectation(told)
    assert refused.value.column
