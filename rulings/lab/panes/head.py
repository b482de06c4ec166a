"""The head of a ruling as fields: question and answer, status, what it shows and rests on, its scenarios; and what is still missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from engine.corpus.editing import GOES_ON
from engine.corpus.problems import BadInput
from engine.corpus.shapes import LINKS, STATUSES, Rule, Ruling, Scenario
from engine.play.judging import QUANTIFIED
from engine.study.refusals import expected_refusals
from rulings.board import texts
from rulings.board.address import Address
from rulings.board.runs import EngineRun
from rulings.lab.boards import Board
from rulings.lab.edits import as_value
from rulings.lab.forms import FRESH, UNNAMED
from rulings.store import away
from rulings.store.models import Citation

MOST = 5  # of each thing that is offered
TOO_COMMON = 25  # a rule that so many rulings name says nothing about this one


def head(board: Board, run: EngineRun, typed: Mapping[str, str]) -> dict[str, Any]:
    """The fields of the ruling's head, with what was ``typed`` and refused still in them. Nothing where the text is no ruling."""
    ruling = board.ruling
    if ruling is None:
        return {}
    status = typed.get("status", ruling.status)
    rules = _rules(ruling, run)
    return {
        "id": typed.get("id", "" if ruling.id == UNNAMED else ruling.id),
        "unnamed": UNNAMED,
        "texts": [_text(key, name, both, typed) for key, name, both in _texts(ruling)],
        "statuses": [{"value": s, "name": texts.word(texts.STATUS, s), "on": s == status} for s in STATUSES],
        "since": typed.get("since", ruling.since),
        "claims": typed.get("claims", ", ".join(ruling.claims)),
        "missing": [*missing(ruling), *unfinished(board, ruling)],
        "offered_claims": _claims(board, ruling, rules),
        "offered_sources": _sources(board, ruling, rules),
        "offered_links": _links(board, ruling, rules),
        "sources": [
            {"text": f"{_document(board, s.document)} {s.lines}", "drop": as_value({"do": "unsource", "index": n})}
            for n, s in enumerate(ruling.sources)
        ],
        "documents": [{"value": d.id, "name": texts.say(d.title)} for d in board.library.documents.values()],
        "links": [
            {"text": f"{texts.word(texts.SEE, s.kind)}: {s.ruling}", "drop": as_value({"do": "unsee", "index": n})}
            for n, s in enumerate(ruling.see)
        ],
        "kinds": [{"value": kind, "name": texts.word(texts.SEE, kind)} for kind in LINKS],
        "scenarios": [_scenario(s, [one.name for one in ruling.scenarios]) for s in ruling.scenarios],
        "unused": unused("board", [one.name for one in ruling.scenarios]),
    }


def _document(board: Board, document: str) -> str:
    known = board.library.documents.get(document)
    return texts.say(known.title) if known is not None else document


def _scenario(scenario: Scenario, names: list[str]) -> dict[str, Any]:
    """A scenario of the file, with what can be done with it as a whole."""
    name = scenario.name
    title = scenario.title or {"en": "", "ja": ""}
    return {
        "name": name,
        "title": texts.say(scenario.title) or name,
        "en": title["en"],
        "ja": title["ja"],
        "copied": as_value({"do": "copy-scenario", "scenario": name, "name": unused(name, names)}),
        "drop": as_value({"do": "drop-scenario", "scenario": name}) if len(names) > 1 else "",
    }


def unused(name: str, names: list[str]) -> str:
    """A name for another scenario, made from the name of one."""
    stem = name.rstrip("0123456789").rstrip("-") or "board"
    return next(f"{stem}-{n}" for n in range(2, len(names) + 3) if f"{stem}-{n}" not in names)


def _texts(ruling: Ruling) -> list[tuple[str, str, dict[str, str]]]:
    nothing = {"en": "", "ja": ""}
    named = (("title", _("Title")), ("question", _("Question")), ("answer", _("Answer")), ("note", _("Note")))
    return [(key, name, getattr(ruling, key) or nothing) for key, name in named]


def _text(key: str, name: str, both: Mapping[str, str], typed: Mapping[str, str]) -> dict[str, str]:
    """A text as two fields. What every fresh ruling says stands behind the empty field, and need not be deleted."""
    found = {"key": key, "name": name}
    for lang in ("en", "ja"):
        fresh = FRESH.get(f"{key}.{lang}", "")
        now = both[lang]
        found[lang] = typed.get(f"{key}.{lang}", "" if now == fresh else now)
        found[f"fresh_{lang}"] = fresh
    return found


