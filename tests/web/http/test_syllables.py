"""Long words of names may be parted between their syllables, others not at all."""

import pytest

from rulings.http.syllables import SOFT, UNSEEN, parted


@pytest.mark.parametrize(
    "word", ["Dra-co-man-cer's", "Wild-fang", "Ma-gi-train", "Wood-land", "He-lio-dra-gon", "Ships-bane", "Con-fla-gra-tion", "Shadow"]
)
def test_a_word_is_parted_between_its_syllables(word):
    assert parted(word.replace("-", "")) == word.replace("-", SOFT)


def test_a_long_number_after_a_colon_stays_whole():
    assert parted("Code:1500") == f"Code:{UNSEEN}1500"
    assert parted("S:1") == "S:1"


@pytest.mark.parametrize(
    "name",
    [
        "洞窟の|聖堂",
        "聖堂の|ともしび",
        "小さな火",
        "森の|ゴブリンス",
        "フォレス|トダーク・|レオネル",
        "キャタラク|トビースト",
        "スカル|フィッシュ",  # no line begins with a small letter
        "ロボット",
        "大ホップ|ロボット",  # nor is what a small ッ doubles torn from it
    ],
)
def test_a_japanese_name_is_parted_between_scripts_and_in_the_middle_of_long_runs(name):
    assert parted(name.replace("|", "")) == name.replace("|", UNSEEN)
