"""How the table stands, and how it differs from before: candidate claims about cards, leaders, points, zones, whose move it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel import calculation
from engine.kernel.run import Run
from engine.kernel.shown import figure_shown
from engine.kernel.state import State, Thing
from engine.kernel.trace import Frame
from engine.language.tree import Node
from engine.play.details import exactly
from engine.play.table import BLANK
from engine.suggest.claims import RunClaim
from engine.suggest.descriptions import Descriptions

QUIET = frozenset({"pp", "max_pp", "hand_limit"})


class TableClaims:
    """What there is to say about the table in one run."""

    def __init__(self, run: Run, descriptions: Descriptions) -> None:
        self.run = run
        self.descriptions = descriptions

    def differences(self, before: State, now: State, n: int) -> Iterator[RunClaim]:
        """How the table differs: leaders, figures, places, points, zones."""
        for i, t in now.things.items():
            was = before.things.get(i)
            if was is not t and t.card is not BLANK and (name := self.descriptions.name(i, now)):
                yield from self.of_card(name, was, t, now, n)
        vocabulary = self.run.game.vocabulary
        for (player, point), value in now.points.items():
            if value != before.points.get((player, point), self.run.game.points.get(point, 0)) and vocabulary.has("counter", point):
                yield RunClaim(Node("point", who=player, point=point, amount=exactly(value)), n, 36 if point in QUIET else 52)
        for player, zone in now.zones:
            ids = now.zone(player, zone)
            if ids != before.zone(player, zone) and vocabulary.has("zone", zone):
                yield from self.of_zone(player, zone, [now.things[i] for i in ids], now, n)

    def of_card(self, name: Node, was: Thing | None, t: Thing, now: State, n: int) -> Iterator[RunClaim]:
        """What is different about a card, or about a leader."""
        if t.zone == "leader":
            if was is not None and was.left != t.left:
                yield self.of_leader(name, t, n, 70)
            return
        if was is None or (was.zone, was.controller) != (t.zone, t.controller):
            zone = self.run.game.zone(t.zone)
            place = Node("nowhere") if zone.gone else Node("place", who=t.controller, zone=t.zone)
            yield RunClaim(Node("located", cards=(name,), place=place, negated=0), n, 58)
            if zone.attached == "pilot" and t.host in now.things and (vehicle := self.descriptions.name(t.host, now)):
                yield RunClaim(Node("piloted", cards=(vehicle,), pilot=name), n, 62)
        if t.zone != self.run.game.table:
            return
        left = figure_shown(self.run, t, "defense")
        if was is not None and (was.attack, figure_shown(self.run, was, "defense")) != (t.attack, left):
            if t.defense is not None:
                yield RunClaim(Node("stats", cards=(name,), attack=t.attack or 0, defense=left), n, 63)
            elif t.attack != was.attack:
                yield RunClaim(Node("attribute", cards=(name,), attribute="power", amount=exactly(t.attack or 0)), n, 63)
        for word in dict.fromkeys(t.keywords):
            if (was is None or word not in was.keywords) and self.run.game.vocabulary.has("keyword", word):
                yield RunClaim(Node("has_keyword", cards=(name,), keyword=word, negated=0), n, 57)
        if was is not None and was.abilities and not t.abilities and not t.keywords:
            yield RunClaim(Node("no_abilities", cards=(name,)), n, 60)
        if t.face == "evolved" and (was is None or was.face != "evolved"):
            yield RunClaim(Node("in_state", cards=(name,), state="evolved", negated=0), n, 50)
        turned = self.run.game.turned
        if was is not None and bool(was.counters.get(turned)) != bool(t.counters.get(turned)):
            state = turned if t.counters.get(turned) else {"asleep": "active"}.get(turned, "untapped")
            yield RunClaim(Node("in_state", cards=(name,), state=state, negated=0), n, 50)

    def of_leader(self, name: Node, t: Thing, n: int, weight: int) -> RunClaim:
        """How much a leader has left or, in games where damage adds up without end, has taken."""
        if life := self.run.game.vocabulary.life:
            return RunClaim(Node("point", who=t.controller, point=life, amount=exactly(t.left)), n, weight)
        attribute, value = ("defense", t.left) if self.run.game.points.get("defense") else ("damage", t.damage)
        return RunClaim(Node("attribute", cards=(name,), attribute=attribute, amount=exactly(value)), n, weight)

    def of_zone(self, player: str, zone: str, things: list[Thing], now: State, n: int) -> Iterator[RunClaim]:
        """What a zone holds: nothing, these cards, so many, so many of one name."""
        place = Node("place", who=player, zone=zone)
        if not things:
            yield RunClaim(Node("contents", place=place, cards=()), n, 55)
            return
        names = [self.descriptions.name(t.id, now) for t in things]
        if len(things) <= 3 and None not in names:
            yield RunClaim(Node("contents", place=place, cards=tuple(names)), n, 48)
        slugs = [t.card.slug for t in things if t.card is not BLANK]
        for slug in dict.fromkeys(slugs):
            if slugs.count(slug) > 1:
                yield RunClaim(Node("count_in", place=place, amount=exactly(slugs.count(slug)), name=slug), n, 54)
        yield RunClaim(Node("count_in", place=place, amount=exactly(len(things))), n, 38)

    def unmoved(self, touched: set[int], before: State, now: State, n: int) -> Iterator[RunClaim]:
        """What something happened to and that stands where it stood; leaders that are unhurt; vehicles without a pilot."""
        pilots = self.run.game.attached("pilot")
        aboard = {t.host for t in now.things.values() if t.zone == pilots}
        for i in sorted(touched):
            t, was = now.things.get(i), before.things.get(i)
            if t is None or t.card is BLANK or t.zone == "leader" or (name := self.descriptions.name(i, now)) is None:
                continue
            if was is not None and (was.zone, was.controller) == (t.zone, t.controller):
                place = Node("place", who=t.controller, zone=t.zone)
                yield RunClaim(Node("located", cards=(name,), place=place, negated=0), n, 49)
            if was is None and t.zone == self.run.game.table and t.attack is not None and t.defense is not None:
                yield RunClaim(Node("stats", cards=(name,), attack=t.attack, defense=figure_shown(self.run, t, "defense")), n, 46)
        for t in now.things.values():
            if t.zone == self.run.game.table and t.id not in aboard and boarded(t) and (name := self.descriptions.name(t.id, now)):
                yield RunClaim(Node("no_pilot", cards=(name,)), n, 59)
            if t.zone == "leader" and (name := self.descriptions.name(t.id, now)):
                yield self.of_leader(name, t, n, 50 if t.id in touched else 26)

    def reckoned(self, f: Frame) -> Iterator[RunClaim]:
        """How values under continuous effects are worked out."""
        for key, made in f.state.memory.reckoned.items():
            said = calculation.sentence(made, False, self.run.answers)["en"]
            if key.what == "point":
                yield RunClaim(Node("point", who=str(key.of), point=key.name, amount=exactly(made.value)), f.n, 73)
                yield RunClaim(Node("reckoned_point", who=str(key.of), point=key.name, text=said), f.n, 75)
            elif key.what == "figure" and isinstance(key.of, int) and (name := self.descriptions.name(key.of, f.state)):
                yield RunClaim(Node("reckoned_figure", card=name, attribute=key.name, text=said), f.n, 68)

    def moment(self, frames: Sequence[Frame], now: Frame) -> Iterator[RunClaim]:
        """What waits, whose move and whose turn it is, where that has changed since the first of these frames."""
        first, n = frames[0], now.n
        if now.agenda:
            waiting = [self.descriptions.effect(p, now.state) for p in now.agenda]
            yield from (RunClaim(Node("is_waiting", effects=(e,), negated=0), n, 64) for e in waiting if e is not None)
            if len(waiting) > 1 and None not in waiting:
                yield RunClaim(Node("waiting", effects=tuple(waiting)), n, 66)
        else:
            yield RunClaim(Node("waiting", effects=()), n, 14)
        if any(f.state.priority != first.state.priority for f in frames):
            yield RunClaim(Node("priority", who=now.state.priority or "nobody"), n, 53)
        if now.state.turn != first.state.turn:
            yield RunClaim(Node("turn_of", who=now.state.turn), n, 52)
        if now.state.phase != first.state.phase:
            yield RunClaim(Node("phase_is", phase=now.state.phase), n, 52)


def boarded(t: Thing) -> bool:
    """Whether a card is one that others go aboard."""
    return any(h.ability.trigger is not None and h.ability.trigger.moment == "boarding" for h in t.abilities)
