"""Both players' halves of the table: seat, open rows, piles (templates/board/table.html)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from django.utils.translation import gettext as _
from markupsafe import Markup

from engine.kernel.zones import RESOLVING, Zone
from rulings.board import texts
from rulings.board.faces import NO_MARK, Badge, StepMark, face, glyphs, is_turned, name_of, printed_on, tokens
from rulings.board.runs import RunView
from rulings.board.tables import GameTable, Point, table
from rulings.http import addresses
from rulings.http.cache import Cache
from rulings.http.templates import printed

MOST = 24  # cards that a row is made for; more of them lie closer (static/css/stage.css)
GEMS = 12  # more stones than this are a number
ROWS = 4  # a table of more rows has no room for one of what is being played
ThingData = Mapping[str, Any]
Marks = Mapping[Any, StepMark]
Alike = frozenset[tuple[str, str]]
SEAT = "seat"
NOTHING: Mapping[Any, int] = {}
lists: Cache[Markup] = Cache("card lists", len)


def secret(view: str, player: str, zone: Zone) -> bool:
    """Whether the viewer may not look into the zone at all. The all-seeing view sees every face."""
    return view != "all" and not zone.shows(view == player, face_down=False)


def down(view: str, player: str, zone: Zone, thing: ThingData) -> bool:
    """Whether a card shows the viewer its back. Its owner knows what lies face down where the game lets owners look."""
    return view != "all" and not zone.shows(view == player, bool(thing["hidden"]))


class Places(Protocol):
    """Where the cards and zones of a table lead that can be changed on it."""

    def card(self, thing_id: Any) -> str:
        """Where a card is changed; nothing for one that the board does not name."""

    def zone(self, player: str, zone: str) -> str:
        """Where a zone gets a card; nothing for one that takes none."""


class Leader(NamedTuple):
    """A leader at its seat. ``figure`` is None in a game whose leaders have none; ``change`` is by how much it changed in this step."""

    role: str
    figure: int | None
    said: str  # what the figure is called
    damage: bool  # it is the damage taken together
    hurt: bool
    change: int
    good: bool


class SeatFigure(NamedTuple):
    """A point or counter of a player, out of ``most`` where there is such a figure.

    ``gems`` are stones: how many left, how many spent. ``stones`` are the cards that are counted: the class of each, and whether
    it is spent.
    """

    name: str
    label: str
    value: Any
    most: Any = None
    changed: bool = False
    gems: tuple[int, int] | None = None
    stones: tuple[tuple[str, bool], ...] = ()


class Seat(NamedTuple):
    """A player's own place: the leader, what the player has said that still stands, points, and counters, which are folded."""

    name: str
    leader: Leader
    said: tuple[str, ...]
    points: tuple[SeatFigure, ...]
    counters: tuple[SeatFigure, ...]


class WhereToAdd(NamedTuple):
    """Where a zone gets another card."""

    href: str
    name: str
    label: str


class ZoneRow(NamedTuple):
    """An open zone: its cards side by side, how many places are still free, and how many there must be room for through the run.

    ``alike``: beside another run, it never differs from the same zone there.
    """

    player: str
    zone: str
    shape: str
    label: str
    faces: tuple[Markup, ...]
    more: WhereToAdd | None
    free: int
    most: int
    alike: bool


class Pile(NamedTuple):
    """A pile: its count, its top card, and what lies in it, the top first; None where nobody may look into it or nothing is there."""

    zone: str
    label: str
    size: int
    moved: bool
    fate: str  # what befell the card that came here in this step
    top: Markup | None
    names: Markup | None
    more: WhereToAdd | None
    later: bool  # it has no card now, and a place only since it has one in another step


