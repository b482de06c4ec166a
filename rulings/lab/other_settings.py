"""What comes of a scenario under another setting, found by running it so: lines for ``otherwise``, those about what falls first."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

from engine.corpus.problems import BadInput
from engine.corpus.shapes import Scenario, Sentence
from engine.study.flips import Flips, SwitchedRule, find_flips
from engine.suggest.suggestions import Suggestion, suggestions
from rulings.board import texts
from rulings.board.address import Address
from rulings.board.cases import Case

MOST = 24
MOST_RUNS = 60
MOST_SETTLED = 20  # settings that one press writes for


def found(case: Case, scenario: Scenario, besides: tuple[Suggestion, ...] = ()) -> Flips:
    """What each other setting of the rules of a scenario does to its lines, and to those ``besides``, within what a page may spend."""
    more = tuple(Sentence(one.sentence, 0, n, one.node) for n, one in enumerate(besides))
    return find_flips(case.library, case.ruling, scenario, most_runs=MOST_RUNS, more=more)


def weighed(made: Flips, besides: tuple[Suggestion, ...]) -> list[tuple[Suggestion, int]]:
    """Suggestions with the number of settings under which they fall; those that some rule decides come first."""
    times = Counter(sentence.text for flip in made.flips for sentence in flip.also)
    return sorted(((one, times[one.sentence]) for one in besides), key=lambda row: not row[1])


def lines_under(case: Case, name: str, flip: SwitchedRule) -> list[Suggestion]:
    """Lines that hold under the setting and not in the scenario's own run. Those about what the fallen lines are about come first."""
    usual = Address(name)
    try:
        here, there = case.run(usual), case.run(replace(usual, settings=((flip.rule, flip.setting),)))
    except BadInput:
        return []
    fallen = {word for sentence in flip.falls for word in words_of(sentence.text)}

    def foreign(one: Suggestion) -> float:
        said = words_of(one.sentence)
        return sum(word not in fallen for word in said) / max(1, len(said))

    return sorted(suggestions(there.made, most=MOST, against=here.made), key=foreign)


def words_of(sentence: str) -> list[str]:
    """The words of a sentence, however they are written."""
    return re.findall(r"\w+", sentence.casefold())


def unsaid(made: Flips) -> list[SwitchedRule]:
    """The settings under which lines fall and nothing is said instead."""
    return [flip for flip in made.flips if flip.falls and not flip.otherwise]


def settled(case: Case, name: str) -> list[dict[str, str]]:
    """The edits that say, for every setting under which something falls and nothing is said yet, the first thing that comes instead."""
    scenario = case.ruling.scenario(name)
    if scenario is None:
        return []
    edits = []
    for flip in unsaid(found(case, scenario))[:MOST_SETTLED]:
        for one in lines_under(case, name, flip)[:1]:
            edits.append({"do": "otherwise", "under": f"{flip.rule}={flip.setting}", "sentence": texts.say(one.written)})
    return edits
