"""Reading cards: names in both languages, figures, card text with the place of each line, the evolved side, older versions."""

from __future__ import annotations

import datetime as dt
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import replace
from zlib import crc32

from engine.corpus.known import GameTerms, Known
from engine.corpus.open_traits import brought, kind_with_trait
from engine.corpus.patterns import NAME
from engine.corpus.problems import Problem, short
from engine.corpus.shapes import LANGUAGES, SCRIPTED, Alone, Card, Evolved, Sentence
from engine.corpus.spot import Spot, check_unique, language_of, top
from engine.corpus.strict_yaml import YamlReading
from engine.kernel.bilingual import Bilingual

_DASHES = frozenset("-−–—―ー‐")
_VERSION = ("cost", "attack", "defense", "text", "evolved", "traits", "kind", "class")
_KEYS = ("slug", "name", "reading", "aliases", "scripted", "note", "earlier", *_VERSION)
LONGEST_TEXT = 20_000  # characters; the language refuses more anyway, but says so without a card's name


def read_cards(reading: YamlReading, game: str, known: Known) -> list[Card]:
    """The cards of one file of cards; problems are added to ``reading``."""
    if reading.value is None:
        return []
    holder = top(reading).mapping(("cards",), ("cards",)).get("cards")
    return cards_at(holder, game, known) if holder else []


def cards_at(spot: Spot, game: str, known: Known, own: bool = False) -> list[Card]:
    """The cards of a list, in a file of their own or inside a ruling, whose ``own`` cards have no address that must stay."""
    found = [(card, e) for e in spot.entries() if (card := _card(e, game, known.terms(game), own))]
    check_unique([(card.slug, e) for card, e in found], {"en": "The card", "ja": "カード"})
    return [card for card, _ in found]


def slug_of(name: str) -> str:
    """A card's English name as it stands in an address."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower().replace("'", "")
    return re.sub("[^a-z0-9]+", "-", plain).strip("-")


def slug_of_any(name: str) -> str:
    """A name in any script as it stands in an address: where it has letters that an address cannot hold, a number made of them ends it."""
    plain = slug_of(name)
    if language_of(name) == "en" and plain:
        return plain
    return "-".join(part for part in (plain, f"c{crc32(folded(name).encode()):08x}") if part)


def _figure(spot: Spot, terms: GameTerms) -> int | None:
    """A printed figure; where what stands in its place is said by a line of the text, the problem says which."""
    stands = unicodedata.normalize("NFKC", spot.value).strip().upper() if isinstance(spot.value, str) else ""
    line = terms.no_numbers.get((spot.name, "-" if stands in _DASHES else stands))
    if line is None:
        return spot.number()
    spot.problem(
        f"“{spot.name}” is a whole number; for “{short(stands)}” leave it out and write in the text, above the other lines: {line['en']}",
        f"「{spot.name}」は整数です。「{short(stands)}」なら省略して、テキストの先頭に「{line['ja']}」と書いてください。",
    )
    return None


def _card(spot: Spot, game: str, terms: GameTerms, own: bool) -> Card | None:
    entries = spot.mapping((*_KEYS, *terms.figures), ("name", "kind"))
    name = entries["name"].either() if "name" in entries else None
    slug = slug_of_any(name["en"]) if own and name and "slug" not in entries else _slug(spot, entries, name)
    kind, by_kind = _kind(entries.get("kind"), terms)
    klass = _class(entries.get("class"), terms)
    traits = {**by_kind, **_traits(entries.get("traits"), terms, own)}
    reading = (entries["reading"].text() if "reading" in entries else "") or ""
    aliases = entries["aliases"].texts() if "aliases" in entries else ()
    scripted = (entries["scripted"].one_of(SCRIPTED) if "scripted" in entries else "full") or "full"
    note = entries["note"].either() if "note" in entries else None
    figures = {key: n for key in terms.figures if key in entries and (n := _figure(entries[key], terms)) is not None}
    cost, attack, defense = (_figure(entries[k], terms) if k in entries else None for k in ("cost", "attack", "defense"))
    text, lines = _text(entries.get("text"))
    evolved = _evolved(entries.get("evolved"))
    card = Card(
        game, slug or "", name or {"en": "", "ja": ""}, reading, aliases, kind or "", klass, tuple(traits), cost, attack, defense,
        text, lines, evolved, scripted, note, spot.reading.file, spot.mark.line, figures, _named(traits),
    )  # fmt: skip
    if own:
        _note_missing(spot, card, entries, terms)
    if "earlier" in entries:
        card = replace(card, earlier=_earlier(entries["earlier"], card, terms, own))
    if own and name and slug and "kind" in entries and not kind:  # its kind is wrong, and said to be; its name is known all the same
        card = replace(card, kind=min(terms.kinds, default=""))
    return card if name and slug and card.kind else None


def _note_missing(spot: Spot, card: Card, entries: Mapping[str, Spot], terms: GameTerms) -> None:
    """Note which figures a card of somebody's own does not say although every card of its kind has them printed, and what is assumed."""
    for key in terms.printed.get(card.kind, ()):
        if key not in entries:
            name, reading = card.name, spot.reading
            en = f"“{name['en']}” does not say its {key}, which is taken as 0; write “{key}: 1” or whatever it is."
            ja = f"「{name['ja']}」に {key} がないため、0として扱います。「{key}: 1」のように書いてください。"
            reading.notes.append(Problem(reading.file, spot.mark.line, spot.mark.column, {"en": en, "ja": ja}, name["en"]))


