"""A card as it lies on the table, as HTML.

Built from strings instead of a template: a table shows thirty cards, most of them as in the step before, so a face is made once for
each different look and kept. Every value goes through ``escape``.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, NamedTuple
from zlib import crc32

from django.utils.translation import gettext as _

from rulings.stepper import words
from rulings.stepper.kept import Kept

GLIDING = 200  # objects that have a view-transition name in static/css/glide.css
PICTURED = {"ward", "storm", "rush", "bane", "drain", "ambush", "blocker", "cannot-attack"}  # keywords with a glyph of their own
MAYBE = ("face", "evolved", "cost", "label", "label_ja", "kind", "class")  # what only runs know, not a card on its own page
TURNED = ("tapped", "asleep")
BOOKKEEPING = frozenset({"entered", "attacks", "last_defense", "enhance"})  # counters with which the engine remembers, not the players
kept: Kept[str] = Kept(4000)


class Mark(NamedTuple):
    """What this step did to a card: its part in the event, and the figures that changed."""

    role: str = ""  # "subject", "target", or nothing
    hit: int = 0  # damage taken in this step; negative for healing
    attack: int = 0
    defense: int = 0
    moved: str = ""  # the zone it came from in this step


NO_MARK = Mark()


def face(
    game: str, cards: Mapping[str, Any], thing: Mapping[str, Any], mark: Mark = NO_MARK, down: bool = False, href: str = ""
) -> str:  # fmt: skip
    """The HTML of one card. ``down`` shows its back; ``href`` is where it leads instead of to the card's own page."""
    if down:
        return _back(thing["id"], mark)
    card = cards.get(thing["card"])
    key = (
        words.here(), game, _printed(card), mark, thing["id"], thing["card"], thing["attack"], thing["defense"], thing["damage"],
        tuple(thing["keywords"]), tuple(thing["counters"].items()), len(thing["granted"]), thing["owner"] != thing["controller"],
        *map(thing.get, MAYBE), href,
    )  # fmt: skip
    made = kept.get(key)
    return made if made is not None else kept.put(key, _front(game, card, thing, mark, href))


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
    return words.say(thing.get("name")) or (words.say(card.name) if card is not None else str(thing["card"]))


def is_turned(thing: Mapping[str, Any]) -> bool:
    """Whether the card lies on its side: tapped, or asleep."""
    return any(thing["counters"].get(turned) for turned in TURNED)


def printed_on(card: Any | None, thing: Mapping[str, Any], what: str, column: str) -> str:
    """The kind or class of a card; a scenario's own card is in no library, so its run says it."""
    return str(thing.get(column) or (getattr(card, what) if card is not None else "") or "")


def _glide(thing_id: Any) -> str:
    return f' data-c="{thing_id}"' if isinstance(thing_id, int) and 0 < thing_id <= GLIDING else ""


def _back(thing_id: Any, mark: Mark) -> str:
    moved = f' data-mark="{mark.role}"' if mark.role else ""
    return f'<span class="card back" role="img" aria-label="{escape(_("a card, face down"))}"{_glide(thing_id)}{moved}></span>'


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
    return words.say({"en": thing.get("label", ""), "ja": thing.get("label_ja", "")})


def spoken(game: str, card: Any | None, thing: Mapping[str, Any]) -> str:
    """The whole card as one line for those who hear the page."""
    attack, left, _a, _d = figures(card, thing)
    parts = [name_of(card, thing)]
    if label := label_of(thing):
        parts.append(label)
    if kind := printed_on(card, thing, "kind", "kind"):
        parts.append(words.of_game(game, "kind", kind))
    if klass := printed_on(card, thing, "klass", "class"):
        parts.append(words.of_game(game, "class", klass))
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
    parts += [words.of_game(game, "keyword", k) for k in thing["keywords"]]
    parts += [
        words.of_game(game, "counter", k) + ("" if k in TURNED else f" {v}") for k, v in thing["counters"].items() if k not in BOOKKEEPING
    ]
    if thing["granted"]:
        parts.append(_("%(n)s granted") % {"n": len(thing["granted"])})
    return (", " if words.here() == "en" else "、").join(parts)


