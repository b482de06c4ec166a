"""All outcomes of a scenario's choices and draws, each with its probability; and claims about all of them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from engine.kernel.budget import Budget
from engine.library.shapes import Scenario, Sentence
from engine.scenarios.costing import cost
from engine.scenarios.play import Played, Verdict

if TYPE_CHECKING:
    from engine.library.corpus import Library

BRANCHES = Budget().branches
WORK = 200_000  # frames that one exploration may make in all


@dataclass(frozen=True, slots=True)
class Leaf:
    """One outcome: the decisions that lead to it, how likely the draws among them are, and the run."""

    choose: tuple[int, ...]
    probability: Fraction
    played: Played


@dataclass(frozen=True, slots=True)
class Tree:
    """All outcomes that were reached; ``left_out`` counts branches that the budget did not allow."""

    leaves: tuple[Leaf, ...]
    left_out: int

    @property
    def complete(self) -> bool:
        """Whether every outcome is among the leaves."""
        return self.left_out == 0


def explore(
    library: Library,
    scenario: Scenario,
    as_of: dt.date | None,
    settings: Mapping[str, str],
    branches: int = BRANCHES,
    most_frames: int = WORK,
    budget: Budget | None = None,
) -> Tree:
    """Play every combination of choices and draws, depth first, the first option of each first, within both limits."""
    day = as_of or scenario.as_of
    staging = library.staging(scenario, day)
    waiting: list[tuple[int, ...]] = [()]
    leaves: list[Leaf] = []
    work = 0
    while waiting and len(leaves) < branches and work < most_frames:
        given = waiting.pop()
        played = library.play(scenario, as_of, settings, given, budget, staging)
        decisions = played.run.decisions
        work += cost(played)
        picked = tuple(d.picked for d in decisions)
        odds = Fraction(1)
        for d in decisions:
            odds *= d.probability
        leaves.append(Leaf(picked, odds, played))
        fresh: list[tuple[int, ...]] = []
        for n in range(len(given), len(decisions)):
            fresh += [(*picked[:n], other) for other in range(len(decisions[n].options)) if other != picked[n]]
        waiting.extend(reversed(fresh))
    return Tree(tuple(sorted(leaves, key=lambda leaf: leaf.choose)), len(waiting))


def judged(
    library: Library,
    scenario: Scenario,
    played: Played,
    sentences: Sequence[Sentence],
    as_of: dt.date | None,
    settings: Mapping[str, str],
    branches: int = BRANCHES,
    most_frames: int = WORK,
    budget: Budget | None = None,
) -> list[Verdict]:
    """Whether sentences hold: plain ones in this run, quantified ones over all outcomes (explored only if there are any).

    ``holds`` is None for a claim about all outcomes that those within the limits do not settle.
    """
    found = played.verdicts(sentences)
    if not any(v.holds is None for v in found):
        return found
    tree = explore(library, scenario, as_of, settings, branches, most_frames, budget)
    return [v if v.holds is not None else Verdict(v.sentence, over_all(tree, v.sentence)) for v in found]


def over_all(tree: Tree, sentence: Sentence) -> bool | None:
    """A quantified claim, judged over the tree; None where the tree is incomplete and what is missing could decide."""
    node = sentence.node
    results = [(leaf.probability, leaf.played.judge().holds(node["claim"])) for leaf in tree.leaves]
    found = any(r for _, r in results)
    if node.kind == "in_some":
        return found or (False if tree.complete else None)
    if node.kind == "in_every":
        return all(r for _, r in results) and (True if tree.complete else None)
    if node.kind == "in_no":
        return not found and (True if tree.complete else None)
    wanted = Fraction(node["numerator"], node["denominator"]) if node["denominator"] else Fraction(-1)
    seen = sum((p for p, r in results if r), Fraction(0))
    return seen == wanted if tree.complete or seen > wanted else None
