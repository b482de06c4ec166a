"""Beside the answer: what held on other dates, each hypothesis of an open question, and refusals and verdicts at their step."""

from __future__ import annotations

import datetime as dt
import re

import pytest

from rulings.board import texts
from rulings.board.rules import Period, periods
from tests.cast.shipped import library

HTMX = {"HX-Request": "true"}


def rows(text: str) -> list[tuple[str, str, str]]:
    """Each row's address, what leads to it, and its lines."""
    table = text[text.index('class="dated"') : text.index("</table>")]
    return re.findall(r'<th scope="row"><a(?: data-same-moment)? href="([^"]*)">([^<]*)</a>(?: <a class="side-by-side".*?</a>)?</th><td>(.*?)</td>', table, re.S)


def test_periods_lie_side_by_side_and_leave_no_day_out():
    days = [dt.date(2021, 10, 22), dt.date(2022, 9, 14)]
    assert periods(days) == [
        Period(dt.date(2022, 9, 14), None),
        Period(dt.date(2021, 10, 22), dt.date(2022, 9, 13)),
        Period(None, dt.date(2021, 10, 21)),
    ]
    assert periods([]) == []


def test_the_older_outcome_stands_beside_the_newer(see):
    newer, older = rows(see("/rulings/sv-strike-before-attacked/"))[:2]
    assert newer[1] == "since 2021-03-30"
    assert "Osiris&#39;s Strike resolves, then my leader" in newer[2]
    assert older[0] == "?scenario=latham-before#stepper"
    assert older[1] == "until 2021-03-29"
    assert "Knight enters, then Osiris" in older[2]


def test_three_periods_of_one_wording(see):
    found = [row[1] for row in rows(see("/rulings/dm-adam-star-bounce-replaced/"))]
    assert found == ["since 2022-09-14", "2021-10-22 – 2022-09-13", "until 2021-10-21"]


def test_each_period_says_what_held_and_what_differs_in_words(see):
    newest, middle, oldest = (lines for _href, _when, lines in rows(see("/rulings/dm-adam-star-bounce-replaced/")))
    assert "If a replacement prevented it, the later part is dropped." in newest
    assert "The later part is carried out though a replacement prevented it." in middle
    assert "“Opponent plays the other” was refused by" in middle
    assert "“Opponent plays the other” was not refused" in newest
    assert "“Opponent plays the other” was not refused" in oldest
    for lines in (newest, middle, oldest):
        assert "This one is in the battle zone" not in lines, "it says nothing of what differs"
        assert "ction 3" not in lines
        assert "dm.put" not in re.sub("<[^>]*>", "", lines)


def test_an_action_is_said_in_japanese_with_no_quotation_marks_of_one_kind_in_another(see):
    newest = rows(see("/rulings/dm-adam-star-bounce-replaced/?lang=ja"))[0][2]
    assert re.search("「[^「」]*『[^』]*（もう一方）』[^「」]*」は拒否されなかった", newest)


def test_japanese_quotation_marks_within_others_are_those_for_that():
    assert texts.marked("「「前」は「後」より先」による") == "「『前』は『後』より先」による"
    assert texts.marked("「前」と「後」") == "「前」と「後」"
    assert texts.marked("先」と「後") == "先」と「後"


def test_the_days_on_which_rules_changed_are_one_tap_beside_the_day(see, client):
    text = see("/rulings/sv-lionel-before-boarding/?step=6")
    changes = re.findall(r'<a data-same-moment href="([^"]*)"( aria-current="true")?>([^<]*)</a>', text.partition('class="changes"')[2].partition("</form>")[0])
    assert [(when, bool(on)) for _href, on, when in changes] == [("2021-03-30", True), ("2020-08-20", False), ("until 2020-08-19", False)]
    assert "as-of=2020-08-19" in changes[2][0]
    assert "step=6" in changes[2][0], "whoever steps stays on the stage"
    there = client.get("/rulings/sv-lionel-before-boarding/" + changes[2][0].partition("#")[0].replace("&amp;", "&"), follow=True)
    assert "as of 2020-08-19" in there.content.decode()
    assert "step=" not in re.search('class="changes".*?href="([^"]*)"', see("/rulings/sv-lionel-before-boarding/"), re.S)[1]


