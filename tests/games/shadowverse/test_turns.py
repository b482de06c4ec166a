"""Cards that work at the start or the end of a turn, when drawn, or that give another turn."""

from __future__ import annotations

from tests.cast.cases import Fails


def test_dimension_shift_gives_a_whole_turn_more(fails: Fails) -> None:
    """An extra turn has its own play points, countdowns, start effects and draw; then the turn passes on."""
    me = {
        "board": [{"card": "Hallowed Cave Shrine", "counters": {"countdown": 2}}],
        "hand": [{"card": "Dimension Shift", "cost": 5}],
        "deck": ["Fairy"],
        "deck_size": 20,
        "max_pp": 5,
        "pp": 5,
    }
    then = [
        "after action 2, it is my turn",
        "after action 2, I have 6 play points",
        "after action 2, my hand holds Fairy",
        "after action 2, Hallowed Cave Shrine has 1 countdown",
        "it is opponent's turn",
    ]
    assert fails({"turn": "me", "me": me}, ["I play Dimension Shift", "I end the turn", "I end the turn"], then) == []


def test_spellboost_makes_dimension_shift_cheaper(fails: Fails) -> None:
    """Each spell played boosts it once."""
    me = {"hand": ["Insight", "Dimension Shift"], "pp": 10}
    assert fails({"turn": "me", "me": me}, ["I play Insight"], ["Dimension Shift costs 17"]) == []


def test_hallowed_cave_shrine_in_two_turns(fails: Fails) -> None:
    """A knight on playing it and at the start of each of the two turns that its countdown lasts."""
    me = {"hand": ["Hallowed Cave Shrine"], "pp": 3, "max_pp": 3}
    when = ["I play Hallowed Cave Shrine", "I end the turn", "opponent ends the turn", "I end the turn", "opponent ends the turn"]
    then = ["after action 3, my board has 2 Holy Cavaliers", "my board has 3 Holy Cavaliers", "Hallowed Cave Shrine was destroyed"]
    assert fails({"turn": "me", "me": me}, when, then) == []


def test_hallowed_cave_shrine_recovers_a_play_point_when_behind_in_evolving(fails: Fails) -> None:
    """More evolution points than the opponent: one play point back."""
    board = {"turn": "me", "me": {"hand": ["Hallowed Cave Shrine"], "pp": 3, "max_pp": 3, "ep": 2}, "opponent": {"ep": 1}}
    assert fails(board, ["I play Hallowed Cave Shrine"], ["I have 1 play point", "my board has 1 Holy Cavalier"]) == []


def test_vampiric_bloodbinder_draws_once(fails: Fails) -> None:
    """Fanfare hurts its own leader; its Last Words bring one draw at the start of the next turn, and no second one."""
    me = {"hand": ["Vampiric Bloodbinder"], "pp": 2, "deck_size": 20}
    when = ["I play Vampiric Bloodbinder", "Vampiric Bloodbinder is destroyed", "I end the turn", "opponent ends the turn"]
    when += ["I end the turn", "opponent ends the turn"]
    then = ["my leader has 19 defense", "after action 4, my hand has 2 cards", "my hand has 3 cards"]
    assert fails({"turn": "me", "me": me}, when, then) == []


def test_showdown_demon_draws_two_on_the_next_turn(fails: Fails) -> None:
    """Two cards discarded, two more at the start of the next turn beside the draw by the rules."""
    me = {"hand": ["Showdown Demon", "Fairy", "Forest Bat"], "pp": 2, "deck_size": 20}
    when = ["I play Showdown Demon", "I end the turn", "opponent ends the turn"]
    then = ["Fairy was discarded", "Forest Bat was discarded", "after action 1, my hand is empty", "my hand has 3 cards"]
    assert fails({"turn": "me", "me": me}, when, then) == []


def test_seductress_vampire_outside_of_vengeance_and_in_it(fails: Fails) -> None:
    """Out of Vengeance she puts it on for good and is banished; in Vengeance she stays in hand."""
    deck = {"deck": ["Seductress Vampire"], "deck_size": 20}
    then = ["Seductress Vampire is nowhere", "Vengeance is active for me"]
    assert fails({"turn": "me", "me": deck}, ["I draw 1 card"], then) == []
    assert fails({"turn": "me", "me": {**deck, "leader": 10}}, ["I draw 1 card"], ["Seductress Vampire is in my hand"]) == []


