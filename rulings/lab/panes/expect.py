"""What must come of a scenario: its lines, what the engine saw happen, and what comes instead under other settings."""

from __future__ import annotations

from typing import Any

from engine.library import BadInput
from engine.library.flips import flips
from engine.scenarios.suggesting import suggestions
from rulings.lab.edits import as_value
from rulings.stepper import page, words
from rulings.stepper.address import Address
from rulings.stepper.cases import Case
from rulings.stepper.runs import RunView, meaning
from rulings.stepper.timeline import rules_of

MOST = 24
MOST_RUNS = 60


def expect(case: Case, run: RunView, address: Address, under: str) -> dict[str, Any]:
    """``then`` with suggestions; and every other setting of the rules it cites. ``under`` is the "rule=setting" being written for."""
    scenario = run.run.scenario
    try:
        told, wrong = page.expectations(run), ""
    except BadInput as error:  # a line may name what is not on the table any more
        told, wrong = [{"text": sentence.text, "undecided": True} for sentence in scenario.then], words.say(error.problems[0].message)
    found = flips(case.library, case.ruling, scenario, most_runs=MOST_RUNS)
    said = {sentence.text for sentence in scenario.then}
    return {
        "lines": [
            {**line, "source": sentence.text, "drop": as_value({"do": "unexpect", "index": n})}
            for n, (sentence, line) in enumerate(zip(scenario.then, told, strict=False))
        ],
        "suggested": [
            {"text": words.say(s.text), "value": as_value({"do": "expect", "sentence": s.sentence})}
            for s in suggestions(run.run, most=MOST)
            if s.sentence not in said
        ],
        "wrong": wrong,
        "passes": found.passes,
        "why": [words.say(why) for why in found.why if scenario.then],
        "left_out": found.left_out,
        "flips": [_flip(case, run, address, flip, under) for flip in found.flips],
    }


def _flip(case: Case, run: RunView, address: Address, flip: Any, under: str) -> dict[str, Any]:
    """A rule under another setting: which lines fall there, and what the file says comes instead."""
    rule, setting = flip.rule, flip.setting
    name = f"{rule}={setting}"
    pairs = ((rule, setting),)
    suggested = []
    if under == name and flip.falls:
        other = case.run(run.scenario, address.as_of, pairs)
        suggested = [
            {"text": words.say(s.text), "value": as_value({"do": "otherwise", "under": name, "sentence": s.sentence})}
            for s in suggestions(other.run, most=MOST, against=run.run)
        ]
    return {
        "rule": rules_of(run, [rule])[0],
        "name": name,
        "meaning": meaning(run.rule(rule), setting),
        "falls": [words.say(run.run.played.staging.text(sentence)) for sentence in flip.falls],
        "otherwise": [
            {"text": words.say(run.run.played.staging.text(sentence)), "drop": as_value({"do": "unotherwise", "under": name, "index": n})}
            for n, sentence in enumerate(flip.otherwise)
        ],
        "holds": flip.holds,
        "undecided": bool(flip.undecided),
        "ended": bool(flip.ended or flip.problems),
        "open": under == name,
        "suggested": suggested,
        "run": address.link(settings=pairs, choose=(), step=None),
    }