def _slug(spot: Spot, entries: Mapping[str, Spot], name: Bilingual | None) -> str | None:
    if "slug" in entries:
        return entries["slug"].matching(NAME, "a slug (small letters, digits, hyphens)", "スラッグ（英小文字・数字・ハイフン）")
    if isinstance(name, Alone) and name.lang == "ja":
        spot.problem(
            "A card that is named in Japanese alone needs a “slug”: its address then stays when it gets an English name.",
            "日本語名だけのカードには slug を書いてください。英語名が付いてもアドレスが変わりません。",
            name["ja"],
            ("slug",),
        )
        return None
    slug = slug_of(name["en"]) if name else ""
    if name and not slug:
        spot.problem(
            "No address can be made of this English name; give the card a “slug”.",
            "この英語名からはアドレスを作れません。slug を書いてください。",
            name["en"],
            ("slug",),
        )
    return slug


_CALLED = {"kind": ("The kind of card", "カードの種類"), "class": ("The class", "クラス"), "trait": ("The trait", "タイプ")}


def _word(spot: Spot | None, terms: GameTerms, category: str) -> str | None:
    """The id of a kind, class or trait, which may also stand as it is read on a card ("Officer", "指揮官")."""
    if spot is None:
        return None
    ids = {"kind": terms.kinds, "class": terms.classes, "trait": terms.traits}[category]
    if isinstance(spot.value, str) and spot.value not in ids and (known := terms.spelled.get(category, {}).get(folded(spot.value))):
        return known
    called = {id: said for said, id in reversed(list(terms.spelled.get(category, {}).items())) if not said.isascii()}
    return spot.one_of(ids, _CALLED[category], called) if ids else spot.text()


def _kind(spot: Spot | None, terms: GameTerms) -> tuple[str | None, dict[str, Bilingual | None]]:
    """The kind of a card, and the trait that a card prints with it ("Evolution Creature", 「進化クリーチャー」)."""
    kinds, traits = terms.spelled.get("kind", {}), terms.spelled.get("trait", {})
    if spot is not None and isinstance(spot.value, str) and folded(spot.value) not in kinds and spot.value not in terms.kinds:
        both = kind_with_trait(spot.value, kinds, traits)
        if both is not None:
            return both[0], {both[1]: None}
    return _word(spot, terms, "kind"), {}


def _class(spot: Spot | None, terms: GameTerms) -> str:
    """The class of a card; of several (``[light, water]``, ``light/water``) all of them, divided by a stroke."""
    if spot is None:
        return ""
    if isinstance(spot.value, str) and terms.classes:
        parts = [Spot(spot.reading, spot.path, part.strip()) for part in re.split("[/／]", spot.value)]
    else:
        parts = spot.entries() if isinstance(spot.value, list) else [spot]
    return "/".join(w for e in parts if (w := _word(e, terms, "class")))


