"""A run may cost only so much; past that it ends with a verdict that says what it ran out of."""

import pytest

from engine.kernel.budget import Budget, OverBudget
from engine.kernel.run import Run
from engine.kernel.trace import Event
from tests.cast.small import card, play
from tests.cast.small import run as run_case
from tests.cast.tables import begin, happen, table, triggered
from tests.cast.tables import card as plain

BELLS = [
    card("Bell", "Last Words: summon a Gong."),
    card("Gong", "Last Words: summon a Bell."),
    card("Hammer", "Whenever another allied follower enters the board: destroy it.", defense=9),
]
RINGING = {"given": {"me": {"board": ["Bell", "Hammer"]}}, "when": ["Bell is destroyed"]}
ECHO = [card("Echo", "Whenever a card is added to your hand: add an Echo to your hand.", kind="amulet")]
CHOOSER = [
    card("Gate", "Draw a card. Draw a card.", kind="spell"),
    card("Dart", "Deal 1 damage to a chosen enemy follower.", kind="spell", cost=0),
]


def ended(run: Run) -> tuple[str, str]:
    last = run.frames[-1]
    assert last.kind == "ended"
    assert run.agenda == []
    return run.outcome.verdict, last.message.parts["which"]


@pytest.mark.parametrize(
    ("which", "budget"),
    [
        ("steps", Budget(steps=100)),
        ("objects", Budget(objects=80)),
        ("objects", Budget()),
        ("decisions", Budget(decisions=0)),
    ],
)
def test_two_cards_that_trigger_each_other_for_ever_end_over_the_budget_they_meet_first(which, budget):
    dice = [card("Dice", "Whenever an allied follower enters the board: deal 0 damage to a random enemy.")] if which == "decisions" else []
    given = {"me": {"board": ["Bell", "Hammer", *(["Dice"] if dice else [])]}, "opponent": {"board": ["Hammer"]}}
    run = play([*BELLS, *dice], {**RINGING, "given": given}, budget)
    assert ended(run) == (f"budget:{which}", which)
    assert not run.outcome.ordinary


def test_a_budget_that_just_suffices_is_enough_and_one_less_is_not():
    scenario = {"given": {"opponent": {"board": ["Bell"]}}, "when": ["Bell is destroyed"]}
    cards = [card("Bell", "Last Words: draw a card.")]
    need = len(play(cards, scenario).frames)
    assert play(cards, scenario, Budget(steps=need)).outcome.verdict == "open"
    assert ended(play(cards, scenario, Budget(steps=need - 1))) == ("budget:steps", "steps")


def test_the_agenda_is_limited():
    crowd = [card("Crier", "Whenever an allied follower is destroyed: draw a card.")]
    scenario = {"given": {"me": {"board": ["5 x Crier"]}}, "when": ["the first Crier is destroyed"]}
    assert play(crowd, scenario, Budget(agenda=5)).outcome.verdict == "open"
    assert ended(play(crowd, scenario, Budget(agenda=3))) == ("budget:agenda", "agenda")


def test_nesting_is_limited():
    again = triggered("again", "damaged", lambda ctx: ctx.run.happen(Event("damaged", 2, "opponent", 1)))
    run = begin(table(me_board=[plain("A", again)]), budget=Budget(steps=10**6, depth=40))
    run.cuts_in = True
    with pytest.raises(OverBudget, match="depth"):
        happen(run, Event("damaged", 2, "opponent", 1))
    assert max(f.depth for f in run.frames) == 40


def test_the_default_depth_is_met_long_before_the_machine_s_own_limit():
    cards = [card("Thorn", "Whenever an allied follower takes damage: deal 1 damage to all allied followers.", defense=500)]
    scenario = {
        "set": {"sv.order.first-in-first-out": "cutting-in"},
        "given": {"me": {"board": ["3 x Thorn"]}},
        "when": ["1 damage is dealt to the first Thorn"],
    }
    assert ended(play(cards, scenario, Budget(steps=10**5, agenda=10**5)))[0] == "budget:depth"


def test_a_scenario_that_never_ends_says_so_and_shows_what_happened_until_then():
    run = run_case(ECHO, {"given": {"me": {"board": ["Echo"]}}, "when": ["I draw 1 card"]})
    assert run.outcome.verdict.startswith("budget:")
    assert run.frame_json(2)["text"]["en"] == "I draw a card"
    assert run.frame_json(len(run.frames) - 1)["text"]["en"].startswith("Stopped: this run is too long")
    assert len(run.frames) <= Budget().steps + 2


def test_later_actions_do_not_happen_once_the_budget_is_used_up():
    run = play(BELLS, {**RINGING, "when": ["Bell is destroyed", "I draw 1 card"]}, Budget(steps=50))
    assert [f.message.key for f in run.frames if f.kind == "action"] == ["action"]


def test_the_same_situation_again_with_nothing_to_decide_is_a_loop():
    run = happen(begin(table(me_board=[plain("A", triggered("a", "revealed", show)), plain("B")])), Event("revealed", 2, "opponent", 1))
    assert run.outcome.verdict == "loop"
    assert run.outcome.rules == ("toy.loop",)
    assert run.outcome.ordinary


def show(ctx):
    ctx.run.happen(Event("revealed", 2, "opponent", 1))


def test_a_counter_that_a_rule_reads_makes_the_situation_another_one():
    def count(ctx):
        ctx.run.happen(Event("gained", 0, "me", 1, point="shadows"))
        show(ctx)

    run = begin(table(me_board=[plain("A", triggered("a", "revealed", count))]), budget=Budget(steps=900))
    with pytest.raises(OverBudget, match="steps"):
        happen(run, Event("revealed", 2, "opponent", 1))


def test_two_cards_that_trigger_each_other_without_changing_anything_are_a_loop():
    ping = [
        card("Ping", "Whenever an allied follower takes damage: restore 1 defense to it."),
        card("Pong", "Whenever an allied follower is healed: deal 1 damage to it.", defense=9),
    ]
    run = run_case(ping, {"given": {"me": {"board": ["Ping", "Pong"]}}, "when": ["1 damage is dealt to Pong"]})
    assert (run.outcome.verdict, run.outcome.rules) == ("loop", ("sv.loop.stopped",))
    assert run.frames[-1].rules == ("sv.loop.stopped",)
