"""Small corpora made for one test: plain cards, every rule of a game with its settings, one ruling with one scenario."""

from __future__ import annotations

import json
from typing import Any

from engine.games.registry import GAMES
from engine.study.library import Library

CLASSES = {"shadowverse": "neutral"}
BOTH = {"en": "anything", "ja": "何か"}


def both(text: str) -> dict[str, str]:
    """The same words in both languages: what they say does not matter here."""
    return {"en": text, "ja": text}


def as_yaml(value: Any) -> str:
    """JSON is YAML too."""
    return json.dumps(value, ensure_ascii=False, indent=1)


def rules_of(game: str, history: dict[str, Any] | None = None) -> str:
    """Every rule that the game's policies name, as a corpus declares it; the first behaviour is the default."""
    settings: dict[str, list[str]] = {}
    for p in GAMES[game].policies:
        known = settings.setdefault(p.rule, [])
        known.extend(s for s in p.answers if s not in known)
    rules = []
    for id, names in settings.items():
        rule: dict[str, Any] = {"id": id, "title": BOTH, "statement": BOTH, "sources": []}
        if names == ["fixed"]:
            rule["fixed"] = BOTH
        else:
            rule["settings"] = dict.fromkeys(names, BOTH)
        rule.update((history or {}).get(id, {}))
        rules.append(rule)
    return as_yaml({"rules": rules})


def card(name: str, text: str = "", kind: str = "follower", **more: Any) -> dict[str, Any]:
    """A plain card; a follower is 2/2 for 1 unless said otherwise."""
    made: dict[str, Any] = {"name": both(name), "kind": kind, "class": "neutral", "cost": 1, "text": text}
    if kind == "follower":
        made |= {"attack": 2, "defense": 2}
    return made | more


def library(
    cards: list[dict[str, Any]], scenario: dict[str, Any], game: str = "shadowverse", history: dict[str, Any] | None = None
) -> Library:
    """A corpus of these cards and one ruling, "case", with one scenario, "one"."""
    ruling = {
        "ruling": "case",
        "game": game,
        "title": BOTH,
        "question": BOTH,
        "answer": BOTH,
        "status": "tentative",
        "sources": [],
        "scenarios": [{"name": "one", "then": ["nothing is waiting"], **scenario}],
    }
    made = Library.from_texts(
        {
            f"{game}/rules/all.yaml": rules_of(game, history),
            f"{game}/cards/all.yaml": as_yaml({"cards": cards}),
            f"{game}/rulings/case.yaml": as_yaml(ruling),
        }
    )
    wrong = [str(p) for p in made.problems]
    assert not wrong, wrong
    return made


def run(cards: list[dict[str, Any]], scenario: dict[str, Any], game: str = "shadowverse", **options: Any) -> Any:
    """Run the one scenario of such a corpus."""
    return library(cards, scenario, game).run("case", **options)


def play(cards: list[dict[str, Any]], scenario: dict[str, Any], budget: Any = None, game: str = "shadowverse", choose: Any = ()) -> Any:
    """Play it under a budget; gives the kernel's run."""
    made = library(cards, scenario, game)
    _, one = made.find("case")
    return made.play(one, budget=budget, choose=choose).run


def said(run: Any) -> list[str]:
    """The log in English, line by line."""
    return [run.frame_json(n)["text"]["en"] for n in range(len(run.frames))]
