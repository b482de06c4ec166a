"""Three thousand inputs of the kinds that script/fuzz makes, the same each time. What it finds becomes a test where the fault was."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from script.fuzzing import engine_inputs, trying
from script.fuzzing.chance import Chance
from tests.cast import shipped, stage

ROOT = Path(__file__).resolve().parents[2]
SEED = 20
NUMBERS = {"cards": 2600, "rulings": 400, "files": 2, "walks": 16, "rows": 8}
AT_ONCE = 1000  # inputs of one test: several processes share them
PARTS = [(kind, first) for kind, number in NUMBERS.items() for first in range(0, number, AT_ONCE)]


@pytest.fixture
def words(db, fresh_shelf):
    stage.put_on_shelf(listed=True)
    return all_words()


@cache
def all_words():
    return engine_inputs.Words(stage.library())


def test_every_kind_is_tried(words):
    assert NUMBERS.keys() == trying.KINDS.keys() == trying.SHARES.keys()
    assert sum(NUMBERS.values()) >= 3_000


@pytest.mark.parametrize("kind, first", PARTS)
def test_nothing_is_found(words, settings, kind, first):
    numbers = range(first, min(first + AT_ONCE, NUMBERS[kind]))
    settings.SHARES_AN_HOUR = settings.SHARES_A_DAY = settings.BOARDS_AN_HOUR = 10**9
    assert [found for number in numbers if (found := trying.tried(words, kind, SEED, number))] == []


def test_an_input_is_the_same_each_time():
    texts = list(shipped.RULINGS.values())
    made = [[Chance(1, "rulings", n).broken(texts[n], texts) for n in range(20)] for _ in range(2)]
    assert made[0] == made[1]
    assert made[0] != texts[:20]
    assert [Chance(2, "rulings", n).broken(texts[n], texts) for n in range(20)] != made[0]


def test_a_fault_is_found_and_so_is_what_takes_too_long(words, monkeypatch):
    def broken(_words, chance):
        raise KeyError(chance.pick("a"))

    def endless(_words, _chance):
        while True:
            pass

    monkeypatch.setattr(trying, "KINDS", {"cards": broken, "rulings": endless})
    monkeypatch.setattr(trying, "LONGEST", 0.05)
    assert "KeyError: 'a'" in trying.tried(words, "cards", 1, 1)
    assert "Slow" in trying.tried(words, "rulings", 1, 1)


def test_a_kind_that_is_none_is_refused():
    ended = subprocess.run([sys.executable, "-m", "script.fuzzing", "nothing"], cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert ended.returncode == 2
    assert "there is no nothing; there are cards" in ended.stderr
