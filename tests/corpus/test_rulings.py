"""Every ruling is a test. That what it says holds, and otherwise flips, is verified at one place (test_corpus); here is what else is promised."""

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
        for rule in lib.rules.values():
            if rule.game != scenario.game or rule.fixed or rule.id in cited(ruling, scenario.name):
                continue
            for setting in rule.settings:
                if setting != now[rule.id] and run_result(lib, scenario, lines, {rule.id: setting}, staging).failed:
                    decided.append(f"{scenario.name}: {rule.id}={setting}")
    assert decided == []


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
