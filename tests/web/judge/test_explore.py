"""All outcomes of a scenario: the picture, the groups, what is left out, every address answered."""

import re
from fractions import Fraction
from math import prod
from unicodedata import east_asian_width

import pytest

from rulings.board.address import LONGEST
from rulings.judge import outcomes
from rulings.judge.outcomes import Branch
from rulings.judge.tree import FITS, _cut, picture
from tests.cast import stage

pytestmark = pytest.mark.any_database

PAGE = f"/rulings/{stage.TOSS}/explore/"


@pytest.fixture
def get(client, db, fresh_shelf):
    stage.put_on_shelf()
    outcomes.cache.clear()

    def ask(query: str = "", page: str = PAGE, **headers: str):
        return client.get(page + query, headers=headers)

    return ask


def body(answer) -> str:
    return answer.content.decode()


# ---- the picture


def test_a_tree_of_two_leaves_has_a_circle_for_each_and_their_links():
    half = Fraction(1, 2)
    leaves = [Branch("Knight", half, choose=(0,), group=1), Branch("Hero", half, choose=(1,), group=2)]
    drawn = picture(Branch(random=True, prompt="Which?", branches=leaves), {(0,): "/a", (1,): "/b?x=1&y=2"})
    assert drawn.count("<circle") == 2
    assert 'href="/b?x=1&amp;y=2"' in drawn
    assert drawn.count(">1/2</tspan>") == 2


def test_texts_in_the_picture_are_escaped():
    assert "<script>" not in picture(Branch(prompt="<script>", branches=[Branch("<script>", choose=(0,))]), {})


def test_japanese_letters_take_the_room_of_two():
    assert _cut("a" * 27, 27) == "a" * 27
    assert _cut("字" * 14, 27) == "字" * 12 + "…"


def test_branches_that_were_not_played_are_counted():
    assert "3 not played" in picture(Branch(missing=3, branches=[Branch("a", choose=(0,))]), {})


# ---- the page


def test_outcomes_are_grouped_by_what_holds_in_them(get):
    text = body(get())
    assert "2 ways through" in text
    assert "2 outcomes" in text
    assert text.count("chance 1/2") == 2
    assert text.count('<circle class="t-leaf"') == 2


def test_each_leaf_is_a_link_to_the_run_at_its_end(get):
    text = body(get())
    for pick in (0, 1):
        href = re.search(rf'href="(/rulings/{stage.TOSS}/\?scenario=two&amp;choose={pick}&amp;step=\d+#stepper)"', text).group(1)
        assert get("", page=href.replace("&amp;", "&")).status_code == 200


def test_another_outcome_can_be_put_beside_the_first(get):
    assert f'href="/rulings/{stage.TOSS}/compare/?scenario=two&amp;choose=0&amp;with-choose=1"' in body(get())


def test_the_list_says_all_that_the_picture_shows(get):
    ways = re.search(r'<ol class="groups">.*?</ol>', body(get()), re.S).group()
    assert "Knight" in ways
    assert "Hero of Antiquity" in ways
    assert 'aria-hidden="true" focusable="false"' in body(get())


def test_where_nothing_is_decided_there_is_one_outcome_and_no_picture(get):
    text = body(get(page=f"/rulings/{stage.BOARDING}/explore/"))
    assert "Nothing is chosen or drawn here" in text
    assert 'class="tree"' not in text


def test_another_setting_has_a_tree_of_its_own(get):
    text = body(get(f"?scenario=magitrain&set={stage.SWITCH}=together", page=f"/rulings/{stage.BOARDING}/explore/"))
    assert "Magitrain is piloted by Hero of Antiquity" in text


def test_over_budget_it_says_what_was_left_out_and_stops(get):
    answer = get(page=f"/rulings/{stage.MANY}/explore/")
    assert answer.status_code == 200
    assert "was left out" in body(answer) or "were left out" in body(answer)
    assert "chance at least" in body(answer)
    assert "not played" in body(answer)
    assert body(answer).count('<circle class="t-leaf"') <= outcomes.BRANCHES


def test_a_million_leaves_take_no_more_work_than_a_page_may(get, monkeypatch):
    library, played = stage.library(), []
    play = library.play
    monkeypatch.setattr(library, "play", lambda *asked, **more: played.append(play(*asked, **more)) or played[-1])
    get(page=f"/rulings/{stage.MANY}/explore/?set={stage.SWITCH}=together")
    options = [len(decision.options) for decision in played[0].run.decisions]
    assert prod(options) > 1_000_000
    assert len(played) <= outcomes.BRANCHES + 1
    assert sum(len(one.run.frames) for one in played) <= outcomes.WORK + 2 * len(played[0].run.frames)


def test_an_option_and_its_chance_fit_their_column(get):
    for language in ("en", "ja"):
        text = body(get(page=f"/rulings/{stage.HAND}/explore/", **{"Accept-Language": language})) + body(
            get(**{"Accept-Language": language})
        )
        for option, chance in re.findall(r"</title>([^<]*)<tspan[^>]*>([^<]*)<", text):
            assert sum(2 if east_asian_width(letter) in "WF" else 1 for letter in option + chance) <= FITS


def test_the_page_is_japanese_for_the_japanese(get):
    text = body(get(**{"Accept-Language": "ja"}))
    assert "すべての結果" in text
    assert "確率 1/2" in text or "確率1/2" in text


def test_the_same_page_is_not_sent_again(get):
    assert get(**{"If-None-Match": get()["ETag"]}).status_code == 304


def test_a_ruling_with_decisions_links_here(get):
    assert f'href="{PAGE}?' in body(get(page=f"/rulings/{stage.TOSS}/"))


# ---- bad input


@pytest.mark.parametrize(
    ("query", "status", "field"),
    [("?scenario=none", 404, "scenario"), ("?set=sv.no.such=rule", 400, "set"), ("?as-of=soon", 400, "as-of"), ("?set=x", 400, "set")],
)
def test_what_cannot_be_answered_is_said_at_its_field(get, query, status, field):
    answer = get(query)
    assert answer.status_code == status
    assert f'id="e-{field}"' in body(answer)


def test_decisions_in_the_address_are_of_no_matter_here(get):
    assert get("?choose=1&step=3").status_code == 200


def test_an_address_too_long_is_not_read(get):
    assert get("?set=" + "x" * LONGEST).status_code == 414


def test_a_ruling_that_is_not_there_is_not_found(get):
    assert get(page="/rulings/no-such/explore/").status_code == 404
