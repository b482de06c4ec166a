"""The table of each game: which zones lie where, and what happens to one that nobody laid out."""

import copy
import re

import pytest

from rulings.board.tables import TABLES, table
from tests.cast import recorded


@pytest.fixture
def played(staged):
    """Play the recorded run with its zones and game changed."""

    def change(zones=None, **document):
        run = copy.deepcopy(recorded.RECORDED["run"]) | {"decisions": []} | document
        for frame in run["frames"]:
            frame["state"]["players"]["me"]["zones"] = zones or frame["state"]["players"]["me"]["zones"]
        staged.run = lambda *args, **kwargs: recorded.Played(run)
        staged.cards.setdefault(run["game"], {})

    return change


def thing(n, **more):
    return recorded.RECORDED["run"]["frames"][0]["state"]["players"]["me"]["zones"]["board"][0] | {"id": n} | more


def moment(client, query=""):
    """My half of the table, and what comes after it."""
    text = client.get(recorded.PAGE + query, headers={"HX-Request": "true"}).content.decode()
    return text.split('data-player="me"')[1]


@pytest.mark.parametrize("game", TABLES)
def test_every_zone_has_a_name_in_both_languages(game):
    for zone in table(game).zones:
        assert zone.label["en"]
        assert zone.label["ja"]


def test_a_zone_that_nobody_laid_out_is_a_pile_under_its_own_name(client, played):
    played({"board": [], "far_away": [thing(1), thing(2)]})
    text = moment(client)
    assert 'class="pile" data-zone="far_away"' in text
    assert "far away <b>2</b>" in text


@pytest.mark.parametrize("view, seen", [("all", True), ("me", True), ("opponent", False), ("spectator", False)])
def test_a_zone_that_the_game_does_not_have_is_open_to_its_owner_alone(client, played, view, seen):
    played({"board": [], "far_away": [thing(1)]})
    text = moment(client, f"?view={view}").split('data-zone="far_away"')[1]
    assert ("Lionel" in text.split("</div>")[0], "card back" in text) == (seen, not seen)


def laid(**zones):
    """The frames of the recorded run in which both players' zones are these, of so many cards each."""
    found = copy.deepcopy(recorded.RECORDED["run"]["frames"])
    for frame in found:
        for n, half in enumerate(frame["state"]["players"].values()):
            half["zones"] = {name: [thing(100 * n + 10 * place + k) for k in range(size)] for place, (name, size) in enumerate(zones.items())}
    return found


@pytest.mark.parametrize("hand, laid_out", [(0, ["resolving", "board"]), (1, ["board", "hand"])])
def test_what_is_being_played_lies_in_the_middle_of_a_table_that_has_room_for_it(client, played, hand, laid_out):
    """Two boards and two rows of what is played are four; with both hands there would be six."""
    played(frames=laid(resolving=1, board=1, hand=hand))
    text = moment(client)
    rows = re.findall(r'class="row"[^>]*data-zone="(\w+)"', text)
    assert rows[:2] == laid_out
    assert ('class="pile" data-zone="resolving"' in text) is (hand == 1)


@pytest.mark.parametrize("later", [0, 1])
def test_the_place_of_a_pile_is_kept_through_a_run_in_which_it_ever_has_a_card(client, played, later):
    played(frames=[*laid(board=1, hand=1, mana=1, banished=0, resolving=0)[:-1], laid(board=1, hand=1, mana=1, banished=later, resolving=later)[-1]])
    text = moment(client)
    assert ('class="pile" data-zone="resolving"' in text) is (later == 1)
    assert ('class="pile" data-zone="banished"' in text) is (later == 1)


def test_a_game_that_nobody_laid_out_is_still_shown(client, played):
    played({"somewhere": [thing(1)]}, game="unheard-of")
    assert "somewhere <b>1</b>" in moment(client)


def test_shields_lie_face_down_for_both_players(client, played):
    played({"shields": [thing(n, hidden=True) for n in range(5)]}, game="duel-masters")
    assert moment(client, "?view=me").count("card back") == 5
    assert moment(client, "?view=opponent").count("card back") == 5
    assert moment(client).count("card back") == 0


def test_a_tapped_card_lies_on_its_side_and_says_so(client, played):
    played({"battle": [thing(1, counters={"tapped": 1})]}, game="duel-masters")
    text = moment(client)
    assert "data-tapped" in text
    assert "tapped" in text.split('aria-label="Lionel')[1].split('"')[0]


def test_a_card_on_its_side_is_called_as_its_game_calls_it(client, played):
    played({"field": [thing(1, counters={"tapped": 1})]}, game="chrono-card")
    text = moment(client)
    said = text.split('aria-label="Lionel')[1].split('"')[0]
    assert "data-tapped" in text
    assert "checked" in said
    assert "tapped" not in said


def test_power_is_one_wide_figure(client, played):
    played({"battle": [thing(1, attack=9000, defense=None)]}, game="duel-masters")
    assert '<b class="power">9000</b>' in moment(client)


AGENDAS = [("vision", "Stack<small>, top first"), ("duel-masters", "Pool<small>: its player orders it"), ("shadowverse", "Queue")]


@pytest.mark.parametrize("game, title", AGENDAS)
def test_what_waits_is_named_as_the_game_has_it(client, played, game, title):
    played(game=game)
    assert title in moment(client, "?step=6")


