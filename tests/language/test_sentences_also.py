"""What writers say as well, in both languages: each is read as the sentence that means it, and a wrong one of its kind is told so."""

import pytest

from engine.language.errors import LanguageError
from tests.cast.sentence_words import action, expectation

# said | canonical
ACTIONS = """
I play Goblin, choosing Fighter | I play Goblin choosing Fighter
I play Goblin choosing Fighter, yes | I play Goblin choosing Fighter and yes
I play Goblin, choosing Fighter, 2, nothing | I play Goblin choosing Fighter, 2 and nothing
I play Goblin choosing Fighter, then yes | I play Goblin choosing Fighter and yes
I play Goblin choosing Fighter, targeting Fighter | I play Goblin choosing Fighter targeting Fighter
I play Goblin, targeting Fighter | I play Goblin targeting Fighter
I play Goblin on Fighter | I play Goblin targeting Fighter
I draw two cards | I draw 2 cards
The opponent attacks Goblin with Fighter | Fighter attacks Goblin
Goblin attacks the leader | Goblin attacks
I discard Goblin | Goblin is discarded
Goblin returns to my hand | Goblin is returned
Heal my leader for 3 | 3 defense is restored to my leader
I skip my turn | I end the turn
I play Goblin, selecting Fighter | I play Goblin choosing Fighter
I play Goblin (target: Fighter) | I play Goblin targeting Fighter
each Goblin is destroyed | all Goblins are destroyed
both of my Goblins gain +1/+1 | both my Goblins get +1/+1
I play Goblin as an Accelerate | I play Goblin with Accelerate
I play Goblin from my hand | I play Goblin
Play the Goblin | I play Goblin
My opponent plays a Goblin | opponent plays Goblin
End turn | I end the turn
The opponent ends their turn | opponent ends the turn
I attack Fighter with Goblin | Goblin attacks Fighter
I draw a card | I draw 1 card
Goblin dies | Goblin is destroyed
Fighter takes 3 damage | 3 damage is dealt to Fighter
Deal 3 damage to Fighter | 3 damage is dealt to Fighter
Goblin gains +1/+1 | Goblin gets +1/+1
Goblin gets Ward | Goblin gains Ward
Goblin is returned to hand | Goblin is returned
自分はゴブリンをプレイする。 | I play Goblin
ゴブリンをプレイ | I play Goblin
自分がファイターを選んでゴブリンをプレイする | I play Goblin choosing Fighter
ゴブリンをプレイし、ファイターを選ぶ | I play Goblin choosing Fighter
ファイターを対象に相手がゴブリンをプレイする | opponent plays Goblin targeting Fighter
相手はゴブリンをファイターを対象にプレイする | opponent plays Goblin targeting Fighter
自分がゴブリンをアクセラレートでプレイする | I play Goblin with Accelerate
ゴブリンでファイターを攻撃する | Goblin attacks Fighter
ゴブリンが相手リーダーに攻撃する | Goblin attacks the enemy leader
ゴブリンを進化させる | I evolve Goblin
ターン終了 | I end the turn
相手のターンが終わる | opponent ends the turn
カードを1枚引く | I draw 1 card
ゴブリンを破壊する | Goblin is destroyed
ファイターに3ダメージ | 3 damage is dealt to Fighter
自分のリーダーを2回復 | 2 defense is restored to my leader
ゴブリンが相手の場に出る | Goblin is summoned for opponent
何もしない | nothing is done
"""
CLAIMS = """
Goblin remains on the board | Goblin is on the board
Goblin went to my cemetery | Goblin is in my cemetery
Goblin is back in my hand | Goblin is in my hand
Goblin is alive | Goblin is in play
Goblin is under my control | I control Goblin
Goblin turned into a Fighter | Goblin became Fighter
Goblin has taken 2 damage | Goblin takes 2 damage
my leader was healed by 3 | my leader restores 3 defense
Goblin gained +1/+1 | Goblin gets +1/+1
Both boards are empty | the board is empty
The top card of my deck is Goblin | my deck begins with Goblin
Goblin still has Ward | Goblin has Ward
Goblin has 1 defense left | Goblin has 1 defense
Goblin costs 0 now | Goblin costs 0
Goblin's Fanfare triggered twice | it happened 2 times that Goblin's Fanfare triggers
Goblin's Last Words resolved after Fighter's Fanfare | Fighter's Fanfare resolves before Goblin's Last Words
Goblin's Fanfare triggered before Fighter's effect | first Goblin's Fanfare triggers, then Fighter's effect triggers
Goblin died after Fighter | first Fighter is destroyed, then Goblin is destroyed
the enemy leader is at 15 | opponent's leader has 15 defense
Goblin wasn't destroyed | Goblin was not destroyed
Goblin is dead | Goblin was destroyed
Goblin survived | Goblin is in play
Goblin is on board | Goblin is on the board
Goblin is no longer in my hand | Goblin is not in my hand
I lost the game | I lose
The opponent wins the game | opponent wins
The game is not over | the game goes on
I have 2 cards in hand | my hand has 2 cards
I have no cards in hand | my hand has 0 cards
I have a Goblin in hand | my hand has at least 1 Goblin
there is a Goblin on my board | my board has at least 1 Goblin
opponent has a Goblin on the board | opponent has at least 1 Goblin
I have 2 Goblins in play | I have 2 Goblins
I have 3 followers on my side | I have 3 followers
I drew a card | 1 of my cards was drawn
Goblin doesn't have Ward | Goblin does not have Ward
Goblin has no Ward | Goblin does not have Ward
Goblin cannot attack | Goblin can't attack
Goblin has 2 attack and 1 defense | Goblin is 2/1
Goblin has 2 or more defense | Goblin has at least 2 defense
my leader is at 17 | my leader has 17 defense
the opponent has 17 life | opponent's leader has 17 defense
I have 3 play points left | I have 3 play points
Last Words of Goblin did not trigger | Goblin's Last Words did not trigger
Goblin's Last Words doesn't trigger | Goblin's Last Words did not trigger
Goblin was destroyed, then Fighter was banished | first Goblin is destroyed, then Fighter is banished
Goblin was destroyed before Fighter | first Goblin is destroyed, then Fighter is destroyed
action 1 is not allowed | action 1 was refused
action 1 was allowed | action 1 was not refused
it's my turn | it is my turn
ゴブリンは破壊されない | Goblin was not destroyed
ゴブリンが生き残る | Goblin is in play
ゴブリンは墓場にいる | Goblin is in the cemetery
ゴブリンは場にいない | Goblin is not on the board
相手の場にゴブリンがいる | opponent's board has at least 1 Goblin
相手の場にゴブリンはいない | opponent's board has 0 Goblins
相手の場にフォロワーが2体いる | opponent's board has 2 followers
自分の手札は2枚 | my hand has 2 cards
自分の手札が2枚以上になる | my hand has at least 2 cards
自分の手札は空 | my hand is empty
相手の場はゴブリンのみ | opponent's board holds Goblin
自分の手札はゴブリンとファイターだけ | my hand holds Goblin and Fighter
相手リーダーの体力は17 | opponent's leader has 17 defense
自分の体力が17である | my leader has 17 defense
自分の残りPPは3 | I have 3 play points
ゴブリンはコスト0 | Goblin costs 0
ゴブリンは2/1になる | Goblin is 2/1
ゴブリンは進化していない | Goblin is not evolved
自分が勝った | I win
相手が負ける | opponent loses
カードを2枚引いた | 2 of my cards were drawn
相手は手札を1枚捨てた | 1 of opponent's cards was discarded
ゴブリンが破壊されたあと、ファイターが消滅した | first Goblin is destroyed, then Fighter is banished
ファイターはゴブリンより先に破壊された | first Fighter is destroyed, then Goblin is destroyed
ゴブリンのラストワードは発動しない | Goblin's Last Words did not trigger
行動1はできない | action 1 was refused
行動1は拒否された | action 1 was refused
ゴブリンは破壊されていない | Goblin was not destroyed
ゴブリンは2/3のまま | Goblin is 2/3
自分のターンである | it is my turn
"""


