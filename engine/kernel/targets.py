"""Naming targets when something is declared: as asked, else the only ones there are, else by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from engine.kernel import joins
from engine.kernel.cards import Ability, Choice
from engine.kernel.questions import CHOOSE_FEWER
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.state import likeness
from engine.kernel.trace import Message

if TYPE_CHECKING:
    from engine.kernel.run import Run
    from engine.kernel.state import Player, Thing


WHAT_X = {"en": "X", "ja": "X"}
ANY = 99  # as many as one likes
YES_NO = ({"en": "yes", "ja": "はい"}, {"en": "no", "ja": "いいえ"})
NO_MORE = Message("text", {"text": {"en": "no more", "ja": "これ以上選ばない"}})


def choose(run: Run, player: str, candidates: list[int], amount: int, prompt: Message) -> tuple[int, ...]:
    """A player's choice of so many among candidates; none is asked where there is nothing to choose."""
    left = list(candidates)
    picked: list[int] = []
    while len(picked) < amount and left:
        if len(left) + len(picked) <= amount:
            while wished(run, left) is not None:
                pass  # what was wished for comes anyway
            picked.extend(left)
            break
        options = tuple((i, Message("thing", {"source": run.state.things[i]})) for i in left)
        picked.append(left.pop(run.decide("choice", player, prompt, options, wish=wished(run, left))))
    return tuple(picked)


def choose_some(
    run: Run,
    player: str,
    candidates: list[int],
    most: int,
    prompt: Message,
    fits: Callable[[list[int]], bool] | None = None,
    may_stop: bool = True,
) -> tuple[int, ...]:
    """A player's choice of up to ``most``, one after the other; where they ``may_stop``, each time with "no more" as the first option.

    ``fits`` judges a selection with one more in it. What the scenario says is chosen is taken without asking.
    """
    left = list(candidates)
    picked: list[int] = []
    while len(picked) < most:
        if fits is not None:
            left = [i for i in left if fits([*picked, i])]
        if not left:
            break
        wish = wished(run, left)
        if wish is not None:
            picked.append(left.pop(wish))
            continue
        if not may_stop:
            picked += choose(run, player, left, 1, prompt)
            left.remove(picked[-1])
            continue
        wish = none_wished(run)
        options = ((0, NO_MORE), *((i, Message("thing", {"source": run.state.things[i]})) for i in left))
        n = run.decide("choice", player, prompt, options, wish=wish)
        if n == 0:
            break
        picked.append(left.pop(n - 1))
    return tuple(picked)


def none_wished(run: Run) -> int | None:
    """0 if the scenario says that nothing (more) is chosen next; it has then been heeded."""
    if not run.wishes or run.wishes[0].kind != "none":
        return None
    run.wishes.pop(0)
    return 0


def wished(run: Run, candidates: list[int]) -> int | None:
    """What the scenario says is chosen (or drawn) next, if that is among the candidates."""
    wish = run.wishes[0].among(candidates) if run.wishes else None
    if wish is None and run.wishes:
        wish = first_of_alike(run, candidates)
    if wish is not None:
        run.wishes.pop(0)
    return wish


def first_of_alike(run: Run, candidates: list[int]) -> int | None:
    """The first of several candidates that may be meant, where they lie off the table and nothing tells them apart: any is as good."""
    wish, things = run.wishes[0], run.state.things
    found = [i for i in candidates if i in (wish.number, *wish.others)] if wish.kind == "thing" else []
    alike = {(things[i].zone, likeness(things[i])) for i in found}
    return candidates.index(found[0]) if len(alike) == 1 and things[found[0]].zone != run.game.table else None


def number_wished(run: Run, numbers: Sequence[int]) -> int | None:
    """The place of the number that the scenario says is chosen (or drawn) next, if it is among these; it has then been heeded."""
    if run.wishes and run.wishes[0].kind == "number" and run.wishes[0].number in numbers:
        return numbers.index(run.wishes.pop(0).number)
    return None


