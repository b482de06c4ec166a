"""What a card lends to leaders while it is on the board works for the leader, and of what befalls the leader alone."""

from __future__ import annotations

from tests.cast.cases import Fails


def test_a_lent_ability_of_what_befalls_its_leader_does_not_hear_what_befalls_others(fails: Fails) -> None:
    giver = {"card": "Lich", "granted": ['While this is on the board, your leader has "whenever this takes damage: draw a card".']}
    given = {"turn": "me", "me": {"board": [giver, "Knight"], "deck": ["3 x Forest Bat"]}}
    for other in ("my Knight takes 1 damage", "opponent's leader takes 1 damage"):
        assert fails(given, [other], ["my hand is empty"]) == []
    assert fails(given, ["my leader takes 1 damage"], ["my hand has 1 card"]) == []
    gone = ["Lich is destroyed", "my leader takes 1 damage"]
    assert fails(given, gone, ["my hand is empty"]) == []
