"""The table of phrases: examples, no two readings, kinds that are said wherever they may stand."""

import pytest
from lark.exceptions import GrammarError

from engine.games.shadowverse.vocabulary import VOCABULARY
from engine.language import Grammar, P, Table
from engine.language.cards import CARD_TABLE
from engine.language.reference import example_of
from engine.language.render import Renderer
from tests.language.card_cast import NAMES

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
        Grammar([Table(phrases)], ["line"], VOCABULARY)


@pytest.mark.parametrize("phrase", KINDS, ids=lambda p: f"{p.category}-{p.kind}-{p.example}")
def test_the_example_of_a_phrase_is_read_as_its_kind(whole, phrase):
    text, around = example_of(phrase)
    node = whole.parse(around or phrase.category, text, NAMES)
    found = [n for n in node.walk() if n.kind == phrase.kind]
    assert found, f"“{text}” is not a {phrase.kind}"
    for name, value in phrase.fix.items():
        assert any(n.get(name) == value for n in found)
    renderer = Renderer(whole.table, whole.tokenizer, whole.vocabulary, NAMES)
    english = renderer.render(node, "en", around or phrase.category)
    assert whole.parse(around or phrase.category, english, NAMES) == node
    assert renderer.render(node, "ja", around or phrase.category)


def test_every_kind_says_what_it_means():
    silent = {p.kind for p in KINDS} - {p.kind for p in KINDS if p.says}
    assert silent == set()


def test_what_can_happen_can_have_happened():
    kinds = {c: {p.kind for p in CARD_TABLE.by_category[c]} for c in ("happening", "happened")}
    assert kinds["happening"] == kinds["happened"]


def test_a_template_that_names_an_unknown_part_is_refused():
    with pytest.raises(ValueError, match="amuont"):
        P("effect", "deal", "deal {amount} damage", "{amuont}ダメージ")


def test_a_part_of_no_category_is_refused():
    with pytest.raises(ValueError, match="nobody"):
        Table([P("effect", "deal", "deal {amount:nobody} damage", "{amount}")])
