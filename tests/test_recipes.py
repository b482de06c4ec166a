"""CONTRIBUTING's recipes, followed with files and tables of the test's own: a ruling, a phrase, a game."""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path

import pytest

from engine.corpus.problems import BadInput
from engine.games.registry import GAMES
from engine.language import NO_NAMES, P, PhraseTable, text
from engine.language.meaning.builder import MEANINGS, means
from engine.language.meaning.effects import on_each
from engine.study.library import Library
from engine.study.verify import verify
from rulings.board.tables import GameTable
from tests.cast.shipped import texts

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "corpus"
TOY = ROOT / "tests" / "games" / "toy"

CARDS = """
cards:
  - name: {en: Cinder Imp, ja: 残り火のインプ}
    kind: follower
    cost: 1
    attack: 1
    defense: 1
    text: |
      Fanfare: deal 1 damage to a chosen enemy follower.
      Last Words: draw a card.
"""
RULING = """
ruling: sv-cinder-imp
game: shadowverse
title: {en: The imp that dies at once, ja: すぐに倒れるインプ}
question: {en: Does its player draw after its Fanfare?, ja: ファンファーレの後に引くか。}
answer: {en: Yes. Both happen., ja: はい。両方行う。}
status: documented
sources: [{document: sv, lines: "1"}]
scenarios:
  - name: both
    given:
      turn: me
      me: {hand: [Cinder Imp], pp: 1, deck: [Cinder Imp]}
      opponent: {board: [{card: Cinder Imp, as: theirs, defense: 2}]}
    when:
      - I play Cinder Imp targeting theirs
      - the first Cinder Imp is destroyed
    then:
      - theirs has 1 defense
      - my hand holds Cinder Imp
"""


# ---- a ruling


@pytest.fixture(scope="module")
def with_ruling():
    own = {"shadowverse/cards/cinders.yaml": CARDS, "shadowverse/rulings/sv-cinder-imp.yaml": RULING}
    return Library.from_texts({**texts("shadowverse/rules", "shadowverse/cards"), **own})


def test_a_ruling_is_a_file_and_the_text_of_its_cards(with_ruling):
    run = with_ruling.run("sv-cinder-imp")
    assert [e["holds"] for e in run.expectations] == [True, True]
    assert run.expectations[0]["text"] == {"en": "Theirs has 1 defense", "ja": "「残り火のインプ（theirs）」の体力は1"}


def test_a_ruling_is_verified_by_switching_the_rules_that_it_cites(with_ruling):
    report = verify(with_ruling, ["sv-cinder-imp"], frozenset(), whole=False)
    assert report.faults == []
    assert [(c.name, c.passes) for c in report.checked] == [("both", True)]


def test_what_is_wrong_with_it_is_said_where_it_stands(with_ruling):
    _ruling, problems = with_ruling.rulings.read(RULING.replace("has 1 defense", "has 1 defens"), "shadowverse/rulings/sv-cinder-imp.yaml")
    (wrong,) = problems
    line = RULING.splitlines().index("      - theirs has 1 defense") + 1
    assert (wrong.line, wrong.found, wrong.nearest[0]) == (line, "defens", "defense")


# ---- a phrase

FELL = P("effect", "fell", "fell {targets:target+}", "{targets}を切り倒す", example="fell all enemy followers", says="Destroys them.")


@pytest.fixture
def with_phrase(monkeypatch):
    """One entry in the table of phrases, and one meaning, which needs a game in which something is destroyed."""
    monkeypatch.setattr(text, "CARD_TABLE", PhraseTable([*text.CARD_TABLE.phrases, FELL]))
    monkeypatch.setitem(MEANINGS, ("effect", "fell"), MEANINGS["effect", "destroy"])
    means("effect", "fell", needs="destroyed")(on_each("destroyed", moves=True))
    forgets = (text._base.cache_clear, text._GRAMMARS.forget)
    for forget in forgets:
        forget()
    yield
    for forget in forgets:
        forget()


def doing(words, game, kind):
    """A run of a board with one card on each side, on which somebody does what ``words`` say."""
    ruling = f"""
ruling: x-felled
game: {game}
title: {{en: Felled, ja: 切り倒す}}
question: {{en: What falls?, ja: 何が倒れるか。}}
answer: {{en: The enemy., ja: 相手。}}
status: open
scenarios:
  - name: felled
    cards:
      - {{name: {{en: Oak, ja: 樫}}, kind: {kind}, cost: 1, attack: 1, defense: 1}}
    given:
      me: {{{GAMES[game].table}: [{{card: Oak, as: mine}}]}}
      opponent: {{{GAMES[game].table}: [{{card: Oak, as: theirs}}]}}
    when: ['I do "{words}"']
    then: [mine is on my {GAMES[game].table}]
"""
    library = Library.from_texts({**texts(f"{game}/rules"), f"{game}/rulings/x-felled.yaml": ruling})
    assert [str(p) for p in library.problems] == []
    return library.run("x-felled").played.run


def test_a_phrase_is_an_entry_and_a_meaning(with_phrase):
    run = doing("Fell all enemy followers.", "shadowverse", "follower")
    assert [run.state.things[f.event.subject].label for f in run.frames if f.event is not None and f.event.type == "destroyed"] == ["theirs"]


def test_a_phrase_is_said_in_both_languages(with_phrase):
    words = GAMES["shadowverse"].vocabulary
    line = text.card_grammar(words).parse("line", "Fanfare: fell all enemy followers.", NO_NAMES)
    assert text.render(line, "en", words, NO_NAMES) == "Fanfare: fell all enemy followers."
    assert text.render(line, "ja", words, NO_NAMES) == "ファンファーレ：相手のフォロワーすべてを切り倒す。"


def test_a_phrase_is_refused_in_a_game_that_lacks_what_it_needs(with_phrase):
    means("effect", "fell", needs="evolved")(on_each("evolved"))  # nothing evolves in Vision, while things are destroyed in every game
    with pytest.raises(BadInput) as refused:
        doing("Fell all enemy Character cards.", "vision", "character")
    (problem,) = refused.value.problems
    assert problem.message["en"] == "This text can be read, but the engine cannot do the effect “fell …” in this game yet."
    assert problem.found == "Fell all enemy Character cards."


def test_a_phrase_that_no_table_has_is_not_read():
    with pytest.raises(BadInput):
        doing("Fell all enemy followers.", "shadowverse", "follower")


# ---- a game


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """The toy game in a folder of its own, under another name, as somebody would begin one."""
    folder = tmp_path / "chimes"
    shutil.copytree(TOY, folder)
    for path in folder.rglob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace("tests.games.toy", "chimes"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "chimes"]:
        del sys.modules[name]


def test_a_game_is_a_folder(copied):
    game = importlib.import_module("chimes.game").GAME
    corpus = copied / "corpus"
    library = Library.from_texts({p.relative_to(corpus).as_posix(): p.read_text(encoding="utf-8") for p in corpus.rglob("*.yaml")}, {game.id: game})
    assert [str(p) for p in library.problems] == []
    assert verify(library, library.rulings, frozenset(), whole=True).faults == []
    assert [zone.id for zone in GameTable(game).zones] == ["board", "hand", "deck", "discard", "bag"]