def test_seductress_vampire_played(fails: Fails) -> None:
    """4 damage to a chosen enemy, 4 defense for the own leader."""
    me = {"hand": ["Seductress Vampire"], "pp": 8, "leader": 10}
    when = ["I play Seductress Vampire targeting the enemy leader"]
    assert fails({"turn": "me", "me": me}, when, ["the enemy leader has 16 defense", "my leader has 14 defense"]) == []


def test_zelgenea_is_invoked_on_her_players_tenth_turn_alone(fails: Fails) -> None:
    """Invoked and evolved on the tenth turn, not on the ninth or the eleventh."""
    me = {"deck": ["Zelgenea"], "deck_size": 20}
    for turn_number, comes in ((16, False), (18, True), (20, False)):
        then = ["Zelgenea is evolved", "Zelgenea is 10/10"] if comes else ["Zelgenea did not enter"]
        assert fails({"turn": "opponent", "turn_number": turn_number, "me": me}, ["opponent ends the turn"], then) == []


def test_an_extra_turn_is_one_of_the_turns_that_zelgenea_counts(fails: Fails) -> None:
    """After an extra turn as the tenth, the turn after the opponent's is the eleventh."""
    me = {"hand": [{"card": "Dimension Shift", "cost": 0}], "deck": ["Zelgenea"], "deck_size": 20}
    when = ["I play Dimension Shift", "I end the turn"]
    assert fails({"turn": "me", "turn_number": 17, "me": me}, when, ["it is my turn", "Zelgenea is evolved"]) == []


def test_zelgeneas_fanfare(fails: Fails) -> None:
    """5 defense; from 14 or less before, also two cards and the strongest enemy follower."""
    board = {"turn": "me", "me": {"hand": ["Zelgenea"], "pp": 10, "leader": 14}, "opponent": {"board": ["Lich", "Forest Bat"]}}
    then = ["my leader has 19 defense", "my hand has 2 cards", "Lich was destroyed", "Forest Bat was not destroyed"]
    assert fails(board, ["I play Zelgenea"], then) == []


def test_zelgenea_evolved_gives_the_leader_an_end_of_turn_effect_once(fails: Fails) -> None:
    """Attacking twice gives it once; it hits every character."""
    board = {"turn": "me", "me": {"board": [{"card": "Zelgenea", "evolved": True}]}, "opponent": {}}
    when = ["Zelgenea attacks the enemy leader", "I end the turn", "opponent ends the turn", "Zelgenea attacks the enemy leader", "I end the turn"]
    then = ["after action 2, the enemy leader has 6 defense", "after action 2, my leader has 16 defense", "Zelgenea is 10/2"]
    assert fails({**board, "opponent": {"leader": 20}}, when[:2], then[:2]) == []
    assert fails({**board, "opponent": {"leader": 40}}, when, ["Zelgenea is 10/2", "my leader has 12 defense"]) == []


def test_arcane_item_shop_costs_an_evolution_point_to_come(fails: Fails) -> None:
    """Invoked from the tenth turn on if there is a point to lose."""
    for ep, then in ((1, ["Arcane Item Shop is on my board", "I have 0 evolution points"]), (0, ["Arcane Item Shop is in my deck"])):
        me = {"ep": ep, "deck": ["Fairy", "Arcane Item Shop"], "deck_size": 20}
        assert fails({"turn": "opponent", "turn_number": 20, "me": me}, ["opponent ends the turn"], then) == []


def test_colosseum_on_high_is_invoked_at_the_end_of_the_turn(fails: Fails) -> None:
    """With 4 play points left and no other allied one."""
    for pp, then in ((4, ["Colosseum on High is on my board"]), (3, ["Colosseum on High is in my deck"])):
        me = {"pp": pp, "deck": ["Colosseum on High"], "deck_size": 20}
        assert fails({"turn": "me", "me": me}, ["I end the turn"], then) == []


