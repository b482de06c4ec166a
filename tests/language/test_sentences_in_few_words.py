"""What players write in a hurry, and what could be done: each sentence holds of one thing, and its opposite does not, in both languages."""

import pytest

from engine.corpus.problems import BadInput
from engine.language.errors import LanguageError
from tests.cast.cases import fails
from tests.cast.sentence_words import action, expectation, said

_CARDS = (
    {"name": {"en": "Scout", "ja": "斥候"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 1, "text": "Fanfare: Draw a card."},
    {"name": {"en": "Page", "ja": "小姓"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 4, "defense": 4, "text": "", "evolved": {"attack": 6, "defense": 6}},
    {"name": {"en": "Wall", "ja": "城壁"}, "kind": "follower", "class": "neutral", "cost": 3, "attack": 0, "defense": 9, "text": "Ward."},
    {"name": {"en": "Hermit", "ja": "隠者"}, "kind": "follower", "class": "neutral", "cost": 3, "attack": 1, "defense": 1, "text": "Last Words: Draw a card."},
    {"name": {"en": "Bolt", "ja": "稲妻"}, "kind": "spell", "class": "neutral", "cost": 1, "text": "Deal 3 damage to an enemy follower."},
    {"name": {"en": "Doom", "ja": "破滅"}, "kind": "spell", "class": "neutral", "cost": 4, "text": "Destroy all followers."},
    {"name": {"en": "Comet", "ja": "彗星"}, "kind": "spell", "class": "neutral", "cost": 9, "text": "Draw a card."},
    {"name": {"en": "Chooser", "ja": "選び手"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 1,
     "text": "Fanfare: Choose - Put a Bolt or Doom into your hand."},
    {"name": {"en": "Hero", "ja": "英雄"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 1, "text": ""},
)  # fmt: skip
_GIVEN = {"turn": "me", "turn_number": 15, "me": {"hand": ["Scout", "Bolt", "Doom", "Comet", "Chooser"], "board": ["Page", "Hermit"], "deck_size": 5, "pp": 8, "ep": 1, "shadows": 3},
          "opponent": {"board": ["Wall"], "deck_size": 6}}  # fmt: skip

# what is done | what is told of it and holds | what does not hold
TOLD = """
nothing is done | I can play Bolt | I can't play Bolt
nothing is done | I can play Bolt on Wall | I can't play Bolt on Wall
nothing is done | I can't play Comet | I can play Comet
nothing is done | I cannot play Bolt targeting Page | I am able to play Bolt targeting Page
nothing is done | Bolt can be played | Bolt cannot be played
nothing is done | Page can be evolved | Page can't evolve
nothing is done | I can evolve Page | opponent can evolve Page
nothing is done | opponent can't end the turn | I can't end the turn
nothing is done | Page can attack Wall | Page can attack the leader
nothing is done | Page can't attack the leader | Page can't attack Wall
I play Doom | at the start, I can play Doom | at the start, I can't play Doom
I play Doom | after action 1, I can play Scout | after action 1, I can play Comet
I evolve Page | at the start, Page can evolve | after action 1, Page can evolve
I play Doom | Page and Wall were not destroyed at the same time | Page and Wall were destroyed at the same time
Page and Wall are destroyed | Page and Wall were not destroyed at the same time | Page and Wall died simultaneously
I play Doom | Wall was destroyed by Doom | Wall was destroyed by Bolt
I play Doom | Doom destroyed Page | Doom banished Page
I play Doom | Wall was not destroyed by Bolt | Wall was not destroyed by Doom
Wall is destroyed | only Wall was destroyed | only Page was destroyed
I play Doom | only Page, Hermit, and Wall were destroyed | only Wall was destroyed
Wall is destroyed | nothing was banished | nothing was destroyed
I play Doom | a Last Words triggered | no Last Words triggered
Wall is destroyed | no effect triggered | an effect triggered
I play Scout | Last Words did not trigger | Fanfare did not trigger
I play Scout | a Fanfare resolved | no effect resolved
I play Doom | 3 followers were destroyed | 2 followers were destroyed
Page attacks Wall | Page took no damage | Wall took no damage
Page attacks Wall | Page didn't take damage | Page took damage
nothing is done | I didn't draw a card | I drew a card
I play Scout | opponent drew no cards | I drew no cards
I play Scout | only one card was drawn | two cards were drawn
nothing is done | I still have 3 shadows | I still have 4 shadows
Wall loses all abilities | Wall no longer has Ward | Wall has Ward
nothing is done | my board is Page and Hermit | my board is Hermit and Page
I play Chooser choosing Doom | my hand has 2 Dooms | my hand has 2 Bolts
I play Doom | neither Scout nor Chooser was destroyed | neither Scout nor Wall was destroyed
nothing is done | my board is not full | my board is full
Page attacks Wall | Wall is now 0/5 | Wall is still 0/9
nothing is done | 稲妻をプレイできる | 稲妻をプレイできない
nothing is done | 城壁に稲妻をプレイできる | 彗星をプレイできる
nothing is done | 彗星はプレイできない | 稲妻はプレイできない
nothing is done | 小姓は進化できる | 小姓は進化できない
nothing is done | 相手はターンを終了できない | 自分はターンを終了できない
nothing is done | 小姓は城壁を攻撃できる | 小姓はリーダーを攻撃できる
nothing is done | 小姓はリーダーを攻撃できない | 小姓は城壁を攻撃できない
I play Doom | 小姓と城壁は同時には破壊されなかった | 小姓と城壁が同時に破壊される
小姓と城壁が破壊される | 小姓と城壁は同時には破壊されなかった | 小姓と城壁は同時に破壊された
I play Doom | 城壁は破滅によって破壊された | 城壁は稲妻によって破壊された
I play Doom | 城壁は稲妻によっては破壊されなかった | 城壁は破滅によっては破壊されなかった
城壁が破壊される | 城壁だけが破壊される | 小姓だけが破壊される
城壁が破壊される | 何も消滅しない | 何も破壊されない
I play Doom | いずれかのラストワードが誘発した | ラストワードは発動しない
城壁が破壊される | どの効果も誘発しなかった | いずれかの効果が誘発した
I play Scout | ラストワードは発動しない | ファンファーレは発動しない
I play Doom | 3体のフォロワーが破壊された | 2体のフォロワーが破壊された
小姓で城壁を攻撃 | 小姓はダメージを受けていない | 城壁はダメージを受けていない
斥候を出す | 斥候が場に出る | 斥候は場に出ない
斥候を出す | 相手はカードを引かない | カードを引かない
斥候を出す | 自分は1枚引いた | 自分は2枚引いた
斥候を出す | 英雄は場に出ない | 斥候が出ることはない
城壁が破壊される | 城壁が破壊されている | 小姓が破壊されている
I play Scout | 斥候が場に出て、その後、斥候のファンファーレが解決される | 英雄が場に出る
nothing is done | 墓場は3のまま | 墓場は4になる
nothing is done | 手札は5枚 | 手札は4枚
nothing is done | 山札は残り5枚 | 山札は残り6枚
nothing is done | 相手のデッキは残り6枚 | 相手のデッキは残り5枚
nothing is done | 自分の場は小姓と隠者 | 自分の場は隠者と小姓
nothing is done | 自分の場はいっぱいではない | 自分の場はいっぱい
nothing is done | 相手には稲妻が見えない | 自分には稲妻が見えない
選び手をプレイして破滅を選ぶ | 自分の手札の破滅は2枚 | 自分の手札の稲妻は2枚
城壁が破壊される | 城壁は墓場に置かれた | 小姓は墓場に置かれた
ターンエンド | 相手のターンになる | 自分のターンになる
Wall gains Ward | Wall keeps Ward | Page keeps Ward
Page gets +1/+1 | Wall didn't get +1/+1 | Page didn't get +1/+1
I play Scout | Scout's Fanfare triggered only once | Scout's Fanfare triggered exactly twice
Wall is destroyed | Wall was destroyed only once | Wall was destroyed only twice
I play Doom | 1 of my Hermits was destroyed | 2 of my Hermits were destroyed
I play Doom | in the end my board is empty | at the start my board is empty
I play Doom | after action 1 my board is empty | my board is empty at the start
I play Doom | 行動1の後、自分の場は空 | 最初は、自分の場は空
I play Doom | 最終的に自分の場は空 | 最初、相手の場は空
I play Doom | 破滅の効果で城壁が破壊される | 稲妻の効果で城壁が破壊される
城壁が破壊される | 城壁は1回だけ破壊された | 城壁は2回破壊される
斥候を出す | 斥候のファンファーレは1回だけ発動した | 斥候のファンファーレは2回しか発動しなかった
"""


@pytest.mark.parametrize("done, holds, fails_to", [line.split(" | ") for line in TOLD.strip().splitlines()])
def test_what_is_told(done: str, holds: str, fails_to: str) -> None:
    """It holds of what happened, and what is told otherwise does not."""
    assert not fails(_GIVEN, [done], [holds], cards=_CARDS)
    assert fails(_GIVEN, [done], [fails_to], cards=_CARDS) == [f"does not hold: {fails_to}"]


@pytest.mark.parametrize("told", ["I can play Goblin targeting Fighter", "Goblin can't be evolved", "Goblin can attack the leader", "Goblin and Fighter were destroyed at the same time",
                                  "Only Goblin was destroyed", "Nothing was destroyed", "No Fanfare triggered", "My board is full", "Goblin was not destroyed by Fighter",
                                  "2 followers were destroyed"])  # fmt: skip
def test_written_back(told: str) -> None:
    """It is written back as it stands, in Japanese too, and read again as the same."""
    tree = expectation(told)
    assert said(tree) == told
    assert expectation(said(tree, "ja")) == tree


def test_what_could_be_done_changes_nothing() -> None:
    """It is tried apart: the card is still in the hand, and the points are unspent."""
    assert not fails(_GIVEN, ["nothing is done"], ["I can play Doom", "Wall was not destroyed", "Doom is in my hand", "I have 8 play points"], cards=_CARDS)


def test_a_card_out_of_reach_is_neither_playable_nor_not() -> None:
    """Of a card that lies elsewhere the rules of playing say nothing, so neither holds."""
    for told in ("I can play Doom", "I can't play Doom"):
        assert fails(_GIVEN, ["I play Doom"], [told], cards=_CARDS) == [f"does not hold: {told}"]


def test_within_an_action_nobody_acts() -> None:
    """What could be done while an effect resolves is refused, with the moments that there are."""
    with pytest.raises(BadInput, match="after action 1"):
        fails(_GIVEN, ["I play Scout"], ["while Scout's Fanfare resolves, I can play Bolt"], cards=_CARDS)


@pytest.mark.parametrize("together", ["Ram and Ewe were destroyed at the same time", "RamとEweが同時に破壊される"])
def test_at_the_same_time_is_on_one_occasion(together: str) -> None:
    """Where the rules let one effect befall all of its targets at once they were destroyed together, one after the other they were not."""
    cards = [
        {"name": name, "kind": "creature", "class": "fire", "cost": 1, "attack": 1000, "text": ""} for name in ("Ram", "Ewe")
    ] + [{"name": "Flood", "kind": "spell", "class": "fire", "cost": 1, "text": "Destroy all creatures."}]  # fmt: skip
    given = {"turn": "me", "me": {"battle": ["Ram"], "hand": ["Flood"], "mana": ["Flood"]}, "opponent": {"battle": ["Ewe"]}}
    assert not fails(given, ["I play Flood"], [together], "duel-masters", cards)
    assert fails(given, ["Ram and Ewe are destroyed"], [together], "duel-masters", cards) == [f"does not hold: {together}"]


def test_the_game_is_judged_as_of_the_moment() -> None:
    """Who has lost at the end had not lost before."""
    given = {**_GIVEN, "me": {**_GIVEN["me"], "deck_size": 1}}
    done = ["I draw 1 cards", "I draw 1 cards"]
    assert not fails(given, done, ["after action 1, the game goes on", "after action 2, I lose", "I lose"], cards=_CARDS)
    assert fails(given, done, ["after action 1, I lose"], cards=_CARDS) == ["does not hold: after action 1, I lose"]


@pytest.mark.parametrize("told", ["the hand has 2 cards", "there are 2 cards in the deck", "the cemetery is empty"])
def test_a_hand_is_somebodys(told: str) -> None:
    """Whose hand it is must be said; both are offered."""
    with pytest.raises(LanguageError) as caught:
        expectation(told)
    mine, his = caught.value.nearest
    assert (mine, his) == (mine, mine.replace("My", "Opponent's"))


def test_in_japanese_ones_own_is_meant() -> None:
    """手札 of which nobody says whose it is is one's own; the board is both players'."""
    assert expectation("手札は2枚") == expectation("my hand has 2 cards")
    assert expectation("場のカードは2枚") == expectation("the board has 2 cards")


@pytest.mark.parametrize("one, other", [("GoblinをFighterに融合する", "I fuse Goblin to Fighter"), ("GoblinをアクセラレートでFighterにプレイ", "I play Goblin with Accelerate targeting Fighter"),
                                        ("I play Goblin (Accelerate)", "I play Goblin with Accelerate"), ("my turn ends", "I end my turn"), ("Goblinを超進化", "I super-evolve Goblin")])  # fmt: skip
def test_one_action_in_other_words(one: str, other: str) -> None:
    """Both mean the same."""
    assert action(one) == action(other)


def test_what_reanimate_brings_was_reanimated() -> None:
    """It was reanimated and not played, and nothing else was."""
    soul = {"name": {"en": "Call Back", "ja": "呼び戻し"}, "kind": "spell", "class": "shadowcraft", "cost": 1, "text": "Reanimate (4)."}
    given = {"turn": "自分", "me": {"hand": ["Call Back"], "class": "ネクロマンサー", "pp": 1, "history": {"destroyed": ["Page"]}}}
    assert not fails(given, ["I play Call Back"], ["Page was reanimated", "小姓はリアニメイトされた", "it is my turn"], cards=(*_CARDS, soul))
    assert fails(given, ["Page is summoned for me"], ["Page was reanimated"], cards=(*_CARDS, soul)) == ["does not hold: Page was reanimated"]