class Half:
    """One player's half of the table in one frame: what of it the viewer sees, and what this step did to it.

    ``places`` is there where the table itself can be changed: then empty zones are shown too. ``alike`` are, beside another run, the
    zones in which the two never differ, by player and name; :data:`SEAT` stands for everything of a player's that is no row.
    """

    def __init__(
        self, run: RunView, player: str, state: Mapping[str, Any], before: Mapping[str, Any], marked: Marks, view: str,
        places: Places | None = None, alike: Alike = frozenset(),
    ):  # fmt: skip
        self.run = run
        self.places = places
        self.alike = alike
        self.player = player
        self.layout = table(run.game)
        self.here, self.old = state["players"][player], before["players"][player]
        zones = [zone for side in state["players"].values() for zone in side["zones"].values() if zone]
        hosts = [(host, thing["hidden"]) for zone in zones for thing in zone if (host := thing.get("host"))]
        self._beneath = Counter([host for host, _hidden in hosts]) if hosts else NOTHING
        self._sealed = Counter([host for host, hidden in hosts if hidden]) if hosts else NOTHING
        self.marked = marked
        self.view = view
        self.name = texts.word(texts.PLAYER, player)
        self.turn = state["turn"] == player
        self.zones = tuple(self._zones())
        self._row_of_played = places is None and _has_room(run, state["players"], self.layout)
        self.open = tuple(sorted((zone for zone in self.zones if self._is_row(zone)), key=lambda zone: zone.id != RESOLVING.id))

    @property
    def is_alike(self) -> bool:
        """Whether, beside another run, nothing of this player ever differs."""
        return {(self.player, SEAT), *((self.player, zone.id) for zone in self.open)} <= self.alike

    # The three below are what the template prints.

    @property
    def seat(self) -> Markup:
        """The leader and the player's points, as stones where they are few, and counters."""
        said = tuple(texts.say(one) for one in self.here.get("said", ()))
        seat = Seat(self.name, self._leader(), said, (*self._points(), *self._tallies()), tuple(self._counters()))
        return printed("board/side.html", "seat", seat)

    @property
    def rows(self) -> Markup:
        """The zones that lie open, from the middle of the table outwards."""
        return Markup("".join([printed("board/side.html", "row", _row(self, zone)) for zone in self.open]))

    @property
    def piles(self) -> Markup:
        """The other zones, each as its top card and its count."""
        return Markup("".join([printed("board/side.html", "pile", _pile(self, zone)) for zone in self.zones if self._is_pile(zone)]))

    def badges(self) -> Iterator[Badge]:
        """The signs on the cards that the viewer sees lying open, without their figures."""
        for zone in self.open:
            for thing in self.things(zone):
                if not down(self.view, self.player, zone, thing):
                    yield from glyphs(self.run.game, thing)
                    yield from (Badge(one.name, "", one.said) for one in tokens(self.run.game, thing))

    def _leader(self) -> Leader:
        """The leader's defense (or the damage it has taken together) and what happened to it."""
        now, was = self.here.get("leader") or {}, self.old.get("leader") or {}
        damage = self.layout.life == "damage"
        figure, before = now.get(self.layout.life), was.get(self.layout.life)
        change = figure - before if figure is not None and before is not None else 0
        return Leader(
            role=self.marked.get(now.get("id"), NO_MARK).role,
            figure=figure if now.get("defense") is not None else None,
            said=texts.say(self.layout.life_said),
            damage=damage,
            hurt=bool(now.get("damage")) and not damage,
            change=change,
            good=(change < 0) == damage,
        )

    def things(self, zone: Zone) -> Sequence[ThingData]:
        """What lies in a zone, in its order."""
        found: Sequence[ThingData] = self.here["zones"].get(zone.id, ())
        return found

    def _zones(self) -> Iterator[Zone]:
        zones = self.here["zones"]
        known = {zone.id for zone in self.layout.zones}
        yield from (zone for zone in self.layout.zones if zone.id in zones)
        yield from (self.layout.zone(name) for name in zones if name not in known)

    def _is_row(self, zone: Zone) -> bool:
        if zone.id == RESOLVING.id:
            return self._row_of_played and self.run.most(self.player, zone.id) > 0
        if zone.shape == "pile":
            return False
        filled = bool(self.things(zone)) or zone.table or self.places is not None
        return filled or self.run.most(self.player, zone.id) > 0

    def _is_pile(self, zone: Zone) -> bool:
        if zone.shape != "pile" or zone in self.open:
            return False
        return zone.stays or bool(self.things(zone)) or self.run.most(self.player, zone.id) > 0

    def leads(self, thing: ThingData) -> str:
        """Where a card of the table leads, where not to its own page."""
        return self.places.card(thing["id"]) if self.places is not None else ""

    def more(self, zone: Zone) -> WhereToAdd | None:
        """The place where a zone gets another card; None where the table is only looked at."""
        href = self.places.zone(self.player, zone.id) if self.places is not None else ""
        if not href:
            return None
        name = texts.say(zone.label)
        return WhereToAdd(href, name, _("Put a card here: %(player)s, %(zone)s") % {"player": self.name, "zone": name})

    def _points(self) -> Iterator[SeatFigure]:
        points, was = dict(self.here.get("points") or {}), self.old.get("points") or {}
        for point in self.layout.points:
            if point.name in points:
                value = points.pop(point.name)
                most = points.pop(point.most, None) if point.most else None
                if value or not point.quiet:
                    yield _figure(point, value, most, value != was.get(point.name, value))
        for name, value in points.items():
            yield SeatFigure(name, texts.of_game(self.run.game, "counter", name), value, changed=value != was.get(name, value))

    def _tallies(self) -> Iterator[SeatFigure]:
        """The zones that are counted at the seat, where the run ever has a card in them, so that nothing at the seat moves."""
        for tally in self.layout.tallies:
            zone = self.layout.zone(tally.zone)
            if not (self.run.most(self.player, zone.id) or self.things(zone)):
                continue
            things = self.things(zone)
            ready = sum(not is_turned(self.run.game, thing) for thing in things)
            before = self.old["zones"].get(zone.id, ())
            was = (len(before), sum(not is_turned(self.run.game, thing) for thing in before))
            shown = bool(things) and len(things) <= GEMS and not secret(self.view, self.player, zone)
            yield SeatFigure(
                zone.id,
                texts.say(zone.label),
                ready if tally.ready else len(things),
                len(things) if tally.ready else None,
                changed=was != (len(things), ready),
                stones=tuple(self._stone(zone, thing) for thing in things) if tally.ready and shown else (),
            )

    def _stone(self, zone: Zone, thing: ThingData) -> tuple[str, bool]:
        """The class of a counted card, where the viewer sees its face, and whether it lies on its side."""
        unseen = down(self.view, self.player, zone, thing)
        klass = "" if unseen else printed_on(self.run.cards.get(thing["card"]), thing, "klass", "class")
        return klass, is_turned(self.run.game, thing)

    def face(self, thing: ThingData, down: bool) -> Markup:
        """A card of the table as it is drawn, with what this step did to it and how many cards lie beneath it, are aboard or seal it."""
        mark, beneath = self.marked.get(thing["id"], NO_MARK), self._beneath.get(thing["id"], 0)
        sealed = 0 if thing["hidden"] else self._sealed.get(thing["id"], 0)
        return face(self.run.game, self.run.cards, thing, mark, down, self.leads(thing), beneath - sealed, sealed)

    def _counters(self) -> Iterator[SeatFigure]:
        was = self.old.get("counters") or {}
        for name, value in (self.here.get("counters") or {}).items():
            if value and self.layout.counter(name).shown != "never":
                label = texts.of_game(self.run.game, "counter", name)
                yield SeatFigure("", label, value, changed=was.get(name, 0) != value)


