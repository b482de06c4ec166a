"""Sentences that say in other words what the tables say are read as that; what says something of its own is not passed over."""

import pytest

from engine.games.shadowverse.vocabulary import VOCABULARY
from engine.language import LanguageError, Names
from engine.language.sentences import parse_action, parse_expectation
from tests.cast.cases import fails

_CARDS = {"pale-knight": ("Pale Knight", "白い騎士"), "mirror-imp": ("Mirror Imp", "鏡の小鬼"), "ember-drake": ("Ember Drake", "火の子竜"), "goblin": ("Goblin", "ゴブリン"),
          "old-mill": ("Old Mill", "古い風車"), "spark": ("Spark", "火花")}  # fmt: skip
_NAMES = Names({}, {slug: {"en": en, "ja": ja} for slug, (en, ja) in _CARDS.items()})

# as somebody writes it | as the tables say it
ACTIONS = """
Ember Drake attacks their leader | Ember Drake attacks the enemy leader
I pass the turn to my opponent | I end my turn
I crystallize Pale Knight | I play Pale Knight with Crystallize
Goblin is destroyed by an effect | Goblin is destroyed
Goblin gets banished | Goblin is banished
Goblin is summoned to my board | Goblin is summoned for me
my leader heals 3 | 3 defense is restored to my leader
Goblin is given Ward | Goblin gains Ward
Then I play Goblin | I play Goblin
I activate Old Mill | I engage Old Mill
nothing happens | nothing is done
I do nothing | nothing is done
自分が白い騎士をプレイします | I play Pale Knight
手札から白い騎士をプレイする | I play Pale Knight
相手がターンを終えます | opponent ends the turn
ターンを終了します。 | I end my turn
相手がカードを一枚引く | opponent draws 1 card
自分は２枚ドローした | I draw 2 cards
自分のリーダーに2点のダメージ | 2 damage is dealt to my leader
ゴブリンを破壊します | Goblin is destroyed
ゴブリン、鏡の小鬼が同時に破壊される | Goblin and Mirror Imp are destroyed at once
火花を手札から捨てる | Spark is discarded
相手の場にゴブリンを出す | Goblin is summoned for opponent
ゴブリンに守護を付与する | Goblin gains Ward
ゴブリンを+2/+2する | Goblin gets +2/+2
ゴブリンに＋１／＋１ | Goblin gets +1/+1
白い騎士は能力をすべて失う | Pale Knight loses all abilities
2体目のゴブリンで攻撃する | the second Goblin attacks
I play another Goblin | I play Goblin
I swing at the enemy leader with Ember Drake | Ember Drake attacks the enemy leader
they play Spark | opponent plays Spark
they end their turn | opponent ends the turn
Goblin is bounced | Goblin is returned
I return Goblin to my hand | Goblin is returned
I put Goblin onto the board | Goblin is summoned for me
A Goblin enters my board | Goblin is summoned for me
give Goblin Ward | Goblin gains Ward
give Goblin +1/+0 | Goblin gets +1/+0
Goblin's attack is increased by 2 | Goblin gets +2/+0
it becomes the opponent's turn | I end my turn
I use Pale Knight's Accelerate | I play Pale Knight with Accelerate
I play Old Mill crystallized | I play Old Mill with Crystallize
the game starts | the game begins
I try to play Spark | I play Spark
I attempt to attack the enemy leader with Goblin | Goblin attacks the enemy leader
the opponent tries to evolve Mirror Imp | opponent evolves Mirror Imp
My opponent then plays Old Mill | opponent plays Old Mill
手札のゴブリンをプレイする | I play Goblin
自分は、手札から火花をプレイし、相手の白い騎士を選ぶ | I play Spark choosing opponent's Pale Knight
相手は手札からゴブリンをプレイした | opponent plays Goblin
相手は自分のターンを終了する | opponent ends the turn
相手ターンが終了 | opponent ends the turn
自ターン終了 | I end my turn
自分ターン終了 | I end my turn
白い騎士が敵リーダーを攻撃 | Pale Knight attacks the enemy leader
白い騎士が鏡の小鬼にアタックする | Pale Knight attacks Mirror Imp
鏡の小鬼は白い騎士に攻撃を行う | Mirror Imp attacks Pale Knight
自分は白い騎士を進化 | I evolve Pale Knight
もう1体のゴブリンをプレイする | I play Goblin
ゴブリンは破壊される | Goblin is destroyed
ゴブリンが死ぬ | Goblin is destroyed
ゴブリンがバウンスされる | Goblin is returned
全てのゴブリンに3ダメージを与える | 3 damage is dealt to all Goblins
自分のリーダーは２回復する | 2 defense is restored to my leader
ゴブリンは守護を得る | Goblin gains Ward
ゴブリンは+2/+0を得る | Goblin gets +2/+0
ゴブリンの攻撃力を＋２する | Goblin gets +2/+0
ゴブリンを自分の場に出す | Goblin is summoned for me
火花をエンハンスで使用 | I play Spark with Enhance
古い風車を結晶状態でプレイする | I play Old Mill with Crystallize
ゲームが開始する | the game begins
カードを引く | I draw 1 card
自分が1枚ドロー | I draw 1 card
白い騎士をプレイしようとする | I play Pale Knight
もう一度ゴブリンで攻撃する | Goblin attacks
"""
CLAIMS = """
Neither Pale Knight nor Mirror Imp is destroyed | Pale Knight and Mirror Imp were not destroyed
Goblin did not go to the cemetery | Goblin is not in the cemetery
Pale Knight's attack is still 2 | Pale Knight's attack is 2
Spark costs 0 play points | Spark costs 0
I have 2 cards left in my deck | my deck has 2 cards
Goblin's Last Words never triggered | Goblin's Last Words did not trigger
Goblin dies first, then Mirror Imp dies | first Goblin is destroyed, then Mirror Imp is destroyed
Goblin can't attack this turn | Goblin can't attack
Spark cannot target Goblin | I can't play Spark targeting Goblin
the third action is refused | action 3 was refused
the game ends in a draw | the game is a draw
the game is still going on | the game goes on
After the first action Goblin is 3/3 | after action 1, Goblin is 3/3
at least 1 Goblin is on my board | my board has at least 1 Goblin
Goblin took 2 damage from Mirror Imp | Mirror Imp deals 2 damage to Goblin
Goblin is undamaged | Goblin was not damaged
with a probability of 1/2, Goblin was destroyed | with probability 1/2, Goblin was destroyed
白い騎士は破壊されます | Pale Knight was destroyed
白い騎士はもう場にいない | Pale Knight is not on the board
白い騎士は自分の場に残っています | Pale Knight is on my board
白い騎士と鏡の小鬼の両方が破壊される | Pale Knight and Mirror Imp were destroyed
白い騎士も鏡の小鬼も破壊された | Pale Knight and Mirror Imp were destroyed
火花は自分の手札にあります | Spark is in my hand
自分のリーダーの体力は20のままである | my leader has 20 defense
相手のリーダーは２ダメージを受けました | the enemy leader takes 2 damage
手札がいっぱいである | my hand is full
ゴブリンのラストワードは発動しません | Goblin's Last Words did not trigger
ゴブリンのファンファーレは一度だけ発動する | it happened 1 time that Goblin's Fanfare triggers
ゴブリンには必殺がない | Goblin does not have Bane
ゴブリンを進化させることができない | I can't evolve Goblin
白い騎士はプレイできます | Pale Knight can be played
相手の勝利となる | opponent wins
引き分けになる | the game is a draw
ゲームは引き分けとなる | the game is a draw
勝敗はまだ決まらない | the game goes on
自分は鏡の小鬼をコントロールしている | I control Mirror Imp
１番目の行動の後でゴブリンは3/3 | after action 1, Goblin is 3/3
ゴブリンは鏡の小鬼から2ダメージを受けた | Mirror Imp deals 2 damage to Goblin
Pale Knight ends up destroyed | Pale Knight was destroyed
Pale Knight should survive | Pale Knight is in play
Pale Knight will be destroyed | Pale Knight was destroyed
there isn't a Goblin on my board | my board has 0 Goblins
my board contains exactly one follower | my board has 1 follower
the enemy leader took a total of 4 damage | in all, the enemy leader takes 4 damage
4 damage was dealt to the enemy leader | the enemy leader takes 4 damage
no damage is dealt to my leader | my leader was not damaged
my leader only takes 1 damage | in all, my leader takes 1 damage
Goblin is 3/3 now | Goblin is 3/3
Goblin becomes 3/3 | Goblin is 3/3
Goblin's attack becomes 5 | Goblin's attack is 5
Goblin's attack goes back to 2 | Goblin's attack is 2
Goblin loses its Ward | it happened that Goblin loses Ward
Goblin has no abilities left | Goblin has no abilities
Goblin doesn't have Ward anymore | Goblin does not have Ward
the cost of Spark is 2 | Spark's cost is 2
Spark's cost becomes 0 | Spark's cost is 0
Spark is free | Spark costs 0
Goblin's ability triggers | Goblin's effect triggered
Goblin's ability did not activate | Goblin's effect did not trigger
Goblin's Last Words and Mirror Imp's Last Words both resolve | Goblin's Last Words and Mirror Imp's Last Words resolved
Goblin's Last Words resolves, and then Mirror Imp's Last Words | Goblin's Last Words resolve before Mirror Imp's Last Words
the order is Goblin's Last Words, then Mirror Imp's Last Words | Goblin's Last Words resolve before Mirror Imp's Last Words
Goblin is allowed to attack the enemy leader | Goblin can attack the enemy leader
I can still evolve Goblin | I can evolve Goblin
Goblin can no longer attack | Goblin can't attack
my second action was refused | action 2 was refused
action 3 was legal | action 3 was not refused
Goblin stays evolved | Goblin is evolved
Goblin counts as evolved | Goblin is evolved
after my turn ends, Goblin is 2/2 | once my turn ends, Goblin is 2/2
when Goblin attacks, Mirror Imp has 2 defense | once Goblin attacks, Mirror Imp has 2 defense
at the start of the game Goblin is in my hand | at the start, Goblin is in my hand
in one outcome Goblin is destroyed | in some outcome, Goblin was destroyed
the chance that Goblin is destroyed is 1/2 | with probability 1/2, Goblin was destroyed
I am in Vengeance | Vengeance is active for me
白い騎士が死なない | Pale Knight was not destroyed
白い騎士は持ち主の手札に戻った | Pale Knight was returned
自分の場にはゴブリンが１体だけいる | my board has 1 Goblin
相手の手札はありません | opponent's hand is empty
相手は手札を3枚持っている | opponent's hand has 3 cards
自分の場のフォロワーは1体だけである | my board has 1 follower
相手リーダーは５ダメージ受けた | the enemy leader takes 5 damage
相手のリーダーに合計4ダメージ | in all, the enemy leader takes 4 damage
相手のリーダーへ2ダメージ | the enemy leader takes 2 damage
相手のリーダーに2ダメージが2回与えられる | it happened 2 times that the enemy leader takes 2 damage
自分のリーダーの最大体力は22 | my leader has 22 maximum defense
ゴブリンは3/3になっています | Goblin is 3/3
ゴブリンの攻撃力が元の2に戻る | Goblin's attack is 2
ゴブリンの攻撃力と体力は3/3 | Goblin is 3/3
ゴブリンは守護を持ったままである | Goblin has Ward
ゴブリンは能力を失っている | Goblin has no abilities
ゴブリンは能力を持っていない | Goblin has no abilities
ゴブリンの守護は残っている | Goblin has Ward
自分のPPは残り3である | I have 3 play points
デッキの残り枚数は3枚です | my deck has 3 cards
ゴブリンの能力が発動する | Goblin's effect triggered
ゴブリンの能力は発動しなかった | Goblin's effect did not trigger
ゴブリンと鏡の小鬼のラストワードが発動する | Goblin's Last Words and Mirror Imp's Last Words triggered
ゴブリンのラストワードと鏡の小鬼のラストワードの両方が発動する | Goblin's Last Words and Mirror Imp's Last Words triggered
処理順はゴブリンのラストワード、鏡の小鬼のラストワードの順である | Goblin's Last Words resolve before Mirror Imp's Last Words
ゴブリンはまだ進化できる | Goblin can be evolved
ゴブリンは進化できません | Goblin can't be evolved
2番目の行動は拒否された | action 2 was refused
行動3は有効である | action 3 was not refused
ゴブリンは白い騎士へ変身する | Goblin became Pale Knight
ゴブリンは進化状態のままである | Goblin is evolved
ゴブリンは進化済みである | Goblin is evolved
自分のターンが終わった後、ゴブリンは2/2 | once my turn ends, Goblin is 2/2
ゲーム開始時、ゴブリンは自分の手札にある | at the start, Goblin is in my hand
どの結果でもゴブリンは破壊される | in every outcome, Goblin was destroyed
ゴブリンか鏡の小鬼のどちらか1体が破壊される | either Goblin or Mirror Imp was destroyed
Goblin's attack is greater than 3 | Goblin's attack is more than 3
my board does not have Goblin | my board has 0 Goblins
there is nothing on my board | my board is empty
Goblin is removed from the board | Goblin is not in play
the effect of Goblin fizzled | Goblin's effect fizzled
Goblin is destroyed after Mirror Imp attacks | first Mirror Imp attacks, then Goblin is destroyed
Goblin died before my leader took 3 damage | first Goblin is destroyed, then my leader takes 3 damage
first Goblin died, then Goblin's Last Words triggered | first Goblin is destroyed, then Goblin's Last Words trigger
Goblin's Last Words and Mirror Imp's Last Words resolve in that order | first Goblin's Last Words resolve, then Mirror Imp's Last Words resolve
Goblin, Mirror Imp and Spark were banished in that order | first Goblin is banished, then Mirror Imp is banished, then Spark is banished
ゴブリンと鏡の小鬼がその順に破壊される | first Goblin is destroyed, then Mirror Imp is destroyed
自分のデッキの残りは3枚 | my deck has 3 cards
a card was burned | at least 1 card was burned
カードが燃える | at least 1 card was burned
after Goblin died, Mirror Imp is 3/3 | once Goblin is destroyed, Mirror Imp is 3/3
"""
# what says more than the words that are passed over, or something else
ACTIONS_REFUSED = """
I play Goblin twice
Mirror Imp deals 2 damage to Goblin
the turn ends
I choose the first option
先攻がゴブリンをプレイする
ゴブリンを2体プレイする
リーダーに1ダメージ
"""
CLAIMS_REFUSED = """
Goblin must attack Mirror Imp
another Goblin was destroyed
both players lose
Goblin's Last Words triggers again
nothing else was destroyed
nothing happens
Goblin, Mirror Imp and Ember Drake are on my board in that order
何も起こらない
ゴブリンは+1/+1されている
場がいっぱいなのでゴブリンをプレイできない
"""


