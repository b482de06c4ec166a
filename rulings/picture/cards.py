"""A card on the table of a picture: what one needs of it from afar, drawn like the cards of the pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rulings.board import faces, texts
from rulings.board.art import art
from rulings.board.faces import StepMark
from rulings.picture import ink
from rulings.picture.letters import clean, fit, number, shortened, width

TALL = 92  # a card at least so high has its name below its crest, a lower one at its top
HEXAGON = "50,0 95,25 95,75 50,100 5,75 5,25"
SHIELD = "8,6 50,0 92,6 92,58 50,100 8,58"
BURST = (
    "50,0 60,20 79,8 77,29 100,32 84,47 98,65 77,67 76,89 59,77 48,100 40,78 20,90 23,69 1,66 17,50 0,33 23,30 20,9 40,20"
)  # fmt: skip
WAYS = {"up": "#1f6b31", "down": "#b02415"}
POWER = 100  # an attack so high is a power, and has no room in a corner
NAME = 60  # characters of a name that are looked at; no card of this size shows more
MOST_GLYPHS = 4
TALL_NAMES = ((19, 2), (17, 2), (16, 3), (14.5, 3))  # sizes, each with the lines that have room
LOW_NAMES = (17, 15.5, 14, 13)


class CardPicture(NamedTuple):
    """A card in words and figures: what is drawn of it and nothing that is hidden. A card face down has no name."""

    name: str = ""
    colours: tuple[str, str] = ink.OTHER
    art: tuple[str, ...] = ()
    cost: int | None = None
    attack: tuple[int | None, str] = (None, "")
    defense: tuple[int | None, str] = (None, "")
    evolved: bool = False
    turned: bool = False
    tag: str = ""
    glyphs: tuple[int | str, ...] = ()
    tokens: tuple[tuple[int | None, str], ...] = ()
    mark: StepMark = faces.NO_MARK
    back: bool = False


def drawn(game: str, card: Any | None, thing: Mapping[str, Any], mark: StepMark, down: bool) -> CardPicture:
    """What a viewer sees of a card."""
    if down:
        return CardPicture(mark=StepMark(role=mark.role), back=True)
    attack, left, attack_way, defense_way = faces.figures(card, thing)
    klass = faces.printed_on(card, thing, "klass", "class")
    return CardPicture(
        clean(faces.name_of(card, thing), NAME),
        ink.colours(klass, str(thing["card"])),
        art(game, faces.printed_on(card, thing, "kind", "kind"), klass, str(thing["card"])),
        faces.cost_of(card, thing),
        (attack, attack_way),
        (left, defense_way),
        faces.is_evolved(thing),
        faces.is_turned(game, thing),
        clean(faces.label_of(thing), NAME),
        tuple(ink.GLYPHS.get(keyword, clean(texts.of_game(game, "keyword", keyword), NAME)[:1]) for keyword in thing["keywords"]),
        tuple(_tokens(game, thing)),
        mark,
    )


def _tokens(game: str, thing: Mapping[str, Any]) -> list[tuple[int | None, str]]:
    """Counters that players keep on the card, and how much was given to it."""
    found: list[tuple[int | None, str]] = [
        (ink.HOURGLASS if token.name == "countdown" else None, number(token.shown)) for token in faces.tokens(game, thing)
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


def draw(card: CardPicture, x: float, y: float, w: float, h: float) -> str:
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


def _front(card: CardPicture, x: float, y: float, w: float, h: float, round_: float) -> list[str]:
    tall = h >= TALL
    border = "#ffd35a" if card.evolved else ink.CREAM
    parts = []
    if card.evolved:
        parts.append(ink.rect(x - 3, y - 3, w + 6, h + 6, "#ffe9a6", round_ + 2))
    parts.append(ink.rect(x, y, w, h, border, round_, ' stroke="#37342c" stroke-width="1"'))
    parts.append(ink.rect(x + 3.5, y + 3.5, w - 7, h - 7, f"url(#{gradient(card.colours)[0]})", round_ - 2))
    figures = max(22.0, min(28.0, w * 0.21)) if tall else 20.0
    power = card.attack[0] is not None and card.attack[0] >= POWER
    lowest = figures * (0.96 if power else 1.34) - (0 if tall else 8)  # what stands in the lower corners
    foot = lowest if card.attack[0] is not None or card.defense[0] is not None else 10.0
    parts += _name(card, x, y, w, h, tall, foot)
    parts += _figures(card, x, y, w, h, figures)
    if card.cost is not None:
        r = 16.0 if tall else 13.0
        at = (x + r * 0.62, y + r * 0.62)
        parts += [
            ink.circle(*at, r, "#1f4b3e", f' stroke="{ink.CREAM}" stroke-width="2"'),
            ink.text(number(card.cost), *at, r * 1.2, "#fff", anchor="middle"),
        ]
    parts += _down_the_edge(card, x, y, w) if tall else _along_the_foot(card, x, y + h - 11, w)
    if card.tag and tall:
        said = shortened(card.tag, "sans", 15, w - 46)
        wide = width(said, "sans", 15) + 12
        parts += [
            ink.rect(x + (w - wide) / 2, y + 4, wide, 20, "#0a100e", 3, ' fill-opacity=".85"'),
            ink.text(said, x + w / 2, y + 14, 15, "#fff", anchor="middle"),
        ]
    return [*parts, *_change(card.mark, x, y, w, h)]


def _name(card: CardPicture, x: float, y: float, w: float, h: float, tall: bool, foot: float) -> list[str]:
    """The name on its band, and where there is room the crest above it."""
    room = h - foot - (0 if tall else 6)
    sizes = TALL_NAMES if tall else tuple((size, 2 if room >= size * 2.3 else 1) for size in LOW_NAMES)
    said = f"{card.name} {card.tag}".strip() if not tall else card.name
    size, lines = fit(said, "sans", sizes, w - (16 if tall else 26), balanced=True)
    line = size * 1.14
    high = max(len(lines) * line + 8, 2 * 17 * 1.14 + 8) if tall else room
    top = y + h - foot - high
    parts = []
    crest = min(w * 0.66, (top - y) * 0.92)
    if crest > 24:
        parts.append(ink.figure(card.art, x + (w - crest) / 2, y + (top - y - crest) / 2 + 2, crest, "#ffffff"))
    band = "#f7e3a6" if card.evolved else "#fbf3df"
    parts.append(ink.rect(x + 1.5, top, w - 3, high, band, 0, ' stroke="#2a241a" stroke-opacity=".55" stroke-width="1"'))
    first, middle = top + high / 2 - (len(lines) - 1) * line / 2, x + w / 2 + (0 if tall else 7)
    return [*parts, *(ink.text(part, middle, first + n * line, size, "#1b1b1e", anchor="middle") for n, part in enumerate(lines))]


def _figures(card: CardPicture, x: float, y: float, w: float, h: float, size: float) -> list[str]:
    """Attack and defense in the lower corners, or a power, which has more digits, on a ribbon."""
    (attack, attack_way), (left, defense_way) = card.attack, card.defense
    parts = []
    box = size * 1.62
    if attack is not None and attack >= POWER:
        wide, fill = _power_width(attack, size), WAYS.get(attack_way, "#651910")
        parts += [
            ink.rect(x - 5, y + h - size * 1.2 + 4, wide, size * 1.2, fill, 6, f' stroke="{ink.CREAM}" stroke-width="2"'),
            ink.text(number(attack), x + 4, y + h - size * 0.6 + 4, size * 0.94, "#fff"),
        ]
    elif attack is not None:
        parts += _figure(attack, HEXAGON, WAYS.get(attack_way, "#8a5c12"), x - 6, y + h - box + 8, box, size)
    if left is not None:
        parts += _figure(left, SHIELD, WAYS.get(defense_way, "#2a5690"), x + w + 6 - box, y + h - box + 8, box, size)
    return parts


def _figure(value: int, outline: str, fill: str, x: float, y: float, box: float, size: float) -> list[str]:
    said = number(value)
    size = size if len(said) < 3 else size * 2.3 / len(said)
    return [
        ink.shape(outline, x - 2, y - 2, box + 4, ink.CREAM),
        ink.shape(outline, x, y, box, fill),
        ink.text(said, x + box / 2, y + box * 0.48, size, "#fff", anchor="middle"),
    ]


def _power_width(power: int, size: float) -> float:
    return width(number(power), "sans", size * 0.94) + 20


def _down_the_edge(card: CardPicture, x: float, y: float, w: float) -> list[str]:
    """Keywords down the right edge of a tall card, counters down its left one."""
    r = 12.5
    shown = card.glyphs if len(card.glyphs) <= MOST_GLYPHS else (*card.glyphs[: MOST_GLYPHS - 1], "+")
    parts = [_glyph(glyph, x + w - r * 0.7, y + r * 0.8 + n * (2 * r - 3), r) for n, glyph in enumerate(shown)]
    top = y + (36.0 if card.cost is not None else 4.0)
    parts += [_token(token, x - 5, top + n * 24, 21) for n, token in enumerate(card.tokens[:2])]
    return parts


def _along_the_foot(card: CardPicture, x: float, y: float, w: float) -> list[str]:
    """Counters and keywords of a low card, between its figures, as many as have room."""
    r, (attack, left) = 8.5, (card.attack[0], card.defense[0])
    first = x + (8 if attack is None else _power_width(attack, 20) if attack >= POWER else 30)
    end = x + w - (6 if left is None else 30)
    parts = []
    for token in card.tokens:
        wide = _token_width(token, 17)
        if first + wide > end:
            break
        parts.append(_token(token, first, y - 8.5, 17))
        first += wide + 2
    for glyph in card.glyphs:
        if first + 2 * r > end:
            break
        parts.append(_glyph(glyph, first + r, y, r))
        first += 2 * r
    return parts


def _glyph(glyph: int | str, x: float, y: float, r: float) -> str:
    """A keyword: its drawing, or its first letter where it has none."""
    inside = (
        ink.icon(glyph, x - r * 0.68, y - r * 0.68, r * 1.36, "#ffe9ae")
        if isinstance(glyph, int)
        else ink.text(glyph, x, y, r * 1.1, "#fff", anchor="middle")
    )
    return ink.circle(x, y, r, "#14201c", f' stroke="{ink.CREAM}" stroke-width="1.5"') + inside


def _token_width(token: tuple[int | None, str], high: float) -> float:
    drawing, said = token
    return width(said, "sans", high * 0.76) + 13 + (high * 0.8 if drawing is not None else 0)


def _token(token: tuple[int | None, str], x: float, y: float, high: float) -> str:
    """A counter: its number, with a drawing where it has one."""
    drawing, said = token
    wide, size = _token_width(token, high), high * 0.76
    picture = ink.icon(drawing, x + 5, y + (high - size) / 2, size, "#24180a") if drawing is not None else ""
    number_ = ink.text(said, x + wide - 6.5, y + high / 2, size, "#24180a", anchor="end")
    return ink.rect(x, y, wide, high, ink.CREAM, high / 2, ' stroke="#37342c" stroke-width="1"') + picture + number_


def _change(mark: StepMark, x: float, y: float, w: float, h: float) -> list[str]:
    """What this step did to the card: damage as a burst, the rest as a disc."""
    if mark.hit > 0:
        return _stamp(f"−{number(mark.hit)}", x + w / 2, y + h * 0.3, "#c2240f", BURST, 34)
    if mark.hit < 0:
        return _stamp(f"+{number(-mark.hit)}", x + w / 2, y + h * 0.3, "#1f6b31", "", 30)
    if mark.attack or mark.defense:
        fill = "#1f6b31" if mark.attack + mark.defense > 0 else "#b02415"
        return _stamp(f"{_signed(mark.attack)}/{_signed(mark.defense)}", x + w / 2, y + h * 0.3, fill, "", 30)
    return []


def _signed(value: int) -> str:
    return f"{'+' if value >= 0 else '−'}{number(abs(value))}"


def _stamp(said: str, x: float, y: float, fill: str, outline: str, r: float) -> list[str]:
    size = min(r * 0.9, 2 * r * 0.84 / max(width(said, "sans", 1), 0.5))
    if outline:
        back = ink.shape(outline, x - r - 3, y - r - 3, 2 * r + 6, fill)
    else:
        back = ink.circle(x, y, r, fill, ' stroke="#fff" stroke-opacity=".7"')
    return [back, ink.text(said, x, y, size, "#fff", anchor="middle")]


def stamp(change: int, good: bool, x: float, y: float) -> str:
    """What a step did to a leader's figure."""
    return "".join(_stamp(_signed(change), x, y, "#1f6b31" if good else "#c2240f", "" if good else BURST, 22))
