"""What is wrong with a scenario, in words: what does not hold, what is left open, what was refused although nothing says so."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.corpus.shapes import Sentence
from engine.kernel.bilingual import Bilingual
from engine.kernel.run import Run
from engine.kernel.trace import Decision, Message
from engine.log.wording import say_message
from engine.play.play import Played
from engine.study.open_decisions import left_open
from engine.study.playable import PlayableCorpus
from engine.study.refusals import expected_refusals
from engine.study.what_to_choose import written_out


@dataclass(slots=True)
class RunResult:
    """One run of a scenario, or all its outcomes: which sentences do not hold, and the rules that were cited.

    ``ordinary`` says that it ended by itself and not at a limit, ``refused`` are actions (from 1) with the rules that refused them.
    ``open_decisions`` are those of which nobody said what is chosen. ``undecided`` are
    those of ``failed`` about which the outcomes that could be played say nothing, ``notes`` say of some why they do not hold.
    """

    failed: list[Sentence]
    cited: frozenset[str]
    ordinary: bool
    outcomes: int = 1
    open_decisions: list[tuple[Run, Decision]] = field(default_factory=list)
    refused: list[tuple[int, str]] = field(default_factory=list)
    verdict: str = ""
    undecided: list[Sentence] = field(default_factory=list)
    notes: dict[Sentence, Bilingual] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a scenario, in words. ``line`` is its line in the file; 0 where the message names the place itself.

    ``settled`` is False for a claim about all outcomes where too few of them could be played to judge it.
    """

    line: int
    message: Bilingual
    settled: bool = True


def faults_of(corpus: PlayableCorpus, played: Played, base: RunResult) -> list[Fault]:
    """What is wrong with a scenario under its own rules, under which it was ``played``."""
    scenario = played.scenario
    found = [not_holding(s, base, "", "") for s in base.failed]
    at = scenario.line
    if not base.ordinary:
        found.append(Fault(at, over_budget(base.verdict)))
    if base.open_decisions:
        line, written = written_out(corpus, played) or (at, None)
        found.append(Fault(line, left_open(base.open_decisions, written)))
    wanted = expected_refusals(scenario)
    found += [Fault(scenario.when[n - 1].line, refused(played, n, rule)) for n, rule in base.refused if n not in wanted]
    if not scenario.then:
        found.append(Fault(at, {"en": "nothing is expected", "ja": "期待する結果が書かれていない"}))
    return found


def refused(played: Played, n: int, rule: str) -> Bilingual:
    """That an action (from 1) was refused by a rule, with the reason that was given."""
    run, done = played.run, played.actions[n - 1]
    told = [f for f in run.frames[done.first : done.last + 1] if f.kind == "refused" and rule in f.rules]
    reason = told[-1].message.parts.get("reason") if told else None
    en, ja = f"action {n} was refused by {rule}", f"行動{n}は {rule} により拒否された"
    if not isinstance(reason, Message):
        return {"en": en, "ja": ja}
    game, state = run.game, told[-1].state
    why = {lang: say_message(reason, lang, state, game.messages, game.vocabulary) for lang in ("en", "ja")}
    return {"en": f"{en}: {why['en']}", "ja": f"{ja}：{why['ja']}"}


def not_holding(sentence: Sentence, result: RunResult, en: str, ja: str) -> Fault:
    """What is said of a line that does not hold, or is not settled."""
    if sentence in result.undecided:
        return Fault(
            sentence.line,
            {
                "en": f"{en}there are too many outcomes to say whether this holds: {sentence.text}",
                "ja": f"{ja}結果の数が多すぎるため判定できない: {sentence.text}",
            },
            settled=False,
        )
    note = result.notes.get(sentence, {"en": "", "ja": ""})
    told = {lang: f" ({note[lang]})" if note[lang] else "" for lang in ("en", "ja")}
    return Fault(sentence.line, {
        "en": f"{en}does not hold: {sentence.text}{told['en']}", "ja": f"{ja}成り立たない: {sentence.text}{told['ja']}",
    })  # fmt: skip


def over_budget(verdict: str) -> Bilingual:
    """What is said of a run that met a limit."""
    return {"en": f"the run ended over budget ({verdict})", "ja": f"実行が上限に達して終わった（{verdict}）"}
