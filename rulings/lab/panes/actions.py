"""The actions of a scenario, and what can be done after the last of them, as buttons that the engine makes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext

from engine.corpus.shapes import Sentence
from engine.suggest.offers import LABEL, Offer, offers
from rulings.board import texts
from rulings.board.address import Address
from rulings.board.runs import EngineRun
from rulings.board.timeline import rules_of
from rulings.lab.edits import as_value

MOST = 80  # wishes tried for one page
MOST_FRAMES = 6_000
MOST_DECISIONS = 12  # shown in the pane; the stepper shows every one at its step
MOST_OPTIONS = 12


def actions(
    run: EngineRun,
    address: Address,
    stuck: Mapping[str, Any] | None = None,
    line: int | None = None,
    ins: int | None = None,
    there: EngineRun | None = None,
) -> dict[str, Any]:
    """The lines of ``when`` with their steps, the decisions, and the engine's offers.

    ``stuck`` is where the board cannot be played on, and why; ``line`` the line that is being written anew. With ``ins`` another action
    goes before that line: ``there`` is the run up to it, from which the offers are made.
    """
    scenario = run.scenario
    first = run.actions
    refused = dict(run.refusals)
    last = len(scenario.when)
    lines = [
        {
            **_line(n, sentence, address, last),
            "text": run.say(sentence),
            "href": address.link(step=first[n - 1]) if n <= len(first) else "",
            "refused": rules_of(run, [refused[n]])[0] if n in refused else None,
            "open": line == n - 1,
            "before": ins == n - 1,
        }
        for n, sentence in enumerate(scenario.when, 1)
    ]
    lines += [_left(n, sentence, stuck, line, address) for n, sentence in enumerate(stuck["rest"], len(lines) + 1)] if stuck else []
    found = offers((there or run).made, most=MOST, most_frames=MOST_FRAMES)
    players = [_of_player(there or run, found.offers, player, ins) for player in ("me", "opponent", "")]
    return {
        "lines": lines,
        "ins": ins if ins is not None and ins < last else None,
        "end": address.link(),
        "players": [p for p in players if p["groups"] or p["refused"]],
        "left_out": found.left_out,
        "example": next((texts.say(offer.text) for offer in found.offers if offer.legal), ""),
        "nothing": texts.say(found.reason) if found.reason else "",
        "decisions": decisions(run, address),
    }


def _line(n: int, sentence: Sentence, address: Address, last: int) -> dict[str, Any]:
    """What can be done with an action: written anew, moved, taken out, another put before it, everything behind it taken out."""
    index = n - 1
    return {
        "n": n,
        "index": index,
        "source": sentence.text,
        "up": as_value({"do": "reorder", "index": index, "to": index - 1}) if n > 1 else "",
        "down": as_value({"do": "reorder", "index": index, "to": index + 1}) if n < last else "",
        "drop": as_value({"do": "unact", "index": index}),
        "end_here": as_value({"do": "end-here", "index": index}) if n < last else "",
        "edit": f"{address.link()}&line={index}",
        "insert": f"{address.link()}&ins={index}",
    }


def decisions(run: EngineRun, address: Address) -> list[dict[str, Any]]:
    """The choices and draws of the run with their options; those that nobody has settled yet come first."""
    found = []
    picked = [taken["picked"] for taken in run.decisions]
    for place, taken in enumerate(run.decisions[:MOST_DECISIONS]):
        options = taken["options"][:MOST_OPTIONS]
        found.append(
            {
                "prompt": texts.say(taken["prompt"]),
                "player": texts.word(texts.PLAYER, taken["player"]) if taken["player"] else "",
                "open": taken["defaulted"],
                "href": address.link(step=taken["frame"]),
                "more": len(taken["options"]) - len(options),
                "options": [
                    {
                        "text": texts.say(option["text"]),
                        "on": index == taken["picked"] and not taken["defaulted"],
                        "value": as_value({"do": "choose", "value": ",".join(map(str, [*picked[:place], index]))}),
                    }
                    for index, option in enumerate(options)
                ],
            }
        )
    return found


def _left(n: int, sentence: Sentence, stuck: Mapping[str, Any], line: int | None, address: Address) -> dict[str, Any]:
    """An action that is not played: the one at which the board is stuck, with the reason, or one behind it."""
    first = n - 1 == stuck["index"]
    return {
        **_line(n, sentence, address, stuck["index"] + len(stuck["rest"])),
        "text": sentence.text,
        "unplayed": True,
        "insert": "",
        "open": line == n - 1,
        "message": stuck["message"] if first else "",
        "nearest": stuck["nearest"] if first else (),
    }


def _of_player(run: EngineRun, found: tuple[Offer, ...], player: str, ins: int | None) -> dict[str, Any]:
    """One player's offers, by the card that they are about; then what is not allowed, with the reason."""
    groups: dict[Any, list[dict[str, str]]] = {}
    refused: list[dict[str, Any]] = []
    for offer in found:
        if offer.player != player:
            continue
        text = texts.say(offer.text)
        value = as_value({"do": "act", "sentence": texts.say(offer.written), **({} if ins is None else {"at": ins})})
        if offer.legal:
            groups.setdefault(offer.source, []).append({"text": text, "value": value})
        elif offer.refused is None:
            refused.append({"text": text, "reason": texts.say(LABEL), "rule": None, "value": ""})
        else:
            rule = rules_of(run, [offer.refused.rule])[0]
            refused.append({"text": text, "reason": texts.say(offer.refused.reason), "rule": rule, "value": value})
    name = texts.word(texts.PLAYER, player) if player else gettext("Either")
    return {"name": name, "groups": list(groups.values()), "refused": refused}
