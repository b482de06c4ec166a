"""An editor at the lab: what is open stays open, lines in place, choices kept, suggestions weighed, a head that offers and gives back."""

import gzip
import re
from urllib.parse import urlencode, urlsplit

import pytest

from rulings.lab import boards
from tests.cast import stage
from tests.web.lab.test_lab import HEADERS, Lab

pytestmark = pytest.mark.any_database

BENCH = {"hx-request": "true", "hx-target": "bench"}
RAT = {"do": "card", "name_en": "Lab Rat", "name_ja": "ラボのねずみ", "kind": "follower", "cost": "1", "attack": "1", "defense": "1"}


@pytest.fixture
def lab(client, db, fresh_shelf):
    stage.put_on_shelf(listed=True)
    boards.cache.clear()
    return Lab(client)


def pane(lab, name, more=""):
    """Open another pane of the board where it stands."""
    return lab.open(f"{urlsplit(lab.where).path}?pane={name}{more}")


# ---- the board


def test_the_search_for_cards_stays_open_for_the_next_one(lab):
    lab.open("/lab/?game=shadowverse").do("?to=me.board", do="put", player="me", zone="board", card="Knight")
    assert "to=me.board" in lab.where
    assert 'id="finder"' in lab.body


def test_a_card_is_put_as_it_is_to_lie_there_in_so_many_copies(lab):
    lab.open("/lab/?game=shadowverse").do(do="put", player="me", zone="board", card="Knight")
    lab.do(do="put", player="me", zone="board", card="Knight", copies="2", attacked="true")
    assert "[Knight, {card: Knight, attacked: true}, {card: Knight, attacked: true}]" in lab.text


@pytest.mark.parametrize("query", ["3 x knight", "3x knight", "3 knight", "3 × Knight"])
def test_a_number_before_the_name_puts_so_many(lab, query):
    lab.open("/lab/?game=shadowverse")
    found = lab.client.get(f"{urlsplit(lab.where).path}cards/", {"to": "me.hand", "q": query}, headers=HEADERS).content.decode()
    assert "copies=3&amp;card=Knight" in found


def test_the_editor_of_a_card_stays_open_and_follows_where_it_is_moved(lab):
    lab.open("/lab/?game=shadowverse").do(do="put", player="me", zone="board", card="Knight")
    lab.do("?at=me.board.0", do="change", player="me", zone="board", index="0", key="attacked", value="true")
    assert "at=me.board.0" in lab.where
    assert 'id="picked"' in lab.body
    lab.do("?at=me.board.0", do="move", player="me", zone="board", index="0", to="opponent.board")
    assert "at=opponent.board.0" in lab.where
    assert 'id="picked"' in lab.body


def test_at_the_first_step_the_table_leads_to_the_editors(lab):
    lab.open("/lab/?game=shadowverse").do(do="put", player="me", zone="board", card="Knight")
    assert re.search(r'class="card"[^>]* data-place href="[^"]*at=me\.board\.0#picked"', lab.body)
    assert re.search(r'class="slot" data-place href="[^"]*to=opponent\.board#finder"', lab.body)
    assert re.search(r'class="pile-more" data-place href="[^"]*to=me\.cemetery#finder"', lab.body)
    lab.do(do="act", sentence="I end the turn")
    assert "data-place" not in lab.body
    assert "data-place" not in lab.client.get(f"/rulings/{stage.BOARDING}/?step=0").content.decode()


# ---- actions


def test_a_line_is_written_anew_where_it_stands(lab):
    lab.open("/lab/?game=shadowverse").do(do="put", player="me", zone="hand", card="Knight").do(do="act", sentence="I play Knight")
    pane(lab, "actions", "&line=0")
    assert 'id="line-text" name="e.sentence" value="I play Knight"' in lab.body
    lab.do("?line=0", do="reword", index="0", sentence="I plaay Knight")
    assert lab.status == 400
    assert 'id="line-text" name="e.sentence" value="I plaay Knight"' in lab.body
    lab.do("?line=0", do="reword", index="0", sentence="I end the turn")
    assert "- I end the turn" in lab.text
    assert "- I play Knight" not in lab.text


