"""Why a step happens now, and why one waiting effect goes before another: causes, keys, rules, and the moment under other settings."""

import datetime as dt
import gzip
import re
from types import SimpleNamespace

import pytest

from engine.corpus.shapes import Rule
from rulings.board.address import LONGEST, Address
from rulings.board.cases import of_ruling
from rulings.judge import other_runs, why, why_rules
from rulings.store import current
from tests.cast import stage

pytestmark = pytest.mark.any_database

HTMX = {"HX-Request": "true"}
BASE = f"/rulings/{stage.BOARDING}/"
PAGE = f"{BASE}why/"
HAND = f"/rulings/{stage.HAND}/why/"


@pytest.fixture
def get(client, db, fresh_shelf):
    stage.put_on_shelf()

    def ask(query: str = "", page: str = PAGE, **headers: str):
        return client.get(page + query, headers=headers)

    return ask


def body(answer) -> str:
    return re.sub(r"\s+", " ", answer.content.decode())


def part(text: str, name: str) -> str:
    """The section of the page with that label."""
    found = re.search(rf'<section aria-label="{name}">.*?</section>', text)
    return found.group() if found else ""


def step_with(text: str, ruling: str = stage.BOARDING, **asked) -> int:
    """The step of a run whose line begins so."""
    run = of_ruling(ruling).run(**asked)
    return next(n for n in range(run.last + 1) if text in run.frame(n)["text"]["en"])


# ---- of a step


def test_the_chain_of_causes_leads_from_the_action_to_the_step(get):
    n = step_with("is destroyed")
    causes = [cause.text for cause in why.chain(of_ruling(stage.BOARDING).run(), n, "all")[0]]
    assert causes[0] == "Opponent plays Hero of Antiquity"
    assert causes[1] == "The opponent plays Hero of Antiquity"
    assert "triggers" in causes[2]
    assert "resolves" in causes[3]
    assert causes[4:] == ["Hero of Antiquity takes 10 damage", "Hero of Antiquity is destroyed"]


def test_what_an_effect_waited_for_is_a_cause(get):
    run = of_ruling(stage.BOARDING).run()
    assert run.frame(why.cause_of(run, step_with("Magitrain triggers")))["text"]["en"] == "Hero of Antiquity enters the board"


def test_it_says_what_waited_beside_it_and_why_it_went_first(get):
    text = part(body(get(f"?step={step_with('Lionel, Woodland Shadow resolves')}")), "Why in this order")
    assert "before <b>Magitrain</b>" in text
    assert "They first differ in their timing: “another is played” goes before “boarding”." in text
    assert f'href="/rules/{stage.SWITCH}/"' in text


def test_each_rule_comes_with_its_statement_its_lines_and_its_setting(get):
    text = part(body(get(f"?step={step_with('Lionel, Woodland Shadow resolves')}")), "By which rules")
    assert "Effects that wait for a card being played come before" in text
    assert re.search(r'href="/sources/sv/#line-17">[^<]*, lines 17-18, 27, 43<', text)
    assert "in every dated ruleset" in text


def test_the_same_moment_under_the_other_setting_is_one_click_away(get, client):
    text = part(body(get(f"?step={step_with('Lionel, Woodland Shadow resolves')}")), "By which rules")
    assert "There comes first: Magitrain resolves" in text
    there = re.search(rf'href="({BASE}\?scenario=magitrain&amp;set={stage.SWITCH}=together&amp;step=\d+)#stepper"', text).group(1)
    shown = body(client.get(there.replace("&amp;", "&")))
    assert re.search(r'<span class="now-text">Magitrain resolves', shown)
    beside = re.search(rf'href="({BASE}compare/[^"]*)"', text).group(1)
    assert "Magitrain resolves" in body(client.get(beside.replace("&amp;", "&")))


def test_what_fizzled_says_what_happened_while_it_waited_and_by_which_rule(get):
    text = body(get(f"?step={step_with('fizzles')}"))
    assert "<h1>Why not?</h1>" in text
    assert "Hero of Antiquity is destroyed" in part(text, "What happened while it waited")
    assert 'href="/rules/sv.boarding.fizzles-without-pilot/"' in part(text, "By which rules")
    assert "There this does not happen; next comes: Magitrain resolves" in text


