"""Rules as data, and the one place where behaviour is looked up by setting.

The kernel and the games ask *questions* ("when is a condition judged?"). A game's policies bind each question to a rule. The answer to
a question is the name of the rule's setting, as the corpus has it; a table or a number for those settings that stand for one. What a
corpus declares and what the code can answer must be the same; :func:`check` says where not.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import GenericAlias
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar, cast, get_args, overload

if TYPE_CHECKING:
    from engine.kernel.order import Order

FIXED = "fixed"
T = TypeVar("T", covariant=True)
Answer = TypeVar("Answer")


class RuleLike(Protocol):
    """What the engine needs of a rule: its name, its settings in order, its dates."""

    @property
    def id(self) -> str:
        """Its name, which begins with the game's prefix: "sv.play.room"."""
        ...

    @property
    def settings(self) -> Mapping[str, object]:
        """Its settings by name, the first being the default; what each says is of no matter here. Empty where the rule is fixed."""
        ...

    @property
    def history(self) -> Iterable[tuple[dt.date | None, str]]:
        """Which setting has held since which day, the oldest first; None for "from the beginning"."""
        ...

    @property
    def fixed(self) -> object:
        """Why it has no settings; something false where it has some."""
        ...


class Question(str, Generic[T]):
    """Something that code asks of the rules: its name, what the answers can be (the type), and the answer where a game binds no rule to it.

    ``Question[Literal["last-in", "first-in"]]("stack.order", "last-in")``: comparing its answer with any other word is an error of types.
    """

    default: T

    def __class_getitem__(cls, answers: object) -> GenericAlias:
        # typing's own hands back an equal type made before, with the names of a Literal in another order
        return GenericAlias(cls, answers)

    def __new__(cls, name: str, default: T) -> Self:
        made = super().__new__(cls, name)
        made.default = default
        return made


class Policy(Question[T]):
    """A question bound to the rule that answers it in a game.

    The answers are the settings of the rule, by name: ``Policy[Literal["burned", "stays-in-deck"]]("draw.overflow", "sv.draw…")``, or
    the question's own answers, where that says which there are. Where a setting stands for something else (a number, a table, the
    kernel's word for what several rules call differently), ``answers`` says for each what it is.
    """

    rule: str
    asked: str | Question[T]
    given: Mapping[str, T] | None

    @overload
    def __new__(cls, question: Question[T], rule: str, answers: Mapping[str, T] | None = None) -> Self: ...

    @overload
    def __new__(cls, question: str, rule: str, answers: Mapping[str, T] | None = None) -> Self: ...

    def __new__(cls, question: str | Question[T], rule: str, answers: Mapping[str, T] | None = None) -> Self:
        made = str.__new__(cls, question)
        made.rule = rule
        made.asked = question
        made.given = answers
        return made

    @property
    def question(self) -> str:
        """The question's name."""
        return str(self)

    @property
    def answers(self) -> Mapping[str, T]:
        """The answer for each setting of the rule."""
        if self.given is None:
            typed: Any = self.asked if isinstance(self.asked, Question) else self
            (names,) = get_args(typed.__orig_class__)  # what stands in the brackets
            self.given = {name: name for name in get_args(names)}
        return self.given


def fixed(question: str, rule: str) -> Policy[str]:
    """The binding to a rule that has no alternative: it is cited, and nothing is asked of it."""
    return Policy(question, rule, {FIXED: FIXED})


class Answers(Protocol):
    """What the rules answer, by question: each answer is what its question says that it can be. In a ruleset, they are :class:`Bound`."""

    def __getitem__(self, question: Question[Answer], /) -> Answer: ...

    def __contains__(self, question: object, /) -> bool: ...

    def items(self) -> Iterable[tuple[str, object]]:
        """Every question that is bound, with its answer (or what it is bound to)."""
        ...


class Bound(dict[str, object]):
    """What the rules of a game answer, by question; a question to which no rule is bound has its own answer."""

    __slots__ = ()

    def __missing__(self, question: str) -> object:
        if isinstance(question, Question):
            return question.default
        raise KeyError(question)


class Answering(Protocol):
    """Looks up the answer to a question."""

    def __call__(self, question: Question[Answer], /) -> Answer: ...


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A game's rules with one setting each. ``answers`` and ``owners`` are by question."""

    as_of: dt.date | None
    settings: dict[str, str]
    answers: Answers = field(default_factory=lambda: cast("Answers", Bound()))
    owners: dict[str, str] = field(default_factory=dict)
    made: dict[str, Order] = field(default_factory=dict, compare=False)  # what runs under this ruleset make once, e.g. its order


def setting_on(rule: RuleLike, day: dt.date | None) -> str:
    """The setting in force on ``day`` (the latest one for None). An undated rule has its first setting always."""
    if rule.fixed:
        return FIXED
    dated = list(rule.history)
    if not dated:
        return next(iter(rule.settings))
    if day is None:
        return dated[-1][1]
    return [s for d, s in dated if d is None or d <= day][-1]


def compose(
    policies: Iterable[Policy[object]], rules: Mapping[str, RuleLike], as_of: dt.date | None, overrides: Mapping[str, str]
) -> Ruleset:
    """The ruleset of a day with some rules set otherwise. Overrides must have been checked to exist.

    A rule that nobody declares has its first behaviour; :func:`check` reports it.
    """
    settings = {r.id: overrides.get(r.id) or setting_on(r, as_of) for r in rules.values()}
    answers = Bound()
    owners: dict[str, str] = {}
    for p in policies:
        setting = settings.get(p.rule, "")
        answers[p.question] = p.answers[setting] if setting in p.answers else next(iter(p.answers.values()))
        owners[p.question] = p.rule
    return Ruleset(as_of, settings, cast("Answers", answers), owners)


def check(policies: Iterable[Policy[object]], rules: Mapping[str, RuleLike]) -> list[tuple[str, str]]:
    """Where declarations and code part: a list of (rule id, what is wrong). Empty when they agree."""
    wrong: list[tuple[str, str]] = []
    looked_up: set[str] = set()
    for p in policies:
        looked_up.add(p.rule)
        rule = rules.get(p.rule)
        if rule is None:
            wrong.append((p.rule, "is looked up but not declared"))
            continue
        declared = {FIXED} if rule.fixed else set(rule.settings)
        for s in sorted(declared - set(p.answers)):
            wrong.append((p.rule, f"setting {s!r} is declared but has no behaviour"))
        for s in sorted(set(p.answers) - declared):
            wrong.append((p.rule, f"setting {s!r} has a behaviour but is not declared"))
    wrong.extend((r, "is declared but never looked up") for r in rules if r not in looked_up)
    return wrong


def collected(module: Mapping[str, object]) -> tuple[Policy[object], ...]:
    """The policies that a module declares (``collected(globals())``), in their order."""
    return tuple(value for value in module.values() if isinstance(value, Policy))
