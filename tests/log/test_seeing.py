"""The log as its owner, the opponent and a spectator read it: nobody is told what they cannot see."""

import pytest

from engine.log.present import decision_json, frame_json
from engine.log.seeing import VIEWERS, view
from tests.cast.small import card, run

CARDS = [
    card("Squire"),
    card("Herald"),
    card("Chooser", "Choose one: add a Squire to your hand; add a Herald to your hand.", kind="spell"),
    card("Gambler", "Add a random one of a Squire or a Herald to your hand.", kind="spell"),
    card("Searcher", "Put a random follower in your deck into your hand.", kind="spell"),
    card("Reader", "Discard a chosen card in your hand.", kind="spell"),
    card("Herd", "In your hand, whenever you play a spell: reduce the cost of this by 1.", cost=9),
    card("Boomerang", "Return a chosen enemy follower to hand.", kind="spell"),
]


def logs(given, when, **more):
    """Each viewer's whole log, in English."""
    made = run(CARDS, {"given": given, "when": when, **more}).played.run
    return {viewer: [view(made, f, viewer)["text"]["en"] for f in made.frames] for viewer in VIEWERS}


def mentions(log, name):
    return [line for line in log if name in line]


def test_a_chosen_card_is_known_to_its_player_alone():
    log = logs({"me": {"hand": ["Chooser"], "pp": 1}}, ["I play Chooser choosing 2"])
    assert mentions(log["me"], "Herald is added")
    for viewer in ("opponent", "spectator"):
        assert "A card is added to my hand" in log[viewer]
        assert "I choose in secret" in log[viewer]
        assert "I play Chooser" in log[viewer]
        assert not [line for line in mentions(log[viewer], "Herald") if "Choose one" not in line]


def test_a_card_from_the_deck_is_known_to_its_player_alone():
    log = logs({"me": {"hand": ["Searcher"], "deck": ["Herald"], "deck_size": 9, "pp": 1}}, ["I play Searcher"])
    assert mentions(log["me"], "Herald goes to my hand")
    assert not mentions(log["opponent"], "Herald")
    assert not mentions(log["spectator"], "Herald")


def test_a_random_token_is_known_to_everybody():
    log = logs({"me": {"hand": ["Gambler"], "pp": 1}}, ["I play Gambler"], choose=[1])
    assert all("Herald is added to my hand" in log[viewer] for viewer in VIEWERS)


def test_what_is_drawn_is_hidden_from_the_others():
    log = logs({"opponent": {"deck": ["Herald"], "deck_size": 9}}, ["opponent draws 1 card"])
    assert mentions(log["opponent"], "Herald")
    assert not mentions(log["me"], "Herald")
    assert not mentions(log["spectator"], "Herald")


def test_a_discarded_card_lies_open():
    log = logs({"me": {"hand": ["Reader", "Herald", "Squire"], "pp": 1}}, ["I play Reader targeting Herald"])
    assert all("Herald is discarded" in log[viewer] for viewer in VIEWERS)
    assert not mentions(log["opponent"], "targeting")
    assert not mentions(log["opponent"], "Squire")


def test_a_card_that_returns_to_hand_was_seen_by_all():
    log = logs({"me": {"hand": ["Boomerang"], "pp": 1}, "opponent": {"board": ["Herald"]}}, ["I play Boomerang"])
    assert all(mentions(log[viewer], "Herald returns to hand") for viewer in VIEWERS)


@pytest.mark.parametrize("viewer", ["opponent", "spectator"])
def test_an_effect_in_a_hidden_hand_is_not_named(viewer):
    made = run(CARDS, {"given": {"me": {"hand": ["Herd", "Gambler"], "pp": 1}}, "when": ["I play Gambler"], "choose": [0]}).played.run
    seen = [view(made, f, viewer) for f in made.frames]
    assert not [s for s in seen if "Herd" in s["text"]["en"]]
    waiting = [f.agenda[0].id for f in made.frames if f.agenda and f.agenda[0].origin.card.slug == "herd"]
    assert waiting
    assert waiting[0] in {i for s in seen for i in s["unseen"]}
    assert not [i for f in made.frames for i in view(made, f, "me")["unseen"]]


def test_frames_carry_the_views_of_those_who_see_less():
    made = run(CARDS, {"given": {"me": {"hand": ["Chooser"], "pp": 1}}, "when": ["I play Chooser choosing 1"]}).played.run
    added = next(frame_json(made, f) for f in made.frames if f.event is not None and f.event.type == "added")
    assert set(added["views"]) == {"opponent", "spectator"}
    assert added["views"]["opponent"]["text"] == {"en": "A card is added to my hand", "ja": "カードが自分の手札に加わる"}
    assert frame_json(made, made.frames[0])["views"] == {}


def test_the_options_of_a_secret_choice_are_for_its_player_alone():
    made = run(CARDS, {"given": {"me": {"hand": ["Chooser"], "pp": 1}}, "when": ["I play Chooser choosing 1"]}).played.run
    assert decision_json(made, made.decisions[0])["hidden_from"] == ["opponent", "spectator"]


def test_the_options_of_an_open_draw_are_for_everybody():
    made = run(CARDS, {"given": {"me": {"hand": ["Gambler"], "pp": 1}}, "when": ["I play Gambler"], "choose": [0]}).played.run
    assert decision_json(made, made.decisions[0])["hidden_from"] == []
