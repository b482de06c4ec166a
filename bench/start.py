"""How long a process takes until it has read its first line: the modules of the language and of one game, its tables, and the line.

Each time is of a process that does nothing else, in seconds of the processor; what other programs take does not count.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
GAME = "shadowverse"
FIRST = {  # the first line that a process reads of a card
    "English": "Last Words: deal 2 damage to the enemy leader.",
    "English as cards print it": "Fanfare: Select an enemy follower on the field and destroy it.",
    "Japanese": "ラストワード：相手のリーダーに2ダメージを与える。",
}
ROUNDS = 7


def begin(line: str) -> dict[str, float]:
    """What this process takes for each of its first steps."""
    found = {"Python has started": time.process_time()}

    def step(name: str, work: Callable[[], object]) -> None:
        begun = time.process_time()
        work()
        found[name] = time.process_time() - begun

    def language() -> None:
        import engine.games.registry
        import engine.language  # noqa: F401

    step("the modules of the language", language)
    from engine.games.registry import GAMES
    from engine.language import Names, card_grammar

    step("the modules of one game", lambda: GAMES[GAME])
    vocabulary = GAMES[GAME].vocabulary
    step("its tables", lambda: card_grammar(vocabulary))
    step("the first line", lambda: card_grammar(vocabulary).parse("line", line, Names({}, {})))
    found["all of it"] = time.process_time()
    found["megabytes held"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    found["modules of the engine"] = sum(name.startswith("engine.") for name in sys.modules)
    return found


def told(number: float) -> str:
    """Seconds to a hundredth, anything else whole."""
    return f"{number:.2f}" if number < 10 else f"{number:.0f}"


def main() -> None:
    """Print the median of several processes for each language."""
    print(f"The first line of a card that a process reads, {GAME}; seconds of the processor, the median of {ROUNDS} processes.")
    for language, line in FIRST.items():
        rows = []
        for _ in range(ROUNDS):
            said = subprocess.run([sys.executable, "-m", "bench.start", line], cwd=ROOT, check=True, capture_output=True)
            rows.append(json.loads(said.stdout))
        print("  " + language + ": " + "; ".join(f"{name} {told(median(row[name] for row in rows))}" for name in rows[0]))


if __name__ == "__main__":
    if sys.argv[1:]:
        print(json.dumps(begin(sys.argv[1])))
    else:
        main()
