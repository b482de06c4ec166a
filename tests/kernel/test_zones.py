"""Zones and kinds: what a game says of them once, and what follows from it."""

import pytest

from engine.games.registry import GAMES
from engine.kernel.game import Game
from engine.kernel.kinds import Kind, kind_words
from engine.kernel.zones import LEADER, RESOLVING, Zone, zone_words

GAMES_ALL = sorted(GAMES)
PLAIN = Zone("far-away")
SEEN = {  # by its owner what lies face up and face down, by anybody else the same
    "all": (True, False, True, False),
    "owner": (True, True, False, False),
    "face-down": (True, True, True, False),
    "nobody": (False, False, False, False),
}


@pytest.mark.parametrize("sees", SEEN)
def test_who_sees_a_face_follows_from_the_zone_from_whose_card_it_is_and_how_it_lies(sees):
    zone = Zone("somewhere", sees=sees)
    assert tuple(zone.shows(owner, down) for owner in (True, False) for down in (False, True)) == SEEN[sees]


def test_a_zone_that_says_nothing_is_a_pile_under_its_own_name_that_only_its_owner_looks_into():
    assert (PLAIN.sees, PLAIN.shape, PLAIN.label) == ("owner", "pile", {"en": "far away", "ja": "far away"})
    assert not any((PLAIN.table, PLAIN.listens, PLAIN.rests, PLAIN.gone, PLAIN.stays, PLAIN.attached))


def test_the_table_calls_a_zone_by_its_name_unless_the_zone_says_otherwise():
    assert Zone("gr", "GR zone", "GRゾーン").label == {"en": "GR zone", "ja": "GRゾーン"}
    assert Zone("mana", "mana zone", "マナゾーン").label["en"] == "Mana zone"
    assert Zone("aboard", "vehicle", "乗り物", shown_as=("Aboard", "乗り込み中")).label == {"en": "Aboard", "ja": "乗り込み中"}


def test_what_follows_from_its_zones_a_game_does_not_say_again():
    game = Game(
        id="x", name={}, policies=(), appliers={},
        zones=(LEADER, Zone("shelf", table=True, listens=True), Zone("cart", attached="pilot"), Zone("heap", rests=True), RESOLVING),
    )  # fmt: skip
    assert (game.table, game.listening, game.resting) == ("shelf", ("leader", "shelf"), ("heap",))
    assert (game.attached("pilot"), game.attached("under")) == ("cart", "")
    assert [z.id for z in game.zones if z.holds_cards] == ["shelf", "heap"]
    assert game.zone("heap") is game.zones[3]
    assert game.zone("far-away") == PLAIN


def test_what_is_a_character_and_what_stays_on_the_table_a_kind_says():
    kinds = (Kind("bell", "bell", "鐘", character=True), Kind("call", "call", "合図", permanent=False))
    game = Game(id="x", name={}, policies=(), appliers={}, kinds=kinds)
    assert game.characters == {"leader", "bell"}
    assert [game.is_permanent(kind) for kind in ("bell", "call", "unheard-of")] == [True, False, True]


@pytest.mark.parametrize("game", GAMES_ALL)
def test_a_games_words_for_zones_and_kinds_are_those_of_its_zones_and_kinds(game):
    words = GAMES[game].vocabulary
    assert tuple(words.of("zone")) == zone_words(GAMES[game].zones)
    assert tuple(words.of("kind")) == kind_words(GAMES[game].kinds)


@pytest.mark.parametrize("game", GAMES_ALL)
def test_a_game_has_one_table_where_its_cards_listen_and_its_hands_and_decks_are_hidden(game):
    made = GAMES[game]
    assert [z.id for z in made.zones if z.table] == [made.table]
    assert made.table in made.listening
    assert (made.zone("hand").sees, made.zone("deck").sees) == ("owner", "nobody")