def test_who_asks_for_another_day_at_a_step_stays_on_the_stage(see):
    found = rows(see("/rulings/sv-strike-before-attacked/?step=5"))
    assert found
    assert all("stood=&amp;step=5" in href for href, _when, _lines in found)


def test_dates_are_said_in_japanese(see):
    assert rows(see("/rulings/sv-strike-before-attacked/?lang=ja"))[1][1] == "2021-03-29まで"


def test_the_row_that_runs_is_marked(see):
    text = see("/rulings/sv-strike-before-attacked/?scenario=latham-before")
    assert re.search(r'<tr class="on"><th scope="row"><a data-same-moment href="\?scenario=latham-before#stepper">', text)


def test_every_dated_ruling_runs_where_its_table_leads(client, see):
    seen = 0
    for ruling in library().rulings.values():
        if not any(scenario.as_of for scenario in ruling.scenarios):
            continue
        text = see(f"/rulings/{ruling.id}/")
        if 'class="dated"' in text:
            for href, _when, _lines in rows(text):
                answer = client.get(f"/rulings/{ruling.id}/{href.partition('#')[0].replace('&amp;', '&')}")
                assert answer.status_code == 200
                assert 'data-holds="no"' not in answer.content.decode() or "as-of" in href
                seen += 1
    assert seen > 10


def test_an_open_ruling_shows_each_reading_and_what_to_try(see):
    text = see("/rulings/sv-perdition-and-ruinblade/")
    assert "To settle it in the game, reanimate" in text
    first, second = rows(text)[:2]
    assert first[0] == "?scenario=twenty-shadows#stepper"
    assert "Ruinblade Reaper was evolved" in first[2]
    assert "set=sv.timing.reanimated=from-the-left" in second[0]
    assert "I have 16 shadows" in second[2]


def test_every_open_ruling_has_readings_that_differ(see):
    for ruling in library().rulings.values():
        if ruling.status == "open":
            found = rows(see(f"/rulings/{ruling.id}/"))
            assert len({lines for _href, _meaning, lines in found}) > 1, ruling.id


def test_a_documented_undated_ruling_has_no_table(see):
    assert 'class="dated"' not in see("/rulings/sv-draw-burn/")


def test_a_refused_action_says_so_at_the_action(see):
    page = "/rulings/sv-what-is-refused/"
    text = see(page)
    line = re.search(r'data-k="refused".*?step=(\d+)', text, re.S)
    assert line
    action = see(f"{page}?step={int(line[1]) - 1}", **HTMX)
    assert 'class="refused-here"' in action
    assert 'href="/rules/sv.' in action[action.index('class="refused-here"') :]
    assert 'data-k="refused"' in see(f"{page}?step={line[1]}", **HTMX)


@pytest.mark.parametrize("lang, said", [("en", "nobody can leave it"), ("ja", "誰も抜け出せない")])
def test_a_loop_is_said_plainly_at_the_end(see, lang, said):
    page = f"/rulings/sv-end-of-the-game/?scenario=loop&lang={lang}"
    end = re.search(r'data-last="(\d+)"', see(page))
    assert end
    moment = see(f"{page}&step={end[1]}", **HTMX)
    assert said in moment[moment.index('class="verdict"') :]
    assert 'class="verdict"' not in see(f"{page}&step=3", **HTMX)


def test_the_question_is_folded_where_a_step_is_addressed(see):
    assert '<details class="question" open>' in see("/rulings/sv-draw-burn/")
    assert '<details class="question">' in see("/rulings/sv-draw-burn/?step=1")
