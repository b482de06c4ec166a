"""What Japanese scenarios tell of evolving with points, of discards, of draws among others, of a Countdown and of points spent."""

import pytest

from engine.language import LanguageError
from engine.language.sentences import parse_action, parse_expectation, render
from tests.cast.shipped import library

CARDS = library().cards["shadowverse"]
PLAYS = library().cards["duel-masters"]


def claimed(text: str) -> str:
    return render(parse_expectation(text, CARDS.names, CARDS.vocabulary), "en", CARDS.names, CARDS.vocabulary)


@pytest.mark.parametrize("text, means", [
    ("相手がフェアリーを選んで捨てた", "Opponent's Fairy was discarded"), ("自分は手札からフェアリーを捨てた", "My Fairy was discarded"),
    ("3枚引いたうちの1枚はフェアリー", "All of this holds: 3 of my cards were drawn; 1 of my Fairies was drawn"), ("相手が引いた2枚のうち1枚はフェアリー", "All of this holds: 2 of opponent's cards were drawn; 1 of opponent's Fairies was drawn"),
    ("引いた3枚の中にフェアリーがあった", "All of this holds: 3 of my cards were drawn; my Fairy was drawn"),
    ("フェアリーのカウントダウンが1進んだ", "Fairy's countdown fell by 1"), ("フェアリーのカウントダウンが2減った", "Fairy's countdown fell by 2"), ("フェアリーのカウントダウンは1遅れた", "Fairy's countdown rose by 1"),
    ("自分はPPを3使った", "My play points fell by 3"), ("相手はPPを2払った", "Opponent's play points fell by 2"),
])  # fmt: skip
def test_told(text: str, means: str) -> None:
    assert claimed(text) == means


@pytest.mark.parametrize("text", ["フェアリーに進化権を使って進化させる", "進化権を使ってフェアリーを進化", "フェアリーを進化権を使って進化させる"])
def test_an_evolution_point_evolves(text: str) -> None:
    assert render(parse_action(text, CARDS.names, CARDS.vocabulary), "en", CARDS.names, CARDS.vocabulary) == "I evolve Fairy"


@pytest.mark.parametrize("text", ["フェアリーをフォレストバットに進化権を使って進化", "フェアリーをフォレストバットに進化させる", "フェアリーからフォレストバットに進化する", "フェアリーの上にフォレストバットを出す"])
def test_no_card_is_put_on_another_in_a_game_that_evolves_with_points(text: str) -> None:
    """Where cards are put on others, it is that."""
    with pytest.raises(LanguageError):
        parse_action(text, CARDS.names, CARDS.vocabulary)


@pytest.mark.parametrize("said", ["{}をInfinity Dragonに進化させる", "{}からInfinity Dragonに進化する", "{}の上にInfinity Dragonを出す"])
def test_in_the_game_where_it_is_a_card_is_put_on_another(said: str) -> None:
    name = next(card.name["en"] for card in map(PLAYS.__getitem__, PLAYS) if card.name["en"] != "Infinity Dragon" and card.name["en"].isalpha())
    read = parse_action(said.format(name), PLAYS.names, PLAYS.vocabulary)
    assert render(read, "en", PLAYS.names, PLAYS.vocabulary) == f"I play Infinity Dragon targeting {name}"