def test_a_step_without_a_rule_names_those_of_its_cause(get):
    n = step_with("takes 10 damage")
    text = body(get(f"?step={n}"))
    assert f"cited in step {n - 1}" in text
    assert f'href="/rules/{stage.SWITCH}/"' in text


def test_a_fixed_rule_says_why_it_has_no_other_setting(get):
    text = part(body(get(f"?step={step_with('is destroyed')}")), "By which rules")
    assert "<dt>Fixed</dt>" in text


def test_a_draw_on_the_way_is_told(get):
    page = f"/rulings/{stage.TOSS}/why/"
    n = step_with("takes 3 damage", stage.TOSS)
    assert "<b>Hero of Antiquity</b>" in part(body(get(f"?step={n}&choose=1", page)), "Decided on the way")
    assert "The rules leave this open" in body(get(f"?step={n - 1}", page))


def test_the_first_step_is_the_board_as_given(get):
    assert "The board as the ruling gives it" in body(get())


# ---- of what waits


def test_two_waiting_effects_stand_with_their_keys_side_by_side(get):
    n = step_with("Magitrain triggers")
    for query in ("waiting=1&before=2", "waiting=2&before=1"):
        text = body(get(f"?step={n}&{query}"))
        table = re.search(r'<table class="why-key">.*?</table>', text).group()
        assert re.search(r"<tr data-decides><th scope=\"row\">timing.*?<td>another is played</td><td>boarding</td>", table)
        assert len(re.findall("data-decides", table)) == 1
        assert "There the two stand the other way round." in text


def test_any_two_can_be_asked_about_and_not_only_neighbours(get):
    first, _between, last = why.in_order(of_ruling(stage.HAND).run(), 5)
    text = body(get(f"?step=5&waiting={first.id}&before={last.id}", HAND))
    assert re.search(r"data-decides><th scope=\"row\">position.*?<td>1 from the left</td><td>3 from the left</td>", text)
    assert "Azi Dahaka (right)" in text


def test_one_waiting_effect_says_since_when_and_stands_against_each_other(get):
    text = body(get(f"?step={step_with('Magitrain triggers')}&waiting=2"))
    assert "Why does this wait?" in text
    assert "Hero of Antiquity enters the board" in text
    assert "after <b>Lionel, Woodland Shadow</b>" in text
    assert "Place 2 of 2." in text


def test_what_the_viewer_does_not_see_is_not_told(get):
    effect = why.in_order(of_ruling(stage.HAND).run(), 5)[0]
    for query in ("?step=5", f"?step=5&waiting={effect.id}", "?step=6"):
        seen, unseen = (body(get(query + view, HAND)) for view in ("", "&view=opponent"))
        assert "Kyoka" in seen
        assert "Kyoka" not in unseen
        assert "Azi Dahaka" not in unseen
        assert "An effect of a card that is not seen" in unseen


# ---- settings in time


def rule(*history) -> Rule:
    settings = {"a": {"en": "A", "ja": "A"}, "b": {"en": "B", "ja": "B"}, "c": {"en": "C", "ja": "C"}}
    return Rule("sv.x", "shadowverse", {}, {}, settings, history, None, (), (), None, "", 0)


def said(rule: Rule, day: dt.date | None, setting: str, **address) -> str:
    run = SimpleNamespace(as_of=day, scenario=SimpleNamespace(settings={}))
    return why_rules.since(run, rule, setting, Address(**address))


def test_a_setting_says_since_when_it_holds_and_what_held_before_and_after():
    dated = rule((None, "a"), (dt.date(2019, 1, 1), "b"), (dt.date(2021, 3, 30), "c"))
    assert said(dated, None, "c") == "since 2021-03-30; before that: B"
    assert said(dated, dt.date(2020, 1, 1), "b") == "since 2019-01-01; before that: A; until 2021-03-29; after that: C"
    assert said(dated, dt.date(2018, 1, 1), "a") == "until 2018-12-31; after that: B"
    assert said(rule(), None, "a") == "in every dated ruleset"


def test_a_setting_of_this_run_alone_says_so():
    assert said(rule(), None, "b", settings=(("sv.x", "b"),)) == "set so for this run; on its date it is: A"


