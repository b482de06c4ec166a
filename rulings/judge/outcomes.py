"""All outcomes of a scenario's choices and draws: as a tree for the picture, and grouped by what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, NamedTuple

from django.utils.translation import gettext as _

from engine.corpus.shapes import Scenario, Sentence
from engine.log.present import decision_json
from engine.log.wording import say_message
from engine.play.judging import QUANTIFIED
from engine.study import explore as exploring
from engine.study.explore import Leaf
from rulings.board import texts
from rulings.board.address import Address
from rulings.board.cases import Case
from rulings.board.pair import Pair
from rulings.board.rules import in_words
from rulings.http import addresses
from rulings.http.cache import Cache
from rulings.store.published_outcomes import BRANCHES, BUDGET, WORK

FEW = 60  # options of all decisions of an outcome that are all put into words
COLOURS = 6  # of leaves in the style sheet; their numbers tell apart what the colours do not


class Taken(NamedTuple):
    """A decision as it is told here: in words of the page, with how many options it had."""

    random: bool
    prompt: str
    picked: int
    options: int
    option: str
    probability: Fraction


@dataclass
class Branch:
    """A place in the tree: the decision taken there, or a leaf. ``taken`` is the option that leads to it."""

    taken: str = ""
    probability: Fraction = Fraction(1)
    random: bool = False
    prompt: str = ""
    choose: tuple[int, ...] = ()
    group: int = 0
    branches: list[Branch] = field(default_factory=list)
    missing: int = 0  # options of the decision that were not played


@dataclass(frozen=True)
class Group:
    """Outcomes that come to the same: which lines hold, and how it ended."""

    number: int
    lines: list[dict[str, Any]]
    verdict: str
    leaves: list[dict[str, Any]]
    probability: str
    share: int  # in percent, for the bar; 0 where choices and not draws decide

    @property
    def colour(self) -> int:
        """Which of the style sheet's colours of leaves is its own."""
        return (self.number - 1) % COLOURS


@dataclass(frozen=True)
class Explored:
    """Everything that the page shows of one exploration."""

    root: Branch
    groups: list[Group]
    leaves: int
    left_out: int


STEP = 600  # bytes of a decision on the way to a leaf


def _weight(explored: Explored) -> int:
    """About how many bytes it takes: the ways to its leaves are nearly all of it."""
    return STEP * sum(1 + 2 * len(leaf["choose"]) for group in explored.groups for leaf in group.leaves)


cache: Cache[Explored] = Cache("explored outcomes", _weight)


def explored(case: Case, scenario: Scenario, address: Address) -> Explored:
    """Explore a scenario under the date and settings of the address. Raises the engine's ``BadInput``. Kept, since it costs many runs."""
    key = (texts.here(), *case.key, scenario.name, address.as_of, address.settings, address.cards)
    return cache.get_or_put(key, lambda: _explore(case, scenario, address))


def _explore(case: Case, scenario: Scenario, address: Address) -> Explored:
    settings = dict(address.settings)
    tree = exploring.explore(case.library_of(scenario.name, address.cards), scenario, address.as_of, settings, BRANCHES, WORK, BUDGET)
    sentences = scenario.then
    for override, others in scenario.otherwise.items():
        if settings and dict(override) == settings:
            sentences = others
    root, groups = Branch(), dict[Any, list[Any]]()
    for leaf in tree.leaves:
        judge = leaf.played.judge()
        holds = tuple(judge.holds(s.tree["claim"] if s.tree.kind in QUANTIFIED else s.tree) for s in sentences)
        outcome = leaf.played.run.outcome
        groups.setdefault((holds, outcome.verdict, outcome.winner), []).append(leaf)
    for number, leaves in enumerate(groups.values(), 1):
        for leaf in leaves:
            _grow(root, leaf, number)
    _settle(root)
    made = [_group(n, key, leaves, sentences, case, address, scenario) for n, (key, leaves) in enumerate(groups.items(), 1)]
    _set_against_the_first(made, case, address, scenario)
    return Explored(root, made, len(tree.leaves), tree.left_out)


def _decisions(leaf: Leaf) -> list[Taken]:
    """What was chosen and drawn on the way to an outcome: of the options only what is shown, as there may be thousands of decisions."""
    run = leaf.played.run
    return [_taken(run, taken, len(run.decisions) * len(taken.options) <= FEW) for taken in run.decisions]


