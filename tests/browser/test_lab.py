"""A judge and an editor at the lab, in a browser: board, actions, own card, expectations, file; undo; a phone; no JavaScript."""

import re

import pytest

from tests.browser.conftest import PHONE, violations
from tests.browser.waiting import expect
from tests.cast import stage

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

PANES = ("actions", "board", "card", "expect", "ruling", "file", "share")


@pytest.fixture
def lab(live_server, db, fresh_shelf, open_page):
    stage.put_on_shelf(listed=True)

    def visit(path="/lab/?game=shadowverse", **options):
        page = open_page(**options)
        page.goto(live_server.url + path)
        return page

    return visit


def pane(page, name):
    page.locator(".bench-tabs a", has_text=name).click()
    expect(page.locator(".bench-tabs [aria-current]")).to_have_text(name)


def add(page, zone, card):
    page.get_by_label(f"Add a card to {zone}").click()
    expect(page.locator("#card-q")).to_be_visible()
    page.wait_for_function("() => !document.querySelector('.htmx-request, .htmx-swapping, .htmx-settling')")  # until then nobody hears the keys
    page.locator("#card-q").press_sequentially(card)
    page.locator(f'#found button:has-text("{card}")').first.click()
    expect(page.locator(".chip", has_text=card).first).to_be_visible()


def test_a_board_is_put_together_played_undone_and_played_again(lab):
    page = lab()
    add(page, "Me: Hand", "Knight")
    pane(page, "Actions")
    page.locator(".offer", has_text="I play Knight").click()
    expect(page.locator(".moves li")).to_have_count(1)
    expect(page.locator(".felt .side[data-player=me] .row[data-zone=board] .card")).to_have_count(1)
    page.locator("[data-undo]").click()
    expect(page.locator(".moves li")).to_have_count(0)
    page.keyboard.press("Control+Shift+Z")
    expect(page.locator(".moves li")).to_have_count(1)
    page.keyboard.press("Home")
    expect(page.locator("#moment")).to_have_attribute("data-step", "0")
    page.reload()
    expect(page.locator(".moves li")).to_have_count(1)


def test_what_is_typed_wrong_stays_in_its_field_with_the_nearest_word(lab):
    page = lab()
    pane(page, "Actions")
    page.locator("#act-text").fill("I plaay Knight")
    page.locator(".line-form button").click()
    expect(page.get_by_role("alert")).to_contain_text("play")
    expect(page.locator("#act-text")).to_have_value("I plaay Knight")


def test_an_own_card_is_read_in_both_languages_while_it_is_typed(lab):
    page = lab()
    pane(page, "Own card")
    page.locator("#o-en").fill("Lab Rat")
    page.locator("#o-text").press_sequentially("Fanfare: draw a card.")
    expect(page.locator("#own-checked [lang=ja]")).to_contain_text("ファンファーレ")
    page.locator("#o-text").press_sequentially(" Then drow it.")
    expect(page.locator("#own-checked [data-holds=no]")).to_be_visible()


@pytest.mark.parametrize("options", [{}, {"viewport": PHONE}])
def test_who_keeps_a_card_sees_it_on_the_table_and_who_is_refused_sees_why(lab, options):
    page = lab(**options)
    pane(page, "Own card")
    page.locator("#o-en").fill("Lab Rat")
    page.locator("#o-cost").fill("many")
    page.get_by_role("button", name="Keep this card").click()
    expect(page.locator(".refusal, .why-not").first).to_be_in_viewport()
    expect(page.locator("#o-en")).to_have_value("Lab Rat")
    page.locator("#o-cost").fill("2")
    page.get_by_role("button", name="Keep this card").click()
    expect(page.locator(".felt .card", has_text="Lab Rat")).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


