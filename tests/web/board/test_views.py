"""Whose view: the log, what waits, hands, decks and decisions as each viewer may read them, on rulings of the corpus."""

from __future__ import annotations

import re

import pytest

SEEN = "/rulings/sv-added-to-hand-seen/"
DRAWN = f"{SEEN}?scenario=from-the-deck"
HAND = re.compile(r'data-zone="hand".*?</div>\s*</div>', re.S)


def last(text: str) -> str:
    found = re.search(r'data-last="(\d+)"', text)
    assert found
    return found[1]


def stepper(text: str) -> str:
    """The stepper with its log, without the answers and cards around it."""
    return text[text.index('<div class="stepper stage fits"') : text.index('<div class="ruling-rest"')]


@pytest.mark.parametrize("view, named", [("all", True), ("me", True), ("opponent", False), ("spectator", False)])
def test_a_card_from_the_deck_is_named_to_its_owner_alone(see, view, named):
    end = last(see(DRAWN))
    text = stepper(see(f"{DRAWN}&step={end}&view={view}"))
    assert ("Hallowed Cave Shrine" in text) == named
    assert 'aria-current="true">' in text


@pytest.mark.parametrize("view, backs", [("all", 0), ("me", 0), ("opponent", 1), ("spectator", 1)])
def test_the_added_card_shows_its_back_to_others(see, view, backs):
    end = last(see(DRAWN))
    text = see(f"{DRAWN}&step={end}&view={view}", **{"HX-Request": "true"})
    assert sum(hand.count("card back") for hand in HAND.findall(text)) == backs


@pytest.mark.parametrize("view, named", [("me", True), ("opponent", False), ("spectator", False)])
def test_a_chosen_token_is_a_secret_in_the_log(see, view, named):
    text = see(f"{SEEN}?scenario=chosen&view={view}")
    log = text[text.index('<ol class="timeline"') : text.index("</ol>", text.index('<ol class="timeline"'))]
    assert ("Knight is added" in log, "choosing 2" in log, "I choose in secret" in log) == (named, named, not named)


def test_a_random_token_is_shown_to_everybody(see):
    for view in ("me", "opponent", "spectator"):
        assert "Fairy" in stepper(see(f"{SEEN}?scenario=random-token&view={view}"))


def test_what_another_may_pick_is_not_listed(see):
    mulligan = "/rulings/sv-mulligan-from-the-rest/"
    text = see(mulligan)
    step = re.search(r'<nav class="decisions".*?step=(\d+)', text, re.S)
    assert step
    mine = see(f"{mulligan}?step={step[1]}&view=all", **{"HX-Request": "true"})
    theirs = see(f"{mulligan}?step={step[1]}&view=opponent", **{"HX-Request": "true"})
    assert '<div class="decision"' in mine
    assert '<div class="decision"' not in theirs
    assert "not seen in this view" in theirs
    assert '<nav class="decisions"' not in see(f"{mulligan}?view=opponent")
