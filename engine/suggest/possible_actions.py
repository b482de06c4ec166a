"""What players might think of doing at a moment, as trees of sentences: from what the game offers and what lies on the table.

Whether the rules allow it is not asked here (:mod:`engine.suggest.offers` tries it).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.kernel.game import PLAYERS_THEMSELVES, Offering, Way
from engine.kernel.run import Run
from engine.kernel.state import OTHER, Player, Thing
from engine.language.tree import Node
from engine.play.table import BLANK
from engine.suggest.unique_names import UniqueNames

PART = {"attack": "attacker", "use": "effect"}  # what the card is in the sentence; elsewhere "card"


@dataclass(frozen=True, slots=True)
class PossibleAction:
    """One thing to do: who does it ("" for nobody in particular), the ids it is about, and the sentence, None where it cannot be said."""

    player: Player
    kind: str
    source: int | None
    target: int | None
    node: Node | None
    way: Way = field(default_factory=Way)


class PossibleActions:
    """All that could be tried at the end of a run: the active player's first, card by card as they lie on the table."""

    def __init__(self, run: Run, names: UniqueNames) -> None:
        self.run = run
        self.game = run.game
        self.names = names
        self.called: dict[tuple[int, tuple[str, ...], Player | None], Node | None] = {}

    def active(self) -> Player:
        """Whose move it is: as the game says, else who holds priority, else who may answer what was declared last, else the turn player."""
        state, agenda = self.run.state, self.run.agenda
        if player := self.game.behaviour.whose_move(self.run):
            return player
        if state.priority is None and agenda and self.game.discipline == "stack":
            return OTHER[agenda[-1].controller]
        return state.priority or state.turn

    def __iter__(self) -> Iterator[PossibleAction]:
        first = self.active()
        yield from self.of(first)
        yield from self.shared(first)
        yield from self.of(OTHER[first])

    def of(self, player: Player) -> Iterator[PossibleAction]:
        """What a player could try: with each card, zone by zone, then what is about none."""
        offers = [o for o in self.game.offers if not o.shared]
        for zone in self.game.zones:
            here = [o for o in offers if o.zone == zone.id]
            for i in self.run.state.zone(player, zone.id) if here else ():
                t = self.run.state.things[i]
                if t.card is not BLANK:
                    for o in here:
                        yield from self.about(o, player, t)
        for o in offers:
            if not o.zone:
                yield from self.about(o, player, None)

    def shared(self, player: Player) -> Iterator[PossibleAction]:
        """What is done by nobody in particular."""
        for o in self.game.offers:
            if o.shared and o.sensible(self.run, player, None):
                yield PossibleAction("", o.kind, None, None, Node(o.kind))

    def about(self, o: Offering, player: Player, t: Thing | None) -> Iterator[PossibleAction]:
        """The actions of one kind with one card: each way of it, at each thing that it can be aimed at."""
        if not o.sensible(self.run, player, t):
            return
        source = t.id if t is not None else None
        for way in o.ways(self.run, player, t):
            if any(self.run.state.things[i].card is BLANK for i in way.get("cards", ())):
                continue
            if not o.aims:
                yield PossibleAction(player, o.kind, source, None, self.sentence(o.kind, player, t, None, way), way)
                continue
            for target in self.aims(o, OTHER[player]):
                if t is None or o.fits(t, target):
                    yield PossibleAction(player, o.kind, source, target.id, self.sentence(o.kind, player, t, target, way), way)

    def aims(self, o: Offering, other: Player) -> Iterator[Thing]:
        """What an action may be aimed at: a player first, then cards in their order."""
        for zone in o.aims:
            for i in self.run.state.zone(other, zone):
                yield self.run.state.things[i]

    # ---- sentences

    def sentence(self, kind: str, player: Player, t: Thing | None, target: Thing | None, way: Way) -> Node | None:
        """The tree of a sentence; None where a card in it cannot be called so that nothing else is meant."""
        called: dict[int, Node | None] = {}
        if t is not None:
            called[t.id] = self.name(t, *self.sought(kind, player))
        if target is not None:
            called[target.id] = self.name(target, (self.game.table, "leader"), target.controller)
        for i in way.get("cards", ()):
            called[i] = self.name(self.run.state.things[i], ("hand",), player)
        return None if None in called.values() else self.said(kind, player, t, target, way, called)

    def loosely(self, action: PossibleAction) -> Node:
        """The sentence of an action with cards called by their names alone: to show what needs a label."""
        things = self.run.state.things
        t, target = (things[i] if i else None for i in (action.source, action.target))
        ids = filter(None, (action.source, action.target, *action.way.get("cards", ())))
        called = {i: next(self.names.ways(things[i], self.run.state)) for i in ids}
        return self.said(action.kind, action.player, t, target, action.way, called)

    def said(
        self,
        kind: str,
        player: Player,
        t: Thing | None,
        target: Thing | None,
        way: Way,
        called: Mapping[int, Node | None],
    ) -> Node:
        """The tree of a sentence about things that are called so."""
        parts: dict[str, object] = {k: v for k, v in way.items() if k not in ("how", "head", "text", "zone", "cards")}
        if kind not in ("attack", "defend"):
            parts["who"] = player
        if t is not None:
            effect = {"head": way.get("head", ""), "text": way.get("text", "")}
            parts[PART.get(kind, "card")] = Node("effect_of", effect, source=called[t.id]) if kind == "use" else called[t.id]
        if target is not None:
            themselves = target.zone == "leader" and self.game.leaders is PLAYERS_THEMSELVES
            parts["who" if themselves else "target"] = target.controller if themselves else called[target.id]
        if "zone" in way:
            parts["place"] = Node("place", who=player, zone=way["zone"])
        if "cards" in way:
            parts["cards"] = tuple(called[i] for i in way["cards"])
        core = Node(kind, parts)
        return Node("with_how", action=core, how=way["how"]) if "how" in way else core

    def sought(self, kind: str, player: Player) -> tuple[tuple[str, ...], Player | None]:
        """Where an action looks for the card that it is about."""
        table = self.game.table
        if kind in ("play", "fuse"):
            return ("hand",), player
        if kind == "attack":
            return (table,), None
        if kind == "use":
            return (table,), player
        return (table, "hand"), None if kind == "defend" else player

    def name(self, t: Thing, zones: tuple[str, ...], player: Player | None) -> Node | None:
        """What a thing is called by somebody who looks for it there; found once."""
        key = (t.id, zones, player)
        if key not in self.called:
            called = self.names.in_action(self.run.state, t.id, zones, player)
            self.called[key] = called.node if called is not None else None
        return self.called[key]
