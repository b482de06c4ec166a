"""Cards that say it as it is printed are played as it reads."""

from __future__ import annotations

from tests.cast.cases import Fails


def test_what_was_selected_is_spoken_of_after(fails: Fails) -> None:
    """Nothing happens to the selected one but what the next sentence says."""
    given = {"turn": "me", "me": {}, "opponent": {"board": ["Lich", "Hero of Antiquity"]}}
    when = ['I do "Select an enemy follower. Deal it 3 damage." choosing Lich']
    assert fails(given, when, ["Lich has 3 damage", "Hero of Antiquity has 0 damage"]) == []


def test_nothing_happens_to_what_is_only_selected(fails: Fails) -> None:
    """Selecting is no harm."""
    given = {"turn": "me", "me": {}, "opponent": {"board": ["Lich"]}}
    assert fails(given, ['I do "Select an enemy follower. Draw a card." choosing Lich'], ["Lich is on the board", "Lich has 0 damage"]) == []


def test_x_is_worked_out_after_the_sentence_that_uses_it(fails: Fails) -> None:
    """X counts the followers of my side."""
    given = {"turn": "me", "me": {"board": ["2 x Forest Bat"]}, "opponent": {"board": ["Lich"]}}
    when = ['I do "Deal X damage to all enemy followers. X equals the number of allied followers in play."']
    assert fails(given, when, ["Lich has 2 damage"]) == []


def test_a_printed_new_card_is_made_and_none_of_the_board_is_taken(fails: Fails) -> None:
    """“Put … into your hand” with a name makes a card; the one on the board stays."""
    given = {"turn": "me", "me": {"board": ["Forest Bat"]}, "opponent": {}}
    when = ['I do "Put a Forest Bat into your hand."']
    assert fails(given, when, ["my board has 1 card", "my hand has 1 card"]) == []