def _lines(text: str) -> list[str]:
    return text.strip().splitlines()


@pytest.mark.parametrize("told, meant", [line.split(" | ") for line in _lines(ACTIONS)])
def test_an_action_in_other_words(told: str, meant: str) -> None:
    """It is the action that the tables have for it."""
    assert parse_action(told, _NAMES, VOCABULARY) == parse_action(meant, _NAMES, VOCABULARY)


@pytest.mark.parametrize("told, meant", [line.split(" | ") for line in _lines(CLAIMS)])
def test_an_expectation_in_other_words(told: str, meant: str) -> None:
    """It is the expectation that the tables have for it."""
    assert parse_expectation(told, _NAMES, VOCABULARY) == parse_expectation(meant, _NAMES, VOCABULARY)


@pytest.mark.parametrize("told", _lines(ACTIONS_REFUSED))
def test_an_action_that_says_more_is_refused(told: str) -> None:
    """No word that says something is left out."""
    with pytest.raises(LanguageError):
        parse_action(told, _NAMES, VOCABULARY)


@pytest.mark.parametrize("told", _lines(CLAIMS_REFUSED))
def test_an_expectation_that_says_more_is_refused(told: str) -> None:
    """No word that says something is left out."""
    with pytest.raises(LanguageError):
        parse_expectation(told, _NAMES, VOCABULARY)