def as_options(numbers: Iterable[int]) -> tuple[tuple[int, Message], ...]:
    """Numbers as the options of a decision."""
    return tuple((n, Message("text", {"text": {"en": str(n), "ja": str(n)}})) for n in numbers)


def number_said(run: Run) -> int | None:
    """The number that the scenario says is chosen next; it is left for whoever asks."""
    return run.wishes[0].number if run.wishes and run.wishes[0].kind == "number" else None


def say_x(run: Run, player: str, source: Thing, payable: Callable[[int], bool]) -> int:
    """What a player says that X is, of what can be paid."""
    most = 0
    while most < ANY and payable(most + 1):
        most += 1
    prompt = Message("choose-target", {"source": source, "text": WHAT_X})
    return run.decide("choice", player, prompt, as_options(range(most + 1)), wish=number_wished(run, range(most + 1))) if most else 0


def yes_or_no(run: Run, player: Player, prompt: Message, wish: int | None) -> bool:
    """Whether a player wants something: a choice between yes (0) and no (1)."""
    options = tuple((n, Message("text", {"text": t})) for n, t in enumerate(YES_NO))
    return run.decide("choice", player, prompt, options, wish=wish) == 0


def yes_wished(run: Run) -> int | None:
    """0 if the scenario says yes to what is asked next, 1 if it says no; it has then been heeded."""
    if run.wishes and run.wishes[0].kind in ("yes", "no"):
        return 0 if run.wishes.pop(0).kind == "yes" else 1
    return None


def answered(run: Run, who: Player, *ways: str, price: tuple[int, str] | None = None) -> int | None:
    """0 if the scenario says that this player does what they are asked next, in the action or in a line after it, 1 if it says no.

    ``ways`` are what it may be called there besides doing so (:mod:`engine.kernel.joins`), ``price`` how much of what is paid for it.
    """
    said = joins.agreed(run, who, (joins.SO, *ways), price) if run.joins else None
    return yes_wished(run) if said is None else said


def name_targets(run: Run, ctx: Context, c: Choice, wanted: list[int], question: str, required: bool) -> tuple[int, ...]:
    """The targets for one choice of an ability; what was asked for is taken from ``wanted`` (of a free choice, nothing more then).

    Raises :class:`~engine.kernel.run.Refused` under ``question`` where ``required`` and there is no candidate.
    """
    if c.when is not None and not c.when(ctx):
        return ()
    candidates = c.candidates(ctx)
    picked: list[int] = []
    if 0 < len(candidates) < c.least < ANY and run.ask(CHOOSE_FEWER) == "all-or-none":
        wanted[:] = [i for i in wanted if i not in candidates]
        return ()
    while wanted and wanted[0] in candidates and len(picked) < c.most:
        picked.append(wanted.pop(0))
    if picked:
        return tuple(picked)
    if not candidates:
        if required and not c.optional_group:
            raise Refused(question, Message("refused.no-target", {"source": ctx.origin}))
        return ()
    prompt = Message("choose-target", {"source": ctx.origin, "text": c.prompt})
    if not c.least:
        return choose_some(run, ctx.me, candidates, c.most, prompt)
    return choose(run, ctx.me, candidates, min(c.most, len(candidates)), prompt)


def name_all(
    run: Run, ctx: Context, ability: Ability, r: Request, question: str, fits: str = "", required: bool = True
) -> dict[int, tuple[int, ...]]:
    """The modes and then the targets of a declared ability; what was asked for and fits nowhere is refused, under ``fits`` if given.

    Modes are named in games that say so (``Game.declares_modes``).
    """
    wanted = list(r.targets)
    ctx.values["declaring"] = 1
    ctx.chosen = chosen = dict[int, tuple[int, ...]]()
    if ability.modes and run.game.declares_modes is not None and run.ask(run.game.declares_modes) == "as-declared":
        for mode in ability.modes:
            chosen[mode.key] = mode.name(ctx)
    for c in ability.choices:
        chosen[c.key] = name_targets(run, ctx, c, wanted, question, required)
    if wanted:
        raise Refused(fits or question, Message("refused.no-such-target", {"source": ctx.origin, "target": run.state.things[wanted[0]]}))
    return chosen
