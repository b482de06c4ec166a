"""How strangers tell how it came out, in both languages: read as the sentence of the language that means it."""

import pytest

from engine.language.errors import LanguageError
from engine.language.sentences.before import Before, Spoken
from engine.language.sentences.nearest import parse_expectation
from tests.cast.cases import fails
from tests.cast.sentence_words import NAMES, VOCABULARY, expectation, said

# as it is told | as it is written
TOLD = """
action 1 went through | action 1 was not refused
action 2 succeeded | action 2 was not refused
action 2 did not work | action 2 was refused
Goblin resolved first | the first effect to resolve was Goblin's effect
Fighter resolved last | the last effect to resolve was Fighter's effect
what resolved last was Fighter | the last effect to resolve was Fighter's effect
a card was added to my hand | it happened that any card is put into my hand
手札に1枚加わる | it happened 1 time that any card is put into my hand
相手の手札にカードが2枚加えられた | it happened 2 times that any card is put into opponent's hand
my hand is two Goblins | my hand has 2 Goblins and my hand has 2 cards
Goblin dealt Fighter 3 damage | Goblin dealt 3 damage to Fighter
Goblin dealt the enemy leader 3 damage | Goblin dealt 3 damage to the enemy leader
Goblin stayed on the board with 2 defense | Goblin is on the board and Goblin has 2 defense
Goblin remained on my board unevolved | Goblin is on my board and Goblin is unevolved
my hand is down to 2 cards | my hand has 2 cards
I had 1 play point | I have 1 play point
Goblin resolved | Goblin's effect resolved
Goblin is unevolved on my board | Goblin is on my board and Goblin is unevolved
the first of my Goblins is 3/2 | my first Goblin is 3/2
my deck ran out | my deck is empty
one Goblin is in my hand and the other is in my cemetery | my hand has 1 Goblin and my cemetery has 1 Goblin
相手の手札はゴブリンとファイターの2枚 | 相手の手札のゴブリンは1枚、相手の手札のファイターは1枚、相手の手札のカードは2枚
ゴブリンの守護は消えた | ゴブリンは守護を失った
ゴブリンはファイターにダメージを与えられなかった | ファイターはゴブリンによってはダメージを受けなかった
ゴブリンは破壊されたわけではない | ゴブリンは破壊されなかった
ファイターでゴブリンが破壊された | ゴブリンはファイターによって破壊された
ゴブリンは2枚とも解決した | ゴブリンの効果が解決されることが2回あった
ゴブリンを合計2枚引いた | 自分のゴブリンが2枚引かれた
墓場にゴブリンが2枚置かれている | 墓場のゴブリンは2枚
場にフォロワーは1体も残っていない | 場にフォロワーはいない
自分のリーダーの体力に変化はない | 自分のリーダーの体力は変わらなかった
先にゴブリンが解決された | 最初に解決された効果はゴブリンの効果
ゴブリンはダメージを受けずに済んだ | ゴブリンはダメージを受けなかった
ゴブリンの体力はすべて4 | すべてのゴブリンの体力は4
自分はゴブリンとファイターを引いた | 自分がゴブリンを引いた、自分がファイターを引いた
墓場にあるのはゴブリンだけ | 墓場はゴブリンのみ
カードは1枚も引いていない | 自分のカードが0枚引かれた
最後に解決されたのはゴブリン | 最後に解決された効果はゴブリンの効果
ゴブリンはファイターより後に解決された | ファイターの効果はゴブリンの効果より先に解決される
ゴブリンは2枚とも自分の墓場にある | 両方のゴブリンは自分の墓場にある
相手のリーダーは3ダメージを受け、残り体力は17 | 相手のリーダーが3ダメージを受けた、相手のリーダーの体力は17
"""


@pytest.mark.parametrize("told, written", [line.split(" | ") for line in TOLD.strip().splitlines()])
def test_what_is_told_is_what_is_written(told: str, written: str) -> None:
    """In either language it is said back alike."""
    assert said(expectation(told)) == said(expectation(written))
    assert said(expectation(told), "ja") == said(expectation(written), "ja")


