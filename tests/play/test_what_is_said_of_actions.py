"""What can be chosen, how often a card may attack yet, why an action was refused, what one action alone came to, what lies with a card."""

import pytest

from tests.cast.cases import fails


def _card(name: str, text: str = "", kind: str = "follower", **more: object) -> dict[str, object]:
    figures = {"attack": 1, "defense": 4} if kind == "follower" else {}
    return {"name": {"en": name, "ja": name}, "kind": kind, "class": "runecraft", "cost": 2, "text": text, **figures, **more}


_CARDS = (
    _card("Page", evolved={"attack": 3, "defense": 6}), _card("Veil", "Aura."), _card("Gate", "Ward."), _card("Twin", "Can attack 2 times per turn.\nStorm."), _card("Bolt", "Deal 1 damage to an enemy follower.", "spell"), _card("Rain", "Deal 1 damage to all enemy followers.", "spell"),
    _card("Pot", "Fusion: Runecraft cards\nDraw 2 cards.", "spell"), _card("Sage", "Accelerate (1): Draw a card.", cost=6), _card("Egg", "Last Words: Draw a card.", defense=1),
)  # fmt: skip


def _holds(given: dict[str, object], when: list[str], holds: str, fails_to: str) -> None:
    assert not fails(given, when, [holds], cards=_CARDS)
    assert [wrong.partition(":")[0] for wrong in fails(given, when, [fails_to], cards=_CARDS)] == ["does not hold"]


@pytest.mark.parametrize("holds, fails_to", [
    ("Veil can't be chosen", "Page can't be chosen"), ("Page can be chosen", "Veil can be chosen"), ("I can't choose Veil", "I can choose Veil"),
    ("自分はPageを選択できる", "自分はVeilを選択できる"), ("Veilは選べない", "Pageは選べない"),
])  # fmt: skip
def test_what_can_be_chosen(holds: str, fails_to: str) -> None:
    """Asked of the cards in the hand (and in play) that name a target, whoever's turn it is and whatever they cost."""
    for turn in ("me", "opponent"):
        _holds({"turn": turn, "me": {"hand": ["Bolt"], "pp": 0}, "opponent": {"board": ["Veil", "Page"]}}, ["nothing is done"], holds, fails_to)


def test_nothing_is_said_of_a_card_where_nobody_names_a_target() -> None:
    """Neither that it can be chosen nor that it can't."""
    given = {"turn": "me", "me": {"hand": ["Rain"]}, "opponent": {"board": ["Veil"]}}
    for claim in ("Veil can't be chosen", "Veil can be chosen"):
        assert fails(given, ["nothing is done"], [claim], cards=_CARDS)


@pytest.mark.parametrize("attacks, left", [(0, 2), (1, 1)])
def test_attacks_that_are_left(attacks: int, left: int) -> None:
    """So many as its text gives it, less those that it has made; none where it may not attack."""
    given = {"turn": "me", "me": {"board": ["Twin", "Page"]}, "opponent": {"board": ["Veil"]}}
    when = ["Twin attacks Veil"] * attacks or ["nothing is done"]
    _holds(given, when, f"Twin can attack {left} time{'s' * (left > 1)}", "Twin can attack 3 times")
    _holds(given, ["Twin loses all abilities", *when], "Page can attack once", f"Twin can attack {left + 1} times")


@pytest.mark.parametrize("given, when, reason, other", [
    ({"me": {"hand": ["Page"], "pp": 1}}, "I play Page", "it can't be paid", "it has no target"),
    ({"me": {"hand": ["Bolt"], "pp": 5}}, "I play Bolt", "it has no target", "it can't be paid"),
    ({"me": {"hand": ["Page"], "board": ["Page", "Page", "Veil", "Veil", "Gate"], "pp": 5}}, "I play Page", "there is no room", "of Ward"),
    ({"me": {"board": ["Page"]}, "opponent": {"board": ["Gate", "Veil"]}}, "Page attacks Veil", "of Ward", "it may not attack"),
    ({"me": {"board": ["Page"], "ep": 0}}, "I evolve Page", "it can't be paid", "of Ward"),
])  # fmt: skip
def test_why_an_action_was_refused(given: dict[str, object], when: str, reason: str, other: str) -> None:
    """The reason that the log gives; the refusal is expected by that."""
    _holds({"turn": "me", "opponent": {}} | given, [when], f"action 1 was refused because {reason}", f"action 1 was refused because {other}")


@pytest.mark.parametrize("holds, fails_to", [
    ("in action 2, opponent's Page was damaged", "in action 3, opponent's Page was damaged"), ("in action 1, nothing was damaged", "in action 2, nothing was damaged"),
    ("行動2で相手のPageはダメージを受けた", "行動1で相手のPageはダメージを受けた"), ("in action 2, opponent's Page has 3 defense", "in action 1, opponent's Page has 3 defense"),
])  # fmt: skip
def test_what_one_action_came_to(holds: str, fails_to: str) -> None:
    """As if nothing had happened before it, on the table as it left it."""
    given = {"turn": "me", "me": {"hand": ["Bolt", "Gate"], "pp": 9}, "opponent": {"board": ["Page"]}}
    _holds(given, ["I play Gate", "I play Bolt targeting Page", "I end my turn"], holds, fails_to)


def test_how_many_lie_with_a_card_and_what_it_was_played_as() -> None:
    """Cards that were fused to one lie beneath it."""
    given = {"turn": "me", "me": {"hand": ["Pot", "Page", "Bolt", "Sage"], "pp": 4, "deck_size": 9}}
    _holds(given, ["I fuse Page and Bolt to Pot"], "2 cards are beneath Pot", "1 card is beneath Pot")
    _holds(given, ["PotにPageを融合する"], "Potに融合されているカードは1枚", "Potに融合されているカードは2枚")
    _holds(given, ["I play Sage"], "Sage was played as a spell", "Sage was played as a follower")
    _holds(given, ["I play Page"], "Page was not played as a spell", "Page was not played as a follower")


def test_drawing_several_as_a_step_of_an_order() -> None:
    """All of them come before what follows."""
    given = {"turn": "me", "me": {"hand": ["Pot"], "board": ["Egg"], "pp": 4, "deck_size": 9}}
    _holds(given, ["I play Pot", "Egg is destroyed"], "first I draw 2 cards, then Egg is destroyed", "first Egg is destroyed, then I draw 2 cards")
    _holds(given, ["I play Pot", "Egg is destroyed"], "first I draw 2 cards, then I draw a card", "first I draw 3 cards, then I draw a card")
