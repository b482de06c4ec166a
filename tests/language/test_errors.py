"""What is wrong with a text: the place, what was found, what is near, in both languages; every error of a text at once."""

import pytest

from engine.language import Grammar, LanguageError
from tests.cast.card_words import card, tree


def error(text, category="line", **place):
    with pytest.raises(LanguageError) as caught:
        tree(text, category, **place)
    return caught.value


def test_an_unknown_word_is_named_with_the_nearest_word():
    wrong = error("Fanfare: destory a random enemy follower.")
    assert (wrong.line, wrong.column, wrong.found) == (1, 10, "destory")
    assert wrong.nearest[0] == "destroy"
    assert wrong.message["en"] == "The word “destory” is not in the language and no card is called that. Did you mean “destroy”?"
    assert wrong.message["ja"] == "「destory」という語はなく、その名前のカードもありません。「destroy」のことですか。"


def test_an_unknown_phrase_of_known_words_is_named_with_the_nearest_phrase():
    wrong = error("Fanfare: restore damage to a chosen enemy follower.")
    assert (wrong.line, wrong.column) == (1, 18)
    assert wrong.found.startswith("damage to")
    assert wrong.nearest[0] == "deal 3 damage to a chosen enemy follower"
    assert "does not fit here" in wrong.message["en"]
    assert "ここでは使えません" in wrong.message["ja"]


def test_a_phrase_that_needs_more_is_named_where_it_ends():
    """“deal damage to … equal to …” is a way to say it, so what is wrong is the end."""
    wrong = error("Fanfare: deal damage to a chosen enemy follower.")
    assert (wrong.line, wrong.column, wrong.found) == (1, 48, ".")
    assert wrong.nearest[0] == "deal 3 damage to a chosen enemy follower"


def test_a_quoted_name_that_nobody_has_is_named_with_the_nearest_card():
    wrong = error('Fanfare: summon a "Forest Rat".')
    assert (wrong.line, wrong.column, wrong.found) == (1, 19, "Forest Rat")
    assert wrong.nearest == ["Forest Bat"]
    assert wrong.message["en"] == "No card is called “Forest Rat”. Did you mean “Forest Bat”?"
    assert "という名前のカードはありません" in wrong.message["ja"]


def test_a_text_that_ends_early_says_so_at_its_end():
    wrong = error("Fanfare: draw 2")
    assert (wrong.line, wrong.column) == (1, 16)
    assert wrong.message["en"].startswith("The sentence ends before it is complete.")
    assert wrong.message["ja"].startswith("文が途中で終わっています。")


def test_an_empty_text_says_so():
    assert error("   ").message == {"en": "There is no text here.", "ja": "文がありません。"}


def test_every_line_with_an_error_is_told_with_its_place_in_the_file():
    trees, errors = card("Ward.\nFanfare: destory this.\nDraw a card.\nLast Words: draw cards 2.", line=12, column=7)
    assert len(trees) == 2
    assert [(e.line, e.column) for e in errors] == [(13, 16), (15, 30)]  # “draw cards until …” is a way to go on


def test_nesting_has_an_end():
    text = "Draw a card."
    for _ in range(12):
        text = 'Give this "Fanfare: ' + text[0].lower() + text[1:].removesuffix(".") + '".'
    wrong = error(text)
    assert wrong.message["en"].startswith("This is nested too deeply")
    assert wrong.message["ja"].startswith("入れ子が深すぎます")


@pytest.mark.parametrize(
    "text,found",
    [
        ("Draw a card. " * 80_000, str(13 * 80_000)),
        ("Ward.\n" * 300, "301"),
        ("Draw a card. " * 100, "1300"),
    ],
    ids=["a megabyte", "many lines", "a long line"],
)
def test_too_much_text_is_refused_before_it_is_read(monkeypatch, text, found):
    monkeypatch.setattr(Grammar, "parse", lambda *_: pytest.fail("the text was read"))
    trees, errors = card(text)
    assert trees == ()
    assert len(errors) == 1
    assert errors[0].found == found
    assert "at most" in errors[0].message["en"]
    assert "まで" in errors[0].message["ja"]


@pytest.mark.parametrize(
    "text",
    ['"', "“”", '""""', "+", "+1/", "+X/+X/+X", "99999999999999999999", ".", ":::", "（）", "İİİ", "\x00", "Fanfare: Fanfare: Fanfare:"],
)
def test_nonsense_gets_a_message_and_nothing_worse(text):
    assert error(text).message["ja"]
