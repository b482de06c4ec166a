"""What holds as long as something is on the table comes and goes with it: marks at the instant, keywords and figures by rule."""

import pytest

from tests.cast.small import card, run

BANNER = card("Banner", "Allied followers have +1/+0 and Ward.", kind="amulet")
NET = card("Net", "While there is an enemy Whale, enemy followers can't attack.", kind="amulet")
CARDS = [BANNER, NET, card("Cat"), card("Dog"), card("Whale")]
RULE = "sv.judging.standing-gifts-wait"


def played(given, when, then, **options):
    """The run of a scenario of which every line holds."""
    found = run(CARDS, {"given": given, "when": when, "then": then}, **options)
    assert [e["text"]["en"] for e in found.expectations if not e["holds"]] == []
    return found


def test_a_given_board_has_from_the_start_what_holds_of_it():
    found = played({"me": {"board": ["Banner", "Cat"]}}, [], ["at the start, Cat is 3/2", "Cat has Ward"])
    assert len(found.frames) == 1


@pytest.mark.parametrize("setting", ["queued", "at-the-instant"])
def test_figures_and_keywords_come_with_the_giver_and_go_with_it(setting):
    found = played(
        {"me": {"board": ["Cat"], "hand": ["Banner", "Dog"]}},
        ["I play Banner", "I play Dog", "Banner is destroyed"],
        [
            "after action 1, Cat is 3/2",
            "after action 2, Dog is 3/2",
            "after action 2, Dog has Ward",
            "Cat is 2/2",
            "Dog does not have Ward",
        ],
        settings={RULE: setting},
    )
    waited = [f for f in found.frames if f.kind == "queued"]
    assert len(waited) == (2 if setting == "queued" else 0)


def test_a_waiting_grant_fizzles_with_its_giver_and_takes_nothing_away_later():
    both = {"me": {"board": ["Cat"], "hand": ["Banner"]}}
    cards = [*CARDS, card("Storm", "Whenever an allied amulet enters the board: destroy all allied amulets.", kind="amulet")]
    both["me"]["board"].insert(0, "Storm")
    found = run(cards, {"given": both, "when": ["I play Banner"], "then": ["Cat is 2/2", "Cat does not have Ward"]})
    assert [e["holds"] for e in found.expectations] == [True, True]


@pytest.mark.parametrize("setting", ["queued", "at-the-instant"])
def test_what_a_card_turns_into_is_given_the_same_anew_and_once(setting):
    played(
        {"me": {"board": ["Banner", "Cat"]}},
        ['I do "transform all allied followers into Dog."', "Banner is destroyed"],
        ["after action 1, Dog is 3/2", "after action 1, Dog has Ward", "Dog is 2/2", "Dog does not have Ward"],
        settings={RULE: setting},
    )


def test_two_givers_add_up_and_one_that_leaves_takes_its_own_share():
    played(
        {"me": {"board": [{"card": "Banner", "as": "left"}, {"card": "Banner", "as": "right"}, "Cat"]}},
        ["left is destroyed"],
        ["at the start, Cat is 4/2", "Cat is 3/2", "Cat has Ward"],
    )


def test_marks_are_as_the_table_says_at_the_instant():
    played(
        {"turn": "opponent", "me": {"board": ["Net"]}, "opponent": {"board": ["Cat", "Whale"]}},
        ["Cat attacks my leader", "Whale is destroyed", "Cat attacks my leader"],
        [
            "at the start, Cat can't attack",
            "action 1 was refused by sv.attack.who-may",
            "after action 2, Cat can attack",
            "action 3 was not refused",
        ],
    )


def test_a_printed_keyword_outlives_the_same_one_that_was_given():
    cards = [BANNER, card("Wall", "Ward.")]
    scenario = {"given": {"me": {"board": ["Banner", "Wall"]}}, "when": ["Banner is destroyed"], "then": ["Wall has Ward", "Wall is 2/2"]}
    assert all(e["holds"] for e in run(cards, scenario).expectations)
