"""Names are recognised before the grammar, the longest first."""

from engine.language import NO_NAMES, Names
from tests.cast.card_words import NAMES, said, tree


def made(text):
    return tree(text, "effect")["made"][0]


def test_the_longest_name_wins():
    names = Names({}, {"dragon": {"en": "Ivory", "ja": "象牙"}, "ivory": {"en": "Ivory Dragon", "ja": "アイボリードラゴン"}})
    assert names.match("ivory dragon", 0) == (12, "ivory")
    assert names.match("ivory dragons and", 0) == (13, "ivory")
    assert names.match("ivory dragonfly", 0) == (5, "dragon")


def test_commas_colons_and_brackets_are_part_of_a_name():
    assert made("summon a Lionel, Woodland Shadow")["card"] == "lionel"
    assert made("summon a Code:1500 <Adam.Star>")["card"] == "code"


def test_nicknames_and_japanese_names_are_understood_and_the_name_is_written():
    assert made("summon a Bat")["card"] == "forest-bat"
    assert said(tree("summon a レオネル", "effect"), "en", "effect") == "Summon a Lionel, Woodland Shadow"


def test_a_name_is_written_in_the_plural_where_that_is_read_back():
    assert said(tree("summon 2 Fairy", "effect"), "en", "effect") == "Summon 2 Fairies"
    assert said(tree("summon 2 Lionel, Woodland Shadow", "effect"), "en", "effect") == "Summon 2 Lionels, Woodland Shadow"


def test_a_name_made_of_the_language_s_own_words_needs_quotes():
    assert made('summon a "Storm"')["card"] == "storm"
    assert made('summon a "Draw a Card"')["card"] == "draw"
    assert tree("draw a card", "effect").kind == "draw"
    assert said(tree('summon a "Storm"', "effect"), "en", "effect") == 'Summon a "Storm"'


def test_labels_win_over_cards_and_leave_them_as_they_were():
    labelled = NAMES.extended({"left": "a label"}, {"a label": {"en": "Forest Bat (left)", "ja": "左"}})
    assert labelled.match("left forest bat", 0) == (4, "a label")
    assert labelled.match("forest bat", 0) == (10, "forest-bat")
    assert labelled.title("a label", "ja") == "左"
    assert NAMES.find("left") is None


def test_without_names_nothing_is_found():
    assert NO_NAMES.match("forest bat", 0) is None
    assert NO_NAMES.find("Forest Bat") is None
