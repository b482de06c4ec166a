"""What the processes for costly requests read before anybody asks."""

import pytest

from engine.language.text import card_grammar
from rulings.store import current, languages

pytestmark = pytest.mark.any_database


def test_every_game_is_read_in_both_languages(db, fresh_shelf):
    made = list(languages.read())
    assert [piece.split()[1:] for piece in made if piece.startswith("vision ")][:4] == [
        ["line", "?"],
        ["line", "あ"],
        ["action", "?"],
        ["action", "あ"],
    ]
    for system in current.library().systems.values():
        reader = card_grammar(system.vocabulary)._reader
        assert {"_english", "_japanese"} <= vars(reader).keys()  # the tables that the first text would make
