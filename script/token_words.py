"""Make the next list of words for the tokens of the lab, out of the corpus: what ruling files say again and again.

    python script/token_words.py     writes rulings/lab/words-N.txt for the next N

A token can be read only with the very list that it was made with, so a list is never changed: a better one gets the next number, and
``rulings/lab/tokens.py`` says which is used for new tokens.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZE = 32_000  # bytes; DEFLATE looks no further back than 32 KB
LONGEST = 6  # parts of one phrase
PART = re.compile(r"[A-Za-z0-9'’_-]+|\s+|[^\x00-\x7f]|.", re.S)


def phrases(text: str) -> set[str]:
    """Every run of a few words within a line."""
    found = set()
    for line in text.split("\n"):
        parts = PART.findall(f"{line}\n")
        for i in range(len(parts)):
            for n in range(1, LONGEST + 1):
                phrase = "".join(parts[i : i + n])
                if len(phrase.encode()) >= 4:
                    found.add(phrase)
    return found


def words(texts: list[str], size: int = SIZE) -> bytes:
    """The phrases that save most, best last, each that stands in at least three files; none inside another."""
    seen = Counter(phrase for text in texts for phrase in phrases(text))
    ranked = sorted((((n - 1) * (len(p.encode()) - 3), p) for p, n in seen.items() if n >= 3), reverse=True)
    chosen: list[str] = []
    together = ""
    for _, phrase in ranked:
        if len(together.encode()) >= size:
            break
        if phrase not in together:
            chosen.append(phrase)
            together += phrase
    return "".join(reversed(chosen)).encode()[-size:]


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    from engine.corpus.editing import new_ruling
    from engine.games.registry import GAMES

    files = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "corpus").glob("*/rulings/*.yaml"))]
    files += [new_ruling(game) for game in GAMES for _ in range(4)]
    number = 1
    while (path := ROOT / "rulings" / "lab" / f"words-{number}.txt").exists():
        number += 1
    path.write_bytes(words(files))
    print(path)
