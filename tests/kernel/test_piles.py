"""Piles nobody knows the order of, distributing what was looked at, what is forbidden, what stays: on the pool game."""

from fractions import Fraction

from tests.cast.small import card, library, run, said


def creature(name, text="", cost=1, **more):
    return card(name, text, kind="creature", cost=cost, power=1000 * cost, **{"class": "fire"} | more)


def spell(name, text, cost=1):
    return card(name, text, kind="spell", cost=cost, **{"class": "fire"})


TAKE_IT = "You may put it into the battle zone. Shuffle your deck."
SAME_NAME = (
    "Your opponent can't put creatures with the same name as the creature returned to hand this way into the battle zone "
    "until the start of your next turn."
)
IMP, OGRE, MANA = creature("Imp"), creature("Ogre", cost=4), creature("Moss")
CARDS = [
    IMP,
    OGRE,
    MANA,
    spell("Stir", "Shuffle your deck."),
    spell("Stir and draw", "Shuffle your deck. Draw a card."),
    spell("Seek", "Reveal cards from the top of your deck until a creature that costs exactly 4. " + TAKE_IT),
    spell("Sort", "Look at the top 3 cards of your deck. Put 1 of them into your mana zone and put 1 of them into your hand."),
    spell("Hush", "Your opponent can't put creatures that cost exactly 4 into the battle zone until the start of your next turn."),
    creature("Rock", "If this would leave the board, put this into its owner's mana zone instead."),
    creature("Warden", "Your opponent can't play more than 1 card each turn."),
    spell("Smite", "Destroy a chosen enemy creature."),
    spell("Recall", "Return a chosen enemy creature to hand. " + SAME_NAME),
]  # fmt: skip


def play(given, *when, then=("nothing is waiting",), **options):
    scenario = {"given": given, "when": list(when), "then": list(then)}
    return run(CARDS, scenario, "duel-masters", **options)


def given(hand, deck=(), **more):
    mine = {"hand": [hand], "mana": ["4 x Moss"], "deck": list(deck), "deck_size": str(max(1, len(deck)))}
    return {"me": mine, **more}


def names(made, player, zone):
    state = made.frames[-1].state
    return [state.things[i].card.name["en"] for i in state.zone(player, zone)]


def test_a_shuffle_that_nobody_draws_from_asks_nothing():
    made = play(given("Stir", ["Imp", "Ogre", "Moss"]), "I play Stir")
    assert made.decisions == []


def test_a_draw_from_a_shuffled_pile_is_by_lot_and_what_is_alike_is_one_option():
    board = given("Stir and draw", ["Imp", "Ogre", "Imp"])
    made = play(board, "I play Stir and draw")
    (lot,) = made.decisions
    assert lot.kind == "random"
    assert sorted(lot.probabilities) == [Fraction(1, 3), Fraction(2, 3)]
    drawn = [names(play(board, "I play Stir and draw", choose=(n,)), "me", "hand") for n in (0, 1)]
    assert sorted(drawn) == [["Imp"], ["Ogre"]]


def test_no_card_is_lost_or_doubled_by_shuffling():
    made = play(given("Stir and draw", ["Imp", "Ogre", "Moss"]), "I play Stir and draw")
    assert sorted(names(made, "me", "hand") + names(made, "me", "deck")) == ["Imp", "Moss", "Ogre"]


def test_revealing_stops_at_the_first_that_fits():
    made = play(given("Seek", ["Imp", "Ogre", "Moss"]), "I play Seek choosing yes")
    assert names(made, "me", "battle") == ["Ogre"]
    assert sum("is revealed" in line for line in said(made)) == 2
    assert sorted(names(made, "me", "deck")) == ["Imp", "Moss"]


def test_what_is_left_of_a_group_stays_where_it_was():
    made = play(given("Sort", ["Imp", "Ogre", "Moss"]), "I play Sort choosing Ogre and Imp")
    assert "Ogre" in names(made, "me", "mana")
    assert names(made, "me", "hand") == ["Imp"]
    assert names(made, "me", "deck") == ["Moss"]


def test_what_is_forbidden_is_refused_and_not_put_by_effects_and_ends_in_time():
    board = given("Hush", ["4 x Moss"], opponent={"hand": ["Ogre", "Imp"], "mana": ["5 x Moss"]})
    made = play(board, "I play Hush", "I end my turn", "opponent plays Ogre", "opponent plays Imp", "opponent ends the turn")
    refused = [f for f in made.frames if f.kind == "refused"]
    assert [f.rules[-1] for f in refused] == ["dm.put.may-be-forbidden"]
    assert names(made, "opponent", "battle") == ["Imp"]
    made = play(board, "I play Hush", 'opponent does "Put a chosen creature in your hand into the battle zone." choosing Ogre')
    assert names(made, "opponent", "battle") == []
    assert any("forbids it" in line for line in said(made))
    later = play(board, "I play Hush", "I end my turn", "opponent ends the turn", "I end my turn", "opponent plays Ogre")
    assert names(later, "opponent", "battle") == ["Ogre"]


def test_a_limit_of_plays_counts_the_turn():
    board = {"me": {"hand": ["Imp", "Ogre"], "mana": ["9 x Moss"]}, "opponent": {"battle": ["Warden"]}}
    made = play(board, "I play Imp", "I play Ogre")
    assert names(made, "me", "battle") == ["Imp"]


def test_a_replacement_does_not_replace_what_takes_the_place_of_the_event():
    board = given("Smite", opponent={"battle": ["Rock"]})
    made = play(board, "I play Smite")
    assert names(made, "opponent", "mana") == ["Rock"]
    assert sum(f.kind == "replaced" for f in made.frames) == 1


def test_nothing_returned_this_way_forbids_nothing_and_the_log_says_so():
    board = given("Recall", opponent={"battle": ["Rock"], "hand": ["Ogre"], "mana": ["5 x Moss"]})
    made = play(board, "I play Recall")
    (dropped,) = [f for f in made.frames if f.kind == "fizzled"]
    assert "dm.this-way.act-must-happen" in dropped.rules
    tried = library(CARDS, {"given": board, "when": ["I play Recall"]}, "duel-masters").run(
        "case", settings={"dm.this-way.act-must-happen": "trying-is-enough"}
    )
    assert not [f for f in tried.frames if f.kind == "fizzled"]
