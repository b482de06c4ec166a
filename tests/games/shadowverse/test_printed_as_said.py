"""What a printed line is about, for how long and from where: seen on the board, and refused where nothing would come of it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.registry import GAMES
from tests.cast.card_words import tree
from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_acts import speaker
from tests.language.test_meanings import compiled

PLAY = ["I play Test Speaker"]
ENDS = ["I end the turn", "opponent ends the turn"]


def board(**more: Any) -> dict[str, Any]:
    return {"me": {"hand": ["Test Speaker"], "pp": 10, "deck_size": 9, **more}, "opponent": {"board": ["Lich"], "deck_size": 9}}


@pytest.mark.parametrize(("joined", "attack"), [(" and", 3), (", then", 4)])
def test_how_long_is_said_behind_the_last_of_what_is_joined(fails: Fails, joined: str, attack: int) -> None:
    """Both figures are gone with the turn; behind “then” only the second is."""
    text = f"Fanfare: Gain +1/+0{joined} give all enemy followers -1/-0 until the end of the turn."
    other = fails(board(), PLAY, ["Test Speaker has 3 attack", "Lich has 3 attack"], cards=speaker(text))
    assert other == []
    assert fails(board(), [*PLAY, "I end the turn"], [f"Test Speaker has {attack - 1} attack", "Lich has 4 attack"], cards=speaker(text)) == []


@pytest.mark.parametrize(("text", "damage"), [("Draw a card.", 2), ("Put a random card from your deck into your hand.", 2), ("Put a Fairy into your hand.", 0)])
def test_what_came_from_the_deck_is_counted_however_it_came(fails: Fails, text: str, damage: int) -> None:
    """A card that is drawn and one that is put from the deck, not a new one."""
    words = f"{text} If at least 1 card was added to your hand from your deck this turn, deal 2 damage to all enemy followers."
    assert fails(board(), PLAY, [f"Lich has {damage} damage"], cards=speaker(words, "spell")) == []


@pytest.mark.parametrize(("text", "damage"), [("Draw a card.", 2), ("Put a Fairy into your hand.", 2), ("Gain an empty play point orb.", 0)])
def test_what_came_to_the_hand_is_counted_from_wherever_it_came(fails: Fails, text: str, damage: int) -> None:
    words = f"{text} If a card was added to your hand this turn, deal 2 damage to all enemy followers."
    assert fails(board(), PLAY, [f"Lich has {damage} damage"], cards=speaker(words, "spell")) == []


@pytest.mark.parametrize(("stats", "drawn"), [("+1/+0", 1), ("+0/+2", 1), ("-1/-0", 0)])
def test_figures_that_fell_were_not_raised(fails: Fails, stats: str, drawn: int) -> None:
    words = f"Give {stats} to all followers. If a follower gained attack or defense this turn, draw a card."
    assert fails(board(), PLAY, [f"my hand has {drawn} cards"], cards=speaker(words, "spell")) == []


def test_the_discarded_card_is_what_is_waited_for(fails: Fails) -> None:
    """The cost of a Lich, which no effect of the line itself discards."""
    text = "Whenever you discard a card, deal X damage to the enemy leader. X equals the cost of the discarded card."
    given = {"me": {"board": ["Test Speaker"], "hand": ["Fairy"], "deck_size": 9}, "opponent": {}}
    then = ["the enemy leader has 1 damage"]
    assert fails(given, ['I do "Discard a card."'], then, cards=speaker(text)) == []


def test_so_many_as_were_discarded(fails: Fails) -> None:
    text = "Whenever you discard cards, deal 1 damage to the enemy leader for each card discarded."
    given = {"me": {"board": ["Test Speaker"], "hand": ["3 x Fairy"], "deck_size": 9}, "opponent": {}}
    assert fails(given, ['I do "Discard your hand."'], ["the enemy leader has 3 damage"], cards=speaker(text)) == []


@pytest.mark.parametrize(("who", "drawn"), [("your", 1), ("your opponent's", 0)])
def test_from_your_hand_is_from_no_other(fails: Fails, who: str, drawn: int) -> None:
    text = "Whenever a card is discarded from your hand, draw a card."
    given = {"me": {"board": ["Test Speaker"], "hand": ["Fairy"], "deck_size": 9}, "opponent": {"hand": ["Fairy"], "deck_size": 9}}
    left = drawn + (0 if who == "your" else 1)
    assert fails(given, [f'I do "Discard a random card in {who} hand."'], [f"in every outcome, my hand has {left} cards"], cards=speaker(text)) == []


def test_those_given_something_cannot_be_destroyed(fails: Fails) -> None:
    """All allied followers, among them the one that has it given to."""
    text = "Fanfare: Give all other allied followers +1/+1 and can't be destroyed."
    given = board(board=["Fairy"])
    assert fails(given, [*PLAY, 'I do "Destroy all allied followers."'], ["Fairy is on my board", "Test Speaker was destroyed"], cards=speaker(text)) == []


@pytest.mark.parametrize(("text", "damage"), [
    ("このフォロワーへのダメージは2になる。", {1: 1, 2: 2, 4: 2}), ("このフォロワーが受けるダメージを2にする。", {1: 1, 4: 2}), ("Reduce damage to this follower to 2.", {1: 1, 4: 2}),
    ("This takes 2 damage each time.", {1: 2, 4: 2}), ("これは受けるダメージが必ず2になる。", {1: 2, 4: 2}), ("このフォロワーへのダメージは0になる。", {4: 0}),
])  # fmt: skip
def test_damage_that_is_reduced_to_so_much_never_grows(fails: Fails, text: str, damage: dict[int, int]) -> None:
    """「2になる」 is the cap that English prints of the same cards “reduce” to; what becomes 2 without fail says so."""
    for dealt, taken in damage.items():
        given = {"turn": "opponent", "me": {"board": ["Test Speaker"]}, "opponent": {"deck_size": 9}}
        own = speaker(text, defense=9)
        assert fails(given, [f'opponent does "Deal {dealt} damage to all enemy followers."'], [f"Test Speaker has {taken} damage"], cards=own) == []


@pytest.mark.parametrize("text", ["Give all other allied followers +1/+0.", "自分の他のフォロワーすべてを+1/+0する。", "Give all allied followers Ward."])
def test_what_is_given_at_no_moment_is_refused_on_a_card_that_stays(text: str) -> None:
    """As a spell does it, it is done; in a follower's line of its own it could as well hold as long as that is there."""
    assert ["whether this is given once" in gap.missing.said[0] for gap in compiled(GAMES["shadowverse"], tree(text), "follower")[1]] == [True]
    assert compiled(GAMES["shadowverse"], tree(text), "spell")[1] == []
    assert compiled(GAMES["shadowverse"], tree("All other allied followers have +1/+0."), "follower")[1] == []
