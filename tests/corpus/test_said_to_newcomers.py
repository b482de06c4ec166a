"""What somebody who writes a first file is told of slips of the keyboard: in the language of the file, and what would be right."""

from pathlib import Path

import pytest

from engine.corpus.problems import BadInput
from engine.corpus.strict_yaml import read
from engine.study.library import Library
from rulings.store.desk import language_at, ruling_of_file

FILE = """\
ruling: hajimete
game: shadowverse
title: 題名
question: 働くか。
answer: 働く。
status: tentative
cards:
  - {name: 笛吹き, kind: フォロワー, class: ニュートラル, cost: 1, attack: 1, defense: 1}
  - {name: 火矢, kind: スペル, class: ニュートラル, cost: 1, text: カードを1枚引く。}
scenarios:
  - name: hajime
    given:
      turn: 自分
      me: {pp: 4, hand: [笛吹き], deck_size: 5}
    when:
      - 自分は笛吹きをプレイする
    then:
      - 笛吹きは自分の場にいる
"""


@pytest.fixture(scope="module")
def library() -> Library:
    return Library.from_folder(Path("corpus"))


def told(library: Library, tmp_path, old: str, new: str) -> list[str]:
    assert old in FILE
    path = tmp_path / "a.yaml"
    path.write_text(FILE.replace(old, new, 1), encoding="utf-8")
    try:
        ruling = ruling_of_file(library, path)
    except BadInput as wrong:
        return [p.text(language_at(p)) for p in wrong.problems]
    return [note.text("ja") for note in ruling.notes if not note.wants]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("kind: フォロワー", "kind: フォロア", "（近いもの: フォロワー）"),
        ("class: ニュートラル", "class: ニュトラル", "（近いもの: ニュートラル）"),
        ("title: 題名", "taitoru: 題名", "キー「title」がありません"),
        ("pp: 4", "PP: 4", "このゲームに「PP」という領域やポイントはありません"),
        ("[笛吹き]", "[笛吹き、火矢]", "「[笛吹き, 火矢]」"),
        ("      - 自分は", "　　　- 自分は", "16行目の字下げに全角スペースがあります"),
        ("自分は笛吹きをプレイする", "笛吹をプレイする", "「笛吹き」のことですか"),
        ("自分は笛吹きをプレイする", "笛吹きへプレイする", "「自分が「笛吹き」をプレイする」のように書けます"),
        ("hand: [笛吹き]", "hand: [笛吹き], board: [火矢]", "種類が「スペル」のカードは、普通そこに残りません"),
    ],
)
def test_a_slip_is_told_in_the_language_of_the_file(library: Library, tmp_path, old: str, new: str, said: str) -> None:
    """The place, what is wrong, and what would be right."""
    assert any(said in one for one in told(library, tmp_path, old, new))


def test_nothing_is_said_of_a_file_without_slips(library: Library, tmp_path) -> None:
    """The file itself holds nothing of the kind."""
    assert told(library, tmp_path, "pp: 4", "pp: 4") == []


def test_an_english_sentence_in_it_is_answered_in_english(library: Library, tmp_path) -> None:
    """A sentence has a language of its own."""
    (said,) = told(library, tmp_path, "自分は笛吹きをプレイする", "I paly it")
    assert said.partition(": ")[2].startswith("The word “paly”")


def test_a_line_that_was_indented_with_wide_spaces_is_named() -> None:
    """Whichever line the reader stumbles over."""
    (wrong,) = read("a:\n　　- b\nc: d\n").problems
    assert "Line 2 is indented with full-width spaces" in wrong.text("en")
