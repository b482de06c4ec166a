"""What the meanings share: the register of kinds, and the workbench of one ability while it is being made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

from engine.kernel.cards import Choice, Definition, Frozen
from engine.kernel.game import Game
from engine.kernel.resolve import Context
from engine.language.tree import Node

Maker = Callable[..., Any]


class NoMeaning(Exception):
    """A kind of node that parses but that this game's engine cannot do (yet)."""

    def __init__(self, role: str, kind: str) -> None:
        super().__init__(f"{role} {kind}")
        self.role = role
        self.kind = kind


class Known(dict[str, str]):
    """A table of what some kinds of node stand for; :class:`NoMeaning` for a kind that is not in it."""

    def __init__(self, role: str, entries: Mapping[str, str]) -> None:
        super().__init__(entries)
        self.role = role

    def __missing__(self, kind: str) -> str:
        raise NoMeaning(self.role, kind)


MEANINGS: dict[tuple[str, str], Maker] = {}

# What a kind of node asks of the game: an event that its tables apply, or a hook. A game that has neither cannot do it.
NEEDS: dict[tuple[str, str], str] = {
    ("condition", "state"): "is-active",
    ("cost", "burial_rite"): "bury",
    ("cost", "earth_rite"): "earth-rite",
    ("effect", "banish"): "banished",
    ("effect", "break_shields"): "break-shields",
    ("effect", "burial_rite"): "bury",
    ("effect", "destroy"): "destroyed",
    ("effect", "discard"): "discard",
    ("effect", "evolve"): "evolved",
    ("effect", "lose_all"): "lost-abilities",
    ("effect", "make_attack"): "attack",
    ("effect", "put_top"): "top-leaves",
    ("effect", "reanimate"): "reanimate",
    ("effect", "return"): "returned",
    ("effect", "take_control"): "taken",
    ("effect", "transform"): "transformed",
    ("effect", "void"): "negated",
}


def means(role: str, *kinds: str) -> Callable[[Maker], Maker]:
    """Register the maker for some kinds of node in a role (filter, amount, condition, target, effect, ...)."""

    def register(maker: Maker) -> Maker:
        for kind in kinds:
            MEANINGS[(role, kind)] = maker
        return maker

    return register


class Bench:
    """The workbench of one ability.

    ``choices`` and ``reads`` collect what must be named on declaring and what could be read early. ``early`` is False while a
    condition before the colon is made: that one is judged when the ability triggers anyway. ``previous`` is what the sentence before does,
    ``moment`` the line of the timing table at which the ability stands.
    """

    def __init__(self, game: Game, define: Callable[[str], Definition], text: Callable[[Node, str], Mapping[str, str]], keys: Any = None) -> None:
        self.game = game
        self.define = define
        self.text = text
        self.keys = keys or count(1)
        self.choices: list[Choice] = []
        self.picks: list[Callable[[Context], list[int]]] = []
        self.reads: list[Frozen] = []
        self.early = True
        self.declares = False
        self.moment = ""
        self.line_maker: Callable[[Node], Any] | None = None
        self.previous: Callable[[Context], None] | None = None

    def fresh(self) -> Bench:
        """A workbench for another ability of the same card."""
        b = Bench(self.game, self.define, self.text, self.keys)
        b.line_maker = self.line_maker
        return b

    def make(self, role: str, node: Node) -> Any:
        """The meaning of a node in a role; :class:`NoMeaning` where there is none."""
        maker = MEANINGS.get((role, node.kind))
        need = NEEDS.get((role, node.kind))
        if maker is None or (need is not None and not self.able(need)):
            raise NoMeaning(role, node.kind)
        return maker(self, node)

    def able(self, need: str) -> bool:
        """Whether the game applies that event or has that hook."""
        return need in self.game.appliers or need in self.game.hooks

    def hears(self, event: str, role: str, kind: str) -> str:
        """A type of events, where the game has it; else what waits for it has no meaning there."""
        if not self.game.hears(event):
            raise NoMeaning(role, kind)
        return event

    def remembers(self, event: str, role: str, kind: str) -> str:
        """The same for what looks back at such events."""
        if not self.game.remembers(event):
            raise NoMeaning(role, kind)
        return event

    def mark(self, word: str, role: str, kind: str) -> str:
        """A mark (what stands behind a colon left out), where the game's rules read it."""
        if word.partition(":")[0] not in self.game.marks:
            raise NoMeaning(role, kind)
        return word

    def reading(self, kind: str, read: Callable[[Context], Any], quiet: bool = False) -> Callable[[Context], Any]:
        """A read of the table that some rule lets happen early; at resolution it cites the rule for its kind, unless ``quiet``."""
        if not self.early:
            return read
        key = next(self.keys)
        question = "reads." + kind
        self.reads.append(Frozen(kind, key, read))

        def closure(ctx: Context) -> Any:
            if not quiet:
                ctx.run.cite(question)
            frozen = ctx.frozen
            if frozen is not None and key in frozen:
                return frozen[key]
            return read(ctx)

        return closure


def players(node: Node | None) -> Callable[[Context], tuple[str, ...]]:
    """Who a player node means, turn player first where it is both; the ability's player where nothing is said."""
    who = node["who"] if node is not None else "me"
    if who == "me":
        return lambda ctx: (ctx.me,)
    if who == "opponent":
        return lambda ctx: (ctx.other,)
    if who == "each":
        return lambda ctx: (ctx.state.turn, "opponent" if ctx.state.turn == "me" else "me")
    if who == "owner":
        return lambda ctx: (ctx.state.things[ctx.it[0]].owner,) if ctx.it else (ctx.me,)

    def that(ctx: Context) -> tuple[str, ...]:
        if ctx.event is not None and ctx.event.player:
            return (ctx.event.player,)
        return (ctx.me,)

    return that
