"""Cards that work in combat: what they do on attacking, on being hit, on dying, on having survived."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card, run


def test_shadow_reaper_hides_and_grows(fails: Fails) -> None:
    """Ambush until the end of the opponent's turn; +1/+1 for each other allied follower that is destroyed, none for an enemy."""
    me = {"hand": ["Shadow Reaper"], "board": ["Knight", "Lich"], "pp": 2, "deck_size": 5}
    opponent = {"board": [{"card": "Fairy", "granted": ["Storm."]}], "deck_size": 5}
    when = ["I play Shadow Reaper", "Knight is destroyed", "Fairy is destroyed", "I end the turn", "opponent ends the turn"]
    hidden = ["after action 1, Shadow Reaper has Ambush", "after action 4, Shadow Reaper has Ambush", "Shadow Reaper does not have Ambush"]
    assert fails({"turn": "me", "me": me, "opponent": opponent}, when, [*hidden, "Shadow Reaper is 2/2"]) == []


def test_belenus_hits_a_random_enemy_follower(fails: Fails) -> None:
    """Each enemy follower is as likely as the other."""
    board = {"turn": "me", "me": {"board": ["Belenus"]}, "opponent": {"board": ["Lich", "Inferno Dragon"]}}
    then = ["with probability 1/2, Lich has 3 defense", "with probability 1/2, Inferno Dragon has 7 defense"]
    assert fails(board, ["Belenus is destroyed"], then) == []


def test_romantic_chanteuse_silences_attack_and_effects(fails: Fails) -> None:
    """Whatever the chosen follower deals is 0 until the start of the player's next turn, in combat and by its effects."""
    me = {"hand": ["Romantic Chanteuse"], "board": ["Lich"], "pp": 3, "deck_size": 5}
    opponent = {"board": [{"card": "Mana Elk", "attack": 1, "defense": 9}], "deck_size": 5}
    when = [
        "I play Romantic Chanteuse targeting Mana Elk",
        "I end the turn",
        "Mana Elk attacks Lich",
        "opponent ends the turn",
        "I end the turn",
        "Mana Elk attacks my leader",
    ]
    then = ["after action 3, Lich has 4 defense", "my leader has 19 defense"]
    assert fails({"turn": "me", "me": me, "opponent": opponent}, when, then) == []


def test_romantic_chanteuse_may_choose_the_leader(fails: Fails) -> None:
    """The enemy leader is an enemy too: what it deals by its effects is 0."""
    me = {"hand": ["Romantic Chanteuse"], "pp": 3, "deck_size": 5, "leader": 10}
    opponent = {"leader": {"granted": ["At the end of your turn: deal 4 damage to the enemy leader."]}, "deck_size": 5}
    when = ["I play Romantic Chanteuse targeting the enemy leader", "I end the turn", "opponent ends the turn"]
    assert fails({"turn": "me", "me": me, "opponent": opponent}, when, ["my leader has 10 defense"]) == []


def test_tutankhamun_comes_back_once(fails: Fails) -> None:
    """Destroyed with 2 or more defense it comes back with 1; the second time it stays away."""
    when = ["Tutankhamun is destroyed", "the second Tutankhamun is destroyed"]
    back = ["after action 1, the second Tutankhamun is on my board", "after action 1, the second Tutankhamun has 1 defense"]
    assert fails({"turn": "me", "me": {"board": ["Tutankhamun"]}}, when, [*back, "my board is empty"]) == []


def test_illganeau_carries_its_defense_on(fails: Fails) -> None:
    """Its Last Words give the next one as much defense as it had; with 4 or more it becomes a Wretched Tryst when it is played."""
    me = {"board": [{"card": "Illganeau, Horror Astray", "defense": 3}], "pp": 1}
    when = ["Illganeau, Horror Astray is destroyed", "I play the second Illganeau, Horror Astray"]
    then = ["after action 1, the second Illganeau, Horror Astray is 1/4", "Wretched Tryst is in my hand", "my board is empty"]
    assert fails({"turn": "me", "me": me}, when, then) == []


def test_illganeau_evolved_weakens_all_enemy_followers(fails: Fails) -> None:
    """-1/-1 when it evolves."""
    board = {"turn": "me", "me": {"board": ["Illganeau, Horror Astray"], "ep": 1}, "opponent": {"board": ["Lich", "Knight"]}}
    assert fails(board, ["I evolve Illganeau, Horror Astray"], ["Lich is 3/3", "Knight was destroyed"]) == []


def test_ice_blade_warfiend_draws_for_followers_it_kills_alone(fails: Fails) -> None:
    """It may attack a follower at once; it draws for one it destroys, not for one that lives or for the leader."""
    me = {"hand": ["Ice Blade Warfiend"], "pp": 7, "deck_size": 5}
    board = {"turn": "me", "me": me, "opponent": {"board": ["Hero of Antiquity", "Knight"]}}
    play = ["I play Ice Blade Warfiend"]
    assert fails(board, [*play, "Ice Blade Warfiend attacks Knight"], ["my hand has 1 card"]) == []
    assert fails(board, [*play, "Ice Blade Warfiend attacks Hero of Antiquity"], ["my hand is empty"]) == []
    assert fails(board, [*play, "Ice Blade Warfiend attacks the enemy leader"], ["action 2 was refused by sv.attack.who-may"]) == []


def test_combustion_demon_banishes_whoever_would_leave(fails: Fails) -> None:
    """Destroyed or returned, the chosen follower is banished instead; transformed, it is not."""
    board = {"turn": "me", "me": {"hand": ["Combustion Demon"], "pp": 3}, "opponent": {"board": ["Lich"]}}
    play = ["I play Combustion Demon targeting Lich"]
    gone = ["Lich is nowhere", "Lich was not destroyed", "opponent has 0 shadows", "opponent's hand is empty"]
    assert fails(board, [*play, "Lich is destroyed"], gone) == []
    assert fails(board, [*play, 'I do "Return all enemy followers to hand."'], gone) == []
    assert fails(board, [*play, 'I do "Transform all enemy followers into a Fairy."'], ["Fairy is on opponent's board"]) == []


