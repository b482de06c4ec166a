"""A card as it lies on the table.

A table shows thirty cards, most of them as in the step before, so a face is printed once for each different look and kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple
from zlib import crc32

from django.utils.translation import gettext as _
from markupsafe import Markup

from engine.kernel.counters import Counter
from rulings.board import texts
from rulings.board.art import art
from rulings.board.tables import table
from rulings.http import addresses
from rulings.http.cache import Cache
from rulings.http.templates import printed

GLIDING = 200  # objects that have a view-transition name in static/css/glide.css
PICTURED = {"ward", "storm", "rush", "bane", "drain", "ambush", "blocker", "cannot-attack"}  # keywords with a glyph of their own
MAYBE = ("face", "evolved", "cost", "label", "label_ja", "kind", "class")  # what only runs know, not a card on its own page
PATTERNS = 6  # that a card without a class may have (static/css/cards.css)
cache: Cache[Markup] = Cache("cards drawn", len)


class StepMark(NamedTuple):
    """What this step did to a card: its part in the event, and the figures that changed."""

    role: str = ""  # "subject", "target", or nothing
    hit: int = 0  # damage taken in this step; negative for healing
    attack: int = 0
    defense: int = 0
    moved: str = ""  # the zone it came from in this step
    fate: str = ""  # what befell it, where the figures do not say so: "fizzled", "destroyed", … (rulings/board/marks.py)


NO_MARK = StepMark()


class Badge(NamedTuple):
    """A keyword or a counter on a card: what is drawn (a letter or figure where there is no picture of it), and what it is called."""

    name: str
    shown: Any
    said: str


class TableCard(NamedTuple):
    """Everything that is printed of a card on the table (templates/board/card.html). A card face down has neither kind nor name."""

    glide: int = 0  # the number of its view-transition name; 0 for one without
    role: str = ""
    spoken: str = ""  # the whole card as one line
    href: str = ""
    changes_board: bool = False  # it leads to where the card is changed, not to the card's own page
    kind: str = ""
    klass: str = ""
    pattern: int = 0
    evolved: bool = False
    turned: bool = False
    tight: int = 0  # how small the name must be set
    art: tuple[str, ...] = ()  # the drawings of its figure
    name: str = ""
    cost: int | None = None
    attack: int | None = None
    attack_way: str = ""  # "up" or "down" against what is printed
    defense: int | None = None
    defense_way: str = ""
    label: str = ""
    glyphs: tuple[Badge, ...] = ()  # keywords
    tokens: tuple[Badge, ...] = ()  # counters
    granted: int = 0
    left_out: tuple[str, ...] = ()  # lines of its text that are not carried out
    mark: StepMark = NO_MARK
    beneath: int = 0  # cards under it or aboard
    sealed: int = 0  # cards that lie face down on it


def face(
    game: str, cards: Mapping[str, Any], thing: Mapping[str, Any], mark: StepMark = NO_MARK, down: bool = False, href: str = "",
    beneath: int = 0, sealed: int = 0,
) -> Markup:  # fmt: skip
    """One card as HTML.

    ``down`` shows its back; ``href`` is where it leads instead of to the card's own page; ``beneath`` cards lie under it or are aboard,
    ``sealed`` lie face down on it.
    """
    if down:
        return printed("board/card.html", "back", TableCard(glide=_glide(thing["id"]), role=mark.role))
    card = cards.get(thing["card"])
    key = (
        texts.here(), game, _printed(card), mark, thing["id"], thing["card"], thing["attack"], thing["defense"], thing["damage"],
        tuple(thing["keywords"]), tuple(thing["counters"].items()), len(thing["granted"]), thing["owner"] != thing["controller"],
        *map(thing.get, MAYBE), tuple(thing.get("left_out", ())), href, beneath, sealed,
    )  # fmt: skip
    made = cache.get(key)
    if made is None:
        made = cache.put(key, printed("board/card.html", "card", _front(game, card, thing, mark, href, beneath, sealed)))
    return made


def _printed(card: Any | None) -> tuple[Any, ...]:
    """What a face takes from the card itself, so that an edited card gets another face."""
    if card is None:
        return ()
    evolved = card.evolved
    sides = (card.attack, card.defense, evolved and evolved.attack, evolved and evolved.defense)
    return (card.name["en"], card.name["ja"], card.kind, card.klass, card.cost, *sides)


def is_evolved(thing: Mapping[str, Any]) -> bool:
    """Whether the card shows its evolved side."""
    return bool(thing.get("evolved")) or thing.get("face") == "evolved"


def name_of(card: Any | None, thing: Mapping[str, Any]) -> str:
    """The card's name in the language of the request; its slug where the corpus does not hold it."""
    return texts.say(thing.get("name")) or (texts.say(card.name) if card is not None else str(thing["card"]))


def is_turned(game: str, thing: Mapping[str, Any]) -> bool:
    """Whether the card lies on its side: tapped, or asleep."""
    return bool(thing["counters"].get(table(game).turned))


def printed_on(card: Any | None, thing: Mapping[str, Any], what: str, column: str) -> str:
    """The kind or class of a card; a scenario's own card is in no library, so its run says it."""
    return str(thing.get(column) or (getattr(card, what) if card is not None else "") or "")


def _glide(thing_id: Any) -> int:
    return thing_id if isinstance(thing_id, int) and 0 < thing_id <= GLIDING else 0


def figures(card: Any | None, thing: Mapping[str, Any]) -> tuple[int | None, int | None, str, str]:
    """Attack and defense as they stand, and for each whether it is "up" or "down" against what is printed."""
    attack, left = thing["attack"], thing["defense"]
    printed = card.evolved if card is not None and is_evolved(thing) and card.evolved else card
    base_attack = getattr(printed, "attack", None)
    base_defense = getattr(printed, "defense", None)
    return attack, left, _against(attack, base_attack), "down" if thing["damage"] else _against(left, base_defense)