@pytest.mark.parametrize("told", ["both Cats died", "the two Cats are in my cemetery"])
def test_two_cards_by_the_last_word_of_their_names(told: str) -> None:
    """Both of two that end alike, of those that were spoken of or lie there; of three nobody knows which."""
    cats = {"black": {"en": "Black Cat", "ja": "黒い猫"}, "white": {"en": "White Cat", "ja": "白い猫"}, "old": {"en": "Old Cat", "ja": "老いた猫"}}
    names = NAMES.extended({}, cats)
    spoken = tuple(Spoken(f'"{c["en"]}"', f"「{c['ja']}」") for c in cats.values())
    tree = parse_expectation(told, names, VOCABULARY, before=Before(in_play=spoken[:2]))
    assert {n["name"] for n in tree.walk() if n.kind == "named"} == {"black", "white"}
    with pytest.raises(LanguageError, match="Cats"):
        parse_expectation(told, names, VOCABULARY, before=Before(in_play=spoken))


@pytest.mark.parametrize(
    "told, instead",
    [
        ("Goblin can't attack the unevolved Fighter", "Goblin can't attack the second Fighter"),
        ("Goblin was destroyed at the start of my turn", "First my turn begins, then Goblin is destroyed"),
        ("Goblin was too expensive", "Goblin can't be played"),
        ("Goblin can't use its Fanfare again", "I can't use Goblin's Fanfare"),
        ("nothing else was destroyed", "only Goblin was destroyed"),
        ("ゴブリンは自分のターン開始時に破壊された", "順に、自分のターンになり、「ゴブリン」が破壊される"),
        ("ゴブリンも一緒に相手の手札に戻った", "「ゴブリン」は相手の手札にある"),
    ],
)
def test_what_is_refused_says_what_to_write_first(told: str, instead: str) -> None:
    """The sentence that is meant stands before those that are only like it."""
    with pytest.raises(LanguageError) as refused:
        expectation(told)
    assert refused.value.nearest[0].casefold() == instead.casefold()


_IMP = {"name": {"en": "Imp", "ja": "小鬼"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 2, "defense": 3, "text": ""}
_GIVEN = {"turn": "me", "me": {"board": ["Imp"], "hand": ["Imp"], "pp": 1}, "opponent": {}}


def test_before_a_card_was_played_is_before_the_action_that_played_it() -> None:
    """Whichever number it has."""
    shield = {**_IMP, "name": {"en": "Shield", "ja": "盾"}, "kind": "spell", "text": "Give an allied follower +0/+2."}
    given = {**_GIVEN, "me": {"board": ["Imp"], "hand": ["Shield"], "pp": 1}}
    when = ["nothing is done", "I play Shield targeting Imp"]
    assert not fails(given, when, ["盾の前は、小鬼の体力は3", "小鬼の体力は5"], cards=(_IMP, shield))
    assert fails(given, when, ["盾の前は、小鬼の体力は5"], cards=(_IMP, shield))


@pytest.mark.parametrize("told, lacking", [("the second one is 2/3", "the second one is 2/4"), ("after Shield, the first Imp is 2/5", "after Shield, the first Imp is 2/3")])
def test_the_second_one_and_after_a_card(told: str, lacking: str) -> None:
    """The second of the card that was spoken of last; what was so once a card had been played."""
    shield = {**_IMP, "name": {"en": "Shield", "ja": "盾"}, "kind": "spell", "text": "Give an allied follower +0/+2."}
    given = {"turn": "me", "me": {"board": ["Imp", "Imp"], "hand": ["Shield"], "pp": 1}, "opponent": {}}
    when, first = ["I play Shield targeting the first Imp"], "the first Imp is 2/5"
    assert not fails(given, when, [first, told], cards=(_IMP, shield))
    assert fails(given, when, [first, lacking], cards=(_IMP, shield))
