"""What the page of a shared run shows: which version, at which address, and how the two versions part."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

from django.utils.translation import gettext as _

from engine.corpus.problems import BadInput, Problem
from rulings.board import texts
from rulings.board.address import FIRST, Address, Asked
from rulings.board.cases import Case
from rulings.board.differ import Difference, differences
from rulings.board.rules import meaning
from rulings.board.runs import RunView
from rulings.board.timeline import rules_of
from rulings.share.replaying import DIVERGED, EXACT, Replayed

STORED, TODAY = "stored", "today"
VERSIONS = (STORED, TODAY)


@dataclass(frozen=True)
class SharedAddress(Address):
    """A moment of a shared run. ``version`` is "" for the one that is shown unasked: what was stored, where today's run differs."""

    version: str = ""

    @property
    def changed(self) -> bool:
        """Whether it asks for another run than the one that was shared."""
        return bool(self.choose or self.as_of or self.settings or self.cards)

    def pairs(self) -> list[tuple[str, str]]:
        """The query as (name, value) pairs, without the step. A changed run has one version only."""
        return super().pairs() + ([("version", self.version)] if self.version and not self.changed else [])


def read_version(asked: Asked, typed: str) -> SharedAddress:
    """The address as asked, with the version; anything else that was typed there is noted in ``asked``."""
    if typed and typed not in VERSIONS:
        asked.typed["version"] = typed
        asked.refuse("version", _("A version is stored or today."), nearest=VERSIONS)
    values = {part.name: getattr(asked.address, part.name) for part in fields(Address)}
    address = SharedAddress(**values, version=typed if typed in VERSIONS else "")
    asked.address = address
    return address


@dataclass(frozen=True)
class SharedCase:
    """A shared run at an address, as a case of which the page asks the run: the stored version, today's, or a changed one."""

    found: Replayed
    address: SharedAddress

    @property
    def case(self) -> Case:
        """The case of today's engine."""
        return self.found.case

    @property
    def names(self) -> list[str]:
        """The one scenario."""
        return [self.found.stored.scenario.name]

    @property
    def version(self) -> str:
        """Which version is shown; "" for a run that was changed and so is neither."""
        if self.address.changed:
            return ""
        if not self.found.runs:
            return STORED
        return self.address.version or (STORED if self.found.verdict == DIVERGED else TODAY)

    @property
    def unchanged(self) -> SharedAddress:
        """The address without what makes it another run than the shared one."""
        return replace(self.address, choose=(), as_of=None, settings=(), cards=())

    @property
    def is_itself(self) -> bool:
        """Whether what is shown is what was stored, so that its link is there already."""
        return self.version == STORED or (self.version == TODAY and self.found.verdict == EXACT)

    def run(self, there: Address = FIRST) -> RunView:
        """The run that is shown. Raises BadInput where it is changed and cannot be run so, or not at all."""
        if self.version == STORED:
            return self.found.stored
        if not self.found.runs:
            raise BadInput([Problem("", 0, 0, reason, "") for reason in self.found.reasons])
        return self.case.run(replace(there, scenario=None))

    def versions(self, last: dict[str, int]) -> list[dict[str, Any]]:
        """The switch between the two versions, where there are two to see; ``last`` is the last step of each."""
        if not self.found.runs or not (self.found.verdict == DIVERGED or self.found.reworded):
            return []
        step = self.address.step
        there = {name: None if step is None else min(step, last[name]) for name in VERSIONS}
        named = {STORED: _("As it was shared"), TODAY: _("As it runs today")}
        return [
            {
                "name": named[name],
                "href": self.unchanged.link(version=name, step=there[name]) + "#stepper",
                "on": name == self.version,
            }
            for name in VERSIONS
        ]


def partings(shown: SharedCase) -> list[Difference]:
    """What is told otherwise in the first frame that differs, the stored version first."""
    found, n = shown.found, shown.found.parting
    if n is None or found.today is None:
        return []
    view = shown.address.view
    stored, today = found.stored, found.today
    if n > stored.last or n > today.last:
        ended = _("nothing: the run is at its end")
        return [Difference(_("Log"), *(texts.seen(run.frame(n), view) if n <= run.last else ended for run in (stored, today)))]
    told = list(_told(stored, today, n, view))
    if view == "all":
        board, _more = differences(stored.game, stored.frame(n)["state"], today.frame(n)["state"])
        told += board
    return told or [Difference(_("Log"), _("the same words"), _("the same words, for another reason"))]


def _told(stored: RunView, today: RunView, n: int, view: str) -> Iterator[Difference]:
    """What the log, the rules, the queue and the decisions say in a frame."""
    one, other = stored.frame(n), today.frame(n)
    pairs = [
        (_("Log"), *(f"{texts.word(texts.KIND, f['kind'])}: {texts.seen(f, view)}" for f in (one, other))),
        (_("Rules"), *(_listed(rule["title"] for rule in rules_of(stored, f["rules"])) for f in (one, other))),
        (_("Waiting"), *(_listed(texts.say(waits["text"]) for waits in f["agenda"]) for f in (one, other))),
        (_("Decision"), *(_decided(run, n, view) for run in (stored, today))),
    ]
    if n == stored.last == today.last:
        pairs.append((_("End"), *(run.verdict for run in (stored, today))))
    yield from (Difference(*pair) for pair in pairs if pair[1] != pair[2])


def _listed(texts: Any) -> str:
    return (" · ").join(texts) or "–"


def _decided(run: RunView, n: int, view: str) -> str:
    taken = [one for one in run.decisions if one["frame"] == n and view not in one.get("hidden_from", ())]
    return _listed(f"{texts.say(one['prompt'])} {texts.say(one['options'][one['picked']]['text'])}" for one in taken)


def notes(found: Replayed) -> dict[str, list[Any]]:
    """What of the rules is not as it was: those held at their setting of then, those that are there no more, lines nobody can read."""
    stored = found.stored
    return {
        "restored": [
            {
                "rule": rules_of(stored, [restored.rule])[0],
                "then": meaning(stored.rule(restored.rule), restored.setting),
                "now": meaning(stored.rule(restored.rule), restored.today),
            }
            for restored in found.restored
        ],
        "lost": [{"rule": rule, "setting": setting} for rule, setting in found.lost],
        "unread": list(found.unread),
    }
