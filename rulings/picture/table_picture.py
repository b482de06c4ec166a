"""The table of a picture: both players' open cards, what else acts or suffers in this step, their figures, and how much lies elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from django.utils.translation import gettext as _

from engine.kernel.zones import RESOLVING, Zone
from rulings.board import texts
from rulings.board.faces import NO_MARK, StepMark
from rulings.board.runs import RunView
from rulings.board.sides import down
from rulings.board.tables import table
from rulings.picture import cards, ink
from rulings.picture.cards import CardPicture
from rulings.picture.letters import clean, number, shortened, width

SEAT, PILES, HELD, GAP = 212.0, 160.0, 196.0, 14.0
WIDEST, NARROWEST = 150.0, 96.0  # of a tall card; where not all fit so, two rows of low ones lie there
A_ROW = 6  # low cards in a row
ASIDE = 2  # cards shown that act or suffer without lying open
FEW = 5  # figures of a player, piles, and cards of a hand
BLANK = "card"  # the kind of a card of which nothing is known but that it lies there
RIBBON = 28.0
TALLEST = 178.0
LEAST = 110.0  # height of a half on which no card lies
SHADES = 14  # a gradient over so large a place would take longer than all the rest
LINE = 25.0


class Box(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    w: float
    h: float


class PilePicture(NamedTuple):
    """Cards that do not lie open: what they are called, how many, and whether this step moved one there."""

    label: str
    cards: int
    moved: bool


class HalfPicture(NamedTuple):
    """What a viewer sees of one player's half."""

    name: str
    turn: bool
    life: tuple[int, int, bool] | None  # the figure, its change in this step, whether a rise is bad
    role: str
    figures: tuple[tuple[str, str, bool], ...]
    open: tuple[CardPicture, ...]
    aside: tuple[tuple[str, CardPicture], ...]
    in_hand: tuple[CardPicture, ...]
    piles: tuple[PilePicture, ...]


def sides(run: RunView, n: int, view: str) -> list[HalfPicture]:
    """Both halves at step ``n``, the opponent's first. Nothing in them is hidden from the viewer."""
    frame = run.frame(n)
    before = run.frame(n - 1) if n else None
    state = frame["state"]
    old = before["state"] if before is not None else state
    marked = run.marked(n)
    return [_side(run, player, state, old, marked, view) for player in ("opponent", "me") if player in state["players"]]


def _side(
    run: RunView, player: str, state: Mapping[str, Any], old: Mapping[str, Any], marked: Mapping[Any, StepMark], view: str
) -> HalfPicture:
    layout, here = table(run.game), state["players"][player]
    was = old["players"].get(player, here)
    known = {zone.id for zone in layout.zones}
    zones = [zone for zone in layout.zones if zone.id in here["zones"]]
    zones += [layout.zone(name) for name in here["zones"] if name not in known]

    def seen(zone: Zone, thing: Mapping[str, Any]) -> CardPicture:
        mark = marked.get(thing["id"], NO_MARK)
        return cards.drawn(run.game, run.cards.get(thing["card"]), thing, mark, down(view, player, zone, thing))

    lying = [(zone, thing) for zone in zones if zone.shape == "row" for thing in here["zones"][zone.id]]
    elsewhere = [(zone, thing) for zone in zones if zone.shape != "row" for thing in here["zones"][zone.id]]
    apart = [(zone, thing) for zone, thing in elsewhere if marked.get(thing["id"], NO_MARK).role]
    apart = [*apart, *((zone, thing) for zone, thing in elsewhere if zone.id == RESOLVING.id and (zone, thing) not in apart)][:ASIDE]
    in_hand = [one for one in elsewhere if one[0].sees == "owner" and one[1]["kind"] != BLANK and one not in apart]
    leader, then = here.get("leader") or {}, was.get("leader") or {}
    return HalfPicture(
        name=texts.word(texts.PLAYER, player),
        turn=state["turn"] == player,
        life=_life(layout.life, leader, then),
        role=marked.get(leader.get("id"), NO_MARK).role,
        figures=tuple(_figures(layout, here, was)),
        open=tuple(seen(zone, thing) for zone, thing in lying),
        aside=tuple((texts.say(zone.label), seen(zone, thing)) for zone, thing in apart),
        in_hand=tuple(card for zone, thing in in_hand if not (card := seen(zone, thing)).back),
        piles=tuple(_piles(zones, here, marked)),
    )


