"""All questions of a run, and the order in which answers are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from itertools import islice

from engine.library import BadInput
from rulings.practice.acts import Allowed, Ends, Forbids
from rulings.practice.parting import Comes
from rulings.practice.shapes import MOST_ANSWERS, Answer, Kind, Other, Others, Question, Settled, beside
from rulings.practice.things import Becomes, Dies, Drawn
from rulings.practice.waiting import Does, Next
from rulings.stepper.kept import Kept
from rulings.stepper.runs import RunView

ALL: Sequence[Kind] = (Next(), Does(), Allowed(), Forbids(), Dies(), Becomes(), Ends(), Drawn(), Comes())
KINDS: Mapping[str, Kind] = {kind.name: kind for kind in ALL}
Settings = tuple[tuple[str, str], ...]
MOST_OTHERS = 4
LONG = 800  # steps; beyond them nothing is played beside a run
MOST = 60  # questions of one run; a run of thousands of steps would only repeat itself
kept: Kept[tuple[Question, ...]] = Kept(2000)


def others_of(run: RunView, again: Callable[[Settings], RunView]) -> list[Other]:
    """The same board under each setting for which its scenario says what comes then; nothing beside a run of thousands of steps.

    ``again`` runs it; it may raise ``BadInput``.
    """
    found = []
    for under in list(run.run.scenario.otherwise)[: MOST_OTHERS if run.last <= LONG else 0]:
        with suppress(BadInput):
            found.append(beside(run, again(under)))
    return found


def questions_of(run: RunView, others: Others, key: tuple[object, ...] | None = None) -> tuple[Question, ...]:
    """The questions of a run in the order of its steps. ``key`` is everything that the run depends on: found once for it."""
    found = kept.get(key) if key is not None else None
    if found is None:
        made = [question for kind in KINDS.values() for question in islice(kind.find(run, others), MOST)]
        order = list(KINDS)
        # What comes next is asked only where no narrower question asks for the same moment.
        asked = {q.step for q in made if q.kind != "comes"}
        made = [q for q in made if q.kind != "comes" or not asked & {q.step, q.step + 1, q.step - 1}]
        found = tuple(sorted(made, key=lambda q: (q.step, order.index(q.kind), q.about))[:MOST])
        if key is not None:
            kept.put(key, found)
    return found


def settled(run: RunView, question: Question) -> Settled:
    """What the run says to one of its questions."""
    found = KINDS[question.kind].settle(run, question.step, question.about)
    assert found is not None
    return found


def shuffled(run: RunView, others: Others, question: Question) -> list[Answer]:
    """The answers in an order that tells nothing and is the same for everybody: by a hash of what they are."""
    offered = KINDS[question.kind].answers(run, others, question.step, question.about)
    right = settled(run, question).right
    stem = f"{run.run.ruling.id}#{run.scenario}/{question.kind}/{question.step}/{question.about}/"
    if question.kind in ("does", "allowed", "ends"):
        return offered
    return sorted(_few(offered, right), key=lambda answer: blake2b((stem + answer.key).encode(), digest_size=8).digest())


def _few(offered: Sequence[Answer], right: frozenset[str]) -> list[Answer]:
    """As many answers as a page has buttons for, a right one among them."""
    if len(offered) <= MOST_ANSWERS:
        return list(offered)
    first = next(answer for answer in offered if answer.key in right)
    return [first, *(answer for answer in offered if answer is not first)][:MOST_ANSWERS]
