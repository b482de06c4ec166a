"""The log as a timeline, and the agenda as slips: rows for the templates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulings.stepper import words
from rulings.stepper.runs import RunView
from rulings.stepper.tables import table


def rules_of(run: RunView, ids: Iterable[str]) -> list[dict[str, str]]:
    """Links to rules, by title; a rule that the corpus does not hold is shown by its name."""
    found = []
    for rule_id in ids:
        rule = run.rule(rule_id)
        found.append({"id": rule_id, "href": f"/rules/{rule_id}/", "title": words.say(rule.title) if rule is not None else rule_id})
    return found


def lines(run: RunView) -> list[dict[str, Any]]:
    """Every line of the log, made once for a run and language: the step's link is its number after the address's stem."""
    language = words.here()
    kept = run.lines.get(language)
    if kept is None:
        kept = run.lines[language] = [_line(run, n) for n in range(run.last + 1)]
    return kept


def _line(run: RunView, n: int) -> dict[str, Any]:
    frame = run.frame(n)
    return {
        "n": n,
        "kind": frame["kind"],
        "word": words.word(words.KIND, frame["kind"]),
        "depth": min(frame["depth"], 6),
        "text": words.say(frame["text"]),
        "rules": rules_of(run, frame["rules"]),
    }


def slips(run: RunView, frame: Mapping[str, Any]) -> dict[str, Any]:
    """What is waiting, first to go first, with the key it is sorted by and why each goes before the next."""
    agenda = frame["agenda"]
    kind = table(run.game).agenda
    found = []
    for place, waiting in enumerate(agenda):
        after = agenda[place + 1] if place + 1 < len(agenda) else None
        found.append(
            {
                "place": place + 1,
                "after": place + 2,
                "orders": words.word(words.PLAYER, waiting["player"]) if kind == "pool" and waiting.get("player") else "",
                "text": words.say(waiting["text"]),
                "key": [_part(part, waiting.get("why")) for part in waiting["key"]],
                "why": _why(run, waiting, after) if after is not None else None,
            }
        )
    return {"kind": kind, "slips": found, "count": len(found)}


def _part(part: Mapping[str, Any], why: Mapping[str, Any] | None) -> dict[str, Any]:
    return {
        "name": words.word(words.PART, part["part"]),
        "value": words.say(part["value"]) if isinstance(part["value"], Mapping) else str(part["value"]),
        "href": f"/rules/{part['rule']}/" if part["rule"] else "",
        "decides": bool(why) and why is not None and why["part"] == part["part"],
    }


def _why(run: RunView, first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any] | None:
    """Why `first` goes before `second`: the first part in which their keys differ, and the rule that owns it."""
    given = first.get("why")
    part, rule_id, setting = (given["part"], given["rule"], given["setting"]) if given else ("", "", "")
    theirs = {p["part"]: p for p in second["key"]}
    if not part:
        for mine in first["key"]:
            other = theirs.get(mine["part"])
            if other is not None and other["value"] != mine["value"]:
                part, rule_id = mine["part"], mine["rule"]
                break
        else:
            return None
    ours = {p["part"]: p for p in first["key"]}
    rule = run.rule(rule_id)
    meaning = rule.settings.get(setting) if rule is not None and setting and rule.settings else None
    return {
        "part": words.word(words.PART, part),
        "mine": _value(ours.get(part)),
        "theirs": _value(theirs.get(part)),
        "rule": rules_of(run, [rule_id])[0] if rule_id else None,
        "statement": words.say(rule.statement) if rule is not None else "",
        "setting": setting,
        "meaning": words.say(meaning) if meaning else "",
    }


def _value(part: Mapping[str, Any] | None) -> str:
    if part is None:
        return "–"
    return words.say(part["value"]) if isinstance(part["value"], Mapping) else str(part["value"])
