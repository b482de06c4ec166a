"""Cards of one's own: a form in the card language, checked while it is typed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _

from engine.corpus.read_cards import card_named, names_of
from engine.corpus.shapes import Card
from engine.corpus.spot import language_of
from engine.study import own_cards
from engine.study.library import Library
from engine.study.own_cards import Draft, OwnLine
from engine.study.pasted_head import WORDS, head_of, sides_of
from rulings.board import texts
from rulings.board.runs import EngineRun
from rulings.board.tables import table
from rulings.lab.boards import Board
from rulings.lab.edits import as_value
from rulings.lab.panes.board import zone_name, zones_of
from rulings.store.search import LONGEST

PLAIN = "neutral"  # what a card of no class is called, in games that have a word for it
LONGEST_EXAMPLE = 110
MOST_EXAMPLES = 5
NOTHING: Mapping[str, str] = {}


def own(run: EngineRun, name: str, like: str = "", named: str = "", typed: Mapping[str, str] = NOTHING) -> dict[str, Any]:
    """The scenario's own cards, and the form of the one that is being changed, or that is to begin as the corpus's card ``like``.

    A new one may come with its name, ``named``. ``typed`` are the fields of a form that was sent to be read, or that was refused.
    """
    game = run.library.systems[run.game]
    cards = run.scenario.cards
    changed = next((card for card in cards if name in card.names()), None)
    model = None if changed or not like else called(run, like)
    was = _typed(changed) if changed else _like(model) if model else _called_so(named)
    fields = {**was, **typed}
    return {
        "cards": [
            {"name": texts.say(card.name), "key": card.name["en"], "drop": as_value({"do": "uncard", "name_en": card.name["en"]})}
            for card in cards
        ],
        "own": changed.name["en"] if changed else "",
        "names": _names(),
        "like": like,
        "unlike": bool(like) and model is None,
        "typed": fields,
        "checked": read_back(run.library, run.game, [card for card in cards if card is not changed], fields),
        "zones": into(run),
        "first": "" if changed else next((zone["value"] for zone in into(run) if zone["value"] == "me.hand"), ""),
        "kinds": [{"value": word.id, "name": texts.of_game(run.game, "kind", word.id)} for word in game.vocabulary.of("kind")],
        "classes": [{"value": word.id, "name": texts.of_game(run.game, "class", word.id)} for word in game.vocabulary.of("class")],
        "class_said": texts.say(table(run.game).class_said),
        "examples": examples(run) if not changed and not model else [],
        "plain": PLAIN if any(word.id == PLAIN for word in game.vocabulary.of("class")) else "",
        "power": "power" in game.figures,
        "evolves": "evolve" in game.actions,
    }


def _called_so(name: str) -> dict[str, str]:
    return {f"name_{language_of(name)}": name} if name else {}


def _names() -> list[dict[str, str]]:
    """The fields for a card's names, the reader's language first."""
    both = [{"key": "name_en", "id": "o-en", "lang": "en"}, {"key": "name_ja", "id": "o-ja", "lang": "ja"}]
    return both if texts.here() == "en" else both[::-1]


def into(run: EngineRun) -> list[dict[str, str]]:
    """Where a new card can be put at once."""
    return [{"value": f"{player}.{zone}", "name": zone_name(run, player, zone)} for player in ("me", "opponent") for zone in zones_of(run)]


def called(run: EngineRun, name: str) -> Card | None:
    """The card of the corpus that people call so."""
    slugs = card_named(name[:LONGEST], names_of(run.cards.values()))
    return run.cards[slugs[0]] if len(slugs) == 1 else None


def _like(card: Card) -> dict[str, Any]:
    """The fields of a new card that is to be like another: all but its names."""
    return {key: value for key, value in _typed(card).items() if key not in ("name_en", "name_ja")}


def examples(run: EngineRun) -> list[dict[str, str]]:
    """Texts of the game's own cards to begin with: short ones, each beginning otherwise than those before it."""
    found: dict[str, str] = {}
    for card in sorted(run.library.cards[run.game].raw.values(), key=lambda card: len(card.text)):
        text = card.text.strip()
        if text and "\n" not in text and len(text) <= LONGEST_EXAMPLE:
            found.setdefault(text.partition(":")[0].partition(",")[0].partition(" ")[0], card.slug)
        if len(found) == MOST_EXAMPLES:
            break
    return [{"text": line} for slug in found.values() for line in run.cards[slug].lines(texts.here())]


def _typed(card: Card) -> dict[str, Any]:
    evolved = card.evolved
    both = card.name["en"] != card.name["ja"]
    names = {f"name_{lang}": card.name[lang] for lang in ("en", "ja") if both or lang == language_of(card.name[lang])}
    found = {
        **names, "kind": card.kind, "class": card.klass, "cost": card.cost,
        "attack": card.attack, "defense": card.defense, "power": card.figures.get("power"), "text": card.text,
        "evolved_attack": evolved and evolved.attack, "evolved_defense": evolved and evolved.defense,
        "evolved_text": evolved and evolved.text,
    }  # fmt: skip
    return {key: value for key, value in found.items() if value is not None}


