"""Recognising single happenings in frames: what "X is destroyed" or "the boarding of X fizzles" means in a trace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.agenda import Pending
from engine.kernel.state import State
from engine.kernel.trace import Event, Frame
from engine.language.tree import Node
from engine.scenarios.naming import Naming

Seen = Callable[[Frame], bool]
DEEDS: dict[str, tuple[str, ...]] = {
    "summoned": ("entered",), "invoked": ("entered",), "added": ("added", "moved-to-hand"), "chosen": ("chosen",), "set": ("set-as-node",),
    "attacked": ("attacked",), "shuffled": ("put",),
}  # fmt: skip


def figure_holds(node: Node, value: int) -> bool:
    """Whether a number is exactly, at least or at most what a figure says."""
    n = node["n"]
    return value == n if node.kind == "exactly" else value >= n if node.kind == "at_least" else value <= n


def stats_of(value: Node) -> tuple[int, int]:
    """The pair of figures of "+1/-2"."""
    return int(value["attack"]), int(value["defense"])


def event_of(f: Frame, *types: str) -> Event | None:
    """The frame's event if it did something and is of one of these types."""
    e = f.event
    if e is None or f.kind not in ("event", "burned", "state-based") or (types and e.type not in types):
        return None
    return e


class Happenings:
    """Makes tests of frames from happening nodes. ``same_text`` compares a quoted card text with an ability's."""

    def __init__(self, naming: Naming, frames: list[Frame], same_text: Callable[[str, Any], bool]) -> None:
        self.naming = naming
        self.frames = frames
        self.same_text = same_text
        self.found: dict[Node, tuple[State, int, list[int]]] = {}

    def ids(self, node: Node, f: Frame) -> list[int]:
        """The things that a name means at a frame (as they were called then, or ever); looked up once for each table in turn."""
        names = len(self.naming.noted)
        kept = self.found.get(node)
        if kept is None or kept[0] is not f.state or kept[1] != names:
            kept = self.found[node] = (f.state, names, self.naming.all(node, f.state))
        return kept[2]

    def seen(self, node: Node) -> Seen:
        """The test of frames for a happening."""
        maker = getattr(self, "see_" + node.kind, None)
        if maker is None:
            raise LookupError(node.kind)
        made: Seen = maker(node)
        return made

    # ---- effects

    def is_effect(self, node: Node, p: Pending, f: Frame) -> bool:
        """Whether a waiting or resolving ability is the one that a sentence speaks of."""
        if node.kind == "boarding":
            return p.moment == "boarding" and p.event is not None and p.event.subject in self.ids(node["pilot"], f)
        if node.kind == "declared":
            return p.moment == node["what"] and p.controller == node["who"]
        source = node["source"]
        ids = self.ids(source, f)
        if p.source not in ids and not (p.origin.card.kind == "leader" and source.kind == "leader" and p.origin.id in ids):
            return False
        head = node["head"]
        if head and head not in (p.moment, p.ability.data.get("head")):
            return False
        return not node["text"] or self.same_text(node["text"], p.ability)

    def of_pending(self, node: Node, *kinds: str) -> Seen:
        def seen(f: Frame) -> bool:
            p = f.message.parts.get("pending")
            return f.kind in kinds and p is not None and self.is_effect(node["effect"], p, f)

        return seen

    def see_resolves(self, node: Node) -> Seen:
        return self.of_pending(node, "resolving")

    def see_triggers(self, node: Node) -> Seen:
        return self.of_pending(node, "queued")

    def see_fizzles(self, node: Node) -> Seen:
        return self.of_pending(node, "fizzled")

    # ---- events on cards

    def see_undergoes(self, node: Node) -> Seen:
        deed, card = node["deed"], node["card"]
        return lambda f: self.underwent(f, deed, self.ids(card, f))

    def underwent(self, f: Frame, deed: Node, ids: list[int]) -> bool:
        """Whether this frame is that deed done to one of these things."""
        if deed.kind == "put":
            e = event_of(f, "put", "drawn", "destroyed", "discarded", "returned", "moved-to-hand", "spent")
            if e is None or e.subject not in ids or not e.did:
                return False
            place = deed["place"]
            t = f.state.things[e.subject]
            return bool(t.zone == place["zone"] and place.get("who") in (None, t.owner))
        verb = deed["verb"]
        if verb == "burned":
            e = event_of(f, "drawn", "added")
            return e is not None and e.subject in ids and bool(e.get("burned"))
        types = DEEDS.get(verb, (verb,))
        e = event_of(f, *types)
        if e is None or e.subject not in ids or not e.did:
            return False
        if verb == "summoned":
            return bool(e.get("how") != "played")
        if verb == "invoked":
            return bool(e.get("how") == "invoked")
        if verb == "drawn":
            return not e.get("burned")
        return True

    def meant(self, node: Node, part: str, f: Frame) -> tuple[int, ...] | list[int]:
        """The things that a part names, or, in games without leaders, what stands for the player who is named instead."""
        return self.ids(node[part], f) if part in node else f.state.zone(node["who"], "leader")

    def see_takes_damage(self, node: Node) -> Seen:
        def seen(f: Frame) -> bool:
            e = event_of(f, "damaged")
            return e is not None and e.subject in self.meant(node, "card", f) and figure_holds(node["amount"], e.did)

        return seen

    def see_deals_damage(self, node: Node) -> Seen:
        def seen(f: Frame) -> bool:
            e = event_of(f, "damaged")
            if e is None or not figure_holds(node["amount"], e.did) or not self.naming.means(node["target"], e.subject, f.state):
                return False
            return self.naming.means(node["source"], e.source, f.state)

        return seen

    def see_restores(self, node: Node) -> Seen:
        def seen(f: Frame) -> bool:
            e = event_of(f, "healed")
            return e is not None and self.naming.means(node["card"], e.subject, f.state) and figure_holds(node["amount"], e.did)

        return seen

    def simple(self, node: Node, part: str, *types: str) -> Seen:
        def seen(f: Frame) -> bool:
            e = event_of(f, *types)
            return e is not None and bool(e.did) and self.naming.means(node[part], e.subject, f.state)

        return seen

    def see_enters(self, node: Node) -> Seen:
        return self.simple(node, "card", "entered")

    def see_leaves(self, node: Node) -> Seen:
        return self.simple(node, "card", "destroyed", "banished", "returned", "left", "put")

    def see_evolves(self, node: Node) -> Seen:
        return self.simple(node, "card", "evolved")

    def see_alights(self, node: Node) -> Seen:
        return self.simple(node, "card", "alighted")

    def see_boards(self, node: Node) -> Seen:
        boards = self.simple(node, "pilot", "boarded")
        return lambda f: boards(f) and f.event is not None and f.event.get("vehicle") in self.ids(node["vehicle"], f)

    def see_attacks(self, node: Node) -> Seen:
        attacks = self.simple(node, "attacker", "attacked")
        return lambda f: attacks(f) and f.event is not None and f.event.get("target") in self.meant(node, "target", f)

    def see_gets_stats(self, node: Node) -> Seen:
        gets, stats = self.simple(node, "card", "strengthened"), stats_of(node["stats"])
        return lambda f: gets(f) and f.event is not None and tuple(f.event.get("stats")) == stats

    def see_gains_keyword(self, node: Node) -> Seen:
        gains = self.simple(node, "card", "keyword-gained")
        return lambda f: gains(f) and f.event is not None and f.event.get("word") == node["keyword"]

    def see_loses_keyword(self, node: Node) -> Seen:
        loses = self.simple(node, "card", "keyword-lost")
        return lambda f: loses(f) and f.event is not None and f.event.get("word") == node["keyword"]

    def see_loses_abilities(self, node: Node) -> Seen:
        return self.simple(node, "card", "lost-abilities")

    # ---- events of players

    def of_player(self, node: Node, *types: str) -> Seen:
        def seen(f: Frame) -> bool:
            e = event_of(f, *types)
            return e is not None and e.player == node["who"]

        return seen

    def see_gains_points(self, node: Node) -> Seen:
        return self.points(node, 1)

    def see_loses_points(self, node: Node) -> Seen:
        return self.points(node, -1)

    def points(self, node: Node, sign: int) -> Seen:
        mine = self.of_player(node, "gained")

        def seen(f: Frame) -> bool:
            e = f.event
            return mine(f) and e is not None and e.get("point") == node["point"] and figure_holds(node["amount"], sign * e.did)

        return seen

    def see_draws(self, node: Node) -> Seen:
        draws, mine = self.simple(node, "card", "drawn"), self.of_player(node, "drawn")
        return lambda f: draws(f) and mine(f)

    def see_plays(self, node: Node) -> Seen:
        plays, mine = self.simple(node, "card", "played"), self.of_player(node, "played")

        def seen(f: Frame) -> bool:
            if f.kind == "queued" and f.message.key == "declared":
                p = f.message.parts.get("pending")
                return p is not None and p.controller == node["who"] and p.source in self.ids(node["card"], f)
            return plays(f) and mine(f)

        return seen

    def see_passes(self, node: Node) -> Seen:
        return self.of_player(node, "passed")

    def see_confirms(self, node: Node) -> Seen:
        return self.of_player(node, "confirmed")

    def see_gets_priority(self, node: Node) -> Seen:
        return self.of_player(node, "priority")

    def see_turn_starts(self, node: Node) -> Seen:
        return self.of_player(node, "turn-started")

    def see_turn_ends(self, node: Node) -> Seen:
        return self.of_player(node, "turn-ended")

    def see_wins(self, node: Node) -> Seen:
        return lambda f: f.kind == "ended" and f.message.parts.get("player") == node["who"]

    def see_loses(self, node: Node) -> Seen:
        return lambda f: f.kind == "ended" and f.message.parts.get("player") not in (None, node["who"])

    def see_phase_begins(self, node: Node) -> Seen:
        return lambda f: f.n > 0 and f.state.phase == node["phase"] and self.frames[f.n - 1].state.phase != node["phase"]

    def see_interference_opens(self, node: Node) -> Seen:
        return lambda f: event_of(f, "interference-opened") is not None

    def see_interference_ends(self, node: Node) -> Seen:
        return lambda f: event_of(f, "interference-ended") is not None

    def see_by_rules(self, node: Node) -> Seen:
        inner = self.seen(node["happening"])
        return lambda f: f.kind == "state-based" and inner(f)
