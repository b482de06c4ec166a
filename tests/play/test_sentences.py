"""Every sentence that a scenario can be written in means something: the tables of the grammar and those of what is done belong together."""

import pytest

from engine.games.registry import GAMES
from engine.language.phrases import Phrase
from engine.language.sentences import SENTENCE_TABLE
from engine.play.expectations import HOLDS
from engine.play.judging import QUANTIFIED
from engine.play.neutral import NEUTRAL
from tests.cast.cases import fails


def kinds(category):
    """The kinds of the trees that the phrases of a category are read as (shape.py gives two of them the name of another)."""
    found = {p.kind for p in SENTENCE_TABLE.phrases if p.category == category and p.kind}
    return {{"order_of_effects": "order", "attribute_of": "attribute"}.get(kind, kind) for kind in found}


def test_every_expectation_is_judged_and_nothing_else():
    own = {p.kind for game in GAMES.values() for p in game.vocabulary.sentences if isinstance(p, Phrase) and p.category == "claim"}
    assert set(HOLDS) == (own | kinds("claim") | kinds("joint") | kinds("stated")) - set(QUANTIFIED)


def test_every_action_is_done_by_the_kernel_or_by_a_game_and_by_one_of_them():
    of_games = {kind for game in GAMES.values() for kind in game.actions}
    assert kinds("core") - set(NEUTRAL) <= of_games
    assert set(NEUTRAL) <= kinds("core")
    assert not set(NEUTRAL) & of_games


@pytest.mark.parametrize(
    "then, wrong", [("Knight", 0), ("Knight and Magitrain", 0), ("Knight, Magitrain and Technolord", 0), ("Magitrain", 1), ("Knight and Technolord", 1)]
)
def test_a_deck_begins_with_its_top_cards_in_their_order(then, wrong):
    given = {"turn": "me", "me": {"deck": ["Knight", "Magitrain", "Technolord"]}}
    assert len(fails(given, ["nothing is done"], [f"my deck begins with {then}"])) == wrong
