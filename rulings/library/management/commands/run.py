"""Run one scenario and show every step with its rules."""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import CommandParser

from engine.kernel.words import say
from engine.library import BadInput
from engine.library.runs import ScenarioRun, unexpected_refusals
from rulings.library.desk import DeskCommand, choices_of, day_of, scenario_named, settings_of

MARKS = {
    "start": "·", "action": "▶", "refused": "✗", "queued": "…", "ordered": "≡", "resolving": "●", "event": "→", "replaced": "⇄",
    "fizzled": "○", "burned": "~", "state-based": "§", "decision": "?", "ended": "■",
}  # fmt: skip


class Command(DeskCommand):
    """``run FILE_OR_RULING[#SCENARIO]``: exit status 0 if all expectations hold, 1 if not, 2 if something is wrong."""

    help = __doc__

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("target", metavar="FILE_OR_RULING[#SCENARIO]")
        parser.add_argument("--as-of", metavar="DATE")
        parser.add_argument("--set", action="append", metavar="RULE=SETTING", dest="set")
        parser.add_argument("--choose", metavar="N,N,…")
        parser.add_argument("--format", choices=("text", "json"), default="text")
        parser.add_argument("--lang", choices=("en", "ja"))

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            library = self.library()
            ruling, scenario = scenario_named(library, options["target"])
            run = ScenarioRun(
                library, ruling, scenario, day_of(options["as_of"]), settings_of(options["set"]), choices_of(options["choose"])
            )
            run.expectations  # noqa: B018 - judged here, so that what cannot be judged is said before anything is printed
        except BadInput as error:
            self.wrong(error, options)
        if options["format"] == "json":
            self.stdout.write(json.dumps(run.json(options["lang"]), ensure_ascii=False))
        else:
            self.stdout.write(transcript(run, options["lang"] or "en"))
        if not run.sound:
            raise SystemExit(1)


def transcript(run: ScenarioRun, lang: str) -> str:
    """A run for reading in a terminal."""
    day = run.as_of.isoformat() if run.as_of else {"en": "latest rules", "ja": "最新のルール"}[lang]
    lines = [f"{run.ruling.title[lang]}  [{run.ruling.id}#{run.scenario.name}, {day}]", ""]
    for f in run.frames:
        text = say(f, lang, run.played.run.game.messages, run.played.run.game.vocabulary)
        rules = "  ‹" + ", ".join(f.rules) + "›" if f.rules else ""
        lines.append(f"{f.n:>4} {'  ' * f.depth}{MARKS[f.kind]} {text}{rules}")
    lines.append("")
    for e in run.expectations:
        lines.append(f"  {'✓' if e['holds'] else '✗'} {e['text'][lang]}")
    refused = {"en": "action {n} was refused by {rule}", "ja": "行動{n}は{rule}により拒否された"}[lang]
    lines += ["  ✗ " + refused.format(n=n, rule=rule) for n, rule in unexpected_refusals(run)]
    outcome = run.outcome
    if outcome.verdict != "open":
        lines += ["", f"  {outcome.verdict}: {outcome.winner or '-'} ({outcome.reason})"]
    return "\n".join(lines)
