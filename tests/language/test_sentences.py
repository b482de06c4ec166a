"""Every phrase of scenario sentences: its example parses, renders in both languages, and what is rendered is read back."""

import re

import pytest

from engine.language import LanguageError
from engine.language.reader import forked
from engine.language.sentences import act, parse_expectation, render
from engine.language.sentences.examples import NAMES, VOCABULARY, in_sentence
from engine.language.sentences.reading import SENTENCE_TABLE
from tests.cast.sentence_words import action, expectation, said

PHRASES = [p for p in SENTENCE_TABLE.phrases if p.example]
JAPANESE = re.compile("[ぁ-んァ-ヶ一-龠]")


def test_each_example_is_read_back_from_its_rendering_and_said_in_japanese():
    for phrase in PHRASES:
        sentence, parse = in_sentence(phrase)
        tree = parse(sentence, NAMES, VOCABULARY)
        english, japanese = (render(tree, lang, NAMES, VOCABULARY) for lang in ("en", "ja"))
        assert parse(english, NAMES, VOCABULARY) == tree, f"{phrase.category}: “{sentence}” is said “{english}”"
        assert JAPANESE.search(japanese), f"{phrase.category}: “{sentence}” is said “{japanese}”"
        assert "{" not in english + japanese


def test_every_phrase_has_an_example_or_is_a_mere_variant():
    silent = {p.category for p in SENTENCE_TABLE.phrases if not p.example and p.kind}
    assert silent == {"possessor", "counted", "timed", "undone", "head", "how", "measured"}  # owners; said only; the game's own words; happenings said before


def test_no_phrase_stands_twice_in_its_category():
    seen = [(p.category, p.english) for p in SENTENCE_TABLE.phrases if p.category not in ("counted", "timed")]
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize(
    "text, english, japanese",
    [
        ("lionel's effect resolves before the boarding of Goblin",
         "First Lionel, Woodland Shadow's effect resolves, then the boarding of Goblin resolves",
         "順に、「フォレストダーク・レオネル」の効果が解決され、「ゴブリン」の乗り込みが解決される"),
        ("first Leonel deals 10 damage to Goblin, then Goblin is destroyed, then the boarding of Goblin fizzles",
         "First Lionel, Woodland Shadow deals 10 damage to Goblin, then Goblin is destroyed, then the boarding of Goblin fizzles",
         "順に、「フォレストダーク・レオネル」が「ゴブリン」に10ダメージを与え、「ゴブリン」が破壊され、「ゴブリン」の乗り込みが不発になる"),
        ("Magitrain has no pilot", "Magitrain has no pilot", "「マジックトレイン」には誰も乗っていない"),
        ("there are 2 Goblins on my board", "My board has 2 Goblins", "自分の場の「ゴブリン」は2枚"),
        ("my hand has at least 3 cards", "My hand has at least 3 cards", "自分の手札のカードは3枚以上"),
        ("opponent's Tenko's Shrine is on the board", "Opponent's Tenko's Shrine is on the board", "相手の「天狐の社」は場にある"),
        ("the enemy leader has 17 defense", "Opponent's leader has 17 defense", "相手のリーダーの体力は17"),
        ("it never happened that Goblin leaves", "It never happened that Goblin leaves", "「ゴブリン」が場を離れることは一度もなかった"),
        ("once Goblin is destroyed, opponent has 3 shadows", "Once Goblin is destroyed, opponent has 3 shadows",
         "「ゴブリン」が破壊された時点で、相手の墓場の数は3"),
        ("Goblin's effect did not fizzle.", "Goblin's effect did not fizzle", "「ゴブリン」の効果は不発にならなかった"),
        ("the second Goblin is 3/2", "The second Goblin is 3/2", "2番目の「ゴブリン」は3/2"),
        ("left is in opponent's cemetery", "Left is in opponent's cemetery", "「ゴブリン（left）」は相手の墓場にある"),
        ("in no outcome, the old one was destroyed", "In no outcome, the old one was destroyed",
         "「ゴブリン（the old one）」は破壊された、という結果は1つもない"),
        ("Goblin’s Last Words did not trigger", "Goblin's Last Words did not trigger", "「ゴブリン」のラストワードは誘発しなかった"),
    ],
)  # fmt: skip
def test_expectations_read_naturally_in_both_languages(text, english, japanese):
    tree = expectation(text)
    assert said(tree) == english
    assert said(tree, "ja") == japanese
    assert expectation(english) == tree


