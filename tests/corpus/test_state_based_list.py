"""Duel Masters' list of state-based processing: every entry has its class, its rule, and shows both wherever it is carried out."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.policies import POLICIES
from engine.games.duel_masters.state_based import ENTRIES
from tests.cast.shipped import library

OWNER = {p.question: p.rule for p in POLICIES}
CLASSES = {
    "event": "dm.state-based.looks-at-an-event",
    "present": "dm.state-based.looks-at-the-present",
    "other": "dm.state-based.other-causes",
}
NUMBERS = ["703.4a", "703.4b", "703.4d", "703.4f", "703.4g", "703.4h", "703.4i", "703.4j", "703.4k", "703.4m"]
ELSEWHERE = ["117.2", "118.1", "310.4", "813"]  # said of a kind of card, where the rules define it


def shown() -> dict[str, set[str]]:
    """For every rule cited in a state-based frame of the shipped rulings: the classes cited beside it."""
    found: dict[str, set[str]] = {}
    for id in library().rulings:
        if not id.startswith("dm-"):
            continue
        for scenario in library().rulings[id].scenarios:
            for frame in library().play(scenario).run.frames:
                if frame.kind == "state-based":
                    for rule in frame.rules:
                        found.setdefault(rule, set()).update(set(frame.rules) & set(CLASSES.values()))
    return found


def test_the_list_has_every_number_of_the_source_once():
    assert sorted(e.number for e in ENTRIES if e.number) == sorted([*ELSEWHERE, *NUMBERS])


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda e: e.question)
def test_an_entry_has_a_class_a_rule_and_a_place_where_it_is_checked(entry):
    assert entry.looks_at in CLASSES
    assert entry.question in OWNER
    assert entry.checked in ("always", "as it leaves", "after it has left")


def test_every_entry_is_shown_with_its_class_and_no_other():
    cited = shown()
    for entry in ENTRIES:
        assert CLASSES[entry.looks_at] in cited[OWNER[entry.question]], entry
        assert entry.question == "sbp.abilities" or len(cited[OWNER[entry.question]]) == 1, entry
