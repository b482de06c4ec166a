"""Forms of the lab with several fields: what stands in them now, and the small edit that each changed field means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.corpus.editing import HEAD
from engine.corpus.read_cards import slug_of
from engine.corpus.shapes import Placed, Ruling, Scenario

PLACES = ("do", "player", "zone", "index")  # fields that say where, not what
UNNAMED = "lab-board"  # what a ruling is called until somebody gives it a name
LONGEST_NAME = 60
FRESH = {f"{key}.{lang}": words for key, said in HEAD.items() for lang, words in said.items()}  # what nobody has written yet


def filled(do: str, ruling: Ruling, scenario: Scenario, edit: Mapping[str, str]) -> dict[str, str]:
    """What the fields of a form hold before anybody changes them."""
    given = scenario.given
    if do == "moment":
        day = scenario.as_of.isoformat() if scenario.as_of else None
        known = {
            "turn": given.turn,
            "turn_number": given.turn_number,
            "first": given.first,
            "phase": given.phase,
            "priority": given.priority,
        }
        return texts({**known, "as_of": day})
    if do == "figures":
        side = given.side(edit.get("player", "me"))
        leader = None if side.leader is None else side.leader.defense
        return texts(
            {"leader": leader, "deck_size": side.deck_size, "class": side.klass, **{f"points.{name}": n for name, n in side.points.items()}}
        )
    if do == "change-all":
        placed = placed_at(scenario, edit.get("player", ""), edit.get("zone", ""), edit.get("index", ""))
        return _of_card(placed) if placed is not None else {}
    both = {key: getattr(ruling, key) or {"en": "", "ja": ""} for key in ("title", "question", "answer", "note")}
    head = {"id": ruling.id, "status": ruling.status, "since": ruling.since, "claims": ", ".join(ruling.claims)}
    return texts({**head, **{f"{key}.{lang}": said[lang] for key, said in both.items() for lang in ("en", "ja")}})


def texts(values: Mapping[str, Any]) -> dict[str, str]:
    """Values as a form holds them: nothing for None."""
    return {key: "" if value is None else str(value).strip() for key, value in values.items()}


def _of_card(placed: Placed) -> dict[str, str]:
    figures = {"attack": placed.attack, "defense": placed.defense, "cost": placed.cost, "damage": placed.damage or None}
    counters = {f"counters.{name}": n for name, n in placed.counters.items()}
    return texts({**figures, **counters, "as": placed.label, "copies": placed.copies if placed.copies > 1 else None, "granted": None})


def placed_at(scenario: Scenario, player: str, zone: str, index: str) -> Placed | None:
    """The card that a scenario puts at a place of a zone; copies are counted one by one."""
    if player not in ("me", "opponent") or not (index.isascii() and index.isdigit() and len(index) < 5):
        return None
    left = int(index)
    for placed in scenario.given.side(player).zones.get(zone, ()):
        if left < placed.copies:
            return placed
        left -= placed.copies
    return None


def small(do: str, key: str, value: str, edit: Mapping[str, str]) -> dict[str, str]:
    """The small edit that one changed field of a form means."""
    if do == "moment":
        return {"do": key, "value": value}
    if do == "figures":
        player = {"player": edit.get("player", "")}
        if key == "leader":
            return {"do": "leader", **player, "key": "defense", "value": value}
        if key in ("deck_size", "class"):
            return {"do": key, **player, "value": value}
        return {"do": "points", **player, "name": key.removeprefix("points."), "value": value}
    if do == "change-all":
        return {"do": "change", **{place: edit[place] for place in PLACES[1:] if place in edit}, "key": key, "value": value}
    text, _dot, lang = key.partition(".")
    return {"do": "head", "key": text, lang: value} if lang else {"do": "head", "key": key, "value": value}


def changed(do: str, edit: Mapping[str, str], now: Mapping[str, str]) -> dict[str, str]:
    """The fields of a form that say something else than what stands there now.

    Words that a fresh ruling comes with are shown as empty fields: left empty, they stay.
    """
    typed = {key: value.strip() for key, value in edit.items() if key not in PLACES}
    fresh = FRESH | {"id": UNNAMED} if do == "head-all" else {}
    untouched = {key for key, value in typed.items() if not value and key in fresh and now.get(key) == fresh[key]}
    return {key: value for key, value in typed.items() if value != now.get(key, "") and key not in untouched}


def named(board: Any, typed: dict[str, str]) -> dict[str, str]:
    """The fields of a head, with a name made from the English title for a ruling that has none yet."""
    stem = slug_of(typed.get("title.en", ""))[:LONGEST_NAME].strip("-")
    if board.ruling.id != UNNAMED or "id" in typed or not stem:
        return typed
    rule = next((rule for rule in board.library.rules.values() if rule.game == board.ruling.game), None)
    prefix = f"{rule.id.partition('.')[0]}-" if rule is not None else ""
    return {**typed, "id": stem if stem.startswith(prefix) else prefix + stem}