def _life(figure: str, leader: Mapping[str, Any], then: Mapping[str, Any]) -> tuple[int, int, bool] | None:
    if not figure or leader.get(figure) is None or leader.get("defense") is None:
        return None
    now = int(leader[figure])
    return now, now - int(then.get(figure, now) or 0), figure == "damage"


def _figures(layout: Any, here: Mapping[str, Any], was: Mapping[str, Any]) -> Iterator[tuple[str, str, bool]]:
    """A player's points in the table's order, then counters that this step changed: label, value, whether it changed."""
    points, old = dict(here.get("points") or {}), was.get("points") or {}
    for point in layout.points:
        if point.name not in points:
            continue
        value = points.pop(point.name)
        most = points.pop(point.most, None) if point.most else None
        if value or not point.quiet:
            said = f"{number(value)}/{number(most)}" if most is not None else number(value)
            yield texts.say(point.label), said, value != old.get(point.name, value)
    for name, value in points.items():
        yield texts.of_game(layout.game.id, "counter", name), number(value), value != old.get(name, value)
    counters, then = here.get("counters") or {}, was.get("counters") or {}
    for name, value in counters.items():
        if value and layout.counter(name).shown != "never" and then.get(name, 0) != value:
            yield texts.of_game(layout.game.id, "counter", name), number(value), True


def _piles(zones: Sequence[Zone], here: Mapping[str, Any], marked: Mapping[Any, StepMark]) -> Iterator[PilePicture]:
    for zone in zones:
        things = here["zones"][zone.id]
        if zone.shape == "row" or not (things or zone.shape == "hand" or zone.stays):
            continue
        yield PilePicture(texts.say(zone.label), len(things), any(marked.get(thing["id"], NO_MARK).moved for thing in things))


def ribbon(state: Mapping[str, Any]) -> str:
    """Whose turn it is, which one, and where in it."""
    parts = [texts.word(texts.TURN, state["turn"])]
    if state.get("turn_number"):
        parts[0] += f" {state['turn_number']}"
    if state.get("phase"):
        parts.append(texts.word(texts.PHASE, state["phase"]))
    if state.get("priority"):
        parts.append(f"{_('priority')}: {texts.word(texts.PLAYER, state['priority'])}")
    return clean("  ·  ".join(parts))


def draw(halves: Sequence[HalfPicture], between: str, box: Box) -> tuple[str, str]:
    """The table as SVG: what must be defined, and what is drawn."""
    shown = [card for side in halves for card in (*side.open, *(card for _label, card in side.aside))]
    defined = dict(cards.gradient(card.colours) for card in shown)
    parts = [
        ink.rect(box.x, box.y, box.w, box.h, ink.WOOD_LIGHT, 22),
        ink.rect(box.x + 1.5, box.y + 1.5, box.w - 3, box.h - 3, ink.WOOD, 21),
    ]
    for n in range(SHADES):
        across = n * 0.045 * box.h
        down_ = across * 0.72
        fill = ink.mixed(ink.FELT_GLOW, ink.FELT_DEEP, n / (SHADES - 1))
        place = (box.x + 8 + across, box.y + 8 + down_, box.w - 16 - 2 * across, box.h - 16 - 2 * down_)
        parts.append(ink.rect(*place, fill, 15 + n * 5))
    inner = Box(box.x + 20, box.y + 14, box.w - 40, box.h - 28)
    highs = _highs(halves, inner.h - RIBBON)
    y = inner.y
    for side, high in zip(halves, highs, strict=True):
        parts.append(_half(side, Box(inner.x, y, inner.w, high)))
        y += high + RIBBON
    middle = inner.y + highs[0] + RIBBON / 2
    parts += [
        ink.rect(box.x + 8, middle - 12, box.w - 16, 24, "url(#ribbon)"),
        ink.text(shortened(between, "serif", 18, 700), box.x + box.w / 2, middle, 18, "#24180a", "serif", "middle"),
    ]
    return "".join(defined.values()), "".join(parts)


