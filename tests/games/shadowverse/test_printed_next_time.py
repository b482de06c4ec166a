"""What comes the next time that something happens, what either of two sets off, figures that are more where something is so: played as printed."""

from __future__ import annotations

import pytest

from engine.language import LanguageError
from tests.cast.card_words import said, tree
from tests.cast.cases import Fails
from tests.cast.small import card

WALL = card("Wall", attack=1, defense=9, evolved={"attack": 3, "defense": 11})
ALL = 'I do "Evolve all allied followers."'


@pytest.mark.parametrize("when", ["", " this turn", " this match"])
def test_two_that_happen_at_one_time_are_one_next_time(fails: Fails, when: str) -> None:
    note = card("Note", f"The next time an allied follower evolves{when}, draw a card.", "spell", cost=0)
    given = {"turn": "me", "me": {"board": ["2 x Wall"], "hand": ["Note"], "deck_size": 9}, "opponent": {}}
    assert fails(given, ["I play Note", ALL], ["my hand has 1 card"], cards=[note, WALL]) == []


def test_either_of_two_sets_it_off(fails: Fails) -> None:
    both = card("Both", "Whenever this follower or another allied follower evolves, draw a card.", evolved={"attack": 2, "defense": 2})
    given = {"turn": "me", "me": {"board": ["Both", "Wall"], "deck_size": 9}, "opponent": {"board": ["Wall"]}}
    assert fails(given, [ALL, 'I do "Evolve all enemy followers."'], ["my hand has 2 cards"], cards=[both, WALL]) == []


@pytest.mark.parametrize(("traits", "attack"), [([], 2), (["machina"], 4)])
def test_figures_or_others_where_something_is_so(fails: Fails, traits: list[str], attack: int) -> None:
    gift = card("Gift", "Choose an allied follower. Give it +1/+1, or +3/+3 if it's a Machina follower.", "spell", cost=0)
    given = {"turn": "me", "me": {"board": ["Cog"], "hand": ["Gift"]}, "opponent": {}}
    assert fails(given, ["I play Gift"], [f"Cog has {attack} attack"], cards=[gift, card("Cog", attack=1, defense=1, traits=traits)]) == []


@pytest.mark.parametrize(("crests", "has"), [(["Giver"], "has Ward"), ([], "does not have Ward")])
def test_while_there_is_a_crest(fails: Fails, crests: list[str], has: str) -> None:
    own = [card("Giver", "Crest: At the end of your turn, draw a card."), card("Guard", "While you have a crest, this follower has Ward.")]
    given = {"turn": "me", "me": {"board": ["Guard"], "crests": crests, "deck_size": 9}, "opponent": {}}
    assert fails(given, ["I end my turn"], [f"Guard {has}"], cards=own) == []


def test_all_of_them_are_those_asked_for_and_not_the_one_before(fails: Fails) -> None:
    text = "At the end of your turn, give a random other allied follower +1/+1. If you have at least 3 allied followers, give +1/+1 to all of them instead."
    given = {"turn": "me", "me": {"board": ["Giver", {"card": "Wall", "as": "left"}, {"card": "Wall", "as": "right"}]}, "opponent": {}}
    then = ["left has 2 attack", "right has 2 attack", "Giver has 2 attack"]
    assert fails(given, ["I end my turn"], then, cards=[card("Giver", text, attack=1, defense=1), WALL]) == []


def test_at_a_moment_that_asks_of_its_card_it_is_that_card(fails: Fails) -> None:
    read = tree("At the end of your turn, if this follower attacked this turn, give it Ward.")
    assert said(read) == "At the end of your turn: if this attacked this turn, gain Ward."
    given = {"turn": "me", "me": {"board": ["Bold"]}, "opponent": {"board": ["Wall"]}}
    bold = card("Bold", said(read), attack=1, defense=9)
    assert fails(given, ["I attack Wall with Bold", "I end my turn"], ["Bold has Ward"], cards=[bold, WALL]) == []
    assert fails(given, ["I end my turn"], ["Bold does not have Ward"], cards=[bold, WALL]) == []


def test_a_sentence_behind_a_quoted_one_with_the_only_full_stop() -> None:
    text = 'Fanfare: Select an allied follower on the field and give it "Can attack 2 times per turn." Draw a card.'
    assert said(tree(text)) == 'Fanfare: give a chosen allied follower "this can attack 2 times each turn". Draw a card.'


@pytest.mark.parametrize(("text", "means"), [
    ("At the end of your turn, if you have more allied followers than your opponent, draw a card.",
     "At the end of your turn: if the number of allied followers is more than the number of enemy followers, draw a card."),
    ("At the end of your turn, if your opponent has fewer enemy amulets in play than you, draw a card.",
     "At the end of your turn: if the number of enemy amulets is less than the number of allied amulets, draw a card."),
    ('Fanfare: Enemy followers lose Ward and gain "Can\'t attack" until the end of your opponent\'s turn.',
     'Fanfare: remove Ward from all enemy followers until the end of your opponent\'s turn, then they can\'t attack until the end of your opponent\'s turn.'),
])  # fmt: skip
def test_whose_they_are_is_said_once_and_who_gains_it_is_who_was_named(text: str, means: str) -> None:
    assert said(tree(text)) == means


def test_whether_this_card_gains_it_or_those_that_were_named_must_be_told() -> None:
    with pytest.raises(LanguageError, match="whether the card that was spoken of gains it"):
        tree("Fanfare: All enemy followers can't attack this turn and gain -1/-0.")
    assert said(tree("Fanfare: All enemy followers can't attack this turn. Gain Ward.")).endswith("Gain Ward.")
