"""Recognising single happenings in frames: what "X is destroyed" or "the boarding of X fizzles" means in a trace.

What a happening is shown by is said in the table of happenings; here is how an entry is read, and what is read from more than one event.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.agenda import Pending
from engine.kernel.cards import Ability
from engine.kernel.happenings import ScenarioWording
from engine.kernel.run import Run
from engine.kernel.shown import figure_shown
from engine.kernel.state import State
from engine.kernel.trace import Event, Frame
from engine.language.tree import Node
from engine.log.happenings.table import participles, statements
from engine.play.details import figure_of, has, thing_of, turned
from engine.play.naming import Naming

Seen = Callable[[Frame], bool]
# what puts a card into a place, though it lay there
PUTTING = ("put", "added", "drawn", "destroyed", "discarded", "returned", "moved-to-hand", "spent")
SameText = Callable[[str, Ability], bool]


def event_of(f: Frame, *types: str) -> Event | None:
    """The frame's event if something happened in it and it is of one of these types."""
    e = f.event
    if e is None or f.kind not in ("event", "burned", "state-based") or (types and e.type not in types):
        return None
    return e


class Happenings:
    """Makes tests of frames from happening nodes. ``same_text`` compares a quoted card text with an ability's."""

    def __init__(self, run: Run, naming: Naming, same_text: SameText) -> None:
        self.naming = naming
        self.run = run
        self.frames = run.frames
        self.same_text = same_text
        self.statements = statements(run.game.vocabulary)
        self.participles = participles(run.game.vocabulary)
        self.table = run.game.table
        self.given_as = run.game.behaviour.given_as
        self.ways = {head: run.owners[question] for head, question in run.game.joins.items() if question in run.owners}
        self.found: dict[Node, tuple[State, int, list[int]]] = {}

    def ids(self, node: Node, f: Frame) -> list[int]:
        """The things that a name means at a frame (as they were called then, or ever); looked up once for each table in turn."""
        names = self.naming.seen
        known = self.found.get(node)
        if known is None or known[0] is not f.state or known[1] != names:
            known = self.found[node] = (f.state, names, self.called(node, f, self.naming.all(node, f.state)))
        if "place" not in node or f.n == 0:
            return known[2]
        return [*known[2], *self.naming.all(node, self.frames[f.n - 1].state)]  # where it lay before that happened

    def called(self, node: Node, f: Frame, ids: list[int]) -> list[int]:
        """Those of these things that bear the name at a frame, or did just before.

        What has been turned into another card is that one from then on.
        """
        name = node.get("name")
        if name is None or name in self.naming.labels:
            return ids
        moments = (f.state, self.frames[f.n - 1].state) if f.n else (f.state,)
        others = [i for i in ids if all(i in s.things and s.things[i].card.slug != name for s in moments)]
        return [i for i in ids if i not in others] if others else ids

    def seen(self, node: Node) -> Seen:
        """The test of frames for a happening. Raises LookupError for one that no frame can show."""
        reader = READERS.get(node.kind)
        if reader is not None:
            return reader(self, node)
        wording = self.statements.get(node.kind)
        if wording is None:
            raise LookupError(node.kind)
        return self.of_pending(node, wording.effect) if wording.effect else self.shown(node, wording)

    # ---- effects

    def is_effect(self, node: Node, p: Pending, f: Frame) -> bool:
        """Whether a waiting or resolving ability is the one that a sentence speaks of."""
        if node.kind == "boarding":
            return p.moment == "boarding" and p.event is not None and p.event.subject in self.ids(node["pilot"], f)
        if node.kind == "declared":
            return bool(p.moment == node["what"] and p.controller == node["who"])
        if not self.is_of(node["source"], p, f):
            return False
        head = node["head"]
        if head and head not in (p.moment, p.ability.head):
            return False
        return not node["text"] or self.same_text(node["text"], p.ability)

    def is_of(self, source: Node, p: Pending, f: Frame) -> bool:
        """Whether a waiting or resolving ability is that of the card or leader of which a sentence speaks."""
        if source.kind == "anything":
            return True
        ids = self.ids(source, f)
        return p.source in ids or (p.origin.card.kind == "leader" and source.kind == "leader" and p.origin.id in ids)

    def of_pending(self, node: Node, *kinds: str) -> Seen:
        """The test for frames of these kinds that are about the effect of a sentence."""

        def seen(f: Frame) -> bool:
            p = f.pending
            return f.kind in kinds and p is not None and not self.only_declared(node["effect"], p) and self.is_effect(node["effect"], p, f)

        by_way = self.came_by_way(node["effect"]) if "fizzled" not in kinds else None
        return seen if by_way is None else lambda f: seen(f) or by_way(f)

    def only_declared(self, effect: Node, p: Pending) -> bool:
        """Whether what came is no effect of a card but something that a player declared of it (a charm), and is not spoken of as that."""
        return p.ability.role == "declaration" and effect.kind == "effect_of" and not effect["head"] and not effect["text"]

    def came_by_way(self, effect: Node) -> Seen | None:
        """The test for a card's being played by what is called so (its Shield Trigger): nothing else triggers or resolves by that name."""
        rule = self.ways.get(effect.get("head", ""))
        if rule is None or effect.get("text"):
            return None

        def seen(f: Frame) -> bool:
            e = event_of(f, "played")
            return e is not None and rule in f.rules and (effect["source"].kind == "anything" or e.subject in self.ids(effect["source"], f))

        return seen

    # ---- events

    def shown(self, node: Node, wording: ScenarioWording) -> Seen:
        """The test for frames whose event is of the wording's types and has what the sentence says of it."""
        whole = whole_only(wording)

        def seen(f: Frame) -> bool:
            e = event_of(f, *wording.events)
            if e is None or (whole and not e.did) or (wording.where is not None and not wording.where(e)):
                return False
            return self.has_parts(node, wording, e, f) or (wording.mutual and self.has_parts(node, wording, turned(e), f))

        return seen

    def in_all(self, node: Node) -> int:
        """The sum of the figures of every event that shows a happening, whichever figure the sentence says."""
        wording = self.statements[node.kind]
        figure = next(detail for detail in wording.parts.values() if detail.what == "figure")
        seen = self.shown(Node(node.kind, {part: value for part, value in node.parts if part != "amount"}), wording)
        return sum(figure_of(figure, e) for f in self.frames if seen(f) and (e := event_of(f, *wording.events)) is not None)

    def has_parts(self, node: Node, wording: ScenarioWording, e: Event, f: Frame) -> bool:
        """Whether an event has all that a sentence says; without leaders a player may be named instead of what stands for him."""
        for part, detail in wording.parts.items():
            if part in node:
                if not has(e, detail, node[part], f, self.naming):
                    return False
            elif "who" in node and detail.what == "thing" and thing_of(detail, e) not in f.state.zone(node["who"], "leader"):
                return False
        return True

    def underwent(self, f: Frame, done: Node, ids: list[int]) -> bool:
        """Whether this frame shows that one of these things underwent something ("destroyed", "put into my hand")."""
        if done.kind == "put":
            e = event_of(f)
            if e is None or e.subject not in ids or not e.did or f.n == 0:
                return False
            place = done["place"]
            t, before = f.state.things[e.subject], self.frames[f.n - 1].state.things.get(e.subject)
            came = e.type in PUTTING or before is None or before.zone != t.zone
            return bool(came and t.zone == place["zone"] and place.get("who") in (None, t.owner))
        e, participle = event_of(f), self.participles.get(done["verb"])
        if participle is None:
            return False
        if e is not None and self.befallen(f, done) in ids and bool(e.did) and participle.shown_by(e):
            return True
        return bool(participle.comes_to_bear) and any(self.came_to_bear(participle.comes_to_bear, i, f) for i in ids)

    def came_to_bear(self, counter: str, thing: int, f: Frame) -> bool:
        """Whether a card that stayed where it was has a counter at a frame that it had not before."""
        now, before = f.state.things.get(thing), self.frames[f.n - 1].state.things.get(thing) if f.n else None
        if now is None or before is None or now.zone != before.zone:
            return False
        return bool(now.counters.get(counter)) and not before.counters.get(counter)

    def befallen(self, f: Frame, done: Node) -> int:
        """To which thing a frame's event did that: its subject, or the one on which the subject's deed fell; 0 for none."""
        e, participle = event_of(f), self.participles.get(done.get("verb", ""))
        if e is None:
            return 0
        return thing_of(participle.falls_on, e) if participle is not None and participle.falls_on is not None else e.subject


