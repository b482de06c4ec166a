"""Every ruling is a test: what it says holds, and what it says would come otherwise comes, under exactly that switch."""

from functools import cache

import pytest

from engine.library import BadInput
from engine.library.traces import trace_of, trace_path
from engine.library.verify import Checked, check_scenario, result
from engine.scenarios.judging import QUANTIFIED
from tests.corpus.shipped import CORPUS, library, scenarios

every_scenario = pytest.mark.parametrize("name", scenarios())


def found(name):
    ruling, _, scenario = name.partition("#")
    return library().find(ruling, scenario or None)


@cache
def checked(name) -> Checked:
    return check_scenario(library(), *found(name))


@every_scenario
def test_what_a_ruling_says_holds_and_so_does_what_it_says_otherwise(name):
    assert checked(name).why == []


@every_scenario
def test_a_run_cites_only_rules_that_are_declared(name):
    assert checked(name).cited <= set(library().rules)


@every_scenario
def test_each_switch_with_an_otherwise_flips_a_line_and_is_answered_by_hand(name):
    _, scenario = found(name)
    single = {override[0] for override in scenario.otherwise if len(override) == 1}
    flipped = {(f.rule, f.setting) for f in checked(name).flips if f.answered}
    assert single <= flipped


@every_scenario
def test_a_rule_that_is_not_cited_decides_nothing(name):
    """Counter-test: switch every rule that the run does not name; every line about this run holds as before."""
    lib = library()
    _, scenario = found(name)
    staging = lib.staging(scenario, scenario.as_of)
    lines = [s for s in scenario.then if s.node.kind not in QUANTIFIED]
    now = lib.ruleset(scenario.game, scenario.as_of, dict(scenario.settings)).settings
    decided = []
    for rule in lib.rules.values():
        if rule.game != scenario.game or rule.fixed or rule.id in checked(name).cited:
            continue
        for setting in rule.settings:
            if setting != now[rule.id] and result(lib, scenario, lines, {rule.id: setting}, staging).failed:
                decided.append(f"{rule.id}={setting}")
    assert decided == []


@every_scenario
def test_a_recorded_trace_is_what_the_engine_does_today(name):
    ruling, scenario = found(name)
    path = CORPUS / trace_path(ruling, scenario)
    if path.is_file():
        assert path.read_text(encoding="utf-8") == trace_of(library().run(ruling.id, scenario.name))


@every_scenario
def test_a_scenario_s_run_can_be_branched_at_each_of_its_decisions(name):
    ruling, scenario = found(name)
    made = library().run(ruling.id, scenario.name)
    for n, d in enumerate(made.decisions):
        before = [made.decisions[m].picked for m in range(n)]
        for picked in range(len(d.options)):
            other = library().run(ruling.id, scenario.name, choose=(*before, picked))
            assert other.decisions[n].picked == picked
        with pytest.raises(BadInput):
            library().run(ruling.id, scenario.name, choose=(*before, len(d.options)))
