"""What a text says of costs holds of the cards that are paid for: those in hand, wherever it is said of “your followers”."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card, library

OTHER = card("Other", cost=4)
WORD = card("Word", "Draw a card.", "spell", cost=3)


def given(**mine: Any) -> dict[str, Any]:
    return {"turn": "me", "me": {"hand": ["Said", {"card": "Other", "as": "held"}, "Word"], "pp": 9, "deck": [{"card": "Other", "as": "drawn"}], **mine}, "opponent": {"hand": [{"card": "Other", "as": "theirs"}], "deck_size": 5}}


@pytest.mark.parametrize(("text", "lasts"), [("For the rest of the match, your followers cost 1 less.", True), ("Until the end of the turn, allied followers cost 1 less.", False)])
def test_for_a_while_those_in_hand_and_those_that_come_to_it(fails: Fails, text: str, lasts: bool) -> None:
    own = [OTHER, WORD, card("Said", text, "spell")]
    assert fails(given(), ["I play Said"], ["held costs 3", "Word costs 3", "theirs costs 4"], cards=own) == []
    assert fails(given(), ["I play Said", "I play Word"], ["drawn costs 3"], cards=own) == []
    later = ["I play Said", "I end the turn", "opponent ends the turn"]
    assert fails(given(), later, [f"held costs {3 if lasts else 4}", f"drawn costs {3 if lasts else 4}"], cards=own) == []


@pytest.mark.parametrize("text", [
    "Fanfare: Subtract 1 from the cost of all allied followers.", "Fanfare: Reduce the cost of your followers by 1.", "Fanfare: Change the cost of an allied follower to 0.", "Fanfare: Halve the cost of all allied followers.",
    "ファンファーレ 自分のフォロワーすべてのコストを1減らす。",
])  # fmt: skip
def test_an_act_on_the_cost_of_cards_in_play_is_refused(text: str) -> None:
    with pytest.raises(AssertionError, match="a card costs something in hand"):
        library([card("Odd", text)], {"given": {"me": {"board": ["Odd"]}}, "when": ["I end my turn"]})


def test_an_act_on_those_in_hand_is_done(fails: Fails) -> None:
    own = [OTHER, WORD, card("Said", "Subtract 1 from the cost of all followers in your hand.", "spell")]
    assert fails(given(), ["I play Said"], ["held costs 3", "Word costs 3"], cards=own) == []
