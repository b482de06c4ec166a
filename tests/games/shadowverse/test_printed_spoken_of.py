"""What printed texts speak of, and in place of what they do things: seen on the board, or refused where nothing can be meant."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.language import LanguageError
from engine.language.tree import Node
from tests.cast.card_words import said as in_words
from tests.cast.card_words import tree
from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_japanese_later import card, said, word
from tests.language.test_meanings import compiled

STRIKE = "Deal 1 damage to an enemy follower."
TIERS = f"{STRIKE} If Vengeance is active for you, deal 2 damage instead. If Overflow is active for you, draw a card instead."
def missing(text: str, kind: str = "follower") -> list[str]:
    """What is said of a line that can be read and not done."""
    return [gap.missing.said[0] for gap in compiled(GAMES["shadowverse"], tree(text), kind)[1]]


COUNT = "Deal 1 damage to the enemy leader for each allied follower in play."
LICH: dict[str, Any] = {"opponent": {"board": ["Lich"]}}


@pytest.mark.parametrize(("defense", "orbs", "hurt", "drawn"), [(20, 5, 1, 0), (10, 5, 2, 0), (20, 7, 0, 1), (10, 7, 0, 1)])
def test_what_is_done_instead_is_done_in_place_of_all_that_was_changed_before(fails: Fails, defense: int, orbs: int, hurt: int, drawn: int) -> None:
    """A whole act behind an amount: no damage at all with Overflow, be Vengeance active or not."""
    given = {"me": {"defense": defense, "pp": orbs, "max_pp": orbs, "deck_size": 5}, **LICH}
    then = [f"Lich has {hurt} damage", f"my hand has {drawn} cards"]
    assert said(fails, given, ["I play Test Word"], then, [word(TIERS)]) == []


def test_what_is_done_instead_besides_another_is_replaced_with_it(fails: Fails) -> None:
    """The card that is drawn with the 2 damage is not drawn where a Fairy comes instead."""
    text = TIERS.replace("2 damage instead.", "2 damage instead and draw a card.").replace("draw a card instead.", "summon a Fairy instead.")
    given = {"me": {"defense": 10, "pp": 7, "max_pp": 7, "deck_size": 5}, **LICH}
    assert said(fails, given, ["I play Test Word"], ["Lich has 0 damage", "my hand has 0 cards", "Fairy is on my board"], [word(text)]) == []


@pytest.mark.parametrize("text", ["Burial Rite (2): Summon a copy of them.", "Burial Rite (2): Summon copies of the buried followers."])
def test_the_buried_are_spoken_of(fails: Fails, text: str) -> None:
    """Both come, and neither the spell itself nor what is there already."""
    given = {"me": {"hand": ["Fairy", "Forest Bat"], "board": ["Lich"]}, "opponent": {}}
    then = ["my board has 3 cards", "opponent's leader has 17 defense"]
    assert said(fails, given, ["I play Test Word", f'I do "{COUNT}"'], then, [word(text)]) == []


def test_the_one_that_is_buried_is_it(fails: Fails) -> None:
    given = {"me": {"hand": ["Fairy"]}, "opponent": {}}
    then = ["my board has 1 card", "opponent's leader has 19 defense"]
    assert said(fails, given, ["I play Test Word", f'I do "{COUNT}"'], then, [word("Burial Rite: Summon a copy of it and give it Ward.")]) == []


@pytest.mark.parametrize(("deed", "defense"), [("Destroy an allied amulet.", 12), ("Banish an allied amulet.", 10)])
def test_what_leaves_play_is_asked_whether_it_was_destroyed(fails: Fails, deed: str, defense: int) -> None:
    text = "Whenever an allied amulet leaves play, if it was destroyed, restore 2 defense to your leader."
    idol = {"name": {"en": "Idol", "ja": "偶像"}, "kind": "amulet", "class": "neutral", "cost": 1, "text": ""}
    given = {"me": {"board": ["Test Speaker", "Idol"], "defense": 10}, "opponent": {}}
    assert fails(given, [f'I do "{deed}"'], [f"my leader has {defense} defense"], cards=[*card(text), idol]) == []


@pytest.mark.parametrize("text", [
    "Whenever an allied follower evolves, if it was destroyed, draw a card.",
    "Fanfare: Deal 2 damage to them.",
    "Fanfare: Destroy that follower.",
    "Fanfare: If no other allied followers are in play, gain +2/+2. Otherwise, give them +1/+1.",
    "Fanfare: If your opponent played a follower during their last turn, destroy it.",
    "Last Words: If you've played at least 3 followers this turn, destroy them.",
])
def test_what_nothing_before_it_can_mean_is_refused(text: str) -> None:
    """It would be done to the card itself."""
    (wrong,) = missing(text)
    assert wrong.startswith("nothing before")


@pytest.mark.parametrize("text", ["Summon a copy of it.", "If Overflow is active for you, put a copy of it into your hand."])
def test_a_copy_of_nothing_is_refused(text: str) -> None:
    """It would be one of the spell itself."""
    (wrong,) = missing(text, "spell")
    assert wrong.startswith("nothing before")


def test_other_followers_are_others_than_both_that_were_chosen(fails: Fails) -> None:
    given = {"me": {"board": ["Fairy"]}, "opponent": {"board": ["Lich", "Forest Bat"]}}
    text = "Choose an allied follower and an enemy follower. Destroy all other followers."
    then = ["Fairy is on my board", "Lich is on opponent's board", "Forest Bat was destroyed"]
    assert said(fails, given, ["I play Test Word choosing Fairy, Lich"], then, [word(text)]) == []


@pytest.mark.parametrize("text", [
    "Choose an enemy follower. Destroy all followers other than that follower and this follower.",
    "Destroy all followers other than this follower and a chosen enemy follower.",
])
def test_who_is_spared_besides_cannot_be_told(text: str) -> None:
    with pytest.raises(LanguageError) as wrong:
        tree(text)
    assert "can't be told" in wrong.value.message["en"]


@pytest.mark.parametrize(("text", "deed", "left"), [
    ("Whenever you discard a card, deal 1 damage to the enemy leader.", "Discard all cards in your hand.", 17),
    ("Whenever you discard cards, deal 1 damage to the enemy leader.", "Discard all cards in your hand.", 19),
    ("Whenever you discard a spell, deal 1 damage to the enemy leader.", "Discard all cards in your hand.", 20),
    ("Whenever you draw a card, deal 1 damage to the enemy leader.", "Draw 2 cards.", 18),
    ("Whenever you draw 2 or more cards, deal 1 damage to the enemy leader.", "Draw 2 cards.", 19),
])
def test_a_card_is_each_of_those_that_one_effect_discards_or_draws(fails: Fails, text: str, deed: str, left: int) -> None:
    given = {"me": {"board": ["Test Speaker"], "hand": ["Fairy", "Forest Bat", "Lich"], "deck_size": 5}, "opponent": {}}
    assert fails(given, [f'I do "{deed}"'], [f"the enemy leader has {left} defense"], cards=card(text)) == []


def test_each_card_that_is_drawn_is_it(fails: Fails) -> None:
    given = {"me": {"board": ["Test Speaker"], "deck": ["Lich", "Forest Bat"]}, "opponent": {}}
    text = "Whenever you draw a card, subtract 1 from its cost."
    assert fails(given, ['I do "Draw 2 cards."'], ["Lich costs 3", "Forest Bat costs 0"], cards=card(text)) == []


@pytest.mark.parametrize("text", ["Banish 2 cards from your deck.", "Banish X cards from your deck. X equals the number of allied followers in play."])
def test_what_is_banished_from_a_deck_is_drawn_by_lot(fails: Fails, text: str) -> None:
    """Any of the three may be the one that is left."""
    given = {"me": {"deck": ["Fairy", "Lich", "Forest Bat"], "board": ["2 x Fairy"]}, "opponent": {}}
    then = ["in every outcome, my deck has 1 card", "in some outcome, Lich was banished", "in some outcome, Lich was not banished"]
    assert said(fails, given, ["I play Test Word"], then, [word(text)]) == []


@pytest.mark.parametrize("text", ["Banish 2 chosen cards in your deck.", "自分のデッキのカード2枚を消滅させる。"])
def test_nobody_chooses_from_a_deck(text: str) -> None:
    (wrong,) = missing(text, "spell")
    assert "random" in wrong


OPTIONS = "Select a Mode to activate.\n1. Draw a card.\n2. Deal X damage to the enemy leader. X equals the number of cards in your hand."


@pytest.mark.parametrize(("chosen", "cards", "left"), [(1, 3, 20), (2, 2, 18)])
def test_an_option_has_an_x_of_its_own(fails: Fails, chosen: int, cards: int, left: int) -> None:
    """Two cards are left in hand: as much damage with the second option, none with the first."""
    given = {"me": {"hand": ["2 x Fairy"], "deck_size": 5}, "opponent": {}}
    then = [f"my hand has {cards} cards", f"the enemy leader has {left} defense"]
    assert said(fails, given, [f"I play Test Word choosing {chosen}"], then, [word(OPTIONS)]) == []


def test_what_an_option_with_an_x_means_is_read_back() -> None:
    read = tree(OPTIONS)
    english = "Choose one: draw a card; with X as the number of cards in your hand, deal X damage to the enemy leader."
    assert in_words(read) == english
    assert tree(english) == read
    assert tree(in_words(read, "ja")) == read


@pytest.mark.parametrize("text", ["Can't attack enemy followers.", "This follower can't attack enemy followers."])
def test_what_cannot_attack_followers_attacks_leaders(fails: Fails, text: str) -> None:
    given = {"me": {"board": ["Test Speaker"]}, "opponent": {"board": ["Lich"]}}
    assert fails(given, ["Test Speaker attacks Lich"], ["action 1 was refused"], cards=card(text)) == []
    assert fails(given, ["Test Speaker attacks opponent"], ["opponent's leader has 18 defense"], cards=card(text)) == []


@pytest.mark.parametrize(("beside", "drawn"), [("Lich", 1), ("", 0)])
def test_they_are_those_that_are_asked_for(fails: Fails, beside: str, drawn: int) -> None:
    text = "Fanfare: If another allied follower is in play, deal 2 damage to them and draw a card."
    given = {"me": {"hand": ["Test Speaker"], "board": [beside] if beside else [], "pp": 1, "deck_size": 5}, "opponent": {}}
    then = [f"my hand has {drawn} cards", "Test Speaker has 0 damage", *(["Lich has 2 damage"] if beside else [])]
    assert fails(given, ["I play Test Speaker"], then, cards=card(text)) == []


@pytest.mark.parametrize("text", [
    "Select an allied follower and an enemy follower. Destroy it.",
    "Summon a Fairy and a Forest Bat and evolve it.",
    "Give an allied follower and an enemy follower Ward. If Overflow is active for you, evolve it.",
])  # fmt: skip
def test_it_is_not_said_of_two_that_were_named(text: str) -> None:
    with pytest.raises(LanguageError, match="several were named"):
        tree(text)


@pytest.mark.parametrize(("text", "means"), [
    ("When this follower evolves, all allied followers gain +1/+1, and it gains Storm.", "When this evolves: give all allied followers +1/+1 and give this Storm."),
    ("Whenever an enemy follower attacks, give all allied followers +1/+0. Deal 1 damage to it.",
     "Whenever an enemy follower attacks: give all allied followers +1/+0. Deal 1 damage to that follower."),
    ("Fanfare: Destroy all amulets. If this follower has at least 3 defense, evolve it.", "Fanfare: destroy all amulets. If this has 3 or more defense, evolve this."),
])  # fmt: skip
def test_it_behind_several_is_what_was_waited_for_or_asked_of(text: str, means: str) -> None:
    read = tree(text)
    assert in_words(read) == means
    assert tree(in_words(read, "ja")) == read


def test_it_behind_several_is_refused_where_nothing_else_is_meant() -> None:
    with pytest.raises(LanguageError, match="several were named"):
        tree("Summon 2 Fairies. Give it Ward.")


def test_of_two_that_were_named_either_can_be_spoken_of(fails: Fails) -> None:
    given = {"me": {"board": ["Fairy"]}, "opponent": {"board": ["Lich"]}}
    both, second = (f"Select an allied follower and an enemy follower. Destroy {what}." for what in ("them", "the second"))
    assert said(fails, given, ["I play Test Word"], ["Fairy is destroyed", "Lich is destroyed"], [word(both)]) == []
    assert said(fails, given, ["I play Test Word"], ["Fairy is on my board", "Lich is destroyed"], [word(second)]) == []
    assert in_words(tree("自分のフォロワー1体と相手のフォロワー1体を選ぶ。それを破壊する。")) == in_words(tree(both))


def test_beside_a_leader_it_is_the_card(fails: Fails) -> None:
    text = "Deal 1 damage to an enemy follower and the enemy leader. Destroy it."
    assert said(fails, {"me": {}, **LICH}, ["I play Test Word"], ["Lich is destroyed", "opponent's leader has 19 defense"], [word(text)]) == []


@pytest.mark.parametrize("text", [
    "Fanfare: Draw 2 cards. If it's a spell, draw a card.", "Fanfare: Each player discards a random card. If it's a follower, draw a card.",
    "Fanfare: Destroy all followers. If it's an Officer, draw a card.", "ファンファーレ カードを2枚引く。それがスペルなら、カードを1枚引く。",
    "ファンファーレ：お互いのプレイヤーはランダムなカード1枚を捨てる。それがフォロワーなら、カードを1枚引く。",
])  # fmt: skip
def test_what_is_asked_of_one_of_several_is_refused(text: str) -> None:
    """It could be asked of any of them; whether there is one among them can be asked."""
    with pytest.raises(LanguageError, match="several cards were spoken of"):
        tree(text)
    assert tree("Fanfare: Each player discards a random card. If there is a follower discarded this way, draw a card.") == tree(
        "ファンファーレ：お互いのプレイヤーはランダムなカード1枚を捨てる。この能力で捨てたフォロワーがあるなら、カードを1枚引く。"
    )


@pytest.mark.parametrize("text", [
    "Fanfare: Draw a card. If it's a spell, draw 2 cards. If it's a follower, gain +2/+2.",
    "Fanfare: Each player discards a random card. Draw a card. If it's a spell, draw a card.",
])  # fmt: skip
def test_what_is_asked_of_one_is_read(text: str) -> None:
    """Of the same card as before, of the one brought last."""
    assert any(part.kind == "is" and part["target"] == Node("it") for part in tree(text).walk())


def test_what_is_asked_behind_several_is_asked_of_the_one_that_was_waited_for() -> None:
    text = "Whenever an allied follower comes into play: draw 2 cards. If it's {}, draw a card."
    assert tree(text.format("an Officer")) == tree(text.format("an Officer").replace("it's", "that follower is"))


@pytest.mark.parametrize(("text", "fought", "then"), [
    ("Clash: If the enemy follower has 3 defense or less, destroy it.", "Fairy", ["Fairy was destroyed", "Test Speaker has 5 defense"]),
    ("Clash: If the enemy follower has 2 defense or less, destroy it. Otherwise, give it -1/-0.", "Lich", ["Test Speaker has 1 attack", "Test Speaker is in play"]),
    ("交戦時 交戦する相手のフォロワーの体力が3以下なら、それを破壊する。", "Fairy", ["Fairy was destroyed", "Test Speaker has 5 defense"]),
])  # fmt: skip
def test_it_behind_a_question_about_the_one_that_is_fought_is_that_one(fails: Fails, text: str, fought: str, then: list[str]) -> None:
    """And not the follower whose text it is."""
    given = {"me": {"board": ["Test Speaker"]}, "opponent": {"board": [fought]}}
    assert fails(given, [f"Test Speaker attacks {fought}"], then, cards=card(text, attack=1, defense=5)) == []


@pytest.mark.parametrize(("text", "left"), [
    ("フォレストバット2体を出す。このターン終了時、そのフォロワーを破壊する。", 1), ("フォレストバット2体を出す。そのフォロワーを+1/+1する。このターン終了時、そのフォロワーを破壊する。", 1),
    ("フォレストバット2体を出し、そのフォロワーを破壊する。", 1), ("Summon 2 Forest Bats. At the end of this turn, destroy them.", 1), ("フォレストバット1体を出す。このターン終了時、そのフォロワーを破壊する。", 1),
])  # fmt: skip
def test_what_is_said_of_several_is_said_of_each(fails: Fails, text: str, left: int) -> None:
    """「そのフォロワー」 behind two that came is both, now and at the end of the turn; the Fairy that was there stays."""
    given = {"me": {"board": ["Fairy"]}, "opponent": {}}
    assert said(fails, given, ["I play Test Word", "I end the turn"], [f"my board has {left} card"], [word(text)]) == []


def test_that_follower_behind_several_is_refused() -> None:
    with pytest.raises(LanguageError, match="several were named"):
        tree("Summon 2 Forest Bats. At the end of this turn, destroy that follower.")
    assert in_words(tree("Whenever another allied follower comes into play: summon 2 Forest Bats. Destroy that follower."))


@pytest.mark.parametrize("text", ['Fanfare: Give your leader "at the end of your turn: destroy it".', "ファンファーレ 自分のリーダーは「自分のターン終了時、それを破壊する」を持つ。"])
def test_what_a_leader_is_given_to_be_done_to_something_that_nobody_named_is_refused(text: str) -> None:
    assert ["nothing before says" in said for said in missing(text)] == [True]


@pytest.mark.parametrize("text", ["If it's a spell, this can't attack.", "それがスペルなら、これは攻撃できない。", "それが進化後なら、これは守護を持つ。", "While it has Ward, this can't attack."])
def test_it_said_before_anything_is_named_is_refused(text: str) -> None:
    assert ["nothing before says" in said for said in missing(text)] == [True]


def test_a_line_that_asks_of_it_goes_on_with_the_line_before(fails: Fails) -> None:
    """A spell is drawn, and the follower can't attack; behind another follower it can."""
    own = card("Storm.\nFanfare: Draw a card.\nIf it's a spell, this can't attack.")
    for drawn, defense in (("Insight", 20), ("Lich", 18)):
        given = {"turn": "me", "me": {"hand": ["Test Speaker"], "pp": 5, "deck": [drawn]}, "opponent": {}}
        when, then = ["I play Test Speaker"], [f"the enemy leader has {defense} defense"]
        assert fails(given, when + ["Test Speaker attacks the enemy leader"] * (defense < 20), then + ["Test Speaker can't attack"] * (defense == 20), cards=own) == []
