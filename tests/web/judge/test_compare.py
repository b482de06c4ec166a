"""Two runs of one board side by side: aligned, the first difference marked, every address answered."""

import datetime as dt
import gzip
import re

import pytest

from rulings.board.address import LONGEST, Address
from rulings.board.align import align, first_difference
from rulings.board.cases import of_ruling
from tests.cast import stage

pytestmark = pytest.mark.any_database

HTMX = {"HX-Request": "true"}
PAGE = f"/rulings/{stage.BOARDING}/compare/"
APART = f"?scenario=magitrain&with-set={stage.SWITCH}=together"


@pytest.fixture
def get(client, db, fresh_shelf):
    stage.put_on_shelf()

    def ask(query: str = APART, page: str = PAGE, **headers: str):
        return client.get(page + query, headers=headers)

    return ask


def body(answer) -> str:
    return answer.content.decode()


def step_of(answer) -> int:
    return int(re.search(r'id="moment" data-step="(\d+)"', body(answer)).group(1))


# ---- the alignment


class Told:
    """A run of which only the frames matter."""

    def __init__(self, *texts: str):
        self.last = len(texts)
        self.texts = ("start", *texts)

    def frame(self, n: int):
        text = self.texts[n]
        return {"kind": "event", "actor": "me", "event": None, "text": {"en": text}, "state": {"n": text}, "agenda": []}


def places(first: Told, second: Told):
    return [(row.first if row.first_here else None, row.second if row.second_here else None) for row in align(first, second)]


def test_equal_runs_are_aligned_step_by_step():
    assert places(Told("a", "b"), Told("a", "b")) == [(0, 0), (1, 1), (2, 2)]


def test_what_only_one_run_has_stands_alone():
    assert places(Told("a", "b", "c"), Told("a", "c")) == [(0, 0), (1, 1), (2, None), (3, 2)]


def test_what_happens_in_both_is_aligned_again_after_a_difference():
    rows = align(Told("a", "x", "y", "c"), Told("a", "z", "c"))
    assert (rows[-1].first, rows[-1].second, rows[-1].same) == (4, 3, True)


def test_every_frame_of_both_runs_has_its_row_in_order():
    rows = align(Told(*"abcdefg"), Told(*"gfabxde"))
    assert [row.first for row in rows if row.first_here] == list(range(8))
    assert [row.second for row in rows if row.second_here] == list(range(8))


def test_runs_too_long_to_be_searched_are_put_side_by_side_in_their_order():
    first, second = Told(*(f"a{n}" for n in range(1500))), Told(*(f"b{n}" for n in range(900)))
    rows = align(first, second)
    assert len(rows) == 1501
    assert not any(row.same for row in rows[1:])


def test_the_first_difference_may_be_on_the_board_alone():
    first, second = Told("a", "b"), Told("a", "b")
    second.frame = lambda n: Told.frame(second, n) | {"state": {"n": n == 2}}
    first.frame = lambda n: Told.frame(first, n) | {"state": {"n": False}}
    assert first_difference(first, second, align(first, second)) == 2


# ---- page and fragment


def test_without_a_step_the_page_opens_where_the_runs_part(get):
    answer = get()
    assert answer.status_code == 200
    assert "Here the two runs part." in body(answer)
    assert re.search(rf'id="c-parting"[^>]*step={step_of(answer)}" aria-current', body(answer))


def test_before_that_the_runs_are_the_same(get):
    assert "Until here the two runs are the same." in body(get(APART + "&step=0"))


def test_at_the_end_the_boards_are_told_apart_in_words(get):
    last = re.search(r'data-last="(\d+)"', body(get())).group(1)
    table = re.search(r'<table class="differs" .*?</table>', body(get(f"{APART}&step={last}")), re.S).group()
    assert "Hero of Antiquity" in table
    assert "Aboard (Opponent)" in table


def test_each_run_is_judged_by_what_is_expected_of_it(get):
    text = body(get())
    assert "Hero of Antiquity was destroyed" in text
    assert "Magitrain is piloted by Hero of Antiquity" in text
    assert 'data-holds="no"' not in text


def test_equal_runs_are_said_to_be_equal(get):
    text = body(get(f"?scenario=magitrain&with-set={stage.SWITCH}=apart"))
    assert "The two runs never differ." in text
    assert "c-parting" not in text


def test_two_dates_can_be_compared(get):
    text = body(get("?scenario=magitrain&as-of=2018-01-01&with-as-of=2021-04-01"))
    assert "as of 2018-01-01" in text
    assert "as of 2021-04-01" in text


def test_two_draws_can_be_compared(get):
    text = body(get("?choose=0&with-choose=1", page=f"/rulings/{stage.TOSS}/compare/"))
    assert "Here the two runs part." in text
    assert 'href="?choose=1&amp;with-choose=1&amp;step=' in text


def test_the_keys_of_the_page_are_listed(get):
    keys = re.search(r'<dialog id="keys".*?</dialog>', body(get()), re.S).group()
    assert "<kbd>d</kbd>" in keys


