"""The lab: a board in its address, changed by forms, run at every change; whatever is typed is answered."""

import re
from datetime import timedelta
from html import unescape
from random import Random
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from django.db.models import F

from engine.corpus.editing import new_ruling
from rulings.http.models import Tally
from rulings.lab import boards
from rulings.lab.keeping import text_of
from rulings.lab.models import KeptBoard
from rulings.lab.tokens import pack
from tests.cast import stage

HEADERS = {"hx-request": "true", "hx-target": "lab"}
CHECKED = {"hx-request": "true", "hx-target": "checked"}


@pytest.fixture
def lab(client, db, fresh_shelf):
    stage.put_on_shelf()
    boards.cache.clear()
    return Lab(client)


class Lab:
    """Somebody at the lab: where they are, and what the page shows them."""

    def __init__(self, client):
        self.client = client
        self.where = "/lab/"
        self.body = ""
        self.status = 0

    def open(self, where: str) -> "Lab":
        answer = self.client.get(where, follow=True)
        if answer.redirect_chain:
            where = answer.redirect_chain[-1][0]
        self.where, self.body, self.status = where, unescape(answer.content.decode()), answer.status_code
        return self

    def do(self, query: str = "", **edit: str) -> "Lab":
        """Send a form as the page would: the edit, and the hidden fields of where it stands."""
        here = urlsplit(self.where)
        fields = {name: values[-1] for name, values in parse_qs(here.query).items()}
        answer = self.client.post(f"{here.path}edit/{query}", {**fields, "e": urlencode(edit)})
        if answer.status_code == 302:
            return self.open(answer["Location"])
        self.body, self.status = unescape(answer.content.decode()), answer.status_code
        return self

    @property
    def text(self) -> str:
        """The ruling file of the board that is open."""
        return text_of(urlsplit(self.where).path.split("/")[2])

    @property
    def offers(self) -> list[str]:
        """The buttons of what can be done next."""
        return list(re.findall(r'class="offer">([^<]+)</button>', self.body))


def test_an_empty_table_of_a_game_opens_with_its_board_to_fill(lab):
    lab.open("/lab/?game=shadowverse")
    assert lab.status == 200
    assert "pane=board" in lab.where
    assert 'id="moment"' in lab.body
    assert "Add a card to Me: Hand" in lab.body


def test_a_table_may_begin_with_the_name_of_a_new_card(lab):
    lab.open("/lab/?game=shadowverse&named=Zorblax")
    assert "pane=card" in lab.where
    assert 'name="e.name_en" value="Zorblax"' in lab.body


def test_every_game_has_an_empty_table(lab):
    for game in ("shadowverse", "duel-masters", "duel-masters-plays", "vision", "chrono-card"):
        assert lab.open(f"/lab/?game={game}").status == 200
        assert 'id="moment"' in lab.body


def test_a_card_that_is_put_into_the_hand_can_be_played_by_a_button(lab):
    lab.open("/lab/?game=shadowverse").do(do="put", player="me", zone="hand", card="Knight")
    assert "hand: [Knight]" in lab.text
    lab.open(lab.where.replace("pane=board", "pane=actions"))
    assert "I play Knight" in lab.offers
    lab.do(do="act", sentence="I play Knight")
    assert "- I play Knight" in lab.text
    assert "Knight attacks" not in " ".join(lab.offers)


def test_an_action_that_is_refused_says_why_and_by_which_rule(lab):
    lab.open("/lab/?game=shadowverse").do(do="put", player="me", zone="hand", card="Knight").do(
        do="points", player="me", name="pp", value="0"
    )
    lab.open(lab.where.replace("pane=board", "pane=actions"))
    assert "I play Knight" not in lab.offers
    refusals = re.search(r'class="refusals">.*?</details>', lab.body, re.S)
    assert refusals
    assert "Knight" in refusals[0]
    assert 'href="/rules/sv.' in refusals[0]


