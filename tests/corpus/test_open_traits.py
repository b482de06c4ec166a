"""Traits are open: a word among a card's traits is enough to be one, in files and in what cards and sentences say of it."""

import pytest

from engine.study.library import Library
from tests.cast import shipped
from tests.cast.small import BOTH, as_yaml, card, rules_of

NEW = {"en": "Snow Faerie", "ja": "スノーフェアリー"}


def corpus(*cards, scenario, game="duel-masters"):
    ruling = {"ruling": "case", "game": game, "title": BOTH, "question": BOTH, "answer": BOTH, "status": "tentative", "sources": [], "cards": list(cards)}
    scenario = {"name": "one", "then": ["nothing is waiting"], **scenario}
    return Library.from_texts({f"{game}/rules/all.yaml": rules_of(game), f"{game}/rulings/case.yaml": as_yaml({**ruling, "scenarios": [scenario]})})


def creature(name, traits, text=""):
    return {"name": {"en": name, "ja": name}, "kind": "creature", "cost": 1, "power": 1000, "traits": traits, "text": text}


LADY = creature("Lady", [NEW])
WOLF = creature("Wolf", ["armored-dragon"])
STORM = {"name": BOTH | {"en": "Storm", "ja": "嵐"}, "kind": "spell", "cost": 1, "class": "fire", "text": "Destroy all Snow Faeries."}
PLAYED = {"turn": "me", "me": {"hand": ["Storm"], "mana": ["Storm"], "battle": ["Lady", "Wolf"]}}


def test_a_trait_that_only_a_card_names_is_a_trait():
    made = corpus(LADY, WOLF, STORM, scenario={"given": PLAYED, "when": ["I play Storm"], "then": ["Lady was destroyed", "Wolf is in my battle zone"]})
    assert made.rulings.get("case") is not None
    assert made.rulings.problems["case"] == []
    run = made.run("case")
    assert run.sound
    (text,) = [f["text"] for f in run.json()["frames"] if "resolves" in f["text"]["en"]]
    assert "Snow Faerie" in text["en"]
    assert "スノーフェアリー" in text["ja"]


def test_a_trait_is_said_in_sentences_and_in_either_language():
    storm = {**STORM, "text": "スノーフェアリーをすべて破壊する。"}
    then = ["Lady was destroyed", "Wolf is in my battle zone"]
    made = corpus(LADY, WOLF, storm, scenario={"given": PLAYED, "when": ["I play Storm"], "then": then})
    assert made.rulings.get("case") is not None
    assert made.rulings.problems["case"] == []
    assert made.run("case").sound


def test_a_group_of_traits_is_known_by_the_part_of_the_name_that_is_a_trait():
    herd = creature("Herd", [{"en": "Mystic Dragon", "ja": "ミスティック・ドラゴン"}])
    storm = {**STORM, "text": "Destroy all Dragons."}
    given = {"turn": "me", "me": {"hand": ["Storm"], "mana": ["Storm"], "battle": ["Herd", "Lady"]}}
    then = ["Herd was destroyed", "Lady is in my battle zone"]
    made = corpus(LADY, herd, storm, scenario={"given": given, "when": ["I play Storm"], "then": then})
    assert made.rulings.get("case") is not None
    assert made.rulings.problems["case"] == []
    assert made.run("case").sound


@pytest.fixture
def draft():
    library = shipped.library()

    def read(*traits):
        ruling = {"ruling": "case", "game": "duel-masters", "title": "a", "question": "a", "answer": "a", "status": "tentative"}
        cards = [{"name": "Lady", "kind": "creature", "cost": 1, "power": 1000, "traits": list(traits)}]
        scenario = {"name": "one", "given": {"me": {"battle": ["Lady"]}}, "when": ["nothing is done"], "then": ["Lady is in my battle zone"]}
        made, problems = library.rulings.read(as_yaml({**ruling, "cards": cards, "scenarios": [scenario]}), "draft.yaml")
        return made, [p.message["en"] for p in problems]

    return read


def test_in_a_draft_one_language_is_enough(draft):
    made, problems = draft("Liquid People", "ヘドリアン")
    assert problems == []
    assert made.cards[0].traits == ("liquid-people", "ヘドリアン")
    assert sum("“traits”" in note.message["en"] or "wording" in note.message["en"] for note in made.notes) >= 2


@pytest.mark.parametrize(
    ("trait", "said"),
    [
        ("Armored Dragom", "There is no trait “Armored Dragom”. If it is meant as it stands"),
        ("this turn", "“this turn” cannot be a trait: the language means something else by it."),
        ("Blocker", "“Blocker” cannot be a trait"),
        ("x" * 61, "at most 60"),
        ("・・", "A trait's name has letters"),
    ],
)
def test_what_cannot_be_a_trait_is_refused_in_words(draft, trait, said):
    _made, problems = draft(trait)
    assert any(said in problem for problem in problems), problems


def test_in_a_file_of_cards_a_new_trait_is_named_in_both_languages():
    def problems(traits):
        made = Library.from_texts({"shadowverse/cards/all.yaml": as_yaml({"cards": [card("Page", traits=traits)]})})
        return [p.message["en"] for p in made.problems]

    assert problems([NEW]) == []
    assert any("a new one is written in both languages" in p for p in problems(["Snow Faerie"]))
