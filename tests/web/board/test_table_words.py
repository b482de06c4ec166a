"""Nothing on the table is shown by its id: every zone, figure, counter, keyword, kind, class, phase and part of a key that the shipped
rulings bring onto it has a word.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from django.utils import translation

from engine.games.registry import GAMES
from engine.log.happenings.table import moment_names
from engine.log.marks import MARKS
from engine.log.present import agenda_json, state_json
from rulings.board import texts
from rulings.board.tables import TABLES
from tests.cast.shipped import library

THING_WORDS = {"kind": "kind", "class": "class"}


def shown(run: Any) -> Iterator[tuple[str, str]]:
    """What the frames of a run name, as (of what, id)."""
    played, cards = run.played.run, {}
    for frame in run.frames:
        yield "frame", frame.kind
        if frame.state.phase:
            yield "phase", frame.state.phase
        for side in state_json(frame.state, played, cards)["players"].values():
            yield from on_side(side)
        for waiting in agenda_json(frame.agenda, frame.state, played):
            yield "moment", waiting["ability"]
            yield from (("part", part["part"]) for part in waiting["key"])


def on_side(side: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    yield from (("points", name) for name in side["points"])
    yield from (("points", name) for name in side["counters"])
    for zone, things in side["zones"].items():
        yield "zone", zone
        for thing in things:
            yield from (("counter", name) for name in thing["counters"])
            yield from (("keyword", name) for name in thing["keywords"])
            yield from ((what, thing[what]) for what in THING_WORDS if thing.get(what))


def named(game: str, what: str, name: str) -> bool:
    """Whether the page has a word for it."""
    table, vocabulary = TABLES[game], GAMES[game].vocabulary
    counters = {counter.id for counter in GAMES[game].counters}
    if what == "zone":
        return name in {zone.id for zone in table.zones}
    if what == "points":
        figures = {point.name for point in table.points} | {point.most for point in table.points}
        return name in figures or name in counters
    if what == "counter":
        return name in counters
    if what == "class" and "/" in name:
        return all(named(game, what, part) for part in name.split("/"))
    if what == "keyword" and ":" in name:
        return named(game, what, name.partition(":")[0])  # the amount behind it is shown as a number
    if what in texts.OURS:
        return name in texts.OURS[what] or name in MARKS or vocabulary.has(what, name)
    if what == "moment" and table.agenda != "queue":
        return True  # only a queue shows the keys it is sorted by
    if what == "moment":
        return name in moment_names(vocabulary) or name in texts.MOMENT or not name
    return name in {"frame": texts.KIND, "phase": texts.PHASE, "part": texts.PART}[what] or not name


@pytest.mark.parametrize("language, attacker, civilizations", [("en", "Power Attacker +3000", "Fire/Nature"), ("ja", "パワーアタッカー+3000", "火/自然")])
def test_a_keyword_with_an_amount_and_a_class_of_several_are_shown_in_words(language, attacker, civilizations):
    with translation.override(language):
        assert texts.of_game("duel-masters", "keyword", "power-attacker:3000") == attacker
        assert texts.of_game("duel-masters", "class", "fire/nature") == civilizations


@pytest.mark.parametrize("game", TABLES)
def test_everything_on_the_table_has_a_word(game):
    seen: dict[tuple[str, str], str] = {}
    for ruling in library().rulings.values():
        for scenario in ruling.scenarios:
            if scenario.game == game:
                for what in shown(library().run(ruling.id, scenario.name)):
                    seen.setdefault(what, f"{ruling.id}#{scenario.name}")
    assert seen
    assert {what: where for what, where in seen.items() if not named(game, *what)} == {}


@pytest.mark.parametrize(
    ("language", "named"),
    [("en", ["Power", "Graze", "Required nodes", "EP"]), ("ja", ["パワー", "GRAZE", "必要ノード", "EP"])],
)
def test_a_figure_that_only_some_games_have_is_shown_in_words(language, named):
    figures = [("duel-masters", "power"), ("vision", "graze"), ("vision", "nodes"), ("chrono-card", "ep")]
    with translation.override(language):
        assert [texts.figure(game, name) for game, name in figures] == named


@pytest.mark.parametrize("game", GAMES)
def test_every_printed_figure_of_a_game_has_a_word(game):
    for name in GAMES[game].figures:
        with translation.override("ja"):
            assert not texts.figure(game, name).isascii() or name in ("ep", "graze"), name
