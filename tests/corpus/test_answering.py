"""Games in which players answer one another: the log shows an interference as one group, and nobody acts in the middle of a resolution."""

import pytest

from tests.cast.shipped import library


def frames(ruling, scenario=None, **options):
    return library().run(ruling, scenario, **options).json("en")["frames"]


def test_everything_from_the_opening_of_an_interference_to_its_end_stands_under_its_opening():
    found = frames("vis-five-steps", "undefended")
    opening = next(f for f in found if f["text"] == "An interference opens")
    end = next(f for f in found if f["text"] == "The interference is over")
    inside = found[opening["n"] + 1 : end["n"] + 1]
    assert all(f["depth"] > opening["depth"] for f in inside)
    assert {f["cause"] for f in inside if f["kind"] == "action"} == {opening["n"]}


def test_an_interference_inside_another_is_over_before_the_older_goes_on():
    found = frames("vis-attack-by-an-effect", "the-turn-player-is-attacked")
    texts = [f["text"] for f in found]
    older = next(n for n, t in enumerate(texts) if t.startswith("Test Bolt resolves"))
    assert texts[:older].count("An interference opens") == 2
    assert texts[:older].count("The interference is over") == 1


@pytest.mark.parametrize("ruling", ["vis-five-steps", "vis-nobody-while-resolving", "vis-an-ordinary-turn"])
def test_nobody_holds_priority_from_the_beginning_of_a_resolution_to_its_end(ruling):
    resolving = False
    for f in frames(ruling):
        if f["text"].startswith("The interference is over"):
            resolving = False
        if resolving:
            assert f["state"]["priority"] is None
        if "the interference resolves" in f["text"]:
            resolving = True


def test_an_action_in_the_middle_of_a_resolution_is_refused_there():
    found = frames("vis-nobody-while-resolving", "between-two-effects")
    order = [f["text"] for f in found if f["kind"] == "refused" or f["text"].startswith(("Fallin", "Autumn", "Aki Shizuha resolves"))]
    refused = [n for n, text in enumerate(order) if text.startswith("Refused")]
    assert refused
    assert max(refused) < next(n for n, text in enumerate(order) if text.startswith("Aki Shizuha resolves"))


def test_every_frame_shows_how_a_limit_is_worked_out():
    for f in frames("cc-smallest-fixed-value"):
        (made,) = f["state"]["reckoned"]
        assert (made["of"], made["name"], made["value"]) == ("me", "hand_limit", 0)
        assert [s["counts"] for s in made["steps"]] == [False, False, False, True]
        assert f["state"]["players"]["me"]["points"]["hand_limit"] == 0


def test_what_is_reckoned_no_more_is_told():
    found = frames("cc-positive-returns", "the-turn-ends")
    told = [f["text"] for f in found if f["text"].startswith("Hayama Akine (Teacher)")]
    assert told == [
        "Hayama Akine (Teacher): no, is: yes",
        "Hayama Akine (Teacher): no, is, is not: no, because what denies beats what gives",
        "Hayama Akine (Teacher): no, is: yes, because what denied it is gone",
    ]
