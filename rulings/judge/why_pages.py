"""The page that answers "why now?" of a step, and "why before that one?" of what waits; to htmx the answer alone, for a dialog."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from engine.kernel.agenda import Pending
from engine.kernel.state import label_in
from rulings.board import page, texts
from rulings.board.address import Address, Asked
from rulings.board.answering import Page, PageContent, Unanswerable, asked_of
from rulings.board.cases import Case, of_case
from rulings.board.rules import turned_on
from rulings.board.runs import EngineRun, run_as_asked
from rulings.board.tables import table
from rulings.board.timeline import Waiting, rules_of, waiting_in
from rulings.http import addresses
from rulings.judge import why, why_rules
from rulings.judge.other_runs import OtherRuns

MOST_BESIDE = 8  # other waiting effects that are told of
REFUSALS = ("refused", "fizzled", "burned", "replaced")
WHY_PAGE = Page("judge/why.html", "judge/why_text.html", "judge/why_refused.html")


@require_safe
@of_case
def why_page(request: HttpRequest, case: Case) -> HttpResponseBase:
    """Why a step happens now, or why one waiting effect goes before another."""
    return WHY_PAGE.answer(request, case, lambda: told(request, case))


def told(request: HttpRequest, case: Case) -> PageContent:
    """What the page prints. Raises Unanswerable."""
    asked = asked_of(request)
    run = run_as_asked(case, asked) if case.names else None
    if run is None:
        raise Unanswerable(asked)
    here = Here(case, run, replace(asked.address, step=asked.address.step or 0))
    effects = effects_asked(request, asked, here)
    return PageContent({"w": here.of_waiting(*effects) if effects else here.of_step()}, lambda: {"ruling": page.head(case)})


def effects_asked(request: HttpRequest, asked: Asked, here: Here) -> tuple[Pending, ...]:
    """The waiting effects that are asked about, none where the step itself is. Raises Unanswerable where they are not there."""
    found: list[Pending] = []
    waiting = {str(effect.id): effect for effect in here.waiting}
    for name in ("waiting", "before"):
        if name not in request.GET:
            continue
        asked.typed[name] = typed = request.GET[name].strip()
        if typed in waiting and (effect := waiting[typed]) not in found and (found or name == "waiting"):
            found.append(effect)
            continue
        message = _("Nothing of that number waits in this step.") if waiting else _("Nothing waits in this step.")
        asked.refuse(name, message, 404, tuple(waiting)[:8])
    if asked.wrong:
        raise Unanswerable(asked)
    return tuple(found)


class Here:
    """One moment of a run, and the answers about it. ``address.step`` lies within the run."""

    def __init__(self, case: Case, run: EngineRun, address: Address):
        self.case = case
        self.run = run
        self.address = address
        self.n = address.step or 0
        self.view = address.view
        self.others = OtherRuns(case, run, address)
        self.waiting = why.in_order(run, self.n)

    def link(self, n: int, *effects: Pending) -> str:
        """The page of this kind about another step, or about what waits in it."""
        asked = urlencode(list(zip(("waiting", "before"), (effect.id for effect in effects), strict=False)))
        return self.case.base + addresses.tool("why") + self.address.link(step=n) + (f"&{asked}" if asked else "")

    # ---- about a step

    def of_step(self) -> dict[str, Any]:
        """Everything that is told of the step itself."""
        run, n = self.run, self.n
        frame = run.frame(n)
        causes, left_out = why.chain(run, n, self.view)
        reasons = self._reasons()
        ids, cited_at = self._rules([reason["rule_id"] for reason in reasons])
        return self._around() | {
            "title": texts.seen(frame, self.view),
            "kind": frame["kind"],
            "word": texts.word(texts.KIND, frame["kind"]),
            "says": texts.word(why.SAYS, frame["kind"]) if frame["kind"] in why.SAYS else "",
            "no": frame["kind"] in REFUSALS,
            "causes": [{"cause": cause, "href": self.link(cause.n), "here": cause.n == n} for cause in causes],
            "causes_left_out": left_out,
            "meanwhile": [event | {"href": self.link(event["n"])} for event in why.meanwhile(run, n, self.view)],
            "decisions": [taken | {"href": self.link(taken["n"])} for taken in why.decisions(run, why.ancestors(run, n), self.view)],
            "beside": reasons[:MOST_BESIDE],
            "beside_left_out": max(0, len(reasons) - MOST_BESIDE),
            "alone": not reasons and why.taken_up(run, n) is not None,
            "cited_at": {"n": cited_at, "href": self.link(cited_at)} if cited_at != n else None,
            **self._told(ids),
        }

    def _reasons(self) -> list[dict[str, Any]]:
        """Why the effect of this step stands before or after each of the others that wait."""
        run, n = self.run, self.n
        taken = why.taken_up(run, n)
        effect = taken or (why.effect_of(run, n) if run.frame(n)["kind"] == "queued" else None)
        at = n - 1 if taken is not None else n
        said = self._said(at)
        if effect is None or effect.id not in said or said[effect.id].unseen:
            return []
        rest = [other for other in self.waiting if other is not effect and other.id in said]
        return [self._reason(at, said, effect, why.between(run, n, effect, other, self.view)) for other in rest]

    def _reason(self, at: int, said: dict[int, Waiting], effect: Pending, reason: why.Reason) -> dict[str, Any]:
        """A reason in words. Of what the viewer does not see, only that it waits."""
        other = said[reason.other.id]
        if other.unseen:
            return {"text": other.text, "rule_id": ""}
        pair = (effect, reason.other) if reason.first else (reason.other, effect)
        mine, theirs = (said[one.id].values.get(reason.part) for one in pair)
        return {
            "text": other.text,
            "source": named(other, reason.other),
            "first": reason.first,
            "sentence": reason.sentence or first_part(reason.part, mine, theirs),
            "rule_id": reason.rule,
            "rule": rules_of(self.run, [reason.rule])[0] if reason.rule else None,
            "href": self.link(at, *pair),
        }

    def _rules(self, deciding: list[str]) -> tuple[list[str], int]:
        """The rules that made this step, those that decide first, and the step that cites them: a cause where this one cites none."""
        run, n = self.run, self.n
        cited = run.frame(n)["rules"]
        if run.frame(n)["kind"] in (*REFUSALS, "state-based"):
            cited = cited[::-1]  # the engine names last what stopped it
        if cited or deciding:
            return ([*cited, *deciding] if run.frame(n)["kind"] in REFUSALS else [*deciding, *cited]), n
        at = next((k for k in why.ancestors(run, n)[::-1] if run.frame(k)["rules"]), n)
        return run.frame(at)["rules"], at

    # ---- about what waits

    def of_waiting(self, one: Pending, other: Pending | None = None) -> dict[str, Any]:
        """Why an effect waits, and why it goes before or after another, or each of the others."""
        run, n = self.run, self.n
        said = self._said(n)
        mine = said[one.id]
        rest = [other] if other is not None else [p for p in self.waiting if p is not one]
        reasons = [] if mine.unseen else [self._reason(n, said, one, why.between(run, n, one, p, self.view)) for p in rest]
        ids = [reason["rule_id"] for reason in reasons]
        found: dict[str, Any] = {"beside": reasons[:MOST_BESIDE], "beside_left_out": max(0, len(reasons) - MOST_BESIDE)}
        for p in rest if reasons else ():
            first, second = sorted((one, p), key=self.waiting.index)
            ids += self._deciders(first, second) if not said[p.id].unseen else []
            if other is not None:
                found = {"pair": self._pair(said, first, second, reasons[0])}
        waits = [one] if other is None else [one, other]
        return self._around() | {
            "title": mine.text,
            "source": named(mine, one),
            "waits": [self._waits(said[effect.id], effect) for effect in waits],
            "place": self.waiting.index(one) + 1,
            **found,
            **self._told(ids, (one, other) if other is not None else None),
        }

    def _waits(self, said: Waiting, effect: Pending) -> dict[str, Any]:
        """Since when and for what an effect waits."""
        since = why.waits_since(self.run, effect, self.n)
        cause = why.cause_of(self.run, since) if since is not None else None
        return {
            "source": named(said, effect),
            "text": said.text,
            "id": effect.id,
            "since": {"n": since, "href": self.link(since)} if since is not None else None,
            "cause": {"n": cause, "href": self.link(cause), "text": texts.seen(self.run.frame(cause), self.view)}
            if cause is not None
            else None,
        }

    def _pair(self, said: dict[int, Waiting], first: Pending, second: Pending, reason: dict[str, Any]) -> dict[str, Any]:
        """Two effects with their keys side by side; the first part in which they differ decides, what follows does not count."""
        one, other = said[first.id], said[second.id]
        parts = []
        decided = table(self.run.game).agenda != "queue" or reason.get("rule") is None
        for part in one.values if not decided else ():
            mine, theirs = one.values[part], other.values[part]
            decides = not decided and mine[0] != theirs[0]
            row = {"part": texts.word(texts.PART, part), "first": apart(mine, theirs), "second": apart(theirs, mine)}
            parts.append(row | {"decides": decides, "idle": decided})
            decided = decided or decides
        return {
            "first": first.id,
            "names": [named(one, first) or one.text, named(other, second) or other.text],
            "parts": parts,
            "reason": reason,
        }

    def _deciders(self, first: Pending, second: Pending) -> list[str]:
        """Every further rule that makes the one go before the other."""
        inner = self.run.kernel
        if inner.game.discipline != "queue":
            return []
        return [inner.owners.get(question, "") for question in inner.order.deciding_questions(first, second)]

    # ---- what both have

    def _said(self, n: int) -> dict[int, Waiting]:
        return {one.id: one for one in waiting_in(self.run, self.run.frame(n), self.view)}

    def _told(self, ids: list[str], two: tuple[Pending, Pending] | None = None) -> dict[str, Any]:
        if two is None:
            asked_first = turned_on(self.run)
            ids = sorted(ids, key=lambda rule_id: rule_id not in asked_first)
        told, further = why_rules.told(self.run, ids, self.others, two)
        return {"rules": told, "further": rules_of(self.run, further), "left_out": self.others.left_out}

    def _around(self) -> dict[str, Any]:
        """Where this moment is, what is before and after it, and what waits in it."""
        n, last, said = self.n, self.run.last, self._said(self.n)
        return {
            "n": n,
            "last": last,
            "moment": f"{self.case.base}{self.address.link()}#stepper",
            "step": self.link(n),
            "back": self.link(n - 1) if n else "",
            "forward": self.link(n + 1) if n < last else "",
            "agenda": [{"source": named(said[p.id], p), "text": said[p.id].text, "href": self.link(n, p)} for p in self.waiting],
        }


def named(said: Waiting, effect: Pending) -> str:
    """The card that a waiting effect is of, told apart from its copies; nothing where it is not seen."""
    label = label_in(effect.origin.label, texts.here())
    return f"{said.source} ({label})" if said.source and label else said.source


def first_part(part: str, mine: tuple[Any, str] | None, theirs: tuple[Any, str] | None) -> str:
    """The first part in which two keys differ, as a sentence; nothing where no part of a key decides."""
    if mine is None or theirs is None:
        return ""
    told = _("They first differ in their %(part)s: “%(mine)s” goes before “%(theirs)s”.")
    return told % {"part": texts.word(texts.PART, part), "mine": apart(mine, theirs), "theirs": apart(theirs, mine)}


def apart(one: tuple[Any, str], other: tuple[Any, str]) -> str:
    """A value of a key in words, with its rank where the words alone do not tell it from the other."""
    return f"{one[1]} ({one[0]})" if one[1] == other[1] and one[0] != other[0] else one[1]
