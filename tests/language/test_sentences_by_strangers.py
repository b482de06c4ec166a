"""What people write who have read only the guide is one tree with what the language writes itself."""

import pytest

from engine.language import LanguageError
from tests.cast.sentence_words import action, expectation

SAME = """
there is still a Goblin on the opponent's board | opponent's board has at least 1 Goblin
there are no Goblins remaining on my board | my board has 0 Goblins
my board stays empty | my board is empty
my hand remained full | my hand is full
Goblin wasn't destroyed, and his Last Words never went off | all of this holds: Goblin was not destroyed; Goblin's Last Words did not trigger
Goblin is a 1/1 without Ward | all of this holds: Goblin is 1/1; Goblin does not have Ward
after the second action, Goblin is 3/4 | after action 2, Goblin is 3/4
after the second, Goblin is 3/4 | after action 2, Goblin is 3/4
I gained a shadow | I gained 1 shadow
the left Goblin is banished | left was banished
the left one was destroyed and Fighter was not | all of this holds: left was destroyed; Fighter was not destroyed
all the followers were destroyed | all followers were destroyed
every follower was destroyed | all followers were destroyed
all enemy followers were destroyed | all opponent's followers were destroyed
the third Goblin did not appear | the third Goblin did not enter
once Goblin or Fighter is destroyed, my hand has 2 cards | once Goblin is destroyed or Fighter is destroyed, my hand has 2 cards
Goblin is in my hand or deck | one of this holds: Goblin is in my hand; Goblin is in my deck
Goblin is either in my hand or in opponent's deck | one of this holds: Goblin is in my hand; Goblin is in opponent's deck
Goblin was destroyed or my hand is empty | one of this holds: Goblin was destroyed; my hand is empty
the Goblins died | all Goblins were destroyed
my Goblins were both destroyed | both my Goblins were destroyed
Goblin and Fighter were both destroyed | Goblin and Fighter were destroyed
all my play points are gone | I have 0 play points
Goblin couldn't have hit the leader | Goblin can't attack the leader
Goblin got hit anyway | Goblin was damaged
the Fanfare didn't go off | no Fanfare triggered
the opponent is down to 15 | opponent's leader has 15 defense
I was hit for 3 | my leader takes 3 damage
no Goblin was added to my hand | 0 of my Goblins were added to hand
Goblin was added to my hand | my Goblin was added to hand
the opponent's leader is at 8, mine is still at 10 | all of this holds: opponent's leader has 8 defense; my leader has 10 defense
Goblin has Ward and 4 attack | all of this holds: Goblin has Ward; Goblin has 4 attack
Goblin entered as a follower | once Goblin enters, Goblin is a follower
どちらのゴブリンも破壊された | 両方のゴブリンは破壊された
ゴブリンは両方とも破壊された | 両方のゴブリンは破壊された
ゴブリンとファイターはどちらも破壊された | ゴブリンとファイターは破壊された
相手の勝ちではない | 相手が勝利することは一度もなかった
ゴブリンはフォロワーとして場に出た | ゴブリンが場に出た時点で、ゴブリンはフォロワーである
ゴブリンは1体も出なかった | ゴブリンが場に出ることは一度もなかった
自分の場は満員 | 自分の場は満杯である
ゴブリンはファイターの右側に並ぶ | ゴブリンはファイターの右にある
行動2の後もPPは1 | 行動2のあと、自分のPPは1
ゴブリンはダメージを受けず場に残った | 次がすべて成り立つ：ゴブリンはダメージを受けなかった、ゴブリンは場に残っている
Goblin lives with 1 defense | all of this holds: Goblin is in play; Goblin has 1 defense
I've used up my only play point | I have 0 play points
Goblin only attacked once | it happened 1 time that Goblin attacks
I have one more shadow than before | my shadows rose by 1
I didn't get a shadow | my shadows did not rise
my board is completely full | my board is full
Goblin's Ward is gone | Goblin does not have Ward
相手リーダーに3ダメージ入った | 相手のリーダーが3ダメージを受けた
ゴブリンは進化前の3/2 | 次がすべて成り立つ：ゴブリンは進化前である、ゴブリンは3/2
場のゴブリンは全て3/3になった | 場のゴブリンは3/3
ゴブリンは1枚が墓場に送られた | 1枚のゴブリンが墓場に置かれた
ゴブリンの方が先に破壊された | 最初に破壊されたカードはゴブリン
自分は合計で2枚カードを引いた | 自分のカードが2枚引かれた
ゴブリンが出てからカードを引いた | 順に、ゴブリンが場に出、自分がカードを引く
ゴブリンは山札か手札にある | 次のいずれかが成り立つ：ゴブリンは山札にある、ゴブリンは手札にある
ゴブリンは自分の手札か山札にある | 次のいずれかが成り立つ：ゴブリンは自分の手札にある、ゴブリンは自分の山札にある
全フォロワーが破壊された | すべてのフォロワーが破壊された
相手のフォロワーは全滅した | 相手のすべてのフォロワーが破壊された
ゴブリンかファイターのどちらかが破壊された時点で、自分の手札は2枚 | ゴブリンが破壊されたかファイターが破壊された時点で、自分の手札は2枚
Goblin can't be targeted | Goblin can't be chosen
the Goblin can't be chosen by opponent | opponent can't choose Goblin
ゴブリンは選べない | ゴブリンを選択できるカードはない
ゴブリンは相手の能力で選択できない | 相手はゴブリンを選択できない
相手はファイターでゴブリンを選べない | 相手はゴブリンを対象にファイターをプレイできない
ゴブリンはファイターの対象にならない | 自分はゴブリンを対象にファイターをプレイできない
Goblin can attack twice more | Goblin can attack 2 times
ゴブリンはあと1回攻撃できる | Goblin can attack 1 time
action 2 was refused because it cannot be paid | action 2 was refused because it can't be paid
action 2 fails because there are not enough play points | action 2 was refused because it can't be paid
守護のため行動2は拒否された | action 2 was refused because of Ward
行動2はコスト不足のため拒否された | 行動2はコストを払えないため拒否された
during action 2, Goblin was destroyed | in action 2, Goblin was destroyed
行動2でゴブリンはダメージを受けなかった | in action 2, Goblin was not damaged
Goblin did not have Ward at the start | at the start, Goblin does not have Ward
I drew 2 cards, then Goblin's Last Words resolved | first I draw 2 cards, then Goblin's Last Words resolve
I drew 3 cards before my leader was healed | first I draw 3 cards, then my leader is healed
自分がカードを2枚引いた後、ゴブリンが破壊された | 順に、自分がカードを2枚引き、ゴブリンが破壊される
action 2 was refused because of summoning sickness | action 2 was refused because it has just entered
行動2は召喚酔いのため拒否された | 行動2は場に出たばかりのため拒否された
行動2は召喚酔いにより拒否された | 行動2は場に出たばかりのため拒否された
neither Goblin attacked | all of this holds: it never happened that the first Goblin attacks; it never happened that the second Goblin attacks
neither of my Goblins is in play | all of this holds: my first Goblin is not in play; my second Goblin is not in play
neither Goblin has Ward | all of this holds: the first Goblin does not have Ward; the second Goblin does not have Ward
どちらのゴブリンも攻撃しなかった | all of this holds: it never happened that the first Goblin attacks; it never happened that the second Goblin attacks
neither Goblin took damage | both Goblins were not damaged
neither of my Goblins died | both my Goblins were not destroyed
ゴブリンの効果は働かなかった | Goblin's effect did not resolve
ゴブリンのラストワードは働いた | Goblin's Last Words resolved
自分は復讐状態でなくなった | Vengeance is not active for me
"""


