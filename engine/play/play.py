"""Playing one scenario under one ruleset: the pure function that everything else is built on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.corpus.problems import BadInput, Problem
from engine.corpus.shapes import Given, Scenario, Sentence
from engine.kernel import continuous_costs, holding, reckoning
from engine.kernel.budget import Budget, Ended, OverBudget
from engine.kernel.cards import Definition
from engine.kernel.forking import fork
from engine.kernel.game import Game
from engine.kernel.joins import PLAYED
from engine.kernel.requests import ChoiceOutOfRange
from engine.kernel.rules import Ruleset
from engine.kernel.run import Run
from engine.kernel.trace import Message, Outcome, new
from engine.language.names import Names
from engine.language.sentences import Act
from engine.language.tree import Node
from engine.play import unresolved
from engine.play.acting import AS_SAID, Actor, CompileEffect, Done
from engine.play.frame_facts import refused_parts
from engine.play.happenings import SameText
from engine.play.joining import Joining, standing_alone, with_joins
from engine.play.judging import NOT_BETWEEN_ACTIONS, QUANTIFIED, Judge, NotBetweenActions
from engine.play.naming import Location, Naming
from engine.play.table import GivenBoard


class TextWhenRead(Mapping[str, str]):
    """A text in both languages that is put into words when somebody reads it.

    Of an action, ``bare`` is what others hear of it, without the choices; ``secret`` says that they hear nothing.
    """

    __slots__ = ("_made", "_say", "bare", "secret")

    def __init__(self, say: Callable[[str], str], bare: TextWhenRead | None = None, secret: bool = False) -> None:
        self._say = say
        self._made: dict[str, str] = {}
        self.bare = bare
        self.secret = secret

    def __getitem__(self, lang: str) -> str:
        made = self._made.get(lang)
        if made is None:
            made = self._made[lang] = self._say(lang)
        return made

    def __iter__(self) -> Iterator[str]:
        return iter(("en", "ja"))

    def __len__(self) -> int:
        return 2


@dataclass(frozen=True, slots=True)
class Staging:
    """What a scenario needs of the corpus: its game, what its sentences can name, its board on the day, meanings, wordings."""

    game: Game
    names: Names
    define: Callable[[str], Definition]
    board: Callable[[Given], GivenBoard]
    effect: CompileEffect
    text: Callable[[Sentence], TextWhenRead]
    title: Callable[[str, str], str]
    same_text: SameText


@dataclass(frozen=True, slots=True)
class Verdict:
    """One expectation and whether it holds; ``holds`` is None for one about all outcomes while it is not settled by those explored.

    ``note`` says what a name means that could mean several cards, where that is why it does not hold, or which of several claims falls,
    or that something has not resolved yet.
    """

    sentence: Sentence
    holds: bool | None
    note: Mapping[str, str] | None = None


class Played:
    """A scenario that was played: the run, and what its actions came to.

    ``actor`` knows names as they were when it acted; ``naming`` knows, once all is done, those of every frame. ``budget`` is
    what it was played with.
    """

    def __init__(self, scenario: Scenario, run: Run, naming: Naming, staging: Staging, budget: Budget | None) -> None:
        self.scenario = scenario
        self.run = run
        self.naming = naming
        self.staging = staging
        self.budget = budget
        self.actions: list[Done] = []
        self.actor = Actor(run, naming, staging.effect, staging.define, staging.same_text, self.actions)

    def act(self, sentence: Sentence, joins: Sequence[Joining] = (), said: Act | None = None) -> str | None:
        """Do one more action; returns the rule by which it was refused. Raises Ended and OverBudget as the run does.

        ``joins`` are the actions after it that come in while it goes on; ``said`` is what the sentence says, where that is known.
        """
        first, number, naming = len(self.run.frames), len(self.actions) + 1, self.actor.naming
        came = AS_SAID
        said = said or standing_alone(sentence, self.run.game, self.scenario.path)
        try:
            text = spoken(self.staging, sentence, said.core)
            came = self.actor.act(said, new(Location, (self.scenario.path, sentence)), text, number, joins)
        finally:
            last = len(self.run.frames) - 1
            idle = "moment" if said.moment is not None else "answer" if said.core.kind == "nobody_answers" and first == last else ""
            self.actions.append(new(Done, (first, last, came.refused, came.unasked, idle)))
            if joins:
                self.join_in(joins, dict(came.vain))
        naming.learn(self.run.state)
        return came.refused

    def join_in(self, joins: Sequence[Joining], vain: Mapping[int, str]) -> None:
        """What came of the actions that come in while another goes on; ``vain`` says of which nothing came, and what barred them.

        Of those one that stands for itself as well is then done as an action, and what nothing asked for after it comes in there.
        """
        for n, joining in enumerate(joins):
            barred = joining.head == PLAYED and vain.get(n)
            if n not in vain or barred or not joining.alone or self.run.outcome.verdict != "open":
                self.actions.append(self.joined(joining, vain.get(n)))
            else:
                self.actor.naming.learn(self.run.state)
                rest = joins[n + 1 :] if all(later in vain for later in range(n + 1, len(joins))) else ()
                self.act(joining.sentence, rest)
                if rest:
                    return

    def joined(self, joining: Joining, barred: str | None) -> Done:
        """What came of an action that comes in while another goes on: refused where it was ``barred``, or nothing asked for it ("")."""
        first = len(self.run.frames) - 1
        if barred is None:
            return Done(first, first)
        text = spoken(self.staging, joining.sentence, joining.said.core)
        rule = self.actor.in_vain(joining, barred, text, len(self.actions) + 1)
        return Done(first + 1, len(self.run.frames) - 1, rule)

    def forked(self, most_frames: int | None = None) -> Played:
        """A second one that goes on from where this one stands, and leaves it as it is; over budget after so many more frames."""
        run = fork(self.run, most_frames)
        other = Played(self.scenario, run, self.actor.naming.fork(), self.staging, self.budget)
        other.actions[:] = self.actions
        other.actor.later[:] = self.actor.later
        if other.actor.later:
            run.between = other.actor.interject
        return other

    def again(self, actions: int) -> Played:
        """The scenario played anew, as far as its first so many actions, with the decisions of this run."""
        scenario = replace(self.scenario, when=self.scenario.when[:actions])
        return through(scenario, self.staging, self.run.ruleset, [d.picked for d in self.run.decisions], self.budget)

    def allows(self, action: Node, after: int | None = None) -> bool:
        """Whether the rules would let somebody do one more thing, tried apart: at the end, or after so many actions of the scenario.

        Raises BadInput where the action names what is not there.
        """
        other = self.forked() if after in (None, len(self.actions)) else self.again(after or 0)
        if other.run.outcome.verdict != "open":
            return False
        other.run.choose = tuple(decision.picked for decision in other.run.decisions)
        before = len(other.refusals)
        try:
            other.act(Sentence("", self.scenario.line, 1, action))
        except Ended:
            pass
        except OverBudget as limit:
            other.stop(limit)
        return len(other.refusals) == before

    def stop(self, limit: OverBudget) -> None:
        """End the run because it met a limit."""
        run = self.run
        run.outcome = Outcome(None, "budget:" + limit.which, limit.which)
        run.budget = Budget(steps=len(run.frames) + 2, depth=10**6)
        run.agenda.clear()
        run.emit("ended", Message("ended.budget", {"which": limit.which}))

    @property
    def refusals(self) -> list[tuple[int, str]]:
        """The actions (from 1) that were refused, whole or in part, each with the rule."""
        whole = [(n, done.refused) for n, done in enumerate(self.actions, 1) if done.refused is not None]
        return whole + refused_parts(self.run.frames, self.actions, wished=True)

    def judge(self) -> Judge:
        """Somebody who can judge claims about this run."""
        return Judge(self.run, self.naming, self.staging.same_text, self.actions, self.allows)

    def verdicts(self, sentences: Sequence[Sentence]) -> list[Verdict]:
        """Whether each of these sentences holds in this run."""
        judge = self.judge()
        found = []
        for s in sentences:
            if s.tree.kind in QUANTIFIED:
                found.append(Verdict(s, None))
                continue
            try:
                judge.next_claim()
                held = judge.holds(s.tree)
                why = None if held else judge.explanation() or self.fallen(s, judge.fallen) or unresolved.told(self.run)
                found.append(Verdict(s, held, why))
            except BadInput as wrong:
                placed = [replace(p, line=s.line, column=s.column, found=p.found or s.text) for p in wrong.problems]
                raise BadInput(placed) from wrong
            except NotBetweenActions:
                raise BadInput(Problem(self.scenario.path, s.line, s.column, NOT_BETWEEN_ACTIONS, s.text)) from None
            except LookupError as missing:
                en, ja = f"This claim cannot be judged: {missing}.", f"この主張は判定できません: {missing}"
                raise BadInput(Problem(self.scenario.path, s.line, s.column, {"en": en, "ja": ja}, s.text)) from missing
        return found

    def fallen(self, sentence: Sentence, claims: Sequence[Node]) -> Mapping[str, str] | None:
        """Which of the claims that stand in one sentence do not hold, in words."""
        said = [self.staging.text(replace(sentence, node=claim)) for claim in claims]
        if not said:
            return None
        en, ja = "; ".join(one["en"] for one in said), "、".join(one["ja"] for one in said)
        return {"en": f"Of these does not hold: {en}.", "ja": f"このうち成り立たないもの：{ja}"}


def play(scenario: Scenario, staging: Staging, ruleset: Ruleset, choose: Sequence[int] = (), budget: Budget | None = None) -> Played:
    """Play a scenario from its board through all its actions. Raises BadInput where a sentence names what is not there."""
    played = through(scenario, staging, ruleset, choose or scenario.choose, budget)
    run = played.run
    if len(choose) > len(run.decisions):
        n = len(run.decisions)
        en = f"There are only {n} decisions in this run, but {len(choose)} were given." if n else "There is nothing to choose in this run."
        ja = f"この処理の選択は{n}回ですが、{len(choose)}個指定されています。" if n else "この処理に選択はありません。"
        raise BadInput(Problem(scenario.path, scenario.line, 1, {"en": en, "ja": ja}, ",".join(map(str, choose))))
    played.naming = played.naming.through(run.frames, run.state)
    return played


def through(scenario: Scenario, staging: Staging, ruleset: Ruleset, choose: Sequence[int], budget: Budget | None) -> Played:
    """A scenario from its board through all its actions, or as far as the game goes on. Raises BadInput as :func:`play` does."""
    board = staging.board(scenario.given)
    run = Run(staging.game, ruleset, board.state, choose, budget, board.newest)
    hands, piles = (frozenset(z.id for z in staging.game.zones if z.shape == shape) for shape in ("hand", "pile"))
    naming = Naming(board.labels, staging.title, hands, piles)
    naming.learn(run.state)
    played = Played(scenario, run, naming, staging, budget)
    try:
        if staging.game.begin is not None:
            staging.game.begin(run)
        holding.begin(run)
        continuous_costs.now(run)
        told = reckoning.now(run)
        run.emit("start", opening(board.left_out))
        reckoning.tell(run, told)
        for sentence, said, joins in with_joins(scenario.when, staging.game, scenario.path):
            played.act(sentence, joins, said)
    except Ended:
        pass
    except OverBudget as limit:
        played.stop(limit)
    except ChoiceOutOfRange as wrong:
        en = f"Choice {wrong.index + 1} must be from 0 to {wrong.options - 1}; {wrong.picked} is none of the options."
        ja = f"{wrong.index + 1}番目の選択は0から{wrong.options - 1}まで。{wrong.picked}という選択肢はありません。"
        raise BadInput(Problem(scenario.path, scenario.line, 1, {"en": en, "ja": ja}, str(wrong.picked))) from wrong
    return played


def opening(cards: Sequence[Definition]) -> Message:
    """What is said of the board as it is given: that the texts of these cards are done only in part is said there."""
    if not cards:
        return Message("start", {})

    def told(lang: str) -> str:
        between, quote = {"en": ("; ", "{}: “{}”"), "ja": ("、", "{}「{}」")}[lang]
        return between.join(quote.format(card.name[lang], line) for card in cards for line in card.left_out)

    return Message("start.left-out", {"text": {lang: told(lang) for lang in ("en", "ja")}})


def spoken(staging: Staging, sentence: Sentence, core: Node) -> TextWhenRead:
    """An action in words, and what others than its player hear of it: its ``core``."""
    said, secret = staging.text(sentence), core.kind in staging.game.secret
    if core is sentence.node and not secret:
        return said
    bare = None if core is sentence.node else staging.text(replace(sentence, node=core))
    return TextWhenRead(said.__getitem__, bare, secret)
