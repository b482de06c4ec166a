"""The rulesets of a corpus: each game's rules with one setting each, as of a day and with some of them set otherwise."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping

from engine.corpus.problems import BadInput, Problem, nearest
from engine.corpus.shapes import Rule
from engine.kernel.game import Game
from engine.kernel.rules import Ruleset, check, compose

MOST_KEPT = 1500  # rulesets; a verified corpus uses about a thousand of them

_Key = tuple[str, dt.date | None, tuple[tuple[str, str], ...]]


class Rulesets:
    """Makes rulesets of the rules that a corpus declares (by id) and keeps them: most runs share a few."""

    def __init__(self, systems: Mapping[str, Game], rules: Mapping[str, Rule]) -> None:
        self.systems = systems
        self.rules = rules
        self._made: dict[_Key, Ruleset] = {}

    def get(self, game: str, as_of: dt.date | None, settings: Mapping[str, str]) -> Ruleset:
        """A game's rules on a day (the latest for None), some set otherwise. Raises BadInput for a rule or setting that does not exist."""
        key = (game, as_of, tuple(sorted(settings.items())))
        found = self._made.get(key)
        if found is None:
            for rule, setting in settings.items():
                self.check_setting(rule, setting)
            declared = {r.id: r for r in self.rules.values() if r.game in self.family(game)}
            found = compose(self.systems[game].bindings, declared, as_of, {r: s for r, s in settings.items() if r in declared})
            if len(self._made) > MOST_KEPT:
                self._made.clear()
            self._made[key] = found
        return found

    def family(self, game: str) -> tuple[str, ...]:
        """A game and those it is based on: the games whose rules hold in it."""
        base = self.systems[game].based_on
        return (game,) if base is None else (game, *self.family(base.id))

    def check_setting(self, rule: str, setting: str) -> None:
        """Raise BadInput for a rule or a setting that does not exist, naming what comes nearest."""
        known = self.rules.get(rule)
        if known is None:
            message = {"en": f"There is no rule “{rule}”.", "ja": f"「{rule}」というルールはありません。"}
            raise BadInput(Problem("", 0, 0, message, rule, nearest(rule, self.rules)))
        if known.fixed:
            message = {"en": f"Rule “{rule}” is fixed: it has no other setting.", "ja": f"ルール「{rule}」は固定で、他の設定はありません。"}
            raise BadInput(Problem("", 0, 0, message, setting))
        if setting not in known.settings:
            near = nearest(setting, known.settings) or tuple(known.settings)
            message = {"en": f"Rule “{rule}” has no setting “{setting}”.", "ja": f"ルール「{rule}」に「{setting}」という設定はありません。"}
            raise BadInput(Problem("", 0, 0, message, setting, near))

    def problems(self, game: str) -> list[Problem]:
        """Where the rules that the corpus declares for a game and those that its code answers for are not the same."""
        declared = {r.id: r for r in self.rules.values() if r.game == game}
        found = []
        for rule, en in check(self.systems[game].policies, declared) if declared else ():
            where = declared.get(rule)
            message = {"en": f"Rule {rule} {en}.", "ja": f"ルール {rule}: {en}"}
            found.append(Problem(where.path if where else f"{game}/rules", where.line if where else 0, 0, message, rule))
        return found
