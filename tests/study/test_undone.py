"""What is said of a text that can be read and not done: in words, in both languages, with what to write instead."""

import re

import pytest

from engine.games.registry import GAMES
from engine.kernel.cards import Definition, Face
from engine.language import LanguageError
from engine.language.meaning.builder import NEVER_THERE, Bench, NoMeaning
from engine.language.meaning.lines import Lines
from engine.language.meaning.undone import told
from engine.language.text import card_grammar
from engine.study.game_language import NAMES, around, example_in, in_words_of

GAME = GAMES["shadowverse"]


def missing_in(text, game=GAME, permanent=True):
    """What the game lacks for a line of a card; None where it can do all of it."""
    return lacking(card_grammar(game.vocabulary).parse("line", text, NAMES), game, permanent)


def lacking(line, game, permanent=True):
    def other(slug):
        return Definition(slug, {"en": slug, "ja": slug}, "follower", "", frozenset(), 0, {"front": Face(0, 0, (), ())})

    try:
        Lines(Bench(game, other, lambda part, said: {"en": "", "ja": ""}), permanent=permanent).abilities(line)
    except NoMeaning as missing:
        return missing
    return None


def what_no_game_does():
    """Every phrase that some game cannot do, as its line, and what is missing."""
    for game in GAMES.values():
        table = card_grammar(game.vocabulary).table
        for phrase in table.phrases:
            if not phrase.example:
                continue
            try:
                line = around(phrase.category, in_words_of(example_in(phrase, game), game, table))
            except (LookupError, LanguageError):
                continue
            if missing := lacking(line, game, False):
                yield game, line, missing


def test_nothing_of_the_engine_s_own_names_is_told_to_who_wrote_the_text():
    found = list(what_no_game_does())
    assert len(found) > 100
    for game, line, missing in found:
        message = told(missing, game.vocabulary)
        assert "_" not in message["en"] + message["ja"], (game.id, line, message)
        # a keyword is called in Japanese as cards call it, which may be in Latin letters; it begins with a capital then
        assert not re.search(r"(?<![A-Za-z])[a-z]{3,}", message["ja"]), (game.id, line, message)


@pytest.mark.parametrize(
    ("text", "en", "ja"),
    [
        ("Return an enemy follower to hand.", "and not when; begin the line with that", "いつするかがありません"),
        ("Fanfare: Destroy the opposing follower.", "there is no opposing one", "交戦相手はいません"),
        ("自分のターン終了時、交戦する相手のフォロワーに2ダメージ。", "there is no opposing one", "交戦相手はいません"),
        ("ターン終了まで、攻撃できない。", "and not when; begin the line with that", "いつするかがありません"),
        ("Until the end of the turn, your leader takes 0 damage.", "and not when; begin the line with that", "いつするかがありません"),
        ("Fanfare: summon X Forest Bats.", "add “where X is …”", "Xが何かが前にありません"),
        ("In your cemetery, whenever you play a card: draw a card.", "there", "この場所"),
        ("This can't play spells.", "“can't play …”", "「…をプレイできない」"),
    ],
)
def test_what_is_missing_is_said_in_both_languages(text, en, ja):
    message = told(missing_in(text), GAME.vocabulary)
    assert en in message["en"]
    assert ja in message["ja"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_advised_where_a_moment_is_missing_can_be_done_in_every_game(game):
    assert missing_in("At the end of your turn: draw a card.", GAMES[game]) is None
    assert missing_in("自分のターン終了時：カードを1枚引く。", GAMES[game]) is None


@pytest.mark.parametrize("text", ["Gain +1/+1.", "Draw a card. If it is a follower, gain Rush.", "Evolve this.", "カードを1枚引く。自分の場にフォロワーがいるなら、+1/+1する。"])
def test_a_spell_that_gains_something_itself_is_refused_and_a_follower_is_not(text):
    """What a spell says is of nobody who could have it; of a follower, and of what the spell gives, it is done."""
    message = told(missing_in(text, permanent=False), GAME.vocabulary)
    assert "say who does" in message["en"]
    assert "スペル" in message["ja"]
    assert missing_in(f"{'ファンファーレ ' if text.endswith('。') else 'Fanfare: '}{text}") is None
    assert missing_in('Give an allied follower "Fanfare: gain +1/+1".', permanent=False) is None


@pytest.mark.parametrize("text", ["At the end of your turn, draw a card.", "Strike: Draw a card.", "Last Words: Draw a card.", "Whenever you play a card, draw a card."])
def test_a_spell_that_waits_for_what_it_never_sees_is_refused(text):
    """It is not there when that comes about; a card that stays is."""
    missing = missing_in(text, permanent=False)
    assert missing is not None
    assert missing.said == NEVER_THERE
    assert missing_in(text) is None


@pytest.mark.parametrize("text", ["Whenever you play a card, subtract 1 from the cost of this card.", "When this card is discarded, draw a card.", "When you draw this card, draw a card.", "Fanfare: Draw a card."])
def test_a_spell_waits_for_what_comes_about_while_it_is_in_hand(text):
    assert missing_in(text, permanent=False) is None


@pytest.mark.parametrize("text", ["Rally (10): Give all allied followers Storm.", "If you have at least 10 Rally, give +1/+1 to all allied followers."])
def test_what_is_given_once_so_much_is_reached_does_not_hold(text):
    assert missing_in(text) is not None
    assert missing_in(f"Fanfare: {text}") is None


@pytest.mark.parametrize("text", [
    "Fanfare: Deal X damage to an enemy follower. X equals the cost of the discarded card.",
    "Fanfare: Draw a card for each card banished by this effect.",
    "Last Words: At the start of your next turn, return this card to your hand.",
    "Last Words: At the start of your next turn, summon a copy of this follower.",
])  # fmt: skip
def test_what_nothing_would_come_of_cannot_be_done(text):
    assert missing_in(text).said is not None


@pytest.mark.parametrize("text", [
    "Fanfare: Discard a card in your hand. Deal X damage to an enemy follower. X equals the cost of the discarded card.",
    "Fanfare: Banish all enemy followers. Draw a card for each card banished by this effect.",
    "Last Words: Return this card to your hand.",
    "Last Words: At the start of your next turn, draw a card.",
])  # fmt: skip
def test_what_something_comes_of_can_be_done(text):
    assert missing_in(text) is None
