"""“While this follower is in play”: a line of its own holds as long; what a Fanfare does so is over when the follower has left."""

from __future__ import annotations

import pytest

from engine.language import LanguageError
from tests.cast.card_words import said, tree
from tests.cast.cases import Fails
from tests.cast.small import card

OTHER = card("Other", attack=1, defense=9)


@pytest.mark.parametrize(("text", "holds", "over"), [
    ("Fanfare: Choose an allied follower. While this follower is in play, that follower has Ward.", "Other has Ward", "Other does not have Ward"),
    ("Fanfare: While this follower is in play, give all other allied followers +1/+0.", "Other has 2 attack", "Other has 1 attack"),
    ("While this follower is in play, give all other allied followers Ward.", "Other has Ward", "Other does not have Ward"),
])  # fmt: skip
def test_it_holds_as_long_as_that_is_there(fails: Fails, text: str, holds: str, over: str) -> None:
    given = {"turn": "me", "me": {"board": ["Other"], "hand": ["Said"], "pp": 5}, "opponent": {}}
    play = "I play Said targeting Other" if "Choose" in text else "I play Said"
    own = [OTHER, card("Said", text)]
    assert fails(given, [play], [holds], cards=own) == []
    assert fails(given, [play, "Said is destroyed"], [over], cards=own) == []


def test_what_a_leader_is_given_so_is_over_too(fails: Fails) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 5}, "opponent": {}}
    own = [card("Said", "Fanfare: While this follower is in play, give your leader the following effect: Can't take more than 1 damage at a time.")]
    assert fails(given, ["I play Said", "my leader takes 3 damage"], ["my leader has 19 defense"], cards=own) == []
    assert fails(given, ["I play Said", "Said is destroyed", "my leader takes 3 damage"], ["my leader has 17 defense"], cards=own) == []


@pytest.mark.parametrize("text", ["Fanfare: While this follower is in play, draw a card.", "Fanfare: Give your leader the following effect: While this follower is in play, allied followers have Ward."])
def test_what_cannot_last_so_long_is_refused(text: str) -> None:
    with pytest.raises(LanguageError, match="does not last"):
        tree(text)


def test_it_is_written_as_what_it_means() -> None:
    act = tree("Fanfare: While this follower is in play, all enemy followers can't attack.")
    assert said(act) == "Fanfare: all enemy followers can't attack until this leaves the board."
    assert tree(said(act, "ja")) == act
    assert said(tree("While this amulet is in play, all enemy followers can't attack.")) == "All enemy followers can't attack."


def test_what_stays_for_good_as_its_giver_loses_its_abilities_is_what_that_one_gave(fails: Fails) -> None:
    """By another reading: what a second follower gave ends when that one leaves."""
    text = "Fanfare: While this follower is in play, give all other allied followers +1/+0."
    given = {"turn": "me", "me": {"board": ["Other"], "hand": ["First", "Second"], "pp": 5}, "opponent": {}}
    when = ["I play First", "I play Second", 'I do "An allied follower loses all abilities." choosing First', "Second is destroyed", "First is destroyed"]
    then = ["after action 3, Other has 3 attack", "after action 4, Other has 2 attack", "Other has 2 attack"]
    settings = {"sv.leaving.given-effects-look-at-the-card": "for-good"}
    assert fails(given, when, then, cards=[OTHER, card("First", text), card("Second", text)], settings=settings) == []
