"""The colours and the plain shapes of a picture, as pieces of SVG. The colours are those of the light pages (static/css)."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path
from zlib import crc32

from rulings.picture.letters import FAMILY

PAPER, SHEET, SHADE, INK, MUTED, LINE = "#f3ede0", "#fffbf2", "#e9e1cf", "#1c2230", "#5c574b", "#d5c9b1"
ACCENT, SEAL, SEAL_INK, INDIGO, GOLD, LEAF = "#a62c18", "#b3321c", "#fff6ea", "#274a80", "#80590c", "#2c6335"
FELT, FELT_DEEP, FELT_INK, FELT_MUTED, WOOD, WOOD_LIGHT = "#22604f", "#143f33", "#f4ecd9", "#c9d3c3", "#5b3a22", "#8a5d38"
CREAM, ACTING, SUFFERING = "#f2e6c6", "#ffdc7a", "#ffb39c"
CHECKING = "#6d3f8f"
FELT_GLOW = "#2c6a58"  # where the light falls on the felt
KIND = {
    "start": MUTED, "ended": MUTED, "action": INDIGO, "decision": INDIGO, "refused": ACCENT, "fizzled": ACCENT, "burned": ACCENT,
    "queued": GOLD, "ordered": GOLD, "replaced": GOLD, "resolving": LEAF, "event": LEAF, "state-based": CHECKING,
}  # fmt: skip
STATUS = {"documented": ACCENT, "confirmed": ACCENT, "tentative": GOLD, "open": INDIGO, "superseded": MUTED}
CLASSES = {
    "forestcraft": ("#3f8a47", "#163d20"), "nature": ("#3f8a47", "#163d20"), "swordcraft": ("#b98a1e", "#4c3406"),
    "runecraft": ("#3f68b8", "#15274f"), "water": ("#3f68b8", "#15274f"), "dragoncraft": ("#c9602a", "#541f09"),
    "fire": ("#c9602a", "#541f09"), "shadowcraft": ("#7c55a8", "#2b1746"), "darkness": ("#7c55a8", "#2b1746"),
    "bloodcraft": ("#a82c46", "#430c1b"), "havencraft": ("#a4935c", "#453a19"), "light": ("#a4935c", "#453a19"),
    "portalcraft": ("#2f8d98", "#0d3840"), "neutral": ("#7c776b", "#34312a"),
}  # fmt: skip
CLASSLESS = (
    ("#9a4f6b", "#3f1728"), ("#4a77a8", "#172e4a"), ("#5f8a55", "#203a1c"), ("#b0763a", "#482a0c"), ("#6f5fa8", "#271e4c"),
    ("#3f8f8a", "#123c3a"),
)  # fmt: skip
OTHER = ("#6b6657", "#37342c")
GLYPHS = {"ward": 23, "storm": 24, "rush": 25, "bane": 26, "drain": 27, "ambush": 28, "blocker": 29, "cannot-attack": 2}
DIE, HOURGLASS = 30, 35
IMAGES = Path(__file__).resolve().parent.parent.parent / "static" / "img"
MIDDLE = 0.37  # of the size: how far below the middle of a line its letters stand


def colours(klass: str, slug: str) -> tuple[str, str]:
    """A card's colour and its dark one: its class's, or where the game has no classes one that its name picks."""
    if klass:
        return CLASSES.get(klass, OTHER)
    return CLASSLESS[crc32(slug.encode(errors="replace")) % len(CLASSLESS)]


def mixed(one: str, other: str, part: float) -> str:
    """The first colour with so much of it and the rest of the other."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a * part + b * (1 - part)) for a, b in pairs).hex()


def rect(x: float, y: float, w: float, h: float, fill: str, round_: float = 0, more: str = "") -> str:
    """A rectangle. ``more`` are further attributes, as they stand."""
    corner = f' rx="{round_:g}"' if round_ else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{corner} fill="{fill}"{more}/>'


def circle(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    """A disc."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{more}/>'


def shape(points: str, x: float, y: float, size: float, fill: str) -> str:
    """A polygon of points in a square of 100, set with its upper left corner at a place."""
    return f'<polygon transform="translate({x:g} {y:g}) scale({size / 100:g})" points="{points}" fill="{fill}"/>'


def text(said: str, x: float, y: float, size: float, fill: str, font: str = "sans", anchor: str = "start", more: str = "") -> str:
    """A line of cleaned text whose middle is at the height ``y``."""
    place = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return (
        f'<text x="{x:g}" y="{y + size * MIDDLE:g}" font-family="{FAMILY[font]}" font-size="{size:g}"{place} fill="{fill}"{more}>'
        f"{escape(said)}</text>"
    )


@cache
def _icons() -> tuple[str, ...]:
    """The drawings of the pages' icons, each in a square of 24."""
    found = re.findall(r'<g transform="translate\([\d ]+\)">(.*?)</g>', (IMAGES / "icons.svg").read_text(encoding="utf-8"), re.DOTALL)
    return tuple(drawing.replace("#000", "currentColor") for drawing in found)


def icon(number: int, x: float, y: float, size: float, fill: str) -> str:
    """An icon of the pages with its upper left corner at a place."""
    return f'<g transform="translate({x:g} {y:g}) scale({size / 24:g})" color="{fill}">{_icons()[number]}</g>'


@cache
def _drawings() -> dict[str, str]:
    """The drawings of which cards' figures are made, each in a square of 108 that begins at -4."""
    found = re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', (IMAGES / "art.svg").read_text(encoding="utf-8"), re.DOTALL)
    return dict(found)


def figure(parts: tuple[str, ...], x: float, y: float, size: float, fill: str) -> str:
    """A card's figure, made of its parts, with its upper left corner at a place."""
    drawn = "".join(_drawings()[part] for part in parts)
    return f'<g transform="translate({x:g} {y:g}) scale({size / 108:g}) translate(4 4)" color="{fill}" fill="{fill}">{drawn}</g>'
