"""From a frame to the words for it: the single happening that a sentence could name, the effect that waits, the card it is about."""

from __future__ import annotations

from typing import Any

from engine.kernel.agenda import Pending
from engine.kernel.game import PLAYERS_THEMSELVES
from engine.kernel.state import State
from engine.kernel.trace import Event, Frame
from engine.language.sentences import parse_expectation
from engine.language.tree import Node
from engine.scenarios.calling import Caller
from engine.scenarios.play import Played

# what befalls a card, by the type of the event: the word of the language for it
DEEDS = {v: v for v in ("destroyed", "banished", "returned", "transformed", "discarded", "buried", "reanimated", "negated", "broken")} | {
    "set-as-node": "set", "moved-to-hand": "added", "added": "added", "revealed": "revealed",
}  # fmt: skip
# happenings that only name the card, and those that only name the player
OF_CARD = {"entered": "enters", "evolved": "evolves", "alighted": "alights", "lost-abilities": "loses_abilities"}
OF_PLAYER = {
    "turn-started": "turn_starts", "turn-ended": "turn_ends", "passed": "passes", "confirmed": "confirms", "priority": "gets_priority",
}  # fmt: skip
OF_NOBODY = {"interference-opened": "interference_opens", "interference-ended": "interference_ends"}

# moments called by a word that stands on cards; of an ability without that word nobody would say it
PRINTED = frozenset({"fanfare", "strike", "clash", "evolve", "last-words", "invocation"})


def exactly(n: int) -> Node:
    """A figure."""
    return Node("exactly", n=n)


def deed(verb: str) -> Node:
    """What can be done to a card."""
    return Node("deed", verb=verb)