def test_a_file_is_checked_while_it_is_typed_and_run(lab):
    page = lab()
    pane(page, "File")
    text = page.locator("#file-text").input_value()
    page.locator("#file-text").fill(text.replace("turn: me", "turn: nobody"))
    expect(page.locator("#checked")).to_contain_text("line")
    page.locator("#file-text").fill(text.replace("A board of the lab", "Ten in an evening"))
    expect(page.locator("#checked")).to_contain_text("Nothing is wrong")
    page.get_by_role("button", name="Run this").click()
    expect(page.locator("h1")).to_have_text("Ten in an evening")


def test_an_expectation_is_picked_from_what_happened(lab):
    page = lab(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain&pane=expect")
    before = page.locator(".checks li").count()
    page.locator("#pane .offer").first.click()
    expect(page.locator(".checks li")).to_have_count(before + 1)
    expect(page.locator('.checks li[data-holds="no"]')).to_have_count(0)


@pytest.mark.parametrize(
    "options",
    [{"language": "en-US"}, {"language": "ja-JP", "viewport": PHONE, "has_touch": True, "color_scheme": "dark"}],
    ids=["desktop", "phone-dark"],
)
def test_every_pane_is_accessible(lab, options):
    page = lab(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain&step=3", **options)
    for name in PANES:
        page.goto(re.sub(r"\?.*", f"?step=3&pane={name}", page.url))
        assert violations(page) == [], name
    page.goto(re.sub(r"\?.*", "?step=0&pane=board&at=opponent.board.0&to=me.hand&q=knight", page.url))
    assert violations(page) == []


def test_cards_are_put_one_after_the_other_by_keyboard_and_tapped_on_the_table(lab):
    page = lab()
    page.get_by_label("Put a card here: Me, Board").click()
    expect(page.locator("#card-q")).to_be_focused()
    for n, card in enumerate(("2 x Knight", "Magitrain"), 2):
        page.keyboard.type(card)
        page.keyboard.press("Enter")
        expect(page.locator('.felt .side[data-player=me] .row[data-zone="board"] .card')).to_have_count(n)
        expect(page.locator("#card-q")).to_have_value("")
        expect(page.locator("#card-q")).to_be_focused()
    page.locator(".felt a.card", has_text="Magitrain").click()
    expect(page.locator("#picked h2")).to_have_text("Magitrain")
    page.locator("#f-damage").fill("1")
    page.keyboard.press("Tab")
    expect(page.locator(".chip", has_text="Magitrain")).to_contain_text("damage taken 1")
    expect(page.locator("#f-label")).to_be_focused()


def test_nothing_that_is_typed_is_lost_by_looking_elsewhere_and_the_page_stays_where_it_is(lab):
    page = lab()
    pane(page, "Own card")
    page.locator("#o-en").fill("Lab Rat")
    page.locator("#o-text").fill("Fanfare: draw a card.")
    top = page.evaluate("scrollY")
    pane(page, "Board")
    pane(page, "Own card")
    expect(page.locator("#o-text")).to_have_value("Fanfare: draw a card.")
    expect(page.locator("#o-en")).to_have_value("Lab Rat")
    page.locator("#o-text").press("Control+Enter")
    expect(page.locator(".plain a", has_text="Lab Rat")).to_be_visible()
    expect(page.locator("#o-en")).to_have_value("")
    assert page.evaluate("scrollY") == top


def test_a_place_in_the_file_is_gone_to_from_the_list_of_what_is_wrong(lab):
    page = lab()
    pane(page, "File")
    text = page.locator("#file-text").input_value()
    page.locator("#file-text").fill(text.replace("turn: me", "tern: me"))
    page.locator("#checked [data-line]").click()
    expect(page.locator("#file-text")).to_be_focused()
    assert page.locator("#file-text").evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)") == "tern: me"


def test_two_changes_in_quick_succession_are_both_done(lab):
    page = lab()
    page.locator("#p-me-pp").fill("7")
    page.locator("#p-opponent-pp").fill("6")
    page.keyboard.press("Tab")
    expect(page.locator('.felt .side[data-player=me] [data-p="pp"] b')).to_contain_text("7")
    expect(page.locator('.felt .side[data-player=opponent] [data-p="pp"] b')).to_contain_text("6")


def test_the_bench_of_a_phone_folds_and_nothing_is_wider_than_the_screen(lab):
    page = lab(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain&step=3", viewport=PHONE)
    expect(page.locator("#pane")).to_be_visible()
    page.locator("[data-fold]").click()
    expect(page.locator("#pane")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator('.bench-tabs [data-pane="board"]').click()
    expect(page.locator("#pane")).to_be_visible()


def test_on_a_small_phone_a_row_a_side_has_room_for_two_lines_of_a_name_and_the_controls_are_seen(lab, client):
    head, _when, _then = stage.RULINGS[stage.SHRINE].partition("scenarios:")
    board = "me: {board: [Knight]}\n      opponent: {board: [Hero of Antiquity]}"
    actions = "when:\n      - I attack Hero of Antiquity with Knight\n    then:\n      - Knight was destroyed\n"
    text = f"{head}scenarios:\n  - name: two\n    given:\n      {board}\n    {actions}"
    page = lab(client.post("/lab/", {"text": text})["Location"], viewport={"width": 375, "height": 667}, has_touch=True, is_mobile=True)
    assert page.locator(".felt .row").count() == 2
    name = page.locator('.felt [data-player="opponent"] .row .card .name')
    assert int(name.evaluate("name => getComputedStyle(name).webkitLineClamp")) >= 2
    controls, bench = page.locator(".stage .controls").bounding_box(), page.locator(".bench").bounding_box()
    assert controls["y"] + controls["height"] / 2 < bench["y"]


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720)])
def test_beside_the_bench_the_whole_table_and_the_controls_are_seen_and_the_bench_ends_on_the_screen(lab, size):
    width, height = size
    page = lab(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain&step=9&pane=card", viewport={"width": width, "height": height})
    felt = page.locator(".felt")
    assert felt.evaluate("felt => felt.scrollHeight - felt.clientHeight") == 0
    bottom = felt.bounding_box()["y"] + felt.bounding_box()["height"]
    for seen in page.locator(".felt :is(.points > li, .pile)").all():
        box = seen.bounding_box()
        assert box["y"] + box["height"] <= bottom
    for whole in (".stage .controls", ".bench", ".own-form .keep"):
        box = page.locator(whole).bounding_box()
        assert box["y"] + box["height"] <= height


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1366, "height": 768}])
def test_what_keeps_a_card_is_in_reach_from_every_field_of_it(lab, viewport):
    page = lab(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain&step=3&pane=card", viewport=viewport)
    expect(page.locator("#o-text")).to_be_visible()
    keep = page.locator(".own-form .keep button[type=submit]:visible").first
    for field in ("#o-text", "#o-cost"):
        page.locator(field).focus()
        there, button = page.locator(field).bounding_box(), keep.bounding_box()
        assert button["y"] + button["height"] <= viewport["height"]
        assert there["y"] + there["height"] <= button["y"]


def test_on_a_phone_every_card_of_a_table_of_many_rows_can_be_touched(lab):
    page = lab("/lab/?game=duel-masters", viewport=PHONE, has_touch=True, is_mobile=True)
    assert page.locator(".felt .side[data-player=me] .row").count() == 4
    touched = """() => [...document.querySelectorAll(".felt .row [data-place]")].filter((place) => {
      place.scrollIntoView({ block: "start" });
      const { left, right, top, bottom } = place.getBoundingClientRect();
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return bottom - top < 24 || !(place.contains(on) || on?.contains(place));
    }).map((place) => place.getAttribute("aria-label"))"""
    assert page.evaluate(touched) == []


def test_without_javascript_a_board_is_built_and_played_too(lab):
    page = lab(javascript=False)
    page.get_by_label("Add a card to Me: Hand").click()
    page.locator("#card-q").fill("knight")
    page.get_by_role("main").get_by_role("button", name="Search").click()
    page.locator('#found button:has-text("Knight")').first.click()
    page.locator(".bench-tabs a", has_text="Actions").click()
    page.locator(".offer", has_text="I play Knight").click()
    expect(page.locator(".moves li")).to_have_count(1)
    expect(page.locator(".now-text")).to_be_visible()
    page.go_back()
    expect(page.locator(".moves li")).to_have_count(0)


def test_without_javascript_who_had_a_card_read_goes_on_to_another_pane(lab):
    page = lab(javascript=False)
    page.locator(".bench-tabs a", has_text="Own card").click()
    page.locator("#o-text").fill("It flies over the moon.")
    page.get_by_role("button", name="Read it").click()
    expect(page.locator("#own-checked [data-holds=no]")).to_be_visible()
    expect(page.locator("#o-text")).to_have_value("It flies over the moon.")
    page.locator(".bench-tabs a", has_text="Actions").click()
    expect(page.locator("#act-text")).to_be_visible()


def test_why_opens_beside_the_table_of_a_board(lab):
    page = lab(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain&step=5")
    page.locator("[data-why-here]").click()
    expect(page.locator("#why-dialog")).to_be_visible()
    expect(page.locator("#why-text")).not_to_be_empty()


def slowly(page, path):
    """Answers to what lies below a path come a moment later."""
    page.route(path, lambda route: (page.wait_for_timeout(700), route.continue_()))


def test_who_types_on_while_a_change_is_under_way_goes_on_typing(lab):
    page = lab()
    pane(page, "Actions")
    slowly(page, "**/edit/**")
    page.evaluate("window.field = document.getElementById('act-text')")
    page.locator("#act-text").fill("I end the turn")
    page.locator("#act-text").press("Enter")
    page.locator("#act-text").fill("opponent ends the")
    expect(page.locator(".moves li")).to_have_count(1)
    expect(page.locator("#act-text")).to_be_focused()
    expect(page.locator("#act-text")).to_have_value("opponent ends the")
    page.keyboard.type(" turn")
    expect(page.locator("#act-text")).to_have_value("opponent ends the turn")
    assert page.evaluate("field.isConnected"), "another field: an input method would have lost what it was composing"


def test_what_was_folded_open_stays_so_when_the_board_changes(lab):
    page = lab(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain&pane=expect")
    folds = page.locator("#pane details:not([open]) > summary")
    folds.first.click()
    opened = page.locator("#pane details[open]").count()
    lines = page.locator("#pane .checks li")
    offer = page.locator("#pane .offer:not(:has(.badge))").first  # no setting decides it: what stands stays
    expected = lines.count()
    offer.click()
    expect(lines).to_have_count(expected + 1)  # the board has changed, which takes a busy machine its time
    expect(page.locator("#pane details[open]")).to_have_count(opened)


def test_the_bench_stays_where_it_is_scrolled_to_when_something_of_it_is_picked(lab):
    page = lab(viewport={"width": 1440, "height": 300})
    add(page, "Me: Hand", "Knight")
    pane(page, "Actions")
    page.locator(".offer", has_text="I play Knight").click()
    expect(page.locator(".moves li")).to_have_count(1)
    pane(page, "Expect")
    bench, offered = page.locator("#pane"), page.locator("#pane button[name=e]:visible")
    offered.last.scroll_into_view_if_needed()
    before = bench.evaluate("pane => pane.scrollTop")
    assert before > 60
    offered.last.click()
    expect(page.locator("#pane .checks li")).to_have_count(1)
    page.wait_for_timeout(400)  # the change settles more than once
    assert bench.evaluate("pane => pane.scrollTop") > 60
    pane(page, "Board")
    expect(bench).to_have_js_property("scrollTop", 0)
