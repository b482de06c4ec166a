"""The engine against python-chess: a wipe with ten Last Words, a chain of ten interrupts."""

from __future__ import annotations

from bench.boards import INTERRUPTS, LAST_WORDS, staged
from bench.yardstick import Ratio, compare, push_and_pop

KERNEL_ALONE = 265  # times push and pop, for either board
TIMES = (20, 2000)


def line(what: str, frames: int, r: Ratio, most: int) -> str:
    """One measurement as a line; ``most`` is how many times push and pop it may take."""
    verdict = "within" if r.ratio <= most else "above"
    numbers = f"{r.ratio:6.0f} x  ({r.subject * 1e3:.3f} ms, {frames} frames; push+pop {r.yardstick * 1e6:.2f} us)"
    return f"  {what:<58}{numbers}  {verdict} {most} x"


def main() -> None:
    """Print both boards, each played as a scenario, with its board laid out before and anew, and by the kernel alone."""
    print("The engine, against python-chess: push and pop of e2e4 from the initial position, timed in turns.")
    print("Every frame is kept with its table, its agenda and its rules; definitions and the sentences' trees are made before.")
    for name, board, most in (("wipe, ten Last Words", LAST_WORDS, 200), ("chain of ten interrupts", INTERRUPTS, 240)):
        scenario, anew, kernel = staged(board)
        whole, laid, alone = (compare(way, push_and_pop(), TIMES) for way in (scenario, anew, kernel))
        print(line(f"{name}: the scenario", len(scenario().run.frames), whole, most))
        print(line(f"{name}: the same, its board laid out anew", len(anew().run.frames), laid, most))
        print(line(f"{name}: the kernel alone", len(kernel().frames), alone, KERNEL_ALONE))


if __name__ == "__main__":
    main()
