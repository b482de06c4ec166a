"""Series of questions: which question is the n-th of a seed, the same for everybody who opens its address.

Nothing is stored. The scenarios of the corpus are put into an order by the seed and dealt out to the numbers of the series, so that
every number has scenarios of its own; they are played one after the other until one has a question of the level that is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine.corpus.problems import BadInput
from rulings.board.address import Address
from rulings.board.cases import Case, of_ruling
from rulings.http.cache import Cache
from rulings.practice.questions import again, others_of, questions_of
from rulings.practice.shapes import PracticeQuestion
from rulings.store import current

LENGTH = 10  # questions of a series
ENOUGH = 4  # scenarios, on the average, for each number of a series
TRIES = 60  # scenarios played in one request before another level is taken


@dataclass(frozen=True)
class Picked:
    """A question with the ruling and scenario that it was made of."""

    ruling: str
    scenario: str
    question: PracticeQuestion


PICKED = 600  # bytes of a question picked
cache: Cache[Picked] = Cache("practice series", lambda picked: PICKED)


def scenarios(game: str) -> list[tuple[str, str]]:
    """Every (ruling, scenario) of a game, of all games for "", in an order that only the corpus determines."""
    return [(ruling, scenario) for ruling, scenario, of in current.library().rulings.scenarios if not game or of == game]


def length(game: str) -> int:
    """How many questions a series of a game has."""
    return max(1, min(LENGTH, len(scenarios(game)) // ENOUGH))


def questions_at(case: Case, scenario: str) -> tuple[PracticeQuestion, ...]:
    """The questions of a scenario as its ruling runs it, found once for a corpus."""
    usual = Address(scenario)
    run = case.run(usual)
    return questions_of(run, others_of(run, again(case, usual)), (*case.key, scenario))


def nth(game: str, level: int, seed: str, n: int) -> Picked | None:
    """The ``n``-th question (from 1) of a series; level 0 is any. None where the game has no question at all."""
    key = (current.digest(), game, level, seed, n)
    found = cache.get(key)
    if found is None:
        found = _pick(game, level, seed, n)
        if found is not None:
            cache.put(key, found)
    return found


def _pick(game: str, level: int, seed: str, n: int) -> Picked | None:
    chance = Random(f"{seed}/{game}/{level}/{n}")
    best: tuple[int, Picked] | None = None
    for ruling, scenario in _dealt(game, level, seed, n):
        try:
            questions = questions_at(of_ruling(ruling), scenario)
        except BadInput:
            continue
        # The kind is drawn first: what a scenario has many of would otherwise be all there is.
        for kind in chance.sample(kinds := sorted({q.kind for q in questions}), len(kinds)):
            question = chance.choice([q for q in questions if q.kind == kind])
            off = abs(question.level - level) if level else 0
            if best is None or off < best[0]:
                best = off, Picked(ruling, scenario, question)
        if best is not None and best[0] == 0:
            break
    return best[1] if best is not None else None


def _dealt(game: str, level: int, seed: str, n: int) -> Iterator[tuple[str, str]]:
    """The scenarios to try for a number: its own ones first, then those after them."""
    order = scenarios(game)
    Random(f"{seed}/{game}/{level}").shuffle(order)
    step = length(game)
    first = (n - 1) % step
    own = order[first::step]
    rest = [pair for place, pair in enumerate(order) if place % step != first]
    yield from [*own, *rest][:TRIES]
