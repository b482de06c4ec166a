"""The spellings that look like one another are those that the standard library finds."""

from difflib import get_close_matches
from random import Random

import pytest

from engine.language.cards import CARD_TABLE
from engine.language.likeness import close

EXAMPLES = sorted({phrase.example.lower() for phrase in CARD_TABLE.phrases if phrase.example})


def misspelt(chance, text):
    letters = list(text)
    for _ in range(1 + len(letters) // 6):
        place = chance.randrange(len(letters))
        letters[place : place + chance.randrange(3)] = chance.choices("aeinrst ", k=chance.randrange(3))
    return "".join(letters)


@pytest.mark.parametrize("seed", range(3))
def test_the_same_in_the_same_order(seed):
    chance = Random(seed)
    among = [*chance.sample(EXAMPLES, 60), "", "a", "aa", "ab", "ba", "ab" * 9, "ba" * 9]
    words = [*(misspelt(chance, text) for text in chance.sample(EXAMPLES, 12)), "", "a", "ab", "ba" * 8]
    for word in words:
        for count in (1, 3):
            assert close(word, among, count) == get_close_matches(word, among, n=count, cutoff=0.6), word