@pytest.mark.parametrize("written, own", [line.split(" | ") for line in SAME.strip().splitlines()])
def test_an_expectation(written: str, own: str) -> None:
    """It is understood as the language's own sentence."""
    assert expectation(written) == expectation(own)


@pytest.mark.parametrize("written, own", [("Goblin goes face", "Goblin attacks"), ("ゴブリンで顔を殴る", "ゴブリンで攻撃する"), ("相手リーダーをゴブリンで殴る", "ゴブリンで相手のリーダーを攻撃する"),
    ("ゴブリンをファイターを対象に進化させる", "I evolve Goblin targeting Fighter"), ("相手がファイターを選んでゴブリンを進化", "opponent evolves Goblin choosing Fighter"), ("ゴブリンをプレイする（捨てるカードはファイター）", "I play Goblin so that Fighter is discarded")])
def test_an_action(written: str, own: str) -> None:
    """It is understood as the language's own sentence."""
    assert action(written) == action(own)


@pytest.mark.parametrize("written", ["ゴブリンをプレイしてファイターを攻撃する", "ゴブリンを進化させてファイターを攻撃"])
def test_two_actions_in_a_line(written: str) -> None:
    """The message has a line for each."""
    with pytest.raises(LanguageError) as wrong:
        action(written)
    assert "1行に1文だけ" in wrong.value.message["ja"]
    assert len(wrong.value.nearest) == 2
