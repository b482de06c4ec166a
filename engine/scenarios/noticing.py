"""What there is to say about a run: candidate claims from what happened in it, and from how the table differs at its end.

Nothing here is checked; :mod:`engine.scenarios.suggesting` writes each claim, reads it back and judges it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise

from engine.kernel.agenda import Pending
from engine.kernel.state import PLAYERS
from engine.kernel.trace import Frame
from engine.language.tree import Node
from engine.scenarios.judging import refused_parts
from engine.scenarios.play import Played
from engine.scenarios.standing import Claim, TableNotes
from engine.scenarios.table import BLANK
from engine.scenarios.telling import Teller, deed, exactly

# how much each happening says about a run, the step of an order of things
TELLING = {
    "fizzles": 9, "undergoes": 8, "boards": 7, "alights": 6, "evolves": 6, "resolves": 5, "enters": 5, "takes_damage": 5, "restores": 5,
    "deals_damage": 5, "gets_stats": 4, "gains_keyword": 4, "loses_keyword": 4, "loses_abilities": 4, "draws": 4, "gains_points": 3,
    "loses_points": 2, "attacks": 3, "interference_opens": 3, "interference_ends": 3, "phase_begins": 2, "turn_starts": 2,
    "turn_ends": 1, "plays": 1, "passes": 1, "confirms": 1, "gets_priority": 1,
}  # fmt: skip
STEPS = 5  # steps in one claim about order
PAIRS = 12  # neighbours in an order, and actions, that are looked at
CROWDED = 20_000  # waiting effects in all frames together, from which on their order is too long to be worth a line
DEED_WEIGHT = {"destroyed": 80, "banished": 80, "returned": 76, "transformed": 76, "burned": 76, "discarded": 72}


class Notes:
    """Everything worth saying about one run."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.run = played.run
        self.frames = played.run.frames
        self.teller = Teller(played)
        self.last = self.frames[-1]
        self.table = TableNotes(played.run, self.teller)
        self.seen = self.happenings()

    def happenings(self) -> list[tuple[Frame, Node]]:
        """The frames that can be told, each with its happening; what happens over and over is told the first times only."""
        found: list[tuple[Frame, Node]] = []
        times: dict[Node, int] = {}
        for f in self.frames:
            node = self.teller.happening(f)
            if node is not None:
                times[node] = times.get(node, 0) + 1
                if times[node] <= 3:
                    found.append((f, node))
        self.times = times
        return found

    def __iter__(self) -> Iterator[Claim]:
        yield from self.refusals()
        yield from self.fizzled()
        yield from self.verdict()
        yield from self.orders()
        yield from self.reasons()
        yield from self.befallen()
        yield from self.prevented()
        yield from self.effects()
        yield from self.silent()
        yield from self.events()
        yield from self.seen_by()
        yield from self.table.differences(self.frames[0].state, self.last.state, self.last.n)
        yield from self.table.unmoved(self.touched(), self.frames[0].state, self.last.state, self.last.n)
        yield from self.table.reckoned(self.last)
        yield from self.table.moment(self.frames, self.last)
        yield from self.in_between()

    # ---- rules and verdicts

    def refusals(self) -> Iterator[Claim]:
        """Which actions were refused by which rule."""
        actions = self.played.actions
        for number, (_, last, rule) in enumerate(actions, 1):
            if rule is not None:
                yield Claim(Node("refused", action=number, rule=rule, negated=0), last, 100)
        for number, rule in refused_parts(self.frames, actions):
            yield Claim(Node("refused", action=number, rule=rule, negated=0, part=1), actions[number - 1][1], 98)

    def fizzled(self) -> Iterator[Claim]:
        """What came to nothing, and by which rule."""
        for f, node in self.seen:
            if node.kind == "fizzles":
                said = {"effects": (node["effect"],), "negated": 0}
                if f.rules:
                    yield Claim(Node("fizzled", said, rule=f.rules[-1]), f.n, 96)
                yield Claim(Node("fizzled", said), f.n, 84)

    def verdict(self) -> Iterator[Claim]:
        """How it ended."""
        outcome, n = self.run.outcome, self.last.n
        if outcome.winner:
            yield Claim(Node("verdict", who=outcome.winner, result="win"), n, 98)
        elif outcome.verdict == "draw":
            yield Claim(Node("drawn_game"), n, 98)
        elif outcome.verdict == "loop":
            yield Claim(Node("loop_found"), n, 98)
        elif outcome.verdict == "open":
            yield Claim(Node("ongoing"), n, 12)
        if outcome.reason and outcome.reason != outcome.verdict:
            yield Claim(Node("verdict_named", text=outcome.reason), n, 70)

    # ---- order

    def orders(self) -> Iterator[Claim]:
        """In which order the main things happened: in all, in each action, and of what waited together."""
        ranges = [(first, last) for first, last, _ in self.played.actions]
        whole = [(f, node) for f, node in self.seen if f.n]
        for weight, (first, last) in [(92, (0, self.last.n)), *((82, r) for r in ranges if len(ranges) > 1)]:
            steps = main([(f, node) for f, node in whole if first <= f.n <= last])
            if len(steps) > 1:
                yield Claim(Node("order", steps=tuple(node for _, node in steps)), steps[-1][0].n, weight)
        resolving = [(f, node) for f, node in whole if node.kind in ("resolves", "fizzles")]
        if len(resolving) > 2:
            chain = resolving[: STEPS + 1]
            yield Claim(Node("order", steps=tuple(node for _, node in chain)), chain[-1][0].n, 90)
        for (f, one), (g, two) in islice(pairwise(resolving), PAIRS):
            together = any(p is g.message.parts["pending"] for p in f.agenda)
            yield Claim(Node("order", steps=(one, two)), g.n, 88 if together else 60)

    def reasons(self) -> Iterator[Claim]:
        """By which rule of two effects that wait the one goes first; and which rules decided what befell cards."""
        pairs: set[tuple[Node, Node]] = set()
        looked: set[tuple[int, int]] = set()
        if self.run.game.discipline == "queue" and sum(len(f.agenda) for f in self.frames) < CROWDED:
            for f in self.frames:
                for one, two in pairwise(f.agenda):
                    if len(pairs) >= PAIRS or (one.id, two.id) in looked:
                        continue
                    looked.add((one.id, two.id))
                    claim = self.ordered_by(one, two, f)
                    if claim is not None and (claim.node["first"], claim.node["second"]) not in pairs:
                        pairs.add((claim.node["first"], claim.node["second"]))
                        yield claim
        for f, node in self.seen:
            if f.rules and TELLING[node.kind] >= 5 and node.kind not in ("resolves", "fizzles"):
                yield Claim(Node("cites", happening=node, rule=f.rules[-1]), f.n, 46)
            if f.kind == "state-based":
                yield Claim(Node("happened", happening=Node("by_rules", happening=node), negated=0), f.n, 55)

    def ordered_by(self, one: Pending, two: Pending, f: Frame) -> Claim | None:
        """Why one effect stands before another."""
        if not one.key < two.key:
            return None
        first, second = self.teller.effect(one, f.state), self.teller.effect(two, f.state)
        rule = self.run.owners.get(self.run.order.why(one.key, two.key, two.moment, two.zone).question)
        if first is None or second is None or rule is None or first == second:
            return None
        return Claim(Node("order_cites", first=first, second=second, rule=rule), f.n, 74)

    # ---- what happened

    def befallen(self) -> Iterator[Claim]:
        """What befell cards: each by its name, several of one name by their number."""
        counted: dict[tuple[str, str], list[Frame]] = {}
        for f in self.frames:
            e = f.event
            if e is None or not e.did or f.kind not in ("event", "burned", "state-based") or e.subject not in f.state.things:
                continue
            verb = verb_of(f)
            if verb is None:
                continue
            t = e.before or f.state.things[e.subject]
            counted.setdefault((verb, "" if t.card is BLANK else t.card.slug), []).append(f)
            name = self.teller.name(e.subject, f.state)
            weight = DEED_WEIGHT.get(verb, 64)
            if name is not None:
                yield Claim(Node("underwent", cards=(name,), deed=deed(verb), negated=0), f.n, weight)
        for (verb, slug), frames in counted.items():
            if len(frames) > 1 or not slug:
                yield Claim(Node("count_of", amount=exactly(len(frames)), deed=deed(verb), name=slug or None), frames[-1].n, 66)

    def prevented(self) -> Iterator[Claim]:
        """What was tried and did not come about."""
        for f in self.frames:
            e = f.event
            if e is None or (e.did and f.kind != "replaced") or f.kind not in ("event", "replaced", "state-based"):
                continue
            if e.subject in f.state.things and e.type in (*DEED_WEIGHT, "entered") and (name := self.teller.name(e.subject, f.state)):
                yield Claim(Node("underwent", cards=(name,), deed=deed(e.type), negated=1), f.n, 79)

    def effects(self) -> Iterator[Claim]:
        """Which effects resolved, and which only triggered."""
        for f, node in self.seen:
            if node.kind == "resolves":
                yield Claim(Node("resolved", effects=(node["effect"],), negated=0), f.n, 44)
        for f in self.frames:
            if f.kind == "queued" and (effect := self.teller.effect(f.message.parts["pending"], f.state)):
                yield Claim(Node("triggered", effects=(effect,), negated=0), f.n, 40)

    def silent(self) -> Iterator[Claim]:
        """Which abilities on the table kept still, and which triggered and never came to resolve."""
        heard = {f.message.parts["pending"].source for f in self.frames if f.kind == "queued"}
        come = [f.message.parts.get("pending") for f in self.frames if f.kind in ("resolving", "fizzled")]
        done = {p.source for p in come if p is not None}
        for i, t in self.frames[0].state.things.items():
            waits = any(h.ability.trigger is not None and h.ability.role == "triggered" for h in t.abilities)
            if t.zone in ("leader", self.run.game.table) and waits and (name := self.teller.name(i, self.last.state)):
                effect = (Node("effect_of", source=name, head="", text=""),)
                if i not in heard:
                    yield Claim(Node("triggered", effects=effect, negated=1), self.last.n, 47)
                elif i not in done:
                    yield Claim(Node("resolved", effects=effect, negated=1), self.last.n, 61)

    def events(self) -> Iterator[Claim]:
        """Single happenings, and how often they came about."""
        for f, node in self.seen:
            if self.times[node] > 1:
                yield Claim(Node("happened_times", happening=node, amount=exactly(self.times[node])), f.n, 56)
            elif node.kind not in ("undergoes", "resolves", "fizzles", "evolves"):
                yield Claim(Node("happened", happening=node, negated=0), f.n, 20 + 6 * TELLING[node.kind])

    def seen_by(self) -> Iterator[Claim]:
        """Who saw the cards that went where they are hidden, or were shown."""
        hidden = self.run.game.hidden_zones
        for f in self.frames:
            e = f.event
            t = f.state.things.get(e.subject) if e is not None and e.did else None
            if e is None or t is None or t.card is BLANK or (t.zone not in hidden and e.type != "revealed"):
                continue
            name = self.teller.name(t.id, f.state)
            for who in PLAYERS if name is not None and e.type not in ("played", "strengthened", "gained") else ():
                for negated in (0, 1) if who != t.owner else (0,) if e.type == "revealed" else ():
                    yield Claim(Node("saw", who=who, cards=(name,), negated=negated), f.n, 45)

    def touched(self) -> set[int]:
        """The cards that something happened to, or was to happen to, and those that actions name."""
        found = {f.event.subject for f in self.frames if f.event is not None and f.event.subject}
        for sentence in self.played.scenario.when:
            for node in sentence.node.walk():
                if node.kind == "named":
                    found.update(self.played.naming.all(node, self.last.state))
        return found

    def in_between(self) -> Iterator[Claim]:
        """How the table stood after each action but the last."""
        start = 0
        for number, (_, last, _) in enumerate(self.played.actions[:-1][:PAIRS], 1):
            before, now = self.frames[start], self.frames[last]
            for c in (*self.table.differences(before.state, now.state, last), *self.table.moment([before, now], now)):
                if c.weight >= 40:
                    after = Node("at_moment", moment=Node("after_action", n=number), claim=c.node)
                    yield Claim(after, c.n, c.weight - 12)
            start = last

    def denied(self, other: Notes) -> Iterator[Claim]:
        """What happened in another run and not in this one."""
        for c in other.refusals():
            if "part" not in c.node:
                yield Claim(Node("refused", action=c.node["action"], negated=1), self.last.n, 99)
        here = {c.node for c in (*self.befallen(), *self.effects(), *self.events())}
        for c in (*other.befallen(), *other.effects(), *other.events()):
            if "negated" in c.node and c.node not in here:
                yield Claim(Node(c.node.kind, {**dict(c.node.parts), "negated": 1}), self.last.n, c.weight + 2)


def verb_of(f: Frame) -> str | None:
    """The deed that a frame shows on a card, where it is one that is worth a line."""
    e = f.event
    assert e is not None
    if e.get("burned"):
        return "burned"
    if e.type == "entered":
        return None if e.get("how") == "played" else "summoned"
    known = (*DEED_WEIGHT, "buried", "reanimated", "negated", "broken", "evolved")
    return e.type if e.type in known else {"set-as-node": "set"}.get(e.type)


def main(seen: list[tuple[Frame, Node]]) -> list[tuple[Frame, Node]]:
    """The most telling of some happenings, in their order, each once."""
    once: dict[Node, tuple[Frame, Node]] = {}
    for f, node in seen:
        once.setdefault(node, (f, node))
    best = sorted(once.values(), key=lambda step: (-TELLING[step[1].kind], step[0].n))[:STEPS]
    return sorted(best, key=lambda step: step[0].n)