def cost_of(card: Any | None, thing: Mapping[str, Any]) -> int | None:
    """What the card costs as it lies there; None where it has no cost."""
    now = thing.get("cost")
    return now if now is not None or card is None else card.cost


def _front(game: str, card: Any | None, thing: Mapping[str, Any], mark: Mark, href: str) -> str:
    name = name_of(card, thing)
    attack, left, attack_way, defense_way = figures(card, thing)
    slug = str(thing["card"])
    cost = cost_of(card, thing)
    kind, klass = printed_on(card, thing, "kind", "kind"), printed_on(card, thing, "klass", "class")
    attrs = [
        f'class="card" data-k="{escape(kind)}" data-f="{escape(klass)}"',
        f'data-v="{crc32(slug.encode()) % 6}" aria-label="{escape(spoken(game, card, thing))}"{_glide(thing["id"])}',
    ]
    if is_evolved(thing):
        attrs.append("data-evolved")
    if is_turned(thing):
        attrs.append("data-tapped")
    if mark.role:
        attrs.append(f'data-mark="{mark.role}"')
    if tight := _tight(name):
        attrs.append(f'data-long="{tight}"')
    inner = [f'<i class="crest" aria-hidden="true">{escape(initial(name))}</i>']
    if cost is not None:
        inner.append(f'<b class="cost">{cost}</b>')
    inner.append(f'<span class="name">{escape(name)}</span>')
    if attack is not None:
        inner.append(f'<b class="{"atk" if attack < 100 else "power"}"{_way(attack_way)}>{attack}</b>')
    if left is not None:
        inner.append(f'<b class="dfn"{_way(defense_way)}>{left}</b>')
    if label := label_of(thing):
        inner.append(f'<span class="tag">{escape(label)}</span>')
    inner.append(_glyphs(game, thing))
    inner.append(_changes(mark))
    tag, link = ("a", f' href="/cards/{escape(game)}/{escape(slug)}/"') if card is not None else ("span", ' role="img"')
    if href:
        tag, link = "a", f' data-place href="{escape(href)}"'
    return f"<{tag} {' '.join(attrs)}{link}>{''.join(inner)}</{tag}>"


def _tight(name: str) -> int:
    """How small a name must be set: 0 as usual, 2 where a single word of it hardly fits the card."""
    longest = max(map(len, name.replace("・", " ").replace("-", " ").split()), default=0)
    return 2 if longest > 10 else 1 if longest > 8 or len(name) > 20 else 0


def _way(way: str) -> str:
    return f' data-s="{way}"' if way else ""


def initial(name: str) -> str:
    """The letter on the card's crest: the first one that is not a bracket or a numeral such as "XXI."."""
    words_ = [w for w in name.replace("《", " ").replace("<", " ").split() if not w.endswith(".")] or [name]
    return words_[0][:1]


def _glyphs(game: str, thing: Mapping[str, Any]) -> str:
    shown = []
    for keyword in thing["keywords"]:
        label = words.of_game(game, "keyword", keyword)
        if keyword in PICTURED:
            shown.append(f'<i class="glyph" data-g="{escape(keyword)}"></i>')
        else:
            shown.append(f'<i class="glyph letter">{escape(label[:1])}</i>')
    for counter, value in thing["counters"].items():
        if counter in TURNED or counter in BOOKKEEPING:
            continue
        shown.append(f'<i class="token" data-g="{escape(counter)}">{escape(str(value))}</i>')
    if thing["granted"]:
        shown.append(f'<i class="token" data-g="granted">+{len(thing["granted"])}</i>')
    return f'<span class="glyphs">{"".join(shown)}</span>' if shown else ""


def _changes(mark: Mark) -> str:
    if mark.hit > 0:
        return f'<i class="hit">−{mark.hit}</i>'
    if mark.hit < 0:
        return f'<i class="hit heal">+{-mark.hit}</i>'
    if mark.attack or mark.defense:
        return f'<i class="hit {"buff" if mark.attack + mark.defense > 0 else "drop"}">{mark.attack:+d}/{mark.defense:+d}</i>'
    return ""
