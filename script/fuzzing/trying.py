"""One input after the other, and what was found. Exit status 1 where something was."""

from __future__ import annotations

import argparse
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from types import FrameType

from django.conf import settings
from django.core.management import call_command

from engine.study.library import Library
from rulings.store import current
from script import fuzzing
from script.fuzzing import engine_inputs, site_inputs
from script.fuzzing.chance import Chance

LONGEST = 20.0  # seconds of the processor for one input
KINDS: dict[str, Callable[[engine_inputs.Words, Chance], None]] = {
    "cards": engine_inputs.card_text,
    "rulings": engine_inputs.ruling,
    "files": engine_inputs.corpus_file,
    "walks": site_inputs.walk,
    "rows": site_inputs.stored_row,
}
SHARES = {"cards": 50, "rulings": 25, "files": 3, "walks": 20, "rows": 2}  # of a hundred inputs


class Slow(BaseException):
    """An input took longer than any may."""


def late(_signal: int, _frame: FrameType | None) -> None:
    raise Slow


def tried(words: engine_inputs.Words, kind: str, seed: int, number: int) -> str:
    """One input; what was found, or nothing."""
    signal.signal(signal.SIGVTALRM, late)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    try:
        KINDS[kind](words, Chance(seed, kind, number))
    except (Exception, Slow):
        return traceback.format_exc()
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return ""


def run(library: Library, kinds: Sequence[str], seed: int, numbers: Sequence[int]) -> list[str]:
    """Try all of them; what was found, each with what makes it again."""
    words = engine_inputs.Words(library)
    settings.SHARES_AN_HOUR = settings.SHARES_A_DAY = settings.BOARDS_AN_HOUR = 10**9
    found, told = [], time.monotonic()
    total = sum(SHARES[kind] for kind in kinds)
    for kind in kinds:
        of_kind = numbers if len(numbers) == 1 else range(numbers[0], numbers[0] + max(1, len(numbers) * SHARES[kind] // total))
        for number in of_kind:
            if trace := tried(words, kind, seed, number):
                found.append(f"script/fuzz {kind} --seed {seed} --only {number}\n{trace}")
                print(found[-1], flush=True)
            if time.monotonic() - told > 60:
                told = time.monotonic()
                print(f"{kind}: {number} tried, {len(found)} found in all", flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/fuzz", description=fuzzing.__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)}; all without one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, default=10_000, help="inputs in all, shared out over the kinds (default 10000)")
    parser.add_argument("--only", type=int, help="make this one alone again")
    given = parser.parse_args()
    if unknown := set(given.kinds) - set(KINDS):
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(KINDS)}")
    call_command("migrate", verbosity=0)
    call_command("loadcorpus")
    numbers = [given.only] if given.only is not None else range(given.number)
    found = run(current.library(), given.kinds or list(KINDS), given.seed, numbers)
    print(f"{len(numbers)} inputs, seed {given.seed}: {len(found)} found")
    sys.exit(1 if found else 0)
