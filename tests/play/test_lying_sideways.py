"""That a card lies sideways is what its game says it is, in whichever of the words of the sentences."""

import pytest

from engine.games.registry import GAMES
from engine.kernel.state import make_thing
from engine.play.frame_facts import in_state
from tests.cast.tables import card

TURNED = {"vision": "asleep", "duel-masters": "tapped", "chrono-card": "tapped"}


@pytest.mark.parametrize(("game", "mark"), TURNED.items())
def test_what_is_turned_is_asleep_and_tapped_and_what_another_game_calls_so_is_not(game, mark):
    (other,) = {"asleep", "tapped"} - {mark}
    for counters, sideways in (({mark: 1}, True), ({mark: 0}, False), ({other: 1}, False), ({}, False)):
        thing = make_thing(0, card("Cat"), "me", "")
        thing.counters = counters
        said = {state: in_state(GAMES[game], thing, state) for state in ("asleep", "tapped", "active", "untapped")}
        assert said == {"asleep": sideways, "tapped": sideways, "active": not sideways, "untapped": not sideways}