def _against(now: int | None, printed: int | None) -> str:
    if now is None or printed is None or now == printed:
        return ""
    return "up" if now > printed else "down"


def label_of(thing: Mapping[str, Any]) -> str:
    """What tells this copy from others, in the language of the page; "" where nothing does."""
    return texts.say({"en": thing.get("label", ""), "ja": thing.get("label_ja", "")})


def spoken(game: str, card: Any | None, thing: Mapping[str, Any], beneath: int = 0, sealed: int = 0) -> str:
    """The whole card as one line for those who hear the page."""
    attack, left, _a, _d = figures(card, thing)
    parts = [name_of(card, thing)]
    if label := label_of(thing):
        parts.append(label)
    if kind := printed_on(card, thing, "kind", "kind"):
        parts.append(texts.of_game(game, "kind", kind))
    if klass := printed_on(card, thing, "klass", "class"):
        parts.append(texts.of_game(game, "class", klass))
    cost = cost_of(card, thing)
    if cost is not None:
        parts.append(_("cost %(n)s") % {"n": cost})
    if attack is not None:
        parts.append(_("%(n)s attack") % {"n": attack})
    if left is not None:
        parts.append(_("%(n)s defense") % {"n": left})
    if thing["damage"]:
        parts.append(_("%(n)s damage taken") % {"n": thing["damage"]})
    if is_evolved(thing):
        parts.append(_("evolved"))
    parts += [texts.of_game(game, "keyword", k) for k in thing["keywords"]]
    parts += counters_said(game, thing)
    if thing["granted"]:
        parts.append(_("%(n)s granted") % {"n": len(thing["granted"])})
    if beneath:
        parts.append(_("%(n)s beneath it or aboard") % {"n": beneath})
    if sealed:
        parts.append(_("seals on it: %(n)s") % {"n": sealed})
    if thing.get("left_out"):
        parts.append(_("not carried out: %(lines)s") % {"lines": " / ".join(thing["left_out"])})
    return (", " if texts.here() == "en" else "、").join(parts)


def glyphs(game: str, thing: Mapping[str, Any]) -> tuple[Badge, ...]:
    """The keywords of a card as they are drawn on it."""
    said = ((name, texts.of_game(game, "keyword", name)) for name in thing["keywords"])
    return tuple(Badge(name, "" if name in PICTURED else name_[:1], name_) for name, name_ in said)


def tokens(game: str, thing: Mapping[str, Any]) -> tuple[Badge, ...]:
    """The counters of a card that players keep, as they are drawn on it; and its damage, where its figures are the same with it."""
    lying = counters_of(game, thing)
    badges = tuple(Badge(one.id, value, texts.of_game(game, "counter", one.id)) for one, value in lying if one.shown != "sideways")
    n = thing.get("damage")
    if n and thing["defense"] == thing["max_defense"]:
        return (*badges, Badge("damage", f"−{n}", _("%(n)s damage taken") % {"n": n}))
    return badges


def counters_said(game: str, thing: Mapping[str, Any]) -> list[str]:
    """The counters of a card that players know of, in words: how many, or just what it is."""
    lying = counters_of(game, thing)
    return [texts.of_game(game, "counter", one.id) + (f" {value}" if one.shown == "number" else "") for one, value in lying]


def counters_of(game: str, thing: Mapping[str, Any]) -> Iterator[tuple[Counter, int]]:
    """The counters on a card that the table shows, with their numbers."""
    here = table(game)
    lying = ((here.counter(name), value) for name, value in thing["counters"].items())
    return ((one, value) for one, value in lying if one.shown != "never")


def cost_of(card: Any | None, thing: Mapping[str, Any]) -> int | None:
    """What the card costs as it lies there; None where it has no cost."""
    now = thing.get("cost")
    return now if now is not None or card is None else card.cost


def _front(game: str, card: Any | None, thing: Mapping[str, Any], mark: StepMark, href: str, beneath: int, sealed: int) -> TableCard:
    name, slug = name_of(card, thing), str(thing["card"])
    attack, left, attack_way, defense_way = figures(card, thing)
    kind, klass = printed_on(card, thing, "kind", "kind"), printed_on(card, thing, "klass", "class")
    return TableCard(
        glide=_glide(thing["id"]),
        role=mark.role,
        spoken=spoken(game, card, thing, beneath, sealed),
        href=href or (addresses.card(game, slug) if card is not None else ""),
        changes_board=bool(href),
        kind=kind,
        klass=klass,
        pattern=crc32(slug.encode()) % PATTERNS,
        evolved=is_evolved(thing),
        turned=is_turned(game, thing),
        tight=_tight(name),
        art=art(game, kind, klass, slug),
        name=name,
        cost=cost_of(card, thing),
        attack=attack,
        attack_way=attack_way,
        defense=left,
        defense_way=defense_way,
        label=label_of(thing),
        glyphs=glyphs(game, thing),
        tokens=tokens(game, thing),
        granted=len(thing["granted"]),
        left_out=tuple(thing.get("left_out", ())),
        mark=mark,
        beneath=beneath,
        sealed=sealed,
    )


def _tight(name: str) -> int:
    """How small a name must be set: 0 as usual, 2 where a single word of it hardly fits the card."""
    longest = max(map(len, name.replace("・", " ").replace("-", " ").split()), default=0)
    return 2 if longest > 10 else 1 if longest > 8 or len(name) > 20 else 0
