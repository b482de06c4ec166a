"""The rulings that docs/scenarios.md gives to copy can be read as they stand, and hold."""

import re
from pathlib import Path

import pytest

from engine.study.scenario_run import ScenarioRun
from tests.cast.shipped import library

DOCUMENT = Path(__file__).parents[2] / "docs" / "scenarios.md"
RULINGS = [block for block in re.findall(r"```yaml\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.S) if block.startswith("ruling:") and "…" not in block]


def test_one_is_in_each_language() -> None:
    """A writer of either language finds one to begin with."""
    assert [bool(re.search("[ぁ-ん]", block)) for block in RULINGS] == [False, True]


@pytest.mark.parametrize("block", RULINGS)
def test_it_holds_as_it_stands(block: str) -> None:
    """No problem is found, every card is understood whole, and all that is expected holds."""
    ruling, problems = library().rulings.read(block, "ruling.yaml")
    assert not problems
    for scenario in ruling.scenarios:
        run = ScenarioRun(library(), ruling, scenario, None, {}, ())
        assert (run.sound, list(run.left_out)) == (True, [])
        assert all(e["holds"] for e in run.expectations)


@pytest.mark.parametrize("block", RULINGS)
def test_it_would_not_hold_otherwise(block: str) -> None:
    """With another last figure it does not hold."""
    other = re.sub(r"(has|体力は)( ?)\d+((?: defense)?\s*)$", r"\g<1>\g<2>9\3", block)
    assert other != block
    ruling, _ = library().rulings.read(other, "ruling.yaml")
    run = ScenarioRun(library(), ruling, ruling.scenarios[0], None, {}, ())
    assert [e["holds"] for e in run.expectations][-1] is False
