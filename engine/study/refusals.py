"""Which actions a scenario expects to be refused: those of which a line says so, and those that try what a line says can't be done."""

from __future__ import annotations

from collections.abc import Iterator

from engine.corpus.shapes import Scenario
from engine.language.sentences import act, tried
from engine.language.tree import Node


def expected_refusals(scenario: Scenario) -> set[int]:
    """The actions (from 1) that some line of ``then`` says are refused, or can't be done."""
    found = set()
    tried = [(n, s.node) for n, s in enumerate(scenario.when, 1) if s.node is not None]
    for s in scenario.then:
        for claim in _claims(s.tree):
            if claim.kind in ("refused", "refused_because") and not claim.get("negated"):
                found.add(claim["action"])
            found |= {n for n, action in tried if _denied(claim, action)}
    return found


def _claims(node: Node) -> Iterator[Node]:
    """The claims of a sentence, whatever moments and outcomes they are of."""
    if "claim" in node:
        yield from _claims(node["claim"])
    elif "claims" in node:
        for one in node["claims"]:
            yield from _claims(one)
    else:
        yield node


def _denied(claim: Node, action: Node) -> bool:
    """Whether a claim says that what an action tries can't be done."""
    core = act(action).core
    if claim.kind == "can_only_attack":
        return core.kind == "attack" and core["attacker"] in claim["cards"] and not tried.same(core.get("target"), claim["target"])
    if claim.kind in ("can_be_none", "can_play_nothing"):
        return bool(core.kind == claim.get("act", "play") and core.get("who") == claim["who"])
    return bool(claim.get("negated")) and tried.tries(claim, action)
