"""From the answer straight to the step that decides, to its why, and to what comes otherwise, each one tap away."""

import html
import re

import pytest
from django.http import QueryDict

from rulings.board.address import Address, Asked, read
from rulings.board.cases import of_ruling
from rulings.board.rules import turned_on
from rulings.board.runs import run_as_asked
from rulings.stepper.deciding import deciding
from tests.cast import stage

pytestmark = pytest.mark.any_database

HTMX = {"HX-Request": "true"}
APART = f"set={stage.SWITCH}=together"


@pytest.fixture
def get(client, db, fresh_shelf):
    stage.put_on_shelf()

    def ask(path: str, **headers: str):
        return client.get(path, headers=headers)

    return ask


def text_of(answer) -> str:
    assert answer.status_code == 200
    return html.unescape(answer.content.decode())


def rows(text: str) -> list[tuple[str, str]]:
    """The links of each deciding moment: to the step, to its why."""
    return re.findall(r'<a class="deciding-step"[^>]* href="([^"]*)".*?<a class="deciding-why" data-why href="([^"]*)"', text, re.S)


def asked(**parts) -> Asked:
    query = QueryDict(mutable=True)
    query.update(parts)
    return read(query)


def found(name: str, **parts):
    case, reading = of_ruling(name), asked(**parts)
    run = run_as_asked(case, reading)
    return run, deciding(case, run, reading.address)


def test_it_is_the_first_step_that_cites_the_rule_the_scenario_turns_on(get):
    run, moments = found(stage.BOARDING, scenario="magitrain")
    (one,) = moments
    assert list(turned_on(run)) == [stage.SWITCH]
    assert stage.SWITCH in run.frame(one["n"])["rules"]
    assert all(stage.SWITCH not in run.frame(n)["rules"] for n in range(one["n"]))
    assert [rule["id"] for rule in one["rules"]] == [stage.SWITCH]


def test_a_scenario_that_says_nothing_otherwise_is_searched_for_the_rules_of_the_others(get):
    run, moments = found(stage.BOARDING, scenario="nobody")
    cited = {rule for n in range(run.last + 1) for rule in run.frame(n)["rules"]}
    assert bool(moments) == (stage.SWITCH in cited)


def test_a_rule_set_otherwise_decides(get):
    _run, moments = found(stage.BOARDING, scenario="magitrain", set=f"{stage.SWITCH}=together")
    assert [rule["id"] for rule in moments[0]["rules"]] == [stage.SWITCH]


def test_where_nothing_decides_nothing_is_said(get):
    assert found(stage.TOSS)[1] == []
    assert 'class="deciding"' not in text_of(get(f"/rulings/{stage.TOSS}/"))


def test_the_page_leads_from_the_answer_to_the_step_and_to_its_why(get):
    base = f"/rulings/{stage.BOARDING}/"
    ((step, why),) = rows(text_of(get(base)))
    n = re.search(r"step=(\d+)", step).group(1)
    assert step == f"?step={n}#stepper"
    assert f'data-step="{n}"' in text_of(get(base + step))
    told = text_of(get(base + why, **HTMX))
    first = re.search(r'<article class="why-rule">.*?data-rule="([^"]*)"', told, re.S).group(1)
    assert first == stage.SWITCH


def test_why_leads_on_to_both_runs_where_they_part(get):
    base = f"/rulings/{stage.BOARDING}/"
    ((_step, why),) = rows(text_of(get(base)))
    told = text_of(get(base + why, **HTMX))
    beside = re.search(r'<article class="why-rule">.*?href="([^"]*compare/[^"]*)"', told, re.S).group(1)
    assert APART.replace("set=", "with-set=") in beside
    assert 'class="pairing"' in text_of(get(beside))


def test_why_of_a_step_before_the_runs_part_leads_to_where_they_do(get):
    base = f"/rulings/{stage.BOARDING}/"
    part = int(re.search(r'id="moment" data-step="(\d+)"', text_of(get(f"{base}compare/?scenario=magitrain&with-{APART}"))).group(1))
    run = of_ruling(stage.BOARDING).run(Address("magitrain"))
    before = [n for n in range(1, part) if run.frame(n)["rules"]]
    assert before
    for n in before:
        told = text_of(get(f"{base}why/?scenario=magitrain&step={n}", **HTMX))
        for link in re.findall(rf'href="([^"]*compare/[^"]*with-{APART}[^"]*)"', told):
            assert link.endswith(f"&step={part}")


def test_what_comes_otherwise_is_one_tap_from_both_runs(get):
    text = text_of(get(f"/rulings/{stage.BOARDING}/"))
    (reading,) = re.findall(r'<th scope="row">.*?<a class="side-by-side" href="([^"]*)"', text)
    (other,) = re.findall(r'class="run-so".*?<a class="side-by-side" href="([^"]*)"', text)
    for link in (reading, other):
        assert f"with-set={stage.SWITCH}=together" in link
        assert 'data-standing="parting"' in text_of(get(f"/rulings/{stage.BOARDING}/{link}"))


@pytest.mark.parametrize("query", ["", "?choose=1"])
def test_each_choice_not_taken_is_one_tap_from_the_two_beside_each_other(get, query):
    base = f"/rulings/{stage.TOSS}/"
    at = next(taken["frame"] for taken in of_ruling(stage.TOSS).run(Address("two")).decisions)
    address = f"{base}{query}{'&' if query else '?'}step={at}"
    (link,) = re.findall(r'<a class="beside" href="([^"]*)"', text_of(get(address, **HTMX)))
    assert link.endswith(f"with-choose={'0' if query else '1'}")
    assert 'data-standing="parting"' in text_of(get(base + link))
    assert 'class="beside"' not in text_of(get(base + link))
