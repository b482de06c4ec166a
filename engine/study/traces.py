"""Golden traces: a scenario's run as lines of text, one a frame, with the rules that decided."""

from __future__ import annotations

from engine.corpus.shapes import Ruling, Scenario
from engine.log.present import text_of
from engine.study.scenario_run import ScenarioRun


def trace_path(ruling: Ruling, scenario: Scenario) -> str:
    """Where a scenario's trace lies in the corpus."""
    return f"{scenario.game}/traces/{ruling.id}--{scenario.name}.txt"


def trace_of(run: ScenarioRun) -> str:
    """The trace: one line a frame (number, nesting, kind, text, rules), then the outcome."""
    lines = []
    for f in run.frames:
        text = text_of(run.played.run, f, "en")  # only what is written down: its data in full takes three times as long
        rules = f"  <{' '.join(f.rules)}>" if f.rules else ""
        lines.append(f"{f.n:>3} {'  ' * f.depth}{f.kind}: {text}{rules}")
    o = run.outcome
    lines.append(f"outcome: {o.verdict} {o.winner or '-'} {o.reason}".rstrip())
    return "\n".join(lines) + "\n"
