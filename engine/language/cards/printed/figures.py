"""How printed English cards change several figures of a card in one breath: “change its attack and defense to 1/2”, “double that follower's attack and defense”."""

from __future__ import annotations

from engine.language.cards.printed.pieces import ATTACK, DEFENSE, IT, TARGETS, THEM, THIS, become, sequence
from engine.language.cards.shared import COST
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

# whose figures, before the names of those; of what the first change speaks, and of what the others do: nothing is picked again
_WHOSE = (
    ("its", IT, IT),
    ("their", THEM, THEM),
    ("this~follower's", THIS, THIS),
    ("{targets:target+} 's|'", TARGETS, THEM),
)
_BOTH = (ATTACK, DEFENSE)
_EVERY = (COST, ATTACK, DEFENSE)
def _each(first: object, others: object, names: tuple[Node, ...], *amounts: Hole) -> Node:
    """Each figure becomes its amount; one amount is that of all."""
    every = amounts if len(amounts) == len(names) else amounts * len(names)
    return sequence(*(become(others if place else first, name, amount) for place, (name, amount) in enumerate(zip(names, every, strict=True))))


_N, _A, _B = Hole("n"), Hole("a"), Hole("b")


def _becomes(verb: str) -> list[Wording]:
    made = []
    for words, first, others in _WHOSE:
        made += W("effect", f"{verb} {words} attack~and~defense to {{n:quantity}} {{duration?}}", tree=_each(first, others, _BOTH, _N))
        made += W("effect", f"{verb} {words} attack~and~defense to {{a:quantity}} / {{b:quantity}} {{duration?}}", tree=_each(first, others, _BOTH, _A, _B))
        made += W("effect", f"{verb} {words} cost,~attack,~and~defense to {{n:quantity}} {{duration?}}", tree=_each(first, others, _EVERY, _N))
    whose = "the~attack~and~defense~of {targets:target+}"
    made += W("effect", f"{verb} {whose} to {{n:quantity}} {{duration?}}", tree=_each(TARGETS, THEM, _BOTH, _N))
    made += W("effect", f"{verb} {whose} to {{a:quantity}} / {{b:quantity}} {{duration?}}", tree=_each(TARGETS, THEM, _BOTH, _A, _B))
    return made


def _double(first: object, others: object) -> Node:
    return sequence(Node("double", targets=first, attribute=ATTACK), Node("double", targets=others, attribute=DEFENSE))


PRINTED_FIGURES = [
    *(w for verb in ("change", "set") for w in _becomes(verb)),
    *(w for words, first, others in _WHOSE for w in W("effect", f"double {words} attack~and~defense", tree=_double(first, others))),
    *W("effect", "double the~attack~and~defense~of {targets:target+}", tree=_double(TARGETS, THEM)),
]
