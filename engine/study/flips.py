"""What a scenario rests on: whether its lines hold, and which of them fall when a rule that decided in it has another setting.

The command ``verify`` asks this of a whole corpus without limits. A page asks it of one scenario, which may be a stranger's, so there
the number of runs and of their frames is bounded, and the answer says which settings were not tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from engine.corpus.problems import BadInput, Problem
from engine.corpus.shapes import Override, Ruling, Scenario, Sentence
from engine.kernel.bilingual import Bilingual
from engine.play.judging import QUANTIFIED
from engine.play.play import Played, Staging
from engine.study.explore import OutcomeTree, explore, over_all
from engine.study.faults import Fault, RunResult, faults_of, not_holding, over_budget
from engine.study.library import Library
from engine.study.open_decisions import differs
from engine.study.unasked import Unasked
from engine.study.work import Meter, cost

MOST_RUNS = 60  # runs that a page spends on one scenario
MOST_FRAMES = 20_000  # frames that they may have in all, as they are counted (engine.study.work)
SENTENCES_A_RUN = 4  # that can be judged in the time of a run


@dataclass(frozen=True, slots=True)
class OtherwiseResult:
    """What a scenario says under ``otherwise`` of some settings (``override``): which of it does not hold there, and what else is wrong."""

    override: Override
    sentences: tuple[Sentence, ...]
    failed: tuple[Sentence, ...]
    faults: tuple[Fault, ...]

    @property
    def holds(self) -> bool | None:
        """Whether all of it holds; None where that could not be settled."""
        return not self.faults or (False if any(fault.settled for fault in self.faults) else None)


@dataclass(frozen=True, slots=True)
class SwitchedRule:
    """A scenario with one rule in another setting: which of its lines fall, and what it says comes instead.

    - ``falls``: lines of ``then`` that no longer hold; ``undecided``: those that could not be settled
    - ``otherwise``: what the scenario says comes instead; ``holds``: whether it does (None where it says nothing, or that is not settled)
    - ``ended``: the limit at which the run ended, "" if it ended by itself; ``problems``: why it could not be played. Nothing falls then.
    - ``also``: those of the further sentences that were asked about (``more``) that fall
    """

    rule: str
    setting: str
    falls: tuple[Sentence, ...] = ()
    undecided: tuple[Sentence, ...] = ()
    otherwise: tuple[Sentence, ...] = ()
    holds: bool | None = None
    ended: str = ""
    problems: tuple[Problem, ...] = ()
    also: tuple[Sentence, ...] = ()


@dataclass(slots=True)
class Flips:
    """A scenario under its own rules, and under each other setting of the rules that decided in it.

    ``untried`` are the settings for which no runs were left, ``runs`` how many runs there were, ``reached`` the rules that any of these
    named.
    """

    faults: list[Fault] = field(default_factory=list)
    cited: frozenset[str] = frozenset()
    reached: frozenset[str] = frozenset()
    outcomes: int = 1
    answers: list[OtherwiseResult] = field(default_factory=list)
    flips: list[SwitchedRule] = field(default_factory=list)
    untried: list[Override] = field(default_factory=list)
    runs: int = 0

    @property
    def passes(self) -> bool:
        """Whether everything that was written by hand holds, as far as it was tried and settled."""
        return not any(fault.settled for fault in self.faults)

    @property
    def why(self) -> list[Bilingual]:
        """What is wrong with it, in words."""
        return [fault.message for fault in self.faults]

    @property
    def left_out(self) -> int:
        """How many settings (or combinations that the scenario names) were not tried."""
        return len(self.untried)

    @property
    def answered(self) -> set[tuple[str, str]]:
        """The settings of single rules for which the scenario says what comes instead, and it does."""
        return {a.override[0] for a in self.answers if a.holds and len(a.override) == 1}


class ScenarioPlayer:
    """Plays one scenario under several settings, each at most once."""

    def __init__(self, library: Library, scenario: Scenario, staging: Staging, meter: Meter) -> None:
        self.library = library
        self.scenario = scenario
        self.staging = staging
        self.meter = meter
        self.played: dict[Override, Played] = {}
        self.trees: dict[Override, OutcomeTree] = {}
        self.unasked = Unasked()
        self.reached: set[str] = set()

    def result(self, sentences: Iterable[Sentence], settings: Mapping[str, str]) -> RunResult:
        """Judge sentences under settings; all outcomes are explored if a sentence speaks of them. Raises BadInput."""
        sentences = tuple(sentences)
        key = tuple(sorted(settings.items()))
        played = self.played.get(key)
        if played is None:
            played = self.played[key] = self.library.play(self.scenario, self.scenario.as_of, settings, staging=self.staging)
            self.meter.count([played])
            self.unasked.take_in(played)
        run = played.run
        cited = {r for f in run.frames for r in f.rules}
        failed: list[Sentence] = []
        undecided: list[Sentence] = []
        outcomes = 1
        if any(s.tree.kind in QUANTIFIED for s in sentences):
            tree = self._tree(key, settings)
            outcomes = len(tree.leaves)
            cited |= {r for leaf in tree.leaves for f in leaf.played.run.frames for r in f.rules}
            judged = [(s, over_all(tree, s)) for s in sentences if s.tree.kind in QUANTIFIED]
            failed = [s for s, holds in judged if not holds]
            undecided = [s for s, holds in judged if holds is None]
        self.reached |= cited
        fallen = [v for v in played.verdicts(sentences) if v.holds is False]
        failed += [v.sentence for v in fallen]
        notes: dict[Sentence, Bilingual] = {v.sentence: v.note for v in fallen if v.note is not None}
        one = any(s.tree.kind not in QUANTIFIED for s in sentences)
        open_decisions = [(run, d) for d in run.decisions if d.defaulted and differs(run, d)] if one else []
        ended, seen = run.outcome, frozenset(cited)
        return RunResult(failed, seen, ended.ordinary, outcomes, open_decisions, played.refusals, ended.verdict, undecided, notes)

    def _tree(self, key: Override, settings: Mapping[str, str]) -> OutcomeTree:
        tree = self.trees.get(key)
        if tree is None:
            tree = explore(self.library, self.scenario, self.scenario.as_of, settings, self.meter.branches, self.meter.work)
            self.trees[key] = tree
            self.meter.count(leaf.played for leaf in tree.leaves)
        return tree

    def fallen(self, sentences: Iterable[Sentence], settings: Mapping[str, str]) -> tuple[Sentence, ...]:
        """Those of some sentences that do not hold under settings that were played before, until the limits are reached."""
        played = self.played[tuple(sorted(settings.items()))]
        found = []
        for sentence in sentences:
            if self.meter.spent:
                break
            self.meter.frames += cost(played) // SENTENCES_A_RUN
            if fallen(played, sentence):
                found.append(sentence)
        return tuple(found)

    def free(self, settings: Mapping[str, str]) -> None:
        """Free the runs under these settings, which take much memory."""
        key = tuple(sorted(settings.items()))
        self.played.pop(key, None)
        self.trees.pop(key, None)


def find_flips(
    library: Library,
    ruling: Ruling,
    scenario: Scenario,
    most_runs: int | None = MOST_RUNS,
    most_frames: int | None = MOST_FRAMES,
    more: tuple[Sentence, ...] = (),
) -> Flips:
    """Judge a scenario's own lines, what it says under ``otherwise``, and what falls under each other setting. None lifts a limit.

    ``more`` are sentences that the scenario does not say: of them, too, it is found out under which settings they fall. A scenario that
    cannot be played raises nothing: the reason is among the faults.
    """
    found = Flips()
    meter = Meter(most_runs, most_frames)
    try:
        player = ScenarioPlayer(library, scenario, library.staging(scenario, scenario.as_of), meter)
        base = player.result(scenario.then, {})
    except BadInput as wrong:
        found.faults = [Fault(0, {lang: p.text(lang) for lang in ("en", "ja")}) for p in wrong.problems]
        return found
    found.cited, found.outcomes = base.cited, base.outcomes
    found.faults += faults_of(library, player.played[()], base)
    for override, sentences in scenario.otherwise.items():
        if meter.spent:
            found.untried.append(override)
            continue
        answer = otherwise_result(player, override, sentences)
        found.answers.append(answer)
        found.faults += answer.faults
    said = {a.override: a for a in found.answers if len(a.override) == 1}
    for pair in switches(library, scenario, base.cited | {override[0][0] for override in said}):
        if meter.spent and (pair,) not in player.played:
            found.untried += [] if (pair,) in found.untried else [(pair,)]
        else:
            found.flips.append(switched(player, *pair, said.get((pair,)), more))
    flipped = {(s.rule, s.setting) for s in found.flips if s.falls or s.undecided}
    for rule, setting in sorted(found.answered - flipped - {pair for override in found.untried for pair in override}):
        en = "changes nothing of what is expected: no line of “then” falls there"
        ja = "にしても、期待する結果は何も変わらない：then のどの行もそこで成り立つ"
        found.faults.append(Fault(scenario.line, {"en": f"{rule}={setting} {en}", "ja": f"{rule}={setting} {ja}"}))
    if not found.untried:
        found.faults += [Fault(line, message) for line, message in player.unasked.told(scenario)]
    found.runs, found.reached = meter.runs, frozenset(player.reached)
    return found


def otherwise_result(player: ScenarioPlayer, override: Override, sentences: tuple[Sentence, ...]) -> OtherwiseResult:
    """Whether what a scenario says comes under other settings does."""
    named = ", ".join(f"{r}={s}" for r, s in override)
    try:
        other = player.result(sentences, dict(override))
    except BadInput as wrong:
        told = [{"en": f"under {named}: {p}", "ja": f"{named} のもとで: {p.text('ja')}"} for p in wrong.problems]
        return OtherwiseResult(override, sentences, (), tuple(Fault(0, message) for message in told))
    faults = [not_holding(s, other, f"under {named} ", f"{named} のもとで、") for s in other.failed]
    if not other.ordinary:
        limit = over_budget(other.verdict)
        faults.append(Fault(player.scenario.line, {"en": f"under {named} {limit['en']}", "ja": f"{named} のもとで、{limit['ja']}"}))
    return OtherwiseResult(override, sentences, tuple(other.failed), tuple(faults))


def switched(
    player: ScenarioPlayer, rule: str, setting: str, answer: OtherwiseResult | None, more: tuple[Sentence, ...] = ()
) -> SwitchedRule:
    """What falls in a scenario when a rule has another setting, and which of ``more`` sentences do."""
    settings = {rule: setting}
    said, holds = (answer.sentences, answer.holds) if answer else ((), None)
    try:
        other = player.result(player.scenario.then, settings)
        also = player.fallen(more, settings)
    except BadInput as wrong:
        return SwitchedRule(rule, setting, otherwise=said, holds=holds, problems=tuple(wrong.problems))
    finally:
        player.free(settings)
    if not other.ordinary:
        return SwitchedRule(rule, setting, otherwise=said, holds=holds, ended=other.verdict)
    falls = tuple(s for s in other.failed if s not in other.undecided)
    return SwitchedRule(rule, setting, falls, tuple(other.undecided), said, holds, also=also)


def fallen(played: Played, sentence: Sentence) -> bool:
    """Whether a sentence does not hold in a run; one that cannot be judged there does not fall."""
    try:
        return any(verdict.holds is False for verdict in played.verdicts((sentence,)))
    except BadInput:
        return False


def switches(library: Library, scenario: Scenario, rules: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Every other setting of those of these rules that can be switched in the scenario's game."""
    now = library.ruleset(scenario.game, scenario.as_of, dict(scenario.settings)).settings
    for id in sorted(set(rules)):
        rule = library.rules.get(id)
        if rule is not None and not rule.fixed and rule.game == scenario.game:
            yield from ((id, setting) for setting in rule.settings if setting != now.get(id))
