"""Whatever cards meet: no card is lost or doubled, zones keep their limits, what waits stands in its order, and nothing breaks."""

import json

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from engine.games.registry import GAMES
from engine.log.present import decision_json, frame_json
from tests.cast.drawing import Drawing
from tests.cast.generated import Generated, Pool, check, play, shipped_cards, shipped_pool

PHASES = [phase for phase in Phase if phase is not Phase.explain]  # explaining a failure plays a board thousands of times, traced
EASY = {"deadline": None, "suppress_health_check": list(HealthCheck), "phases": PHASES}
games = pytest.mark.parametrize("game", sorted(GAMES))


class Again:
    """The same choices once more."""

    def __init__(self, taken):
        self._taken = iter(taken)

    def pick(self, options):
        return list(options)[next(self._taken)]

    def number(self, low, high):
        return next(self._taken)


class Noting(Drawing):
    """Choices from Hypothesis, noted so that they can be made again."""

    def __init__(self, draw):
        super().__init__(draw)
        self.taken = []

    def pick(self, options):
        known = list(options)
        self.taken.append(self.number_of(0, len(known) - 1))
        return known[self.taken[-1]]

    def number_of(self, low, high):
        return super().number(low, high)

    def number(self, low, high):
        self.taken.append(self.number_of(low, high))
        return self.taken[-1]


def shown(run):
    """Everything that anybody could see of a run."""
    frames = [frame_json(run, f) for f in run.frames]
    return json.dumps([frames, [decision_json(run, d) for d in run.decisions]], ensure_ascii=False)


@games
@settings(max_examples=40, **EASY)
@given(data=st.data())
def test_the_table_stays_whole_whatever_shipped_cards_do(game, data):
    pool = shipped_pool(game)
    run = play(Drawing(data.draw), pool, 8)
    check(run, pool)
    assert run.agenda == [] or pool.game.discipline == "stack"


@games
@settings(max_examples=40, **EASY)
@given(data=st.data())
def test_a_text_of_the_grammar_can_be_played_or_leaves_a_named_gap(game, data):
    draw = Drawing(data.draw)
    made = Generated(shipped_cards(game), game)
    pool = made.pool(draw, 4)
    run = play(draw, pool, 6)
    check(run, pool)
    assert all(gap.missing for gap in made.last_gaps)


@settings(max_examples=15, **EASY)
@given(data=st.data())
def test_every_frame_of_any_run_can_be_said_in_both_languages(data):
    draw = Drawing(data.draw)
    run = play(draw, Generated(shipped_cards("shadowverse"), "shadowverse").pool(draw, 3), 6)
    assert "None" not in [w for f in run.frames for w in frame_json(run, f)["text"].values()]
    assert shown(run)


@games
@settings(max_examples=15, **EASY)
@given(data=st.data())
def test_the_same_choices_on_the_same_board_give_the_same_bytes(game, data):
    pool, draw = shipped_pool(game), Noting(data.draw)
    first = play(draw, pool, 6)
    again = play(Again(draw.taken), pool, 6)
    assert shown(first) == shown(again)


@settings(max_examples=25, **EASY)
@given(data=st.data())
def test_the_table_stays_whole_under_every_setting_of_every_rule(data):
    lib = shipped_cards("shadowverse")
    switched = {r.id: data.draw(st.sampled_from(list(r.settings))) for r in lib.rules.values() if not r.fixed}
    pool = shipped_pool("shadowverse")
    odd = Pool(pool.game, lib.ruleset("shadowverse", None, switched), pool.define, pool.slugs, pool.limits)
    check(play(Drawing(data.draw), odd, 8), odd)
