"""Every ruling is a test. That what it says holds, and otherwise flips, is verified at one place (test_corpus); here is what else is promised."""

from functools import partial
from itertools import zip_longest

import pytest

from engine.corpus.problems import BadInput
from engine.games.registry import GAMES
from engine.play.judging import QUANTIFIED
from engine.study.traces import trace_of, trace_path
from tests.cast.cases import run_result
from tests.cast.shipped import CORPUS, RULINGS, cited, library

each_game = pytest.mark.parametrize("game", sorted(GAMES))
each_ruling = pytest.mark.parametrize("ruling", RULINGS)


def scenarios(game):
    return [(ruling, scenario) for ruling in library().rulings.values() for scenario in ruling.scenarios if scenario.game == game]


@each_ruling
def test_a_rule_that_is_not_cited_decides_nothing(ruling):
    """Counter-test: switch every rule that the run does not name; every line about this run holds as before."""
    lib = library()
    decided = []
    for scenario in lib.rulings[ruling].scenarios:
        staging = lib.staging(scenario, scenario.as_of)
        lines = [s for s in scenario.then if s.node.kind not in QUANTIFIED]
        now = lib.ruleset(scenario.game, scenario.as_of, dict(scenario.settings)).settings
        uncited = [r for r in lib.rules.values() if r.game == scenario.game and not r.fixed and r.id not in cited(ruling, scenario.name)]
        others = [[(r.id, setting) for setting in r.settings if setting != now[r.id]] for r in uncited]
        played = partial(run_result, lib, scenario, lines, staging=staging)
        for switched in zip_longest(*others):  # every rule once in each turn
            found = deciding(lambda some, played=played: played(settings=dict(some)).failed, [*filter(None, switched)])
            decided += [f"{scenario.name}: {rule}={setting}" for rule, setting in found]
    assert decided == []


def deciding(fails, settings):
    """Those of some settings that make a scenario fail: all are tried at once, and by halves where that fails."""
    if not settings or not fails(settings):
        return []
    if len(settings) == 1:
        return settings
    middle = len(settings) // 2
    return deciding(fails, settings[:middle]) + deciding(fails, settings[middle:])


def test_of_many_settings_those_that_decide_are_found():
    assert deciding(lambda some: {3, 8} & {*some}, [*range(10)]) == [3, 8]
    assert deciding(lambda some: {1, 2} <= {*some}, [1, 2]) == []  # neither does alone


@each_game
def test_a_recorded_trace_is_what_the_engine_does_today(game):
    differ = []
    for ruling, scenario in scenarios(game):
        path = CORPUS / trace_path(ruling, scenario)
        recorded = path.read_text(encoding="utf-8") if path.is_file() else "no trace is recorded"
        if recorded != trace_of(library().run(ruling.id, scenario.name)):
            differ.append(path.name)
    assert differ == [], f"manage.py record shows the differences of {len(differ)}"


@each_game
def test_a_scenario_s_run_can_be_branched_at_each_of_its_decisions(game):
    for ruling, scenario in scenarios(game):
        made = library().run(ruling.id, scenario.name)
        for n, d in enumerate(made.decisions):
            before = [made.decisions[m].picked for m in range(n)]
            for picked in range(len(d.options)):
                other = library().run(ruling.id, scenario.name, choose=(*before, picked))
                assert other.decisions[n].picked == picked, (ruling.id, scenario.name, n)
            with pytest.raises(BadInput):
                library().run(ruling.id, scenario.name, choose=(*before, len(d.options)))
