"""What “other” and “destroyed this way” are about, in effects of several steps."""

from __future__ import annotations

import pytest

from engine.corpus.problems import BadInput
from tests.cast.cases import Fails

BOTH = {"board": [{"card": "Lich", "as": "left"}, {"card": "Lich", "as": "right"}]}


@pytest.mark.parametrize("text, left, right", [
    ("Deal 2 damage to an enemy follower. Deal 1 damage to all other enemy followers.", 2, 1),
    ("Deal 2 damage to an enemy follower, then deal 1 damage to all other enemies.", 2, 1),
    ("Deal 2 damage to an enemy follower and 1 damage to another random enemy follower.", 2, 1),
    ("相手のフォロワー1体に2ダメージ。他の相手のフォロワーすべてに1ダメージ。", 2, 1),
    ("Deal 2 damage to an enemy follower. Deal 1 damage to all enemy followers.", 3, 1),
])  # fmt: skip
def test_other_enemies_are_other_than_the_one_spoken_of(fails: Fails, text: str, left: int, right: int) -> None:
    """The card whose effect it is can be none of them, so that “other” would say nothing of it."""
    then = [f"left has {left} damage", f"right has {right} damage"]
    assert fails({"opponent": BOTH}, [f'I do "{text}" choosing left'], then) == []


def test_another_target_is_not_the_one_named_before(fails: Fails) -> None:
    """Two targets named together are two followers."""
    when = ['I do "Deal 2 damage to an enemy follower and 1 damage to another enemy follower." choosing left and right']
    assert fails({"opponent": BOTH}, when, ["left has 2 damage", "right has 1 damage"]) == []
    assert fails({"opponent": {"board": ["Lich"]}}, [when[0].replace("left and right", "Lich")], ["Lich has 2 damage"]) == []


def test_other_allies_are_other_than_the_card_itself_where_it_is_one(fails: Fails) -> None:
    """The attacker and the others: of an amulet that watches, all but the attacker; of the follower itself, all but it."""
    banner = {"name": {"en": "Test Banner", "ja": "試験の旗"}, "kind": "amulet", "class": "neutral", "cost": 1,
              "text": "Whenever an allied follower attacks, give +1/+0 to all other allied followers."}  # fmt: skip
    given = {"me": {"board": ["Test Banner", "Lich", "Forest Bat"]}}
    assert fails(given, ["Forest Bat attacks the enemy leader"], ["Lich has 5 attack", "Forest Bat has 1 attack"], cards=[banner]) == []


@pytest.mark.parametrize("defense, drawn", [(2, 1), (3, 0)])
def test_if_it_is_destroyed_speaks_of_what_the_damage_did(fails: Fails, defense: int, drawn: int) -> None:
    """Destroyed before the text goes on; a follower that stays is none."""
    given = {"me": {"deck_size": 3}, "opponent": {"board": [{"card": "Lich", "defense": defense}]}}
    for text in ("Deal 2 damage to an enemy follower. If it is destroyed, draw a card.", "相手のフォロワー1体に2ダメージ。それが破壊されたなら、カードを1枚引く。"):
        assert fails(given, [f'I do "{text}" choosing Lich'], [f"I drew {drawn} cards"]) == []


def test_a_card_without_an_evolved_side_says_that_it_does_not_evolve(fails: Fails) -> None:
    """An effect leaves it as it is, and nobody can evolve it."""
    plain = {"name": {"en": "Test Stone", "ja": "試験の石"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 1}
    given = {"me": {"board": ["Test Stone"], "ep": 2}}
    when = ['I do "Evolve an allied follower." choosing Test Stone', "I evolve Test Stone"]
    assert fails(given, when, ["Test Stone did not evolve", "action 2 was refused by sv.evolve.points"], cards=[plain]) == []


def test_a_new_card_for_the_other_deck_lies_in_that_deck(fails: Fails) -> None:
    into = 'I do "Add a Fairy into your opponent\'s deck shuffled."'
    assert fails({"turn": "me"}, [into], ["Fairy is in opponent's deck", "Fairy is not in my deck"]) == []


@pytest.mark.parametrize(("kind", "gone", "left"), [("amulet", "Fairy", "Dragon Sphere"), ("follower", "Dragon Sphere", "Fairy")])
def test_of_no_kind_is_whatever_is_of_another(fails: Fails, kind: str, gone: str, left: str) -> None:
    board = {"turn": "me", "me": {"board": ["Fairy", "Dragon Sphere"]}}
    when = [f'I do "Banish all allied non-{kind} cards."']
    assert fails(board, when, [f"{gone} was banished", f"{left} is on the board"]) == []


@pytest.mark.parametrize("text, spared", [
    ("Choose an allied follower. Choose an enemy follower. Destroy all other followers.", ("a", "c")),
    ("Choose an allied follower, then choose an enemy follower. Destroy all other followers.", ("a", "c")),
    ("自分のフォロワー1体を選択する。相手のフォロワー1体を選択する。他のフォロワーすべてを破壊する。", ("a", "c")),
    ("Choose an allied follower. Choose an enemy follower. Draw a card. Destroy all other followers.", ("a", "c")),
    ("Choose an allied follower. Draw a card. Destroy all other followers.", ("a",)),
    ("自分のフォロワー1体を選択する。カードを1枚引く。他のフォロワーすべてを破壊する。", ("a",)),
    ("Choose an allied follower. Choose an enemy follower. Destroy it.", ("a", "b", "d")),
])  # fmt: skip
def test_all_that_was_selected_is_spared_whatever_came_between(fails: Fails, text: str, spared: tuple[str, ...]) -> None:
    """Two sentences that select are like one; of what was drawn since nobody speaks."""
    given = {
        "me": {"board": [{"card": "Lich", "as": "a"}, {"card": "Lich", "as": "b"}], "deck_size": 3},
        "opponent": {"board": [{"card": "Lich", "as": "c"}, {"card": "Lich", "as": "d"}]},
    }
    chosen = "a and c" if "nemy" in text or "相手" in text else "a"
    then = [f"{name} is on the board" if name in spared else f"{name} was destroyed" for name in "abcd"]
    assert fails(given, [f'I do "{text}" choosing {chosen}'], then) == []


def test_others_than_several_are_refused_once_something_else_was_spoken_of(fails: Fails) -> None:
    with pytest.raises(BadInput, match="can't be told from which ones these are other"):
        fails({}, ['I do "Choose 2 allied followers. Draw a card. Destroy all other followers."'], ["I drew 1 card"])
