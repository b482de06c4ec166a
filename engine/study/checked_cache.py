"""What was found of rulings, kept by what it rests on, so that nothing that did not change is verified twice.

Two things are kept of a ruling: under the hash of what is written in it the rules that its runs named, and under the hash of both what was
found. So of a rule that changed only the rulings that name it are verified again, and whoever changes it back has the old results at once.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from typing import Protocol

from engine.study.checked import CheckedRuling, as_json, from_json
from engine.study.grounds import Grounds, hash_of


class Keeper(Protocol):
    """Where texts are kept by name. What is put under a name that is there already says the same, but for the rules that were named."""

    def get(self, names: Collection[str]) -> Mapping[str, str]:
        """Those of these texts that are there, by name."""
        ...

    def put(self, texts: Mapping[str, str]) -> None:
        """Keep these texts, by name."""
        ...


class CheckedCache:
    """What is known of the rulings of one library."""

    def __init__(self, grounds: Grounds, keeper: Keeper) -> None:
        self.grounds = grounds
        self.keeper = keeper
        self._written: dict[str, str] = {}

    def known(self, ids: Iterable[str]) -> dict[str, CheckedRuling]:
        """Those of some rulings that need not be verified again, and what was found of them."""
        named = {id: self._reached_name(id) for id in ids if id in self.grounds.library.rulings.paths}
        reached = self.keeper.get(list(named.values()))
        results = {id: self._result_name(id, json.loads(reached[name])) for id, name in named.items() if name in reached}
        texts = self.keeper.get(list(results.values()))
        return {id: from_json(json.loads(texts[name])) for id, name in results.items() if name in texts}

    def keep(self, found: Iterable[CheckedRuling]) -> None:
        """Keep what was found. Of a ruling that stumbles over another file nothing is kept."""
        own = {checked.id: checked for checked in found if checked.own and checked.id in self.grounds.library.rulings.paths}
        before = self.keeper.get([self._reached_name(id) for id in own])
        texts: dict[str, str] = {}
        for id, checked in own.items():
            name = self._reached_name(id)
            rules = sorted({*checked.reached, *(json.loads(before[name]) if name in before else ())})
            texts[name] = json.dumps(rules)
            texts[self._result_name(id, rules)] = json.dumps(as_json(checked), ensure_ascii=False, separators=(",", ":"))
        self.keeper.put(texts)

    def names(self, found: Mapping[str, CheckedRuling]) -> set[str]:
        """The names under which it is kept what was found."""
        reached = {self._reached_name(id): id for id in found if id in self.grounds.library.rulings.paths}
        rules = self.keeper.get(list(reached))
        return {*rules, *(self._result_name(reached[name], json.loads(text)) for name, text in rules.items())}

    def _reached_name(self, id: str) -> str:
        if id not in self._written:
            self._written[id] = self.grounds.written(id)
        return hash_of("reached", self._written[id])

    def _result_name(self, id: str, rules: list[str]) -> str:
        return hash_of("found", self._written[id], self.grounds.reached(rules))
