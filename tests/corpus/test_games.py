"""Each game of the registry has all that makes it whole: handbook, rules, an ordinary turn to begin with, counter-tests, invariants."""

import pytest

from engine.games.registry import GAMES, PREFIXES
from tests.cast.shipped import library, report
from tests.kernel import test_random_boards

each_game = pytest.mark.parametrize("game", sorted(GAMES))


def rules(game):
    return [r for r in library().rules.values() if r.game == game]


def ordinary_turn(game):
    return next(c for c in report().checked if c.ruling == f"{PREFIXES[game]}-an-ordinary-turn")


@each_game
def test_it_stands_in_the_handbook_with_its_name_and_its_document(game):
    info = library().games[game]
    assert info.name["en"]
    assert info.name["ja"]
    documents = library().documents
    own = {game, *library().family(game)}
    assert [d for d in documents.values() if d.game in own and d.title["en"] and d.title["ja"]]
    assert {s.document for r in rules(game) for s in r.sources} <= set(documents)


@each_game
def test_its_rules_have_settings_or_a_reason_and_sources(game):
    """What no source spells out says so in a note, or is fixed by what the words of the game mean."""
    assert rules(game)
    assert any(len(r.settings) > 1 and r.sources for r in rules(game))
    for rule in rules(game):
        assert rule.id.startswith(PREFIXES[game] + "."), rule.id
        assert bool(rule.fixed) != bool(rule.settings), rule.id
        assert rule.sources or rule.note or (rule.fixed and not rule.claims), f"{rule.id} says nowhere where it comes from"


@each_game
def test_it_begins_with_how_an_ordinary_turn_goes(game):
    turn = ordinary_turn(game)
    title = library().rulings[turn.ruling].title
    assert turn.game == game
    assert title == {"en": "How an ordinary turn goes", "ja": title["ja"]}
    run = library().run(turn.ruling, turn.name)
    assert {f.state.turn for f in run.frames} == {"me", "opponent"}, "the turn does not pass"


@each_game
def test_its_ordinary_turn_cites_rules_of_the_game(game):
    family = library().family(game)
    assert [r for r in ordinary_turn(game).cited if library().rules[r].game in family]


@each_game
def test_a_counter_test_flips_what_a_ruling_says(game):
    checked = (c for c in report().checked if c.game == game)
    assert any(f.answered and library().rules[f.rule].game == game for c in checked for f in c.flips)


@each_game
def test_its_invariants_are_tried_on_random_boards(game):
    assert game in test_random_boards.games.args[1]
