"""What the language writes in Japanese it reads in Japanese; where a text begins and ends needs no spaces, and a name no brackets."""

import pytest

from engine.language import LanguageError
from engine.language.changing import changed
from engine.language.errors import MAX_DEPTH, MAX_LINE
from engine.language.text import START
from engine.language.tree import Node
from tests.cast.card_words import drawn, said, tree
from tests.cast.drawing import Dice


@pytest.mark.parametrize("category", START)
def test_what_is_written_in_japanese_is_read_as_what_it_was(category):
    """Two trees of one Japanese wording ("allies", "allied characters") may stand for each other; any other difference is a mistake."""
    for seed in range(150):
        node = drawn(category, Dice(seed), 4 + seed % 5)
        text = said(node, "ja", category)
        if any(each.kind == "stands_on" for each in node.walk()):
            continue  # "その数の上に置く" is not read yet
        if any(each.kind == "in" and "owner" not in each and each["zone"] in ("hand", "deck") for each in node.walk()):
            continue  # a hand or deck of which nobody says whose it is, is the player's own, as cards print it
        if any(sum(test.kind == "in" for test in each.get("tests", ())) > 1 for each in node.walk()):
            continue  # a card lies in one place; of two that stand side by side nobody can tell whose each is
        if len(text) > MAX_LINE or node.depth > MAX_DEPTH or not any("\u3041" <= c <= "\u9fff" for c in text):
            continue
        read = tree(text, category)
        assert read == node or said(read, "ja", category) == text or changed(read, with_owner) == changed(node, with_owner), text


def with_owner(node: Node) -> Node:
    """A filter in which it is said of the place whose it is, not of the cards that lie there: of both 「自分の墓場の」 is said."""
    if node.kind == "them":
        return Node("it")  # それ of several is それら
    if node.kind != "filter":
        return node
    sides = [a for a in node.get("adjectives", ()) if a.kind == "side"]
    tests = node.get("tests", ())
    on_table = [t for t in tests if t.kind == "in" and t["zone"] == "board" and "owner" in t and t["owner"].kind == "player"]
    if on_table:  # what lies on somebody's board is his: of both 「自分の」 is said
        adjectives = (*node.get("adjectives", ()), *(Node("side", who=t["owner"]["who"]) for t in on_table))
        kept = tuple(sorted((t for t in tests if t not in on_table), key=repr)) or None
        return Node("filter", {"noun": node["noun"], "adjectives": tuple(sorted(set(adjectives), key=repr)), "tests": kept})
    if len(sides) == 1 and any(t.kind == "in" and "owner" not in t for t in tests):
        owner = Node("player", who=sides[0]["who"])
        tests = tuple(Node("in", zone=t["zone"], owner=owner) if t.kind == "in" else t for t in tests)
    else:
        sides = []
    adjectives = tuple(sorted((a for a in node.get("adjectives", ()) if a not in sides), key=repr))
    return Node("filter", {"noun": node["noun"], "adjectives": adjectives or None, "tests": tuple(sorted(tests, key=repr)) or None})


@pytest.mark.parametrize(
    "japanese, english",
    [
        ("ファンファーレ：相手のフォロワー1体に3ダメージを与える。", "Fanfare: deal 3 damage to an enemy follower."),
        ("ラストワード:フェアリー2体を自分の場に出す", "Last Words: summon 2 Fairies."),
        ("自分が1枚以上のカードを捨てるたび：カードをその数だけ引く。", "Whenever you discard one or more cards: draw that many cards."),
        ("進化時：カードを１枚引き、これの体力を２回復する。", "Evolve: draw a card and restore 2 defense to this."),
        ("自分の他のフォロワーすべてに『ラストワード：カードを1枚引く』を与える。", 'Give all other allied followers "Last Words: draw a card".'),
    ],
)
def test_a_sentence_says_the_same_in_both_languages(japanese, english):
    assert tree(japanese) == tree(english)


@pytest.mark.parametrize(
    "japanese, english",
    [
        ("このターン中にスペルをプレイしていないなら、カードを1枚引く。", "If you played no spell this turn, draw a card."),
        ("自分がこのターン中にスペルをプレイしなかったなら、カードを1枚引く。", "If you played no spell this turn, draw a card."),
        ("このターン中に相手のフォロワーが破壊されていないなら、カードを1枚引く。", "If no enemy follower was destroyed this turn, draw a card."),
        ("これがこのターン中に攻撃していないなら、カードを1枚引く。", "If it is not so that this attacked this turn, draw a card."),
        ("このターン中に自分が葬送していないなら、カードを1枚引く。", "If it is not so that you performed Burial Rite this turn, draw a card."),
    ],
)
def test_what_did_not_happen_is_denied(japanese, english):
    assert tree(japanese) == tree(english)


def test_keywords_in_a_row_are_as_good_as_one_sentence_each():
    assert tree("守護。突進。") == tree("Ward. Rush.") == tree("Ward and Rush.")


def test_the_order_of_describing_words_says_nothing():
    assert tree("all allied other followers", "target") == tree("all other allied followers", "target") == tree("他の自分のフォロワーすべて", "target")


def test_what_is_wrong_is_named_with_its_place_and_the_nearest_way_to_say_it():
    with pytest.raises(LanguageError) as caught:
        tree("ファンファーレ：カードを2枚引き抜く。")
    wrong = caught.value
    assert (wrong.line, wrong.column) == (1, 17)
    assert "カードを…枚引く" in wrong.nearest
    assert "カードを…枚引く" in wrong.message["ja"]


def test_a_name_that_nobody_has_is_said_where_it_stands():
    with pytest.raises(LanguageError) as caught:
        tree("ファンファーレ：「ゴブリン」1体を自分の場に出す。")
    assert (caught.value.line, caught.value.column) == (1, 9)


def test_a_copy_by_name_alone_is_one() -> None:
    """What something is transformed into is named without its number, which is one."""
    printed = "ファンファーレ 相手のフォロワー1体と同名のフォロワーに変身する。"
    made = next(node for node in tree(printed, "line").walk() if node.kind == "copies")
    assert made["count"] == Node("number", n=1)
