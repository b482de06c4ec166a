"""What figures, points and places came to against the start, claims of this turn, of several at once, and what is expected to be refused."""

import pytest

from tests.cast.cases import fails

_IMP = {"name": {"en": "Imp", "ja": "小鬼"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 2, "defense": 3, "text": ""}
_WALL = {"name": {"en": "Wall", "ja": "城壁"}, "kind": "follower", "class": "neutral", "cost": 2, "attack": 1, "defense": 5, "text": "Ward"}
_OGRE = {"name": {"en": "Big Ogre", "ja": "大鬼"}, "kind": "follower", "class": "neutral", "cost": 3, "attack": 1, "defense": 1, "text": ""}
_CARDS = (_IMP, _WALL, _OGRE)
_GIVEN = {"turn": "me", "me": {"board": ["Imp"], "deck_size": 5, "pp": 1, "shadows": 3}, "opponent": {"board": ["Wall", "Big Ogre"], "deck_size": 5}}
_DONE = ["Imp attacks Wall", "I draw 2 cards", "3 damage is dealt to Big Ogre", "opponent's Wall is destroyed", "Wall is summoned for opponent"]


@pytest.mark.parametrize("holds, fails_to", [
    ("Imp's defense fell by 1", "Imp's defense fell by 2"), ("Imp's attack did not change", "Imp's defense did not change"), ("Imp's defense did not rise", "Imp's defense did not fall"),
    ("the number of cards in my hand rose by 2", "the number of cards in my hand rose by 1"), ("the number of cards in my hand did not fall", "the number of cards in my hand did not change"),
    ("my shadows did not change", "opponent's shadows did not change"), ("opponent's shadows went from 0 to 2", "opponent's shadows went from 0 to 1"), ("1 Wall entered", "2 Walls entered"), ("1 follower entered", "0 followers entered"),
    ("all of this holds: Imp is in play; my hand has 2 cards", "all of this holds: Imp is in play; my hand has 3 cards"),
])  # fmt: skip
def test_what_it_came_to_against_the_start(holds: str, fails_to: str) -> None:
    """From the board as it was given to the end."""
    assert not fails(_GIVEN, _DONE, [holds], cards=_CARDS)
    assert fails(_GIVEN, _DONE, [fails_to], cards=_CARDS) == [f"does not hold: {fails_to}"]


@pytest.mark.parametrize("holds, fails_to", [("this turn, my leader took 2 damage", "this turn, my leader took 3 damage"), ("this turn, Imp did not attack", "this turn, Imp attacked"), ("it happened that my leader takes 3 damage", "this turn, opponent's leader took 2 damage")])
def test_what_holds_of_this_turn(holds: str, fails_to: str) -> None:
    """What came in a turn before is not of this turn."""
    given = {"turn": "me", "me": {"board": ["Imp"], "deck_size": 5}, "opponent": {"deck_size": 5}}
    done = ["Imp attacks the enemy leader", "3 damage is dealt to my leader", "I end my turn", "2 damage is dealt to my leader"]
    assert not fails(given, done, [holds], cards=_CARDS)
    assert fails(given, done, [fails_to], cards=_CARDS) == [f"does not hold: {fails_to}"]


@pytest.mark.parametrize("when, denied, another", [
    ("I play Big Ogre", "Big Ogre can't be played", "Imp can't be evolved"), ("I play Big Ogre", "I can't play Big Ogre", "opponent can't play Big Ogre"), ("Imp attacks the enemy leader", "Imp can't attack the enemy leader", "Wall can't attack Imp"),
    ("Imp attacks the enemy leader", "Imp can attack only Wall", "Imp can attack Wall"), ("I evolve Imp", "Imp can't be evolved", "Imp can't attack the enemy leader"), ("I evolve Imp", "I can't evolve any follower", "Imp can attack Wall"),
])  # fmt: skip
def test_what_can_not_be_done_is_expected_to_be_refused(when: str, denied: str, another: str) -> None:
    """A line that says so of just that action; any other leaves the refusal unexpected."""
    given = {"turn": "me", "me": {"board": ["Imp"], "hand": ["Big Ogre"], "pp": 1, "ep": 0}, "opponent": {"board": ["Wall"]}}
    assert not fails(given, [when], [denied], cards=_CARDS)
    assert any("was refused" in wrong for wrong in fails(given, [when], [another], cards=_CARDS))


@pytest.mark.parametrize("holds, fails_to", [("Big Ogre was destroyed by Imp", "Big Ogre was destroyed by Wall"), ("Big Ogre was destroyed by a card with Bane", "Big Ogre was destroyed by a card with Ward"), ("Imp was not destroyed by Wall", "Big Ogre was not destroyed by Imp")])
def test_by_whom_it_was_destroyed(holds: str, fails_to: str) -> None:
    """Of what dies of damage, by whoever dealt the last."""
    given = {"turn": "me", "me": {"board": [{"card": "Imp", "granted": ["Bane"]}]}, "opponent": {"board": ["Big Ogre"]}}
    assert not fails(given, ["Imp attacks Big Ogre", "Wall is summoned for opponent"], [holds], cards=_CARDS)
    assert fails(given, ["Imp attacks Big Ogre", "Wall is summoned for opponent"], [fails_to], cards=_CARDS) == [f"does not hold: {fails_to}"]