def test_a_rule_set_otherwise_leads_back_to_how_it_is(get):
    text = part(body(get(f"?set={stage.SWITCH}=together&step=5&waiting=1")), "By which rules")
    assert f'href="{BASE}?scenario=magitrain&amp;step=' in text


# ---- bounds


def test_only_so_many_runs_are_made_and_the_rest_is_said(get, monkeypatch):
    monkeypatch.setattr(other_runs, "MOST_RUNS", 0)
    text = body(get(f"?step={step_with('Lionel, Woodland Shadow resolves')}"))
    assert "1 setting was not run for this page; its link opens it." in text
    assert f"set={stage.SWITCH}=together#stepper" in text


def test_long_runs_are_not_looked_through(get, monkeypatch):
    monkeypatch.setattr(other_runs, "MOST_FRAMES", 3)
    assert "was not run for this page" in body(get("?step=6"))


def test_only_so_many_rules_are_told_in_full(get, monkeypatch):
    monkeypatch.setattr(why_rules, "MOST_RULES", 1)
    text = part(body(get(f"?set={stage.SWITCH}=together&step=5&waiting=1&before=2")), "By which rules")
    assert len(re.findall("<article", text)) == 1
    assert f'href="/rules/{stage.SWITCH}/"' in text[text.index("Named as well:") :]


def test_only_so_many_causes_are_told(get, monkeypatch):
    monkeypatch.setattr(why, "MOST_CAUSES", 3)
    assert "(3 steps between are left out)" in body(get(f"?step={step_with('is destroyed')}"))


# ---- page and fragment


def test_htmx_gets_the_answer_alone_and_it_is_small(get):
    for n in range(10):
        answer = get(f"?step={n}", **HTMX)
        assert answer.content.decode().lstrip().startswith('<div class="why-answer"')
        assert len(gzip.compress(answer.content)) < 6 * 1024
    assert get("?step=6", **HTMX, **{"If-None-Match": answer["ETag"]}).status_code == 200
    assert get("?step=9", **HTMX, **{"If-None-Match": answer["ETag"]}).status_code == 304


def test_every_link_of_the_answer_is_whole_since_it_opens_on_other_pages(get):
    links = re.findall(r'href="([^"]*)"', get("?step=6", **HTMX).content.decode())
    assert links
    assert all(link.startswith("/") for link in links)


def test_the_answer_is_japanese_for_the_japanese(get):
    text = body(get("?step=6", **{"Accept-Language": "ja"}))
    assert "なぜ、なぜ今？" in text
    assert "最初に違うのは" in text


def test_every_step_of_every_ruling_of_the_stage_has_an_answer(get):
    for ruling in stage.RULINGS:
        run = of_ruling(ruling).run()
        for n in range(run.last + 1):
            assert get(f"?step={n}", f"/rulings/{ruling}/why/").status_code == 200
            for effect in why.in_order(run, n):
                assert get(f"?step={n}&waiting={effect.id}", f"/rulings/{ruling}/why/").status_code == 200


# ---- bad input


@pytest.mark.parametrize(
    ("query", "status", "field"),
    [
        ("?step=99", 404, "step"),
        ("?step=x", 400, "step"),
        ("?scenario=none", 404, "scenario"),
        ("?step=5&waiting=99", 404, "waiting"),
        ("?step=5&waiting=", 404, "waiting"),
        ("?step=5&waiting=1&before=1", 404, "before"),
        ("?step=5&before=1", 404, "before"),
        ("?step=0&waiting=1", 404, "waiting"),
        ("?step=5&waiting=%3Cscript%3E", 404, "waiting"),
    ],
)
def test_what_cannot_be_answered_is_said_at_its_field(get, query, status, field):
    for headers in ({}, HTMX):
        answer = get(query, **headers)
        assert answer.status_code == status
        assert f'id="e-{field}"' in body(answer)
        assert "<script>" not in body(answer).replace("<script src", "")


def test_an_address_too_long_is_not_read(get):
    assert get("?set=" + "x" * LONGEST).status_code == 414


def test_a_ruling_that_is_not_there_is_not_found(get):
    assert get(page="/rulings/no-such/why/").status_code == 404


def test_it_refuses_to_be_posted_to(client):
    assert client.post(PAGE).status_code == 405


def test_the_shelf_is_the_stage(get):
    assert current.library() is stage.library()