def test_an_action_is_put_between_with_the_offers_of_that_moment(lab):
    lab.open("/lab/?game=shadowverse").do(do="put", player="me", zone="hand", card="Knight").do(do="act", sentence="I end the turn")
    pane(lab, "actions", "&ins=0")
    assert "I play Knight" in lab.offers
    assert "e.at" in lab.body
    lab.do("?ins=0", do="act", sentence="I play Knight", at="0")
    assert lab.text.index("- I play Knight") < lab.text.index("- I end the turn")
    assert "ins=1" in lab.where


def test_a_scenario_can_end_at_any_of_its_actions(lab):
    lab.open("/lab/?game=shadowverse")
    for _turn in range(3):
        lab.do(do="act", sentence=f"{'opponent ends' if _turn % 2 else 'I end'} the turn")
    lab.do(do="end-here", index="0")
    assert re.findall(r"- \w+ ends? the turn", lab.text) == ["- I end the turn"]


def test_what_is_chosen_at_a_decision_goes_into_the_file_and_the_pane_stays(lab):
    lab.open(f"/rulings/{stage.TOSS}/lab/?scenario=two&pane=actions")
    board = urlsplit(lab.where).path
    option = re.search(
        r'href="(\?[^"#]*choose=1[^"#]*)', lab.client.get(f"{board}?pane=actions&step=3").content.decode().replace("&amp;", "&")
    )
    lab.open(board + (option[1] if option else "?choose=1&pane=actions"))
    assert "choose: [1]" in lab.text
    assert "choose" not in lab.where
    assert "pane=actions" in lab.where
    lab.do(do="choose", value="0")
    assert "choose: [0]" in lab.text


def test_a_look_at_another_setting_leaves_the_file_as_it_is(lab):
    lab.open(f"/rulings/{stage.TOSS}/lab/?scenario=two")
    board = urlsplit(lab.where).path
    lab.open(f"{board}?choose=1&set=sv.order.first-in-first-out=stack")
    assert urlsplit(lab.where).path == board


# ---- expectations