def _traits(spot: Spot | None, terms: GameTerms, own: bool) -> dict[str, Bilingual | None]:
    """The traits of a card by their ids, with the names of those that the game's own words do not have."""
    found: dict[str, Bilingual | None] = {}
    for e in spot.entries() if spot is not None else ():
        spelled = terms.spelled.get("trait", {})
        if isinstance(e.value, str) and (not terms.traits or e.value in terms.traits or folded(e.value) in spelled):
            if trait := _word(e, terms, "trait"):
                found[trait] = None
        elif (known := _known(e, spelled)) is not None:
            found[known] = None
        elif (new := brought(e, spelled, terms.taken, own)) is not None:
            found[new[0]] = None if new[0] in terms.traits else new[1]
    return found


def _known(spot: Spot, spelled: Mapping[str, str]) -> str | None:
    """The trait that a name in one language or two means, where the game's own words have it, in each of them."""
    given = spot.value if isinstance(spot.value, dict) else {}
    ids = {spelled.get(folded(name)) if isinstance(name, str) else None for name in given.values()}
    return ids.pop() if len(ids) == 1 and set(given) <= set(LANGUAGES) else None


def _named(traits: Mapping[str, Bilingual | None]) -> dict[str, Bilingual]:
    return {trait: names for trait, names in traits.items() if names is not None}


def _text(spot: Spot | None) -> tuple[str, tuple[Sentence, ...]]:
    if spot is None:
        return "", ()
    text = spot.text(empty=True)
    if text is not None and len(text) > LONGEST_TEXT:
        spot.problem(
            f"This text has {len(text)} characters; at most {LONGEST_TEXT} are read.",
            f"このテキストは{len(text)}文字あります。読めるのは{LONGEST_TEXT}文字までです。",
        )
        return "", ()
    return (text or "").strip("\n"), spot.lines() if text else ()


def _evolved(spot: Spot | None) -> Evolved | None:
    if spot is None:
        return None
    parts = spot.mapping(("attack", "defense", "text"))
    attack, defense = (parts[k].number() if k in parts else None for k in ("attack", "defense"))
    text, lines = _text(parts.get("text"))
    return Evolved(attack, defense, text, lines, same="text" not in parts)


def _earlier(spot: Spot, card: Card, terms: GameTerms, own: bool) -> tuple[tuple[dt.date, Card], ...]:
    """Older versions: what differs from the card as it is now, and the last day it held (``until``)."""
    found: list[tuple[dt.date, Card]] = []
    for e in spot.entries():
        parts = e.mapping(("until", *_VERSION), ("until",))
        until = parts["until"].date() if "until" in parts else None
        if until is None:
            continue
        if found and until <= found[-1][0]:
            e.problem("Older versions run from the oldest to the newest.", "古い版は古い順に書いてください。", until.isoformat())
        cost, attack, defense = (parts[k].number() if k in parts else getattr(card, k) for k in ("cost", "attack", "defense"))
        old = replace(card, cost=cost, attack=attack, defense=defense)
        if "text" in parts:
            text, lines = _text(parts["text"])
            old = replace(old, text=text, text_lines=lines)
        if "evolved" in parts:
            old = replace(old, evolved=_evolved(parts["evolved"]))
        if "traits" in parts:
            traits = _traits(parts["traits"], terms, own)
            old = replace(old, traits=tuple(traits), trait_names=_named(traits))
        if "kind" in parts:
            old = replace(old, kind=_kind(parts["kind"], terms)[0] or card.kind)
        if "class" in parts:
            old = replace(old, klass=_class(parts["class"], terms) or card.klass)
        found.append((until, old))
    return tuple(found)


def folded(name: str) -> str:
    """A name as it is compared: width, case and the kind of apostrophe don't matter."""
    return " ".join(unicodedata.normalize("NFKC", name).replace("’", "'").casefold().split())


def names_of(cards: Iterable[Card]) -> dict[str, tuple[str, ...]]:
    """Every folded name, alias and slug with the slugs it may mean. A full name wins over another card's alias."""
    full: dict[str, tuple[str, ...]] = {}
    loose: dict[str, tuple[str, ...]] = {}
    for card in cards:
        for where, names in ((full, (card.name["en"], card.name["ja"], card.slug)), (loose, (card.reading, *card.aliases))):
            for name in names:
                key = folded(name)
                if key and card.slug not in where.get(key, ()):
                    where[key] = (*where.get(key, ()), card.slug)
    return {**loose, **full}


def card_named(name: str, index: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The slugs that a name may mean; none if no card is called so."""
    return index.get(folded(name), ())
