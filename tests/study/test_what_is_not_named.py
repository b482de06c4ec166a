"""A rule that a run does not name has no part in it: under its other settings the very same happens, and by the same rules.

On this rests what is kept of a ruling as long as the rules that its runs named stay as they are. All rules that a run has read but not
named are switched at once; only where that makes a difference is each tried by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.corpus.shapes import Ruling, Scenario
from engine.kernel.rules import Bound, Ruleset
from engine.play.play import Played, Staging, play
from tests.cast.shipped import library

SHARES = 8  # of all scenarios, each in a share of its own, so that the tests of several workers divide them


class Reading(Bound):
    """Answers that remember which were asked for."""

    def __init__(self, answers: dict[str, Any]) -> None:
        super().__init__(answers)
        self.read: set[str] = set()

    def __getitem__(self, question: str) -> Any:
        self.read.add(str(question))
        return super().__getitem__(question)


def scenarios(share: int) -> Iterator[tuple[Ruling, Scenario]]:
    """Every so manieth scenario of the corpus."""
    n = 0
    for id in sorted(library().rulings.paths):
        ruling = library().rulings.get(id)
        assert ruling is not None
        for scenario in ruling.scenarios:
            if n % SHARES == share:
                yield ruling, scenario
            n += 1


def course(played: Played) -> tuple[object, ...]:
    """All that happened in a run, with the rules that decided it."""
    frames = tuple(
        (f.kind, f.depth, f.message.key, f.rules, f.event and (f.event.type, f.event.subject, f.event.amount, f.event.did), table(f.state))
        for f in played.run.frames
    )
    o = played.run.outcome
    return (*frames, (o.verdict, o.winner, o.reason))


def table(state: Any) -> tuple[object, ...]:
    """Where each card is, and its figures."""
    return tuple((i, t.zone, t.attack, t.defense, t.damage) for i, t in sorted(state.things.items()))


def unread(scenario: Scenario, staging: Staging) -> tuple[Played, set[str]]:
    """A run of a scenario, and the rules that can be switched which it has read and not named."""
    made = library().ruleset(scenario.game, scenario.as_of, dict(scenario.settings))
    answers = Reading(made.answers)
    played = play(scenario, staging, Ruleset(made.as_of, made.settings, answers, made.owners))
    named = {rule for f in played.run.frames for rule in f.rules}
    read = {rule for question, rule in made.owners.items() if question in answers.read} - named
    return played, {rule for rule in read if not library().rules[rule].fixed}


@pytest.mark.parametrize("share", range(SHARES))
def test_a_rule_that_is_not_named_changes_nothing(share: int) -> None:
    tried = 0
    for ruling, scenario in scenarios(share):
        staging = library().staging(scenario, scenario.as_of)
        played, rules = unread(scenario, staging)
        now = played.run.ruleset.settings
        others = {rule: [s for s in library().rules[rule].settings if s != now[rule]] for rule in sorted(rules)}
        for n in range(max(map(len, others.values()), default=0)):
            together = {rule: left[n] for rule, left in others.items() if n < len(left)}
            tried += len(together)
            if course(library().play(scenario, scenario.as_of, together, staging=staging)) == course(played):
                continue
            for rule, setting in together.items():
                other = library().play(scenario, scenario.as_of, {rule: setting}, staging=staging)
                assert course(other) == course(played), f"{ruling.id}#{scenario.name} does not name {rule}, but differs under {setting}"
    assert tried > 100


def test_what_was_read_is_what_was_asked_for() -> None:
    answers = Reading({"stack.order": "last-in", "pool.player": "turn-player-first"})
    assert answers["stack.order"] == "last-in"
    assert answers.read == {"stack.order"}
