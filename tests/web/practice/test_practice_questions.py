"""Questions made of runs: what is accepted is what the runs allow, and what is wrong is refuted by a rule that is cited."""

from functools import cache

import pytest

from rulings.board.address import Address
from rulings.board.cases import Case
from rulings.practice.page import Put
from rulings.practice.questions import KINDS, questions_of, settled, shuffled
from rulings.practice.queue_questions import looks, next_take
from rulings.practice.refuting import refuted
from rulings.practice.series import questions_at
from rulings.practice.shapes import frames, kernel, within
from tests.cast.shipped import library

EVERY = 3  # scenarios; the others tell nothing new, but for kinds of which there are few
FEW = 3


@cache
def case(ruling):
    return Case("ruling", f"/rulings/{ruling}/", library().rulings[ruling], library(), ("practice tests", ruling))


@cache
def sample():
    """Questions of a part of the corpus, put: by their kinds."""
    found = {}
    scenarios = [(name, s.name) for name, ruling in sorted(library().rulings.items()) for s in ruling.scenarios]
    rest = [one for n, one in enumerate(scenarios) if n % EVERY]
    for n, (ruling, scenario) in enumerate([*scenarios[::EVERY], *rest]):
        rare = [kind for kind in KINDS if len(found.get(kind, ())) < FEW]
        if n * EVERY >= len(scenarios) and not rare:
            break
        for question in questions_at(case(ruling), scenario):
            if n * EVERY < len(scenarios) or question.kind in rare:
                put = Put(case(ruling), Address(scenario=scenario), case(ruling).run(Address(scenario)), question)
                found.setdefault(question.kind, []).append(put)
    return found


def again(put, choose):
    """The same scenario with other decisions."""
    return case(put.case.ruling.id).run(Address(put.run.scenario.name, choose=choose))


def before(put, frame):
    """The options picked before a frame."""
    return tuple(d.picked for d in kernel(put.run).decisions if d.frame < frame)


def wrong(put):
    return [answer for answer in put.answers if answer.key not in put.settled.right]


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_has_right_and_wrong_answers_that_differ(kind):
    assert sample()[kind]
    for put in sample()[kind]:
        keys = [answer.key for answer in put.answers]
        assert len(set(keys)) == len(keys) == len({(answer.text, answer.note) for answer in put.answers}), put.name
        assert set(keys) & put.settled.right
        assert wrong(put)
        assert len(keys) <= 8
        assert put.question.level in (1, 2, 3)


@pytest.mark.parametrize("kind", KINDS)
def test_what_speaks_against_a_wrong_answer_is_cited_there_or_owns_a_part_of_a_key(kind):
    for put in sample()[kind]:
        step, end = put.question.step, put.settled.step
        cited = {rule for frame in frames(put.run)[step : end + 4] for rule in frame.rules}
        inner = [*within(frames(put.run), step), *within(frames(put.run), end)]
        cited |= {rule for n in inner for rule in frames(put.run)[n].rules}
        owned = {part["rule"] for one in put.run.frame(step)["agenda"] for part in one["key"]}
        for answer in wrong(put):
            rules = put.kind.against(put.run, step, put.question.about, answer.key)
            assert rules, (put.name, answer)
            assert rules[0] in cited | owned, (put.name, answer, rules)
            assert all(rule in library().rules for rule in rules)


@pytest.mark.parametrize("kind", KINDS)
def test_a_setting_that_makes_an_answer_right_really_does(kind):
    played = 0
    for n, put in enumerate(sample()[kind]):
        if n >= 25 and played:
            break
        for answer in wrong(put):
            found = refuted(put.run, put.question, answer.key, put.again)
            if found.other is None:
                continue
            played += 1
            there = put.kind.settle(found.other, put.question.step, put.question.about)
            assert answer.key in there.right
            assert answer.key not in put.settled.right
            assert found.rules[0] in {rule for rule, _setting in found.under}
            assert all(put.run.settings[rule] != setting for rule, setting in found.under)
            said = [frame["text"]["en"] for frame in map(put.run.frame, range(put.question.step + 1))]
            assert said == [found.other.frame(n)["text"]["en"] for n in range(put.question.step + 1)]
    assert played or kind in ("forbids", "drawn", "becomes")  # of which few can be made right, or none