@pytest.mark.parametrize("told, wrong", [("Next, I play Goblin targeting Pale Knigt", "Pale Knigt"), ("Then the opponent plays Sprak on their Goblin", "Sprak"), ("次に、相手は手札から火花をゴブソに使います", "ゴブソ")])
def test_what_is_wrong_is_told_where_it_stands(told: str, wrong: str) -> None:
    """The column is that of the text as it was written, whatever was passed over before it."""
    with pytest.raises(LanguageError) as refused:
        parse_action(told, _NAMES, VOCABULARY, 7, 11)
    assert (refused.value.line, refused.value.column) == (7, 11 + told.index(wrong))


def test_a_piece_of_the_tree_stands_where_it_was_written() -> None:
    """A name's place is that in the text itself."""
    told = "Afterwards, Goblin and Pale Knight both die"
    first, second = parse_expectation(told, _NAMES, VOCABULARY, 3, 1)["cards"]
    assert (first.at, second.at) == ((3, 1 + told.index("Goblin")), (3, 1 + told.index("Pale")))


def test_names_and_quoted_texts_are_not_said_otherwise() -> None:
    """A card may be called as a word that is passed over, and a text in quotes is meant as it stands."""
    names = Names({}, {"then": {"en": "Then", "ja": "もう"}, "goblin": {"en": "Goblin", "ja": "ゴブリン"}})
    assert parse_action("Next, I play Then", names, VOCABULARY)["card"]["name"] == "then"
    assert parse_action("次に、もうをプレイします", names, VOCABULARY)["card"]["name"] == "then"
    kept = parse_expectation('Goblin still has "Last Words: Destroy all other followers."', names, VOCABULARY)
    assert kept["text"] == "Last Words: Destroy all other followers."


