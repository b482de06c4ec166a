"""What is read off the runs of a ruling, as data: a copy of this process can send it, and it is kept by what it rests on.

A reading rests on what is written in the ruling and on all that this names (:meth:`engine.study.grounds.Grounds.written`), and on what
decides in the rules. Where a ruling cannot be played the reason may stand in another file: that is kept for this very corpus alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engine.corpus.problems import BadInput, Problem
from engine.corpus.shapes import LANGUAGES
from engine.kernel.bilingual import Bilingual
from engine.study.grounds import Grounds, decided, hash_of
from engine.study.library import Library
from rulings.store import citations
from rulings.store.published_outcomes import CameOut
from rulings.store.results import KeptRows


@dataclass
class PlayedRuling:
    """The scenarios of a ruling by name: how each came out, what does not hold of it, or why it cannot be played.

    ``cited`` are pairs of rule and scenario, ``cards`` of game and slug, ``said`` what the search finds the ruling by.
    """

    id: str
    outcomes: dict[str, CameOut] = field(default_factory=dict)
    fallen: dict[str, Bilingual] = field(default_factory=dict)
    broken: dict[str, Bilingual] = field(default_factory=dict)
    cited: list[tuple[str, str]] = field(default_factory=list)
    cards: list[tuple[str, str]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def as_json(self) -> list[Any]:
        """The same as lists and mappings."""
        problems = [(p.file, p.line, p.column, dict(p.message), p.found, list(p.nearest)) for p in self.problems]
        return [self.id, self.outcomes, self.fallen, self.broken, self.cited, self.cards, self.said, problems]

    @classmethod
    def of(cls, data: list[Any]) -> PlayedRuling:
        """The same again, from data."""
        id, outcomes, fallen, broken, cited, cards, said, problems = data
        came = {name: CameOut(*one) for name, one in outcomes.items()}
        pairs = [[(one, other) for one, other in some] for some in (cited, cards)]
        return cls(id, came, fallen, broken, pairs[0], pairs[1], said, [Problem(*one) for one in problems])


def read_off(library: Library, id: str) -> PlayedRuling:
    """Run a ruling's scenarios, and read off what is stored and compared of them."""
    ruling = library.rulings.get(id)
    found = PlayedRuling(id, problems=list(library.rulings.problems.get(id, ())))
    if ruling is None:
        return found
    for scenario in ruling.scenarios:
        try:
            if found.problems:
                raise BadInput(found.problems)
            run = citations.of_scenario(library, ruling, scenario)
        except BadInput as bad:
            found.problems += [problem for problem in bad.problems if problem not in found.problems]
            found.broken[scenario.name] = {lang: "\n".join(problem.text(lang) for problem in bad.problems) for lang in LANGUAGES}
            continue
        found.outcomes[scenario.name] = run.came
        found.cited += sorted((rule, scenario.name) for rule in run.rules)
        found.cards += [card for card in sorted(run.cards) if card not in found.cards]
        if run.fallen:
            found.fallen[scenario.name] = {lang: "\n".join(text[lang] for text in run.fallen) for lang in LANGUAGES}
    if not found.problems:
        found.said = citations.spoken(library, ruling, {rule for rule, _scenario in found.cited}, found.cards)
    return found


class Readings:
    """What is known of the runs of one corpus; ``digest`` is its name."""

    def __init__(self, library: Library, digest: str, grounds: Grounds) -> None:
        self.library, self.digest, self.grounds = library, digest, grounds
        self.rows = KeptRows("reading")
        self._names: dict[str, str] = {}

    def known(self, ids: Iterable[str]) -> dict[str, PlayedRuling]:
        """Those of some rulings that need not be run again."""
        names = {name: id for id in ids for name in (self._name(id), self._own_name(id))}
        found = self.rows.get(list(names))
        return {names[name]: PlayedRuling.of(json.loads(text)) for name, text in found.items()}

    def keep(self, found: Iterable[PlayedRuling]) -> None:
        """Keep what was read off."""
        named = {self._own_name(one.id) if one.problems else self._name(one.id): one.as_json() for one in found}
        self.rows.put({name: json.dumps(data, ensure_ascii=False, separators=(",", ":")) for name, data in named.items()})

    @cached_property
    def _rules(self) -> str:
        return hash_of(*(repr(decided(rule)) for rule in self.library.rules.values()))

    def _name(self, id: str) -> str:
        if id not in self._names:
            self._names[id] = hash_of("reading", self.grounds.written(id), self._rules)
        return self._names[id]

    def _own_name(self, id: str) -> str:
        return hash_of("reading of", self.digest, id)
