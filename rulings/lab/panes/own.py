"""Cards of one's own: a form in the card language, checked while it is typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.library import BadInput
from engine.library.editing import apply
from engine.library.read_cards import card_named, names_of
from rulings.lab import boards
from rulings.lab.boards import Board
from rulings.lab.edits import as_value, told
from rulings.lab.panes.board import NOWHERE, zone_name
from rulings.library.search import LONGEST
from rulings.stepper import words
from rulings.stepper.runs import RunView

FIELDS = (
    "was", "name_en", "name_ja", "kind", "class", "cost", "attack", "defense", "power", "text",
    "evolved_attack", "evolved_defense", "evolved_text",
)  # fmt: skip
PLAIN = "neutral"  # what a card of no class is called, in games that have a word for it
LONGEST_EXAMPLE = 110
MOST_EXAMPLES = 5


def own(run: RunView, name: str, like: str = "") -> dict[str, Any]:
    """The scenario's own cards, and the form of the one that is being changed, or that is to begin as the corpus's card ``like``."""
    game = run.library.systems[run.game]
    cards = run.run.scenario.cards
    changed = next((card for card in cards if card.name["en"] == name), None)
    model = None if changed or not like else called(run, like)
    return {
        "cards": [
            {"name": words.say(card.name), "key": card.name["en"], "drop": as_value({"do": "uncard", "name_en": card.name["en"]})}
            for card in cards
        ],
        "own": changed.name["en"] if changed else "",
        "like": like,
        "unlike": bool(like) and model is None,
        "typed": _typed(changed) if changed else _like(model) if model else {},
        "zones": into(run),
        "kinds": [{"value": word.id, "name": words.of_game(run.game, "kind", word.id)} for word in game.vocabulary.of("kind")],
        "classes": [{"value": word.id, "name": words.of_game(run.game, "class", word.id)} for word in game.vocabulary.of("class")],
        "examples": examples(run) if not changed and not model else [],
        "plain": PLAIN if any(word.id == PLAIN for word in game.vocabulary.of("class")) else "",
        "power": "power" in game.figures,
        "evolves": "evolve" in game.actions,
    }


def into(run: RunView) -> list[dict[str, str]]:
    """Where a new card can be put at once."""
    zones = [zone for zone in run.library.systems[run.game].zones if zone not in NOWHERE]
    return [{"value": f"{player}.{zone}", "name": zone_name(run, player, zone)} for player in ("me", "opponent") for zone in zones]


def called(run: RunView, name: str) -> Any | None:
    """The card of the corpus that people call so."""
    slugs = card_named(name[:LONGEST], names_of(run.cards.values()))
    return run.cards[slugs[0]] if len(slugs) == 1 else None


def _like(card: Any) -> dict[str, Any]:
    """The fields of a new card that is to be like another: all but its names."""
    return {key: value for key, value in _typed(card).items() if key not in ("name_en", "name_ja")}


def examples(run: RunView) -> list[dict[str, str]]:
    """Texts of the game's own cards to begin with: short ones, each beginning otherwise than those before it."""
    found: dict[str, str] = {}
    for card in sorted(run.cards.values(), key=lambda card: len(card.text)):
        text = card.text.strip()
        if text and "\n" not in text and len(text) <= LONGEST_EXAMPLE:
            found.setdefault(text.partition(":")[0].partition(",")[0].partition(" ")[0], text)
    return [{"text": text} for text in list(found.values())[:MOST_EXAMPLES]]


def _typed(card: Any) -> dict[str, Any]:
    evolved = card.evolved
    found = {
        "name_en": card.name["en"], "name_ja": card.name["ja"], "kind": card.kind, "class": card.klass, "cost": card.cost,
        "attack": card.attack, "defense": card.defense, "power": card.figures.get("power"), "text": card.text,
        "evolved_attack": evolved and evolved.attack, "evolved_defense": evolved and evolved.defense,
        "evolved_text": evolved and evolved.text,
    }  # fmt: skip
    return {key: value for key, value in found.items() if value is not None}


def checked(board: Board, scenario: str, typed: Mapping[str, str]) -> dict[str, Any]:
    """What the engine makes of a card while it is typed: its text in both languages, or what is wrong and where."""
    fields = {key: typed[key] for key in FIELDS if typed.get(key)}
    if not fields.get("name_en") or not fields.get("kind"):
        return {}
    try:
        text = apply(board.text, {"do": "card", "scenario": scenario, **fields})
    except BadInput as error:
        return {"wrong": told(error, words.here())}
    found = boards.read("", text)
    wrong = [p for p in found.problems if p not in board.problems]
    cards = [card for s in (found.ruling.scenarios if found.ruling else ()) for card in s.cards if card.name["en"] == fields["name_en"]]
    if wrong or not cards:
        return {"wrong": told(BadInput(wrong), words.here())}
    card = cards[0]
    return {"card": {lang: [*card.lines(lang), *(f"▲ {line}" for line in card.evolved_lines(lang))] for lang in ("en", "ja")}}