def test_a_scenario_of_a_ruling_opens_as_a_board_at_the_same_moment(lab):
    lab.open(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain&step=2&set={stage.SWITCH}=together")
    assert lab.status == 200
    assert "step=2" in lab.where
    assert f"set: {{{stage.SWITCH}: together}}" in lab.text or f"{stage.SWITCH}: together" in lab.text
    assert "nobody" not in lab.text.split("scenarios:")[1]


def test_what_is_typed_wrong_is_answered_and_given_back(lab):
    lab.open("/lab/?game=shadowverse").open(lab.where.replace("pane=board", "pane=actions")).do(do="act", sentence="I plaay Knihgt")
    assert lab.status == 400
    assert 'value="I plaay Knihgt"' in lab.body
    assert "This cannot be done" in lab.body


def test_an_action_left_without_its_card_stops_the_run_there_and_says_so(lab):
    lab.open("/lab/?game=shadowverse").do(do="put", player="me", zone="hand", card="Knight").do(do="act", sentence="I play Knight")
    lab.do(do="take", player="me", zone="hand", index="0")
    assert lab.status == 200
    assert "Action 1 cannot be played on this board" in lab.body
    lab.do(do="unact", index="0")
    assert "cannot be played" not in lab.body


def test_a_decision_of_the_address_becomes_part_of_the_file_and_goes_with_its_action(lab):
    lab.open(f"/rulings/{stage.TOSS}/lab/?scenario=two&choose=1")
    assert "choose: [1]" in lab.text
    lab.do(do="unact", index="0")
    assert "choose: [1]" not in lab.text


def test_the_board_can_be_taken_away_and_brought_again(lab):
    lab.open("/lab/?game=shadowverse").do(do="put", player="me", zone="hand", card="Knight")
    base = urlsplit(lab.where).path
    answer = lab.client.get(f"{base}file.yaml")
    assert answer["Content-Disposition"] == 'attachment; filename="lab-board.yaml"'
    again = lab.client.post("/lab/", {"text": answer.content.decode()}, follow=True)
    assert again.status_code == 200
    assert again.redirect_chain[-1][0].split("?")[0] == base


def test_a_file_with_mistakes_is_shown_with_their_places_and_nothing_is_lost(lab):
    text = new_ruling("shadowverse").replace("turn: me", "tern: me")
    answer = lab.client.post("/lab/", {"text": text}, follow=True)
    body = unescape(answer.content.decode())
    assert "tern: me" in body
    assert re.search(r"line \d+, column \d+", body)
    assert "turn" in body


def test_a_file_is_checked_while_it_is_typed(lab):
    base = urlsplit(lab.open("/lab/?game=shadowverse").where).path
    wrong = lab.client.post(f"{base}text/", {"text": new_ruling("shadowverse").replace("turn: me", "turn: nobody")}, headers=CHECKED)
    assert "line" in wrong.content.decode()
    fine = lab.client.post(f"{base}text/", {"text": new_ruling("shadowverse")}, headers=CHECKED)
    assert "Nothing is wrong" in fine.content.decode()


def test_a_card_of_ones_own_is_read_while_it_is_typed_and_then_played(lab):
    lab.open("/lab/?game=shadowverse")
    base = urlsplit(lab.where).path
    card = {
        "name_en": "Lab Rat",
        "name_ja": "ラボのねずみ",
        "kind": "follower",
        "class": "neutral",
        "cost": "1",
        "attack": "1",
        "defense": "1",
    }
    typed = {f"e.{key}": value for key, value in card.items()}
    read = lab.client.post(f"{base}card/", {**typed, "e.text": "Fanfare: draw a card."}, headers=HEADERS).content.decode()
    assert "ファンファーレ" in read
    wrong = lab.client.post(f"{base}card/", {**typed, "e.text": "Fanfare: drow a card."}, headers=HEADERS).content.decode()
    assert 'data-holds="no"' in wrong
    assert "“drow”" in wrong
    assert 'data-holds="no"' not in read
    lab.do(do="card", **card, text="Fanfare: draw a card.").do(do="put", player="me", zone="hand", card="Lab Rat")
    lab.open(lab.where.replace("pane=board", "pane=actions"))
    assert "I play Lab Rat" in lab.offers


def test_cards_are_found_by_nickname_for_the_zone_that_gets_them(client, db, fresh_shelf):
    stage.put_on_shelf(listed=True)
    lab = Lab(client).open("/lab/?game=shadowverse")
    found = client.get(f"{urlsplit(lab.where).path}cards/?to=me.hand&q=knight", headers=HEADERS).content.decode()
    assert "do=put&amp;player=me&amp;zone=hand&amp;card=Knight" in found


def test_expectations_are_offered_from_what_happened_and_flips_are_shown(lab):
    lab.open(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain&pane=expect")
    assert "Hero of Antiquity was destroyed" in lab.body
    assert re.search(r"\d lines? falls?", lab.body)


def test_a_form_of_many_fields_changes_only_what_was_changed(lab):
    lab.open("/lab/?game=shadowverse")
    before = lab.text.splitlines()
    lab.do(do="figures", player="me", leader="20", deck_size="", **{"points.pp": "7"})
    changed = [line for line in lab.text.splitlines() if line not in before]
    assert len(changed) == 1
    assert "pp: 7" in changed[0]


def test_htmx_gets_the_changing_part_and_the_address_to_show(lab):
    lab.open("/lab/?game=shadowverse")
    answer = lab.client.get(lab.where, headers=HEADERS)
    assert answer["HX-Push-Url"] == lab.where
    assert answer.content.decode().lstrip().startswith("<article")


@pytest.mark.parametrize("board", ["x", "1abc", "k" + "0" * 64, "A" * 3000, "..", "%00"])
def test_a_link_that_is_no_board_says_so(lab, board):
    assert lab.open(f"/lab/{board}/").status == 404
    assert "<h1>" in lab.body


@pytest.mark.parametrize("edit", [{}, {"do": "nonsense"}, {"do": "put"}, {"do": "take", "player": "me", "zone": "hand", "index": "99999"}])
def test_edits_that_cannot_be_done_change_nothing(lab, edit):
    lab.open("/lab/?game=shadowverse")
    was = lab.where
    lab.do(**edit)
    assert lab.status in (200, 400)
    assert urlsplit(lab.where).path == urlsplit(was).path


def test_the_tools_of_a_ruling_work_for_a_board(lab):
    lab.open(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain")
    base = urlsplit(lab.where).path
    for tool in (
        "compare/",
        "explore/",
        "why/?step=1",
        "transcript.txt",
        "transcript.md",
        "transcript.json",
        "embed/",
        "practice/",
        "picture.png",
    ):
        assert lab.client.get(base + tool).status_code == 200, tool


def test_a_thousand_cards_are_refused_in_words(lab):
    text = new_ruling("shadowverse").replace("turn: me", "turn: me\n      me: {hand: [" + ", ".join(["60 x Knight"] * 20) + "]}")
    answer = lab.client.post("/lab/", {"text": text.replace("me: {leader", "x: {leader")}, follow=True)
    assert answer.status_code in (200, 400)
    token = pack(new_ruling("shadowverse"))
    big = lab.client.post(f"/lab/{token}/text/", {"text": "x" * 200_000})
    assert big.status_code == 400


def test_what_can_be_written_is_listed_in_both_languages(client, db):
    body = client.get("/lab/words/?lang=ja").content.decode()
    assert "opponent plays Goblin" in body
    assert "相手が「ゴブリン」をプレイする" in body


def test_a_ruling_whose_board_cannot_be_kept_now_is_given_back_with_the_reason(lab, monkeypatch):
    from rulings.lab import views
    from rulings.lab.tokens import BadToken

    def too_many(_text):
        raise BadToken("large")

    monkeypatch.setattr(views, "pack", too_many)
    assert lab.open(f"/rulings/{stage.BOARDING}/lab/").status == 400
    assert "ruling: jt-boarding" in lab.body


# ---- what is kept, and when


def too_long_for_an_address() -> str:
    noise = "".join(Random(1).choices("abcdefghijklmnop0123456789", k=9000))
    return f"{stage.RULINGS[stage.TOSS]}# {noise}\n"


def test_a_board_too_long_for_an_address_is_kept_only_once_it_is_sent(lab):
    """Looking at pages of any size stores nothing; what is to be kept is sent by a form."""
    sent = lab.client.post("/lab/", {"text": too_long_for_an_address()})
    assert KeptBoard.objects.count() == 1
    KeptBoard.objects.update(used_at=F("used_at") - timedelta(days=1))
    before = list(KeptBoard.objects.values())
    there = urlsplit(sent["Location"]).path
    for where in ("", "?pane=board&step=0", "?scenario=two&choose=1", "file.yaml", "compare/", "explore/", "lab/", "share/"):
        assert lab.client.get(there + where).status_code < 400, where
    assert list(KeptBoard.objects.values()) == before
    asked = unescape(lab.client.get(f"{there}lab/?step=0&view=me").content.decode())
    assert "too long for an address" in asked
    hidden = dict(re.findall(r'<input type="hidden" name="(\w+)" value="(\w+)">', asked))
    assert hidden == {"view": "me", "step": "0"}
    text = re.search(r"<textarea[^>]*>(.*?)</textarea>", asked, re.DOTALL)[1]
    again = lab.client.post("/lab/", {"text": text, **hidden})
    assert again["Location"].startswith("/lab/k")
    assert "view=me" in again["Location"]


def test_a_text_is_checked_while_it_is_typed_without_being_kept(lab, django_assert_num_queries):
    text = new_ruling("shadowverse") + "# " + "x" * 60_000 + "\n"
    where = f"/lab/{pack(new_ruling('shadowverse'))}/"
    with django_assert_num_queries(0):
        answer = lab.client.post(where + "text/", {"text": text}, headers=CHECKED)
    assert "Nothing is wrong" in answer.content.decode()
    noisy = too_long_for_an_address()
    assert "Nothing is wrong" in lab.client.post(where + "text/", {"text": noisy}, headers=CHECKED).content.decode()
    refused = {"e": urlencode({"do": "act", "sentence": "I play Nobody At All"})}
    assert lab.client.post(where + "edit/", refused).status_code == 400
    assert KeptBoard.objects.count() == 0
    assert Tally.objects.count() == 0


# ---- a card changed where a step shows it

BOARDING_STEP = f"/rulings/{stage.BOARDING}/change/?scenario=magitrain&step=6&thing="


def things_of_step(client) -> dict[str, str]:
    """The numbers of the cards on the table, by what is said of each."""
    body = client.get(f"/rulings/{stage.BOARDING}/?scenario=magitrain&step=6").content.decode()
    return {unescape(said).partition(",")[0]: number for said, number in re.findall(r'aria-label="([^"]+)" data-c="(\d+)"', body)}


def test_a_card_that_a_step_shows_can_be_changed_as_the_board_gives_it(lab, client):
    number = things_of_step(client)["Magitrain"]
    answer = client.get(BOARDING_STEP + number, headers={"hx-request": "true", "hx-target": "card-text"})
    assert b"Take away" in answer.content
    assert b'name="then" value="parting"' in answer.content
    lab.open(BOARDING_STEP + number)  # without HTMX
    assert "pane=board&at=opponent.board.0" in lab.where
    assert 'id="picked-title"' in lab.body


def test_a_card_that_came_during_the_run_is_said_to_have_come(client, lab):
    answer = client.get(BOARDING_STEP + "999", headers={"hx-request": "true", "hx-target": "card-text"})
    assert b"came during the run" in answer.content


def test_a_changed_board_is_seen_where_it_leaves_the_run_before(lab, client):
    lab.open(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain&step=6")
    path = urlsplit(lab.where).path
    edit = {"do": "take", "player": "opponent", "zone": "board", "index": "0"}
    answer = client.post(f"{path}edit/", {"scenario": "magitrain", "step": "6", "then": "parting", "e": urlencode(edit)})
    assert answer["Location"].endswith("#changed")
    step = int(parse_qs(urlsplit(answer["Location"]).query)["step"][0])

    def told(address, n):
        body = client.get(f"{address}?scenario=magitrain&step={n}").content.decode()
        return re.search(r'class="now-text">([^<]*)', body)[1]

    there = urlsplit(answer["Location"]).path
    assert step > 1
    assert [told(there, n) for n in range(step)] == [told(path, n) for n in range(step)]
    assert told(there, step) != told(path, step)


def test_a_card_takes_the_place_of_another(lab):
    lab.open(f"/rulings/{stage.BOARDING}/lab/?scenario=magitrain&pane=board")
    lab.open(lab.where + "&to=opponent.board&instead=0")
    assert "A card instead of Magitrain" in lab.body
    before = lab.text
    lab.do(do="replace", player="opponent", zone="board", index="0", card="Lionel, Woodland Shadow")
    assert lab.status == 200
    assert "Magitrain" not in lab.text.partition("when:")[0].partition("given:")[2]
    assert lab.text != before


@pytest.mark.parametrize("sent", ["edit", "card", "text"])
def test_a_link_of_the_page_that_answers_what_was_sent_leads_to_the_board(lab, client, sent):
    """Without JavaScript such a page lies at the address of what was sent, and its links say only where on the board they lead."""
    board = urlsplit(lab.open("/lab/?game=shadowverse").where).path
    assert client.get(f"{board}{sent}/?pane=actions&step=0")["Location"] == f"{board}?pane=actions&step=0"
    assert client.get(f"{board}{sent}/")["Location"] == board
    assert client.put(f"{board}{sent}/").status_code == 405
    assert lab.open(f"{board}{sent}/?pane=actions&step=0").status == 200
