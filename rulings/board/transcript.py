"""A run to take away: as plain text, as Markdown with links, as the JSON of the run contract."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _

from engine.study.scenario_run import TooLong
from rulings.board import page, texts
from rulings.board.address import Address, Asked, Wrong
from rulings.board.cases import Case
from rulings.board.runs import RunView, run_as_asked
from rulings.board.timeline import lines
from rulings.http import answers

FORMS = {"txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8", "json": "application/json"}
LARGEST = 8_000_000  # characters of JSON
MARKUP = re.compile(r"([\\`*_\[\]<>#|~])")  # what Markdown would not print as it stands


def answer(request: HttpRequest, form: str, case: Case, played: Any, asked: Asked, name: str) -> HttpResponseBase:
    """The run that an address asks for as a file of that name; what of it cannot be answered, in the form that was asked for.

    ``played`` runs it: the case itself, or the version of a shared run that is shown. The step is of no matter: it is the whole run.
    """
    if form not in FORMS or not played.names:
        raise Http404(_("There is no transcript of that kind."))
    asked.address = replace(asked.address, step=None)
    run = run_as_asked(played, asked)
    if run is None:
        return _refused(form, asked.wrong)
    try:
        text = written(form, case, run, asked.address, request.build_absolute_uri)
    except TooLong:
        return _refused(form, [too_long()])
    response = answers.answer(request, answers.Finished(text, texts.here()))
    response.headers["Content-Type"] = FORMS[form]
    response.headers["Content-Disposition"] = f'inline; filename="{name}.{form}"'
    return response


def _refused(form: str, wrong: list[Wrong]) -> HttpResponseBase:
    return HttpResponse(refusal(form, wrong), status=max(one.status for one in wrong), content_type=FORMS[form])


def written(form: str, case: Case, run: RunView, address: Address, site: Callable[[str], str]) -> str:
    """The transcript of a run. ``site`` makes an address of this site whole. Raises TooLong where the JSON would be too large."""
    if form == "json":
        return json.dumps(run.json(address.lang or None, most=LARGEST), ensure_ascii=False)
    here = site(case.base + address.link(step=None))
    head = page.head(case)
    return (_markdown if form == "md" else _text)(head, run, address, here, site)


def _text(head: dict[str, Any], run: RunView, address: Address, here: str, site: Callable[[str], str]) -> str:
    found = [head["title"], here, "", head["question"], head["answer"], "", *_about(run, address), ""]
    for line in lines(run, address.view):
        found.append(f"{line['n']:>3}. {'  ' * line['depth']}[{line['word']}] {line['text']}")
        found += [f"     {'  ' * line['depth']}§ {rule['title']} ({rule['id']})" for rule in line["rules"]]
    found += ["", _("What must come of it")]
    found += [f"{'✓' if line['holds'] else '✗'} {line['plain']}" for line in page.expectations(run)]
    return "\n".join(found) + "\n"


def _markdown(head: dict[str, Any], run: RunView, address: Address, here: str, site: Callable[[str], str]) -> str:
    found = [f"# {_plain(head['title'])}", "", f"<{here}>", "", f"**{_plain(head['question'])}**", "", _plain(head["answer"]), ""]
    found += [f"- {_plain(said)}" for said in _about(run, address)]
    found += ["", f"## {_('Log')}", ""]
    stem = site(head["base"] + address.stem())
    for line in lines(run, address.view):
        rules = "".join(f" [§ {_plain(rule['title'])}]({site(rule['href'])})" for rule in line["rules"])
        found.append(
            f"{'  ' * line['depth']}- [{line['n']}]({stem}{line['n']}#stepper) *{_plain(line['word'])}* {_plain(line['text'])}{rules}"
        )
    found += ["", f"## {_('What must come of it')}", ""]
    found += [f"- {'✓' if line['holds'] else '✗'} {_plain(line['plain'])}" for line in page.expectations(run)]
    return "\n".join(found) + "\n"


def _about(run: RunView, address: Address) -> list[str]:
    """Which run it is: its scenario, its day, what is set or decided otherwise."""
    day = run.as_of
    title = texts.say(getattr(run.scenario, "title", None)) or run.scenario.name
    said = [f"{_('Scenario')}: {title}"]
    if day is not None:
        said.append(_("as of %(day)s") % {"day": day.isoformat()})
    if address.settings or address.choose or address.cards:
        said.append(page.label(run, replace(address, as_of=None)))
    return said


def _plain(text: str) -> str:
    return MARKUP.sub(r"\\\1", text)


def too_long() -> Wrong:
    """What is said of a run whose data are more than a page gives away."""
    message = _("The data of this run come to more than %(most)s MB. The transcript as text or Markdown has all of it.")
    return Wrong("form", "json", message % {"most": LARGEST // 1_000_000}, ("txt", "md"), 413)


def refusal(form: str, wrong: list[Wrong]) -> str:
    """What of the address cannot be answered, in the form that was asked for."""
    if form == "json":
        errors = [{"field": w.field, "found": w.typed, "message": w.message, "nearest": list(w.nearest)} for w in wrong]
        return json.dumps({"errors": errors}, ensure_ascii=False)
    return "".join(f"{w.field}: {w.message}{(' ' + ', '.join(w.nearest)) if w.nearest else ''}\n" for w in wrong)