@pytest.mark.parametrize("told, meant", [("力の攻撃力は4になっています", "Might's attack is 4"), ("自分のリーダーの体力は20のままです", "my leader's defense is 20"), ("ゴブリンは能力を失っています", "Goblin has no abilities"), ("力は破壊されません", "Might was not destroyed")])
def test_a_name_of_one_character_is_no_part_of_a_word(told: str, meant: str) -> None:
    """力 is a card where it stands for itself, and not in 体力, 攻撃力 or 能力."""
    names = Names({}, {"might": {"en": "Might", "ja": "力"}, "goblin": {"en": "Goblin", "ja": "ゴブリン"}})
    assert parse_expectation(told, names, VOCABULARY) == parse_expectation(meant, names, VOCABULARY)


@pytest.mark.parametrize("told, lines", [
    ("I play Goblin, then Spark", ["I play Goblin", "I play Spark"]), ("I play Goblin and attack with it", ["I play Goblin", "Goblin attacks"]), ("I evolve Goblin and attack Mirror Imp with it", ["I evolve Goblin", "Goblin attacks Mirror Imp"]),
    ("ゴブリン、火花の順にプレイする", ["自分が「ゴブリン」をプレイする", "自分が「火花」をプレイする"]),
])  # fmt: skip
def test_several_actions_with_one_card_are_parted(told: str, lines: list[str]) -> None:
    """Each line that could be written names the card."""
    with pytest.raises(LanguageError) as refused:
        parse_action(told, _NAMES, VOCABULARY)
    assert refused.value.nearest == lines


