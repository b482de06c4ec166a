"""How printed English cards change several figures of a card in one breath: “change its attack and defense to 1/2”, “double that follower's attack and defense”."""

from __future__ import annotations

from collections.abc import Callable

from engine.language.cards.printed.pieces import ATTACK, DEFENSE, IT, TARGETS, THEM, THIS, become, sequence
from engine.language.cards.shared import COST
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

Changes = Callable[[object, object], Node]  # one figure of these cards changed

# whose figures, before the names of those; of what the first change speaks, and of what the others do: nothing is picked again
_WHOSE = (
    ("its", IT, IT),
    ("their", THEM, THEM),
    ("this~follower's", THIS, THIS),
    ("{targets:target+} 's|'", TARGETS, THEM),
)
_BOTH = (ATTACK, DEFENSE)
_EVERY = (COST, ATTACK, DEFENSE)
_EARLIER = "{before:effect&}"


def _with_others(words: str, *steps: Node) -> list[Wording]:
    """Alone, and behind other effects."""
    return [
        *W("steps", words, tree=sequence(*steps)),
        *W("steps", f"{_EARLIER} and {words}", f"{_EARLIER}, then {words}", f"{_EARLIER} , and~then {words}", tree=sequence(Hole("before"), *steps)),
    ]


def _each(first: object, others: object, names: tuple[Node, ...], *amounts: Hole) -> tuple[Node, ...]:
    """Each figure becomes its amount; one amount is that of all."""
    every = amounts if len(amounts) == len(names) else amounts * len(names)
    return tuple(become(others if place else first, name, amount) for place, (name, amount) in enumerate(zip(names, every, strict=True)))


_N, _A, _B = Hole("n"), Hole("a"), Hole("b")


def _becomes(verb: str) -> list[Wording]:
    made = []
    for words, first, others in _WHOSE:
        made += _with_others(f"{verb} {words} attack~and~defense to {{n:quantity}} {{duration?}}", *_each(first, others, _BOTH, _N))
        made += _with_others(f"{verb} {words} attack~and~defense to {{a:quantity}} / {{b:quantity}} {{duration?}}", *_each(first, others, _BOTH, _A, _B))
        made += _with_others(f"{verb} {words} cost,~attack,~and~defense to {{n:quantity}} {{duration?}}", *_each(first, others, _EVERY, _N))
    whose = "the~attack~and~defense~of {targets:target+}"
    made += _with_others(f"{verb} {whose} to {{n:quantity}} {{duration?}}", *_each(TARGETS, THEM, _BOTH, _N))
    made += _with_others(f"{verb} {whose} to {{a:quantity}} / {{b:quantity}} {{duration?}}", *_each(TARGETS, THEM, _BOTH, _A, _B))
    return made


def _double(first: object, others: object) -> tuple[Node, ...]:
    return Node("double", targets=first, attribute=ATTACK), Node("double", targets=others, attribute=DEFENSE)


PRINTED_FIGURES = [
    *(w for verb in ("change", "set") for w in _becomes(verb)),
    *(w for words, first, others in _WHOSE for w in _with_others(f"double {words} attack~and~defense", *_double(first, others))),
    *_with_others("double the~attack~and~defense~of {targets:target+}", *_double(TARGETS, THEM)),
]
