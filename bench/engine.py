"""The engine against python-chess: a wipe with ten Last Words, a chain of ten interrupts."""

from __future__ import annotations

from bench.boards import INTERRUPTS, LAST_WORDS, staged
from bench.yardstick import Ratio, compare, push_and_pop

TARGET = 265
TIMES = (20, 2000)


def line(what: str, frames: int, r: Ratio) -> str:
    """One measurement as a line."""
    verdict = "within" if r.ratio <= TARGET else "above"
    numbers = f"{r.ratio:6.0f} x  ({r.subject * 1e3:.3f} ms, {frames} frames; push+pop {r.yardstick * 1e6:.2f} us)"
    return f"  {what:<58}{numbers}  {verdict} {TARGET} x"


def main() -> None:
    """Print both boards, each played as a scenario and by the kernel alone."""
    print("The engine, against python-chess: push and pop of e2e4 from the initial position, timed in turns.")
    print("Every frame is kept with its table, its agenda and its rules; definitions and the sentences' trees are made before.")
    for name, board in (("wipe, ten Last Words", LAST_WORDS), ("chain of ten interrupts", INTERRUPTS)):
        scenario, kernel = staged(board)
        print(line(f"{name}: the scenario, its table built anew", len(scenario().run.frames), compare(scenario, push_and_pop(), TIMES)))
        print(line(f"{name}: the kernel alone", len(kernel().frames), compare(kernel, push_and_pop(), TIMES)))


if __name__ == "__main__":
    main()
