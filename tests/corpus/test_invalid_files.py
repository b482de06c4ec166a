"""Every file of tests/corpus/invalid is refused with exactly the messages that its first lines expect, at their places."""

import re
from pathlib import Path

import pytest

from engine.corpus.problems import BadInput
from engine.corpus.strict_yaml import LONGEST_FILE
from tests.cast import files

FOLDER = Path(__file__).parent.parent / "corpus" / "invalid"
FILES = sorted(FOLDER.glob("*/*.yaml"))
EXPECTED = re.compile(r"# expect (\d+):(\d+) (.+)")


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_an_invalid_file_gives_its_messages_in_both_languages(path):
    text = path.read_text(encoding="utf-8")
    expected = [m.groups() for line in text.splitlines() if (m := EXPECTED.fullmatch(line))]
    problems = files.problems_in(path.parent.name, text, path.name)
    assert [(str(p.line), str(p.column), p.message["en"]) for p in problems] == expected
    assert expected
    for problem in problems:
        assert re.search("[ぁ-んァ-ヶ一-龠]", problem.message["ja"])
        assert BadInput(problem).as_json()[0]["file"] == path.name


def test_a_card_text_of_a_megabyte_is_refused_at_once():
    text = f"cards:\n  - name: {{en: Imp, ja: インプ}}\n    kind: follower\n    text: {'a' * (LONGEST_FILE - 200)}\n"
    problems = files.problems_in("cards", text)
    assert [(p.line, p.column) for p in problems] == [(4, 11)]
    assert "at most 20000 are read" in problems[0].message["en"]


def test_a_very_long_sentence_is_refused_at_once():
    problems = files.problems_in("rulings", files.RULING.replace("opponent plays Hero of Antiquity", "opponent plays " + "Goblin " * 1000))
    assert [p.line for p in problems] == [27]
    assert "at most 1000 are read" in problems[0].message["en"]


def test_very_many_scenarios_or_sentences_are_refused():
    many = files.RULING + "".join(f"  - {{name: s{i}, like: magitrain, then: [I win]}}\n" for i in range(50))
    assert ["at most 40 scenarios" in p.message["en"] for p in files.problems_in("rulings", many)] == [True]
    long = files.RULING.replace("then: [Magitrain is piloted by Hero of Antiquity]", f"then: [{', '.join(['I win'] * 201)}]")
    assert ["At most 200" in p.message["en"] for p in files.problems_in("rulings", long)] == [True]


@pytest.mark.parametrize(
    "key, entry, en, ja",
    [
        ("evidence", "{kind: judge, by: Mio, seen: 2021, shows: {en: So., ja: はい。}}", "At most 20 pieces of evidence.", "証拠は20件までです。"),
        ("other_answers", "{answer: {en: No., ja: 否。}, became: was-wrong, why: {en: So., ja: はい。}}", "At most 20 other answers.", "他の回答は20件までです。"),
    ],
)
def test_very_many_pieces_of_evidence_or_answers_are_refused(key, entry, en, ja):
    def with_so_many(n):
        return files.problems_in("rulings", f"{files.RULING}{key}: [{', '.join([entry] * n)}]\n")

    assert with_so_many(20) == []
    assert [p.message for p in with_so_many(21)] == [{"en": en, "ja": ja}]
