"""What waits is sorted by a key whose parts are rules."""

from itertools import pairwise

import pytest

from engine.kernel import moves
from engine.kernel.agenda import Pending
from engine.kernel.cards import CardAbility
from engine.kernel.state import Thing
from engine.kernel.trace import Event
from tests.cast.tables import QUEUE, begin, card, happen, note, table, triggered, words


def crier(name, moment="early", **more):
    """Says its name when anybody is damaged."""
    return card(name, triggered(name + " cries", "damaged", note(name), moment=moment, **more))


def cries(settings=None, **zones):
    run = begin(table(**zones), settings=settings)
    return happen(run, Event("damaged", 2, "opponent", 1))


def test_the_agenda_of_every_frame_is_sorted_by_its_key():
    run = cries(me_board=[crier("A"), crier("B", "late")], opponent_board=[crier("C")], me_hand=[crier("D"), crier("E")])
    assert any(len(f.agenda) > 3 for f in run.frames)
    for f in run.frames:
        assert [p.key for p in f.agenda] == sorted(p.key for p in f.agenda)
        assert all(a.key < b.key for a, b in pairwise(f.agenda))


def test_the_hand_goes_before_the_board_and_its_right_end_first():
    assert words(cries(me_board=[crier("board")], me_hand=[crier("left"), crier("right")])) == ["right", "left", "board"]


@pytest.mark.parametrize(
    ("settings", "order"),
    [
        ({}, ["E", "D", "A", "C", "B"]),
        ({"toy.early-before-late": "together"}, ["E", "D", "A", "B", "C"]),
        ({"toy.hand-then-board": "board-first"}, ["A", "C", "E", "D", "B"]),
        ({"toy.hand-right-to-left": "left-to-right"}, ["D", "E", "A", "C", "B"]),
        ({"toy.turn-player": "other-player"}, ["E", "D", "C", "A", "B"]),
    ],
)
def test_each_part_of_the_key_is_a_rule_and_its_switch_moves_exactly_that_part(settings, order):
    run = cries(settings, me_board=[crier("A"), crier("B", "late")], opponent_board=[crier("C")], me_hand=[crier("D"), crier("E")])
    assert words(run) == order


def test_the_sequence_of_the_parts_is_a_rule_too():
    zones = {"me_board": [crier("early on the board")], "me_hand": [crier("late in hand", "late")]}
    assert words(cries(**zones)) == ["early on the board", "late in hand"]
    assert words(cries({"toy.sequence": "place-first"}, **zones)) == ["late in hand", "early on the board"]


def test_what_an_effect_triggers_waits_behind_what_waited_before():
    hurt_again = card(
        "A", triggered("A", "damaged", note("A"), lambda ctx: ctx.run.happen(Event("healed", 2, "opponent", 1)), moment="late")
    )
    healer = card("H", triggered("H", "healed", note("H")))
    zones = {"me_board": [hurt_again, crier("B", "late"), healer]}
    assert words(cries(**zones)) == ["A", "B", "H"]
    assert words(cries({"toy.first-in": "last-in"}, **zones)) == ["A", "H", "B"]


def test_of_one_card_the_printed_lines_go_from_the_top_and_what_was_granted_last():
    one, two, given = (triggered(n, "damaged", note(n)) for n in ("one", "two", "given"))
    for setting, order in (("printed-first", ["one", "two", "given"]), ("granted-first", ["given", "one", "two"])):
        run = begin(table(me_board=[card("A", one, two)]), settings={"toy.printed-first": setting})
        moves.grant(run, run.state.things[3], CardAbility(given, 0, run.new_stay()))
        assert words(happen(run, Event("damaged", 2, "opponent", 1))) == order


def test_which_rule_put_one_before_the_other_is_said_when_it_is_taken():
    run = cries(me_board=[crier("A")], me_hand=[crier("D")])
    first = next(f for f in run.frames if f.kind == "resolving")
    assert first.rules == ("toy.hand-then-board",)


def test_two_equal_keys_are_an_error():
    run = begin(table(me_board=[crier("A")]))
    held = CardAbility(triggered("x", "damaged", note("x")), 0)
    source: Thing = run.state.things[3]
    run.agenda = [Pending(n, held, source, 3, "me", None, (1, 1, 1, 1, 1, 1, 1), "early") for n in (1, 2)]
    with pytest.raises(ValueError, match="accident"):
        run.drain()


def test_the_parts_of_a_key_are_as_many_as_the_rule_of_the_sequence_names():
    run = cries(me_board=[crier("A")])
    assert {len(p.key) for f in run.frames for p in f.agenda} == {len(run.order.sequence)} == {7}
    assert QUEUE.discipline == "queue"


def test_what_cuts_in_resolves_inside_and_leaves_what_waited_before_where_it_was():
    """Cutting in is for what is new: B, which waited already, does not come along with X."""
    again = triggered("A", "damaged", note("A begins"), lambda ctx: ctx.run.happen(Event("healed", 2, "opponent", 1)), note("A ends"))
    run = begin(table(me_board=[card("A", again), crier("B"), card("X", triggered("X", "healed", note("X")))]))
    run.cuts_in = True
    happen(run, Event("damaged", 2, "opponent", 1))
    assert words(run) == ["A begins", "X", "A ends", "B"]


def cited(run):
    return {r for f in run.frames if f.kind == "resolving" for r in f.rules}


def test_a_line_of_the_timing_table_that_puts_two_moments_together_is_cited_although_a_later_part_decides():
    zones = {"me_board": [crier("B", "late"), crier("A")]}
    apart, together = cries(**zones), cries({"toy.early-before-late": "together"}, **zones)
    assert (words(apart), words(together)) == (["A", "B"], ["B", "A"])
    assert cited(apart) == {"toy.early-before-late"}
    assert cited(together) == {"toy.early-before-late", "toy.leader-last"}


def test_the_sequence_of_the_parts_is_cited_where_another_one_would_turn_two_effects_round():
    zones = {"me_board": [crier("early on the board")], "me_hand": [crier("late in hand", "late")]}
    assert cited(cries(**zones)) == {"toy.early-before-late", "toy.sequence"}
    assert "toy.sequence" not in cited(cries(me_board=[crier("A"), crier("B")]))


def test_the_rules_behind_every_other_waiting_effect_are_cited_not_only_those_behind_the_next():
    run = cries(me_hand=[crier("left"), crier("right")], me_board=[crier("board")])
    first = next(f for f in run.frames if f.kind == "resolving")
    assert set(first.rules) == {"toy.hand-right-to-left", "toy.hand-then-board"}
