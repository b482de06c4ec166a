"""A text of which nothing says what X is cannot be done; it is refused where it stands."""

import json

import pytest

from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import cards_in, read_cards


def undone(text):
    row = {"id": "a", "name": "Card", "lang": "en", "kind": "Spell", "text": text}
    return [p["message"]["en"] for p in read_cards(cards_in(json.dumps(row)), GAMES["shadowverse"], NO_NAMES)["problems"]]


@pytest.mark.parametrize(
    "text",
    [
        "Deal X damage to the enemy leader.",
        "Give all allied followers +X/+0.",
        "Deal X damage to the enemy leader. Draw X cards, where X is your shadows.",
        "Deal Y damage to the enemy leader, where X is your shadows.",
        "Give an allied follower +X/+Y, where X is your shadows.",
        "Give all allied followers +X/+0 and give your leader \"at the end of your turn: draw X cards, where X is your shadows\".",
        "Necromancy X: deal X damage to the enemy leader.",
    ],
)
def test_x_that_nothing_before_explains_is_refused(text):
    (message,) = undone(text)
    assert "where X is" in message or "where Y is" in message


@pytest.mark.parametrize(
    "text",
    [
        "Deal X damage to the enemy leader, where X is your shadows.",
        "Draw X cards, where X is your shadows. Deal X damage to the enemy leader.",
        "Earth Rite X: deal X damage to the enemy leader.",
        'Give your leader "at the end of your turn: draw X cards, where X is your shadows".',
    ],
)
def test_x_that_is_explained_is_done(text):
    assert undone(text) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Fanfare: Gain +X/+Y. X equals your shadows, and Y equals the number of enemy followers.",
            "In all of that X equals your shadows. In all of that Y equals the number of enemy followers.",
        ),
        ("Fanfare: Gain +X/+Y. X and Y are equal to your shadows.", "In all of that X equals your shadows. In all of that Y equals your shadows."),
    ],
)
def test_two_letters_told_in_one_sentence_are_told_in_two(text, said):
    row = {"id": "a", "name": "Card", "lang": "en", "kind": "Follower", "text": text}
    made = read_cards(cards_in(json.dumps(row)), GAMES["shadowverse"], NO_NAMES)
    assert made["problems"] == []
    assert [shown["en"] for shown in made["shown"]] == [f"Fanfare: gain +X/+Y. {said}"]
