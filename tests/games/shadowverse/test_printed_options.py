"""What stands in a list of several sentences or only where something is so, one more of what was made, one more for each Spellboost: seen on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.card_words import said, tree
from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_acts import speaker

PLAY = ["I play Test Speaker"]

# written, with “／” between its rows | what it means, in canonical words
READ = """
Fanfare: Select a Mode to activate.／1. Draw a card. Restore 2 defense to your leader.／2. Summon a Fairy. | Fanfare: choose one: draw a card and restore 2 defense to your leader; summon a Fairy.
Fanfare: Select a Mode to activate.／1. If Overflow is active for you, draw a card.／2. Summon a Fairy. | Fanfare: choose one: if Overflow is active, draw a card; summon a Fairy.
Fanfare: Select a Mode to activate.／1. Earth Rite (1) - Draw a card.／2. Summon a Fairy. | Fanfare: choose one: paying Earth Rite 1, draw a card; summon a Fairy.
Fanfare: Choose one:／1. Draw a card.／2. Summon a Fairy. | Fanfare: choose one: draw a card; summon a Fairy.
Fanfare: Choose one: 1. Draw a card. 2. Summon a Fairy. If Overflow is active for you, evolve it. | Fanfare: choose one: draw a card; "summon a Fairy. If Overflow is active, evolve it".
Fanfare: Select a Mode to activate.／1. Draw a card. If Overflow is active for you, draw 2 cards instead.／2. Summon a Fairy. | Fanfare: choose one: "draw a card. If Overflow is active, draw 2 cards instead"; summon a Fairy.
Fanfare: Select a Mode to activate.／1. Draw a card.／2. Deal X damage to the enemy leader. X is the number of allied Fairies in play. Draw a card if Overflow is active for you. | Fanfare: choose one: draw a card; "deal X damage to the enemy leader, where X is the number of allied Fairies. If Overflow is active, draw a card".
Fanfare: Randomly gain 1 of the following effects.／-Ward／-Storm | Fanfare: do one at random: gain Ward; gain Storm.
Fanfare: Randomly activate 1 of the following effects. Do this 2 times.／-Draw a card.／-Evolve this follower. | Fanfare: do this 2 times: do one at random: draw a card; evolve this.
Fanfare: Randomly activate 2 of the following effects. The same effect will not activate twice.／-Draw a card.／-Evolve this follower. | Fanfare: do 2 different ones at random: draw a card; evolve this.
Fanfare: Randomly activate 1 of the following effects. Do this X times. X equals your shadows.／-Draw a card.／-Evolve this follower. | Fanfare: do this X times: do one at random: draw a card; evolve this, where X is your shadows.
ファンファーレ 下記の能力の中から、ランダムに1つの能力が働く。これを2回行う。／・カードを1枚引く。／・進化する。 | Fanfare: do this 2 times: do one at random: draw a card; evolve this.
ファンファーレ 「カードを1枚引く」「進化する」の中から、ランダムに1つの能力が働く。これを2回行う。 | Fanfare: do this 2 times: do one at random: draw a card; evolve this.
Fanfare: For each card fused to this card, randomly gain 1 of the following effects. Each effect can only be gained once.／-Rush／-Bane | Fanfare: do this X times: do one not done before at random: gain Rush; gain Bane, where X is the number of cards fused to this.
Fanfare: Gain the following effects.／-Ward／-Last Words: Draw a card. | Fanfare: gain "Ward" and "Last Words: draw a card".
Fanfare: Summon a Fairy. If Overflow is active for you, summon another and give it Ward. | Fanfare: summon a Fairy. If Overflow is active, summon a Fairy and give it Ward.
"""


@pytest.mark.parametrize("text, meant", [tuple(part.strip() for part in row.split(" | ")) for row in READ.strip().splitlines()])
def test_a_text_is_read_as_what_it_means(text: str, meant: str) -> None:
    read = tree(text.replace("／", "\n"))
    assert said(read) == meant
    assert tree(meant) == read
    assert tree(said(read, "ja")) == read


def board(**more: Any) -> dict[str, Any]:
    return {"me": {"hand": ["Test Speaker"], "pp": 10, "deck_size": 9, **more}, "opponent": {"board": ["Lich"], "deck_size": 9}}


@pytest.mark.parametrize(("max_pp", "drawn"), [(7, 1), (6, 0)])
def test_an_option_is_done_only_where_something_is_so(fails: Fails, max_pp: int, drawn: int) -> None:
    text = "Fanfare: Select a Mode to activate.\n1. If Overflow is active for you, draw a card.\n2. Summon a Fairy. Evolve it."
    given = board(max_pp=max_pp, pp=max_pp)
    assert fails(given, PLAY, [f"my hand has {drawn} cards"], cards=speaker(text), choose=[0]) == []


@pytest.mark.parametrize(("boosts", "drawn"), [(0, 1), (2, 3)])
def test_one_more_is_drawn_for_each_spellboost(fails: Fails, boosts: int, drawn: int) -> None:
    """Played, and not each time that it is spellboosted."""
    given = board(hand=[{"card": "Test Speaker", "counters": {"spellboost": boosts}}])
    assert fails(given, PLAY, [f"my hand has {drawn} cards"], cards=speaker("Draw a card.\nSpellboost: Draw 1 more.", "spell")) == []


def test_another_is_one_more_of_those_that_were_made(fails: Fails) -> None:
    text = "Summon a Fairy.\nSummon another and give it Ward."
    assert fails(board(), PLAY, ["I have 2 followers on the board", "the second Fairy has Ward", "the first Fairy does not have Ward"], cards=speaker(text, "spell")) == []


TIMES = "Select a Mode to activate.\n1. Draw a card. If Overflow is active for you, draw 3 cards instead.\n2. Deal 2 damage to the enemy leader. If Overflow is active for you, summon a Fairy."


@pytest.mark.parametrize(("max_pp", "option", "then"), [
    (7, 0, ["my hand has 3 cards", "opponent's leader has 20 defense", "my board has 0 cards"]),
    (6, 0, ["my hand has 1 card"]),
    (7, 1, ["my hand has 0 cards", "opponent's leader has 18 defense", "my board has 1 card"]),
    (6, 1, ["opponent's leader has 18 defense", "my board has 0 cards"]),
])  # fmt: skip
def test_all_sentences_behind_a_number_are_of_that_option(fails: Fails, max_pp: int, option: int, then: list[str]) -> None:
    """What stands last in the list is not done besides, whichever is chosen."""
    assert fails(board(max_pp=max_pp, pp=max_pp), PLAY, then, cards=speaker(TIMES, "spell"), choose=[option]) == []


def test_all_options_are_done_with_all_their_sentences(fails: Fails) -> None:
    text = TIMES + "\nEnhance (8): Activate all of them instead."
    then = ["my hand has 3 cards", "opponent's leader has 18 defense", "my board has 1 card"]
    assert fails(board(max_pp=8, pp=8), PLAY, then, cards=speaker(text, "spell")) == []


def test_of_several_cards_at_random_one_that_is_not_there_is_never_made(fails: Fails) -> None:
    """None of the first is no card: the other one is made."""
    text = "Fanfare: Add a random one of X Forest Bats or a Fairy to your hand, where X is the number of allied amulets."
    card = {"name": "Test Speaker", "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 1, "text": text}
    alone = {"turn": "me", "me": {"hand": ["Test Speaker"], "pp": 10, "deck_size": 9}}
    assert fails(alone, PLAY, ["my hand holds Fairy"], "shadowverse", [card]) == []


def test_one_of_a_list_is_drawn_anew_each_time(fails: Fails) -> None:
    text = "Randomly activate 1 of the following effects. Do this X times. X equals the number of other cards in your hand.\n-Draw a card.\n-Deal 2 damage to the enemy leader."
    given = board(hand=["Test Speaker", "Lich", "Lich"])
    for drawn in (0, 1, 2):
        then = [f"my hand has {2 + drawn} cards", f"opponent's leader has {20 - 2 * (2 - drawn)} defense"]
        assert fails(given, PLAY, then, cards=speaker(text, "spell"), choose=[0] * drawn + [1] * (2 - drawn)) == []
