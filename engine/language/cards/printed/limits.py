"""How printed English cards say behind an ability how often it may come about, as in “This effect activates only once per turn”."""

from __future__ import annotations

from engine.language.cards.printed.pieces import EXACTLY, ME, THIS_TURN, those_alone
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_ONCE = (
    "this~effect~activates~only~once~per~turn.", "this~effect~only~activates~once~per~turn.", "this~effect~can~only~activate~once~per~turn.", "this~effect~can~only~be~activated~once~per~turn.",
    "this~effect~can~activate~only~once~per~turn.", "this~effect~can~be~activated~once~per~turn.", "this~effect~can~be~activated~only~once~per~turn.", "activates~only~once~per~turn.",
    "activates~once~per~turn.", "(activates~once~per~turn.)", "(activates~only~once~per~turn.)", "(only~once~per~turn.)", "(once~per~turn.)", "(can~be~activated~once~per~turn.)", "(can~activate~once~per~turn.)",
    "(this~effect~activates~only~once~per~turn.)", "(this~effect~can~only~activate~once~per~turn.)", "(this~effect~can~be~activated~once~per~turn.)",
)  # fmt: skip
_SO_OFTEN = (
    "this~effect~activates~up~to {n:NUMBER} times~per~turn.", "this~effect~can~activate~up~to {n:NUMBER} times~per~turn.", "this~effect~can~be~activated~up~to {n:NUMBER} times~per~turn.",
    "this~effect~can~only~be~activated {n:NUMBER} times~per~turn.", "activates~up~to {n:NUMBER} times~per~turn.", "(activates~up~to {n:NUMBER} times~per~turn.)", "(this~effect~activates~up~to {n:NUMBER} times~per~turn.)",
    "(can~be~activated~up~to {n:NUMBER} times~per~turn.)", "(this~effect~can~activate~up~to {n:NUMBER} times~per~turn.)", "(up~to {n:NUMBER} times~per~turn.)",
)  # fmt: skip


def _in_brackets(ends: tuple[str, ...]) -> tuple[str, ...]:
    """The same with the full stop of the brackets left out, or behind them."""
    bare = tuple(dict.fromkeys(end[:-2] + ")" if end.endswith(".)") else f"({end[:-1]})" for end in ends))
    return (*dict.fromkeys((*ends, *bare, *(end + "." for end in bare))),)


def _in_a_match(ends: tuple[str, ...]) -> tuple[str, ...]:
    """The same of a whole match."""
    return tuple(end.replace("per~turn", "per~match") for end in ends)


def _behind(ends: tuple[str, ...], limit: Node) -> list[Wording]:
    """An ability with its limit behind it."""
    made = []
    for mark in (",", ":", " -"):
        made += W("ability_line", *(f"{{modifiers:modifier*?}} {{trigger}}{mark} {{sentences:sentence*}} {end}" for end in ends), tree=Node(
            "ability", modifiers=(limit, Hole("modifiers")), trigger=Hole("trigger"), body=Node("body", sentences=(Hole("sentences"),))))
    return made


_DEED = Node("when_player", player=Hole("player"), deed=Hole("deed"))
_NTH_PLAYED = Node("when_player", player=ME, deed=Node("plays", what=Node("any_of", filter=those_alone())))
_HOW_MANY = Node("times_done", player=ME, deed=_NTH_PLAYED["deed"], period=THIS_TURN)
_EACH_TURN = "each~turn|of~the~turn|of~each~turn|this~turn|in~a~turn"
PRINTED_LIMITS = [
    *(w for head, trigger in (("", _NTH_PLAYED), ("invocation: ", Node("invocation", when=_NTH_PLAYED))) for w in W(
        "ability_line", f"{head}{{modifiers:modifier*?}} whenever|when you~play your {{n:ordinal}} {{adjectives:adjective*?}} {{noun}} {_EACH_TURN}, {{body}}", tree=Node(
            "ability", modifiers=Hole("modifiers"), trigger=trigger, condition=Node("compare", left=_HOW_MANY, limit=EXACTLY), body=Hole("body")))),
    *_behind(_in_brackets(_ONCE), Node("limit", n=1, per="turn")),
    *_behind(_in_brackets(_SO_OFTEN), Node("limit", n=Hole("n"), per="turn")),
    *_behind(_in_brackets(_in_a_match(_ONCE)), Node("limit", n=1, per="match")),
    *_behind(_in_brackets(_in_a_match(_SO_OFTEN)), Node("limit", n=Hole("n"), per="match")),
    *W("ability_line", "{modifiers:modifier*?} whenever|when {player} {deed~n} during|on {owner} turn, {body}", tree=Node(
        "ability", modifiers=(Node("during", owner=Hole("owner")), Hole("modifiers")), trigger=_DEED, body=Hole("body"))),
]
