"""Run a scenario, or all of a ruling, and show every step with its rules."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from django.core.management.base import CommandParser

from engine.corpus.problems import BadInput, Problem
from engine.corpus.shapes import Alone
from engine.log.wording import say
from engine.study.scenario_run import ScenarioRun, unexpected_refusals
from rulings.store.desk import DeskCommand, choices_of, day_of, scenario_named, settings_of

MARKS = {
    "start": "·", "action": "▶", "refused": "✗", "queued": "…", "ordered": "≡", "resolving": "●", "event": "→", "replaced": "⇄",
    "fizzled": "○", "burned": "~", "state-based": "§", "decision": "?", "ended": "■",
}  # fmt: skip


class Command(DeskCommand):
    """``run FILE_OR_RULING[#SCENARIO]``: exit status 0 if all expectations hold, 1 if not, 2 if something is wrong.

    As text all scenarios are played where none is named, and one with a card whose text is understood only in part does not hold;
    as JSON, and with ``--choose``, it is the first. Without ``--lang`` it is told in the language of a ruling that is written in one alone.
    """

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
            whole = "#" not in options["target"] and options["format"] == "text" and not options["choose"]
            asked = day_of(options["as_of"]), settings_of(options["set"]), choices_of(options["choose"])
            runs = [ScenarioRun(library, ruling, one, *asked) for one in (ruling.scenarios if whole else (scenario,))]
            for run in runs:
                run.expectations  # noqa: B018 - judged here, so that what cannot be judged is said before anything is printed
        except BadInput as error:
            self.wrong(error, options)
        lang = options["lang"] or (ruling.title.lang if isinstance(ruling.title, Alone) else "en")
        if options["format"] == "json":
            self.stdout.write(json.dumps(runs[0].json(options["lang"]), ensure_ascii=False))
        else:
            self.stdout.write("\n\n".join(transcript(run, lang) for run in runs))
            self.stdout.write(counted(runs, lang))
            for said in notes_told(ruling.notes, lang):
                self.stderr.write(said)
        if not all(holds(run) for run in runs):
            raise SystemExit(1)


def holds(run: ScenarioRun) -> bool:
    """Whether a scenario shows what it is to show: all holds, and every card does all that it says."""
    return run.sound and not run.left_out


def notes_told(notes: Sequence[Problem], lang: str) -> list[str]:
    """What is to be noted of a file, a line each; one line for all texts that have no wording in the other language."""
    told = [note.text(lang) for note in notes if not note.wants]
    for missing_in, languages in (("en", {"en": "English", "ja": "英語"}), ("ja", {"en": "Japanese", "ja": "日本語"})):
        missing = [note for note in notes if note.wants == missing_in]
        if missing:
            lines = ", ".join(map(str, dict.fromkeys(note.line for note in missing)))
            all_of = {
                "en": "{n} text(s) have no {language} wording (lines {lines})",
                "ja": "{language}のない文が{n}件あります（{lines}行目）",
            }[lang]
            told.append(f"{missing[0].file}: " + all_of.format(n=len(missing), language=languages[lang], lines=lines))
    return told


def counted(runs: Sequence[ScenarioRun], lang: str) -> str:
    """How many of several scenarios hold; nothing for a single one."""
    if len(runs) < 2:
        return ""
    holding, fallen = sum(map(holds, runs)), [run.scenario.name for run in runs if not holds(run)]
    line = {"en": "\n{n} of {all} scenarios hold", "ja": "\n{all}個のシナリオのうち{n}個が成り立つ"}[lang].format(n=holding, all=len(runs))
    return line + (f" (✗ {', '.join(fallen)})" if fallen else "")


def transcript(run: ScenarioRun, lang: str) -> str:
    """A run for reading in a terminal."""
    day = run.as_of.isoformat() if run.as_of else {"en": "latest rules", "ja": "最新のルール"}[lang]
    lines = [f"{run.ruling.title[lang]}  [{run.ruling.id}#{run.scenario.name}, {day}]", ""]
    for f in run.frames:
        text = say(f, lang, run.played.run.game.messages, run.played.run.game.vocabulary)
        rules = "  ‹" + ", ".join(f.rules) + "›" if f.rules else ""
        lines.append(f"{f.n:>4} {'  ' * f.depth}{MARKS[f.kind]} {text}{rules}")
    lines.append("")
    mark = "(✓)" if run.left_out else "✓"
    for e in run.expectations:
        lines.append(f"  {mark if e['holds'] else '✗'} {e['text'][lang]}")
        if "note" in e:
            lines.append(f"      {e['note'][lang]}")
    refused = {"en": "action {n} was refused by {rule}", "ja": "行動{n}は{rule}により拒否された"}[lang]
    lines += ["  ✗ " + refused.format(n=n, rule=rule) for n, rule in unexpected_refusals(run)]
    lines += [f"  ✗ {run.scenario.path}:{line}: {said[lang]}" for line, said in run.unasked]
    without = {
        "en": "{card} plays without “{line}”, which is not understood: what holds here, holds without it",
        "ja": "「{card}」の「{line}」は読めないため、これなしで処理されている。(✓)はこれなしで成り立つという意味",
    }[lang]
    lines += ["  ✗ " + without.format(card=name[lang], line=line) for name, line in run.left_out]
    outcome = run.outcome
    if outcome.verdict != "open":
        ended = next((f for f in reversed(run.frames) if f.kind == "ended"), None)
        game = run.played.run.game
        said = say(ended, lang, game.messages, game.vocabulary) if ended is not None else f"{outcome.verdict} ({outcome.reason})"
        lines += ["", f"  {said}"]
    return "\n".join(lines)
