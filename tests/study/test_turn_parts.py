"""How each game's turn goes: its parts fit the game's tables, and nothing is done in the corpus that they do not have."""

import pytest

from engine.games.registry import GAMES, PREFIXES
from engine.language.sentences import act
from engine.study.turn_moments import moments
from tests.cast.shipped import library

each_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
# The board of a duel says "main" as a turn begins, though a card may still be charged.
EARLIER = {"charge": "main"}


def runs(game):
    for ruling in list(library().rulings.values()):
        for scenario in ruling.scenarios:
            if scenario.game == game.id:
                yield library().run(ruling.id, scenario.name)


@each_game
def test_every_phase_is_a_part_and_every_part_says_what_is_done_in_both_languages(game):
    ids = [part.id for part in game.turn]
    assert set(game.phases) <= set(ids)
    assert len(ids) == len(set(ids))
    for part in game.turn:
        assert part.doings, part.id
        for said in (part.name, *(doing.said for doing in part.doings)):
            assert said["en"]
            assert said["ja"]


@each_game
def test_all_that_is_done_names_a_rule_of_the_game(game):
    bound = {policy.question for policy in game.bindings}
    for part in game.turn:
        for doing in part.doings:
            assert doing.rules, doing.said
            assert set(doing.rules) <= bound, doing.said


@each_game
def test_every_action_of_the_game_has_its_part(game):
    assert {doing.action for part in game.turn for doing in part.doings} - {""} == set(game.actions) - {"start_game"}


@pytest.mark.parametrize("game", [GAMES["chrono-card"], GAMES["vision"]], ids=lambda game: game.id)
def test_whatever_the_rules_allowed_in_a_phase_stands_there(game):
    """Under the rules as they are: an action that was not refused has its line in the part of the turn in which it was done."""
    stands = {(part.id, doing.action, doing.what) for part in game.turn for doing in part.doings}
    always = {(action, what) for part, action, what in stands if part not in game.phases}
    for run in runs(game):
        for did, sentence in zip(run.played.actions, run.scenario.when, strict=False):
            said = act(sentence.tree)
            if did.refused or said.moment or said.core.kind not in game.actions:
                continue
            phase = run.frames[max(did.first - 1, 0)].state.phase
            done = (said.core.kind, said.core.get("what", ""))
            assert (phase, *done) in stands or done in always, f"{run.ruling.id}#{run.scenario.name}: {done} in {phase}"


@each_game
def test_the_ordinary_turn_shows_most_of_what_is_done(game):
    names = [s.name for s in library().rulings.get(f"{PREFIXES[game.id]}-an-ordinary-turn").scenarios if s.game == game.id]
    found = moments(game.turn, [library().run(f"{PREFIXES[game.id]}-an-ordinary-turn", name) for name in names])
    acts = [(part.id, n) for part in game.turn for n, doing in enumerate(part.doings) if doing.action]
    assert sum(key in found for key in acts) * 2 >= len(acts), {key for key in acts if key not in found}


def test_an_attack_is_done_by_whose_the_attacker_is_though_it_says_who_is_attacked():
    game = GAMES["vision"]
    run = library().run("vis-an-ordinary-turn", "from-start-to-end")
    main = next(part for part in game.turn if part.id == "main")
    attack = next(n for n, doing in enumerate(main.doings) if doing.action == "attack")
    told = [sentence.text for sentence in run.scenario.when].index("Test Fairy attacks opponent")
    assert moments(game.turn, [run])["main", attack] == (0, run.played.actions[told].first)
