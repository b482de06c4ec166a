"""Templates: each is taken apart when its parts are first asked for, and named where they do not fit; those of all tables are, here."""

import pytest

from engine.games.registry import GAMES
from engine.language import P
from engine.language.japanese_wordings import J
from engine.language.sentences import sentence_grammar
from engine.language.templates import Slot
from engine.language.text import card_grammar
from engine.language.tree import Node
from engine.language.wordings import Each, Hole, W

DEAL = Node("deal", amount=Hole("amount"))


@pytest.mark.parametrize("grammar", [card_grammar, sentence_grammar])
@pytest.mark.parametrize("game", GAMES)
def test_every_template_of_a_game_fits_what_it_stands_for(game, grammar):
    table = grammar(GAMES[game].vocabulary).table
    written = [parts for phrase in table.phrases for parts in (phrase.en, phrase.ja, *phrase.also_en, *phrase.also_ja) if parts]
    assert len(written) > len(table.phrases) > 100
    assert all(wording.en for wording in table.wordings)
    assert all(wording.ja for wording in table.japanese)


def test_a_template_has_only_parts_for_which_its_tree_has_a_place():
    (wording,) = W("effect", "deal {amount} damage to {targets:target+}", tree=DEAL)
    with pytest.raises(ValueError, match=r"“deal .*” has no place for targets"):
        assert wording.en


def test_the_item_of_a_list_is_no_part_of_a_template():
    """It stands for each of the list's, whose name the template says."""
    (wording,) = W("effect", "deal {amount} damage to {item}", tree=Node("deal", amount=Hole("amount"), targets=(Each("those", Node("one", it=Hole("item"))),)))
    with pytest.raises(ValueError, match="no place for item"):
        assert wording.en


@pytest.mark.parametrize("template, slots, wrong", [
    ("{amount}ダメージを{targets}に与える", "amount targets:target+", "targets"),  # the tree has no place for it
    ("{amuont}ダメージ", "amount", "amount, amuont"),  # neither does it say what the tree wants
    ("{amount}{_end}", "amount", "_end"),  # a part that says nothing is one of its parts, too
    ("ダメージを与える", "amount", "amount"),
])  # fmt: skip
def test_a_japanese_template_its_parts_and_its_tree_have_the_same_names(template, slots, wrong):
    (wording,) = J("effect", template, slots=slots, tree=DEAL)
    with pytest.raises(ValueError, match=f"differ in {wrong}$"):
        assert wording.ja


def test_what_may_be_absent_may_be_left_out_of_a_japanese_template():
    with_it, without = J("effect", "{amount}ダメージ", "ダメージ", slots="amount?", tree=DEAL)
    assert with_it.parts == (Slot("amount", "amount", optional=True),)
    assert without.ja == ("ダメージ",)
    assert without.parts == ()


def test_a_phrase_without_a_kind_is_one_part_and_nothing_else():
    for english in ("the {it:card}", "card"):
        phrase = P("thing", "", english, "")
        with pytest.raises(ValueError, match="one slot and nothing else"):
            assert phrase.en