def _highs(halves: Sequence[HalfPicture], high: float) -> list[float]:
    """How high each half is: where nothing lies there, the other one gets the room."""
    bare = [not (side.open or side.aside) for side in halves]
    if len(halves) != 2 or bare[0] == bare[1]:
        return [high / max(1, len(halves))] * len(halves)
    return [LEAST if empty else high - LEAST for empty in bare]


def _half(side: HalfPicture, box: Box) -> str:
    parts = []
    if side.turn:
        parts.append(ink.rect(box.x - 12, box.y, 5, box.h - 4, ink.ACTING, 2))
    parts.append(_seat(side, Box(box.x + 2, box.y, SEAT, box.h)))
    parts.append(_heap(side.piles, Box(box.x + box.w - PILES, box.y, PILES, box.h)))
    right = box.x + box.w - PILES - GAP
    for label, card in side.aside:
        w, h = 116.0, min(150.0, box.h - 42)
        right -= w
        said = shortened(clean(label), "sans", 16, w)
        top = box.y + (box.h - h - 28) / 2
        parts.append(ink.text(said, right + w / 2, top + 10, 16, ink.FELT_MUTED, anchor="middle"))
        parts.append(cards.draw(card, right, top + 27, w, h))
        right -= GAP + 8
    left = box.x + SEAT + GAP
    if side.in_hand and right - left - HELD - GAP >= len(side.open) * (WIDEST - 22 + GAP):
        right -= HELD
        parts.append(_held(side.in_hand, Box(right, box.y, HELD, box.h)))
        right -= GAP
    parts.append(_open(side.open, Box(left, box.y + 7, right - left, box.h - 20)))
    return "".join(parts)


def _held(hand: Sequence[CardPicture], box: Box) -> str:
    """The cards of a hand that the viewer sees, as strips."""
    most = min(FEW, int(box.h / 30))
    shown = hand if len(hand) <= most else hand[: most - 1]
    rows = len(shown) + (len(shown) < len(hand))
    top = box.y + (box.h - rows * 30 + 4) / 2
    parts = []
    for n, card in enumerate(shown):
        y = top + n * 30
        parts += [
            ink.rect(box.x, y, box.w, 26, card.colours[0], 5),
            ink.rect(box.x + 28, y + 1.5, box.w - 29.5, 23, "#fbf3df", 4),
            ink.text("" if card.cost is None else number(card.cost), box.x + 14, y + 13, 17, "#fff", anchor="middle"),
            ink.text(shortened(card.name, "sans", 16, box.w - 42), box.x + 35, y + 13, 16, "#1b1b1e"),
        ]
    if more := len(hand) - len(shown):
        parts.append(ink.text(f"+{more}", box.x + box.w / 2, top + len(shown) * 30 + 12, 18, ink.FELT_MUTED, anchor="middle"))
    return "".join(parts)


def _seat(side: HalfPicture, box: Box) -> str:
    """The player's name, the leader's figure, and points beside it."""
    parts = [ink.text(shortened(clean(side.name), "serif", 21, box.w), box.x + 4, box.y + 14, 21, ink.FELT_INK, "serif")]
    top = box.y + 32
    left, wide = box.x, box.w
    if side.life is not None:
        now, change, bad = side.life
        r = min(34.0, (box.h - 40) / 2)
        x, y = box.x + r + 6, top + r + 4
        if side.role:
            dashes = ' stroke-dasharray="9 6"' if side.role == "target" else ""
            colour = ink.SUFFERING if side.role == "target" else ink.ACTING
            parts.append(ink.circle(x, y, r + 7, "none", f' stroke="{colour}" stroke-width="4"{dashes}'))
        parts += [
            ink.circle(x, y, r + 2.5, "#d9c392", ' stroke="#402a10" stroke-width="2"'),
            ink.circle(x, y, r, "url(#life)"),
            ink.text(number(now), x, y, r * (1.0 if abs(now) < 1000 else 0.6), "#241505", anchor="middle"),
        ]
        if change:
            parts.append(cards.stamp(change, (change < 0) == bad, x + r * 0.85, y - r * 0.5))
        left, wide = box.x + 2 * r + 20, box.w - 2 * r - 20
    for n, (label, value, changed) in enumerate(side.figures[: min(FEW, int((box.h - 30) / LINE))]):
        parts.append(_figure(clean(label), clean(value, 12), changed, left, top + n * LINE, wide))
    return "".join(parts)


