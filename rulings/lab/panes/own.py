"""Cards of one's own: a form in the card language, checked while it is typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.library import BadInput
from engine.library.editing import apply
from rulings.lab import boards
from rulings.lab.boards import Board
from rulings.lab.edits import as_value, told
from rulings.stepper import words
from rulings.stepper.runs import RunView

FIELDS = (
    "was", "name_en", "name_ja", "kind", "class", "cost", "attack", "defense", "power", "text",
    "evolved_attack", "evolved_defense", "evolved_text",
)  # fmt: skip


def own(run: RunView, name: str) -> dict[str, Any]:
    """The scenario's own cards, and the form of the one that is being changed."""
    game = run.library.systems[run.game]
    cards = run.run.scenario.cards
    changed = next((card for card in cards if card.name["en"] == name), None)
    return {
        "cards": [
            {"name": words.say(card.name), "key": card.name["en"], "drop": as_value({"do": "uncard", "name_en": card.name["en"]})}
            for card in cards
        ],
        "typed": _typed(changed) if changed else {},
        "kinds": [{"value": word.id, "name": words.of_game(run.game, "kind", word.id)} for word in game.vocabulary.of("kind")],
        "classes": [{"value": word.id, "name": words.of_game(run.game, "class", word.id)} for word in game.vocabulary.of("class")],
        "power": "power" in game.figures,
        "evolves": "evolve" in game.actions,
    }


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
