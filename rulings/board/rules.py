"""A rule's settings: what each says, the days on which they hold, and on which rules a run turns."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from django.utils.translation import gettext as _
from markupsafe import Markup, escape

from engine.corpus.patterns import RULE
from engine.corpus.shapes import Rule
from engine.kernel.rules import setting_on
from rulings.board import texts
from rulings.board.address import Address
from rulings.board.runs import EngineRun, RunView
from rulings.http import addresses
from rulings.http.language import here
from rulings.http.templates import printed

DAY = dt.timedelta(days=1)
ACTION = re.compile(r"\b[Aa]ction ([1-9][0-9]*)\b|行動([1-9][0-9]*)")
NAMED = re.compile(rf"(?<![a-z0-9.-]){RULE}")


class RuleLink(NamedTuple):
    """A rule as ``board/rule_link.html`` links it."""

    id: str
    href: str
    title: str


def meaning(rule: Rule | None, setting: str) -> str:
    """What a setting says, in words; its name where the corpus no longer has it."""
    return (texts.say(rule.settings.get(setting)) if rule is not None and rule.settings else "") or setting


def in_words(text: str, rules: Mapping[str, Rule]) -> Markup:
    """A sentence of a scenario with each rule that it names by its title, as a link; what is no rule's name stays as it is."""
    text = texts.marked(text)
    made = Markup()
    end = 0
    for found in NAMED.finditer(text):
        rule = rules.get(found.group())
        if rule is not None:
            title = texts.say(rule.title)  # most have quotation marks of their own
            link = RuleLink(rule.id, addresses.rule(rule.id), f"『{title}』" if here() == "ja" else title)
            made += escape(text[end : found.start()]) + printed("board/rule_link.html", "rule_link", link)
            end = found.end()
    return made + escape(text[end:])


def told(run: EngineRun, text: str) -> Markup:
    """A sentence of what must come, for who has not the list of actions before him: each is said in its own words, and so is each rule."""

    def in_its_words(found: re.Match[str]) -> str:
        number = int(found[1] or found[2])
        if number > len(run.scenario.when):
            return found[0]
        said = run.say(run.scenario.when[number - 1])
        return f"「{said}」" if here() == "ja" else f"“{said}”"

    return in_words(ACTION.sub(in_its_words, text), run.library.rules)


def since(run: RunView, rule: Rule, setting: str, address: Address) -> str:
    """Since when a setting is in force, what held before and what after; or who set it so."""
    dated = setting_on(rule, run.as_of)
    if rule.id in dict(address.settings) or rule.id in run.scenario.settings:
        by = _("set so for this run") if rule.id in dict(address.settings) else _("set so by the scenario")
        return by if dated == setting else _("%(by)s; on its date it is: %(setting)s") % {"by": by, "setting": meaning(rule, dated)}
    history = list(rule.history)
    if len(history) < 2:
        return _("in every dated ruleset")
    day: dt.date | None = run.as_of
    at = max(n for n, (first, _name) in enumerate(history) if first is None or day is None or first <= day)
    parts = []
    if history[at][0] is not None:
        parts.append(_("since %(day)s") % {"day": history[at][0]})
    if at > 0:
        parts.append(_("before that: %(setting)s") % {"setting": meaning(rule, history[at - 1][1])})
    if at + 1 < len(history):
        later, name = history[at + 1]
        assert later is not None  # only the first entry may be without a day
        parts.append(_("until %(day)s") % {"day": later - DAY})
        parts.append(_("after that: %(setting)s") % {"setting": meaning(rule, name)})
    return _("; ").join(parts)


class Period(NamedTuple):
    """Days on which the same settings hold, both ends included; None where it has no end."""

    first: dt.date | None
    last: dt.date | None

    def __contains__(self, day: object) -> bool:
        return isinstance(day, dt.date) and (self.first is None or day >= self.first) and (self.last is None or day <= self.last)

    @property
    def day(self) -> dt.date | None:
        """A day in it, to run a scenario on: its beginning, or the last one before the first change."""
        return self.first or self.last

    def __str__(self) -> str:
        if self.first is None:
            return _("until %(day)s") % {"day": self.last}
        return _("since %(day)s") % {"day": self.first} if self.last is None else f"{self.first} – {self.last}"


def periods(changes: Iterable[dt.date]) -> list[Period]:
    """The periods between days on which something changed, the newest first."""
    days = sorted(set(changes))
    if not days:
        return []
    ends = [*((later - DAY) for later in days), None]
    return [Period(first, last) for first, last in zip([None, *days], ends, strict=True)][::-1]


def turned_on(run: EngineRun) -> dict[str, None]:
    """The rules under whose other settings the run's own scenario says that something else comes, in the order of its lines."""
    return dict.fromkeys(rule for under in run.scenario.otherwise for rule, _setting in under)
