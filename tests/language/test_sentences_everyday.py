"""What players of tournaments write is one tree with what the language writes itself."""

import pytest

from tests.cast.sentence_words import action, expectation

SAME = """
ゴブリンのラスワは発動しない | ゴブリンのラストワードは誘発しなかった
ゴブリンの進化時が発動した | ゴブリンの進化時の効果は誘発した
残りPPは3 | 自分のPPは3
PPは1のまま | 自分のPPは1
盤面は5枚 | 自分の場のカードは5枚
相手リーダーは18 | 相手のリーダーの体力は18
自分の場にはゴブリンだけがいる | 自分の場は順にゴブリンのみ
自分の場にはゴブリンが2体いる | 自分の場のゴブリンは2枚
ゴブリンはまだ自分の場にいる | ゴブリンは自分の場にある
ゴブリンも破壊された | ゴブリンは破壊された
場には誰もいない | 場は空である
ゴブリンがファイターより先に発動する | ゴブリンの効果はファイターの効果より先に解決される
3番目の行動はできない | 行動3は拒否された
必ず自分のPPは3 | どの結果でも、自分のPPは3
2分の1の確率で自分のPPは3 | 1/2の確率で、自分のPPは3
ゴブリンが破壊されたのは1回 | ゴブリンが破壊されることが1回あった
ゴブリンの効果が誘発したのは3回だけ | ゴブリンの効果が誘発することが3回あった
自分のリーダーが1ダメージを受けたのは2回である | 自分のリーダーが1ダメージを受けることが2回あった
破壊されたのは2体 | 2枚のカードが破壊された
誰も破壊されなかった | 何も破壊されなかった
ゴブリンは場に2体いる | 場のゴブリンは2枚
ゴブリンは攻撃可能である | ゴブリンは攻撃できる
ゴブリンは攻撃可能ではない | ゴブリンは攻撃できない
ファイターは1ダメージだけ受ける | 合計で、ファイターが1ダメージを受けた
ファイターにはダメージがない | ファイターはダメージを受けなかった
ゴブリンの能力は1回だけ働く | ゴブリンの効果が誘発することが1回あった
ゴブリンのラストワードより先にファイターのラストワードが解決される | ファイターのラストワードはゴブリンのラストワードより先に解決される
まずゴブリンのラストワード、次にファイターのラストワードが解決される | ゴブリンのラストワードはファイターのラストワードより先に解決される
自分の場に空きはない | 自分の場は満杯である
ゴブリンは何の能力も持たない | ゴブリンは能力を持たない
nobody was destroyed | nothing was destroyed
my leader was not restored | my leader was not healed
opponent's leader's defense wasn't restored | the enemy leader was not healed
自分のリーダーは回復されなかった | 自分のリーダーは回復しなかった
right before I draw a card, Goblin is 3/2 | just before I draw a card, Goblin is 3/2
自分がカードを引く直前、ゴブリンは3/2 | just before I draw a card, Goblin is 3/2
ゴブリンが3/2になった時点で、ファイターは場にある | once Goblin becomes 3/2, Fighter is on the board
Goblin never entered play | Goblin did not enter
Fighter takes only 1 damage | in all, Fighter takes 1 damage
Goblin only deals 2 damage to Fighter | in all, Goblin deals 2 damage to Fighter
my board has no room left | my board is full
my board has room | my board is not full
Goblin's effect works only once | it happened 1 time that Goblin's effect triggers
first Goblin's Last Words, then Fighter's Last Words resolve | Goblin's Last Words resolve before Fighter's Last Words
the match isn't over | the game is not over
"""


@pytest.mark.parametrize("everyday, own", [line.split(" | ") for line in SAME.strip().splitlines()])
def test_an_expectation(everyday: str, own: str) -> None:
    """It is understood as the language's own sentence."""
    assert expectation(everyday) == expectation(own)


@pytest.mark.parametrize("everyday, own", [("相手がターンを終了", "相手のターン終了"), ("ターンエンド", "ターン終了"), ("ゴブリンを使う", "ゴブリンをプレイする"), ("ゴブリンを手札から出す", "ゴブリンをプレイする"),
    ("相手はファイターで自分のリーダーを攻撃する", "相手のファイターで自分のリーダーを攻撃する"), ("ゴブリンでリーダーに攻撃", "ゴブリンで攻撃する"), ("ゴブリンをプレイし、対象はファイター", "ゴブリンをプレイする（対象はファイター）"),
    ("相手がゴブリンをプレイし、ファイターを選択", "相手がゴブリンをプレイし、ファイターを選ぶ"), ("pass the turn", "I end the turn"), ("ゴブリンをエンハンス5でプレイする", "I play Goblin with Enhance 5"), ("エンハンス5でゴブリンをプレイ", "I play Goblin with Enhance 5"), ("I play Goblin with Enhance (5)", "I play Goblin with Enhance 5"), ("I play Goblin for Enhance 5", "I play Goblin with Enhance 5"),
    ("I evolve Goblin and pick Fighter", "I evolve Goblin choosing Fighter")])
def test_an_action(everyday: str, own: str) -> None:
    """It is understood as the language's own sentence."""
    assert action(everyday) == action(own)