def missing(ruling: Ruling) -> list[dict[str, str]]:
    """What a ruling still needs before it can be handed in, each with the pane where it is written."""
    found = []
    for key, name, both in _texts(ruling):
        bare = [said for lang, said in (("en", _("English")), ("ja", _("Japanese"))) if both[lang] == FRESH.get(f"{key}.{lang}")]
        if bare:
            found.append({"text": f"{name}: {' · '.join(bare)}", "pane": "ruling"})
    if ruling.id == UNNAMED:
        found.append({"text": _("a name"), "pane": "ruling"})
    if not ruling.sources:
        found.append({"text": _("a source"), "pane": "ruling"})
    for scenario in ruling.scenarios:
        of = f"{texts.say(scenario.title) or scenario.name}: " if len(ruling.scenarios) > 1 else ""
        if not scenario.when:
            found.append({"text": of + _("something is done"), "pane": "actions", "scenario": scenario.name})
        if [said.text for said in scenario.then] in ([sentence] for sentence in GOES_ON.values()):
            found.append({"text": of + _("something is expected"), "pane": "expect", "scenario": scenario.name})
    if not any(scenario.otherwise for scenario in ruling.scenarios):
        found.append({"text": _("what comes instead under another setting"), "pane": "expect"})
    return found


def unfinished(board: Board, ruling: Ruling) -> list[dict[str, str]]:
    """What the runs of a ruling's scenarios leave undone: actions nobody can do, choices nobody made, lines that do not hold."""
    found = []
    for scenario in ruling.scenarios:
        of = f"{texts.say(scenario.title) or scenario.name}: " if len(ruling.scenarios) > 1 else ""
        try:
            run = board.case.run(Address(scenario.name))
            wrong = sum(line["holds"] is False for line in run.expectations)
        except BadInput:
            found.append({"text": of + _("an action that cannot be played"), "pane": "actions", "scenario": scenario.name})
            continue
        plain = any(said.tree.kind not in QUANTIFIED for said in scenario.then)
        if plain and any(taken["defaulted"] for taken in run.decisions):
            found.append({"text": of + _("a choice or a draw that nobody has settled"), "pane": "actions", "scenario": scenario.name})
        if wrong:
            text = ngettext("%(n)s line that does not hold", "%(n)s lines that do not hold", wrong) % {"n": wrong}
            found.append({"text": of + text, "pane": "expect", "scenario": scenario.name})
        wanted = expected_refusals(scenario)
        if any(n not in wanted for n, _rule in run.refusals):
            found.append({"text": of + _("an action is refused, and no line says so"), "pane": "expect", "scenario": scenario.name})
    return found


def _rules(ruling: Ruling, run: EngineRun) -> list[Rule]:
    """The rules that a ruling is about: those under whose other settings it says what comes instead, then those that the run cites."""
    named = [rule for scenario in ruling.scenarios for under in scenario.otherwise for rule, _setting in under]
    cited = [rule for n in range(run.last + 1) for rule in run.frame(n)["rules"]]
    seldom = [rule for rule, _n in sorted(Counter(cited).items(), key=lambda row: row[1])]
    return [rule for name in dict.fromkeys([*named, *seldom]) if (rule := run.rule(name)) is not None]


def _claims(board: Board, ruling: Ruling, rules: list[Rule]) -> list[dict[str, str]]:
    """The statements that these rules stand for and the ruling does not name yet, in the words of the list."""
    there = list(ruling.claims)
    found = []
    for claim in dict.fromkeys(claim for rule in rules for claim in rule.claims):
        known = board.library.claims.get(claim)
        if claim in there or known is None:
            continue
        value = as_value({"do": "head", "key": "claims", "value": ", ".join([*there, claim])})
        found.append({"id": claim, "says": known.says, "value": value})
    return found[:MOST]


def _sources(board: Board, ruling: Ruling, rules: list[Rule]) -> list[dict[str, str]]:
    """The lines of documents that these rules rest on and the ruling does not name yet."""
    there = {(source.document, str(source.lines)) for source in ruling.sources}
    places = dict.fromkeys((source.document, str(source.lines)) for rule in rules for source in rule.sources)
    return [
        {"text": f"{_document(board, document)} {lines}", "value": as_value({"do": "source", "document": document, "lines": lines})}
        for document, lines in places
        if (document, lines) not in there
    ][:MOST]


def _links(board: Board, ruling: Ruling, rules: list[Rule]) -> list[dict[str, str]]:
    """Rulings of the corpus that rest on the same rules, the nearest first; rules on which many rest count for nothing."""
    there = {see.ruling for see in ruling.see} | {ruling.id}
    rows = Citation.objects.filter(kind=Citation.Kind.RESTS, rule__in=[rule.id for rule in rules]).values_list("rule", "ruling").distinct()
    found = away.rows(rows)
    common = Counter(rule for rule, _ruling in found)
    near = Counter(ruling for rule, ruling in found if common[rule] <= TOO_COMMON and ruling not in there)
    known = board.library.rulings
    return [
        {"id": ruling, "title": texts.say(known[ruling].title), "value": as_value({"do": "see", "as": LINKS[-1], "ruling": ruling})}
        for ruling, _n in near.most_common(MOST)
        if ruling in known
    ]
