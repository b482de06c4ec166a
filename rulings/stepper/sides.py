"""Both players' halves of the table: seat, open rows, piles.

As HTML built from strings, like the faces of the cards: a step prints hundreds of small values, and a template takes longer for them
than the server may for the whole answer. Every value that is not a number of ours goes through ``escape``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any, Protocol

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from rulings.stepper import words
from rulings.stepper.faces import NO_MARK, Mark, face, name_of
from rulings.stepper.kept import Kept
from rulings.stepper.runs import RunView
from rulings.stepper.tables import Point, Zone, table

GEMS = 12  # more stones than this are a number
ALWAYS = ("deck", "cemetery", "graveyard", "netherworld", "discard")  # piles that keep their place when they are empty
Thing = Mapping[str, Any]
Marks = Mapping[Any, Mark]
lists: Kept[str] = Kept(500)


def secret(view: str, player: str, zone: Zone) -> bool:
    """Whether the viewer may not look into the zone at all. The all-seeing view sees every face."""
    return view != "all" and (zone.sees == "none" or (zone.sees == "owner" and view != player))


def down(view: str, player: str, zone: Zone, thing: Thing) -> bool:
    """Whether a card shows the viewer its back. Its owner knows what lies face down where the game lets owners look."""
    if secret(view, player, zone):
        return True
    return view not in ("all", player if zone.sees in ("owner", "face-down") else "") and bool(thing["hidden"])


class Places(Protocol):
    """Where the cards and zones of a table lead that can be changed on it."""

    def card(self, thing_id: Any) -> str:
        """Where a card is changed; nothing for one that the board does not name."""

    def zone(self, player: str, zone: str) -> str:
        """Where a zone gets a card; nothing for one that takes none."""


class Half:
    """One player's half of the table in one frame: what of it the viewer sees, and what this step did to it.

    ``places`` is there where the table itself can be changed: then empty zones are shown too.
    """

    def __init__(
        self, run: RunView, player: str, state: Mapping[str, Any], before: Mapping[str, Any], marked: Marks, view: str,
        places: Places | None = None,
    ):  # fmt: skip
        self.run = run
        self.places = places
        self.player = player
        self.layout = table(run.game)
        self.here, self.old = state["players"][player], before["players"][player]
        self.marked = marked
        self.view = view
        self.name = words.word(words.PLAYER, player)
        self.turn = state["turn"] == player

    # The four below are what the template prints.

    @property
    def leader(self) -> SafeString:
        """The leader's defense (or the damage it has taken together) and what happened to it."""
        now, was = self.here.get("leader") or {}, self.old.get("leader") or {}
        damage = self.layout.life == "damage"
        figure, before = now.get(self.layout.life), was.get(self.layout.life)
        role = self.marked.get(now.get("id"), NO_MARK).role
        parts = [f'<p class="leader"{_data("mark", role)}><span class="seat-name">{escape(self.name)}</span>']
        if figure is not None and now.get("defense") is not None:
            hurt = " data-hurt" if now.get("damage") and not damage else ""
            label = _("damage taken by the leader") if damage else _("leader’s defense")
            parts.append(f'<span class="life"{hurt}><span class="vh">{escape(label)} </span><b>{figure}</b></span>')
        change = figure - before if figure is not None and before is not None else 0
        if change:
            good = (change < 0) == damage
            parts.append(f'<i class="hit{" heal" if good else ""}">{"+" if change > 0 else "−"}{abs(change)}</i>')
        return mark_safe("".join(parts) + "</p>")

    @property
    def points(self) -> SafeString:
        """Points in the layout's order, as stones where they are few, then counters."""
        items = "".join([*self._points(), *self._counters()])
        return mark_safe(f'<ul class="points">{items}</ul>' if items else "")

    @property
    def rows(self) -> SafeString:
        """The zones that lie open, from the middle of the table outwards."""
        return mark_safe("".join(_row(self, zone) for zone in self._zones() if self._is_row(zone)))

    @property
    def piles(self) -> SafeString:
        """The other zones, each as its top card and its count."""
        return mark_safe("".join(_pile(self, zone) for zone in self._zones() if self._is_pile(zone)))

    def things(self, zone: Zone) -> Sequence[Thing]:
        """What lies in a zone, in its order."""
        found: Sequence[Thing] = self.here["zones"].get(zone.name, ())
        return found

    def _zones(self) -> Iterator[Zone]:
        zones = self.here["zones"]
        known = {zone.name for zone in self.layout.zones}
        yield from (zone for zone in self.layout.zones if zone.name in zones)
        yield from (self.layout.zone(name) for name in zones if name not in known)

    def _is_row(self, zone: Zone) -> bool:
        if zone.shape == "pile":
            return False
        kept = bool(self.things(zone) or zone.slots) or zone is self.layout.zones[0] or self.places is not None
        return kept or self.run.uses(self.player, zone.name)

    def _is_pile(self, zone: Zone) -> bool:
        return zone.shape == "pile" and (bool(self.things(zone)) or zone.name in ALWAYS)

    def leads(self, thing: Thing) -> str:
        """Where a card of the table leads, where not to its own page."""
        return self.places.card(thing["id"]) if self.places is not None else ""

    def more(self, zone: Zone, mark: str) -> str:
        """The place where a zone gets another card, of the class ``mark``; nothing where the table is only looked at."""
        href = self.places.zone(self.player, zone.name) if self.places is not None else ""
        if not href:
            return ""
        name = words.say(zone.label)
        label = escape(_("Put a card here: %(player)s, %(zone)s") % {"player": self.name, "zone": name})
        return f'<a class="{mark}" data-place href="{escape(href)}" aria-label="{label}">+<small>{escape(name)}</small></a>'

    def _points(self) -> Iterator[str]:
        points, was = dict(self.here.get("points") or {}), self.old.get("points") or {}
        for point in self.layout.points:
            if point.name in points:
                value = points.pop(point.name)
                most = points.pop(point.most, None) if point.most else None
                if value or not point.quiet:
                    yield _point(point, value, most, value != was.get(point.name, value))
        for name, value in points.items():
            plain = name.replace("_", " ")
            yield _point(Point(name, {"en": plain, "ja": plain}), value, None, value != was.get(name, value))

    def _counters(self) -> Iterator[str]:
        was = self.old.get("counters") or {}
        for name, value in (self.here.get("counters") or {}).items():
            if value and name not in self.layout.noted:
                label = words.say(self.layout.counters.get(name)) or name.replace("_", " ")
                changed = " data-changed" if was.get(name, 0) != value else ""
                yield f'<li{changed}><span class="p-name">{escape(label)}</span> <b>{escape(str(value))}</b></li>'


