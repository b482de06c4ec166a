"""Reading a plain line makes hardly more nodes than its tree has, and asks the reader of all wordings only where another one could be meant."""

import pytest

from engine.games.shadowverse.vocabulary import VOCABULARY
from engine.language import Names, card_grammar
from engine.language import tree as trees
from engine.language.grammar import Grammar

NAMES = Names({"forest bat": "forest-bat"}, {"forest-bat": {"en": "Forest Bat", "ja": "フォレストバット"}})
PLAIN = (
    "Storm.",
    "Fanfare: draw a card.",
    "Fanfare: deal 5 damage to a chosen enemy follower. If it had 5 or less defense before, evolve this.",
    "Last Words: Necromancy 2: deal 2 damage to the enemy leader.",
    "Whenever another allied follower is destroyed: gain +1/+1.",
    "At the end of your turn: give all other allied followers +1/+0 and restore 1 defense to your leader.",
    "Fanfare: summon 2 Forest Bats. Deal X damage to a random enemy follower, where X is the number of allied followers.",
)


@pytest.mark.parametrize("line", PLAIN)
def test_a_plain_line_is_not_made_anew_by_what_has_nothing_to_change_in_it(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few nodes are made besides those of its tree, only to be compared with; twenty passes that made it anew would make twenty times as many."""
    grammar = card_grammar(VOCABULARY)
    grammar.parse("line", line, NAMES)
    made = []
    fill = trees._fill
    monkeypatch.setattr(trees, "_fill", lambda node, kind, *more: (made.append(kind), fill(node, kind, *more)))
    tree = grammar.parse("line", line, NAMES)
    assert len(made) <= 1.5 * len(tree.walk())


@pytest.mark.parametrize(
    ("line", "wide"),
    [
        ("Fanfare: put a chosen follower in your hand that originally costs 7 or less onto the board.", False),
        ("Fanfare: put a chosen card in your hand on top of your deck.", False),
        ("Fanfare: put a random follower in your deck into your hand.", True),
        ("Fanfare: put the top 2 cards of your deck into your hand. Draw a card.", True),
    ],
)
def test_a_contested_phrase_is_read_by_every_wording_only_where_another_has_its_words(line: str, wide: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Printed cards say “put” of new cards too, “into your hand”; none of their wordings has all its words in the first two."""
    read = Grammar._wide
    asked = []
    monkeypatch.setattr(Grammar, "_wide", lambda self, *given: (asked.append(given), read(self, *given))[1])
    card_grammar(VOCABULARY).parse("line", line, NAMES)
    assert bool(asked) == wide
