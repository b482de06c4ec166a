"""Sentences with negations, figures and words like “only”, “each” and “first”: on one course of play the true ones hold, the false ones do not."""

import pytest

from engine.corpus.problems import BadInput
from tests.cast.small import card, run


def kept(en: str, ja: str, text: str = "", **more: object) -> dict[str, object]:
    """A plain card with a name in each language."""
    return {**card(en, text, **more), "name": {"en": en, "ja": ja}}


CARDS = [
    kept("Imp", "小鬼", attack=2, defense=2, text="Last Words: Deal 1 damage to the enemy leader."),
    kept("Knight", "騎士", attack=3, defense=4, text="Ward."),
    kept("Sage", "賢者", cost=2, attack=1, defense=1, text="Fanfare: Draw 2 cards."),
    kept("Bolt", "雷撃", kind="spell", cost=1, text="Deal 2 damage to an enemy follower."),
    kept("Page", "頁", kind="spell", cost=1, text="Draw a card."),
    kept("Scroll", "巻物", kind="spell", cost=1, text="Draw a card."),
    kept("Brute", "荒くれ", attack=2, defense=2, text="Last Words: Summon a Rat."),
    kept("Wolf", "狼", attack=1, defense=5),
    kept("Rat", "鼠", attack=1, defense=1),
]
BOARD = {
    "turn": "me",
    "me": {"board": ["Imp", "Knight"], "hand": ["Bolt", "Sage"], "pp": 5, "leader": 15, "deck": ["Page", "Scroll", "4 x Rat"], "shadows": 0},
    "opponent": {"board": ["Brute", "Wolf"], "leader": 18, "deck_size": 10, "hand": 3, "shadows": 2},
}
# Bolt leaves Wolf at 3; Sage draws Page and Scroll; Imp and Brute die, mine first, so the leader is at 17 and a Rat comes; Knight takes him to 14.
PLAYED = ["I play Bolt targeting Wolf", "I play Sage", "Imp attacks Brute", "Knight attacks the enemy leader"]
# true | false
PAIRS = """
both Imp and Brute were destroyed | both Imp and Wolf were destroyed
neither Imp nor Brute is on the board | neither Imp nor Wolf is on the board
I have no more than 2 cards in hand | I have no more than 1 card in hand
my hand has no fewer than 2 cards | my hand has no fewer than 3 cards
Knight never took damage | Wolf never took damage
my leader has not taken damage | the enemy leader has not taken damage
Wolf took damage exactly once | Wolf took damage twice
the enemy leader took damage at least twice | the enemy leader took damage more than twice
Imp and Brute each took 2 damage | Imp and Brute each took 3 damage
the enemy leader's defense is not 15 | the enemy leader's defense is not 14
there are not two Rats on the board | there are not 1 Rat on the board
Imp was destroyed first | Brute was destroyed first
the last card destroyed was Brute | the last card destroyed was Imp
Imp's Last Words resolved after Sage's Fanfare | Imp's Last Words resolved before Sage's Fanfare
the last effect to resolve was Brute's Last Words | the last effect to resolve was Imp's Last Words
the first effect to resolve was Bolt's effect | Sage's Fanfare was the first to resolve
no follower other than Imp and Brute was destroyed | no follower other than Imp was destroyed
nothing but Imp and Brute was destroyed | except for Brute, nothing was destroyed
before action 3, Imp was on the board | before action 1, Sage was on the board
no action was refused | action 2 was refused
I have not lost | I have won
the game is not over | the game is over
it isn't my opponent's turn | it is not my turn
my shadows rose by 2 | my shadows rose by 3
my play points fell by 3 | my play points fell by 2
the Rat on the board is 1/1 | the Rat on the board is 2/2
the Rat in my deck was not destroyed | the Imp on the board was not destroyed
Sage did not attack | Knight did not attack
Knight has attacked | Sage has attacked
at no point did Knight leave the board | at no point did Imp leave the board
1 of my followers was destroyed | 2 of my followers were destroyed
neither leader is at 0 | neither leader is at 14
Wolf's defense went from 5 to 3 | Wolf's defense went from 4 to 3
the enemy leader has taken 4 damage in total | the enemy leader has taken 3 damage in total
I have not won the game | I have won the game
before action 4, the enemy leader had 17 defense | before action 3, the enemy leader had 17 defense
小鬼のラストワードが荒くれのラストワードより先に解決された | 荒くれのラストワードが小鬼のラストワードより先に解決された
狼の体力は5から3になった | 狼の体力は5から4になった
自分のリーダーは無傷 | 相手のリーダーは無傷
my leader has taken no damage | the enemy leader has taken no damage
Sage dealt no damage to the enemy leader | Knight dealt no damage to the enemy leader
Wolf has restored no defense | Wolf has restored 0 defense
行動1の後の狼の体力は3 | 行動1の後の狼の体力は5
小鬼も荒くれも場にいない | 小鬼も狼も場にいない
狼は一度も破壊されていない | 小鬼は一度も破壊されていない
小鬼と荒くれはそれぞれ2ダメージを受けた | 小鬼と荒くれはそれぞれ3ダメージを受けた
場に鼠はちょうど1体いる | 場に鼠はちょうど2体いる
場にアミュレットは1つもない | 場にフォロワーは1体もいない
小鬼は鼠が場に出る前に破壊された | 鼠は小鬼が破壊される前に場に出た
鼠は荒くれが破壊されたあとに場に出た | 荒くれは鼠が場に出たあとに破壊された
小鬼、荒くれの順に破壊された | 荒くれ、小鬼の順に破壊された
小鬼と荒くれは同時に破壊されていない | 小鬼と荒くれは同時に破壊された
何も消滅していない | 何も破壊されていない
賢者のファンファーレは1回解決された | 賢者のファンファーレは2回解決された
騎士は1回しか攻撃していない | 狼は1回しか攻撃していない
最後に破壊されたのは荒くれ | 最後に破壊されたのは小鬼
小鬼と荒くれ以外のフォロワーは破壊されていない | 小鬼以外のフォロワーは破壊されていない
行動3の前、小鬼は場にいた | 行動1の前、賢者は場にいた
どの行動も拒否されなかった | 行動2は拒否された
まだ勝敗はついていない | 勝敗はついている
相手のターンではない | 自分のターンではない
自分の墓場は2増えた | 自分の墓場は3増えた
相手のリーダーの体力は15ではない | 相手のリーダーの体力は14ではない
どちらのリーダーの体力も0ではない | どちらのリーダーの体力も14ではない
場の鼠は1/1 | 場の鼠は2/2
残りPPは2だけ | 残りPPは1だけ
破壊されたフォロワーは2体 | 破壊されたフォロワーは3体
小鬼が先に破壊され、次に荒くれが破壊された | 荒くれが先に破壊され、次に小鬼が破壊された
"""
WARDED = {"turn": "me", "me": {"board": ["Wolf"], "hand": ["Page"], "pp": 0}, "opponent": {"board": ["Knight", "Imp"]}}