def test_iceschillendrig_is_invoked_when_twenty_followers_have_died(fails: Fails) -> None:
    """19 are not enough; invoked, she brings the train."""
    for dead, then in ((20, ["Iceschillendrig is on my board", "Magitrain is on my board"]), (19, ["Iceschillendrig did not enter"])):
        me = {"deck": ["Fairy", "Iceschillendrig"], "deck_size": 20, "history": {"destroyed": [f"{dead} x Forest Bat"]}}
        assert fails({"turn": "opponent", "me": me}, ["opponent ends the turn"], then) == []


def test_an_invoked_card_needs_room(fails: Fails) -> None:
    """On a full board it stays in the deck."""
    me = {"board": ["5 x Forest Bat"], "deck": ["Fairy", "Zelgenea"], "deck_size": 20}
    then = ["Zelgenea is in my deck", "my board has 5 cards"]
    assert fails({"turn": "opponent", "turn_number": 18, "me": me}, ["opponent ends the turn"], then) == []


def test_an_invoked_card_leaves_the_deck_for_resonance(fails: Fails) -> None:
    """From 19 to 18 by an invocation, from 18 to 17 by the draw: Resonance has been active once more."""
    me = {"deck": ["Fairy", "Zelgenea"], "deck_size": 19, "resonances": 9, "hand": [{"card": "Magna Zero", "cost": 1}]}
    when = ["opponent ends the turn", "I play Magna Zero"]
    assert fails({"turn": "opponent", "turn_number": 18, "me": me}, when, ["the enemy leader has 10 defense"]) == []


def test_magna_zero_by_the_number_of_resonances(fails: Fails) -> None:
    """3, 10 or 20 damage."""
    for times, left in ((9, 37), (10, 30), (20, 20)):
        board = {"turn": "me", "me": {"hand": ["Magna Zero"], "pp": 7, "resonances": times}, "opponent": {"leader": 40}}
        assert fails(board, ["I play Magna Zero"], [f"the enemy leader has {left} defense"]) == []


def test_nerea_in_avarice(fails: Fails) -> None:
    """With two cards drawn this turn she evolves; with one she does not."""
    for drawn, word in ((2, "is"), (1, "is not")):
        me = {"hand": ["Nerea, Beast Empress"], "pp": 6, "deck_size": 20}
        when = [f"I draw {drawn} card" + "s" * (drawn > 1), "I play Nerea, Beast Empress"]
        then = [f"Nerea, Beast Empress {word} evolved", "Flood Behemoth has Ward"]
        assert fails({"turn": "me", "me": me}, when, then) == []


def test_until_the_end_of_your_next_turn(fails: Fails) -> None:
    """Given in the own turn, it lasts through the end of this one and ends with the next."""
    when = ['I do "Give all allied followers +1/+0 until the end of your next turn."', "I end the turn", "opponent ends the turn", "I end the turn"]
    then = ["after action 3, Forest Bat is 2/1", "Forest Bat is 1/1"]
    assert fails({"turn": "me", "me": {"board": ["Forest Bat"]}}, when, then) == []


def test_the_deck_is_in_no_known_order_after_an_exchange(fails: Fails) -> None:
    """What was returned may be the very first card drawn in the game."""
    me = {"hand": [{"card": "Insight", "as": "returned copy"}, "Fairy", "Fairy"], "deck": ["Lich", "Forest Bat"]}
    board = {"turn": "me", "turn_number": 1, "phase": "mulligan", "first": "me", "me": me, "opponent": {"hand": ["3 x Lich"]}}
    when = ["opponent keeps everything", "I return returned copy"]
    then = ["with probability 1/2, returned copy is in my hand", "in every outcome, my hand has 4 cards"]
    assert fails(board, when, then) == []


def test_of_two_copies_only_one_is_invoked(fails: Fails) -> None:
    """Both would come; one stays in the deck."""
    me = {"deck": ["Fairy", "Zelgenea", "Zelgenea"], "deck_size": 20}
    then = ["there is 1 Zelgenea on my board", "there is 1 Zelgenea in my deck"]
    assert fails({"turn": "opponent", "turn_number": 18, "me": me}, ["opponent ends the turn"], then) == []
