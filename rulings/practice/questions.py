"""All questions of a run, and the order in which answers are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import blake2b
from itertools import islice

from engine.corpus.problems import BadInput
from rulings.board.address import Address, Settings
from rulings.board.cases import Case
from rulings.board.runs import EngineRun
from rulings.http.cache import Cache
from rulings.practice.action_questions import Allowed, Ends, Forbids
from rulings.practice.card_questions import Becomes, Dies, Drawn
from rulings.practice.next_questions import Comes
from rulings.practice.queue_questions import Does, Next
from rulings.practice.shapes import MOST_ANSWERS, Answer, Other, Others, PracticeQuestion, QuestionKind, Settled, beside

ALL: Sequence[QuestionKind] = (Next(), Does(), Allowed(), Forbids(), Dies(), Becomes(), Ends(), Drawn(), Comes())
KINDS: Mapping[str, QuestionKind] = {kind.name: kind for kind in ALL}
MOST_OTHERS = 4
LONG = 800  # steps; beyond them nothing is played beside a run
MOST = 60  # questions of one run; a run of thousands of steps would only repeat itself
QUESTION = 300  # bytes of a question
cache: Cache[tuple[PracticeQuestion, ...]] = Cache("practice questions", lambda questions: QUESTION * len(questions))


def again(case: Case, address: Address) -> Callable[[Settings], EngineRun]:
    """What runs the board of an address with some settings added. It raises the engine's ``BadInput``."""

    def run(under: Settings) -> EngineRun:
        settings = tuple(sorted(dict((*address.settings, *under)).items()))
        return case.run(replace(address, settings=settings))

    return run


def others_of(run: EngineRun, again: Callable[[Settings], EngineRun]) -> list[Other]:
    """The same board under each setting for which its scenario says what comes then; nothing beside a run of thousands of steps.

    ``again`` runs it; it may raise ``BadInput``.
    """
    found = []
    for under in list(run.scenario.otherwise)[: MOST_OTHERS if run.last <= LONG else 0]:
        with suppress(BadInput):
            found.append(beside(run, again(under)))
    return found


def questions_of(run: EngineRun, others: Others, key: tuple[object, ...] | None = None) -> tuple[PracticeQuestion, ...]:
    """The questions of a run in the order of its steps. ``key`` is everything that the run depends on: found once for it."""
    found = cache.get(key) if key is not None else None
    if found is None:
        made = [question for kind in KINDS.values() for question in islice(kind.find(run, others), MOST)]
        order = list(KINDS)
        # What comes next is asked only where no narrower question asks for the same moment.
        asked = {q.step for q in made if q.kind != "comes"}
        made = [q for q in made if q.kind != "comes" or not asked & {q.step, q.step + 1, q.step - 1}]
        found = tuple(sorted(made, key=lambda q: (q.step, order.index(q.kind), q.about))[:MOST])
        if key is not None:
            cache.put(key, found)
    return found


def settled(run: EngineRun, question: PracticeQuestion) -> Settled:
    """What the run says to one of its questions."""
    found = KINDS[question.kind].settle(run, question.step, question.about)
    assert found is not None
    return found


def shuffled(run: EngineRun, others: Others, question: PracticeQuestion) -> list[Answer]:
    """The answers in an order that tells nothing and is the same for everybody: by a hash of what they are."""
    offered = KINDS[question.kind].answers(run, others, question.step, question.about)
    right = settled(run, question).right
    stem = f"{run.made.ruling.id}#{run.scenario.name}/{question.kind}/{question.step}/{question.about}/"
    if question.kind in ("does", "allowed", "ends"):
        return offered
    return sorted(_few(offered, right), key=lambda answer: blake2b((stem + answer.key).encode(), digest_size=8).digest())


def _few(offered: Sequence[Answer], right: frozenset[str]) -> list[Answer]:
    """As many answers as a page has buttons for, a right one among them."""
    if len(offered) <= MOST_ANSWERS:
        return list(offered)
    first = next(answer for answer in offered if answer.key in right)
    return [first, *(answer for answer in offered if answer is not first)][:MOST_ANSWERS]
