"""A card on the table of a picture: what one needs of it from afar, drawn like the cards of the pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rulings.picture import ink
from rulings.picture.letters import clean, fit, shortened, width
from rulings.stepper import faces, words
from rulings.stepper.faces import Mark

TALL = 92  # a card at least so high has its name below its crest, a lower one at its top
HEXAGON = "50,0 95,25 95,75 50,100 5,75 5,25"
SHIELD = "8,6 50,0 92,6 92,58 50,100 8,58"
BURST = (
    "50,0 60,20 79,8 77,29 100,32 84,47 98,65 77,67 76,89 59,77 48,100 40,78 20,90 23,69 1,66 17,50 0,33 23,30 20,9 40,20"
)  # fmt: skip
WAYS = {"up": "#1f6b31", "down": "#b02415"}
NAME = 60  # characters of a name that are looked at; no card of this size shows more
MOST_GLYPHS = 4


class Drawn(NamedTuple):
    """A card in words and figures: what is drawn of it and nothing that is hidden. A card face down has no name."""

    name: str = ""
    colours: tuple[str, str] = ink.OTHER
    cost: int | None = None
    attack: tuple[int | None, str] = (None, "")
    defense: tuple[int | None, str] = (None, "")
    evolved: bool = False
    turned: bool = False
    tag: str = ""
    glyphs: tuple[int | str, ...] = ()
    tokens: tuple[tuple[int | None, str], ...] = ()
    mark: Mark = faces.NO_MARK
    back: bool = False


def drawn(game: str, card: Any | None, thing: Mapping[str, Any], mark: Mark, down: bool) -> Drawn:
    """What a viewer sees of a card."""
    if down:
        return Drawn(mark=Mark(role=mark.role), back=True)
    attack, left, attack_way, defense_way = faces._figures(card, thing)
    klass = faces._printed_on(card, thing, "klass", "class")
    return Drawn(
        clean(faces.name_of(card, thing), NAME),
        ink.colours(klass, str(thing["card"])),
        faces._cost(card, thing),
        (attack, attack_way),
        (left, defense_way),
        faces.is_evolved(thing),
        faces.is_turned(thing),
        clean(str(thing.get("label") or ""), NAME),
        tuple(ink.GLYPHS.get(keyword, clean(words.of_game(game, "keyword", keyword), NAME)[:1]) for keyword in thing["keywords"]),
        tuple(_tokens(thing)),
        mark,
    )


def _tokens(thing: Mapping[str, Any]) -> list[tuple[int | None, str]]:
    """Counters that players keep on the card, and how much was given to it."""
    found: list[tuple[int | None, str]] = [
        (ink.HOURGLASS if name == "countdown" else None, clean(str(value), 6))
        for name, value in thing["counters"].items()
        if name not in faces.TURNED and name not in faces.BOOKKEEPING
    ]
    return [*found, (None, f"+{len(thing['granted'])}")] if thing["granted"] else found


def gradient(colours: tuple[str, str]) -> tuple[str, str]:
    """The name and the definition of the shading of a card's colour."""
    colour, deep = colours
    name = f"k{colour[1:]}"
    return name, (
        f'<radialGradient id="{name}" cx=".3" cy=".16" r="1.05"><stop offset="0" stop-color="{ink.mixed(colour, "#ffffff", 0.72)}"/>'
        f'<stop offset=".45" stop-color="{colour}"/><stop offset="1" stop-color="{deep}"/></radialGradient>'
    )


def draw(card: Drawn, x: float, y: float, w: float, h: float) -> str:
    """The card as SVG, with its upper left corner at a place; the shading of its colour must be defined in the picture."""
    round_ = min(w, h) * 0.085
    parts = []
    if card.turned:
        parts.append(f'<g transform="rotate(5 {x + w / 2:g} {y + h / 2:g})">')
    if card.mark.role:
        dashes = ' stroke-dasharray="11 7"' if card.mark.role == "target" else ""
        colour = ink.SUFFERING if card.mark.role == "target" else ink.ACTING
        parts.append(ink.rect(x - 5.5, y - 5.5, w + 11, h + 11, "none", round_ + 5, f' stroke="{colour}" stroke-width="5"{dashes}'))
    parts.append(ink.rect(x, y + 3, w, h, "#000", round_, ' fill-opacity=".35"'))
    parts += _back(x, y, w, h, round_) if card.back else _front(card, x, y, w, h, round_)
    if card.turned:
        parts.append("</g>")
    return "".join(parts)


