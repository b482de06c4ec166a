"""What a writer hears at the desk: all scenarios of a file, how many hold, and nothing of the rest of the corpus."""

from __future__ import annotations

import io

import pytest
from django.core.management import call_command

from engine.language import LanguageError
from engine.language.text import card_grammar
from tests.cast import shipped

FILE = """\
ruling: sv-draft
game: shadowverse
title: Two ways
question: Which one?
answer: Both.
status: open
scenarios:
  - name: one
    given: {turn: me, me: {board: [Forest Bat]}, opponent: {}}
    when: []
    then: [Forest Bat is on the board]
  - name: two
    like: one
    then: [Forest Bat is in my hand]
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "draft.yaml"
    path.write_text(FILE, encoding="utf-8")
    return str(path)


def said(*words):
    out, err = io.StringIO(), io.StringIO()
    with pytest.raises(SystemExit) as ended:
        call_command(*words, stdout=out, stderr=err)
    return ended.value.code, out.getvalue(), err.getvalue()


def test_run_plays_every_scenario_and_says_how_many_hold(file):
    code, told, notes = said("run", file)
    assert code == 1
    assert "1 of 2 scenarios hold (✗ two)" in told
    assert "sv-draft#one" in told
    assert "have no Japanese wording (lines " in notes
    assert notes.count("wording") == 1


def test_verifying_a_file_speaks_of_that_file_alone(file):
    code, told, _notes = said("verify", file)
    assert code == 1
    assert "scenarios: 2, passing: 1" in told
    assert "claims" not in told


def test_the_nearest_phrase_is_never_what_was_written():
    cards = shipped.library().cards["shadowverse"]
    with pytest.raises(LanguageError) as wrong:
        card_grammar(cards.vocabulary).parse("line", "Fanfare: buried.", cards.names)
    assert "buried" not in [near.casefold() for near in wrong.value.nearest]


UNREAD = """
ruling: sv-draft
game: shadowverse
title: 読めないカード
question: 出せるか。
answer: 出せる。
status: tentative
cards:
  - {name: 楽師, kind: follower, class: neutral, cost: 1, attack: 1, defense: 1, text: "ファンファーレ 歌って踊る。"}
scenarios:
  - name: one
    given: {turn: me, me: {hand: [楽師], pp: 1}}
    when: [楽師をプレイ]
    then: [楽師は場にある]
"""


def test_what_plays_without_its_text_shows_nothing(tmp_path):
    path = tmp_path / "draft.yaml"
    path.write_text(UNREAD, encoding="utf-8")
    code, told, _notes = said("run", str(path))
    assert code == 1
    assert "(✓) 「楽師」は場にある" in told
    assert "  ✓" not in told
    assert "✗ 「楽師」の「ファンファーレ 歌って踊る。」は読めないため" in told
    _code, told, _notes = said("run", str(path), "--lang", "en")
    assert "✗ 楽師 plays without “ファンファーレ 歌って踊る。”" in told


def test_what_is_wrong_is_said_in_the_language_of_its_line(tmp_path):
    path = tmp_path / "draft.yaml"
    path.write_text(UNREAD.replace("[楽師は場にある]", "[楽師は場で歌う, 楽師 sings loudly, Nobody sings]"), encoding="utf-8")
    code, _told, wrong = said("run", str(path))
    assert code == 2
    assert "ここでは使えません" in wrong or "という語はなく" in wrong
    assert "The word “" in wrong or "does not fit here" in wrong
    code, _told, wrong = said("run", str(path), "--lang", "en")
    assert "ここでは使えません" not in wrong
    assert "という語はなく" not in wrong


def test_a_card_of_a_wrong_kind_is_said_once_in_the_words_of_its_language(tmp_path):
    path = tmp_path / "draft.yaml"
    path.write_text(UNREAD.replace("kind: follower", "kind: 精霊").replace("歌って踊る。", "カードを1枚引く。"), encoding="utf-8")
    code, _told, wrong = said("run", str(path))
    assert code == 2
    assert wrong.count("\n") == 1
    assert "使えるのは アミュレット、" in wrong
    assert "フォロワー" in wrong


def test_a_mark_is_said_in_the_language_of_the_line_that_holds_it(tmp_path):
    path = tmp_path / "draft.yaml"
    path.write_text(UNREAD.replace("[楽師は場にある]", "[楽師は＆に場にある]").replace("ファンファーレ 歌って踊る。", ""), encoding="utf-8")
    _code, _told, wrong = said("run", str(path))
    assert "does not fit here" not in wrong
    assert "is not in the language" not in wrong
