"""Whole cards as cards are built, several lines each, all of our own: every line is done, and reads back in the words that it means."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import cards_in, read_cards

FILE = Path(__file__).parent / "whole_cards.txt"
TOKENS = [{"id": name, "name": name, "lang": "en", "kind": "follower"} for name in ("Fairy", "Forest Bat")]


def written() -> list[tuple[str, str, str, list[str]]]:
    """Name, kind, printed text and canonical lines of each card."""
    found = []
    for block in FILE.read_text(encoding="utf-8").strip().split("\n\n"):
        head, _, rest = block.partition("\n")
        name, _, kind = head.removeprefix("# ").partition(" | ")
        text, _, meant = rest.partition("\n=>\n")
        found.append((name, kind, text, meant.split("\n")))
    return found


CARDS = written()
EVOLVED = "\n(evolved)\n"  # what stands below such a row is printed on the evolved side
ROWS = [
    {"id": name, "name": name, "lang": "en", "kind": kind, "text": text.partition(EVOLVED)[0], "evo": text.partition(EVOLVED)[2]} for name, kind, text, _ in CARDS
]


@cache
def done():
    """What reading all of them finds; not before a test asks, as every process of a run imports this."""
    return read_cards(cards_in("\n".join(map(json.dumps, [*TOKENS, *ROWS]))), GAMES["shadowverse"], NO_NAMES)


def test_every_card_is_done_whole():
    assert len(CARDS) == 66
    assert [(p["id"], p["line"], p["text"]) for p in done()["problems"]] == []
    assert done()["whole"] == len(CARDS)


@pytest.mark.parametrize("name, meant", [(name, meant) for name, _, _, meant in CARDS])
def test_a_card_reads_back_in_the_words_that_it_means(name, meant):
    assert [shown["en"] for shown in done()["shown"] if shown["id"] == name] == meant
