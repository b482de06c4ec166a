"""Reading the cards that a board gives in a zone: names, counts, and what is special about one of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from engine.corpus.board_names import BoardNames
from engine.corpus.known import GameTerms
from engine.corpus.other_words import meant
from engine.corpus.problems import Problem
from engine.corpus.read_cards import card_named
from engine.corpus.shapes import LANGUAGES, Placed, Sentence
from engine.corpus.spot import Spot, whole_number
from engine.corpus.strict_yaml import Value
from engine.kernel.state import Label

PLAYERS = ("me", "opponent")
MOST_COPIES = 60
MOST_CARDS = 120  # in one zone, copies counted
COPIES = re.compile(r"([1-9][0-9]{0,3})\s*[x×]\s+(\S.*)")
UNNAMED = re.compile(r"(?:([0-9]{1,2})\s*(?:[x×]\s*)?)?(cards?|枚(?:のカード)?|カード)?")
FLAGS = ("evolved", "lost_abilities", "face_down", "asleep", "attacked", "entered_this_turn")
NUMBERS = ("attack", "defense", "cost")
SAME = {"tapped": "asleep", "checked": "asleep"}  # games call the same thing by different words
POWER = {"power": "attack"}  # where the game has that figure and not attack
ATTACHED = {
    "pilot": ("In this game no card is piloted by another.", "このゲームに、操縦されるカードはありません。"),
    "under": ("In this game no cards lie beneath another.", "このゲームに、カードの下に置かれるカードはありません。"),
}
_KEYS = ("card", "as", "copies", "counters", "damage", "granted", "owner", "pilot", "under", *FLAGS, *NUMBERS, *SAME)


def player_of(spot: Spot, *besides: str) -> str:
    """A player, as the file's keys call them or in another word for that (自分, enemy)."""
    said = meant(spot.value, PLAYERS) if isinstance(spot.value, str) else ()
    return said[0] if said else spot.one_of((*PLAYERS, *besides)) or ""


def unnamed(text: str, names: BoardNames | None = None) -> int | None:
    """How many cards an entry means of which it is not said what they are (“3”, “3 cards”, 3枚); None for one that names a card."""
    m = UNNAMED.fullmatch(text.strip())
    if m is None or not (m[1] or m[2]) or (names is not None and card_named(text, names.index)):
        return None
    return int(m[1] or 1)


def _unnamed(spot: Spot, n: int, zone: str, terms: GameTerms) -> Placed | None:
    """So many cards of which it is not said what they are, where nobody would see it (none at all, wherever)."""
    if not n:
        return None
    if zone in terms.hidden and n <= MOST_COPIES:
        line, column = spot.reading.position(spot.path, 1, 1)
        return Placed("", spot.text() or "", line, column, n)
    if n > MOST_COPIES:
        spot.problem(f"At most {MOST_COPIES} copies at once.", f"一度に置けるのは{MOST_COPIES}枚までです。")
    else:
        right = f"{n} x …"
        spot.problem(
            f"Cards lie open there: say which (“{right}” with a card's name).",
            f"ここのカードは表向きなので、カード名を書いてください（「{right}」）。",
        )
    return None


def other_spelling(word: str) -> str:
    """A name with hyphens for underscores, or the other way round."""
    return word.replace("-", "_") if "-" in word else word.replace("_", "-")


def other_spellings(word: str) -> tuple[str, ...]:
    """A name with hyphens for underscores (or the other way round), and either of the two in the other number: nodes for node."""
    several = [one.removesuffix("s") if one.endswith("s") else one + "s" for one in (word, other_spelling(word))]
    return (other_spelling(word), *several)


def numbers(spot: Spot, known: frozenset[str] | None) -> dict[str, int]:
    """Numbers by their names; where none are known, any names."""
    aliases = {other_spelling(k): k for k in known or ()}
    found = {}
    for written, e in spot.mapping({*known, *aliases} if known is not None else None).items():
        n = e.number(None)
        if n is not None:
            found[aliases.get(written, written)] = n
    return found


def granted(spot: Spot | None) -> tuple[Sentence, ...]:
    """The abilities that a card or a leader was given."""
    if spot is None:
        return ()
    return spot.sentences() if isinstance(spot.value, list) else tuple(s for s in (spot.sentence(),) if s)


def cards_in(spot: Spot, terms: GameTerms, names: BoardNames, zone: str = "") -> tuple[Placed, ...]:
    """The cards of a zone, in its order; one text stands for a list of it alone, nothing for an empty list."""
    found: list[Placed] = []
    entries = ([spot] if spot.value.strip() else []) if isinstance(spot.value, str) else spot.entries()
    for i, e in enumerate(entries):
        if isinstance(e.value, str):
            if i and _split_by_comma(entries[i - 1], e, names):
                continue
            if i + 1 < len(entries) and _split_by_comma(e, entries[i + 1], names):
                _quote_it(e, entries[i + 1])
                continue
        n = unnamed(e.value, names) if isinstance(e.value, str) and zone else None
        placed = _placed(e, terms, names) if n is None else _unnamed(e, n, zone, terms)
        if placed:
            _note_what_passes(e, placed, zone, terms, names)
            _refuse_without_line(e, placed, terms.line_of.get(zone), names)
            found.append(placed)
    many = sum(placed.copies for placed in found)
    if many > MOST_CARDS:
        spot.problem(
            f"At most {MOST_CARDS} cards lie in one zone; here are {many}.",
            f"1つの領域に置けるカードは{MOST_CARDS}枚までです（今は{many}枚）。",
            str(many),
        )
        return ()
    return tuple(found)