def read_back(library: Library, game: str, others: Sequence[Card], typed: Mapping[str, Any]) -> dict[str, Any]:
    """A card while it is written, line by line: how each was understood, or what is wrong with it, where, and what would do instead."""
    here = texts.here()
    other = "ja" if here == "en" else "en"
    figures = {key: _figure(str(typed.get(key, ""))) for key in ("cost", "attack", "defense")}
    names = {lang: str(typed.get(f"name_{lang}", ""))[:LONGEST] for lang in ("en", "ja")}
    text, evolved = (str(typed.get(key, "")) for key in ("text", "evolved_text"))
    kind = str(typed.get("kind", ""))
    if kind not in {word.id for word in library.systems[game].vocabulary.of("kind")}:
        return {}
    draft = Draft(names, kind, str(typed.get("class", "")), **figures, text=text, evolved=evolved)
    lines = [_line(line, here, other) for line in own_cards.read_back(library, game, draft, others)]
    return {"lines": lines, "left_out": sum(bool(line["message"]) for line in lines), "other": other}


def _line(line: OwnLine, here: str, other: str) -> dict[str, Any]:
    problem = line.problem
    return {
        "text": line.text,
        "here": line.said.get(here, ""),
        "other": line.said.get(other, ""),
        "evolved": line.evolved,
        "line": line.line,
        "column": problem.column if problem else 0,
        "message": texts.say(problem.message) if problem else "",
        "nearest": list(problem.nearest) if problem else [],
    }


def _figure(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 7 else None


def checked(board: Board, scenario: str, typed: Mapping[str, str]) -> dict[str, Any]:
    """What the engine makes of a card while it is typed."""
    found = board.scenario(scenario)
    if found is None:
        return {}
    was = typed.get("was", "")
    full, told = _completed(board, scenario, typed)
    read = read_back(board.library, found.game, [card for card in found.cards if was not in card.names()], full)
    return {**read, "taken": _taken(found.game, full, told), "in_one": not typed.get("evolved_text", "").strip()}


def completed(board: Board, scenario: str, typed: Mapping[str, str]) -> dict[str, str]:
    """A form whose text was pasted whole: the fields that its first lines give are filled, and those lines are empty in it.

    What was typed into a field stands; a first line that says otherwise stays a line of the text.
    """
    return _completed(board, scenario, typed)[0]


def _completed(board: Board, scenario: str, typed: Mapping[str, str]) -> tuple[dict[str, str], list[str]]:
    """The same, and which fields its first lines give."""
    found = board.scenario(scenario)
    text = typed.get("text", "")
    if found is None or not text.strip():
        return dict(typed), []
    game = board.library.systems[found.game]
    typed, told = _both_sides(typed) if "evolve" in game.actions else (typed, [])
    text = typed["text"]
    ids = {category: _said(game, category) for category in WORDS}
    figures = {"cost", "power"} if "power" in game.figures else {"cost", "attack", "defense"}
    named = any(typed.get(f"name_{lang}", "").strip() for lang in ("en", "ja"))
    head = head_of(text, ids, figures, named)
    fields = dict(head.fields)
    if any(typed.get(key, "").strip() not in ("", value) for key, value in fields.items() if key not in WORDS):
        return dict(typed), told
    if name := fields.pop("name", ""):
        fields[f"name_{language_of(name)}"] = name
    rows = text.replace("\r\n", "\n").split("\n")
    return {**typed, **fields, "text": "\n".join([""] * head.lines + rows[head.lines :])}, [*fields, *told]


def _both_sides(typed: Mapping[str, str]) -> tuple[Mapping[str, str], list[str]]:
    """A form whose text has both sides of a card, each in its field, and which fields that gives.

    One with an evolved side of its own, or with other figures of it, stays as it is.
    """
    sides = sides_of(typed["text"])
    given = {"evolved_text": "", **sides.figures} if sides else {}
    if sides is None or any(typed.get(key, "").strip() not in ("", value) for key, value in given.items()):
        return typed, []
    return {**typed, **sides.figures, "text": sides.front, "evolved_text": sides.evolved}, [*sides.figures]


def _said(game: Any, category: str) -> dict[str, str]:
    """How the words of a category are written in either language, in lower case, each with its id."""
    said = {form.casefold(): word.id for word in game.vocabulary.of(category) for form in (word.en, word.ja, word.en.removesuffix(" card"))}
    return {form: id for form, id in said.items() if form}


def _taken(game: str, full: Mapping[str, str], told: Collection[str]) -> list[tuple[str, str]]:
    """The fields that a text gave, each as its label and what it says."""
    labels = {
        "name_en": _("Name"), "name_ja": _("Name"), "kind": _("Kind"), "class": texts.say(table(game).class_said),
        "cost": _("Cost"), "power": _("Power"),
        "attack": _("Attack"), "defense": _("Defense"),
        "evolved_attack": _("Attack, evolved"), "evolved_defense": _("Defense, evolved"),
    }  # fmt: skip
    given = [key for key in labels if key in told]
    return [(labels[key], texts.of_game(game, key, full[key]) if key in WORDS else full[key]) for key in given]