def test_an_action_is_taken_apart():
    what = action('I play Goblin with Enhance targeting Fighter and my leader choosing yes and "Draw a card."')
    core, how, targets, picks, orders, *_ = act(what)
    assert (core.kind, core["who"], core["card"]["name"]) == ("play", "me", "goblin")
    assert how == ("enhance",)
    assert [t.kind for t in targets] == ["named", "leader"]
    assert [p.kind for p in picks] == ["pick_yes", "pick_text"]
    assert picks[1]["text"] == "Draw a card."
    assert orders == ()
    assert action(said(what)) == what


def test_players_figures_and_words_are_plain_values():
    tree = expectation("opponent's second Goblin has 3 attack")
    card = tree["cards"][0]
    assert (card["who"], card["which"], card["name"]) == ("opponent", 2, "goblin")
    assert (tree["attribute"], tree["amount"]["n"]) == ("attack", 3)


def test_a_quoted_text_picks_one_of_several_abilities():
    tree = expectation('Goblin\'s effect "deal 2 damage. draw a card" fizzled by sv.fizzle.source-left')
    effect = tree["effects"][0]
    assert (effect["head"], effect["text"]) == ("", "deal 2 damage. Draw a card")
    assert tree["rule"] == "sv.fizzle.source-left"
    assert said(tree).startswith('Goblin\'s effect "deal 2 damage. Draw a card" fizzled')


def test_quotes_round_a_card_s_name_mean_the_card():
    assert expectation('"Lionel, Woodland Shadow" is on the board') == expectation("Lionel is on the board")


def test_a_full_stop_at_the_end_changes_nothing():
    assert expectation("I win.") == expectation("I win")


@pytest.mark.parametrize(
    "text, column, found, nearest",
    [
        ("Gobln is on the board", 1, "Gobln", "Goblin"),
        ("Goblin is destroyd", 11, "destroyd", "destroyed"),
        ("Goblin was destroyed gladly", 22, "gladly", None),
        ("Goblin's effect fizzled by sv.fizzle.source-lft", 28, "sv.fizzle.source-lft", "sv.fizzle.source-left"),
        ('"Gobbo" is in my hand', 1, "Gobbo", None),
        ("sv.timing.played is in my hand", 1, "sv.timing.played", None),
        ("Goblin's effect fizzled by Goblin", 28, "Goblin", None),
        ("the verdict is Goblin", 16, "Goblin", None),
        ("Goblin is", 10, "", "Goblin is destroyed"),
        ("Goblin is in Fighter", 14, "Fighter", None),
    ],
)
def test_what_is_wrong_is_said_with_its_place_and_what_is_near(text, column, found, nearest):
    with pytest.raises(LanguageError) as caught:
        parse_expectation(text, NAMES, VOCABULARY, line=7)
    error = caught.value
    assert (error.line, error.column, error.found) == (7, column, found)
    assert JAPANESE.search(error.message["ja"])
    if nearest:
        assert nearest in error.nearest


@pytest.mark.parametrize("text", ["", "   ", "I play", "and and and", "first", '"', "“", "Goblin's", "x" * 1001, "I play Goblin, " * 40])
def test_no_text_does_worse_than_an_error(text):
    with pytest.raises(LanguageError):
        action(text)


def test_a_list_that_can_be_joined_in_many_ways_costs_what_its_joins_cost(monkeypatch):
    """Of n statements that commas join there are about n³ joins; each is found once, not again with every other one."""
    found = []
    paths = forked._paths
    monkeypatch.setattr(forked, "_paths", lambda *asked: found.append(made := paths(*asked)) or made)
    costs = []
    for many in (10, 20):
        found.clear()
        with pytest.raises(LanguageError):
            action("I play Goblin, " * many)
        costs.append(sum(map(len, found)))
    assert 0 < costs[1] < 9 * costs[0]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("my leader took 3 damage", "it happened that my leader takes 3 damage"),
        ("Goblin attacked Fighter", "it happened that Goblin attacks Fighter"),
        ("first Goblin attacked Fighter, then Fighter left", "first Goblin attacks Fighter, then Fighter leaves"),
        ("I drew 2 cards", "2 of my cards were drawn"),
        ("opponent discarded at least 1 card", "at least 1 of opponent's cards was discarded"),
    ],
)
def test_what_is_over_may_be_said_as_over(written, meant):
    assert parse_expectation(written, NAMES, VOCABULARY) == parse_expectation(meant, NAMES, VOCABULARY)