def test_combustion_demon_enhanced(fails: Fails) -> None:
    """For 7 a second one comes, both evolve, and each deals 5 damage at the end of the turn."""
    me = {"hand": ["Combustion Demon"], "pp": 7, "deck_size": 5}
    board = {"turn": "me", "me": me, "opponent": {"board": ["Hero of Antiquity"], "deck_size": 5}}
    when = ["I play Combustion Demon targeting Hero of Antiquity", "I end the turn"]
    then = ["my board has 2 Combustion Demons", "the second Combustion Demon is evolved", "Hero of Antiquity is nowhere"]
    assert fails(board, when, then) == []


def test_reinhardt_recovers_up_to_ten_times(fails: Fails) -> None:
    """+1/+1 and a full recovery each time damage leaves it alive, ten times a turn; evolved, its leader is healed as much."""
    board = {"turn": "me", "me": {"board": [{"card": "Reinhardt, the Deathless", "evolved": True}], "leader": 1}}
    once = "1 damage is dealt to Reinhardt, the Deathless"
    assert fails(board, [once], ["Reinhardt, the Deathless is 6/6", "my leader has 2 defense"]) == []
    assert fails(board, [once] * 12, ["Reinhardt, the Deathless is 15/13", "my leader has 11 defense"]) == []
    assert fails(board, ["5 damage is dealt to Reinhardt, the Deathless"], ["Reinhardt, the Deathless was destroyed"]) == []


def test_reinhardt_evolves_where_others_have(fails: Fails) -> None:
    """Three evolutions of allied followers this match, and he evolves on being played."""
    me = {"hand": ["Reinhardt, the Deathless"], "board": ["Lich", "Knight", "Fairy"], "pp": 5, "ep": 3}
    evolve = ["I evolve Lich", 'I do "Evolve all allied Knights."', 'I do "Evolve all allied Fairies."']
    play = ["I play Reinhardt, the Deathless"]
    assert fails({"turn": "me", "me": me}, [*evolve, *play], ["Reinhardt, the Deathless is evolved"]) == []
    assert fails({"turn": "me", "me": me}, [*evolve[:2], *play], ["Reinhardt, the Deathless is not evolved"]) == []


def test_a_survivor_without_having_killed(fails: Fails) -> None:
    """A text that asks only for having survived the clash is met by a clash in which nobody dies, and not without one."""
    given = ["When this attacks an enemy follower and survives the clash: draw a card."]
    me = {"board": [{"card": "Lich", "granted": given}], "deck_size": 5}
    board = {"turn": "me", "me": me, "opponent": {"board": [{"card": "Hero of Antiquity", "attack": 1}]}}
    assert fails(board, ["Lich attacks Hero of Antiquity"], ["my hand has 1 card"]) == []
    assert fails(board, ["Lich attacks the enemy leader"], ["my hand is empty"]) == []


@pytest.mark.parametrize("reading", ["one-at-a-time", "together"])
def test_of_several_destroyed_at_once_each_names_the_rules_that_destroy_it(reading: str) -> None:
    """Also where all of them are one occasion: why the second one goes is asked as often as why the first does."""
    cards = [card("Test Cat"), card("Test Rain", "Deal 2 damage to all enemy followers.", kind="spell")]
    given = {"turn": "me", "me": {"hand": ["Test Rain"], "pp": 1}, "opponent": {"board": ["2 x Test Cat"]}}
    made = run(cards, {"given": given, "when": ["I play Test Rain"], "set": {"sv.batch.one-target-at-a-time": reading}})
    gone = [f.rules for f in made.frames if f.message.key == "destroyed"]
    assert len(gone) == 2
    for rules in gone:
        assert {"sv.destruction.at-zero-defense", "sv.batch.one-target-at-a-time"} <= set(rules)


def test_a_follower_that_changed_sides_is_evolved_by_whoever_has_it(fails: Fails) -> None:
    """By that player's point, in that player's turn; its owner evolves it no more."""
    board = {
        "turn": "me", "turn_number": 12, "me": {"ep": 1, "deck_size": 5}, "opponent": {"board": ["Fairy"], "ep": 1, "deck_size": 5},
    }  # fmt: skip
    taken = 'I do "Take control of a chosen enemy follower." choosing Fairy'
    assert fails(board, [taken, "I evolve Fairy"], ["Fairy is evolved", "I have 0 evolution points"]) == []
    assert fails(board, [taken, "I end my turn", "opponent evolves Fairy"], ["action 3 was refused", "Fairy is not evolved"]) == []


@pytest.mark.parametrize(("struck", "left"), [("Test Small", 19), ("Test Huge", 20)])
def test_a_super_evolved_attacker_hits_the_leader_for_what_it_destroys_alone(fails: Fails, struck: str, left: int) -> None:
    """1 for a follower that dies of the attack, nothing for one that outlives it."""
    cards = [
        card("Test Small", attack=1, defense=1),
        card("Test Huge", attack=1, defense=9),
        card("Test Riser", evolved={"attack": 4, "defense": 4}),
    ]
    board = {"turn": "me", "me": {"board": ["Test Riser"], "sep": 1, "turns": 9}, "opponent": {"board": [struck]}}
    when = ["I super-evolve Test Riser", f"Test Riser attacks {struck}"]
    assert fails(board, when, [f"the enemy leader has {left} defense"], cards=cards) == []
