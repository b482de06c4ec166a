"""Long words of names may be parted between their syllables, others not at all."""

import pytest

from rulings.http.syllables import SOFT, parted


@pytest.mark.parametrize(
    "word", ["Dra-co-man-cer's", "Wild-fang", "Ma-gi-train", "Wood-land", "He-lio-dra-gon", "Ships-bane", "Con-fla-gra-tion", "Shadow", "洞窟の聖堂"]
)
def test_a_word_is_parted_between_its_syllables(word):
    assert parted(word.replace("-", "")) == word.replace("-", SOFT)
