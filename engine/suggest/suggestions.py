"""What could stand in ``then``: sentences about a run, each read back and found to hold, the most telling first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.corpus.shapes import Sentence
from engine.language.sentences import parse_expectation
from engine.language.tree import Node
from engine.play.judging import Judge
from engine.study.scenario_run import ScenarioRun
from engine.study.work import cost
from engine.suggest.claims import RunClaim
from engine.suggest.run_claims import RunClaims

MOST = 40
WORK = 200_000  # frames that judging all candidates may look at
DAMPING = 3  # how much less each further sentence of one kind counts


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A sentence that holds in a run: as it is written (in English, and in either language) and shown, its frame, and its tree."""

    sentence: str
    written: Mapping[str, str]
    text: Mapping[str, str]
    n: int
    node: Node


def suggestions(run: ScenarioRun, most: int = MOST, against: ScenarioRun | None = None) -> tuple[Suggestion, ...]:
    """Sentences that hold in a run, at most so many; with ``against`` only those that do not hold in that other run."""
    played, claims = run.played, RunClaims(run.played)
    judge, other = played.judge(), against.played.judge() if against is not None else None
    candidates: list[RunClaim] = list(claims)
    if against is not None:
        candidates += claims.denied(RunClaims(against.played))
    looks = max(2 * most, WORK // cost(played))
    found: list[Suggestion] = []
    said: set[str] = set()
    for claim in ranked(candidates):
        if len(found) >= most or looks <= 0:
            break
        looks -= 1
        if not holds(judge, claim.node) or (other is not None and holds(other, claim.node)):
            continue
        written = claims.descriptions.write(claim.node)
        if written is None or written in said:
            continue
        said.add(written)
        shown = played.staging.text(Sentence(written, 0, 0, claim.node))
        both = claims.descriptions.names.write_in_both(claim.node, written, parse_expectation)
        found.append(Suggestion(written, both, {"en": shown["en"], "ja": shown["ja"]}, claim.n, claim.node))
    return tuple(found)


def holds(judge: Judge, node: Node) -> bool:
    """Whether a claim holds; one that cannot be judged does not."""
    try:
        return judge.holds(node)
    except (LookupError, ValueError, TypeError):
        return False


def ranked(claims: list[RunClaim]) -> Iterator[RunClaim]:
    """The most telling first; of one kind each further one counts for less, so that the list is not all of one kind."""
    kinds: dict[str, int] = {}
    rows = []
    for c in sorted(dict.fromkeys(claims), key=lambda c: (-c.weight, c.n)):
        many = kinds[c.node.kind] = kinds.get(c.node.kind, -1) + 1
        rows.append((c.weight - DAMPING * many, c))
    rows.sort(key=lambda row: (-row[0], row[1].n))
    return (c for _, c in rows)
