"""The table of phrases: examples, no two readings, kinds that are said wherever they may stand."""

import pytest
from lark.exceptions import GrammarError

from engine.games.registry import GAMES
from engine.games.shadowverse.vocabulary import VOCABULARY
from engine.language import Grammar, P, PhraseTable
from engine.language.cards import CARD_TABLE
from engine.language.errors import LanguageError
from engine.language.reference import example_of
from engine.language.render import Renderer
from engine.language.tree import Node
from engine.language.wordings import Hole, W
from tests.cast.card_words import NAMES
from tests.games.toy.vocabulary import VOCABULARY as TOY

KINDS = [phrase for phrase in CARD_TABLE.phrases if phrase.kind]


@pytest.fixture(scope="module")
def whole():
    """A grammar that can begin with any category."""
    return Grammar([CARD_TABLE], list(CARD_TABLE.by_category), VOCABULARY)


def test_the_table_has_one_reading_for_everything(whole):
    assert whole.table is not None  # an ambiguity would have been an error while building


@pytest.mark.parametrize(
    "phrases",
    [
        [P("line", "one", "say {a:NUMBER}", "{a}"), P("line", "two", "say {b:NUMBER}", "{b}")],
        [
            P("line", "one", "{a:x} done", "{a}"),
            P("line", "two", "{b:y} done", "{b}"),
            P("x", "x", "{n:NUMBER}", "{n}"),
            P("y", "y", "{n:NUMBER}", "{n}"),
        ],
        [P("line", "sum", "{a:line} and {b:line}", "{a}{b}"), P("line", "n", "{n:NUMBER}", "{n}")],
    ],
    ids=["the same words twice", "two kinds for one word", "two ways to nest"],
)
def test_an_ambiguous_table_is_refused(phrases):
    with pytest.raises(GrammarError):
        Grammar([PhraseTable(phrases)], ["line"], VOCABULARY)


DISCARD_HAND = P("effect", "discard_hand", "discard {owner} hand", "{owner}の手札をすべて捨てる", example="discard your hand", says="All cards in hand.")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_phrase_that_says_a_word_of_the_game_in_so_many_letters_is_named(game):
    with pytest.raises(ValueError, match=r"“discard \{owner\} hand” \(effect discard_hand\) says “hand”.* \{zone:ZONE\} in its place"):
        Grammar([PhraseTable([*CARD_TABLE.phrases, DISCARD_HAND])], ["line"], GAMES[game].vocabulary)


def test_it_is_named_too_when_a_game_brings_its_words_to_a_grammar_that_there_is():
    phrases = [P("line", "tend", "tend the shelf", "棚の手入れをする", example="tend the shelf", says="Dusts it.")]
    grammar = Grammar([PhraseTable(phrases)], ["line"], VOCABULARY)
    with pytest.raises(ValueError, match="a word of the game toy"):
        grammar.of(TOY)


def test_a_word_of_a_phrase_may_begin_a_longer_word_of_the_game():
    phrases = [P("line", "open", "open play {n:NUMBER}", "{n}", example="open play 1", says="Opens.")]
    assert Grammar([PhraseTable(phrases)], ["line"], VOCABULARY).parse("line", "open play 1", NAMES).kind == "open"


def test_the_example_of_a_phrase_is_read_as_its_kind_and_said_in_both_languages(whole):
    renderer = Renderer(whole.table, whole.tokenizer, whole.vocabulary, NAMES)
    for phrase in KINDS:
        text, around = example_of(phrase)
        category, named = around or phrase.category, f"{phrase.category}, {phrase.kind}: “{text}”"
        node = whole.parse(category, text, NAMES)
        found = [n for n in node.walk() if n.kind == phrase.kind]
        assert found, f"{named} is read as another kind"
        for name, value in phrase.fix.items():
            assert any(n.get(name) == value for n in found), f"{named} is read without {name}={value}"
        english = renderer.render(node, "en", category)
        assert whole.parse(category, english, NAMES) == node, f"{named} is said “{english}”"
        assert renderer.render(node, "ja", category), f"{named} has no Japanese"


def test_a_text_that_no_words_say_back_is_refused_where_it_stands():
    """A wording may mean what no phrase says as a whole: nobody could be told of it while it is done."""
    phrases = [P("line", "tend", "tend {n:NUMBER}", "{n}の手入れをする", example="tend 1", says="Dusts it.")]
    both = W("line", "tend {n:NUMBER} twice", tree=Node("tend", n=Hole("n"), twice=1))
    alone = W("line", "{n:NUMBER} is tended", tree=Node("tend", n=Hole("n")))
    grammar = Grammar([PhraseTable(phrases, [*both, *alone])], ["line"], VOCABULARY)
    assert grammar.parse("line", "1 is tended", NAMES) == grammar.parse("line", "tend 1", NAMES)
    with pytest.raises(LanguageError, match="no words say all of it") as refused:
        grammar.parse("line", "tend 1 twice", NAMES, 4, 7)
    assert (refused.value.line, refused.value.column) == (4, 7)


def test_every_kind_says_what_it_means():
    silent = {p.kind for p in KINDS} - {p.kind for p in KINDS if p.says}
    assert silent == set()


def test_what_can_happen_can_have_happened():
    kinds = {c: {p.kind for p in CARD_TABLE.by_category[c]} for c in ("happening", "happened")}
    assert kinds["happening"] == kinds["happened"]


def test_a_template_that_names_an_unknown_part_is_refused():
    phrase = P("effect", "deal", "deal {amount} damage", "{amuont}ダメージ")
    with pytest.raises(ValueError, match="amuont"):
        assert phrase.ja


def test_a_part_of_no_category_is_refused():
    with pytest.raises(ValueError, match="nobody"):
        PhraseTable([P("effect", "deal", "deal {amount:nobody} damage", "{amount}")])
