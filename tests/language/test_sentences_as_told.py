"""What players tell they did, and how often it came: each holds where it came about, and not where the opposite did."""

import pytest

from engine.language.errors import LanguageError
from tests.cast.cases import fails
from tests.cast.sentence_words import action, expectation, said

_CARDS = (
    {"name": {"en": "Scout", "ja": "斥候"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 1, "text": "Fanfare: Draw a card."},
    {"name": {"en": "Page", "ja": "小姓"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 4, "defense": 4, "text": ""},
    {"name": {"en": "Wall", "ja": "城壁"}, "kind": "follower", "class": "neutral", "cost": 3, "attack": 0, "defense": 9, "text": ""},
    {"name": {"en": "Bolt", "ja": "稲妻"}, "kind": "spell", "class": "neutral", "cost": 1, "text": "Deal 3 damage to an enemy follower."},
)  # fmt: skip
_GIVEN = {"turn": "me", "turn_number": 15, "me": {"hand": ["Scout", "Bolt"], "board": ["Page"], "deck_size": 5, "pp": 10},
          "opponent": {"board": ["Wall"], "deck_size": 5}}  # fmt: skip

# what is done | what is told of it and holds | what does not hold
TOLD = """
I cast Bolt targeting Wall | Wall is a 0/6 | Wall is a 0/9
I attack the opponent with Page | Page attacked once | Page attacked twice
Wall is destroyed | Wall was destroyed once | Wall was destroyed twice
Wall is destroyed | Wall died 1 time | Wall died 2 times
Wall is destroyed | Wall dies | Wall never dies
Wall is destroyed | my board is not empty | opponent's board is not empty
Wall is destroyed | Wall left the board | Page left the board
I play Scout | Scout's Fanfare activates | Scout's Fanfare does not activate
I play Scout | Scout's Fanfare activated once | Scout's Fanfare activated twice
Page attacks Wall | Page doesn't die | Page dies
稲妻を城壁に撃つ | 城壁は0/6 | 城壁は0/9
小姓で城壁を殴る | 城壁の体力は5 | 城壁の体力は9
小姓で城壁を殴る | 小姓は1回攻撃した | 小姓は2回攻撃した
城壁が破壊される | 城壁は1回破壊された | 城壁は2回破壊された
城壁が破壊される | 城壁は場を離れる | 小姓は場を離れる
城壁が破壊される | 自分の場は空ではない | 相手の場は空ではない
城壁が破壊される | 相手の場にフォロワーはいない | 相手の場にフォロワーがいる
斥候を出す | 斥候のファンファーレが1回発動した | 斥候のファンファーレが2回発動した
自分のターンを終える | 相手のターンが始まる | 自分のターンが始まる
"""


@pytest.mark.parametrize("done, holds, fails_to", [line.split(" | ") for line in TOLD.strip().splitlines()])
def test_what_is_told(done: str, holds: str, fails_to: str) -> None:
    """It holds of what happened, and what is told otherwise does not."""
    assert not fails(_GIVEN, [done], [holds], cards=_CARDS)
    assert fails(_GIVEN, [done], [fails_to], cards=_CARDS) == [f"does not hold: {fails_to}"]


def test_evolving_told_as_spending() -> None:
    """To spend the evolution on a card is to evolve it."""
    assert action("Goblinに進化権を使う") == action("I evolve Goblin")


@pytest.mark.parametrize("told", ["Goblin was destroyed 2 times", "Goblinは2回破壊された"])
def test_written_back(told: str) -> None:
    """How often is written back in either language, and read again as the same."""
    tree = expectation(told)
    assert said(tree) == "It happened 2 times that Goblin is destroyed"
    assert expectation(said(tree, "ja")) == tree


@pytest.mark.parametrize("told", ["Goblin was destroyed threefold", "Goblin dies never", "my board is not empty twice"])
def test_more_than_is_understood(told: str) -> None:
    """A word too many is refused where it stands."""
    with pytest.raises(LanguageError) as refused:
        expectation(told)
    assert refused.value.column
