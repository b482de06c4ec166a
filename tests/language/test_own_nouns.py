"""A game in which players stand for themselves speaks of players and of its own cards and figures, and reads what other games call them."""

import pytest

from engine.games.registry import GAMES
from engine.language import LanguageError, Names, parse, render
from engine.language.sentences import parse_action, parse_expectation
from engine.language.sentences import render as said

NAMES = Names({}, {"goblin": {"en": "Goblin", "ja": "ゴブリン"}})
SENTENCES = [
    ("vision", "my leader has 23 defense", "I have 23 life", "自分のライフポイントは23"),
    ("vision", "opponent takes 2 damage", "It happened that opponent takes 2 damage", "相手が2ダメージを受けた"),
    ("vision", "my leader restores 5 defense", "It happened that my player restores 5 life points", "自分のライフが5回復した"),
    ("vision", "Goblin has 3 defense", "Goblin has 3 toughness", "「ゴブリン」の耐久力は3"),
    ("chrono-card", "the enemy leader has 3 damage", "Opponent's player has 3 damage", "相手のダメージは3"),
    ("chrono-card", "Goblin has 3 attack", "Goblin has 3 AP", "「ゴブリン」のAPは3"),
    ("chrono-card", "Goblin is tapped", "Goblin is checked", "「ゴブリン」はCheck状態である"),
    ("chrono-card", "my leader restores 2 defense", "It happened that my player heals 2 damage", "自分のダメージ累計が2回復した"),
]
TEXTS = [
    ("vision", "Follower Strike: draw a card.", "Character Strike: draw a card.", "キャラクター攻撃時：カードを1枚引く。"),
    ("vision", "Restore 2 defense to your leader.", "Restore 2 life points to your player.", "自分のライフを2回復する。"),
    ("vision", "If the enemy leader has 5 or less defense, draw a card.", "If the enemy player's life points are 5 or less, draw a card.",
     "相手のライフが5以下なら、カードを1枚引く。"),
    ("chrono-card", "Leader Strike: draw a card.", "Player Strike: draw a card.", "プレイヤー攻撃時：カードを1枚引く。"),
    ("chrono-card", "Swap the attack and defense of this.", "Swap the AP and DP of this.", "これのAPとDPを入れ替える。"),
    ("shadowverse", "Restore 2 defense to your leader.", "Restore 2 defense to your leader.", "自分のリーダーの体力を2回復する。"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "written", "english", "japanese"), SENTENCES)
def test_a_sentence_is_told_in_the_games_words(game: str, written: str, english: str, japanese: str) -> None:
    """Written in another game's words it is understood; both languages say it in the game's own, and are read back."""
    vocabulary = GAMES[game].vocabulary
    tree = parse_expectation(written, NAMES, vocabulary)
    assert (said(tree, "en", NAMES, vocabulary), said(tree, "ja", NAMES, vocabulary)) == (english, japanese)
    for again in (english, japanese):
        assert said(parse_expectation(again, NAMES, vocabulary), "en", NAMES, vocabulary) == english


@pytest.mark.parametrize(("game", "written", "english", "japanese"), TEXTS)
def test_a_text_is_told_in_the_games_words(game: str, written: str, english: str, japanese: str) -> None:
    vocabulary = GAMES[game].vocabulary
    tree = parse("line", written, vocabulary, NAMES)
    assert (render(tree, "en", vocabulary, NAMES), render(tree, "ja", vocabulary, NAMES)) == (english, japanese)
    assert parse("line", english, vocabulary, NAMES) == tree


def test_what_is_proposed_is_in_the_games_words() -> None:
    """For what is not understood, a sentence and a phrase that are near it."""
    vocabulary = GAMES["vision"].vocabulary
    with pytest.raises(LanguageError) as of_text:
        parse("line", "Restore 2 defense at your player.", vocabulary, NAMES)
    with pytest.raises(LanguageError) as of_sentence:
        parse_action("2 defense restored to my leader", NAMES, vocabulary)
    assert "“restore 2 defense to your player”" in str(of_text.value)
    assert "“2 defense is restored to my player”" in str(of_sentence.value)