def test_of_a_queue_exactly_the_one_that_resolves_is_right():
    asked = 0
    for put in sample()["next"]:
        k, step = kernel(put.run), put.question.step
        if any(d.frame == step + 1 for d in k.decisions):
            continue
        asked += 1
        resolving = next(n for n in range(step + 1, len(k.frames)) if k.frames[n].kind in ("resolving", "fizzled", "burned"))
        left = {p.id for p in k.frames[step].agenda} - {p.id for p in k.frames[resolving].agenda}
        (right,) = put.settled.right
        assert left <= {p.id for p in looks(k.frames[step].agenda)[right]}
    assert asked > 20


def decided(kind):
    """Questions about a decision: of all of the corpus, since they are few."""
    for name, ruling in sorted(library().rulings.items()):
        for scenario in ruling.scenarios:
            run = case(name).run(Address(scenario.name))
            if not run.made.decisions:
                continue
            for question in questions_at(case(name), scenario.name):
                put = Put(case(name), Address(scenario=scenario.name), run, question)
                decision = next((d for d in kernel(run).decisions if d.frame == question.step + 1), None)
                if question.kind == kind and decision is not None:
                    yield put, decision


def test_of_a_pool_and_of_a_lot_each_right_answer_can_be_taken_and_no_other():
    found = list(decided("next"))
    assert len(found) >= 3
    for put, decision in found:
        step = put.question.step
        taken = set()
        for option in range(len(decision.options)):
            run = again(put, (*before(put, decision.frame), option))
            take = next_take(kernel(run), step)
            taken |= {key for key, same in looks(frames(run)[step].agenda).items() if take.pending.id in {p.id for p in same}}
        assert taken == put.settled.right
        assert bool(put.settled.chances) == (decision.kind == "random")


def test_of_a_draw_each_card_that_can_come_is_right_and_no_other():
    found = list(decided("drawn"))
    assert len(found) >= 5
    for put, decision in found:
        taken = set()
        for option in range(len(decision.options)):
            run = again(put, (*before(put, decision.frame), option))
            there = next(d for d in kernel(run).decisions if d.frame == decision.frame)
            taken.add(str(there.options[there.picked][0]))
        assert taken == put.settled.right
        assert not {answer.key for answer in wrong(put)} & taken


def test_an_action_is_allowed_where_the_run_did_not_refuse_it():
    given = set()
    for put in sample()["allowed"]:
        number = put.run.actions.index(put.question.about) + 1 if put.question.about in put.run.actions else None
        refused = {n for n, done in enumerate(put.run.made.played.actions, 1) if done.refused is not None}
        if number is not None:
            assert put.settled.right == ({"no"} if number in refused else {"yes"})
        given |= put.settled.right
    assert given == {"yes", "no"}


def test_effects_that_do_something_and_effects_that_do_nothing_are_both_asked_about():
    given = set()
    for put in sample()["does"]:
        take = next_take(kernel(put.run), put.question.step)
        inner = [frames(put.run)[n] for n in within(frames(put.run), take.frame)]
        did = any(f.event is not None and f.event.did for f in inner if f.kind in ("event", "state-based", "burned"))
        assert put.settled.right == ({"yes"} if did else {"no"})
        given |= put.settled.right
    assert given == {"yes", "no"}


def test_the_end_is_the_runs_own():
    for put in sample()["ends"]:
        outcome = kernel(put.run).outcome
        assert put.settled.right == {outcome.winner or (outcome.verdict if outcome.verdict != "open" else "on")}


def test_what_is_destroyed_is_on_the_battlefield_before_and_not_after():
    for put in sample()["dies"]:
        found, step = frames(put.run), put.question.step
        end = within(found, step)[-1]
        for key in put.settled.right - {"nobody"}:
            before_it, after_it = found[step].state.things[int(key)], found[end].state.things.get(int(key))
            assert after_it is None or after_it.since != before_it.since
        if "nobody" in put.settled.right:
            assert not any(f.event is not None and f.event.type == "destroyed" and f.event.did for f in found[step + 1 : end + 1])


def test_the_order_of_the_answers_says_nothing_and_stays():
    places = [[a.key in put.settled.right for a in put.answers].index(True) for put in sample()["next"]]
    assert {0, 1, 2} <= set(places)
    put = sample()["next"][0]
    assert [a.key for a in put.answers] == [a.key for a in shuffled(put.run, [], put.question)]


def test_the_questions_of_a_run_come_in_the_order_of_its_steps():
    for puts in sample().values():
        found = questions_of(puts[0].run, [])
        assert [q.step for q in found] == sorted(q.step for q in found)
        assert all(settled(puts[0].run, q).step >= q.step for q in found)