def _figure(label: str, value: str, changed: bool, x: float, y: float, wide: float) -> str:
    """A label and a number on one dark line."""
    ring = f' stroke="{ink.ACTING}" stroke-width="2.5"' if changed else ""
    said = shortened(label, "sans", 17, wide - width(value, "sans", 19) - 18)
    return (
        ink.rect(x, y, wide, LINE - 3, "#000", 5, ' fill-opacity=".26"')
        + (ink.rect(x, y, wide, LINE - 3, "none", 5, ring) if ring else "")
        + ink.text(said, x + 6, y + (LINE - 3) / 2, 17, ink.FELT_MUTED)
        + ink.text(value, x + wide - 6, y + (LINE - 3) / 2, 19, ink.FELT_INK, anchor="end")
    )


def _heap(piles: Sequence[PilePicture], box: Box) -> str:
    most = min(FEW + 1, int(box.h / LINE))
    top = box.y + (box.h - min(len(piles), most) * LINE) / 2
    return "".join(
        _figure(clean(pile.label), clean(str(pile.cards), 6), pile.moved, box.x, top + n * LINE, box.w)
        for n, pile in enumerate(piles[:most])
    )


def _open(lying: Sequence[CardPicture], box: Box) -> str:
    """The open cards side by side: a few tall ones, or two rows of low ones, and how many more there are."""
    if not lying:
        dashes = ' stroke="#f4ecd9" stroke-opacity=".16" stroke-dasharray="7 6" stroke-width="2"'
        return ink.rect(box.x + 10, box.y + 6, box.w - 20, box.h - 12, "none", 10, dashes) if box.h >= LEAST else ""
    tall = min(WIDEST, (box.w - GAP * (len(lying) - 1)) / len(lying))
    rows = 1 if tall >= NARROWEST else 2
    a_row = max(1, min(A_ROW, int((box.w + GAP) / (NARROWEST + GAP))))
    shown = _bounded(lying, rows * a_row if rows == 2 else len(lying))
    more = len(lying) - len(shown)
    a_row = len(shown) if rows == 1 else (len(shown) + bool(more) + 1) // 2
    w = min(WIDEST if rows == 1 else 150.0, (box.w - GAP * (a_row - 1)) / a_row)
    h = min(TALLEST, box.h) if rows == 1 else (box.h - GAP) / 2
    parts = []
    for n, card in enumerate([*shown, None] if more else shown):
        row, place = divmod(n, a_row)
        here = min(a_row, len(shown) + bool(more) - row * a_row)
        x = box.x + (box.w - here * w - (here - 1) * GAP) / 2 + place * (w + GAP)
        y = box.y + row * (h + GAP) + (box.h - rows * h - (rows - 1) * GAP) / 2
        if card is not None:
            parts.append(cards.draw(card, x, y, w, h))
        else:
            parts.append(ink.rect(x, y, w, h, "#000", 9, ' fill-opacity=".28"'))
            parts.append(ink.text(f"+{more}", x + w / 2, y + h / 2, 30, ink.FELT_INK, anchor="middle"))
    return "".join(parts)


def _bounded(lying: Sequence[CardPicture], most: int) -> list[CardPicture]:
    """As many cards as have room, in their order; what acts or suffers is never left out for what does not."""
    if len(lying) <= most:
        return list(lying)
    first = sorted(range(len(lying)), key=lambda n: (not any(lying[n].mark), n))[: most - 1]
    return [lying[n] for n in sorted(first)]
