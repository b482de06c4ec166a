"""One step of a run: as page, as fragment, without JavaScript; and every address that cannot be answered."""

import gzip
import re

import brotli
import pytest
from markupsafe import escape

from rulings.board.address import LONGEST
from rulings.board.moment import out, over
from tests.cast import recorded

HTMX = {"HX-Request": "true"}


@pytest.fixture
def get(client, staged):
    def ask(query: str = "", **headers: str):
        return client.get(recorded.PAGE + query, headers=headers)

    return ask


def body(answer) -> str:
    return answer.content.decode()


# ---- page and fragment


def test_the_page_holds_the_step(get):
    answer = get("?step=8")
    assert body(answer).startswith("<!DOCTYPE html>")
    assert 'id="moment" data-step="8"' in body(answer)
    assert "Hero of Antiquity takes 10 damage." in body(answer)


def test_without_a_step_the_board_stands_as_given(get):
    assert 'id="moment" data-step="0"' in body(get())


def test_htmx_gets_the_step_alone(get):
    answer = get("?step=8", **HTMX)
    assert body(answer).lstrip().startswith('<div id="moment" data-step="8"')
    assert "<html" not in body(answer)
    assert 'class="timeline"' not in body(answer)


def test_the_back_button_gets_the_whole_page(get):
    answer = get("?step=8", **HTMX, **{"HX-History-Restore-Request": "true"})
    assert body(answer).startswith("<!DOCTYPE html>")


def test_caches_are_told_what_the_answer_depends_on(get):
    for headers in ({}, HTMX):
        vary = get("?step=8", **headers)["Vary"]
        assert {"HX-Request", "HX-History-Restore-Request", "Accept-Language", "Cookie"} <= set(vary.split(", "))


def test_the_same_step_asked_for_again_is_not_sent_again(get):
    first = get("?step=8", **HTMX)
    again = get("?step=8", **HTMX, **{"If-None-Match": first["ETag"]})
    assert again.status_code == 304
    assert again["ETag"] == first["ETag"]


def test_the_tag_names_the_language(get):
    english, japanese = get("?step=8", **HTMX), get("?step=8", **HTMX, **{"Accept-Language": "ja"})
    assert english["ETag"].startswith('"en-')
    assert japanese["ETag"].startswith('"ja-')


def test_page_and_fragment_have_different_tags(get):
    assert get("?step=8")["ETag"] != get("?step=8", **HTMX)["ETag"]


@pytest.mark.parametrize(
    "accepted, how, unpack",
    [("gzip", "gzip", gzip.decompress), ("gzip, deflate, br", "br", brotli.decompress), ("br;q=0, gzip;q=0.5", "gzip", gzip.decompress)],
)
def test_a_browser_that_can_unpack_gets_it_packed(get, accepted, how, unpack):
    plain = get("?step=8", **HTMX)
    packed = get("?step=8", **HTMX, **{"Accept-Encoding": accepted})
    assert packed["Content-Encoding"] == how
    assert unpack(packed.content) == plain.content
    assert packed["ETag"] != plain["ETag"]
    assert "Accept-Encoding" in packed["Vary"]
    assert get("?step=8", **HTMX, **{"Accept-Encoding": accepted, "If-None-Match": packed["ETag"]}).status_code == 304


@pytest.mark.parametrize("accepted", ["", "identity", "broken", "br;q=0", "gzip; q=0.000"])
def test_a_browser_that_cannot_gets_it_as_it_is(get, accepted):
    answer = get("?step=8", **HTMX, **{"Accept-Encoding": accepted})
    assert "Content-Encoding" not in answer
    assert answer.content == get("?step=8", **HTMX).content


def test_a_fragment_is_at_most_six_kilobytes_compressed(get):
    for n in range(recorded.LAST + 1):
        assert len(gzip.compress(get(f"?step={n}", **HTMX).content)) < 6 * 1024


# ---- moving about without JavaScript


def test_every_move_is_a_link(get):
    text = body(get("?step=8"))
    moves = dict(re.findall(r'id="c-(\w+)"[^>]*href="\?step=(\d+)"', text))
    assert moves == {"first": "0", "back": "7", "next": "9", "last": str(recorded.LAST), "over": "9", "out": "10"}


def test_the_ends_have_no_link_beyond(get):
    assert re.search(r'id="c-back"[^>]*aria-disabled="true"', body(get("?step=0")))
    assert re.search(r'id="c-next"[^>]*aria-disabled="true"', body(get(f"?step={recorded.LAST}")))


