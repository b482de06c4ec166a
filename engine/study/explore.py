"""All outcomes of a scenario's choices and draws, each with its probability; and claims about all of them ("in every outcome …")."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.corpus.shapes import Scenario, Sentence
from engine.kernel.budget import Budget
from engine.log import present
from engine.play.judging import QUANTIFIED
from engine.play.play import Played, Verdict
from engine.study.contract import ClaimJson, ExploredJson, ExploreJson
from engine.study.playable import PlayableCorpus
from engine.study.work import MOST_OUTCOMES, MOST_WORK, cost


@dataclass(frozen=True, slots=True)
class Leaf:
    """One outcome: the option taken at each decision, the probability of the draws among them, and the run."""

    choose: tuple[int, ...]
    probability: Fraction
    played: Played


@dataclass(frozen=True, slots=True)
class OutcomeTree:
    """All outcomes that were played, sorted by their decisions; ``left_out`` counts the branches beyond the limits."""

    leaves: tuple[Leaf, ...]
    left_out: int

    @property
    def complete(self) -> bool:
        """Whether every outcome is among the leaves."""
        return self.left_out == 0


def explore(
    corpus: PlayableCorpus,
    scenario: Scenario,
    as_of: dt.date | None,
    settings: Mapping[str, str],
    branches: int = MOST_OUTCOMES,
    most_frames: int = MOST_WORK,
    budget: Budget | None = None,
) -> OutcomeTree:
    """Play every combination of choices and draws, depth first, the first option of each first.

    At most ``branches`` outcomes are played, and no more once they have ``most_frames`` frames (:func:`engine.study.work.cost`);
    ``budget`` bounds each run. Raises BadInput for a scenario that cannot be played.
    """
    day = as_of or scenario.as_of
    staging = corpus.staging(scenario, day)
    waiting: list[tuple[int, ...]] = [()]
    leaves: list[Leaf] = []
    work = 0
    while waiting and len(leaves) < branches and work < most_frames:
        given = waiting.pop()
        played = corpus.play(scenario, as_of, settings, given, budget, staging)
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
    return OutcomeTree(tuple(sorted(leaves, key=lambda leaf: leaf.choose)), len(waiting))


def judged(
    corpus: PlayableCorpus,
    scenario: Scenario,
    played: Played,
    sentences: Sequence[Sentence],
    as_of: dt.date | None,
    settings: Mapping[str, str],
    branches: int = MOST_OUTCOMES,
    most_frames: int = MOST_WORK,
    budget: Budget | None = None,
) -> list[Verdict]:
    """Whether sentences hold: plain ones in ``played``, quantified ones over all outcomes, which are explored only if there are any.

    ``holds`` is None for a claim about all outcomes that the outcomes within the limits cannot settle.
    """
    found = played.verdicts(sentences)
    if not any(v.holds is None for v in found):
        return found
    tree = explore(corpus, scenario, as_of, settings, branches, most_frames, budget)
    return [v if v.holds is not None else Verdict(v.sentence, over_all(tree, v.sentence)) for v in found]


def over_all(tree: OutcomeTree, sentence: Sentence) -> bool | None:
    """Whether a quantified claim holds over all outcomes; None where some are missing that could decide it."""
    node = sentence.tree
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


def explored_json(tree: OutcomeTree, sentences: Sequence[Sentence]) -> ExploreJson:
    """All outcomes as plain data, with those of these sentences that hold in each; of a quantified one, what it says of one outcome."""
    plain = [(s, s.tree) for s in sentences if s.tree.kind not in QUANTIFIED]
    quantified = [(s, s.tree["claim"]) for s in sentences if s.tree.kind in QUANTIFIED]
    outcomes: list[ExploredJson] = []
    for leaf in tree.leaves:
        judge = leaf.played.judge()
        found: list[ClaimJson] = [{"text": s.text, "holds": judge.holds(claim), "line": s.line} for s, claim in (*plain, *quantified)]
        outcomes.append(
            {
                "choose": list(leaf.choose),
                "probability": str(leaf.probability),
                "outcome": present.outcome_json(leaf.played.run),
                "expectations": found,
            }
        )
    return {"outcomes": outcomes, "complete": tree.complete, "left_out": tree.left_out}