def test_suggestions_tell_which_settings_decide_them_and_those_come_first(lab):
    lab.open(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain&pane=expect")
    offered = re.findall(r'class="offer">(.*?)</button>', lab.body, re.S)
    decided = ["decide" in one for one in offered]
    assert decided[0]
    happened = decided[: decided.index(False)] if False in decided else decided
    assert all(happened)


def test_the_line_of_an_empty_table_makes_room_for_the_first_real_one(lab):
    lab.open("/lab/?game=shadowverse").do(do="expect", sentence="it is my turn")
    assert "the game goes on" not in lab.text
    assert "- it is my turn" in lab.text


def test_one_press_says_what_comes_instead_and_it_holds(lab):
    lab.open(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain&pane=expect").do(do="unotherwise", under=f"{stage.SWITCH}=together")
    assert "otherwise" not in lab.text.split("name: nobody")[0]
    lab.do(do="settle")
    assert f"{stage.SWITCH}=together:" in lab.text
    assert "This does not hold there." not in lab.body
    pane(lab, "expect")
    assert "do=settle" not in lab.body


# ---- cards of one's own


def test_a_card_of_ones_own_is_put_where_it_is_wanted_at_once(lab):
    lab.open("/lab/?game=shadowverse").do(**RAT, into="opponent.hand")
    assert "hand: [Lab Rat]" in lab.text


def test_a_new_card_is_of_no_class_where_the_game_has_a_word_for_that(lab):
    pane(lab.open("/lab/?game=shadowverse"), "card")
    assert re.search(r'<option value="neutral" selected>', lab.body)


def test_a_card_that_gets_another_name_stays_one_card(lab):
    lab.open("/lab/?game=shadowverse").do(**RAT)
    pane(lab, "card", "&own=Lab%20Rat")
    assert 'name="e.was" value="Lab Rat"' in lab.body
    lab.do(**{**RAT, "name_en": "Lab Mouse"}, was="Lab Rat")
    assert "Lab Mouse" in lab.text
    assert "Lab Rat" not in lab.text


def test_a_card_begins_as_one_that_there_is(lab):
    pane(lab.open("/lab/?game=shadowverse"), "card", "&like=magitrain")
    text = re.search(r'<textarea id="o-text"[^>]*>([^<]*)', lab.body)
    assert text
    assert text[1].strip()
    assert 'id="o-en" name="e.name_en" value=""' in lab.body
    pane(lab, "card", "&like=nobody+is+called+so")
    assert "No card is called so in this game" in lab.body


def test_a_pasted_card_is_read_back_line_by_line_in_either_language(lab):
    lab.open("/lab/?game=shadowverse")
    text = "Ward.\n  ラストワード：カードを1枚引く。\nWhistle it."
    lab.do(do="card", name_ja="実験ねずみ", kind="follower", cost="0", attack="1", defense="1", text=text, into="me.hand")
    assert "name: {ja: 実験ねずみ}" in lab.text
    pane(lab, "card", "&own=%E5%AE%9F%E9%A8%93%E3%81%AD%E3%81%9A%E3%81%BF")
    read = re.search(r'<ol class="reads">.*?</ol>', lab.body, re.S)
    assert read
    assert "Last Words: draw a card." in read[0]
    assert re.search(r'data-line="3" data-column="1"', read[0])
    assert "1 line is left out" in lab.body
    assert "カードを1枚引く。" in re.search(r'<div lang="ja">.*?</div>', lab.body, re.S)[0]
    assert 'name="e.cost" value="0"' in lab.body
    assert "not carried out: Whistle it." in lab.body


def test_a_card_is_read_back_without_scripts_and_nothing_is_kept(lab):
    lab.open("/lab/?game=shadowverse")
    fields = {"e.do": "card", "e.name_en": "Lab Rat", "e.kind": "follower", "e.text": "Ward.\nWhistle it.", "pane": "card"}
    answer = lab.client.post(f"{urlsplit(lab.where).path}card/", fields)
    body = answer.content.decode()
    assert answer.status_code == 200
    assert 'class="reads"' in body
    assert 'value="Lab Rat"' in body
    assert "Lab Rat" not in lab.text


def test_a_card_may_be_pasted_whole_with_its_name_kind_and_figures(lab):
    lab.open("/lab/?game=duel-masters")
    text = "試しの爆竜\n文明：火\nクリーチャー　コスト５\nパワー6000+\n\nW・ブレイカー"
    fields = {"e.do": "card", "e.name_ja": "", "e.kind": "spell", "e.text": text, "pane": "card"}
    said = lab.client.post(f"{urlsplit(lab.where).path}card/", fields, headers={"HX-Request": "true"}).content.decode()
    assert re.findall("[\\w ]+ <b>([^<]+)</b>", re.search(r'<p class="taken">.*?</p>', said, re.S)[0]) == ["試しの爆竜", "creature", "Fire", "5", "6000"]
    assert "Double Breaker." in said
    assert "left out" not in said
    lab.do(do="card", name_ja="", kind="spell", text=text, into="me.battle")
    for line in ("name: {ja: 試しの爆竜}", "kind: creature", "class: fire", "cost: 5", "power: 6000", "battle: [試しの爆竜]"):
        assert line in lab.text
    assert "文明" not in lab.text


def test_a_card_may_be_pasted_with_both_sides(lab):
    lab.open("/lab/?game=shadowverse")
    text = "試しの見張り\nフォロワー コスト3\n【進化前】2/3\n守護\n【進化後】4/5\n守護\n攻撃時 口笛を吹く。"
    fields = {"e.do": "card", "e.name_ja": "", "e.kind": "spell", "e.text": text, "pane": "card"}
    said = lab.client.post(f"{urlsplit(lab.where).path}card/", fields, headers={"HX-Request": "true"}).content.decode()
    assert re.search(r'href="#o-text" hx-boost="false" data-line="7" data-column="5">', said)
    assert re.findall("[\\w, ]+ <b>([^<]+)</b>", re.search(r'<p class="taken">.*?</p>', said, re.S)[0]) == ["試しの見張り", "follower", "3", "2", "3", "4", "5"]
    lab.do(do="card", name_ja="", kind="spell", text=text.replace("口笛を吹く", "カードを1枚引く"), into="me.hand")
    assert "evolved:" in lab.text
    assert re.search(r"attack: 4\s+defense: 5", lab.text)
    assert "進化" not in lab.text


def test_what_is_typed_into_a_field_stands_and_a_pasted_line_that_says_otherwise_is_left_in_the_text(lab):
    lab.open("/lab/?game=shadowverse")
    lab.do(do="card", name_en="Lab Rat", kind="follower", cost="2", attack="1", defense="1", text="Cost 3\nWard.", into="me.hand")
    assert "cost: 2" in lab.text
    assert "Cost 3\n" in lab.text


# ---- the head


HEAD = {"title.en": "Rats first", "title.ja": "ねずみが先", "question.en": "", "question.ja": "", "id": "", "status": "open"}


def test_a_ruling_is_named_after_its_title_and_fresh_words_need_not_be_deleted(lab):
    lab.open("/lab/?game=shadowverse").do(do="head-all", **HEAD)
    assert "ruling: sv-rats-first" in lab.text
    assert "question: {en: What happens on this board?" in lab.text
    pane(lab, "ruling")
    assert 'placeholder="What happens on this board?"' in lab.body
    assert re.search(r'id="h-question-en"[^>]*></textarea>', lab.body)


def test_a_head_that_is_refused_gives_back_every_field(lab):
    pane(lab.open("/lab/?game=shadowverse"), "ruling")
    lab.do(do="head-all", **{**HEAD, "id": "No Name!", "note.en": "Only in English"})
    assert lab.status == 400
    assert "Rats first</textarea>" in lab.body
    assert "Only in English</textarea>" in lab.body
    assert 'value="No Name!"' in lab.body


def test_what_is_missing_is_listed_until_nothing_is(lab):
    pane(lab.open("/lab/?game=shadowverse"), "ruling")
    missing = re.search(r'class="missing".*?</section>', lab.body, re.S)
    assert missing
    assert "Title: English" in missing[0]
    assert "something is done" in missing[0]


def test_claims_and_sources_are_offered_by_the_rules_that_decide(lab):
    lab.open(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain")
    pane(lab, "ruling")
    claim = re.search(r'value="(do=head[^"]*key=claims[^"]*)"', lab.body)
    source = re.search(r'value="(do=source[^"]*)"', lab.body)
    assert claim
    assert source
    base = urlsplit(lab.where).path
    made = lab.client.post(f"{base}edit/", {"e": claim[1]}, follow=True)
    lab.open(made.redirect_chain[-1][0])
    assert "claims: [sv-" in lab.text


def test_a_scenarios_tab_keeps_the_pane(lab):
    lab.open("/lab/?game=shadowverse").do(do="add-scenario", name="second")
    pane(lab, "expect", "&scenario=second")
    assert "?scenario=board&pane=expect" in lab.body


# ---- parts


def test_what_is_refused_comes_back_in_the_bench_alone(lab):
    lab.open("/lab/?game=shadowverse")
    base = urlsplit(lab.where).path
    answer = lab.client.post(f"{base}edit/", {"e": urlencode({"do": "act", "sentence": "I plaay"}), "pane": "actions"}, headers=HEADERS)
    assert answer["HX-Retarget"] == "#bench"
    assert "<article" not in answer.content.decode()
    assert "This cannot be done" in answer.content.decode()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", ["actions", "board", "card", "expect", "ruling", "file", "share"])
def test_a_part_is_at_most_6_kb_and_what_does_not_fit_follows(lab, name, language):
    lab.open(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain")
    where = f"{urlsplit(lab.where).path}?pane={name}&lang={language}"
    whole = lab.client.get(where, headers=HEADERS).content
    bench = lab.client.get(where, headers=BENCH).content
    assert len(gzip.compress(whole, 6)) <= 6 * 1024
    assert len(gzip.compress(bench, 6)) <= 6 * 1024
    assert b"aria-busy" in whole or b'id="pane"' in whole


def test_an_edit_of_the_head_brings_the_title_and_the_tools_along(lab):
    lab.open(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain")
    body = lab.client.get(f"{urlsplit(lab.where).path}?pane=ruling", headers=BENCH).content.decode()
    assert '<h1 id="lab-title" hx-swap-oob="true">' in body
    assert 'id="lab-more" hx-swap-oob="true"' in body
