"""What a card of another game speaks of is refused where it stands, and never brings a reader down."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language import Names, card_grammar, parse_card_text, render
from engine.language.not_of_this_game import those_of, words_of
from engine.language.tree import Node
from engine.language.wordings import W

OTHERS = [game for game in GAMES if not game.startswith("shadowverse")]
TEXTS = [
    "Destroy your opponent's follower.", "If it's your second amulet played this turn, draw a card.", "Reanimate (3) (excluding Goblin).",
    "Add 2 to the number of cards played this turn.", "手札に戻したアミュレット1枚を破壊する。", "連携 2； カードを1枚引く。", "自分のPPを2回復する。",
]  # fmt: skip


@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize("text", TEXTS)
def test_a_text_about_what_a_game_lacks_is_refused_or_said_in_its_words(game: str, text: str) -> None:
    vocabulary = GAMES[game].vocabulary
    trees, wrong = parse_card_text(text, vocabulary, Names({}, {}))
    assert wrong or all(render(tree, lang, vocabulary, Names({}, {})) for tree in trees for lang in ("en", "ja"))


def test_what_is_made_of_a_piece_that_is_left_out_goes_with_it() -> None:
    """The piece names a kind; the wording that is made of it alone would never be complete."""
    vocabulary = GAMES["duel-masters"].vocabulary
    words = words_of(card_grammar(vocabulary).table.phrases, vocabulary)
    theirs = W("lone_piece", "amulet(s)", tree=Node("kind", word="amulet"))
    made = W("filter", "lonely {noun:lone_piece}", tree=Node("filter", noun=theirs[0].tree))
    ours = W("filter", "lonely creature(s)", tree=Node("filter", noun=Node("kind", word="creature")))
    assert those_of([*theirs, *made, *ours], words, ("filter",)) == ours
