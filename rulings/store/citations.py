"""Which scenarios name a rule, and which would come out otherwise if it were set otherwise.

A load reads both off the corpus: a run names its rules, and a scenario's ``otherwise`` says by hand under which settings
its outcome is another. `verify` proves these by running them all; what it reports can be stored in their place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from django.db import transaction

from engine.corpus import shapes
from engine.kernel.bilingual import Bilingual
from engine.log.present import CardsJson, state_json
from engine.study.library import Library
from rulings.store.models import Citation, Rule, Ruling
from rulings.store.published_outcomes import BRANCHES, BUDGET, WORK, CameOut, came_out

CitationRow = tuple[str, str, str, str, str]  # rule, ruling, scenario, kind, setting
CardRow = tuple[str, str, str]  # ruling, game, slug


def store(rows: Iterable[CitationRow]) -> None:
    """Replace every citation."""
    with transaction.atomic():
        Citation.objects.all().delete()
        add(rows)


def add(rows: Iterable[CitationRow]) -> None:
    """Store citations. A row about a rule or ruling that is not stored is left out."""
    rules = set(Rule.objects.values_list("pk", flat=True))
    rulings = set(Ruling.objects.values_list("pk", flat=True))
    known = [row for row in dict.fromkeys(rows) if row[0] in rules and row[1] in rulings]
    made = [Citation(rule_id=row[0], ruling_id=row[1], scenario=row[2], kind=row[3], setting=row[4]) for row in known]
    Citation.objects.bulk_create(made, batch_size=400)
    counted: dict[str, set[str]] = {}
    for rule, ruling, *_rest in known:
        counted.setdefault(ruling, set()).add(rule)
    told = (Ruling(id=ruling, rules_count=len(rules)) for ruling, rules in counted.items())
    Ruling.objects.bulk_update(told, ["rules_count"], batch_size=200)


def store_verification(report: Mapping[str, Any]) -> None:
    """Store what ``verify --format json`` found, in place of what the load read off the corpus."""
    store(reported(report))


def reported(report: Mapping[str, Any]) -> Iterator[CitationRow]:
    """Read the rows off a report of `verify`."""
    for rule in report["rules"]:
        for cited in rule["cited_by"]:
            ruling, _hash, scenario = cited.partition("#")
            yield rule["id"], ruling, scenario, Citation.Kind.CITES, ""
        for flip in rule["flips"]:
            yield rule["id"], flip["ruling"], flip["scenario"], Citation.Kind.RESTS, flip["setting"]


def declared(ruling: shapes.Ruling) -> Iterator[CitationRow]:
    """Read off a ruling which settings its scenarios say would change their outcome."""
    for scenario in ruling.scenarios:
        for overrides in scenario.otherwise:
            for rule, setting in overrides:
                yield rule, ruling.id, scenario.name, Citation.Kind.RESTS, setting


class OneRun(NamedTuple):
    """What is read off a run: the rules that it names, the cards (game, slug) that it shows, how it came out, what does not hold of it."""

    rules: set[str]
    cards: set[tuple[str, str]]
    came: CameOut
    fallen: list[Bilingual]


def of_scenario(library: Library, ruling: shapes.Ruling, scenario: shapes.Scenario) -> OneRun:
    """Run a scenario, and read off what is stored of it. Raises BadInput where it cannot be run."""
    run = library.run(ruling.id, scenario.name, branches=BRANCHES, work=WORK, budget=BUDGET)
    came = came_out(run)
    rules: set[str] = set()
    cards: set[tuple[str, str]] = set()
    shown: CardsJson = {}
    for frame in run.frames:  # their lines are not asked for: only what lies on the table
        rules.update(frame.rules)
        for player in state_json(frame.state, run.played.run, shown)["players"].values():
            for zone in player["zones"].values():
                cards.update((scenario.game or ruling.game, thing["card"]) for thing in zone if thing.get("card"))
    fallen = [] if all(verdict.holds for verdict in run.verdicts) else [line["text"] for line in run.expectations if not line["holds"]]
    return OneRun(rules, cards, came, fallen)


def spoken(library: Library, ruling: shapes.Ruling, rules: Iterable[str], cards: Iterable[tuple[str, str]]) -> list[str]:
    """What the search finds a ruling by beside its own words: sentences of its scenarios, titles of their rules, names of their cards."""
    texts: list[str] = []
    for scenario in ruling.scenarios:
        staging = library.staging(scenario, scenario.as_of)
        said = [staging.text(sentence) for sentence in (*scenario.when, *scenario.then)]
        texts += [text[lang] for text in said for lang in ("en", "ja")]
        texts += (scenario.title or {}).values()
    texts += [title for rule in sorted(set(rules)) for title in library.rules[rule].title.values()]
    texts += [name for game, slug in sorted(cards) if slug in library.cards[game] for name in library.cards[game][slug].names()]
    return texts
