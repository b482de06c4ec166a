"""Cards that effects do not reach, or only some effects, or only in attack and defense; as printed in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card, library

APART = ("except for those that change this card's attack or defense", "（攻撃力/体力への能力は除く）")
OTHERS = ["Not affected by other cards' effects.", "This is not affected by effects of other cards.", "他のカードの能力を受けない。", "他のカードの効果の影響を受けない。"]
IN_FIGURES = [f"Not affected by other cards' effects, {APART[0]}.", f"他のカードの能力{APART[1]}を受けない。"]


def spell(text: str) -> dict[str, Any]:
    """A spell of 1."""
    return card("Said", text, "spell")


def table(**opponent: Any) -> dict[str, Any]:
    """My spell and the other side's follower."""
    return {"turn": "me", "me": {"hand": ["Said"], "pp": 1}, "opponent": {"board": ["Deaf"], **opponent}}


def deaf(text: str) -> dict[str, Any]:
    """A follower 2/4 that something does not reach."""
    return card("Deaf", text, attack=2, defense=4, cost=3)


@pytest.mark.parametrize("text", OTHERS)
@pytest.mark.parametrize("deed", ["Destroy an enemy follower.", "Banish all enemy followers.", "Return an enemy follower to hand.", "Deal 3 damage to all enemies.", "Give -2/-2 to all enemy followers.", "Give an enemy follower Ward."])
def test_nothing_is_done_to_it(fails: Fails, text: str, deed: str) -> None:
    """It stays as it is, whatever the spell does."""
    assert fails(table(), ["I play Said"], ["Deaf is on the board", "Deaf is 2/4", "Deaf doesn't have Ward", "Said is in my cemetery"], cards=[deaf(text), spell(deed)]) == []


@pytest.mark.parametrize("text", IN_FIGURES)
@pytest.mark.parametrize(("deed", "then"), [
    ("Destroy an enemy follower.", "Deaf is 2/4"), ("Banish an enemy follower.", "Deaf is 2/4"), ("Give an enemy follower Ward.", "Deaf doesn't have Ward"),
    ("Deal 3 damage to an enemy follower.", "Deaf is 2/1"), ("Give -2/-2 to all enemy followers.", "Deaf is 0/2"), ("Change the attack of all enemy followers to 7.", "Deaf is 7/4"),
])  # fmt: skip
def test_only_its_figures_are_reached(fails: Fails, text: str, deed: str, then: str) -> None:
    """Damage and changes of attack and defense, and nothing else."""
    assert fails(table(), ["I play Said"], ["Deaf is on the board", then], cards=[deaf(text), spell(deed)]) == []


@pytest.mark.parametrize("text", ["Can't be affected by the opponent's spells.", "This can't be affected by effects of enemy spells.", "相手のスペルの能力を受けない。"])
def test_enemy_spells_alone(fails: Fails, text: str) -> None:
    """A follower's effect reaches it, and a spell of its own player."""
    given = {"turn": "me", "me": {"hand": ["Said", "Biter"], "pp": 2}, "opponent": {"board": ["Deaf"]}}
    cards = [deaf(text), spell("Deal 1 damage to all followers."), card("Biter", "Fanfare: Deal 2 damage to an enemy follower.", cost=1)]
    assert fails(given, ["I play Said", "I play Biter"], ["Deaf is 2/2"], cards=cards) == []
    own = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "board": ["Deaf"]}, "opponent": {}}
    assert fails(own, ["I play Said"], ["Deaf is 2/3"], cards=cards) == []


def test_its_own_effects_reach_it(fails: Fails) -> None:
    """Only those of other cards are kept from it, its own side's too."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "board": ["Deaf"], "ep": 1}, "opponent": {}}
    cards = [deaf(f"{OTHERS[0]}\nAt the end of your turn, gain +1/+0."), spell("Give +5/+5 to all allied followers.")]
    assert fails(given, ["I play Said", "I end my turn"], ["Deaf is 3/4"], cards=cards) == []


@pytest.mark.parametrize(("text", "then"), [(OTHERS[0], "Deaf is 2/4"), (IN_FIGURES[0], "Deaf is 3/5")])
def test_what_lasts_does_not_reach_it_either(fails: Fails, text: str, then: str) -> None:
    """A follower beside it that makes the others greater and gives them Ward."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "board": ["Deaf", "Banner", "Herald"]}, "opponent": {}}
    cards = [deaf(text), card("Banner", "Other allied followers have +1/+1.", cost=1), card("Herald", "Other allied followers have Ward.", cost=1), spell("Draw a card.")]
    assert fails(given, ["I play Said"], [then, "Deaf doesn't have Ward", "Banner has Ward"], cards=cards) == []


def test_what_follows_finds_nothing_to_speak_of(fails: Fails) -> None:
    """Nothing was destroyed, so nothing comes of it."""
    cards = [deaf(OTHERS[0]), spell("Destroy an enemy follower. If a follower was destroyed, deal 5 damage to the enemy leader.")]
    assert fails(table(defense=20), ["I play Said"], ["the enemy leader has 20 defense"], cards=cards) == []


@pytest.mark.parametrize(("word", "holds"), [("spells or amulets", True), ("followers or amulets", False)])
def test_of_several_kinds_each_is_meant(fails: Fails, word: str, holds: bool) -> None:
    """What can't be destroyed by effects of several kinds of enemy cards, and a spell."""
    cards = [deaf(f"This can't be destroyed by effects of enemy {word}."), spell("Destroy an enemy follower.")]
    assert fails(table(), ["I play Said"], ["Deaf is on the board" if holds else "Deaf was destroyed"], cards=cards) == []


@pytest.mark.parametrize("deed", ["destroyed", "targeted"])
def test_of_destroying_nothing_can_be_left_out(deed: str) -> None:
    """It would say nothing more, so it is refused, with what can be said."""
    board = {"given": {"me": {"board": ["Deaf"]}}, "when": ["I end my turn"]}
    assert not library([deaf("This can't be affected by effects except by changes of attack and defense.")], board).problems
    with pytest.raises(AssertionError, match="only of “can't be affected”"):
        library([deaf(f"This can't be {deed} by effects except by changes of attack and defense.")], board)
