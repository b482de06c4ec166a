"""How the table shows a counter is said by its game; a page needs no line for it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from django.utils import translation

from engine.games.registry import GAMES
from engine.kernel.counters import Counter
from rulings.board import tables, texts
from rulings.board.faces import counters_said, is_turned, tokens
from rulings.board.tables import GameTable
from tests.games.toy.game import GAME as TOY

COUNTERS = (
    Counter("rung", "times rung", "鳴った回数"),
    Counter("cracked", "cracked", "ひび割れ", shown="state"),
    Counter("laid-down", "laid down", "横倒し", shown="sideways"),
    Counter("hung-in-turn", shown="never"),
)


@pytest.fixture
def toy(monkeypatch):
    """The toy game with counters of its own, known to the site."""
    game = replace(TOY, counters=COUNTERS)
    monkeypatch.setattr(texts, "GAMES", {**GAMES, "toy": game})
    monkeypatch.setitem(tables.TABLES, "toy", GameTable(game))
    texts._of_game.cache_clear()
    yield "toy"
    texts._of_game.cache_clear()


def said(game, language="en", **counters):
    with translation.override(language):
        return counters_said(game, {"counters": {name.replace("_", "-"): n for name, n in counters.items()}})


@pytest.mark.parametrize("language, shown", [("en", ["times rung 2"]), ("ja", ["鳴った回数 2"])])
def test_a_counter_is_called_as_its_game_says_with_its_number(toy, language, shown):
    assert said(toy, language, rung=2) == shown


def test_a_state_is_said_without_a_number(toy):
    assert said(toy, cracked=1) == ["cracked"]


def test_what_only_the_rules_remember_is_not_shown(toy):
    card = {"counters": {"hung-in-turn": 7, "rung": 1}}
    assert said(toy, hung_in_turn=7) == []
    assert [badge.name for badge in tokens(toy, card)] == ["rung"]


def test_damage_is_drawn_where_the_figures_are_the_same_with_it(toy):
    beside, lowering = {"damage": 2, "defense": 3, "max_defense": 3}, {"damage": 2, "defense": 1, "max_defense": 3}
    assert [[badge.shown for badge in tokens(toy, {"counters": {}, **figures})] for figures in (beside, lowering)] == [["−2"], []]


def test_a_card_lies_on_its_side_by_the_counter_that_its_game_names(toy):
    card = {"counters": {"laid-down": 1}}
    assert (is_turned(toy, card), is_turned("shadowverse", card)) == (True, False)
    assert said(toy, laid_down=1) == ["laid down"]
    assert tokens(toy, card) == ()  # it is drawn sideways instead


def test_a_counter_that_its_game_does_not_name_is_shown_with_its_number(toy):
    assert said(toy, left_over=3) == ["left over 3"]


def test_points_without_a_look_are_called_by_the_game_s_own_word(toy):
    with translation.override("ja"):
        assert texts.of_game(toy, "counter", "wax") == "ろう"
