"""Problems as people and programs read them."""

from engine.corpus.problems import BadInput, Problem, nearest

PROBLEM = Problem("x.yaml", 3, 5, {"en": "Wrong.", "ja": "違います。"}, "foo", ("food", "fool"))


def test_a_problem_reads_as_file_line_column_message():
    assert str(PROBLEM) == "x.yaml:3:5: Wrong. (nearest: food, fool)"
    assert PROBLEM.text("ja") == "x.yaml:3:5: 違います。（近いもの: food、fool）"


def test_a_problem_as_json_has_the_keys_of_the_contract():
    expected = {"file": "x.yaml", "line": 3, "column": 5, "message": "Wrong.", "found": "foo", "nearest": ["food", "fool"]}
    assert PROBLEM.as_json() == expected
    assert BadInput(PROBLEM).as_json("ja") == [{**expected, "message": "違います。"}]


def test_bad_input_says_everything():
    both = BadInput([PROBLEM, Problem("y.yaml", 1, 1, {"en": "Too.", "ja": "も。"})])
    assert str(both).splitlines() == ["x.yaml:3:5: Wrong. (nearest: food, fool)", "y.yaml:1:1: Too."]


def test_nearest_finds_misspelt_and_shortened_words():
    known = ["Lionel, Woodland Shadow", "Hero of Antiquity", "Goblin"]
    assert nearest("Goblni", known) == ("Goblin",)
    assert nearest("Lionel", known) == ("Lionel, Woodland Shadow",)
    assert nearest("Zzz", known) == ()
