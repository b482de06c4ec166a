"""What is said once and meant of a whole list: every item says all of its own, or the text is refused where it can't be told."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.game import GAME
from engine.language import NO_NAMES, LanguageError, card_grammar
from engine.language.meaning.either import shared
from engine.language.render import Renderer
from tests.cast.card_words import check_printed, rows, said, tree

DUEL_MASTERS = card_grammar(GAME.vocabulary)

# written | what it means, in canonical words
GOVERNED = """
Destroy all enemy followers and amulets. | Destroy all enemy followers or amulets.
Destroy each enemy follower and amulet. | Destroy all enemy followers and all enemy amulets.
Give allied Fairies and Forest Bats Rush. | Give all allied Fairies and all allied Forest Bats Rush.
Give all other allied followers and amulets Ward. | Give all other allied followers or amulets Ward.
Destroy all enemy followers and amulets that cost 3 or less. | Destroy all enemy followers or amulets that cost 3 or less.
Destroy enemy followers and amulets that cost 3 or less. | Destroy all enemy followers that cost 3 or less and all enemy amulets that cost 3 or less.
Banish all followers and spells in your hand. | Banish all followers in your hand and all spells in your hand.
Give all Machina and Natura followers Ward. | Give all either Machina or Natura followers Ward.
Subtract 1 from the cost of all followers and all spells in your hand. | Reduce the cost of all followers in your hand and all spells in your hand by 1.
Banish all followers in play and all spells in your hand. | Banish all followers on the board and all spells in your hand.
お互いのフォロワーすべてと自分の手札のスペルすべてを消滅させる。 | Banish all followers on the board and all spells in your hand.
Put a random follower and a random spell from your deck into your hand. | Put a random follower in your deck and a random spell in your deck into your hand.
Restore 2 defense to all allies other than this, and a random enemy follower. | Restore 2 defense to all allies other than this, and a random enemy follower.
Restore 2 defense to all allies, all followers other than it, and a random either Officer or else ally, and this. | Restore 2 defense to all allies, all followers other than it, and a random either Officer or else ally and this.
相手のフォロワーすべてとアミュレットすべてを破壊する。 | Destroy all enemy followers and all enemy amulets.
相手のフォロワー1体とアミュレット1つを破壊する。 | Destroy a chosen enemy follower and a chosen enemy amulet.
手札のフォロワー1枚のコストを2にして、攻撃力/体力を2/2にする。 | Set the cost of a chosen follower in your hand to 2 and set the attack of it to 2 and set the defense of it to 2.
手札のフォロワーすべてのコストを2にして、攻撃力/体力を2/2にする。 | Set the cost of all followers in your hand to 2 and set the attack of them to 2 and set the defense of them to 2.
フェアリー1体を出し、攻撃力/体力を2/2にする。 | Summon a Fairy and set the attack of it to 2 and set the defense of it to 2.
カードを1枚引き、攻撃力/体力を2/2にする。 | Draw a card and set the attack of it to 2 and set the defense of it to 2.
自分のフォロワー1体は守護を持ち、攻撃力/体力を2/2にする。 | Give a chosen allied follower Ward and set the attack of it to 2 and set the defense of it to 2.
自分の手札のフォロワーすべてとスペルすべてのコストを1減らす。 | Reduce the cost of all followers in your hand and all spells in your hand by 1.
相手のリーダーとアミュレットすべてに2ダメージを与える。 | Deal 2 damage to the enemy leader and all enemy amulets.
"""
# What says whose it is, or stands alone, is not reached by what is said before or behind it.
NOT_REACHED = """
Destroy all enemy followers and all amulets. | Destroy all enemy followers and all amulets.
Destroy an enemy follower and an amulet. | Destroy a chosen enemy follower and a chosen amulet.
Destroy all enemy followers and allied amulets that cost 3 or less. | Destroy all enemy followers and all allied amulets that cost 3 or less.
Give all allied followers and followers in your hand +1/+1. | Give all allied followers and all followers in your hand +1/+1.
Deal 2 damage to the enemy leader and all followers. | Deal 2 damage to the enemy leader and all followers.
Summon a Fairy and Forest Bat. | Summon a Fairy and a Forest Bat.
相手のフォロワーすべてと自分のアミュレットすべてを破壊する。 | Destroy all enemy followers and all allied amulets.
相手のフォロワーすべてとお互いのアミュレットすべてを破壊する。 | Destroy all enemy followers and all amulets.
相手のフォロワー1体とお互いのアミュレット1つを破壊する。 | Destroy a chosen enemy follower and a chosen amulet.
自分の他のフォロワー1体を破壊して、攻撃力/体力を2/2にする。 | Destroy a chosen other allied follower and set the attack of this to 2 and set the defense of this to 2.
手札のフォロワー1枚のコストを2にして、これの攻撃力/体力を2/2にする。 | Set the cost of a chosen follower in your hand to 2 and set the attack of this to 2 and set the defense of this to 2.
手札のフォロワー1枚のコストを2にする。攻撃力/体力を2/2にする。 | Set the cost of a chosen follower in your hand to 2. Set the attack of this to 2 and set the defense of this to 2.
相手のリーダーか相手のフォロワー1体に2ダメージ。 | Deal 2 damage to a chosen enemy.
相手のリーダーかフォロワー2体に2ダメージ。 | Deal 2 damage to 2 chosen enemies.
相手のリーダーと他のフォロワーすべてに2ダメージを与える。 | Deal 2 damage to the enemy leader and all other followers.
"""


@pytest.mark.parametrize("text, meant", [*rows(GOVERNED), *rows(NOT_REACHED)])
def test_a_list_is_read_as_what_each_item_of_it_is(text: str, meant: str) -> None:
    check_printed(text, meant)


@pytest.mark.parametrize(
    "text, column",
    [
        ("Destroy 2 random enemy followers and amulets.", 38),
        ("Destroy an enemy follower and amulet.", 31),
        ("Banish all followers and all spells in your hand.", 8),
        ("Banish a follower and a spell in your hand.", 8),
        ("Destroy all enemy followers with Ward and amulets.", 43),
        ("Deal 2 damage to the enemy leader and followers.", 39),
        ("Give all allied followers and spells in your hand Ward.", 6),
        ("Summon 2 Fairies and Forest Bats.", 22),
        ("ランダムな相手のフォロワー1体とアミュレット1つを破壊する。", 17),
        ("相手のリーダーとフォロワー1体に2ダメージを与える。", 1),
        ("お互いの相手のフォロワーすべてを破壊する。", 1),
        ("コスト3以下の相手のフォロワーすべてとアミュレットすべてを破壊する。", 20),
    ],
)
def test_where_it_cannot_be_told_what_a_word_is_meant_of_the_text_is_refused_there(text: str, column: int) -> None:
    with pytest.raises(LanguageError) as caught:
        tree(text)
    assert (caught.value.line, caught.value.column) == (1, column)
    assert "Say of each" in caught.value.message["en"]
    assert "それぞれに" in caught.value.message["ja"]


@pytest.mark.parametrize("behind", ["a random enemy follower", "this", "an enemy follower", "a random either Officer or else ally"])
def test_who_is_spared_and_who_is_done_to_is_told_by_a_comma(behind: str) -> None:
    with pytest.raises(LanguageError) as caught:
        tree(f"Restore 2 defense to all followers other than it and {behind}.")
    assert "write a comma before “and”" in caught.value.message["en"]
    read = tree(f"Restore 2 defense to all followers other than it, and {behind}.")
    assert tree(said(read)) == tree(said(read, "ja")) == read


@pytest.mark.parametrize(
    "text, meant",
    [
        ("Your opponent's creatures and spells cost 1 more.", "All enemy creatures and all enemy spells cost 1 more."),
        ("Destroy your opponent's creatures and Dragons.", "Destroy all enemy creatures and all enemy Dragons."),
        ("Tap all your opponent's untapped creatures and Dragons.", "Tap all enemy untapped creatures and all enemy untapped Dragons."),
        ("Return all spells and creatures from your graveyard to your hand.", "Return all spells in your graveyard and all creatures in your graveyard to hand."),
        ("自分の山札の上から1枚目をマナゾーンに置く。", "Put the top 1 card of your deck into its owner's mana zone."),
        ("自分の山札の上から3枚目をマナゾーンに置く。", "Put the card at place 3 from the top of your deck into its owner's mana zone."),
        ("自分の山札の上から3枚をマナゾーンに置く。", "Put the top 3 cards of your deck into its owner's mana zone."),
    ],
)  # fmt: skip
def test_the_same_holds_for_what_other_games_print(text: str, meant: str) -> None:
    read = DUEL_MASTERS.parse("line", text, NO_NAMES)
    assert Renderer(DUEL_MASTERS.table, DUEL_MASTERS.tokenizer, GAME.vocabulary, NO_NAMES).render(read, "en", "line") == meant


def test_of_several_kinds_one_after_another_the_owner_and_the_place_are_said_once() -> None:
    text = "follower in your hand or else amulet or else Fairy"
    three = tree("either " + text.replace("or else amulet", "or else either amulet"), "filter")
    assert said(three, "ja", "filter") == "自分の手札のフォロワーあるいはアミュレットあるいは「フェアリー」"
    assert tree(said(three, "ja", "filter"), "filter") == three
    assert [[a.kind for a in each.get("adjectives", ())] for each in shared(three)] == [[]] * 3
    last = tree("either follower or else either amulet or else Fairy in your hand", "filter")
    assert [[t.kind for t in each.get("tests", ())] for each in shared(last)] == [["in"]] * 3


@pytest.mark.parametrize(
    "text, column, instead",
    [
        ("相手のリーダーか相手のフォロワー2体に2ダメージ。", 1, "choose one"),
        ("ランダムな自分のリーダーか自分のフォロワー3体を2回復。", 1, "choose one"),
        ("相手のリーダーか相手のフォロワーX体に2ダメージ。Xは「自分の手札の枚数」である。", 1, "choose one"),
        ("手札のフォロワー1枚のコストを-1して、+1/+1する。", 21, "give this"),
        ("手札のフォロワー1枚のコストを-1して、守護を持つ。", 21, "give this"),
        ("相手のフォロワー1体に2ダメージを与え、攻撃力/体力を2/2にする。", 21, "give this"),
        ("Clash: Deal 2 damage to the opposing followers.", 25, "a random"),
        ("Clash: Destroy the opposing cards.", 16, "a random"),
        ("Fanfare: If another allied follower is in play, deal 2 damage to that follower and draw a card.", 49, "a random"),
        ("If an allied Fairy is in play, evolve it.", 32, "a random"),
        ("If you have a Fairy, give it +1/+1 and gain Rush.", 22, "a random"),
        ("ファンファーレ 自分の場に他のフォロワーがいるなら、そのフォロワーに2ダメージ。", 27, "a random"),
    ],
)
def test_which_one_and_how_many_are_asked_for_where_they_cannot_be_told(text: str, column: int, instead: str) -> None:
    with pytest.raises(LanguageError) as caught:
        tree(text)
    assert (caught.value.line, caught.value.column) == (1, column)
    assert instead in caught.value.message["en"]


# What holds has no moment: what is done behind it is done by the card that gives it. What waits goes on, to a bracket that says how long it lasts.
GIVEN = """
Strike: Give all allied followers the following effect - Reduce damage from effects to 2. Evolve all allied followers. | Strike: give all allied followers "this can't take more than 2 damage at a time from effects". Evolve all allied followers.
Give an allied follower the following effect: Can't be attacked. Can't be destroyed by effects. Draw a card. | Give a chosen allied follower "this can't be attacked. This can't be destroyed by effects". Draw a card.
Fanfare: Gain +1/+1 and the following effect: Can't be targeted by enemy effects. Then, destroy all other followers. | Fanfare: gain +1/+1 and "this can't be targeted by enemy effects". Destroy all other followers.
Give +1/+1, Ward, and the following effect to all allied followers: Can't be destroyed by effects. Then, draw a card. | Give all allied followers +1/+1, Ward and "this can't be destroyed by effects". Draw a card.
Fanfare: Gain the following effect: At the end of your turn, deal 2 damage to a random enemy. Draw a card. | Fanfare: gain "at the end of your turn: deal 2 damage to a random enemy. Draw a card".
Fanfare: Gain the following effect: At the end of your turn, deal 2 damage to a random enemy. Then, draw a card. | Fanfare: gain "at the end of your turn: deal 2 damage to a random enemy". Draw a card.
Give your leader the following effect - At the start of your turn, draw a card. Then, if Overflow is active for you, draw 2 cards. (This effect is not stackable and lasts for the rest of the match.) | Give your leader "at the start of your turn: draw a card. If Overflow is active, draw 2 cards" (not stackable) for the rest of the match.
Summon 2 Fairies and give them Last Words - Deal 2 damage to the enemy leader. Necromancy (2): Evolve them. | Summon 2 Fairies and give them "Last Words: deal 2 damage to the enemy leader". Necromancy 2: evolve them.
Give an enemy follower "can't attack. Draw a card." | Give a chosen enemy follower "this can't attack. Draw a card".
相手のフォロワー1体は「攻撃できない」を持つ。カードを1枚引く。 | Give a chosen enemy follower "this can't attack". Draw a card.
"""


@pytest.mark.parametrize("text, meant", rows(GIVEN))
def test_an_ability_that_is_given_without_quotes_ends_where_what_holds_ends(text: str, meant: str) -> None:
    check_printed(text, meant)


@pytest.mark.parametrize(
    "text",
    [
        "Transform an enemy follower into a Fairy. Draw a card if it cost 5 or more.",
        "Transform an enemy follower into a Fairy. If it's a Machina follower, draw a card.",
        "相手のフォロワー1体をフェアリーに変身させる。そのコストが5以上だったなら、カードを1枚引く。",
    ],
)  # fmt: skip
def test_what_is_asked_of_a_card_that_became_another_is_refused(text: str) -> None:
    with pytest.raises(LanguageError) as refused:
        tree(text)
    assert "another one by then" in refused.value.message["en"]


def test_of_what_was_asked_before_it_became_another_or_became_by_chance_it_can_be_asked() -> None:
    asked = "Select a chosen enemy follower. If it has 5 or more cost, draw a card. Transform it into a Fairy."
    assert said(tree(asked)) == asked
    assert said(tree("Destroy an enemy follower. Draw a card if it cost 5 or more.")) == "Destroy a chosen enemy follower. If it has 5 or more cost, draw a card."


@pytest.mark.parametrize("text", ["When this follower leaves play, banish it.", "Banish this follower when it leaves play.", "これが場を離れるとき、消滅する。"])
def test_a_card_that_banishes_itself_as_it_leaves_is_banished_instead(text: str) -> None:
    assert said(tree(text)) == "If this would leave the board, banish it instead."


def test_what_else_a_card_does_as_it_leaves_it_does_when_it_has_left() -> None:
    text = "When this leaves the board: banish a random enemy follower."
    assert said(tree(text)) == text


def test_whose_cards_are_is_said_once() -> None:
    text = "Fanfare: if you have both an allied Machina follower and an allied Natura follower, draw a card."
    assert said(tree(text)) == "Fanfare: if there is an allied Machina follower and there is an allied Natura follower, draw a card."