def test_a_card_that_no_library_holds_is_shown_without_a_link(client, played):
    played({"board": [thing(1, card="of-this-scenario-only", name={"en": "Made for <this>", "ja": "この場だけ"})]})
    text = moment(client)
    assert 'aria-label="Made for &lt;this&gt;' in text
    assert "/cards/shadowverse/of-this-scenario-only/" not in text


def test_what_the_engine_remembers_for_itself_is_no_counter(client, played):
    played({"board": [thing(1, counters={"entered": 9, "attacks": 1})]})
    assert 'class="token"' not in moment(client)


def test_more_objects_than_have_a_name_of_their_own_do_not_glide(client, played):
    played({"board": [thing(200), thing(201)]})
    text = moment(client)
    assert 'data-c="200"' in text
    assert 'data-c="201"' not in text


def test_chrono_card_counts_the_damage_a_player_has_taken(client, staged):
    run = copy.deepcopy(recorded.RECORDED["run"]) | {"decisions": [], "game": "chrono-card"}
    for n, frame in enumerate(run["frames"]):
        frame["state"]["players"]["me"]["leader"] |= {"defense": -n, "damage": n}
    staged.run = lambda *args, **kwargs: recorded.Played(run)
    staged.cards["chrono-card"] = {}
    text = moment(client, "?step=3")
    assert '<span class="vh">damage taken </span><b>3</b>' in text
    assert '<i class="hit">+1</i>' in text


def test_mana_is_counted_at_the_seat_by_what_can_still_pay_and_in_its_colours(client, played):
    played({"mana": [thing(1, **{"class": "fire"}), thing(2, counters={"tapped": 1})], "shields": []}, game="duel-masters")
    seat = moment(client).split('data-p="mana"')[1].split("</li>")[0]
    assert "<b>1<small>/2</small></b>" in seat
    assert seat.count("<i data-f=") == 2
    assert seat.count("data-spent") == 1
    assert 'data-p="shields"' not in moment(client), "the run never has one"


def test_shields_are_counted_where_nobody_sees_their_faces(client, played):
    played({"shields": [thing(n, hidden=True) for n in range(3)]}, game="duel-masters")
    seat = moment(client, "?view=me").split('data-p="shields"')[1].split("</li>")[0]
    assert "<b>3</b>" in seat
    assert "data-f" not in seat


def test_a_card_says_how_many_lie_beneath_it(client, played):
    played({"battle": [thing(1), thing(2)], "under": [thing(3, host=2), thing(4, host=2)]}, game="duel-masters")
    text = moment(client)
    assert text.count("data-beneath") == 1
    assert "2 beneath it or aboard" in text


def test_a_sealed_card_says_so_and_not_that_anything_lies_beneath(client, played):
    played({"battle": [thing(1), thing(2)], "under": [thing(3, host=2, hidden=True), thing(4, host=1)]}, game="duel-masters")
    text = moment(client)
    assert text.count("data-sealed") == text.count("data-beneath") == 1
    assert "seals on it: 1" in text
    assert "1 beneath it or aboard" in text


def test_what_lies_face_down_with_a_card_that_is_face_down_is_no_seal(client, played):
    played({"battle": [thing(1, hidden=True)], "under": [thing(3, host=1, hidden=True)]}, game="duel-masters")
    assert "data-sealed" not in moment(client)


LONG = "When this enters the board, draw a card and return a chosen enemy creature to hand, whatever it costs or says. "


@pytest.mark.parametrize("said, size", [("x", ""), (LONG, "1"), (LONG * 2, "2"), (LONG * 3, "3")])
def test_a_long_sentence_of_a_step_is_set_smaller(client, played, said, size):
    frames = copy.deepcopy(recorded.RECORDED["run"]["frames"])
    frames[3]["text"] = {"en": said, "ja": "x"}
    played(frames=frames)
    text = client.get(f"{recorded.PAGE}?step=3", headers={"HX-Request": "true"}).content.decode()
    assert (f'data-long="{size}"' in text.split("<p")[0] + text.split('class="now"')[1].split(">")[0]) == bool(size)

def test_what_a_player_has_said_stands_at_the_seat(client, staged):
    run = copy.deepcopy(recorded.RECORDED["run"]) | {"decisions": []}
    for frame in run["frames"]:
        frame["state"]["players"]["me"]["said"] = [{"en": "interrupts ended", "ja": "割り込み終了"}]
    staged.run = lambda *args, **kwargs: recorded.Played(run)
    assert '<p class="seat-said">interrupts ended</p>' in moment(client).split('class="rows"')[0]


@pytest.mark.parametrize("step, marked", [(2, 0), (3, 1), (4, 0)])
def test_counters_are_folded_at_the_seat_which_says_in_which_step_one_of_them_changes(client, played, step, marked):
    frames = copy.deepcopy(recorded.RECORDED["run"]["frames"])
    for n, frame in enumerate(frames):
        frame["state"]["players"]["me"]["counters"] = {"turns": 5, "cards_played": 2 if n >= 3 else 1, "combo": 0}
    played(frames=frames)
    points = moment(client, f"?step={step}").split('class="points"')[1].split('class="rows"')[0].split('class="piles"')[0]
    open_, folded = points.split("<details>")
    assert ">+2<" in folded, "Combo is 0"
    assert "cards played" not in open_
    assert "turns begun" in folded
    assert folded.split(">+2")[0].count("data-changed") == marked
