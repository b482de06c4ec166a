"""Which actions a scenario expects to be refused: those of which a line says so, and those that try what a line says can't be done."""

from __future__ import annotations

from collections.abc import Iterator

from engine.corpus.shapes import Scenario
from engine.language.sentences import act
from engine.language.tree import Node, Part


def expected_refusals(scenario: Scenario) -> set[int]:
    """The actions (from 1) that some line of ``then`` says are refused, or can't be done."""
    found = set()
    tried = [(n, s.node) for n, s in enumerate(scenario.when, 1) if s.node is not None]
    for s in scenario.then:
        for claim in _claims(s.tree):
            if claim.kind == "refused" and not claim["negated"]:
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
    said = act(action)
    core = said.core
    if claim.kind == "can_only_attack":
        return core.kind == "attack" and core["attacker"] in claim["cards"] and not _same(core.get("target"), claim["target"])
    if claim.kind in ("can_be_none", "can_play_nothing"):
        return bool(core.kind == claim.get("act", "play") and core.get("who") == claim["who"])
    if not claim.get("negated"):
        return False
    if claim.kind == "can_be":
        return core.kind == claim["act"] and any(_same(core.get("card"), card) for card in claim["cards"])
    if claim.kind == "can_attack":
        aimed = "target" not in claim or _same(core.get("target"), claim["target"])
        return core.kind == "attack" and any(_same(core["attacker"], card) for card in claim["cards"]) and aimed
    if claim.kind == "can_do":
        could = act(claim["action"])
        parts = ("card", "cards", "effect")
        alike = core.kind == could.core.kind and core.get("who", claim["who"]) == claim["who"]
        alike = alike and all(_same(core.get(part), could.core.get(part)) for part in parts)
        return alike and (not could.targets or _same(could.targets, said.targets)) and (not could.how or could.how == said.how)
    return False


def _same(one: Part | None, other: Part | None) -> bool:
    """Whether two parts of sentences name the same: “the leader” of an attack is the other player's, whether that is said or not."""
    if isinstance(one, Node) and isinstance(other, Node):
        if other.kind == "other_leader":
            return one.kind == "leader"
        return one.kind == other.kind and one.get("name") == other.get("name") and one.get("which") == other.get("which")
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(_same, one, other))
    return (one is None and isinstance(other, Node) and other.kind in ("leader", "other_leader")) or one == other