def _note_what_passes(spot: Spot, placed: Placed, zone: str, terms: GameTerms, names: BoardNames) -> None:
    """Note that a card stands where its kind never stays (a spell on the board): a ruling may be about that, but it is mostly a slip."""
    card = (names.cards or {}).get(placed.card)
    if not zone or zone != terms.table or card is None or card.kind not in terms.passing:
        return
    called = {said: id for said, id in terms.spelled.get("kind", {}).items() if not said.isascii()}
    ja = next((said for said, id in called.items() if id == card.kind), card.kind)
    en, said = f"A card of the kind “{card.kind}” does not stay there by itself.", f"種類が「{ja}」のカードは、普通そこに残りません。"
    mark = spot.mark
    spot.reading.notes.append(Problem(spot.reading.file, mark.line, mark.column, {"en": en, "ja": said}, placed.card))


def _refuse_without_line(spot: Spot, placed: Placed, line: tuple[str, str] | None, names: BoardNames) -> None:
    """A problem where only a part of a card lies in a zone, and this card (in each of its versions) has no such line."""
    card = (names.cards or {}).get(placed.card)
    if line is None or card is None:
        return
    kind, ja = line
    nodes = [said.node for version in (card, *(older for _, older in card.earlier)) for said in version.text_lines]
    if None in nodes or any(node is not None and node.kind == kind for node in nodes):
        return
    en = f"This card has no line for lying there (“{kind.capitalize()}: …”)."
    spot.problem(en, f"このカードには、ここに置かれるための行（「{ja}：…」）がありません。", placed.name)


def _split_by_comma(first: Spot, second: Spot, names: BoardNames) -> bool:
    """Whether two neighbours are the halves of one name that has a comma in it and was not quoted."""
    if not isinstance(first.value, str) or not isinstance(second.value, str) or card_named(second.value, names.index):
        return False
    return bool(card_named(f"{first.value}, {second.value}", names.index))


def _quote_it(first: Spot, second: Spot) -> None:
    name = f"{first.value}, {second.value}"
    first.problem(
        f'The comma splits this name in two; put quotes around it: "{name}".',
        f'コンマで名前が2つに分かれています。引用符で囲んでください: "{name}"。',
        first.value,
        (name,),
    )


def _placed(spot: Spot, terms: GameTerms, names: BoardNames) -> Placed | None:
    if isinstance(spot.value, str):
        text = spot.text()
        return _named(spot, text, names, 1) if text else None
    if isinstance(spot.value, dict) and "card" not in spot.value and _miswritten(spot, spot.value, names):
        return None
    figures = tuple(key for key in POWER if key in terms.figures)
    parts = _own_keys(spot, terms).mapping((*_KEYS, *figures), ("card",))
    _without_what_the_game_lacks(parts, figures, terms)
    name = parts["card"].text() if "card" in parts else None
    if name is None:
        return None
    copies = (parts["copies"].number(1, MOST_COPIES) or 1) if "copies" in parts else 1
    placed = _named(parts["card"], name, names, copies)
    changes: dict[str, Any] = {key: bool(parts[key].flag()) for key in FLAGS if key in parts}
    changes |= {same: bool(parts[key].flag()) for key, same in SAME.items() if key in parts}
    changes |= {POWER.get(key, key): parts[key].number(None) for key in (*NUMBERS, *figures) if key in parts}
    if "damage" in parts:
        changes["damage"] = parts["damage"].number() or 0
    if "counters" in parts:
        changes["counters"] = numbers(parts["counters"], terms.counters)
    if "granted" in parts:
        changes["granted"] = granted(parts["granted"])
    if "owner" in parts:
        changes["owner"] = player_of(parts["owner"])
    if "pilot" in parts:
        changes["pilot"] = _placed(parts["pilot"], terms, names)
    if "under" in parts:
        changes["under"] = cards_in(parts["under"], terms, names)
    if "as" in parts:
        changes["label"] = _label(parts["as"], names, placed.copies if placed else 1)
    return replace(placed, **changes) if placed else None


