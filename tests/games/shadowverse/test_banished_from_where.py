"""From where a card is banished, and whose effect destroys it: waited for, and counted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails

WATCHER = {"name": {"en": "Test Watcher", "ja": "試験の見張り"}, "kind": "follower", "class": "neutral", "cost": 0, "attack": 1, "defense": 9}
SPELL = {"name": {"en": "Test Said", "ja": "試験の言葉"}, "kind": "spell", "class": "neutral", "cost": 0}
FROM = {
    "play": 'I do "Banish another allied follower."',
    "hand": 'I do "Banish a random Fairy in your hand."',
    "deck": 'I do "Banish a random Fairy in your deck."',
    "their board": 'I do "Banish a random enemy follower."',
    "their deck": 'I do "Banish a random card in your opponent\'s deck."',
}


def watched(fails: Fails, text: str, when: list[str], then: list[str], said: str = "", **more: Any) -> list[str]:
    """A follower of mine with that text, beside a Fairy; a Fairy and a spell of the other text in hand, one in each deck."""
    me = {"board": ["Test Watcher", "Lich"], "hand": ["Test Said", "Fairy"], "deck": ["Fairy", "Fairy"], **more}
    given = {"turn": "me", "me": me, "opponent": {"board": ["Lich"], "deck": ["Lich"]}}
    return fails(given, when, then, cards=[{**WATCHER, "text": text}, {**SPELL, "text": said or "Draw a card."}])


@pytest.mark.parametrize(
    "text, heard",
    [
        ("Whenever a card is banished from your deck, gain +1/+0.", {"deck"}),
        ("Whenever a card is banished from your hand, gain +1/+0.", {"hand"}),
        ("Whenever a card is banished from play, gain +1/+0.", {"play", "their board"}),
        ("Whenever a card is banished from your opponent's deck, gain +1/+0.", {"their deck"}),
        ("自分のターン中、場のカードか自分の手札が消滅したとき、+1/+0する。", {"play", "hand", "their board"}),
    ],
)
def test_it_is_heard_where_it_came_from(fails: Fails, text: str, heard: set[str]) -> None:
    """From there and from nowhere else."""
    when = [action.replace("another allied follower", "all allied Liches") for action in FROM.values()]
    assert watched(fails, text, when, [f"Test Watcher has {1 + len(heard)} attack"]) == []
    for place, action in zip(FROM, when, strict=True):
        assert watched(fails, text, [action], [f"Test Watcher has {1 + (place in heard)} attack"]) == []


@pytest.mark.parametrize(
    "text",
    [
        "During your turn, if this card is banished from your deck using an effect, put a Lich into your hand.",
        "自分のターン中、これが能力によってデッキから消滅したなら、リッチ1枚を手札に加える。",
    ],
)
def test_a_card_hears_of_itself_out_of_the_deck(fails: Fails, text: str) -> None:
    """Out of the deck, not out of play; and only in its player's turn."""
    me = {"deck": ["Test Watcher"], "hand": []}
    out = 'I do "Banish a random card in your deck."'
    assert watched(fails, text, [out], ["my hand has 1 card"], **me) == []
    assert watched(fails, text, ['I do "Banish all allied followers."'], ["my hand has 0 cards"], board=["Test Watcher"], hand=[]) == []


@pytest.mark.parametrize(
    "said, cards",
    [
        ("Draw X cards. X equals the number of cards banished from play or your hand this turn.", 2),
        ("Draw X cards. X equals the number of cards banished from your deck this match.", 1),
        ("このターン中に自分のデッキから消滅したカードが2枚以上なら、カードを1枚引く。", 0),
    ],
)
def test_it_is_counted_where_they_came_from(fails: Fails, said: str, cards: int) -> None:
    """One out of play, one out of the hand and one out of the deck."""
    when = ['I do "Banish all allied Liches."', FROM["hand"], FROM["deck"], "I play Test Said"]
    assert watched(fails, "", when, [f"my hand has {cards} card" + "s" * (cards != 1)], said, deck=["Fairy", "Fairy", "Fairy", "Fairy"]) == []


def test_whose_effect_it_was(fails: Fails) -> None:
    """By the opponent's effect, not by mine, and by damage to neither."""
    text = "Whenever another allied follower is destroyed by an enemy effect, gain +1/+0."
    theirs = {"turn": "opponent", "me": {"board": ["Test Watcher", "Lich"]}, "opponent": {"hand": ["Test Said"]}}
    for said, attack in (("Destroy all enemy Liches.", 2), ("Deal 9 damage to all enemy Liches.", 1)):
        assert fails(theirs, ["opponent plays Test Said"], [f"Test Watcher has {attack} attack", "Lich was destroyed"], cards=[{**WATCHER, "text": text}, {**SPELL, "text": said}]) == []
    assert watched(fails, text, ["I play Test Said"], ["Test Watcher has 1 attack", "Lich was destroyed"], "Destroy all allied Liches.") == []
    assert watched(fails, text.replace("an enemy effect", "your effects"), ["I play Test Said"], ["Test Watcher has 2 attack"], "Destroy all allied Liches.") == []
    itself = "When this follower is destroyed by an enemy effect, summon 2 Fairies."
    for said, fairies in (("Destroy all enemy followers.", 2), ("Deal 9 damage to all enemy followers.", 0)):
        then = [f"my board has {fairies} cards"]
        given = {"turn": "opponent", "me": {"board": ["Test Watcher"]}, "opponent": {"hand": ["Test Said"]}}
        assert fails(given, ["opponent plays Test Said"], then, cards=[{**WATCHER, "text": itself}, {**SPELL, "text": said}]) == []
