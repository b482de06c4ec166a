"""The figures on cards: of drawings that are there, the same everywhere, another for nearly every card."""

import re
from collections import Counter

from engine.games.registry import GAMES
from rulings.board.art import EACH, FREE, MARKS, SIGNS, art
from rulings.picture.ink import IMAGES, figure
from tests.cast import shipped


def drawn() -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', (IMAGES / "art.svg").read_text(encoding="utf-8")))


def test_every_part_that_can_be_picked_is_drawn():
    sorts = {f"{sort}-{n}" for sort in ("crown", "head", "thing", "spell") for n in range(EACH)}
    assert drawn() == sorts | {f"mark-{n}" for n in range(1, MARKS)} | {f"b-{sign}" for sign in {*SIGNS.values(), *FREE}}


def test_a_body_has_a_head_a_spell_a_sign_and_the_rest_is_a_thing():
    assert [part.split("-")[0] for part in art("shadowverse", "follower", "forestcraft", "a")] == ["b", "crown", "head"]
    assert art("shadowverse", "spell", "", "a")[1].startswith("spell-")
    assert art("shadowverse", "amulet", "", "a")[1].startswith("thing-")
    assert art("a game nobody knows", "", "", "a")[1].startswith("thing-")


def test_the_class_stands_behind_whoever_it_is():
    assert {art("shadowverse", "follower", "dragoncraft", slug)[0] for slug in "abcdefgh"} == {"b-bat"}
    assert len({art("shadowverse", "follower", "", slug)[0] for slug in "abcdefgh"}) > 3


def test_the_cards_of_a_game_are_told_apart():
    for game in GAMES:
        cards = shipped.library().cards[game].raw
        looks = Counter((card.klass, art(game, card.kind, card.klass, slug)) for slug, card in cards.items())
        assert sum(n - 1 for n in looks.values()) <= len(cards) // 20, [look for look, n in looks.items() if n > 1]


def test_the_picture_draws_the_same_figure():
    parts = art("shadowverse", "follower", "forestcraft", "a")
    assert figure(parts, 0, 0, 54, "#ffffff").count("<g fill=") == len(parts)