def _miswritten(spot: Spot, value: Mapping[str, Value], names: BoardNames) -> bool:
    """Whether a mapping that names no card is one of the usual slips, which then is a problem that says how it is written."""
    if "name" in value:
        right = f"card: {value['name']}" if isinstance(value["name"], str) else "card: …"
        en, ja = f"What a card is called stands under “card”: write “{right}”.", f"カード名は card に書きます：「{right}」。"
        spot.problem(en, ja, "name", (right,))
        return True
    if len(value) != 1:
        return False
    ((key, said),) = value.items()
    if isinstance(said, str) and said in FLAGS and card_named(key, names.index):
        right = f"{{card: {key}, {said}: true}}"
        spot.problem(f"A card that is special is written “{right}”.", f"特別なカードは「{right}」と書きます。", key, (right,))
        return True
    if key not in _KEYS and isinstance(said, str):
        spot.problem(
            "A card's name belongs here, but an unquoted colon made it a mapping; put quotes around the name.",
            "ここにはカード名が必要ですが、引用符のないコロンのため対応表になっています。名前を引用符で囲んでください。",
            f"{key}: {said}".strip(),
        )
        return True
    return False


def _without_what_the_game_lacks(parts: dict[str, Spot], figures: Iterable[str], terms: GameTerms) -> None:
    """Take out of a card what it says twice and what no card can have or be in its game; each is a problem."""
    for key in figures:
        if key in parts and POWER[key] in parts:
            parts.pop(key).problem(
                f"“{key}” and “{POWER[key]}” are the same here; write one of them.",
                f"「{key}」と「{POWER[key]}」は同じ値です。どちらか一方を書いてください。",
                key,
                key=True,
            )
    for key in ("pilot", "under"):
        if key in parts and terms.attached is not None and key not in terms.attached:
            parts.pop(key).problem(*ATTACHED[key], key)
    for key in (*FLAGS, *SAME):
        if key in parts and terms.special and SAME.get(key, key) not in terms.special:
            parts.pop(key).problem(
                f"“{key}” is nothing that a card can be in this game.",
                f"このゲームのカードに「{key}」という状態はありません。",
                key,
                tuple(sorted(terms.special)),
            )


def _own_keys(spot: Spot, terms: GameTerms) -> Spot:
    """A card without the counters that stand beside its ``counters``, each of which is a problem that says where it belongs."""
    if not isinstance(spot.value, dict):
        return spot
    astray = {key: value for key, value in spot.value.items() if key not in _KEYS and key in (terms.counters or ())}
    for key, value in astray.items():
        right = f"counters: {{{key}: {value}}}"
        Spot(spot.reading, (*spot.path, key), value).problem(
            f"“{key}” is a counter; write “{right}”.", f"「{key}」はカウンターです。「{right}」と書きます。", key, (right,), key=True
        )
    return Spot(spot.reading, spot.path, {k: v for k, v in spot.value.items() if k not in astray}) if astray else spot


def _label(spot: Spot, names: BoardNames, copies: int) -> str:
    """What a copy is called: one text, or one in each language."""
    if not isinstance(spot.value, dict):
        return _spelling(spot, names, copies)
    parts = spot.mapping(LANGUAGES, LANGUAGES)
    same = len(parts) == len(LANGUAGES) and parts["en"].value == parts["ja"].value
    said = {lang: _spelling(parts[lang], names, copies) for lang in LANGUAGES[: 1 if same else 2] if lang in parts}
    return Label(said.get("en", ""), said.get("ja", ""))


def _spelling(spot: Spot, names: BoardNames, copies: int) -> str:
    label = (spot.text() or "").strip()
    if not label:
        return ""
    if whole_number(label) or len(label) > 60 or "\n" in label or '"' in label:
        spot.problem(
            "A label is a short word or two and no number, such as “left”.",
            "ラベルは「左」のような、数字でない短い言葉にしてください。",
            label,
        )
        return ""
    if label in names.labels:
        spot.problem(
            f"The label “{label}” is given out twice; the first is on line {names.labels[label].mark.line}.",
            f"ラベル「{label}」が2回使われています。1つ目は{names.labels[label].mark.line}行目です。",
            label,
        )
    elif card_named(label, names.index):
        spot.problem(
            f"“{label}” is a card's name; a label must be a word of its own.",
            f"「{label}」はカード名です。ラベルには別の言葉を使ってください。",
            label,
        )
    elif copies > 1:
        spot.problem(
            "A label stands for one card; write the copies one by one.", "ラベルは1枚のカードにつけます。1枚ずつ書いてください。", label
        )
    names.labels.setdefault(label, spot)
    return label


def _named(spot: Spot, text: str, names: BoardNames, copies: int) -> Placed | None:
    m = COPIES.fullmatch(text)
    if m and not card_named(text, names.index):
        text, copies = m[2], int(m[1])
        if copies > MOST_COPIES:
            spot.problem(f"At most {MOST_COPIES} copies at once.", f"一度に置けるのは{MOST_COPIES}枚までです。", m[1])
            copies = 1
    slug = names.slug(spot, text)
    if slug is None:
        return None
    line, column = spot.reading.position(spot.path, 1, 1)
    return Placed(slug, text, line, column, copies)