def test_htmx_gets_the_row_alone(get):
    answer = get(APART + "&step=3", **HTMX)
    assert body(answer).lstrip().startswith('<div id="moment" data-step="3"')
    assert "both-logs" not in body(answer)
    assert get(APART + "&step=3", **HTMX, **{"If-None-Match": answer["ETag"]}).status_code == 304


def test_the_back_button_gets_the_whole_page(get):
    assert body(get(APART, **HTMX, **{"HX-History-Restore-Request": "true"})).startswith("<!DOCTYPE html>")


def test_a_fragment_is_at_most_six_kilobytes_compressed(get):
    for n in range(8):
        assert len(gzip.compress(get(f"{APART}&step={n}", **HTMX).content)) < 6 * 1024


def test_the_page_is_japanese_for_the_japanese(get):
    text = body(get(**{"Accept-Language": "ja"}))
    assert '<html lang="ja">' in text
    assert "ここで二つの実行が分かれます。" in text
    assert "最初の違い" in text


# ---- two versions of a card, and somebody's view

SHRINE = f"/rulings/{stage.SHRINE}/compare/"


def test_two_dated_versions_of_a_card_can_be_compared(get):
    text = body(get("?with-cards=tenkos-shrine@2022-12-31", SHRINE))
    assert "Tenko’s Shrine of 2022-12-31" in text.replace("&#39;", "’")
    assert "Here the two runs part." in text
    assert "costs 5, there are 4 play points" in text


def test_only_the_card_is_of_another_day_and_not_the_rules(get):
    run = of_ruling(stage.SHRINE).run(Address(cards=(("tenkos-shrine", dt.date(2020, 1, 1)),)))
    assert run.settings == of_ruling(stage.SHRINE).run().settings
    assert run.frame(2)["kind"] == "refused"


def test_the_form_offers_the_versions_of_a_card_that_has_several(get):
    form = re.search(
        r'<form method="get" action="./" class="address-form pair-form">.*?</form>',
        body(get("?with-cards=tenkos-shrine@2020-01-01", SHRINE)),
        re.S,
    )
    options = re.findall(r'<option value="tenkos-shrine@([^"]*)"( selected)?>([^<]*)<', form.group())
    assert options == [
        ("2023-01-01", "", "as printed since 2023-01-01"), ("2022-12-31", "", "as printed until 2022-12-31"),
        ("2023-01-01", "", "as printed since 2023-01-01"), ("2022-12-31", " selected", "as printed until 2022-12-31"),
    ]  # fmt: skip
    assert "cards" not in re.search(r'class="address-form pair-form">.*?</form>', body(get()), re.S).group()


def test_the_stepper_and_explore_play_a_card_of_another_day_too(get):
    for page in (f"/rulings/{stage.SHRINE}/", f"/rulings/{stage.SHRINE}/explore/", f"/rulings/{stage.SHRINE}/why/"):
        assert get("?cards=tenkos-shrine@2022-12-31", page).status_code == 200
    assert "costs 5" in body(get("?cards=tenkos-shrine@2022-12-31&step=2", f"/rulings/{stage.SHRINE}/"))


def test_both_runs_are_seen_by_the_same_viewer(get):
    page, day = f"/rulings/{stage.HAND}/compare/", "&with-as-of=2030-01-01"
    assert "Kyoka" in body(get("?step=5" + day, page))
    text = body(get("?step=5&view=opponent" + day, page))
    assert "Kyoka" not in re.sub(r'<section class="panel".*', "", text, flags=re.S)
    assert re.search(r'<a href="[^"]*view=opponent&amp;[^"]*step=5" aria-current="true">', text)
    assert re.search(r'<a href="\?(?:with-as-of=2030-01-01&amp;)?step=5">', text)
    assert "&amp;view=opponent&amp;" in body(get(APART + "&view=opponent"))


def test_each_half_answers_why(get):
    why = re.findall(r'<a data-why(?: data-why-here)? href="([^"]*)"', body(get(APART + "&step=6")))
    assert why
    assert all(get("", link.replace("&amp;", "&")).status_code == 200 for link in why)


# ---- where to begin


def test_one_run_alone_offers_others_to_put_beside_it(get):
    text = body(get("", page=PAGE))
    links = re.findall(r'<li><a href="([^"]*)">', re.search(r'<ul class="suggestions">.*?</ul>', text, re.S).group())
    assert links[0] == f"?with-set={stage.SWITCH}=together"
    assert 'class="felt"' not in text  # one run twice is nothing to look at
    assert 'id="which"' in text
    for link in links:
        assert "Here the two runs part." in body(get(link.replace("&amp;", "&"))) or "never differ" in body(get(link.replace("&amp;", "&")))
    assert "suggestions" not in body(get())


def test_another_version_of_a_card_is_offered(get):
    assert 'href="?with-cards=tenkos-shrine@2022-12-31">Card: Tenko&#39;s Shrine (until 2022-12-31)<' in body(get("", page=SHRINE))


