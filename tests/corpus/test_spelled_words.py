"""Kinds, classes and traits of a card may stand as they are read on it, in either language; they mean the game's own word."""

import pytest

from engine.study.library import Library
from tests.cast.small import as_yaml, card


def read_card(**more: object):
    made = Library.from_texts({"shadowverse/cards/all.yaml": as_yaml({"cards": [{**card("Page"), **more}]})})
    return made.files.cards["shadowverse"].get("page"), [p.message["en"] for p in made.problems]


@pytest.mark.parametrize(
    ("key", "said", "field", "meant"),
    [
        ("kind", "Follower", "kind", "follower"),
        ("kind", "フォロワー", "kind", "follower"),
        ("class", "エルフ", "klass", "forestcraft"),
        ("class", "Forestcraft", "klass", "forestcraft"),
        ("traits", ["Officer"], "traits", ("officer",)),
        ("traits", ["兵士", "Machina"], "traits", ("officer", "machina")),
    ],
)
def test_a_word_as_it_is_read_on_a_card_means_the_games_own(key, said, field, meant):
    found, problems = read_card(**{key: said})
    assert problems == []
    assert getattr(found, field) == meant


@pytest.mark.parametrize(
    ("kind", "trait"),
    [("Evolution Creature", "evolution"), ("進化クリーチャー", "evolution"), ("スター進化クリーチャー", "evolution"), ("サイキック・クリーチャー", "psychic"), ("GR creature", "gr")],
)
def test_a_trait_may_stand_with_the_kind_as_cards_print_it(kind, trait):
    rows = {"cards": [{"name": "Page", "kind": kind, "class": "火／自然", "cost": 3, "power": 3000, "traits": ["dragon"]}]}
    made = Library.from_texts({"duel-masters/cards/all.yaml": as_yaml(rows)})
    found = made.files.cards["duel-masters"]["page"]
    assert (found.kind, found.traits, found.klass) == ("creature", (trait, "dragon"), "fire/nature")


def test_a_kind_after_a_word_that_is_no_trait_is_refused():
    made = Library.from_texts({"duel-masters/cards/all.yaml": as_yaml({"cards": [{"name": "Page", "kind": "shiny creature", "class": "fire"}]})})
    assert any("The kind of card cannot be “shiny creature”" in p.message["en"] for p in made.problems)


def test_a_word_that_no_card_has_is_still_refused():
    _, problems = read_card(kind="Folower")
    assert any("The kind of card cannot be “Folower”" in p for p in problems)


def test_an_unknown_key_that_comes_near_none_is_answered_with_all_keys():
    _, problems = read_card(zzz="a")
    assert any(p.startswith("There is no key “zzz” here. The keys are: aliases, attack,") for p in problems)
