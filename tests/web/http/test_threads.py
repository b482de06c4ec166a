"""Several threads of one process answer at once: each gets what it would get alone, also where all of it is made for the first time."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.test import Client

from engine.study.library import Library
from rulings.board import page
from rulings.http import budget
from tests.cast import site, stage

PART = {"HX-Request": "true"}
STEPS = range(1, 5)


def addresses() -> list[tuple[str, dict[str, str]]]:
    found: list[tuple[str, dict[str, str]]] = []
    for name in (stage.BOARDING, stage.TOSS):
        base = f"/rulings/{name}/"
        for lang in ("en", "ja"):
            found += [(f"{base}?step={n}&lang={lang}", PART) for n in STEPS]
            found += [(f"{base}why/?step={n}&lang={lang}", PART) for n in STEPS]
            found += [(f"{base}transcript.json?lang={lang}", {}), (f"{base}transcript.md?lang={lang}", {}), (f"{base}explore/?lang={lang}", {})]
            found += [(f"{base}compare/?lang={lang}&step={n}&b.set={stage.SWITCH}=together", PART) for n in STEPS]
        board = Client().get(f"{base}lab/")["Location"]
        found += [(f"{board}&pane={pane}&lang={lang}", {}) for pane in ("actions", "board", "expect", "card") for lang in ("en", "ja")]
    return found


def fresh() -> None:
    """Nothing is made yet: no run, no table, no part of the corpus."""
    site.forget()
    site.serve(Library.from_texts(dict(stage.library().files.texts)), "2")


@pytest.fixture
def often():
    """Threads change places a hundred times as often as usual."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(usual / 100)
    yield
    sys.setswitchinterval(usual)


def ask(one: tuple[str, dict[str, str]]) -> tuple[int, bytes]:
    answer = Client().get(one[0], headers=one[1])
    return answer.status_code, answer.content


@pytest.mark.django_db
def test_threads_get_what_one_alone_gets(fresh_shelf, often, monkeypatch):
    monkeypatch.setattr(page, "_linking_here", lambda ruling_id: ([], 0))  # asks the database, which is one connection's here
    monkeypatch.setattr(budget, "turns", budget.Turns(8, 8))
    fresh()
    asked = addresses()
    alone = [ask(one) for one in asked]
    assert {status for status, _content in alone} <= {200, 404}  # a short run has not all of these steps
    assert sum(status == 200 for status, _content in alone) > len(alone) / 2
    fresh()
    with ThreadPoolExecutor(8) as pool:
        # Each address twice, side by side, so that two threads make the same thing at once.
        together = list(pool.map(ask, [one for one in asked for _ in range(2)]))
    twice = [found for found in alone for _ in range(2)]
    assert [asked[n // 2][0] for n in range(len(twice)) if together[n] != twice[n]] == []