def _back(x: float, y: float, w: float, h: float, round_: float) -> list[str]:
    middle, size = (x + w / 2, y + h / 2), min(w, h)
    return [
        ink.rect(x, y, w, h, ink.CREAM, round_),
        ink.rect(x + 3, y + 3, w - 6, h - 6, "#223458", round_ - 2),
        ink.circle(*middle, size * 0.26, "none", ' stroke="#e9d9ae" stroke-width="2"'),
        ink.circle(*middle, size * 0.18, ink.SEAL),
    ]


def _front(card: Drawn, x: float, y: float, w: float, h: float, round_: float) -> list[str]:
    tall = h >= TALL
    border = "#ffd35a" if card.evolved else ink.CREAM
    parts = []
    if card.evolved:
        parts.append(ink.rect(x - 3, y - 3, w + 6, h + 6, "#ffe9a6", round_ + 2))
    parts.append(ink.rect(x, y, w, h, border, round_, ' stroke="#37342c" stroke-width="1"'))
    parts.append(ink.rect(x + 3.5, y + 3.5, w - 7, h - 7, f"url(#{gradient(card.colours)[0]})", round_ - 2))
    figures = max(22.0, min(28.0, w * 0.21)) if tall else 20.0
    power = card.attack[0] is not None and card.attack[0] >= 100
    lowest = figures * (0.96 if power else 1.34) - (0 if tall else 8)  # what stands in the lower corners
    foot = lowest if card.attack[0] is not None or card.defense[0] is not None else 10.0
    parts += _name(card, x, y, w, h, tall, foot)
    parts += _figures(card, x, y, w, h, figures)
    if card.cost is not None:
        r = 16.0 if tall else 13.0
        at = (x + r * 0.62, y + r * 0.62)
        parts += [
            ink.circle(*at, r, "#1f4b3e", f' stroke="{ink.CREAM}" stroke-width="2"'),
            ink.text(str(card.cost), *at, r * 1.2, "#fff", anchor="middle"),
        ]
    parts += _glyphs(card, x, y, w, tall)
    if card.tag:
        said = shortened(card.tag, "sans", 15, w - 46)
        wide = width(said, "sans", 15) + 12
        parts += [
            ink.rect(x + (w - wide) / 2, y + 4, wide, 20, "#0a100e", 3, ' fill-opacity=".85"'),
            ink.text(said, x + w / 2, y + 14, 15, "#fff", anchor="middle"),
        ]
    return [*parts, *_change(card.mark, x, y, w, h)]


def _name(card: Drawn, x: float, y: float, w: float, h: float, tall: bool, foot: float) -> list[str]:
    """The name on its band, and where there is room the crest above it."""
    room = h - foot - (0 if tall else 6)
    few = room < 48
    sizes = ((19, 2), (17, 2), (16, 3), (14.5, 3)) if tall else ((17, 1), (15.5, 1), (14, 1)) if few else ((17, 2), (15.5, 2), (14, 2))
    size, lines = fit(card.name, "sans", sizes, w - (16 if tall else 34), balanced=True)
    line = size * 1.14
    high = max(len(lines) * line + 8, 2 * 17 * 1.14 + 8) if tall else room
    top = y + h - foot - high
    parts = []
    crest = min(w * 0.46, (top - y) * 0.9)
    if crest > 24:
        initial = faces._initial(card.name)[:1]
        parts.append(ink.text(initial, x + w / 2, y + (top - y) * 0.52, crest, "#fff", "serif", "middle", ' fill-opacity=".8"'))
    band = "#f7e3a6" if card.evolved else "#fbf3df"
    parts.append(ink.rect(x + 1.5, top, w - 3, high, band, 0, ' stroke="#2a241a" stroke-opacity=".55" stroke-width="1"'))
    first, middle = top + high / 2 - (len(lines) - 1) * line / 2, x + w / 2 + (0 if tall else 9)
    return [*parts, *(ink.text(said, middle, first + n * line, size, "#1b1b1e", anchor="middle") for n, said in enumerate(lines))]