def whole_only(wording: ScenarioWording) -> bool:
    """Whether the happening counts only where it came about: it is about a thing, and the sentence gives no figure."""
    kinds = {detail.what for detail in wording.parts.values()}
    return "thing" in kinds and "figure" not in kinds


# ---- what is read from something other than one event

Recogniser = Callable[[Happenings, Node], Seen]
READERS: dict[str, Recogniser] = {}


def reads(kind: str) -> Callable[[Recogniser], Recogniser]:
    """Register how a kind of happening is recognised that the table does not say."""

    def register(reader: Recogniser) -> Recogniser:
        READERS[kind] = reader
        return reader

    return register


@reads("undergoes")
def undergoes(happenings: Happenings, node: Node) -> Seen:
    """Something is done to a card."""
    return lambda f: happenings.underwent(f, node["deed"], happenings.ids(node["card"], f))


@reads("gains_keyword")
@reads("loses_keyword")
def keywords(happenings: Happenings, node: Node) -> Seen:
    """A card on the table gets a keyword or loses it, by an effect or as the rules have it: who attacks is in Ambush no longer."""
    told, loses = happenings.shown(node, happenings.statements[node.kind]), node.kind == "loses_keyword"

    def has_it(f: Frame, i: int) -> bool | None:
        t = f.state.things.get(i)
        return node["keyword"] in t.keywords if t is not None and t.zone == happenings.table else None

    def seen(f: Frame) -> bool:
        if told(f) or f.n == 0:
            return told(f)
        before = happenings.frames[f.n - 1]
        there = (i for i in happenings.ids(node["card"], f) if has_it(f, i) is not None)
        return any(has_it(before, i) is loses and has_it(f, i) is not loses for i in there)

    return seen