def test_a_move_keeps_the_rest_of_the_address(get):
    text = body(get(f"?scenario=magitrain&step=8&as-of=2021-03-30&set={recorded.SWITCH}=apart&view=me&lang=en"))
    assert f"?scenario=magitrain&amp;as-of=2021-03-30&amp;set={recorded.SWITCH}=apart&amp;view=me&amp;lang=en&amp;step=9" in text


def test_the_slider_is_a_form_that_keeps_the_rest_of_the_address(get):
    form = re.search(r'<form class="scrub".*?</form>', body(get("?scenario=magitrain&step=8")), re.S).group()
    assert '<input type="hidden" name="scenario" value="magitrain">' in form
    assert 'type="range" name="step" min="0" max="13" value="8"' in form
    assert "<button" in form


def test_each_line_of_the_log_is_a_link_to_its_step(get):
    text = body(get("?step=8"))
    for n in range(recorded.LAST + 1):
        assert f'class="go" data-step-link href="?step={n}"' in text
    assert re.search(r'<li data-k="event" data-d="2" aria-current="step">', text)


@pytest.mark.parametrize("n, expected", [(0, 1), (1, 4), (2, 4), (3, 4), (5, 6)])
def test_over_goes_to_the_next_step_that_is_no_deeper(n, expected):
    assert over([0, 0, 1, 2, 0, 0, 0], n) == expected


@pytest.mark.parametrize("n, expected", [(0, 6), (2, 4), (3, 4), (6, 6)])
def test_out_goes_to_the_next_step_that_is_less_deep(n, expected):
    assert out([0, 0, 1, 1, 0, 0, 0], n) == expected


# ---- what a step shows


def test_damage_is_shown_on_the_card_it_hits(get):
    text = body(get("?step=8", **HTMX))
    card = re.search(r'<a class="card"[^>]*aria-label="Hero of Antiquity.*?</a>', text, re.S).group()
    assert '<i class="hit">−10</i>' in card
    assert '<b class="dfn" data-s="down">0</b>' in card
    assert 'data-c="10"' in card


def test_an_evolved_card_looks_and_reads_evolved(get):
    card = re.search(r'<a class="card"[^>]*aria-label="Lionel[^>]*>', body(get("?step=1", **HTMX))).group()
    assert "data-evolved" in card
    assert "evolved" in re.search(r'aria-label="([^"]*)"', card).group(1)


def test_keywords_and_counters_have_words(get):
    text = body(get("?step=1", **HTMX))
    assert re.search(r'aria-label="Magitrain, follower, Portalcraft, cost 8, 5 attack, 9 defense, Ward"', text)
    assert re.search(r'aria-label="Colosseum on High, amulet, Neutral, cost 3, countdown 2"', text)


@pytest.mark.parametrize("view, backs", [("all", 0), ("me", 3), ("opponent", 2), ("spectator", 5)])
def test_the_other_player_s_hand_lies_face_down(get, view, backs):
    hands = re.findall(r'data-shape="hand".*?</div>\s*</div>', body(get(f"?step=0&view={view}", **HTMX)), re.S)
    assert sum(hand.count("card back") for hand in hands) == backs


def test_only_the_all_seeing_view_looks_into_decks(get):
    assert "Romantic Chanteuse" in body(get("?step=0", **HTMX))
    assert "Romantic Chanteuse" not in body(get("?step=0&view=me", **HTMX))


def test_the_queue_says_why_one_goes_before_the_next(get):
    text = body(get("?step=6", **HTMX))
    assert "Why 1 before 2?" in text
    assert "They first differ in their timing: “another is played” goes before “another enters”." in text
    assert f'href="/rules/{recorded.SWITCH}/"' in re.search(r'<details class="slip-all" name="slip">.*?</details>', text, re.S).group()


def test_a_fizzled_step_says_so_and_names_the_rule(get):
    text = body(get("?step=11", **HTMX))
    assert '<span class="kind" data-k="fizzled"><i class="icon" data-i="fizzled"></i>Fizzled</span>' in text
    assert 'href="/rules/sv.boarding.needs-the-follower/"' in text


def test_points_that_changed_are_marked(get):
    assert re.search(r'<li data-p="pp" data-changed>.*?<b>2<small>/10</small></b>', body(get("?step=2", **HTMX)))


# ---- decisions