def _figure(point: Point, value: Any, most: Any, changed: bool) -> SeatFigure:
    stones = most if isinstance(most, int) else value
    drawn = point.gems and isinstance(value, int) and 0 < max(value, stones) <= GEMS
    return SeatFigure(point.name, texts.say(point.label), value, most, changed, (value, max(0, stones - value)) if drawn else None)


def _has_room(run: RunView, players: Iterable[str], layout: GameTable) -> bool:
    """Whether a row of what is being played, in the middle of the table, leaves the others their size: cards one can read."""
    rows = [zone for zone in layout.zones if zone.shape != "pile" or zone.id == RESOLVING.id]
    return sum(run.most(player, zone.id) > 0 or zone.id in layout.slots for player in players for zone in rows) <= ROWS


def _row(half: Half, zone: Zone) -> ZoneRow:
    run, things, view, player = half.run, half.things(zone), half.view, half.player
    faces = tuple(half.face(thing, down(view, player, zone, thing)) for thing in things)
    more = half.more(zone)
    free = max(0, half.layout.slots.get(zone.id, 0) - len(things) - (more is not None))
    most = min(MOST, max(half.layout.slots.get(zone.id, 0), run.most(player, zone.id) + (more is not None)))
    alike = (player, zone.id) in half.alike
    return ZoneRow(half.name, zone.id, zone.shape, texts.say(zone.label), faces, more, free, most, alike)


def _pile(half: Half, zone: Zone) -> Pile:
    things = half.things(zone)
    turned = zone.sees == "nobody"
    order = list(things) if turned else list(reversed(things))
    turned = turned or (bool(order) and down(half.view, half.player, zone, order[0]))
    top: Markup | None = None
    if order:
        top = half.face(order[0], turned)
    came = [mark for thing in things if (mark := half.marked.get(thing["id"], NO_MARK)).moved]
    names: Markup | None = None
    if order and not secret(half.view, half.player, zone):
        names = _listed(half.run, [None if down(half.view, half.player, zone, thing) else thing for thing in order])
    later = not things and not zone.stays
    return Pile(zone.id, texts.say(zone.label), len(things), bool(came), _fate(came), top, names, half.more(zone), later)


def _fate(came: Sequence[StepMark]) -> str:
    return next((mark.fate for mark in came if mark.fate), "")


def _listed(run: RunView, order: Sequence[ThingData | None]) -> Markup:
    """The names of cards as links, None being one that is not seen. A deck is the same in most steps, so its list is printed once."""
    key = (texts.here(), run.game, id(run.cards), tuple(thing and thing["card"] for thing in order))
    made = lists.get(key)
    if made is None:
        rows = []
        for thing in order:
            known = thing is not None and thing["card"] in run.cards
            href = addresses.card(run.game, thing["card"]) if thing is not None and known else ""
            rows.append((href, name_of(run.cards.get(thing["card"]), thing) if thing is not None else _("a card, face down")))
        made = lists.put(key, printed("board/card.html", "names", tuple(rows)))
    return made
