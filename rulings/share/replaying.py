"""A stored run beside the same run by the engine of today: EXACT, DIVERGED with the first frame that differs, or not to be run any more."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from engine.corpus.problems import BadInput
from engine.corpus.shapes import Ruling
from engine.study.bundle import RestoredSetting, reopen
from engine.study.library import Library
from engine.study.sameness import canonical, first_difference, same_wording
from engine.study.scenario_run import TooLong
from rulings.board.cases import Case, Opener
from rulings.board.runs import EngineRun
from rulings.http.cache import Cache
from rulings.http.refusal import Refusal
from rulings.share import storing
from rulings.share.models import LENGTH, Share
from rulings.share.stored_run import StoredRun
from rulings.store import current

log = logging.getLogger(__name__)

EXACT, DIVERGED, STOPPED = "exact", "diverged", "stopped"
NAME = re.compile(rf"[a-z2-7]{{{LENGTH}}}", re.ASCII)
FAILED = {
    "en": "The engine of today stops at this run with an error of its own.",
    "ja": "現在のエンジンは、この処理の途中でエラーになります。",
}
GROWN = {
    "en": "By today's rules this run is longer than what can be put beside it.",
    "ja": "現在のルールでは処理が長くなりすぎ、並べて比べられません。",
}


@dataclass(frozen=True)
class Replayed:
    """What became of a stored run.

    ``parting`` is the first frame that differs, ``reworded`` says that only the words do, ``reasons`` why nothing can be run. ``today`` is
    the run by today's engine, where there is one; ``restored`` and ``lost`` are the rules it cites or cited that are set as they were, or
    are there no more.
    """

    row: Share
    case: Case
    stored: StoredRun
    today: EngineRun | None
    verdict: str
    parting: int | None = None
    reworded: bool = False
    reasons: tuple[Mapping[str, str], ...] = ()
    restored: tuple[RestoredSetting, ...] = ()
    lost: tuple[tuple[str, str], ...] = ()
    unread: tuple[str, ...] = field(default=())

    @property
    def runs(self) -> bool:
        """Whether today's engine runs it at all."""
        return self.verdict != STOPPED


UNPACKED = 100  # bytes that a row takes in the memory for each that is stored


def _weight(replayed: Replayed) -> int:
    """About how many bytes it takes."""
    return replayed.row.size * UNPACKED + (replayed.today.weight if replayed.today is not None else 0)


cache: Cache[Replayed] = Cache("shared runs", _weight)


def of_shared(shared: str) -> Case | HttpResponseBase:
    """The case of a shared run. One that cannot be run any more has no tools: they lead to the page that shows what was stored."""
    found = shared_run(shared)
    return found.case if found.runs else redirect(found.case.base)


SHARED_RUNS = Opener("shared", of_shared)


def shared_run(name: str) -> Replayed:
    """The stored run of that name, replayed, made once while the corpus stays the same. Raises Refusal."""
    key = (current.digest(), name)
    found = cache.get(key)
    if found is None:
        row = Share.objects.filter(name=name).first() if NAME.fullmatch(name) else None
        if row is None:
            raise Refusal(_("No run is shared under this link"), _sentence(name))
        try:
            found = cache.put(key, replay(row, current.library(), current.digest()))
        except storing.Damaged as damaged:
            raise Refusal(*_damage(damaged)) from damaged
    return found


def _sentence(name: str) -> str:
    """What is the matter with a name that nothing is stored under."""
    example = _("A link to a shared run ends in %(n)s small letters and digits from 2 to 7, such as /s/%(example)s/.") % {
        "n": LENGTH,
        "example": "ab2cd3ef4gh5ij6kl7mn2op3qr",
    }
    if len(name) < LENGTH:
        return _("This link is cut short: after /s/ it has %(n)s characters.") % {"n": len(name)} + " " + example
    if not NAME.fullmatch(name):
        return _("This link was changed on its way.") + " " + example
    return _("Its form is right, but nothing was stored under it here. Ask who sent it for the link once more.") + " " + example


def _damage(damaged: storing.Damaged) -> tuple[str, str, int]:
    if damaged.newer:
        return (
            _("This shared run is newer than the site"),
            _("It was stored by a later version of this site, which this one cannot read."),
            501,
        )
    return (
        _("This shared run is damaged"),
        _("What is stored under this link is not what was shared. It is not shown, since nobody could rely on it."),
        410,
    )


def replay(row: Share, library: Library, digest: str) -> Replayed:
    """A stored run and what today's engine makes of it. Raises Damaged where the row itself cannot be read."""
    content = storing.content_in(row)
    base, key = row.get_absolute_url(), (digest, "shared", row.name)
    try:
        reopened = reopen(content.bundle, library)
    except BadInput as bad:
        case = Case("shared", base, _untold(content.bundle), library, key)
        return Replayed(row, case, StoredRun(library, content.trace), None, STOPPED, reasons=_reasons(bad))
    case = Case("shared", base, reopened.ruling, reopened.library, key)
    stored = StoredRun(reopened.library, content.trace, reopened.scenario)
    cited = {rule for frame in content.trace["frames"] for rule in frame["rules"]} | set(content.bundle["set"])
    notes: dict[str, Any] = {
        "restored": tuple(one for one in reopened.restored if one.rule in cited),
        "lost": tuple(pair for pair in reopened.lost if pair[0] in cited),
        "unread": reopened.unread,
    }
    try:
        today = case.run()
        now = storing.shared(canonical(today.json(most=2 * storing.LARGEST)))
    except BadInput as bad:
        return Replayed(row, case, stored, None, STOPPED, reasons=_reasons(bad), **notes)
    except TooLong:
        return Replayed(row, case, stored, None, STOPPED, reasons=(GROWN,), **notes)
    except Exception:
        log.exception("the shared run %s cannot be run", row.name)
        return Replayed(row, case, stored, None, STOPPED, reasons=(FAILED,), **notes)
    parting = first_difference(content.trace, now)
    if parting is not None:
        return Replayed(row, case, stored, today, DIVERGED, parting, **notes)
    return Replayed(row, case, stored, today, EXACT, reworded=not same_wording(content.trace, now), **notes)


def _reasons(bad: BadInput) -> tuple[Mapping[str, str], ...]:
    return tuple(problem.message for problem in bad.problems[:5])


def _untold(bundle: Mapping[str, Any]) -> Ruling:
    """What stands for a ruling whose text can no longer be read: its title, and nothing to run."""
    nothing = {"en": "", "ja": ""}
    return Ruling(
        bundle["ruling"], bundle["game"], bundle["title"], nothing, nothing, "", (), (), (), "", None, (), (), "", ""
    )  # fmt: skip
