"""What stands around a step on every page about a case: question and answer, sources, linked rulings, scenarios, settings, decisions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from django.utils.translation import gettext as _

from engine.corpus.evidence import OtherAnswer
from engine.corpus.shapes import Ruling, Source
from engine.study.library import Library
from rulings.board import standing, texts
from rulings.board.address import Address, beside
from rulings.board.cases import Case
from rulings.board.moment import hidden
from rulings.board.rules import in_words, meaning
from rulings.board.runs import EngineRun, RunView
from rulings.board.timeline import rules_of
from rulings.http import addresses
from rulings.http.language import here
from rulings.store import away, current
from rulings.store.models import Link

MOST_LINKING = 60  # rulings that link to one, of which its page tells


def head(case: Case) -> dict[str, Any]:
    """The part that needs no run: question, answer, status, dates, sources, links to other rulings."""
    ruling, library = case.ruling, case.library
    links, more = linked(case)
    return {
        "id": ruling.id,
        "base": case.base,
        "file": library.rulings.paths.get(ruling.id, "") if case.kind == "ruling" else "",
        "title": texts.say(ruling.title),
        "question": texts.say(ruling.question),
        "answer": texts.say(ruling.answer),
        "status": ruling.status,
        "status_word": texts.word(texts.STATUS, ruling.status),
        "since": "" if ruling.since == "unknown" else str(ruling.since or ""),
        "note": texts.say(ruling.note),
        "missing": any(note.wants == here() for note in ruling.notes),
        "game": ruling.game,
        "game_name": texts.say(library.games[ruling.game].name) if ruling.game in library.games else ruling.game,
        "sources": [_source(library, source) for source in ruling.sources],
        "linked": links,
        "linked_more": more,
        "others": [_other(one) for one in ruling.other_answers],
        "claims": list(ruling.claims),
    }


def _other(one: OtherAnswer) -> dict[str, str]:
    said = {"answer": texts.say(one.answer), "why": texts.say(one.why), "until": one.until, "by": one.by}
    return {**said, "became": one.became, "word": texts.word(texts.BECAME, one.became)}


def _source(library: Library, source: Source) -> dict[str, str]:
    document = library.documents.get(source.document)
    return {
        "href": addresses.source(source.document),
        "title": texts.say(document.title) if document is not None else source.document,
        "lines": str(source.lines),
    }


def linked(case: Case) -> tuple[list[dict[str, str]], int]:
    """Links to other rulings with their kind, from both ends, and how many more link here. A board links only to what there is."""
    ruling, library = case.ruling, current.library()
    found = [(texts.word(texts.SEE, see.kind), see.ruling) for see in ruling.see]
    titles: dict[str, str] = {}
    more = 0
    if case.kind == "ruling":
        linking, more = _linking_here(ruling.id)
        found += [(texts.word(texts.SEEN_FROM, link.kind), link.ruling_id) for link in linking]
        titles = {link.ruling_id: link.ruling.title for link in linking}
    else:
        found = [(kind, other) for kind, other in found if other in library.rulings]
    kinds: dict[str, dict[str, None]] = {}
    for kind, other in found:
        kinds.setdefault(other, {})[kind] = None
    listed = [
        {
            "kind": " · ".join(kinds[other]),
            "href": addresses.ruling(other),
            "title": titles.get(other) or (texts.say(library.rulings[other].title) if other in library.rulings else other),
        }
        for other in kinds
    ]
    return listed, more


def _linking_here(ruling_id: str) -> tuple[list[Link], int]:
    """The links to a ruling from others, as the stored rows have them: the first, and how many there are besides."""
    rows = Link.objects.filter(to=ruling_id).exclude(ruling=ruling_id).select_related("ruling")
    found = away.rows(rows[: MOST_LINKING + 1])
    return found[:MOST_LINKING], rows.count() - MOST_LINKING if len(found) > MOST_LINKING else 0


def tabs(ruling: Ruling, address: Address, current: str) -> list[dict[str, Any]]:
    """The ruling's scenarios as tabs; a tab keeps the view and the language, not the decisions of another board.

    From a step it leads to the other board on the stage, not back to the ruling's text.
    """
    plain = Address(view=address.view, lang=address.lang, step=None if address.step is None else 0)
    return [
        {
            "title": texts.scenario(ruling, scenario.name),
            "name": scenario.name,
            "as_of": str(scenario.as_of or ""),
            "href": plain.link(scenario=scenario.name) + "#stepper",
            "on": scenario.name == current,
        }
        for scenario in ruling.scenarios
    ]


def decisions(run: RunView, view: str) -> list[dict[str, Any]]:
    """The choices and draws of a run, each with its step and what was taken there; without those that the viewer may not read."""
    return [
        {
            "step": taken["frame"],
            "random": taken["kind"] == "random",
            "prompt": texts.say(taken["prompt"]),
            "picked": texts.say(taken["options"][taken["picked"]]["text"]),
        }
        for taken in run.decisions
        if not hidden(taken, view)
    ]


def switches(run: RunView, address: Address) -> list[dict[str, Any]]:
    """The rules this run cites that can be set otherwise, each with its settings, for the form."""
    cited: dict[str, None] = {}
    for n in range(run.last + 1):
        cited.update(dict.fromkeys(run.frame(n)["rules"]))
    cited.update((rule, None) for rule, _setting in address.settings)
    asked = dict(address.settings)
    found = []
    for rule_id in cited:
        rule = run.rule(rule_id)
        if rule is None or not rule.settings or len(rule.settings) < 2:
            continue
        now = run.settings.get(rule_id, "")
        found.append(
            {
                **rules_of(run, [rule_id])[0],
                "changed": rule_id in asked,
                "options": [
                    {"value": f"{rule_id}={name}", "text": meaning(rule, name), "on": asked.get(rule_id) == name, "now": name == now}
                    for name in rule.settings
                ],
            }
        )
    return found


def expectations(run: RunView) -> list[dict[str, Any]]:
    """What the ruling says must come of this scenario, each line judged by this run: its ``text`` for a page, and ``plain``."""
    rules = run.library.rules
    told = [(texts.say(line["text"]), line) for line in run.expectations]
    return [
        {
            "text": in_words(said, rules),
            "plain": said,
            "holds": line["holds"],
            "undecided": line.get("undecided", False),
            "note": texts.say(line["note"]) if "note" in line else "",
        }
        for said, line in told
    ]


def otherwise(ruling: Ruling, run: EngineRun, address: Address) -> list[dict[str, Any]]:
    """What the scenario says would come under other settings, each with the address that shows it."""
    scenario = next((s for s in ruling.scenarios if s.name == run.scenario.name), None)
    if scenario is None:
        return []
    return [
        {
            "rules": [{**rules_of(run, [rule_id])[0], "setting": meaning(run.rule(rule_id), setting)} for rule_id, setting in under],
            "lines": [in_words(run.say(sentence), run.library.rules) for sentence in sentences],
            "href": standing.link(address, replace(address, settings=tuple(sorted(under)), choose=())) + "#stepper",
            "compare": beside(replace(address, settings=(), choose=()), replace(address, settings=tuple(sorted(under)), choose=())),
            "on": set(under) <= set(address.settings),
        }
        for under, sentences in scenario.otherwise.items()
    ]


def particular(run: RunView, address: Address) -> list[str]:
    """In what a run is another than the ruling's own: its date, versions of cards, rules set otherwise."""
    parts = []
    if address.as_of:
        parts.append(_("as of %(day)s") % {"day": address.as_of.isoformat()})
    parts += [_("%(card)s of %(day)s") % {"card": card_name(run, slug), "day": day.isoformat()} for slug, day in address.cards]
    for rule_id, setting in address.settings:
        rule = run.rule(rule_id)
        parts.append(texts.told(rules_of(run, [rule_id])[0]["title"], texts.say(rule.settings.get(setting)) if rule else setting))
    return parts


def label(run: RunView, address: Address) -> str:
    """What is particular about a run: its date, the rules set otherwise, the decisions asked for."""
    parts = particular(run, address)
    if address.choose:
        taken = run.decisions[: len(address.choose)]
        shown = [d for d in taken if not hidden(d, address.view)]
        parts += [f"{texts.say(d['prompt'])} {texts.say(d['options'][d['picked']]['text'])}" for d in shown]
    return (" · ").join(parts) or _("as the ruling says")


def card_name(run: RunView, slug: str) -> str:
    """What a card is called; its slug where the corpus does not hold it."""
    return texts.say(run.cards[slug].name) if slug in run.cards else slug
