"""A moment of a run as a picture: what a person in a chat wants to see of it."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext as _

from engine.corpus.shapes import Ruling
from rulings.board import faces, texts
from rulings.board.address import Address
from rulings.board.links import PICTURE_HEIGHT, PICTURE_WIDTH, sentence, title_of
from rulings.board.rules import meaning
from rulings.board.runs import RunView
from rulings.board.timeline import rules_of
from rulings.http.language import speaking
from rulings.picture import ink, table_picture
from rulings.picture.letters import CUT, clean, fit, shortened, width
from rulings.picture.table_picture import Box

WIDTH, HEIGHT = PICTURE_WIDTH, PICTURE_HEIGHT
EDGE = 36
ROOM = WIDTH - 2 * EDGE
SENTENCE = ((36.0, 1), (32.0, 2), (29.0, 2), (26.0, 3), (22.0, 3))
DEFS = (
    '<linearGradient id="ribbon"><stop offset="0" stop-color="#d9c392" stop-opacity="0"/><stop offset=".2" stop-color="#d9c392"/>'
    '<stop offset=".5" stop-color="#f1e1b6"/><stop offset=".8" stop-color="#d9c392"/>'
    '<stop offset="1" stop-color="#d9c392" stop-opacity="0"/></linearGradient>'
    '<radialGradient id="life" cx=".35" cy=".28" r=".9"><stop offset="0" stop-color="#f8efd8"/>'
    '<stop offset=".62" stop-color="#d9c392"/><stop offset="1" stop-color="#8d6c31"/></radialGradient>'
)


def svg(run: RunView, address: Address, ruling: Ruling, language: str, kind: str = "ruling") -> str:
    """The picture of the moment at an address, as SVG of 1200 × 630; ``language`` is "en" or "ja", ``kind`` that of the case.

    Where the address names no step, the sentence is the ruling's answer, if it has one. ``address.step`` must lie within the run.
    """
    with speaking(language):
        n = address.step or 0
        told = _told(run, address, ruling)
        sheet, bottom = _sentence(told, 116.0 if title_of(ruling, kind) else 64.0)
        box = Box(EDGE - 14, bottom + 8, ROOM + 28, HEIGHT - 14 - bottom - 8)
        defined, table = table_picture.draw(table_picture.sides(run, n, address.view), table_picture.ribbon(run.frame(n)["state"]), box)
        parts = [ink.rect(0, 0, WIDTH, HEIGHT, ink.PAPER), _head(run, address, ruling, kind), sheet, table, _progress(n, run.last)]
    kerning = "none" if language == "ja" else "auto"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" lang="{language}"'
        f' font-weight="700" font-kerning="{kerning}"><defs>{DEFS}{defined}</defs>{"".join(parts)}</svg>'
    )


class StepSentence:
    """The sentence of a moment: what kind of step it is, in which colour, what happens, and by which rules."""

    def __init__(self, word: str, number: int | None, colour: str, text: str, rules: Sequence[str]):
        self.word, self.number, self.colour, self.text, self.rules = word, number, colour, text, rules


def _told(run: RunView, address: Address, ruling: Ruling) -> StepSentence:
    said = sentence(run, address, ruling)
    if address.step is None and texts.say(ruling.answer):
        return StepSentence(_("Answer"), None, ink.STATUS.get(ruling.status, ink.ACCENT), said, ())
    frame = run.frame(address.step or 0)
    kind = str(frame["kind"])
    rules = [rule["title"] for rule in rules_of(run, frame["rules"])]
    number = list(texts.KIND).index(kind) if kind in texts.KIND else None
    return StepSentence(texts.word(texts.KIND, kind), number, ink.KIND.get(kind, ink.MUTED), said, rules)


def _head(run: RunView, address: Address, ruling: Ruling, kind: str) -> str:
    """Whose picture it is: the game, how sure the answer is, on which terms it runs, which step; then the title."""
    y = 38.0
    parts = [
        f'<g transform="rotate(-3 {EDGE + 18} {y:g})">',
        ink.rect(EDGE, y - 18, 36, 36, ink.SEAL, 6),
        ink.rect(EDGE + 2.5, y - 15.5, 31, 31, "none", 5, f' stroke="{ink.SEAL_INK}" stroke-opacity=".55"'),
        ink.text("裁", EDGE + 18, y, 24, ink.SEAL_INK, "serif", "middle"),
        "</g>",
    ]
    told = _("step %(n)s of %(last)s") if address.step is not None else _("%(last)s steps")
    step = told % {"n": address.step, "last": run.last}
    parts.append(ink.text(clean(step), WIDTH - EDGE, y, 22, ink.MUTED, anchor="end"))
    end = WIDTH - EDGE - width(clean(step), "sans", 22) - 24
    x = EDGE + 50.0
    game = run.library.games.get(run.game)
    for said, colour, boxed in [
        (texts.say(game.name) if game is not None else run.game, ink.INK, False),
        *_terms(run, address, ruling, kind),
    ]:
        size = 20.0 if boxed else 24.0
        pad = 12.0 if boxed else 0.0
        shown = shortened(clean(said), "sans", size, max(0.0, end - x - 2 * pad))
        wide = width(shown, "sans", size) + 2 * pad
        if x + wide > end or (shown.endswith(CUT) and len(shown) < 5):
            break
        if boxed:
            parts.append(ink.rect(x, y - 16, wide, 32, "none", 5, f' stroke="{colour}" stroke-width="2"'))
        parts.append(ink.text(shown, x + pad, y, size, colour))
        x += wide + 16
    if title := title_of(ruling, kind):
        size, lines = fit(clean(title), "serif", ((37, 1), (33, 1), (29, 1)), ROOM)
        parts.append(ink.text(lines[0], EDGE, 88, size, ink.INK, "serif"))
    return "".join(parts)


def _terms(run: RunView, address: Address, ruling: Ruling, kind: str) -> list[tuple[str, str, bool]]:
    """What one must know to believe the picture: the status, another day, other settings, whose view."""
    found = []
    if kind == "ruling" and ruling.status in texts.STATUS:
        found.append((texts.word(texts.STATUS, ruling.status), ink.STATUS[ruling.status], True))
    elif kind != "ruling" and texts.say(ruling.title):
        found.append((_("Lab board"), ink.MUTED, True))
    if address.view != "all":
        found.append((texts.word(texts.VIEW, address.view), ink.INDIGO, True))
    if address.as_of is not None:
        found.append((_("as of %(day)s") % {"day": address.as_of.isoformat()}, ink.GOLD, True))
    found += [(f"{faces.name_of(run.cards.get(card), {'card': card})} @ {day.isoformat()}", ink.GOLD, True) for card, day in address.cards]
    found += [(meaning(run.rule(rule), setting), ink.GOLD, True) for rule, setting in address.settings]
    return found


def _sentence(told: StepSentence, top: float) -> tuple[str, float]:
    """The sheet with the sentence, and where it ends."""
    room = ROOM - 52
    size, lines = fit(clean(told.text), "serif", SENTENCE, room)
    step = size * 1.3
    high = 48 + len(lines) * step + 10
    x = EDGE + 26.0
    y = top + 27
    parts = [
        ink.rect(EDGE, top, ROOM, high, ink.SHEET, 8, f' stroke="{ink.LINE}" stroke-width="1.5"'),
        ink.rect(EDGE, top, 8, high, told.colour, 3),
    ]
    if told.number is not None:
        parts.append(ink.icon(told.number, x, y - 13, 26, told.colour))
        x += 34
    word = clean(told.word)
    parts.append(ink.text(word, x, y, 23, told.colour))
    x += width(word, "sans", 23) + 28
    parts.append(_rules(told.rules, x, y, EDGE + ROOM - 22))
    parts += [ink.text(line, EDGE + 26, top + 46 + step * (n + 0.5), size, ink.INK, "serif") for n, line in enumerate(lines)]
    return "".join(parts), top + high


def _rules(titles: Sequence[str], x: float, y: float, end: float) -> str:
    """The rules that made the step, as many as have room."""
    parts = []
    for n, title in enumerate(titles):
        left = len(titles) - n - 1
        keep = width(f"+{left}", "sans", 21) + 14 if left else 0.0
        said = shortened(clean(title), "sans", 21, end - keep - x - 22)
        if len(said) < 6 < len(clean(title)):
            parts.append(ink.text(f"+{left + 1}", x, y, 21, ink.ACCENT))
            break
        parts.append(ink.text("§", x, y, 21, ink.ACCENT, "serif", more=' fill-opacity=".85"') if said else "")
        parts.append(ink.text(said, x + 22, y, 21, ink.ACCENT))
        x += 22 + width(said, "sans", 21) + 24
    return "".join(parts)


def _progress(n: int, last: int) -> str:
    """How far the run is, along the lower edge."""
    done = WIDTH * n / last if last else WIDTH
    return ink.rect(0, HEIGHT - 8, WIDTH, 8, ink.LINE) + (ink.rect(0, HEIGHT - 8, done, 8, ink.SEAL) if done else "")
