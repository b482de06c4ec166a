"""The actions of a scenario, and what can be done after the last of them, as buttons that the engine makes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext

from engine.scenarios.offers import LABEL, Offer, offers
from rulings.lab.edits import as_value
from rulings.stepper import words
from rulings.stepper.address import Address
from rulings.stepper.runs import RunView
from rulings.stepper.timeline import rules_of

MOST = 80  # wishes tried for one page
MOST_FRAMES = 6_000


def actions(run: RunView, address: Address, stuck: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The lines of ``when`` with their steps, and the engine's offers. ``stuck`` is where the board cannot be played on, and why."""
    scenario = run.run.scenario
    first, say = run.run.actions, run.run.played.staging.text
    refused = dict(run.run.played.refusals)
    lines = [
        {
            "n": n,
            "index": n - 1,
            "text": words.say(say(sentence)),
            "source": sentence.text,
            "href": address.link(step=first[n - 1]) if n <= len(first) else "",
            "refused": rules_of(run, [refused[n]])[0] if n in refused else None,
            "up": as_value({"do": "reorder", "index": n - 1, "to": n - 2}) if n > 1 else "",
            "down": as_value({"do": "reorder", "index": n - 1, "to": n}) if n < len(scenario.when) else "",
            "drop": as_value({"do": "unact", "index": n - 1}),
        }
        for n, sentence in enumerate(scenario.when, 1)
    ]
    lines += [_left(n, sentence, stuck) for n, sentence in enumerate(stuck["rest"], len(lines) + 1)] if stuck else []
    found = offers(run.run, most=MOST, most_frames=MOST_FRAMES)
    return {
        "lines": lines,
        "players": [p for p in (_of_player(run, found.offers, player) for player in ("me", "opponent", "")) if p["groups"] or p["refused"]],
        "left_out": found.left_out,
        "nothing": words.say(found.reason) if found.reason else "",
        "open": [d["frame"] for d in run.decisions if d["defaulted"]],
    }


def _left(n: int, sentence: Any, stuck: Mapping[str, Any]) -> dict[str, Any]:
    """An action that is not played: the one at which the board is stuck, with the reason, or one behind it."""
    first = n - 1 == stuck["index"]
    return {
        "n": n,
        "index": n - 1,
        "text": sentence.text,
        "source": sentence.text,
        "unplayed": True,
        "message": stuck["message"] if first else "",
        "nearest": stuck["nearest"] if first else (),
        "drop": as_value({"do": "unact", "index": n - 1}),
    }


def _of_player(run: RunView, found: tuple[Offer, ...], player: str) -> dict[str, Any]:
    """One player's offers, by the card that they are about; then what is not allowed, with the reason."""
    groups: dict[Any, list[dict[str, str]]] = {}
    refused: list[dict[str, Any]] = []
    for offer in found:
        if offer.player != player:
            continue
        text = words.say(offer.text)
        if offer.legal:
            groups.setdefault(offer.source, []).append({"text": text, "value": as_value({"do": "act", "sentence": offer.sentence})})
        elif offer.refused is None:
            refused.append({"text": text, "reason": words.say(LABEL), "rule": None})
        else:
            refused.append({"text": text, "reason": words.say(offer.refused.reason), "rule": rules_of(run, [offer.refused.rule])[0]})
    name = words.word(words.PLAYER, player) if player else gettext("Either")
    return {"name": name, "groups": list(groups.values()), "refused": refused}
