"""“Up to 2”, “any number of”: as many as the player likes, chosen one after the other, with “no more” among the options each time."""

import pytest

from engine.study.explore import explore
from tests.cast.small import card, library, run

CARDS = [
    card("Foe"),
    card("Volley", "Destroy up to 2 chosen enemy followers.", kind="spell"),
    card("Rain", "Destroy any number of chosen enemy followers.", kind="spell"),
    card("Shot", "Destroy 2 chosen enemy followers.", kind="spell"),
    card("Count", "Destroy X chosen enemy followers, where X is your shadows.", kind="spell"),
    card("Captain", "Fanfare: destroy up to 2 chosen enemy followers."),
]
FOES = [{"card": "Foe", "as": n} for n in ("one", "two", "three")]


def played(action, foes=FOES, spells=("Volley", "Rain", "Shot", "Count", "Captain"), choose=(), **me):
    given = {"turn": "me", "me": {"hand": list(spells), "pp": 5, **me}, "opponent": {"board": foes}}
    return run(CARDS, {"given": given, "when": [action]}, choose=choose)


def left(made):
    state = made.frames[-1].state
    return [state.things[i].label for i in state.zone("opponent", "board")]


@pytest.mark.parametrize("name", ["Volley", "Rain", "Captain"])
def test_nobody_is_taken_unless_somebody_is_chosen(name):
    made = played(f"I play {name}")
    assert left(made) == ["one", "two", "three"]
    (asked,) = made.decisions
    assert asked.defaulted
    assert [m.parts["text"]["en"] for _, m in asked.options[:1]] == ["no more"]
    assert len(asked.options) == 4


@pytest.mark.parametrize(
    ("action", "stay"),
    [
        ("I play Volley targeting two", ["one", "three"]),
        ("I play Volley choosing two and nothing", ["one", "three"]),
        ("I play Volley choosing three and one", ["two"]),
        ("I play Volley choosing nothing", ["one", "two", "three"]),
        ("I play Captain choosing one and nothing", ["two", "three"]),
        ("I play Rain choosing one, two and three", []),
        ("I play Rain targeting one, two and three", []),
        ("I play Rain choosing one and nothing", ["two", "three"]),
    ],
)
def test_a_sentence_says_who_is_chosen_and_where_that_ends(action, stay):
    made = played(action)
    assert left(made) == stay
    assert not any(d.defaulted for d in made.decisions)


@pytest.mark.parametrize(
    ("choose", "stay"), [((1, 0), ["two", "three"]), ((3, 2), ["one"]), ((0,), ["one", "two", "three"]), ((2, 1), ["three"])]
)
def test_each_is_a_decision_of_its_own_and_the_most_ends_it(choose, stay):
    made = played("I play Volley", choose=choose)
    assert left(made) == stay
    assert len(made.decisions) == len(choose)


def test_all_ways_are_explored_and_there_are_not_more_than_there_are():
    given = {"turn": "me", "me": {"hand": ["Volley"], "pp": 1}, "opponent": {"board": FOES}}
    made = library(CARDS, {"given": given, "when": ["I play Volley"]})
    tree = explore(made, made.find("case")[1], None, {})
    assert tree.complete
    assert len(tree.leaves) == 1 + 3 * (1 + 2)


def test_a_number_that_is_no_bound_takes_so_many():
    made = played("I play Shot targeting one and three")
    assert left(made) == ["two"]
    assert left(played("I play Shot", foes=FOES[:1])) == []


def test_what_is_only_known_as_it_resolves_is_chosen_then():
    made = played("I play Count choosing three", shadows=1)
    assert left(made) == ["one", "two"]


@pytest.mark.parametrize("game", ["vision", "chrono-card"])
def test_what_is_declared_asks_in_the_same_way(game):
    kind = {"vision": "spell", "chrono-card": "event"}[game]
    made = [
        {"name": {"en": "Imp", "ja": "Imp"}, "kind": "character", "attack": 1, "defense": 1},
        {"name": {"en": "Call", "ja": "Call"}, "kind": kind, "cost": 0, "text": "Give up to 2 chosen characters -1/-0."},
    ]
    given = {
        "turn": "me",
        "phase": "main",
        "me": {"hand": ["Call"]},
        "opponent": {"field": [{"card": "Imp", "as": n} for n in ("one", "two")]},
    }
    when = ["I play Call choosing two and nothing", "nobody answers"]
    done = run(made, {"given": given, "when": when}, game=game)
    field = [t for t in done.frames[-1].state.things.values() if t.label]
    assert [t.attack for t in field] == [1, 0]
    assert [d.defaulted for d in done.decisions] == [False]