def pairs(lines: str) -> list[tuple[str, str]]:
    return [(said, means) for line in lines.strip().splitlines() for said, means in (line.split(" | "),)]


@pytest.mark.parametrize("said, means", pairs(ACTIONS))
def test_an_action_said_otherwise(said: str, means: str) -> None:
    assert action(said) == action(means)


@pytest.mark.parametrize("said, means", pairs(CLAIMS))
def test_an_expectation_said_otherwise(said: str, means: str) -> None:
    assert expectation(said) == expectation(means)


@pytest.mark.parametrize("said", ["I play Goblin, choosing", "I play Goblin choosing Fighter, ", "I play Goblin choosing Fighter,, yes", "Goblin is no longer", "相手の場にゴブリンが", "ゴブリンをプレイし、選ぶ"])
def test_half_of_a_sentence_is_refused(said: str) -> None:
    for read in (action, expectation):
        with pytest.raises(LanguageError):
            read(said)


@pytest.mark.parametrize("said", ["Goblin deals 3 damage to Fighter", "Goblin leaves the board", "I gain a play point"])
def test_what_is_offered_for_an_action_is_an_action(said: str) -> None:
    with pytest.raises(LanguageError) as wrong:
        action(said)
    assert wrong.value.nearest
    for offered in wrong.value.nearest:
        action(offered)
