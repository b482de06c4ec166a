"""What a rule says, where it comes from, which of its settings is in force and since when, and the same moment under its others."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext as _

from engine.kernel.agenda import Pending
from engine.kernel.rules import setting_on
from rulings.judge.elsewhere import Others, There
from rulings.judge.pair import Pair
from rulings.library.present import anchor
from rulings.stepper import words
from rulings.stepper.address import Address
from rulings.stepper.outcomes import DAY
from rulings.stepper.runs import RunView, meaning

MOST_RULES = 6  # told in full; the others are links


def told(
    run: RunView, ids: Iterable[str], others: Others, two: tuple[Pending, Pending] | None = None
) -> tuple[list[dict[str, Any]], list[str]]:
    """The first rules in full, and the names of those that are left out."""
    every = list(dict.fromkeys(filter(None, ids)))
    return [_rule(run, rule_id, others, two) for rule_id in every[:MOST_RULES]], every[MOST_RULES:]


def _rule(run: RunView, rule_id: str, others: Others, two: tuple[Pending, Pending] | None) -> dict[str, Any]:
    rule = run.rule(rule_id)
    found: dict[str, Any] = {"id": rule_id, "href": f"/rules/{rule_id}/", "title": rule_id}
    if rule is None:
        return found
    setting = run.settings.get(rule_id, "")
    return found | {
        "title": words.say(rule.title),
        "statement": words.say(rule.statement),
        "sources": [_source(run, source) for source in rule.sources],
        "fixed": words.say(rule.fixed),
        "setting": "" if rule.fixed else meaning(rule, setting),
        "since": "" if rule.fixed else since(run, rule, setting, others.address),
        "others": [_other(run, rule, name, others, two) for name in rule.settings if name != setting],
    }


def _source(run: RunView, source: Any) -> dict[str, str]:
    document = run.library.documents.get(source.document)
    return {
        "href": f"/sources/{source.document}/#{anchor(source.lines)}",
        "title": words.say(document.title) if document is not None else source.document,
        "lines": source.lines,
    }


def since(run: RunView, rule: Any, setting: str, address: Address) -> str:
    """Since when a setting is in force, what held before and what after; or who set it so."""
    dated = setting_on(rule, run.run.as_of)
    if rule.id in dict(address.settings) or rule.id in run.run.scenario.settings:
        by = _("set so for this run") if rule.id in dict(address.settings) else _("set so by the scenario")
        return by if dated == setting else _("%(by)s; on its date it is: %(setting)s") % {"by": by, "setting": meaning(rule, dated)}
    history = list(rule.history)
    if len(history) < 2:
        return _("in every dated ruleset")
    day: dt.date | None = run.run.as_of
    at = max(n for n, (first, _name) in enumerate(history) if first is None or day is None or first <= day)
    parts = []
    if history[at][0] is not None:
        parts.append(_("since %(day)s") % {"day": history[at][0]})
    if at > 0:
        parts.append(_("before that: %(setting)s") % {"setting": meaning(rule, history[at - 1][1])})
    if at + 1 < len(history):
        later, name = history[at + 1]
        parts.append(_("until %(day)s") % {"day": later - DAY})
        parts.append(_("after that: %(setting)s") % {"setting": meaning(rule, name)})
    return _("; ").join(parts)


def _other(run: RunView, rule: Any, name: str, others: Others, two: tuple[Pending, Pending] | None) -> dict[str, Any]:
    """Another setting of a rule, with the links to this moment under it."""
    here = others.address
    settings = {rule_id: setting for rule_id, setting in here.settings if rule_id != rule.id}
    if name != setting_on(rule, run.run.as_of) or rule.id in run.run.scenario.settings:
        settings[rule.id] = name
    under = replace(here, scenario=run.scenario, settings=tuple(sorted(settings.items())))
    there = others.at(under, two)
    base = others.case.base
    return {
        "setting": meaning(rule, name),
        "text": there.text if there is not None else "",
        "changes": there is not None and there.changes,
        "href": f"{base}{_moment(under, there)}#stepper",
        "compare": f"{base}compare/{_beside(replace(here, scenario=run.scenario), under, there)}",
    }


def _moment(under: Address, there: There | None) -> str:
    """The link to the moment; to the start of that run without its decisions where the two could not be put side by side."""
    return under.link(step=there.step) if there is not None else under.link(step=None, choose=())


def _beside(here: Address, under: Address, there: There | None) -> str:
    second = under if there is not None else replace(under, choose=())
    return Pair(here, replace(second, lang=""), there.row if there is not None else None).link()
