"""What must come of a scenario: its lines, what the engine saw happen, and what comes instead under other settings."""

from __future__ import annotations

from typing import Any

from engine.corpus.problems import BadInput
from engine.study.flips import SwitchedRule
from engine.suggest.suggestions import suggestions
from rulings.board import page, texts
from rulings.board.address import Address
from rulings.board.cases import Case
from rulings.board.rules import in_words, meaning
from rulings.board.runs import EngineRun
from rulings.board.timeline import rules_of
from rulings.lab import other_settings
from rulings.lab.edits import as_value

MOST = 24
FEW = 2  # lines offered at once for a setting under which something falls
MOST_OFFERED = 8  # settings that get them: each costs a run


def expect(case: Case, run: EngineRun, address: Address, under: str) -> dict[str, Any]:
    """``then`` with suggestions; and every other setting of the rules it cites. ``under`` is the "rule=setting" being written for."""
    scenario = run.scenario
    try:
        told, wrong = page.expectations(run), ""
    except BadInput as error:  # a line may name what is not on the table any more
        told, wrong = [{"text": sentence.text, "undecided": True} for sentence in scenario.then], texts.say(error.problems[0].message)
    said = {sentence.node for sentence in scenario.then}
    could = tuple(one for one in suggestions(run.made, most=MOST) if one.node not in said)
    found = other_settings.found(case, scenario, could)
    unsaid = [id(flip) for flip in other_settings.unsaid(found)]
    told_flips = [_flip(case, run, address, flip, under, id(flip) in unsaid[:MOST_OFFERED]) for flip in found.flips]
    return {
        "lines": [
            {**line, "source": sentence.text, "drop": as_value({"do": "unexpect", "index": n})}
            for n, (sentence, line) in enumerate(zip(scenario.then, told, strict=False))
        ],
        "suggested": [
            {"text": texts.say(s.text), "value": as_value({"do": "expect", "sentence": texts.say(s.written)}), "decides": times}
            for s, times in other_settings.weighed(found, could)
        ],
        "example": texts.say(could[0].text) if could else "",
        "wrong": wrong,
        "passes": found.passes,
        "why": [texts.say(why) for why in found.why if scenario.then],
        "left_out": found.left_out,
        "unsaid": len(unsaid),
        "settle": as_value({"do": "settle"}) if len(unsaid) > 1 else "",
        "falling": [flip for flip in told_flips if flip["falls"] or flip["otherwise"]],
        "standing": [flip for flip in told_flips if not (flip["falls"] or flip["otherwise"])],
    }


def _flip(case: Case, run: EngineRun, address: Address, flip: SwitchedRule, under: str, offered: bool) -> dict[str, Any]:
    """A rule under another setting: which lines fall there, what the file says comes instead, and what it could say."""
    rule, setting = flip.rule, flip.setting
    name = f"{rule}={setting}"
    pairs = ((rule, setting),)
    open_now = under == name and bool(flip.falls)
    written = {sentence.node for sentence in flip.otherwise}
    could = other_settings.lines_under(case, run.scenario.name, flip) if open_now or offered else []
    suggested = [
        {"text": texts.say(s.text), "value": as_value({"do": "otherwise", "under": name, "sentence": texts.say(s.written)})}
        for s in could
        if s.node not in written
    ]
    return {
        "rule": rules_of(run, [rule])[0],
        "name": name,
        "meaning": meaning(run.rule(rule), setting),
        "falls": [in_words(run.say(sentence), case.library.rules) for sentence in flip.falls],
        "otherwise": [
            {"text": in_words(run.say(sentence), case.library.rules), "drop": as_value({"do": "unotherwise", "under": name, "index": n})}
            for n, sentence in enumerate(flip.otherwise)
        ],
        "holds": flip.holds,
        "undecided": bool(flip.undecided),
        "ended": bool(flip.ended or flip.problems),
        "open": open_now,
        "suggested": suggested if open_now else suggested[:FEW],
        "run": address.link(settings=pairs, choose=(), step=None),
    }
