"""A sentence that needs what a game does not do is refused where it stands, by the need that its phrase declares.

No game lists what it lacks: the toy game, which was written before there were needs, gets all of this from its tables.
"""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language.errors import LanguageError
from engine.language.names import Names
from engine.language.needs import _LACKS
from engine.language.sentences import SENTENCE_TABLE, parse_action, parse_expectation
from engine.play.neutral import NEUTRAL
from tests.games.toy.game import GAME as TOY

NAMES = Names(
    {"ゴブリン": "goblin", "ファイター": "fighter"},
    {"goblin": {"en": "Goblin", "ja": "ゴブリン"}, "fighter": {"en": "Fighter", "ja": "ファイター"}},
)
ACTIONS = [
    ("I evolve Goblin", 1, "Nobody can do this in this game."),
    ("I engage Goblin", 1, "Nobody can do this in this game."),
    ("自分が「ゴブリン」に「ファイター」を融合する", 1, "Nobody can do this in this game."),
    ("nobody answers", 1, "In this game nobody is asked for an answer."),
    ("I play Goblin paying with Fighter", 1, "In this game it is not chosen with which cards something is paid."),
    ("Goblin is banished", 11, "This never comes about in this game."),
]
EXPECTATIONS = [
    ("Goblin has no pilot", 1, "No card lies so with another one in this game."),
    ("Goblin is beneath Fighter", 1, "No card lies so with another one in this game."),
    ("Goblin was not evolved", 16, "This never comes about in this game."),
    ("it happened that Goblin evolves", 18, "This never comes about in this game."),
    ("Goblin can't be evolved", 1, "Nobody can do this in this game."),
    ("Goblin has 2 countdown", 1, "No card has this counter in this game."),
    ("Goblin has 2 graze", 14, "No card has this figure in this game."),
    ("Goblin is tapped", 11, "No card lies so in this game."),
    ("opponent holds priority", 1, "In this game nobody is asked for an answer."),
]
HAD = [
    ("shadowverse", parse_action, "I evolve Goblin"),
    ("shadowverse", parse_expectation, "Goblin has no pilot"),
    ("shadowverse", parse_expectation, "Goblin was burned"),
    ("duel-masters", parse_expectation, "Goblin is beneath Fighter"),
    ("duel-masters", parse_action, "I play Goblin paying with Fighter"),
    ("duel-masters-plays", parse_expectation, "Goblin was broken"),
    ("vision", parse_expectation, "opponent holds priority"),
    ("vision", parse_expectation, "Goblin has 2 graze"),
    ("chrono-card", parse_expectation, "it happened that I end interrupts"),
]  # fmt: skip


def refused(parse, text, game=TOY):
    with pytest.raises(LanguageError) as refused:
        parse(text, NAMES, game.vocabulary)
    return refused.value


@pytest.mark.parametrize(("parse", "text", "column", "message"), [(parse_action, *row) for row in ACTIONS] + [(parse_expectation, *row) for row in EXPECTATIONS])
def test_a_new_game_refuses_what_it_does_not_do(parse, text, column, message):
    error = refused(parse, text)
    assert (error.line, error.column, error.found) == (1, column, text[column - 1 :])
    assert error.message["en"].startswith(message)


@pytest.mark.parametrize(("game", "parse", "text"), HAD)
def test_a_game_that_does_it_reads_it(game, parse, text):
    assert parse(text, NAMES, GAMES[game].vocabulary)


@pytest.mark.parametrize("text", ["5 damage is dealt to Goblin", "2 defense is restored to my leader"])
def test_where_nothing_takes_damage_none_is_dealt(text):
    assert "This never comes about" in refused(parse_action, text, GAMES["duel-masters"]).message["en"]
    assert "No card has this figure" in refused(parse_expectation, "Goblin has 3 defense", GAMES["duel-masters"]).message["en"]
    assert parse_action(text, NAMES, TOY.vocabulary)  # a bell bears damage


def test_what_is_told_instead_is_what_the_game_can_do():
    for text, *_ in ACTIONS:
        for sentence in refused(parse_action, text).nearest:
            assert parse_action(sentence, NAMES, TOY.vocabulary)


OTHERS = ("Goblin's Last Words resolve befor Fighter's effect", "Goblin's Last Words resolve before Fighter's effect")


@pytest.mark.parametrize("game", ["duel-masters", "vision", "chrono-card"])
def test_nobody_is_told_to_say_it_in_the_words_of_another_game(game):
    """It is understood so (the ability is the same), and written in the game's own words."""
    assert parse_expectation(OTHERS[1], NAMES, GAMES[game].vocabulary)
    assert OTHERS[1] not in refused(parse_expectation, OTHERS[0], GAMES[game]).nearest


def test_a_game_is_told_to_say_it_in_its_own_words():
    assert OTHERS[1] in refused(parse_expectation, OTHERS[0], GAMES["shadowverse"]).nearest


def test_every_need_is_of_a_sort_that_is_answered():
    sorts = {need.partition(":")[0] for phrase in SENTENCE_TABLE.phrases if phrase.needs for need in phrase.needs.split("|")}
    assert sorts <= set(_LACKS)
    assert sorts >= {"action", "event", "attached", "lies", "counter", "figure"}


@pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: game.id)
def test_whatever_a_line_can_do_is_done_or_needs_what_the_game_lacks(game):
    """What gets as far as being carried out, and nobody carries out, is told what to write instead: of a block and of a play for no cost."""
    kinds = {phrase.kind: phrase.needs for phrase in SENTENCE_TABLE.phrases if phrase.category == "core" and phrase.kind}
    left = {kind for kind, needs in kinds.items() if not needs and kind not in NEUTRAL and kind not in game.actions}
    assert left <= {"defend", "play_free"}


def test_a_game_without_a_beginning_of_its_own_is_not_begun():
    assert refused(parse_action, "the game begins", GAMES["vision"]).message["en"].startswith("Nobody can do this in this game.")
    assert parse_action("the game begins", NAMES, GAMES["shadowverse"].vocabulary).kind == "start_game"