# ---- without JavaScript


def test_every_row_is_a_link_that_keeps_both_runs(get):
    text = body(get())
    stem = f"?scenario=magitrain&amp;with-set={stage.SWITCH}=together&amp;step="
    assert f'id="c-first" data-step-link href="{stem}0"' in text
    for n in range(int(re.search(r'data-last="(\d+)"', text).group(1))):
        assert f'class="go" data-step-link href="{stem}{n}"' in text


def test_the_form_gives_both_runs_back(get):
    form = re.search(r'<form method="get" action="./" class="address-form pair-form">.*?</form>', body(get()), re.S).group()
    assert '<input type="hidden" name="scenario" value="magitrain">' in form
    assert f'name="with-set"><option value="">as dated</option><option value="{stage.SWITCH}=apart">' in form
    assert f'<option value="{stage.SWITCH}=together" selected>' in form
    assert f'href="?scenario=magitrain&amp;set={stage.SWITCH}=together' in form


def test_each_half_leads_to_the_moment_in_the_stepper(get):
    assert f'href="/rulings/{stage.BOARDING}/?scenario=magitrain&amp;set={stage.SWITCH}=together&amp;step=' in body(
        get(f"?scenario=magitrain&set={stage.SWITCH}=together")
    )


def test_the_ruling_links_here_from_its_settings_and_from_what_it_rests_on(get):
    stage.put_on_shelf(listed=True)
    text = body(get("", page=f"/rulings/{stage.BOARDING}/"))
    assert f'formaction="{PAGE}"' in text
    assert f'href="compare/{APART.replace("&", "&amp;")}"' in text


# ---- bad input


@pytest.mark.parametrize(
    ("query", "status", "field"),
    [
        ("?with-as-of=yesterday", 400, "with-as-of"),
        ("?as-of=2021-13-01", 400, "as-of"),
        ("?with-set=sv.no.such=rule", 400, "with-set"),
        (f"?with-set={stage.SWITCH}=sideways", 400, "with-set"),
        ("?with-cards=tenkos-shrine", 400, "with-cards"),
        ("?with-cards=tenkos-shrine@2022-13-01", 400, "with-cards"),
        ("?with-cards=no-such-card@2022-12-31", 400, "with-cards"),
        ("?cards=" + ",".join(f"c{n}@2022-12-31" for n in range(21)), 400, "cards"),
        ("?view=nobody", 400, "view"),
        ("?with-choose=x", 400, "with-choose"),
        ("?with-choose=7", 400, "with-choose"),
        ("?scenario=none", 404, "scenario"),
        ("?step=999", 404, "step"),
        ("?step=-1", 400, "step"),
    ],
)
def test_what_cannot_be_answered_is_said_at_its_field(get, query, status, field):
    for headers in ({}, HTMX):
        answer = get(query, **headers)
        assert answer.status_code == status
        assert f'id="e-{field}"' in body(answer)


def test_what_was_typed_is_escaped_and_given_back(get):
    answer = get("?with-as-of=%3Cscript%3E&set=a%3Db")
    assert 'value="&lt;script&gt;"' in body(answer)
    assert "<script>alert" not in body(answer)


def test_an_address_too_long_is_not_read(get):
    assert get("?with-set=" + "x" * LONGEST).status_code == 414


def test_a_ruling_that_is_not_there_is_not_found(get):
    assert get(page="/rulings/no-such/compare/").status_code == 404


def test_it_refuses_to_be_posted_to(client):
    assert client.post(PAGE).status_code == 405


def test_zones_in_which_the_runs_never_differ_are_marked_on_the_first_table(get):
    first = body(get()).split('id="h-second"')[0]
    assert re.search(r'data-zone="board"(?![^>]*data-alike)', first)


def test_at_a_step_where_nothing_differs_all_of_the_second_table_is_marked(get):
    second = body(get(APART + "&step=0")).split('id="h-second"')[1]
    sides = re.findall(r'<div class="side"[^>]*>', second)
    assert sides
    assert all("data-alike" in side for side in sides)


def test_what_differs_is_said_once_for_cards_that_are_alike_and_without_what_the_engine_remembers(see):
    at_end = "/rulings/dm-adam-star-bounce-replaced/compare/?scenario=since-2022-09-14&with-as-of=2022-01-01&step=18"

    def lines(text):
        table = re.search(r'<table class="differs".*?</table>', text, re.S).group()
        rows = re.findall(r'<tr><th scope="row">(.*?)</th><td>(.*?)</td><td>(.*?)</td></tr>', table)
        return {what: (first, second) for what, first, second in rows}

    assert lines(see(at_end)) == {
        "Perfect, Spirit of Domination (the other)": ("Battle zone (Opponent)", "Hand (Opponent)"),
        "Test Seedling ×7": ("Mana (Opponent), tapped", "Mana (Opponent)"),
    }
    assert not re.search("[a-z]", "".join(map(str, lines(see(at_end + "&lang=ja")).items())).replace("×", ""))
