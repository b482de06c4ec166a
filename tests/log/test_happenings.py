"""The table of happenings: each entry is whole, and what it says in one place fits what it says in another."""

from __future__ import annotations

import re

import pytest

from engine.games.registry import GAMES
from engine.kernel.happenings import Happening, Participle
from engine.kernel.trace import Event
from engine.language.templates import Slot, read_english
from engine.log.happenings.table import SHARED, happenings, log_lines, moment_names, participles, statements

FIELD = re.compile(r"\{(\w+)[:}]")


def by_id(id: str) -> Happening:
    return happenings(None)[id]


@pytest.mark.parametrize("h", SHARED, ids=lambda h: h.id)
def test_an_entry_says_something_of_its_happening(h):
    assert h.cards or h.scenarios or h.participle or h.log


@pytest.mark.parametrize("h", [h for h in SHARED if h.scenarios], ids=lambda h: h.id)
def test_a_sentence_has_a_place_for_every_detail_that_it_is_recognised_by(h):
    places = {p.name for w in h.scenarios.wordings for p in read_english(w.en) if isinstance(p, Slot)}
    assert set(h.scenarios.parts) <= places


@pytest.mark.parametrize("key, line", log_lines(None).items())
def test_a_line_of_the_log_names_the_same_things_in_both_languages(key, line):
    en, ja = (set(FIELD.findall(text)) - {"player"} for text in line)
    assert en == ja


def test_no_two_entries_claim_one_kind_one_verb_one_line_or_one_moment():
    assert len(statements(None)) == sum(h.scenarios is not None for h in SHARED)
    assert len(participles(None)) == sum(h.participle is not None for h in SHARED)
    assert len(log_lines(None)) == sum(len(h.log) for h in SHARED)
    assert len(moment_names(None)) == sum(len(h.moments) for h in SHARED)


@pytest.mark.parametrize("h", [h for h in SHARED if h.cards], ids=lambda h: h.id)
def test_what_cards_wait_for_comes_about_in_some_game(h):
    waits = [w.event for w in (h.cards.own, h.cards.others, h.cards.together) if w is not None]
    assert all(any(game.hears(event) for game in GAMES.values()) for event in waits)
    assert not h.cards.remembered or any(game.remembers(h.cards.remembered) for game in GAMES.values())


def event(type: str, did: int = 1, **data: object) -> Event:
    made = Event(type, **data)
    made.did = did
    return made


@pytest.mark.parametrize(
    "verb, shown, other",
    [
        ("summoned", event("entered", how="summoned"), event("entered", how="played")),
        ("invoked", event("entered", how="invoked"), event("entered", how="summoned")),
        ("drawn", event("drawn"), event("drawn", burned=True)),
        ("burned", event("added", burned=True), event("added")),
        ("added", event("moved-to-hand"), event("drawn")),
        ("set", event("set-as-node"), event("set")),
        ("destroyed", event("destroyed"), event("banished")),
    ],
)
def test_a_participle_is_shown_by_its_events_and_no_others(verb, shown, other):
    participle: Participle = participles(None)[verb]
    assert participle.shown_by(shown)
    assert not participle.shown_by(other)


@pytest.mark.parametrize(
    "id, counted, other",
    [
        ("summoned", event("entered", how="summoned"), event("entered", how="played")),
        ("summoned_free", event("entered", free=True), event("entered")),
        ("destroyed", event("destroyed"), event("destroyed", 0)),
        ("destroyed_by_effect", event("destroyed", by="effect"), event("destroyed", by="battle")),
        ("damaged", event("damaged", 2), event("damaged", 0)),
        ("healed", event("healed", by="drain"), event("healed", by="rules")),
        ("raised", event("strengthened", stats=(-1, 1)), event("strengthened", stats=(-1, 0))),
        ("kills", event("survived-clash", killed=True), event("survived-clash")),
        ("recovers", event("gained", 2, how="recover"), event("gained", -2, how="recover")),
    ],
)
def test_an_ability_hears_only_what_counts(id, counted, other):
    counts = by_id(id).cards.counts
    assert counts(counted)
    assert not counts(other)