def judged(given: dict[str, object], when: list[str], *then: str) -> list[bool]:
    return [bool(e["holds"]) for e in run(CARDS, {"given": given, "when": when, "then": list(then)}).expectations]


@pytest.mark.parametrize("true, false", [line.split(" | ") for line in PAIRS.strip().splitlines()])
def test_what_is_true_holds_and_what_is_false_does_not(true: str, false: str) -> None:
    """Each pair says the same of what came about and of what did not."""
    assert judged(BOARD, PLAYED, true, false) == [True, False]


def test_whom_alone_one_may_attack() -> None:
    """A Ward binds; where two may be attacked, none of them is the only one."""
    assert judged(WARDED, ["nothing is done"], "Wolf can only attack Knight", "狼は小鬼しか攻撃できない") == [True, False]
    free = {**WARDED, "opponent": {"board": ["Imp"]}}
    assert judged(free, ["nothing is done"], "Wolf can attack only Imp") == [False]


def test_who_can_play_nothing() -> None:
    """No card of the hand may be played, by any price or rule."""
    assert judged(WARDED, ["nothing is done"], "I can't play anything", "自分は何もプレイできない") == [True, True]
    rich = {**WARDED, "me": {"board": ["Wolf"], "hand": ["Page"], "pp": 1}}
    assert judged(rich, ["nothing is done"], "I can't play any card") == [False]


DISCARDING = [*CARDS, kept("Purge", "浄化", kind="spell", cost=1, text="Discard a card.")]
HAND = {"turn": "me", "me": {"hand": ["Purge", "Page", "Scroll"], "pp": 1}}


@pytest.mark.parametrize("said", ["I play Purge, discarding Scroll", "I play Purge and discard Scroll", "浄化をプレイして、巻物を捨てる"])
def test_what_is_chosen_can_be_said_by_what_is_done_to_it(said: str) -> None:
    """The card is chosen, and discarded by the action itself."""
    made = run(DISCARDING, {"given": HAND, "when": [said], "then": ["my hand holds Page", "1 of my cards was discarded"]})
    assert made.sound


def test_what_an_action_does_not_do_is_not_said_of_it() -> None:
    """Where the chosen card comes to something else, the line is wrong."""
    with pytest.raises(BadInput, match="did not come about"):
        run(DISCARDING, {"given": HAND, "when": ["I play Purge, destroying Scroll"], "then": ["my hand holds Page"]})


def test_points_that_rose_by_no_single_effect_are_told_of_as_such() -> None:
    """A gain is one effect's; for all of them together the remark has another sentence."""
    made = run(CARDS, {"given": BOARD, "when": PLAYED, "then": ["I gained 2 shadows"]})
    assert [e["holds"] for e in made.expectations] == [False]
    assert "rose by" in made.expectations[0]["note"]["en"]