def _taken(run: Any, taken: Any, apart: bool) -> Taken:
    """A decision in words; ``apart``: an option is told from others of the same words, for which all of them are put into words."""
    state = run.frames[min(taken.frame, len(run.frames) - 1)].state

    def words_of(message: Any) -> str:
        return say_message(message, texts.here(), state, run.game.messages, run.game.vocabulary)

    option = texts.say(decision_json(run, taken)["options"][taken.picked]["text"]) if apart else words_of(taken.options[taken.picked][1])
    return Taken(taken.kind == "random", words_of(taken.prompt), taken.picked, len(taken.options), option, taken.probability)


def _grow(root: Branch, leaf: Leaf, group: int) -> None:
    """Add one outcome's way from the root."""
    at, odds = root, Fraction(1)
    picked: tuple[int, ...] = ()
    for decision in _decisions(leaf):
        picked = (*picked, decision.picked)
        odds *= decision.probability
        at.random, at.prompt = decision.random, decision.prompt
        at.missing = decision.options  # made into what is missing once the tree stands
        there = next((node for node in at.branches if node.choose == picked), None)
        if there is None:
            there = Branch(decision.option, odds, choose=picked)
            at.branches.append(there)
        at = there
    at.group, at.choose = group, picked


def _settle(node: Branch) -> None:
    """Put branches in the order of their options and count those that nobody played."""
    waiting = [node]
    while waiting:
        at = waiting.pop()
        at.branches.sort(key=lambda branch: branch.choose)
        at.missing = max(0, at.missing - len(at.branches))
        waiting += at.branches


def _group(
    number: int, key: Any, leaves: Sequence[Leaf], sentences: Sequence[Sentence], case: Case, address: Address, scenario: Scenario
) -> Group:
    holds, verdict, winner = key
    say = leaves[0].played.staging.text
    lines = [{"text": in_words(texts.say(say(_inner(s))), case.library.rules), "holds": h} for s, h in zip(sentences, holds, strict=True)]
    chance = sum((leaf.probability for leaf in leaves), Fraction(0))
    by_draws = all(d.kind == "random" for leaf in leaves for d in leaf.played.run.decisions)
    return Group(
        number,
        lines,
        _ending(verdict, winner),
        [_leaf(leaf, case, address, scenario) for leaf in leaves],
        str(chance) if by_draws and chance != 1 else "",
        round(100 * chance) if by_draws else 0,
    )


def _set_against_the_first(groups: Sequence[Group], case: Case, address: Address, scenario: Scenario) -> None:
    """Give each way to another outcome the link that puts it beside the first way of all."""
    if not groups:
        return
    plain = replace(address, scenario=scenario.name, step=None)
    first = replace(plain, choose=groups[0].leaves[0]["choose"])
    for group in groups[1:]:
        for leaf in group.leaves:
            leaf["compare"] = case.base + addresses.tool("compare") + Pair(first, replace(plain, choose=leaf["choose"])).link()


def _inner(sentence: Sentence) -> Sentence:
    """What is said of one outcome, where the sentence speaks of all of them."""
    return replace(sentence, node=sentence.tree["claim"]) if sentence.tree.kind in QUANTIFIED else sentence


def _ending(verdict: str, winner: str | None) -> str:
    """How a run ended, in words; nothing for a run that simply came to its end."""
    if winner:
        return _("Wins: %(player)s") % {"player": texts.word(texts.PLAYER, winner)}
    if verdict == "draw":
        return _("The game is drawn")
    if verdict == "loop":
        return _("It goes on for ever")
    return _("Stopped: the run grew too long") if verdict.startswith("budget") else ""


def _leaf(leaf: Leaf, case: Case, address: Address, scenario: Scenario) -> dict[str, Any]:
    taken = _decisions(leaf)
    there = replace(address, scenario=scenario.name, choose=leaf.choose, step=len(leaf.played.run.frames) - 1)
    return {
        "choose": leaf.choose,
        "href": f"{case.base}{there.link()}#stepper",
        "way": [{"prompt": d.prompt, "picked": d.option} for d in taken],
        "probability": str(leaf.probability) if leaf.probability != 1 else "",
    }
