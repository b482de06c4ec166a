"""Wordings that several games print are read in a game only where it has what they mean."""

import pytest

from engine.games.registry import GAMES
from engine.language import NO_NAMES, LanguageError, card_grammar
from engine.study.own_cards import Draft, read_back
from tests.cast.shipped import library

TEXTS = ["Fanfare: put this follower into play.", "When you play this card, put it into play.", "このフォロワーは場に出る。"]


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_told_back_or_refused_where_it_stands(game, text):
    for line in read_back(library(), game, Draft({"en": "My Card"}, "", "", None, None, None, text, "")):
        assert line.problem is not None or line.said["en"]


def test_a_zone_that_the_game_has_not_is_named():
    game = GAMES["vision"]
    assert not game.vocabulary.has("zone", "board")
    with pytest.raises(LanguageError) as wrong:
        card_grammar(game.vocabulary).parse("effect", "put this card into play", NO_NAMES)
    assert "board" in wrong.value.message["en"]
    assert "board" in wrong.value.message["ja"]
