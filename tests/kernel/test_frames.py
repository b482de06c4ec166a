"""Frames are values: going back costs nothing, and a moment is the same whatever came after it."""

import gc
import itertools
import json
import os
import random
import subprocess
import sys
from pathlib import Path

from engine.log.present import frame_json
from tests.cast.small import card, library, play, run

ROOT = Path(__file__).resolve().parents[2]
CARDS = [
    card(
        "Squire",
        "Last Words: draw a card.",
        evolved={"attack": 4, "defense": 4, "text": "Evolve: deal 1 damage to a random enemy follower."},
    ),
    card("Mourner", "Whenever an allied follower is destroyed: deal 1 damage to the enemy leader."),
    card("Fire", "Deal 2 damage to all followers.", kind="spell"),
    card("Coin", "Summon a random one of a Squire or a Mourner. Draw a card.", kind="spell"),
]
GIVEN = {
    "me": {"hand": ["Fire", "Coin"], "board": ["Squire", "Mourner"], "pp": 5, "ep": 2},
    "opponent": {"board": ["2 x Squire"]},
}
WHEN = ["I play Coin", "I evolve the first Squire", "I play Fire"]
CASE = {"given": GIVEN, "when": WHEN}


def test_every_run_begins_with_the_same_board_and_leaves_it_as_it_was():
    made = library(CARDS, {**CASE, "choose": [0]})
    _, one = made.find("case")
    staging = made.staging(one, None)
    board = staging.board(one.given)
    before = slots_of(board.state), {i: slots_of(t) for i, t in board.state.things.items()}
    runs = [made.play(one, choose=[picked]).run for picked in (0, 1)]
    assert [r.frames[0].state.things.keys() for r in runs] == [board.state.things.keys()] * 2
    assert runs[0].frames[-1].state.things.keys() != board.state.things.keys()
    assert staging.board(one.given) is board
    assert before == (slots_of(board.state), {i: slots_of(t) for i, t in board.state.things.items()})


def slots_of(value):
    """All that a state or a thing says, with copies of the mappings, so that writing into them shows."""
    said = {name: getattr(value, name, None) for name in type(value).__slots__ if name != "heard"}
    return {name: dict(part) if isinstance(part, dict) else part for name, part in said.items()}


def test_going_back_and_forward_shows_the_same():
    made = run(CARDS, CASE)
    count = len(made.frames)
    forward = [json.dumps(frame_json(made.played.run, f)) for f in made.frames]
    numbers = list(range(count)) * 2
    random.Random(5).shuffle(numbers)
    assert all(json.dumps(frame_json(made.played.run, made.frames[n])) == forward[n] for n in numbers)


def test_a_frame_is_the_same_whether_or_not_the_run_goes_on_after_it():
    whole = run(CARDS, CASE)
    for stop in range(len(WHEN)):
        part = run(CARDS, {"given": GIVEN, "when": WHEN[: stop + 1]})
        assert len(part.frames) <= len(whole.frames)
        assert [part.frame_json(n) for n in range(len(part.frames))] == [whole.frame_json(n) for n in range(len(part.frames))]


def test_what_a_frame_holds_never_changes_once_it_is_there():
    made = library(CARDS, CASE)
    _, scenario = made.find("case")
    seen = {}
    from engine.kernel.run import Run

    emit = Run.emit

    def watching(self, *args, **kwargs):
        n = emit(self, *args, **kwargs)
        seen[n] = json.dumps(frame_json(self, self.frames[n])["state"])
        return n

    Run.emit = watching
    try:
        played = made.play(scenario).run
    finally:
        Run.emit = emit
    assert {f.n: json.dumps(frame_json(played, f)["state"]) for f in played.frames} == seen


def test_neighbouring_frames_share_what_did_not_change():
    frames = play(CARDS, CASE).frames
    shared = [a.state.things[i] is b.state.things[i] for a, b in itertools.pairwise(frames) for i in a.state.things]
    assert sum(shared) / len(shared) > 0.95


def test_frames_are_numbered_and_each_names_the_frame_that_caused_it():
    frames = run(CARDS, CASE).frames
    assert [f.n for f in frames] == list(range(len(frames)))
    assert all(f.cause < f.n or f.n == 0 for f in frames)
    for f in frames[1:]:
        assert f.depth == 0 or frames[f.cause].depth == f.depth - 1, f.n


def test_branching_at_a_decision_shares_everything_up_to_it():
    left, right = (run(CARDS, CASE, choose=(n,)) for n in (0, 1))
    at = left.decisions[0].frame
    assert [left.frame_json(n) for n in range(at)] == [right.frame_json(n) for n in range(at)]
    assert left.frame_json(at) != right.frame_json(at)
    assert [d.picked for d in (left.decisions[0], right.decisions[0])] == [0, 1]
    assert not left.decisions[0].defaulted


def test_the_same_input_gives_the_same_bytes():
    assert len({json.dumps(run(CARDS, CASE).json(), ensure_ascii=False) for _ in range(3)}) == 1


SCRIPT = "import json; from tests.kernel.test_frames import CARDS, CASE, run; print(json.dumps(run(CARDS, CASE).json()))"


def test_the_same_input_gives_the_same_bytes_in_every_process():
    seeds = ("0", "1", "4242")
    printed = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in seeds
    }
    assert len(printed) == 1


def test_a_run_is_plain_data_that_survives_being_written_and_read():
    data = run(CARDS, CASE).json()
    assert json.loads(json.dumps(data)) == data
    assert data["fingerprint"]
    assert data["fingerprint"] == run(CARDS, CASE).json()["fingerprint"]


def test_what_differs_in_a_run_differs_in_its_fingerprint():
    assert run(CARDS, CASE).json()["fingerprint"] != run(CARDS, CASE, choose=(1,)).json()["fingerprint"]


def test_texts_in_one_language_are_those_of_both():
    made = run(CARDS, CASE)
    both, ja = made.json(), made.json("ja")
    assert [f["text"] for f in ja["frames"]] == [f["text"]["ja"] for f in both["frames"]]


def test_a_run_that_nobody_holds_is_gone_at_once():
    """No cycles: otherwise every run would wait for the garbage collector, which made runs half as slow again once."""
    made = library(CARDS, CASE)
    _, scenario = made.find("case")
    staging = made.staging(scenario, None)
    made.play(scenario, staging=staging)
    gc.collect()
    gc.disable()
    try:
        made.play(scenario, staging=staging)
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_what_is_expected_is_there_whole_or_not_at_all_while_it_is_made():
    """Two threads of a server ask for it at once: the second must not be given the first one's half."""
    made = run(CARDS, CASE | {"then": ["my leader has 20 defense", "my leader has 17 defense"]})
    usual, asked_inside = made.played.staging.text, []

    def text(sentence):
        if not asked_inside:
            asked_inside.append(None)
            asked_inside[0] = [told["line"] for told in made.expectations]
        return usual(sentence)

    object.__setattr__(made.played.staging, "text", text)
    whole = [told["line"] for told in made.expectations]
    assert len(whole) == 2
    assert asked_inside == [whole]


def test_a_table_made_by_two_threads_at_once_counts_once():
    frames = run(CARDS, CASE)._frames
    data = frames[2]
    for _ in range(3):
        frames.large(data, 2, "state")
    assert frames.rows == sum(frames._large.values())
