"""While tables are made the garbage collector waits, and afterwards it is as it was."""

import gc

import pytest

from engine.language import NO_NAMES, P, PhraseTable
from engine.language.grammars import Grammars
from engine.language.reader import reader
from engine.language.staying import made_to_stay
from tests.cast.card_words import VOCABULARY


@pytest.fixture(params=[True, False], ids=["collecting", "not collecting"])
def collecting(request):
    before = gc.isenabled()
    gc.enable() if request.param else gc.disable()
    yield request.param
    gc.enable() if before else gc.disable()


def test_the_collector_waits_and_goes_on_if_it_did_before(collecting):
    with made_to_stay():
        assert not gc.isenabled()
        with made_to_stay():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled() is collecting


def test_it_goes_on_after_a_table_that_is_refused(collecting):
    def make(vocabulary):
        assert not gc.isenabled()
        raise ValueError("two readings")

    with pytest.raises(ValueError, match="two readings"):
        Grammars(make).of(VOCABULARY)
    assert gc.isenabled() is collecting


@pytest.mark.parametrize("lang, text", [("en", "say 2"), ("ja", "2と言う")])
def test_the_tables_of_a_language_are_made_so_when_its_first_text_is_read(monkeypatch, collecting, lang, text):
    seen = []

    class Parser(reader.Parser):
        def __init__(self, *arguments):
            seen.append(gc.isenabled())
            super().__init__(*arguments)

    monkeypatch.setattr(reader, "Parser", Parser)
    made = reader.Reader(PhraseTable([P("line", "say", "say {n:NUMBER}", "{n}と言う")]), ["line"])
    assert seen == []
    for _ in range(2):
        assert made.read(lang, "line", text, VOCABULARY, NO_NAMES)["n"] == 2
    assert seen == [False]
    assert gc.isenabled() is collecting
