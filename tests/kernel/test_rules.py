"""Rules are dated switches: which setting holds on a day, what overrides it, and that code and corpus name the same ones."""

import datetime as dt

import pytest

from engine.corpus.problems import BadInput
from engine.games.registry import GAMES
from engine.kernel.rules import FIXED, Policy, check, compose, setting_on
from tests.cast.small import BOTH, library, rules_of
from tests.cast.tables import Declared


def rule(id, *settings, history=(), fixed=False):
    made = Declared(id)
    made.settings = dict.fromkeys(settings)
    made.history = history
    made.fixed = fixed
    return made


DATED = rule("r", "new", "old", history=((None, "old"), (dt.date(2021, 3, 30), "new"), (dt.date(2023, 1, 1), "old")))


@pytest.mark.parametrize(
    ("day", "setting"),
    [
        ("2000-01-01", "old"),
        ("2021-03-29", "old"),
        ("2021-03-30", "new"),
        ("2022-12-31", "new"),
        ("2023-01-01", "old"),
        ("2100-01-01", "old"),
    ],
)
def test_a_change_holds_from_its_day_on_that_day_included(day, setting):
    assert setting_on(DATED, dt.date.fromisoformat(day)) == setting


def test_without_a_day_the_latest_dated_setting_holds():
    assert setting_on(rule("r", "first", "later", history=((None, "first"), (dt.date(2090, 1, 1), "later"))), None) == "later"


def test_an_undated_rule_has_its_first_setting_on_every_day():
    assert {setting_on(rule("r", "first", "second"), day) for day in (None, dt.date(1990, 1, 1), dt.date(2090, 1, 1))} == {"first"}


def test_a_fixed_rule_has_one_setting():
    assert setting_on(rule("r", fixed=True), None) == FIXED


def test_an_override_goes_before_the_date():
    policies = (Policy("q", "r", {"new": 1, "old": 2}),)
    ruleset = compose(policies, {"r": DATED}, dt.date(2022, 1, 1), {"r": "old"})
    assert (ruleset.answers["q"], ruleset.settings["r"], ruleset.owners["q"]) == (2, "old", "r")
    assert compose(policies, {"r": DATED}, dt.date(2022, 1, 1), {}).answers["q"] == 1


def wrong(policies, *rules):
    return check(policies, {r.id: r for r in rules})


def test_what_is_declared_and_what_is_looked_up_must_be_the_same():
    asks = (Policy("q", "r", {"a": 1, "b": 2}),)
    assert wrong(asks, rule("r", "a", "b")) == []
    assert wrong(asks) == [("r", "is looked up but not declared")]
    assert wrong(asks, rule("r", "a", "b"), rule("s", "x")) == [("s", "is declared but never looked up")]
    assert wrong(asks, rule("r", "a", "b", "c")) == [("r", "setting 'c' is declared but has no behaviour")]
    assert wrong(asks, rule("r", "a")) == [("r", "setting 'b' has a behaviour but is not declared")]
    assert wrong((Policy("q", "r", {FIXED: 1}),), rule("r", fixed=True)) == []
    assert wrong(asks, rule("r", fixed=True))[0] == ("r", "setting 'fixed' is declared but has no behaviour")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_question_is_bound_once_and_all_questions_of_a_rule_know_the_same_settings(game):
    policies = GAMES[game].policies
    assert len({p.question for p in policies}) == len(policies)
    for p in policies:
        assert {q.rule: set(q.answers) for q in policies if q.rule == p.rule} == {p.rule: set(p.answers)}


def corpus(history=None):
    return library([], {"given": {}, "when": ["nothing is done"]}, history=history)


def test_the_library_reports_a_rule_that_nothing_looks_up_and_one_that_nobody_declares():
    from engine.study.library import Library

    known = rules_of("shadowverse")
    renamed = known.replace('"sv.order.turn-player-first"', '"sv.order.renamed"')
    said = [p.message["en"] for p in Library.from_texts({"shadowverse/rules/all.yaml": renamed}).problems]
    assert said == [
        "Rule sv.order.turn-player-first is looked up but not declared.",
        "Rule sv.order.renamed is declared but never looked up.",
    ]


def test_a_ruleset_of_a_day_takes_the_dates_of_the_corpus():
    dated = {
        "sv.order.turn-player-first": {"history": [{"since": "2021-03-30", "setting": "other-player-first"}], "before": "turn-player-first"}
    }
    lib = corpus(dated)
    on = {day: lib.ruleset("shadowverse", day and dt.date.fromisoformat(day), {}) for day in ("2021-03-29", "2021-03-30", None)}
    assert {day: r.settings["sv.order.turn-player-first"] for day, r in on.items()} == {
        "2021-03-29": "turn-player-first",
        "2021-03-30": "other-player-first",
        None: "other-player-first",
    }


@pytest.mark.parametrize(
    ("settings", "words", "nearest"),
    [
        ({"sv.order.turn-player-frist": "x"}, "There is no rule “sv.order.turn-player-frist”.", "sv.order.turn-player-first"),
        ({"sv.order.turn-player-first": "turn-player"}, "has no setting “turn-player”", "turn-player-first"),
        ({"sv.loop.stopped": "x"}, "is fixed: it has no other setting", None),
    ],
)
def test_a_rule_or_setting_that_there_is_none_of_is_refused_with_what_comes_nearest(settings, words, nearest):
    with pytest.raises(BadInput) as error:
        corpus().run("case", settings=settings)
    (problem,) = error.value.problems
    assert words in problem.message["en"]
    assert problem.message["ja"] != problem.message["en"]
    assert nearest is None or problem.nearest[0] == nearest
    assert set(BOTH) == set(problem.message)