def _figures(card: Drawn, x: float, y: float, w: float, h: float, size: float) -> list[str]:
    """Attack and defense in the lower corners, or a power, which has more digits, on a ribbon."""
    (attack, attack_way), (left, defense_way) = card.attack, card.defense
    parts = []
    box = size * 1.62
    if attack is not None and attack >= 100:
        wide = width(str(attack), "sans", size * 0.94) + 20
        parts += [
            ink.rect(
                x - 5, y + h - size * 1.2 + 4, wide, size * 1.2, WAYS.get(attack_way, "#651910"), 6, ' stroke="#f2e6c6" stroke-width="2"'
            ),
            ink.text(str(attack), x + 4, y + h - size * 0.6 + 4, size * 0.94, "#fff"),
        ]
    elif attack is not None:
        parts += _figure(attack, HEXAGON, WAYS.get(attack_way, "#8a5c12"), x - 6, y + h - box + 8, box, size)
    if left is not None:
        parts += _figure(left, SHIELD, WAYS.get(defense_way, "#2a5690"), x + w + 6 - box, y + h - box + 8, box, size)
    return parts


def _figure(value: int, outline: str, fill: str, x: float, y: float, box: float, size: float) -> list[str]:
    said = clean(str(value), 7)
    size = size if len(said) < 3 else size * 2.3 / len(said)
    return [
        ink.shape(outline, x - 2, y - 2, box + 4, ink.CREAM),
        ink.shape(outline, x, y, box, fill),
        ink.text(said, x + box / 2, y + box * 0.48, size, "#fff", anchor="middle"),
    ]


def _glyphs(card: Drawn, x: float, y: float, w: float, tall: bool) -> list[str]:
    """Keywords and counters, down the right edge of a tall card, along the upper edge of a low one."""
    r = 12.5 if tall else 10.5
    parts = []
    shown = list(card.glyphs[:MOST_GLYPHS] if len(card.glyphs) <= MOST_GLYPHS else (*card.glyphs[: MOST_GLYPHS - 1], "+"))
    at_x, at_y = x + w - r * 0.7, y + r * 0.8
    for glyph in shown:
        parts.append(ink.circle(at_x, at_y, r, "#14201c", f' stroke="{ink.CREAM}" stroke-width="1.5"'))
        if isinstance(glyph, int):
            parts.append(ink.icon(glyph, at_x - r * 0.68, at_y - r * 0.68, r * 1.36, "#ffe9ae"))
        else:
            parts.append(ink.text(glyph, at_x, at_y, r * 1.1, "#fff", anchor="middle"))
        at_x, at_y = (at_x, at_y + 2 * r - 3) if tall else (at_x - 2 * r + 3, at_y)
    at = y + (36.0 if card.cost is not None else 4.0)
    for drawing, said in card.tokens[:2] if tall else card.tokens[:1]:
        wide = width(said, "sans", 16) + 14 + (17 if drawing is not None else 0)
        left, top = (x - 5, at) if tall else (x + 26, y - 6)
        parts.append(ink.rect(left, top, wide, 21, ink.CREAM, 10, ' stroke="#37342c" stroke-width="1"'))
        if drawing is not None:
            parts.append(ink.icon(drawing, left + 5, top + 2.5, 16, "#24180a"))
        parts.append(ink.text(said, left + wide - 7, top + 10.5, 16, "#24180a", anchor="end"))
        at += 24
    return parts


def _change(mark: Mark, x: float, y: float, w: float, h: float) -> list[str]:
    """What this step did to the card: damage as a burst, the rest as a disc."""
    if mark.hit > 0:
        return _stamp(f"−{mark.hit}", x + w / 2, y + h * 0.3, "#c2240f", BURST, 34)
    if mark.hit < 0:
        return _stamp(f"+{-mark.hit}", x + w / 2, y + h * 0.3, "#1f6b31", "", 30)
    if mark.attack or mark.defense:
        fill = "#1f6b31" if mark.attack + mark.defense > 0 else "#b02415"
        return _stamp(f"{mark.attack:+d}/{mark.defense:+d}", x + w / 2, y + h * 0.3, fill, "", 30)
    return []


def _stamp(said: str, x: float, y: float, fill: str, outline: str, r: float) -> list[str]:
    size = min(r * 0.9, 2 * r * 0.84 / max(width(said, "sans", 1), 0.5))
    if outline:
        back = ink.shape(outline, x - r - 3, y - r - 3, 2 * r + 6, fill)
    else:
        back = ink.circle(x, y, r, fill, ' stroke="#fff" stroke-opacity=".7"')
    return [back, ink.text(said, x, y, size, "#fff", anchor="middle")]


def stamp(change: int, good: bool, x: float, y: float) -> str:
    """What a step did to a leader's figure."""
    said = f"{'+' if change > 0 else '−'}{abs(change)}"
    return "".join(_stamp(clean(said, 7), x, y, "#1f6b31" if good else "#c2240f", "" if good else BURST, 22))