@reads("comes_to")
def comes_to(happenings: Happenings, node: Node) -> Seen:
    """A card in play has this attack and this defense left, and had another in the frame before, or was not there."""

    def is_so(f: Frame, i: int) -> bool:
        t = f.state.things.get(i)
        if t is None or t.zone != happenings.table or t.attack != node["attack"]:
            return False
        return bool(figure_shown(happenings.run, t, "defense") == node["defense"])

    def seen(f: Frame) -> bool:
        return f.n > 0 and any(is_so(f, i) and not is_so(happenings.frames[f.n - 1], i) for i in happenings.ids(node["card"], f))

    return seen


@reads("enters")
@reads("leaves")
def moves(happenings: Happenings, node: Node) -> Seen:
    """A card comes onto the table or leaves it; where a sentence names another place, or whose it is, the card comes to it or leaves it."""
    place = node.get("place")
    if place is None or (place["zone"] == happenings.table and "who" not in place):
        return happenings.shown(node, happenings.statements[node.kind])
    leaves = node.kind == "leaves"

    def there(f: Frame, i: int) -> bool:
        t = f.state.things.get(i)
        return t is not None and t.zone == place["zone"] and place.get("who") in (None, t.controller)

    def seen(f: Frame) -> bool:
        if f.n == 0:
            return False
        before = happenings.frames[f.n - 1]
        return any(there(before, i) == leaves and there(f, i) != leaves for i in happenings.ids(node["card"], f))

    return seen


@reads("plays")
def plays(happenings: Happenings, node: Node) -> Seen:
    """A card is played; where uses are declared first, its declaration."""
    played = happenings.shown(node, happenings.statements["plays"])

    def seen(f: Frame) -> bool:
        if f.kind == "queued" and f.message.key == "declared":
            p = f.pending
            return p is not None and p.controller == node["who"] and p.source in happenings.ids(node["card"], f)
        return played(f)

    return seen


@reads("gains_points")
@reads("loses_points")
def points_move(happenings: Happenings, node: Node) -> Seen:
    """A player gets points or loses them; those that are what a player has left (life) also by damage, or as it is restored."""
    by_an_effect = happenings.shown(node, happenings.statements[node.kind])
    if happenings.given_as(node["point"]) != "defense":
        return by_an_effect
    who, amount = node["who"], node["amount"]
    if node.kind == "loses_points":
        otherwise = happenings.seen(Node("takes_damage", who=who, amount=amount))
    else:
        otherwise = happenings.seen(Node("restores", card=Node("leader", who=who), amount=amount))
    return lambda f: by_an_effect(f) or otherwise(f)


@reads("wins")
def wins(happenings: Happenings, node: Node) -> Seen:
    """The game ends with a winner."""
    return lambda f: f.kind == "ended" and f.message.parts.get("player") == node["who"]


@reads("loses")
def loses(happenings: Happenings, node: Node) -> Seen:
    """The game ends with the other player as its winner."""
    return lambda f: f.kind == "ended" and f.message.parts.get("player") not in (None, node["who"])


@reads("phase_begins")
def phase_begins(happenings: Happenings, node: Node) -> Seen:
    """The phase is another than in the frame before; of a player's, in a turn of that player."""
    whose = node.get("who")

    def seen(f: Frame) -> bool:
        fits = f.state.phase == node["phase"] and whose in (None, f.state.turn)
        return f.n > 0 and fits and happenings.frames[f.n - 1].state.phase != node["phase"]

    return seen


@reads("phase_ends")
def phase_ends(happenings: Happenings, node: Node) -> Seen:
    """The phase was that one in the frame before, and is another; of a player's, in a turn that was that player's."""
    whose = node.get("who")

    def seen(f: Frame) -> bool:
        before = happenings.frames[f.n - 1].state if f.n else f.state
        left = (f.state.phase, f.state.turn) != (before.phase, before.turn)
        return left and before.phase == node["phase"] and whose in (None, before.turn)

    return seen


@reads("by_rules")
def by_rules(happenings: Happenings, node: Node) -> Seen:
    """State-based processing made it happen."""
    seen = happenings.seen(node["happening"])
    return lambda f: f.kind == "state-based" and seen(f)