@pytest.mark.parametrize("told, lines", [("Goblin was banished and is not in my cemetery", ["Goblin was banished", "Goblin is not in my cemetery"]), ("Goblin survives with 1 defense left", ["Goblin is in play", "Goblin has 1 defense"]),
                                         ("ゴブリンは生き残り、体力は2になる", ["「ゴブリン」は場に残っている", "「ゴブリン」の体力は2"]), ("ゴブリンは破壊されず、場に残る", ["「ゴブリン」は破壊されなかった", "「ゴブリン」は場にある"])])  # fmt: skip
def test_several_things_said_of_one_card_hold_together(told: str, lines: list[str]) -> None:
    """Each of them is said of that card."""
    assert list(parse_expectation(told, _NAMES, VOCABULARY)["claims"]) == [parse_expectation(line, _NAMES, VOCABULARY) for line in lines]



@pytest.mark.parametrize("told, near", [("Goblin is 3/3 and so on", "Goblin is 3/3"), ("Goblin can't attack because of Ward", "Goblin can't attack")])
def test_what_would_be_understood_up_to_there_is_said_first(told: str, near: str) -> None:
    """A sentence that is whole before what is not understood is the nearest."""
    with pytest.raises(LanguageError) as refused:
        parse_expectation(told, _NAMES, VOCABULARY)
    assert refused.value.nearest[0] == near