def test_each_option_of_a_choice_is_a_link_that_takes_it(get, staged):
    staged.run = recorded.player_of([recorded.decision("choice")])
    text = body(get("?step=1", **HTMX))
    assert 'href="?choose=0&amp;step=1#stepper" aria-current="true"' in text
    assert 'href="?choose=1&amp;step=1#stepper"' in text
    assert "nobody said which" in text


def test_a_draw_shows_how_likely_it_was(get, staged):
    staged.run = recorded.player_of([recorded.decision("random")])
    text = body(get("?step=1&choose=1", **HTMX))
    assert "chance 1/2" in text
    assert 'href="?choose=1&amp;step=1#stepper" aria-current="true"' in text
    assert "nobody said which" not in text


# ---- addresses that cannot be answered

BAD = [
    ("step=-1", 400, "whole number", "0 以上"),
    ("step=abc", 400, "whole number", "0 以上"),
    ("step=1.5", 400, "whole number", "0 以上"),
    ("step=９", 400, "whole number", "0 以上"),
    ("step=999999", 404, "there is no step 999999", "ステップ 999999 はありません"),
    ("step=99999999999999999999", 400, "whole number", "0 以上"),
    ("scenario=nope", 404, "no scenario of that name", "その名前のシナリオはありません"),
    ("as-of=2021-02-30", 400, "year, month and day", "年・月・日"),
    ("as-of=yesterday", 400, "year, month and day", "年・月・日"),
    ("set=nope=x", 400, "There is no rule nope.", "nopeというルールはありません。"),
    (f"set={recorded.SWITCH}=nope", 400, "There is no setting nope.", "nopeという設定はありません。"),
    ("set=nonsense", 400, "rule=setting", "ルール=設定"),
    ("choose=9,9", 400, "There is nothing to choose.", "選ぶところがありません。"),
    ("choose=0", 400, "There is nothing to choose.", "選ぶところがありません。"),
    ("choose=a", 400, "numbers of options", "選択肢の番号"),
    ("choose=-1", 400, "numbers of options", "選択肢の番号"),
    ("view=god", 400, "all, me, opponent or spectator", "all、me、opponent、spectator"),
    ("choose=" + "0," * 400 + "0", 400, "numbers of options", "選択肢の番号"),
    ("step=" + "1" * LONGEST, 414, "characters long", "文字まで"),
    ("set=" + "a" * 1_000_000, 414, "characters long", "文字まで"),
]


@pytest.mark.parametrize("query, status, english, japanese", BAD, ids=[case[0][:30] for case in BAD])
def test_it_refuses_with_a_sentence(get, query, status, english, japanese):
    for headers in ({}, HTMX):
        answer = get(f"?{query}", **headers)
        assert answer.status_code == status
        assert english in body(answer)
        assert "Traceback" not in body(answer)
        assert ("<html" in body(answer)) is (not headers)
        assert japanese in body(get(f"?{query}", **headers, **{"Accept-Language": "ja"}))


def test_a_refusal_still_shows_question_and_answer(get):
    assert "Lionel’s 10 damage comes first" in body(get("?step=-1"))


def test_a_refusal_loses_nothing_that_was_typed(get):
    text = body(get("?scenario=magitrain&step=-1&as-of=2021-13-01&choose=x&set=<b>=y&view=me"))
    for name, typed in {
        "scenario": "magitrain", "step": "-1", "as-of": "2021-13-01", "choose": "x", "set": "&lt;b&gt;=y", "view": "me",
    }.items():  # fmt: skip
        assert f'name="{name}" value="{typed}"' in text
    assert text.count('aria-invalid="true"') == 3


def test_a_refusal_names_what_there_is(get):
    assert "<code>magitrain</code>" in body(get("?scenario=magitran"))


def test_a_refusal_is_not_kept(get):
    assert get("?step=-1", **HTMX).status_code == get("?step=-1", **HTMX).status_code == 400


def test_empty_fields_of_a_form_are_as_if_absent(get):
    assert get(f"?as-of=&set=&set={recorded.SWITCH}=together&set=&choose=&step=").status_code == 200


# ---- the start


@pytest.mark.parametrize("language", ["en", "ja"])
def test_where_a_run_starts_its_question_is_asked(get, language):
    asked = f'<p class="now-question">{escape(recorded.RECORDED["ruling"]["question"][language])}</p>'
    start, later = (body(get(f"?step={n}&lang={language}", **HTMX)) for n in (0, 1))
    assert asked in start
    assert "now-question" not in later