def _data(name: str, value: str) -> str:
    return f' data-{name}="{escape(value)}"' if value else ""


def _point(point: Point, value: Any, most: Any, changed: bool) -> str:
    stones = most if isinstance(most, int) else value
    gems = ""
    if point.gems and isinstance(value, int) and 0 < max(value, stones) <= GEMS:
        spent = "●" * max(0, stones - value)
        gems = f'<span class="gems" aria-hidden="true"><i>{"●" * value}</i><i class="spent">{spent}</i></span>'
    full = f"<small>/{escape(str(most))}</small>" if most is not None else ""
    flag = " data-changed" if changed else ""
    label = escape(words.say(point.label))
    return f'<li data-p="{escape(point.name)}"{flag}><span class="p-name">{label}</span> {gems}<b>{escape(str(value))}{full}</b></li>'


def _row(half: Half, zone: Zone) -> str:
    """An open zone: its cards side by side, and the places that are still free."""
    run, things, view, player = half.run, half.things(zone), half.view, half.player
    faces = [
        face(run.game, run.cards, thing, half.marked.get(thing["id"], NO_MARK), down(view, player, zone, thing), half.leads(thing))
        for thing in things
    ]
    more = half.more(zone, "slot")
    label, count = escape(words.say(zone.label)), len(things)
    free = more + '<span class="slot"></span>' * max(0, zone.slots - count - bool(more))
    return (
        f'<div class="row" data-shape="{zone.shape}" data-zone="{escape(zone.name)}" data-n="{count}" role="group"'
        f' aria-label="{escape(half.name)}: {label} ({count})"><span class="row-label" aria-hidden="true">{label}</span>'
        f'<div class="cards">{"".join(faces)}{free}</div></div>'
    )


def _pile(half: Half, zone: Zone) -> str:
    """A pile: the card on top where one may see it, its count, and what lies in it, the top first."""
    things, count = half.things(zone), len(half.things(zone))
    turned = zone.sees == "none"
    order = list(things) if turned else list(reversed(things))
    turned = turned or (bool(order) and down(half.view, half.player, zone, order[0]))
    top = ""
    if order:
        top = face(half.run.game, half.run.cards, order[0], half.marked.get(order[0]["id"], NO_MARK), turned, half.leads(order[0]))
    moved = " data-moved" if any(half.marked.get(thing["id"], NO_MARK).moved for thing in things) else ""
    label = f"{escape(words.say(zone.label))} <b>{count}</b>"
    if order and not secret(half.view, half.player, zone):
        seen = [None if down(half.view, half.player, zone, thing) else thing for thing in order]
        named = f'<details><summary>{label}</summary><ol tabindex="0">{_listed(half.run, seen)}</ol></details>'
    else:
        named = f'<p class="pile-name">{label}</p>'
    named += half.more(zone, "pile-more")
    return f'<div class="pile" data-zone="{escape(zone.name)}"{moved}><div class="pile-top" data-n="{count}">{top}</div>{named}</div>'


def _listed(run: RunView, order: Sequence[Thing | None]) -> str:
    """The names of cards as links, None being one that is not seen. A deck is the same in most steps, so its list is made once."""
    key = (words.here(), run.game, id(run.cards), tuple(thing and thing["card"] for thing in order))
    made = lists.get(key)
    if made is None:
        items = []
        for thing in order:
            if thing is None:
                items.append(f"<li>{escape(_('a card, face down'))}</li>")
                continue
            name = escape(name_of(run.cards.get(thing["card"]), thing))
            href = f"/cards/{escape(run.game)}/{escape(thing['card'])}/" if thing["card"] in run.cards else ""
            items.append(f'<li><a class="card-name" href="{href}">{name}</a></li>' if href else f"<li>{name}</li>")
        made = lists.put(key, "".join(items))
    return made
