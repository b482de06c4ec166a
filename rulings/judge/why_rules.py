"""What a rule says, where it comes from, which of its settings is in force and since when, and the same moment under its others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.corpus.shapes import Rule, Source
from engine.kernel.agenda import Pending
from engine.kernel.rules import setting_on
from rulings.board import texts
from rulings.board.address import Address
from rulings.board.pair import Pair
from rulings.board.rules import meaning, since
from rulings.board.runs import EngineRun
from rulings.handbook.present import anchor
from rulings.http import addresses
from rulings.judge.other_runs import OtherRuns, There

MOST_RULES = 6  # told in full; the others are links


def told(
    run: EngineRun, ids: Iterable[str], others: OtherRuns, two: tuple[Pending, Pending] | None = None
) -> tuple[list[dict[str, Any]], list[str]]:
    """The first rules in full, and the names of those that are left out."""
    every = list(dict.fromkeys(filter(None, ids)))
    return [_rule(run, rule_id, others, two) for rule_id in every[:MOST_RULES]], every[MOST_RULES:]


def _rule(run: EngineRun, rule_id: str, others: OtherRuns, two: tuple[Pending, Pending] | None) -> dict[str, Any]:
    rule = run.rule(rule_id)
    found: dict[str, Any] = {"id": rule_id, "href": addresses.rule(rule_id), "title": rule_id}
    if rule is None:
        return found
    setting = run.settings.get(rule_id, "")
    return found | {
        "title": texts.say(rule.title),
        "statement": texts.say(rule.statement),
        "sources": [_source(run, source) for source in rule.sources],
        "fixed": texts.say(rule.fixed),
        "setting": "" if rule.fixed else meaning(rule, setting),
        "since": "" if rule.fixed else since(run, rule, setting, others.address),
        "others": [_other(run, rule, name, others, two) for name in rule.settings if name != setting],
    }


def _source(run: EngineRun, source: Source) -> dict[str, str]:
    document = run.library.documents.get(source.document)
    return {
        "href": addresses.source(source.document, anchor(source.lines)),
        "title": texts.say(document.title) if document is not None else source.document,
        "lines": source.lines,
    }


def _other(run: EngineRun, rule: Rule, name: str, others: OtherRuns, two: tuple[Pending, Pending] | None) -> dict[str, Any]:
    """Another setting of a rule, with the links to this moment under it."""
    here = others.address
    settings = {rule_id: setting for rule_id, setting in here.settings if rule_id != rule.id}
    if name != setting_on(rule, run.as_of) or rule.id in run.scenario.settings:
        settings[rule.id] = name
    under = replace(here, scenario=run.scenario.name, settings=tuple(sorted(settings.items())))
    there = others.at(under, two)
    base = others.case.base
    return {
        "setting": meaning(rule, name),
        "text": there.text if there is not None else "",
        "changes": there is not None and there.changes,
        "href": f"{base}{_moment(under, there)}#stepper",
        "compare": base + addresses.tool("compare") + _beside(replace(here, scenario=run.scenario.name), under, there),
    }


def _moment(under: Address, there: There | None) -> str:
    """The link to the moment; to the start of that run without its decisions where the two could not be put side by side."""
    return under.link(step=there.step) if there is not None else under.link(step=None, choose=())


def _beside(here: Address, under: Address, there: There | None) -> str:
    second = under if there is not None else replace(under, choose=())
    return Pair(here, replace(second, lang=""), there.row if there is not None else None).link()
