"""A word that carries meaning must have its part in the tree, whatever phrase read the text."""

import pytest

from engine.games.shadowverse.vocabulary import VOCABULARY
from engine.language.cards import CARD_TABLE
from engine.language.errors import LanguageError
from engine.language.grammar import Grammar
from engine.language.reader.swallowed import CARRIERS, swallowed
from engine.language.reference import example_of
from engine.language.render import Renderer
from tests.cast.card_words import NAMES, tree
from tests.cast.shipped import library


@pytest.mark.parametrize(
    "text, word, tree_of",
    [
        ("Fanfare: draw a card if you like.", "if", "Fanfare: draw a card."),
        ("Fanfare: deal 3 damage to a random enemy follower.", "random", "Fanfare: deal 3 damage to an enemy follower."),
        ("Give all other allied followers Ward until the end of the turn.", "until", "Give all other allied followers Ward."),
        ("Destroy up to 2 enemy followers.", "up to", "Destroy 2 enemy followers."),
        ("自分の他のフォロワーすべてに守護を与える。", "他の", "Give all allied followers Ward."),
        ("カードを1枚引いてもよい。", "てもよい", "Draw a card."),
        ("2枚ではなくカードを1枚引く。", "ではなく", "Draw a card."),
        ("Put 2 different Fairies in your deck into your hand.", "different", "Put 2 random Fairies in your deck into your hand."),
        ("コストが異なるフォロワーすべてを破壊する。", "異なる", "Destroy all followers."),
        ("Destroy an enemy follower with the highest attack.", "highest", "Destroy an enemy follower."),
        ("攻撃力最小のフォロワーすべてを破壊する。", "最小", "Destroy all followers."),
        ("Halve the cost of this rounding up.", "rounding up", "Halve the cost of this."),
        ("体力が攻撃力より低いフォロワーすべてを破壊する。", "より低い", "Destroy all followers."),
        ("相手のフォロワーすべてを破壊する。", "相手", "Destroy all followers."),
        ("Destroy an enemy follower.", "enemy", "Destroy a follower."),
        ("元のコスト3以下のフォロワーすべてを破壊する。", "元の", "Destroy all followers that cost 3 or less."),
        ("コストの合計が5以下のフォロワー2体を破壊する。", "合計", "Destroy 2 followers that cost 5 or less."),
        ("Destroy all followers (excluding Fairies).", "excluding", "Destroy all followers."),
        ("相手のフォロワー2体ずつに2ダメージ。", "体ずつ", "Deal 2 damage to 2 chosen enemy followers."),
        ("相手のリーダーにそれぞれ2ダメージ。", "リーダーにそれぞれ", "Deal 2 damage to the enemy leader."),
        ("相手のリーダーか相手のフォロワーすべてに2ダメージ。", "リーダーか相手のフォロワーすべて", "Deal 2 damage to all enemies."),
    ],
)
def test_a_word_without_a_part_is_named(text, word, tree_of):
    assert swallowed(text, tree(tree_of)) == [word]


@pytest.mark.parametrize(
    "text",
    [
        "自分のリーダーと相手のリーダーにそれぞれ2ダメージ。",
        "お互いのリーダーにそれぞれ2ダメージ。",
        "相手のリーダーと相手のフォロワーすべてにそれぞれ2ダメージ。",
        "フェアリーとフォレストバットを1体ずつ出す。",
        "お互いにカードを2枚ずつ引く。",
    ],
)
def test_what_is_done_to_several_is_done_to_each(text):
    assert swallowed(text, tree(text)) == []


def test_so_many_of_each_is_read_only_of_several_sorts():
    with pytest.raises(LanguageError):
        tree("自分のフォロワー2体ずつは守護 を持つ。")


def test_no_word_of_the_shipped_cards_is_swallowed():
    found = []
    for cards in library().cards.values():
        for card in map(cards.__getitem__, cards):
            for line in (*card.text_lines, *(card.evolved.text_lines if card.evolved else ())):
                found += [(word, line.text) for word in swallowed(line.text, line.tree)]
    assert found == []


def test_each_word_is_told_from_no_words():
    assert all(not carrier.written.search("Ward. 守護。") for carrier in CARRIERS)


# Phrases that say a part of what another one says whole ("can't be …", "otherwise, …").
PARTS = ("forbidden", "else_part")


def test_every_phrase_holds_the_words_it_is_said_with():
    grammar = Grammar([CARD_TABLE], list(CARD_TABLE.by_category), VOCABULARY)
    renderer = Renderer(grammar.table, grammar.tokenizer, VOCABULARY, NAMES)
    found = []
    for phrase in CARD_TABLE.phrases:
        if phrase.kind and phrase.category not in PARTS:
            text, around = example_of(phrase)
            node = grammar.parse(around or phrase.category, text, NAMES)
            for said in (text, renderer.render(node, "ja", around or phrase.category)):
                found += [(word, said) for word in swallowed(said, node)]
    assert found == []