_SCOUT = {"name": {"en": "Scout", "ja": "斥候"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 5, "text": ""}
_GIVEN = {"turn": "me", "me": {"board": ["Scout"], "leader": 15}, "opponent": {}}
_DONE = ["2 damage is dealt to my leader", "1 damage is dealt to my leader", "1 damage is dealt to Scout", "4 defense is restored to my leader"]


@pytest.mark.parametrize("holds, fails_to", [
    ("in all, my leader takes 3 damage", "in all, my leader takes 2 damage"), ("my leader took 3 damage in total", "my leader took 4 damage in total"), ("in all, my leader restores 4 defense", "in all, my leader restores 3 defense"),
    ("in all, Scout takes less than 2 damage", "in all, Scout takes more than 1 damage"), ("自分のリーダーは合計3ダメージを受けた", "自分のリーダーは合計2ダメージを受けた"), ("合計で、斥候が1ダメージを受けた", "合計で、斥候が4ダメージを受けた"),
])  # fmt: skip
def test_what_came_about_in_all(holds: str, fails_to: str) -> None:
    """The figures of every time are added up, of the card that is named alone."""
    assert not fails(_GIVEN, _DONE, [holds], cards=(_SCOUT,))
    assert fails(_GIVEN, _DONE, [fails_to], cards=(_SCOUT,)) == [f"does not hold: {fails_to}"]


_SNEAK = {"name": {"en": "Sneak", "ja": "忍び"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 2, "text": "Ambush. Ward."}
_TALKER = {"name": {"en": "Talker", "ja": "語り部"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 2, "text": "Strike: draw a card, then deal 1 damage to your leader."}


@pytest.mark.parametrize("holds, fails_to", [("Sneak lost Ambush", "Sneak lost Ward"), ("it never happened that Sneak loses Ward", "it never happened that Sneak loses Ambush"), ("忍びは潜伏を失う", "忍びは守護を失う")])
def test_a_keyword_that_is_lost_by_the_rules(holds: str, fails_to: str) -> None:
    """Who attacks loses Ambush, and that can be said."""
    given = {"turn": "me", "me": {"board": ["Sneak"]}, "opponent": {}}
    assert not fails(given, ["Sneak attacks the enemy leader"], [holds], cards=(_SNEAK,))
    assert fails(given, ["Sneak attacks the enemy leader"], [fails_to], cards=(_SNEAK,)) == [f"does not hold: {fails_to}"]


@pytest.mark.parametrize("holds, fails_to", [
    ("first I draw a card, then my leader takes 1 damage", "first my leader takes 1 damage, then I draw a card"), ("I draw a card, then my leader takes 1 damage", "my leader takes 1 damage, then opponent draws a card"),
    ("順に、自分がカードを引き、自分のリーダーが1ダメージを受ける", "順に、自分のリーダーが1ダメージを受け、自分がカードを引く"), ("I draw a card", "opponent draws a card"),
])  # fmt: skip
def test_a_card_that_is_drawn_as_a_step(holds: str, fails_to: str) -> None:
    """Whichever card it is, drawing stands in an order of steps."""
    given = {"turn": "me", "me": {"board": ["Talker"], "deck_size": 3}, "opponent": {}}
    assert not fails(given, ["Talker attacks the enemy leader"], [holds], cards=(_TALKER,))
    assert fails(given, ["Talker attacks the enemy leader"], [fails_to], cards=(_TALKER,)) == [f"does not hold: {fails_to}"]


_READER = {"name": {"en": "Reader", "ja": "読み手"}, "kind": "spell", "class": "neutral", "cost": 1, "text": "Draw a card. Deal 1 damage to your leader. Draw a card. Deal 1 damage to your leader."}


@pytest.mark.parametrize("holds, fails_to", [
    ("just before I draw a card, my leader has 20 defense", "just before I draw a card, my leader has 19 defense"), ("once I draw 2 cards, my leader has 19 defense", "once I draw 2 cards, my leader has 20 defense"),
    ("自分がカードを引く直前、自分のリーダーの体力は20", "自分がカードを引く直前、自分のリーダーの体力は19"), ("once I draw a card, my leader has 20 defense", "once opponent draws a card, my leader has 20 defense"),
])  # fmt: skip
def test_the_moment_at_which_a_card_is_drawn(holds: str, fails_to: str) -> None:
    """Whichever card it is; of two that are drawn one after the other, the second is the moment."""
    given = {"turn": "me", "me": {"hand": ["Reader"], "pp": 1, "deck_size": 3, "leader": 20}, "opponent": {}}
    assert not fails(given, ["I play Reader"], [holds], cards=(_READER,))
    assert fails(given, ["I play Reader"], [fails_to], cards=(_READER,)) == [f"does not hold: {fails_to}"]


@pytest.mark.parametrize("told", ["Scout wasn't destroyed by the attack", "after Scout's attack, the enemy leader has 19 defense", "Scout was not restored"])
def test_what_is_told_of_an_attack(told: str) -> None:
    """Of the attack that was made, by whoever made it."""
    scout = {"name": "Scout", "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 2, "text": ""}
    given = {"turn": "me", "me": {"board": ["Scout"]}, "opponent": {"leader": 20}}
    assert not fails(given, ["Scout attacks the enemy leader", "I end the turn"], [told], cards=(scout,))


def test_what_has_no_number_is_not_added_up() -> None:
    """Destroyed in all is refused where that stands."""
    with pytest.raises(LanguageError) as refused:
        parse_expectation("in all, Goblin is destroyed", _NAMES, VOCABULARY)
    assert refused.value.column == 1 + len("in all, Goblin ")