class Teller:
    """Puts what is in the frames of one run into trees of sentences; None for what has no words, or no name of its own."""

    def __init__(self, played: Played) -> None:
        self.run = played.run
        self.frames = played.run.frames
        self.last = self.frames[-1].state
        self.caller = Caller(self.run.game, played.naming, played.staging.names)
        self.themselves = self.run.game.leaders is PLAYERS_THEMSELVES
        self.called: dict[tuple[int, str, str], Node | None] = {}
        self.effects: dict[tuple[Node | None, str, str], Node | None] = {}
        self.texts: dict[tuple[int, str], set[str]] = {}
        for f in self.frames:
            p = f.message.parts.get("pending")
            if p is not None:
                self.texts.setdefault((p.source, p.moment), set()).add(p.ability.text["en"])

    def write(self, claim: Node) -> str | None:
        """A claim as a line of ``then``; None for one that the language cannot say, or not read back."""
        return self.caller.write(claim, parse_expectation)

    def name(self, id: int, state: State) -> Node | None:
        """What a card is called by a claim: a name that means it alone, then and at the end."""
        t = state.things.get(id)
        if t is None:
            return None
        key = (id, t.card.slug, t.controller)
        if key not in self.called:
            found = self.caller.call_alone((self.last, state), id)
            self.called[key] = found.node if found is not None else None
        return self.called[key]

    def effect(self, p: Pending, state: State) -> Node | None:
        """What waits or resolves: by its head where it has one, by its text too where that is not enough to tell it from others."""
        if p.moment == "boarding" and p.event is not None:
            pilot = self.name(p.event.subject, state)
            return Node("boarding", pilot=pilot) if pilot is not None else None
        if p.ability.role == "declaration":
            return Node("declared", who=p.controller, what=p.moment)
        source = self.name(p.source, state)
        printed = p.ability.text["en"].casefold()
        strange = p.moment in PRINTED and p.moment.replace("-", " ") not in printed
        alike = [texts for (card, moment), texts in self.texts.items() if card == p.source and (strange or moment == p.moment)]
        text = p.ability.text["en"] if sum(map(len, alike)) > 1 else ""
        key = (source, p.moment, text)
        if key not in self.effects and source is not None:
            known = (p.moment, str(p.ability.data.get("head") or ""), "")
            heads = dict.fromkeys(head for head in known if not (strange and head == p.moment))
            nodes = [Node("effect_of", source=source, head=head, text=text) for head in heads]
            self.effects[key] = next((n for n in nodes if self.write(Node("is_waiting", effects=(n,), negated=0))), None)
        return self.effects.get(key)

    # ---- happenings

    def happening(self, f: Frame) -> Node | None:
        """The happening that a frame shows."""
        pending, e = f.message.parts.get("pending"), f.event
        if pending is not None and f.kind in ("resolving", "fizzled"):
            effect = self.effect(pending, f.state)
            return Node("resolves" if f.kind == "resolving" else "fizzles", effect=effect) if effect is not None else None
        if e is None or f.kind not in ("event", "burned", "state-based"):
            return None
        if e.type in OF_NOBODY:
            return Node(OF_NOBODY[e.type])
        if e.type in OF_PLAYER:
            return Node(OF_PLAYER[e.type], who=e.player)
        if e.type == "phase-begun":
            return Node("phase_begins", phase=f.state.phase)
        return self.change(e, f.state) if e.did else None

    def change(self, e: Event, state: State) -> Node | None:
        """The happening of an event that did something."""
        if e.type in OF_CARD:
            return self.about(e.subject, state, OF_CARD[e.type])
        if e.type in DEEDS or e.get("burned"):
            return self.about(e.subject, state, "undergoes", deed=deed("burned" if e.get("burned") else DEEDS[e.type]))
        told = getattr(self, "tell_" + e.type.replace("-", "_"), None)
        found: Node | None = told(e, state) if told is not None else None
        return found

    def about(self, id: int, state: State, kind: str, part: str = "card", **more: Any) -> Node | None:
        """A happening about one card; None where something in it cannot be named."""
        name = self.name(id, state)
        return Node(kind, {part: name, **more}) if name is not None and None not in more.values() else None

    def tell_damaged(self, e: Event, state: State) -> Node | None:
        """Damage taken."""
        return self.about(e.subject, state, "takes_damage", amount=exactly(e.did))

    def tell_healed(self, e: Event, state: State) -> Node | None:
        """Defense restored."""
        return self.about(e.subject, state, "restores", amount=exactly(e.did))

    def tell_drawn(self, e: Event, state: State) -> Node | None:
        """A card drawn."""
        return self.about(e.subject, state, "draws", who=e.player)

    def tell_played(self, e: Event, state: State) -> Node | None:
        """A card played."""
        return self.about(e.subject, state, "plays", who=e.player)

    def tell_boarded(self, e: Event, state: State) -> Node | None:
        """A pilot aboard."""
        return self.about(e.subject, state, "boards", "pilot", vehicle=self.name(e.get("vehicle", 0), state))

    def tell_attacked(self, e: Event, state: State) -> Node | None:
        """An attack on a card or a player."""
        target = state.things.get(e.get("target", 0))
        if target is not None and target.zone == "leader" and self.themselves:
            return self.about(e.subject, state, "attacks", "attacker", who=target.controller)
        return self.about(e.subject, state, "attacks", "attacker", target=self.name(e.get("target", 0), state))

    def tell_strengthened(self, e: Event, state: State) -> Node | None:
        """Figures changed."""
        attack, defense = e.get("stats")
        return self.about(e.subject, state, "gets_stats", stats=Node("stats", attack=attack, defense=defense))

    def tell_keyword_gained(self, e: Event, state: State) -> Node | None:
        """A keyword more."""
        return self.about(e.subject, state, "gains_keyword", keyword=e.get("word"))

    def tell_keyword_lost(self, e: Event, state: State) -> Node | None:
        """A keyword less."""
        return self.about(e.subject, state, "loses_keyword", keyword=e.get("word"))

    def tell_put(self, e: Event, state: State) -> Node | None:
        """A card put somewhere."""
        t = state.things[e.subject]
        return self.about(e.subject, state, "undergoes", deed=Node("put", place=Node("place", who=t.owner, zone=t.zone)))

    def tell_gained(self, e: Event, state: State) -> Node | None:
        """Points that went up or down."""
        return Node("gains_points" if e.did > 0 else "loses_points", who=e.player, point=e.get("point"), amount=exactly(abs(e.did)))
