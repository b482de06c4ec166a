"""What there is to say about a run: candidate claims from what happened in it, and from how the table differs at its end.

Nothing here is checked; :mod:`engine.suggest.suggestions` writes each claim, reads it back and judges it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise

from engine.kernel.agenda import Pending
from engine.kernel.state import PLAYERS
from engine.kernel.trace import Frame
from engine.kernel.vocabulary import Vocabulary
from engine.language.tree import Node
from engine.log.happenings.table import participles, statements
from engine.play.details import exactly
from engine.play.frame_facts import refused_parts
from engine.play.happenings import event_of
from engine.play.play import Played
from engine.play.table import BLANK
from engine.suggest.claims import RunClaim
from engine.suggest.descriptions import Descriptions, undergone
from engine.suggest.table_claims import TableClaims

STEPS = 5  # steps in one claim about order
PAIRS = 12  # neighbours in an order, and actions, that are looked at
CROWDED = 20_000  # waiting effects in all frames together, from which on their order is too long to be worth a line


class RunClaims:
    """Everything worth saying about one run."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.run = played.run
        self.frames = played.run.frames
        self.descriptions = Descriptions(played)
        self.vocabulary: Vocabulary = played.run.game.vocabulary
        self.last = self.frames[-1]
        self.table = TableClaims(played.run, self.descriptions)
        self.seen = self.happenings()

    def happenings(self) -> list[tuple[Frame, Node]]:
        """The frames that can be told, each with its happening; what happens over and over is told the first times only."""
        found: list[tuple[Frame, Node]] = []
        times: dict[Node, int] = {}
        for f in self.frames:
            node = self.descriptions.happening(f)
            if node is not None:
                times[node] = times.get(node, 0) + 1
                if times[node] <= 3:
                    found.append((f, node))
        self.times = times
        return found

    def __iter__(self) -> Iterator[RunClaim]:
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

    def weight(self, node: Node) -> int:
        """How much a happening says about a run."""
        return statements(self.vocabulary)[node.kind].weight

    def main(self, seen: list[tuple[Frame, Node]]) -> list[tuple[Frame, Node]]:
        """The most telling of some happenings, in their order, each once."""
        once: dict[Node, tuple[Frame, Node]] = {}
        for f, node in seen:
            once.setdefault(node, (f, node))
        best = sorted(once.values(), key=lambda step: (-self.weight(step[1]), step[0].n))[:STEPS]
        return sorted(best, key=lambda step: step[0].n)

    # ---- rules and verdicts

    def refusals(self) -> Iterator[RunClaim]:
        """Which actions were refused by which rule."""
        actions = self.played.actions
        for number, done in enumerate(actions, 1):
            if done.refused is not None:
                yield RunClaim(Node("refused", action=number, rule=done.refused, negated=0), done.last, 100)
        for number, rule in refused_parts(self.frames, actions):
            yield RunClaim(Node("refused", action=number, rule=rule, negated=0, part=1), actions[number - 1].last, 98)

    def fizzled(self) -> Iterator[RunClaim]:
        """What came to nothing, and by which rule."""
        for f, node in self.seen:
            if node.kind == "fizzles":
                said = {"effects": (node["effect"],), "negated": 0}
                if f.rules:
                    yield RunClaim(Node("fizzled", said, rule=f.rules[-1]), f.n, 96)
                yield RunClaim(Node("fizzled", said), f.n, 84)

    def verdict(self) -> Iterator[RunClaim]:
        """How it ended."""
        outcome, n = self.run.outcome, self.last.n
        if outcome.winner:
            yield RunClaim(Node("verdict", who=outcome.winner, result="win"), n, 98)
        elif outcome.verdict == "draw":
            yield RunClaim(Node("drawn_game"), n, 98)
        elif outcome.verdict == "loop":
            yield RunClaim(Node("loop_found"), n, 98)
        elif outcome.verdict == "open":
            yield RunClaim(Node("ongoing"), n, 12)
        if outcome.reason and outcome.reason != outcome.verdict:
            yield RunClaim(Node("verdict_named", text=outcome.reason), n, 70)

    # ---- order

    def orders(self) -> Iterator[RunClaim]:
        """In which order the main things happened: in all, in each action, and of what waited together."""
        ranges = [(done.first, done.last) for done in self.played.actions]
        whole = [(f, node) for f, node in self.seen if f.n]
        for weight, (first, last) in [(92, (0, self.last.n)), *((82, r) for r in ranges if len(ranges) > 1)]:
            steps = self.main([(f, node) for f, node in whole if first <= f.n <= last])
            if len(steps) > 1:
                yield RunClaim(Node("order", steps=tuple(node for _, node in steps)), steps[-1][0].n, weight)
        resolving = [(f, node) for f, node in whole if node.kind in ("resolves", "fizzles")]
        if len(resolving) > 2:
            chain = resolving[: STEPS + 1]
            yield RunClaim(Node("order", steps=tuple(node for _, node in chain)), chain[-1][0].n, 90)
        for (f, one), (g, two) in islice(pairwise(resolving), PAIRS):
            together = any(p is g.pending for p in f.agenda)
            yield RunClaim(Node("order", steps=(one, two)), g.n, 88 if together else 60)

    def reasons(self) -> Iterator[RunClaim]:
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
            if f.rules and self.weight(node) >= 5 and node.kind not in ("resolves", "fizzles"):
                yield RunClaim(Node("cites", happening=node, rule=f.rules[-1]), f.n, 46)
            if f.kind == "state-based":
                yield RunClaim(Node("happened", happening=Node("by_rules", happening=node), negated=0), f.n, 55)

    def ordered_by(self, one: Pending, two: Pending, f: Frame) -> RunClaim | None:
        """Why one effect stands before another."""
        if not one.key < two.key:
            return None
        first, second = self.descriptions.effect(one, f.state), self.descriptions.effect(two, f.state)
        rule = self.run.owners.get(self.run.order.why(one.key, two.key, two.moment, two.zone).question)
        if first is None or second is None or rule is None or first == second:
            return None
        return RunClaim(Node("order_cites", first=first, second=second, rule=rule), f.n, 74)

    # ---- what happened

    def befallen(self) -> Iterator[RunClaim]:
        """What befell cards: each by its name, several of one name by their number."""
        counted: dict[tuple[str, str], list[Frame]] = {}
        known = [p for p in participles(self.vocabulary).values() if p.weight]
        for f in self.frames:
            e = event_of(f)
            if e is None or not e.did or e.subject not in f.state.things:
                continue
            done = next((p for p in known if p.shown_by(e)), None)
            if done is None:
                continue
            t = e.before or f.state.things[e.subject]
            counted.setdefault((done.verb, "" if t.card is BLANK else t.card.slug), []).append(f)
            name = self.descriptions.name(e.subject, f.state)
            if name is not None:
                yield RunClaim(Node("underwent", cards=(name,), deed=undergone(done.verb), negated=0), f.n, done.weight)
        for (verb, slug), frames in counted.items():
            if len(frames) > 1 or not slug:
                yield RunClaim(Node("count_of", amount=exactly(len(frames)), deed=undergone(verb), name=slug or None), frames[-1].n, 66)

    def prevented(self) -> Iterator[RunClaim]:
        """What was tried and did not come about."""
        for f in self.frames:
            e = f.event
            if e is None or (e.did and f.kind != "replaced") or f.kind not in ("event", "replaced", "state-based"):
                continue
            missed = participles(self.vocabulary).get(e.type)
            if missed is None or not missed.missed or e.subject not in f.state.things:
                continue
            if name := self.descriptions.name(e.subject, f.state):
                yield RunClaim(Node("underwent", cards=(name,), deed=undergone(missed.verb), negated=1), f.n, missed.missed)

    def effects(self) -> Iterator[RunClaim]:
        """Which effects resolved, and which only triggered."""
        for f, node in self.seen:
            if node.kind == "resolves":
                yield RunClaim(Node("resolved", effects=(node["effect"],), negated=0), f.n, 44)
        for f in self.frames:
            if f.kind == "queued" and f.pending is not None and (effect := self.descriptions.effect(f.pending, f.state)):
                yield RunClaim(Node("triggered", effects=(effect,), negated=0), f.n, 40)

    def silent(self) -> Iterator[RunClaim]:
        """Which abilities on the table kept still, and which triggered and never came to resolve."""
        heard = {f.pending.source for f in self.frames if f.pending is not None and f.kind == "queued"}
        done = {f.pending.source for f in self.frames if f.pending is not None and f.kind in ("resolving", "fizzled")}
        for i, t in self.frames[0].state.things.items():
            waits = any(h.ability.trigger is not None and h.ability.role == "triggered" for h in t.abilities)
            if t.zone in ("leader", self.run.game.table) and waits and (name := self.descriptions.name(i, self.last.state)):
                effect = (Node("effect_of", source=name, head="", text=""),)
                if i not in heard:
                    yield RunClaim(Node("triggered", effects=effect, negated=1), self.last.n, 47)
                elif i not in done:
                    yield RunClaim(Node("resolved", effects=effect, negated=1), self.last.n, 61)

    def events(self) -> Iterator[RunClaim]:
        """Single happenings, and how often they came about."""
        for f, node in self.seen:
            if self.times[node] > 1:
                yield RunClaim(Node("happened_times", happening=node, amount=exactly(self.times[node])), f.n, 56)
            elif node.kind not in ("undergoes", "resolves", "fizzles", "evolves"):
                yield RunClaim(Node("happened", happening=node, negated=0), f.n, 20 + 6 * self.weight(node))

    def seen_by(self) -> Iterator[RunClaim]:
        """Who saw the cards that went where they are hidden, or were shown."""
        hidden = {z.id for z in self.run.game.zones if z.sees != "all"}
        for f in self.frames:
            e = f.happening
            t = f.state.things.get(e.subject) if e is not None and e.did else None
            if e is None or t is None or t.card is BLANK or (t.zone not in hidden and e.type != "revealed"):
                continue
            name = self.descriptions.name(t.id, f.state)
            for who in PLAYERS if name is not None and e.type not in ("played", "strengthened", "gained") else ():
                for negated in (0, 1) if who != t.owner else (0,) if e.type == "revealed" else ():
                    yield RunClaim(Node("saw", who=who, cards=(name,), negated=negated), f.n, 45)

    def touched(self) -> set[int]:
        """The cards that something happened to, or was to happen to, and those that actions name."""
        found = {e.subject for f in self.frames if (e := f.happening) is not None and e.subject}
        for sentence in self.played.scenario.when:
            for node in sentence.tree.walk():
                if node.kind == "named":
                    found.update(self.played.naming.all(node, self.last.state))
        return found

    def in_between(self) -> Iterator[RunClaim]:
        """How the table stood after each action but the last."""
        start = 0
        for number, done in enumerate(self.played.actions[:-1][:PAIRS], 1):
            last = done.last
            before, now = self.frames[start], self.frames[last]
            for c in (*self.table.differences(before.state, now.state, last), *self.table.moment([before, now], now)):
                if c.weight >= 40:
                    after = Node("at_moment", moment=Node("after_action", n=number), claim=c.node)
                    yield RunClaim(after, c.n, c.weight - 12)
            start = last

    def denied(self, other: RunClaims) -> Iterator[RunClaim]:
        """What happened in another run and not in this one."""
        for c in other.refusals():
            if "part" not in c.node:
                yield RunClaim(Node("refused", action=c.node["action"], negated=1), self.last.n, 99)
        here = {c.node for c in (*self.befallen(), *self.effects(), *self.events())}
        for c in (*other.befallen(), *other.effects(), *other.events()):
            if "negated" in c.node and c.node not in here:
                yield RunClaim(Node(c.node.kind, {**dict(c.node.parts), "negated": 1}), self.last.n, c.weight + 2)
