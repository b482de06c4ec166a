"""The given board as something to change: zones with their cards, points, whose turn, which day."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from django.utils.translation import gettext as _

from engine.corpus.shapes import Card, Placed, Side
from engine.kernel.state import label_in
from rulings.board import texts
from rulings.board.address import Address
from rulings.board.faces import name_of
from rulings.board.runs import EngineRun
from rulings.board.tables import table
from rulings.http import addresses
from rulings.lab.edits import AS_PUT, as_value
from rulings.lab.forms import placed_at

PLAYERS = ("opponent", "me")
FLAGS = ("evolved", "asleep", "attacked", "entered_this_turn", "face_down", "lost_abilities")
FIGURES = ("attack", "defense", "cost", "damage")


def flag_words() -> Mapping[str, str]:
    """What a copy of a card can be, in words."""
    return {
        "evolved": _("evolved"),
        "asleep": _("tapped or asleep"),
        "attacked": _("has attacked"),
        "entered_this_turn": _("came this turn"),
        "face_down": _("face down"),
        "lost_abilities": _("lost its abilities"),
    }


def zones_of(run: EngineRun) -> list[str]:
    """The zones of the game into which a card can be put by itself, in the order in which a board is laid out."""
    return [zone.id for zone in run.library.systems[run.game].zones if zone.holds_cards]


def flags_of(run: EngineRun) -> dict[str, str]:
    """What a copy can be in this game, in words."""
    special = run.library.systems[run.game].special
    return {flag: word for flag, word in flag_words().items() if not special or flag in special}


def figure_words() -> Mapping[str, str]:
    """The figures of a copy that may differ from the printed ones, in words."""
    return {"attack": _("attack"), "defense": _("defense"), "cost": _("cost"), "damage": _("damage taken")}


def board(run: EngineRun, address: Address, picked: str, to: str, instead: str = "") -> dict[str, Any]:
    """Both halves as given. ``picked`` is the card that is being changed ("me.hand.0"), ``to`` the zone that gets one ("me.hand").

    ``instead`` is the place in that zone whose card gives way to it.
    """
    scenario, state = run.scenario, run.frame(0)["state"]
    given = scenario.given
    return {
        "sides": [_side(run, player, given.side(player), state["players"][player], to, picked) for player in PLAYERS],
        "turn": [{"value": p, "name": texts.word(texts.TURN, p), "on": (given.turn or state["turn"]) == p} for p in ("me", "opponent")],
        "turn_number": given.turn_number or "",
        "turn_number_now": state.get("turn_number") or "",
        "as_of": scenario.as_of.isoformat() if scenario.as_of else "",
        "first": [{"value": p, "name": texts.word(texts.PLAYER, p), "on": given.first == p} for p in ("me", "opponent")],
        "phase": given.phase,
        "phase_now": state.get("phase") or "",
        "priority": [
            {"value": p, "name": texts.word(texts.PLAYER, p) if p != "nobody" else _("nobody"), "on": given.priority == p}
            for p in ("me", "opponent", "nobody")
        ]
        if table(run.game).agenda == "stack"
        else [],
        "settings": _settings(run, scenario.settings),
        "picked": card_at(run, picked),
        "into": into(run, to, instead),
    }


def _side(run: EngineRun, player: str, side: Side, now: Mapping[str, Any], to: str, picked: str) -> dict[str, Any]:
    layout = table(run.game)
    points = {point.name: texts.say(point.label) for point in layout.points}
    known = {**now["points"], **side.points}
    leader = side.leader
    return {
        "player": player,
        "name": texts.word(texts.PLAYER, player),
        "points": [
            {
                "name": name,
                "label": points.get(name) or texts.of_game(run.game, "counter", name),
                "value": side.points.get(name, ""),
                "now": known[name],
                "id": f"p-{player}-{name}",
            }
            for name in known
            if name in points or name in side.points or not points
        ],
        "leader": _leader(player, texts.say(layout.bearer), leader, now) if layout.life else None,
        "classes": _classes(run, side.klass) if leader_bears_class(run) else [],
        "deck_size": "" if side.deck_size is None else side.deck_size,
        "deck_now": len(now["zones"].get("deck", ())),
        "zones": [
            {
                "name": zone.id,
                "at": f"{player}.{zone.id}",
                "label": texts.say(zone.label),
                "open": to == f"{player}.{zone.id}",
                "chips": [_chip(run, placed, f"{player}.{zone.id}.{n}", picked) for n, placed in _counted(side.zones.get(zone.id, ()))],
            }
            for zone in layout.zones
            if zone.holds_cards
        ],
    }


def leader_bears_class(run: EngineRun) -> bool:
    """Whether a leader is of a class in this game, which a board may then say."""
    return bool(run.library.systems[run.game].leaders) and table(run.game).life == "defense" and table(run.game).agenda == "queue"


def _classes(run: EngineRun, chosen: str) -> list[dict[str, Any]]:
    known = run.library.systems[run.game].vocabulary.of("class")
    return [{"value": word.id, "name": texts.of_game(run.game, "class", word.id), "on": word.id == chosen} for word in known]


def _counted(placed: Sequence[Placed]) -> Iterator[tuple[int, Placed]]:
    """Cards with their places; copies written as one are counted one by one."""
    at = 0
    for one in placed:
        yield at, one
        at += one.copies


def _leader(player: str, label: str, leader: Placed | None, now: Mapping[str, Any]) -> dict[str, Any]:
    there = now.get("leader") or {}
    return {
        "id": f"l-{player}",
        "label": label,
        "value": "" if leader is None or leader.defense is None else leader.defense,
        "now": "" if there.get("defense") is None else there["defense"],
    }


def _chip(run: EngineRun, placed: Placed, at: str, picked: str) -> dict[str, Any]:
    card = _card_of(run, placed.card)
    name = texts.say(card.name) if card is not None else placed.name
    said = [flag_words()[flag] for flag in FLAGS if getattr(placed, flag)]
    said += [f"{word} {getattr(placed, key)}" for key, word in figure_words().items() if getattr(placed, key) not in (None, 0)]
    said += [f"{texts.of_game(run.game, 'counter', counter)} {n}" for counter, n in placed.counters.items()]
    if placed.pilot is not None:
        said.append(_("piloted by %(name)s") % {"name": placed.pilot.name})
    if placed.under:
        said.append(_("%(n)s cards beneath") % {"n": len(placed.under)})
    if placed.granted:
        said.append(_("%(n)s granted") % {"n": len(placed.granted)})
    if placed.copies > 1:
        name = f"{placed.copies} × {name}"
    separator = ", " if texts.here() == "en" else "、"
    return {"at": at, "name": name, "label": label_in(placed.label, texts.here()), "said": separator.join(said), "on": at == picked}


def _card_of(run: EngineRun, slug: str) -> Card | None:
    own = {card.slug: card for card in run.scenario.cards}
    return own.get(slug) or run.cards.get(slug)


def card_at(run: EngineRun, at: str) -> dict[str, Any] | None:
    """The card that is being changed: everything that can be said of this copy, as fields and buttons."""
    player, _dot, rest = at.partition(".")
    zone, _dot, place = rest.partition(".")
    placed = placed_at(run.scenario, player, zone, place)
    if placed is None:
        return None
    index, here = int(place), {"player": player, "zone": zone, "index": place}
    last = sum(one.copies for one in run.scenario.given.side(player).zones[zone]) - 1
    card = _card_of(run, placed.card)

    def change(key: str, value: Any) -> str:
        return as_value({"do": "change", **here, "key": key, "value": value})

    zones = zones_of(run)
    return {
        **here,
        "name": name_of(card, {"card": placed.card, "name": None}) if card else placed.name,
        "href": addresses.card(run.game, placed.card) if placed.card in run.cards else "",
        "flags": [
            {"name": word, "on": getattr(placed, flag), "value": change(flag, "" if getattr(placed, flag) else "true")}
            for flag, word in {**flags_of(run), **{flag: flag_words()[flag] for flag in FLAGS if getattr(placed, flag)}}.items()
        ],
        "figures": [
            {"key": key, "name": word, "value": getattr(placed, key) or "", "printed": getattr(card, key, None) if key != "damage" else 0}
            for key, word in figure_words().items()
        ],
        "label": placed.label,
        "copies": placed.copies,
        "granted": [{"text": said.text, "drop": change(f"granted.{n}", "")} for n, said in enumerate(placed.granted)],
        "counters": [
            {"name": texts.of_game(run.game, "counter", c), "key": f"counters.{c}", "value": placed.counters.get(c, "")}
            for c in _counters(run, placed, player, zone, index)
        ],
        "take": as_value({"do": "take", **here}),
        "instead": urlencode({"to": f"{player}.{zone}", "instead": place}),
        "left": as_value({"do": "move", **here, "to-player": player, "to-zone": zone, "to-index": index - 1}) if index else "",
        "right": as_value({"do": "move", **here, "to-player": player, "to-zone": zone, "to-index": index + 1}) if index < last else "",
        "elsewhere": [
            {
                "value": f"{p}.{z}",
                "name": zone_name(run, p, z),
                "on": (p, z) == (player, zone),
            }
            for p in ("me", "opponent")
            for z in zones
        ],
    }


def _counters(run: EngineRun, placed: Placed, player: str, zone: str, index: int) -> list[str]:
    """The counters that this copy was given, and those that it bears at the beginning."""
    there = run.frame(0)["state"]["players"][player]["zones"].get(zone, ())
    borne = there[index]["counters"] if index < len(there) and there[index]["card"] == placed.card else {}
    game = table(run.game)
    return [counter for counter in dict.fromkeys([*placed.counters, *borne]) if game.counter(counter).shown in ("number", "state")]


def into(run: EngineRun, at: str, instead: str = "") -> dict[str, Any] | None:
    """The zone into which a card is looked for, and the place in it whose card gives way, where one does."""
    player, _dot, zone = at.partition(".")
    if player not in PLAYERS or zone not in zones_of(run):
        return None
    gone = placed_at(run.scenario, player, zone, instead)
    flags = [{"key": key, "name": word} for key, word in flags_of(run).items() if key in AS_PUT]
    return {"at": at, "player": player, "zone": zone, "name": zone_name(run, player, zone), "flags": flags, **_instead(run, gone, instead)}


def _instead(run: EngineRun, gone: Placed | None, place: str) -> dict[str, str]:
    """The card that gives way to the one that is looked for: its place and its name; both empty where none does."""
    if gone is None:
        return {"instead": "", "gone": ""}
    card = _card_of(run, gone.card)
    return {"instead": place, "gone": texts.say(card.name) if card is not None else gone.name}


def zone_name(run: EngineRun, player: str, zone: str) -> str:
    """A player's zone in words."""
    return texts.told(texts.word(texts.PLAYER, player), texts.say(table(run.game).zone(zone).label))


def _settings(run: EngineRun, chosen: Mapping[str, str]) -> list[dict[str, str]]:
    """The rules that the scenario sets otherwise, each with what undoes it."""
    found = []
    for rule_id, setting in chosen.items():
        rule = run.rule(rule_id)
        title = texts.say(rule.title) if rule is not None else rule_id
        meaning = texts.say(rule.settings.get(setting)) if rule is not None and rule.settings else setting
        found.append({"title": title, "meaning": meaning, "drop": as_value({"do": "set", "rule": rule_id, "setting": ""})})
    return found
