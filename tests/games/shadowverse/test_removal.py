"""Cards that destroy, banish, transform, protect, or care for how somebody left the board."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails

SHION = '"Shion, Immortal Aegis"'
AEGIS = '"Shion, Mercurial Aegis"'


def test_skullfish_may_rush_and_evolved_keeps_its_last_words(fails: Fails) -> None:
    """Rush at once; evolved it deals the same 2."""
    me = {"hand": ["Skullfish"], "pp": 3, "ep": 1, "shadows": 1}
    board = {"turn": "me", "me": me, "opponent": {"board": ["Fairy"]}}
    when = ["I play Skullfish", "I evolve Skullfish", "Skullfish attacks Fairy", "Skullfish is destroyed"]
    assert fails(board, when, ["Fairy was destroyed", "the enemy leader has 18 defense", "I have 0 shadows"]) == []


def test_two_skullfish_pay_one_after_the_other(fails: Fails) -> None:
    """With 2 shadows for both, only the first can pay, though each was judged as enough."""
    board = {"turn": "me", "me": {"board": ["Skullfish", "Skullfish"], "shadows": 1}}
    assert fails(board, ['I do "Destroy all allied followers."'], ["the enemy leader has 18 defense", "I have 1 shadow"]) == []


def test_osiris_gives_last_words_and_gains_shadows(fails: Fails) -> None:
    """Fanfare on another follower; 2 shadows for each Strike."""
    me = {"hand": ["Osiris"], "board": ["Skeleton"], "pp": 4}
    when = ["I play Osiris targeting Skeleton", "Skeleton is destroyed"]
    assert fails({"turn": "me", "me": me}, when, ["my hand has 1 card", "I have 1 shadow"]) == []
    striking = {"turn": "me", "me": {"board": ["Osiris"]}}
    assert fails(striking, ["Osiris attacks the enemy leader"], ["I have 2 shadows", "the enemy leader has 16 defense"]) == []


def test_osiris_reanimates_only_after_a_cheap_ally_was_destroyed(fails: Fails) -> None:
    """Plenty of shadows, but nobody cheap: nothing is paid."""
    me = {"board": [{"card": "Osiris", "evolved": True}], "shadows": 10}
    assert fails({"turn": "me", "me": me}, ["Osiris is destroyed"], ["my board is empty", "I have 11 shadows"]) == []
    cheap = {**me, "history": {"destroyed": ["Belenus", "Skeleton"]}}
    then = ["my board holds Belenus and Skeleton", "I have 6 shadows"]
    assert fails({"turn": "me", "me": cheap}, ["Osiris is destroyed"], then) == []


def test_illganeau_grows_from_hand_to_hand_and_turns_into_wretches(fails: Fails) -> None:
    """With 4 defense or more she goes and leaves Wretched Tryst; without, she stays."""
    big = {"turn": "me", "me": {"hand": [{"card": "Illganeau, Horror Astray", "defense": 4}], "pp": 1}}
    assert fails(big, ["I play Illganeau"], ["my hand holds Wretched Tryst", "Illganeau was banished", "I have 0 shadows"]) == []
    small = {"turn": "me", "me": {"hand": [{"card": "Illganeau, Horror Astray", "defense": 3}], "pp": 1}}
    assert fails(small, ["I play Illganeau"], ["my hand is empty", "Illganeau is on the board"]) == []


def test_illganeau_evolves_over_the_enemy(fails: Fails) -> None:
    """-1/-1 for every enemy follower; who has 0 defense is destroyed."""
    board = {"turn": "me", "me": {"board": ["Illganeau, Horror Astray"], "ep": 1}, "opponent": {"board": ["Fairy", "Belenus"]}}
    assert fails(board, ["I evolve Illganeau"], ["Fairy was destroyed", "Belenus is 1/1"]) == []


def test_wretched_tryst(fails: Fails) -> None:
    """Three Wretches, with Storm once 20 allied followers were destroyed."""
    me = {"hand": ["Wretched Tryst"], "pp": 4}
    assert fails({"turn": "me", "me": me}, ["I play Wretched Tryst"], ["my board has 3 Wretches", "the first Wretch can't attack"]) == []
    many = {**me, "history": {"destroyed": ["20 x Fairy"]}}
    assert fails({"turn": "me", "me": many}, ["I play Wretched Tryst"], ["the third Wretch can attack the enemy leader"]) == []


def test_nerea_evolves_in_avarice(fails: Fails) -> None:
    """A Flood Behemoth with Ward comes; in Avarice Nerea evolves, and her Strike weakens the enemy."""
    me = {"hand": ["Nerea, Beast Empress"], "pp": 6, "drawn_this_turn": 2}
    board = {"turn": "me", "turn_number": 9, "me": me, "opponent": {"board": ["Guardian Golem"]}}
    then = ["Flood Behemoth has Ward", "Nerea is evolved", "Guardian Golem was destroyed"]
    assert fails(board, ["I play Nerea", "Nerea attacks Guardian Golem"], then) == []
    plain = {"turn": "me", "turn_number": 9, "me": {"hand": ["Nerea, Beast Empress"], "pp": 6}}
    assert fails(plain, ["I play Nerea"], ["Nerea is not evolved"]) == []


def test_hero_of_antiquity_dies_of_damage(fails: Fails) -> None:
    """No effect destroys him, but damage does."""
    board = {"turn": "me", "opponent": {"board": ["Hero of Antiquity"]}}
    when = ["Hero of Antiquity is destroyed", "10 damage is dealt to Hero of Antiquity"]
    assert fails(board, when, ["after action 1, Hero of Antiquity is on the board", "Hero of Antiquity was destroyed"]) == []


def test_urd_renews_a_follower(fails: Fails) -> None:
    """The copy is as printed and stands on the side of the one destroyed, behind the others."""
    theirs = [{"card": "Belenus", "damage": 1, "attack": 7}, "Fairy"]
    board = {"turn": "me", "me": {"hand": ["Urd"], "pp": 4}, "opponent": {"board": theirs}}
    assert fails(board, ["I play Urd targeting Belenus"], ["opponent's board holds Fairy and Belenus", "opponent has 1 shadow"]) == []


def test_urd_goddess_brings_back_somebody_else(fails: Fails) -> None:
    """The enemy gets one of its own destroyed followers for the one that is destroyed."""
    me = {"hand": ["Urd, Goddess of Restoration"], "pp": 6}
    one = {"turn": "me", "me": me, "opponent": {"board": ["Belenus"]}}
    assert fails(one, ["I play Urd, Goddess of Restoration targeting Belenus"], ["opponent's board holds Belenus"]) == []
    mine = {"turn": "me", "me": {**me, "board": ["Fairy"]}}
    assert fails(mine, ["I play Urd, Goddess of Restoration targeting Fairy"], ["there are 2 cards on my board", "I have 1 shadow"]) == []


def test_shady_priest_crystallized(fails: Fails) -> None:
    """As an amulet it banishes once its countdown is over; as a follower for every amulet that enters."""
    me = {"hand": ["Shady Priest"], "pp": 1, "max_pp": 1}
    board = {"turn": "me", "me": me, "opponent": {"board": ["Belenus"]}}
    when = ["I play Shady Priest with Crystallize", "I end the turn", "opponent ends the turn", "I end the turn", "opponent ends the turn"]
    assert fails(board, when, ["after action 3, Belenus is on the board", "Belenus was banished"]) == []


def test_shady_priest_evolves_for_a_card(fails: Fails) -> None:
    """Evolving fetches a card with Crystallize or Countdown."""
    me = {"board": ["Shady Priest"], "ep": 1, "deck": ["Fairy", "Sacred Teachings", "Belenus"]}
    assert fails({"turn": "me", "me": me}, ["I evolve Shady Priest"], ["my hand holds Sacred Teachings"]) == []


def test_pure_metamorphosis_turns_anything_into_sacred_teachings(fails: Fails) -> None:
    """Either side, followers and amulets; what comes has its own countdown and its own Last Words."""
    board = {"turn": "me", "me": {"hand": ["Pure Metamorphosis"], "board": [{"card": "Golden Dragon's Den"}], "pp": 2, "max_pp": 2}}
    when = ["I play Pure Metamorphosis targeting Golden Dragon's Den", "I end the turn", "opponent ends the turn"]
    then = ["after action 1, my board holds Sacred Teachings", "after action 1, I have 1 shadow", "my board holds Holy Falcon"]
    assert fails(board, when, then) == []


def test_what_is_transformed_keeps_nothing(fails: Fails) -> None:
    """What it had for a while goes with it: nothing is taken back from the card it has become."""
    board = {"turn": "me", "me": {"board": ["Belenus", "Dragon Sphere"]}}
    when = ['I do "Give all allied followers +3/+3 until the end of your opponent\'s turn."', "I end the turn", "opponent ends the turn"]
    assert fails(board, when, ["Inferno Dragon is 8/8"]) == []


def test_dragon_sphere_leaves_who_has_ward(fails: Fails) -> None:
    """Only those without Ward are transformed, only one's own, only at the end of one's own turn."""
    board = {"turn": "me", "me": {"board": ["Guardian Golem", "Belenus", "Dragon Sphere"]}, "opponent": {"board": ["Fairy"]}}
    then = ["my board holds Guardian Golem, Inferno Dragon and Dragon Sphere", "opponent's board holds Fairy"]
    assert fails(board, ["I end the turn"], then) == []


def test_viridia_magna_comes_back_once(fails: Fails) -> None:
    """With three Great Trees destroyed she returns evolved at the end of the turn, and not a second time."""
    me = {"hand": ["Viridia Magna"], "pp": 6, "history": {"destroyed": ["3 x Naterran Great Tree"]}}
    when = ["I play Viridia Magna", "Viridia Magna is banished", "I end the turn"]
    when += ["my second Viridia Magna is banished", "opponent ends the turn"]
    then = ["after action 3, my second Viridia Magna is evolved", "after action 3, my second Viridia Magna has Ward", "my board is empty"]
    assert fails({"turn": "me", "me": me}, [*when, "I end the turn"], then) == []


def test_viridia_magna_attacks_twice(fails: Fails) -> None:
    """One Great Tree destroyed: two attacks; none: one."""
    me = {"hand": ["Viridia Magna"], "pp": 6, "history": {"destroyed": ["Naterran Great Tree"]}}
    board = {"turn": "me", "me": me, "opponent": {"board": ["Fairy", "Belenus"]}}
    when = ["I play Viridia Magna", "Viridia Magna attacks Fairy", "Viridia Magna attacks Belenus"]
    assert fails(board, when, ["Fairy was destroyed", "Belenus was destroyed"]) == []


def test_naterran_great_tree(fails: Fails) -> None:
    """A second one is destroyed as it comes, and draws."""
    me = {"hand": ["Naterran Great Tree"], "board": ["Naterran Great Tree"], "pp": 1}
    assert fails({"turn": "me", "me": me}, ["I play Naterran Great Tree"], ["there are 1 cards on my board", "my hand has 1 card"]) == []


def test_ghosts_are_banished_however_they_leave(fails: Fails) -> None:
    """At the end of the turn by themselves, and in place of destruction: no shadow."""
    me = {"hand": ["Poltergeist"], "pp": 3}
    when = ["I play Poltergeist", "the first Ghost is destroyed", "I end the turn"]
    assert fails({"turn": "me", "me": me}, when, ["my board is empty", "I have 1 shadow"]) == []


def test_ghosthound_sexton_guards_those_who_come_later(fails: Fails) -> None:
    """Those on the board get it with the Fanfare, later ones as they enter; the Sexton itself does not."""
    me = {"hand": ["Ghosthound Sexton", "Skullfish"], "board": ["Fairy"], "pp": 5}
    when = ["I play Ghosthound Sexton", "I play Skullfish", "Fairy is banished", "Skullfish is banished", "Ghosthound Sexton is banished"]
    then = ["Fairy was destroyed", "Skullfish was destroyed", "Ghosthound Sexton was banished"]
    assert fails({"turn": "me", "me": me}, when, then) == []


def test_combustion_demon_banishes_in_place_of_returning(fails: Fails) -> None:
    """Any leaving becomes a banishing, but transforming is none."""
    board = {"turn": "me", "me": {"hand": ["Combustion Demon", "Pure Metamorphosis"], "pp": 5}, "opponent": {"board": ["Belenus"]}}
    returned = ["I play Combustion Demon targeting Belenus", "Belenus is returned"]
    assert fails(board, returned, ["Belenus was banished", "opponent's hand is empty"]) == []
    transformed = ["I play Combustion Demon targeting Belenus", "I play Pure Metamorphosis targeting Belenus"]
    assert fails(board, transformed, ["opponent's board holds Sacred Teachings"]) == []


def test_combustion_demon_enhanced(fails: Fails) -> None:
    """Enhance 7: a second one, and both evolve; 5 damage each at the end of the turn."""
    board = {"turn": "me", "me": {"hand": ["Combustion Demon"], "pp": 7}, "opponent": {"board": [{"card": "Hero of Antiquity"}]}}
    then = ["after action 1, my board has 2 Combustion Demons", "after action 1, the second Combustion Demon is evolved"]
    then += ["Hero of Antiquity was banished"]
    assert fails(board, ["I play Combustion Demon targeting Hero of Antiquity", "I end the turn"], then) == []


def test_aiela_brings_her_dragon(fails: Fails) -> None:
    """Evolving for 6 play points: the Dragon comes with Bane and Ward, and Aiela takes no damage."""
    me = {"board": ["Aiela, Devoted Knight"], "pp": 6, "ep": 1}
    when = ["I evolve Aiela", "5 damage is dealt to Aiela", "Devoted Dragon is banished", "5 damage is dealt to Aiela"]
    then = ["after action 1, Devoted Dragon has Ward", "after action 1, I have 0 play points"]
    then += ["after action 2, Aiela has 6 defense", "Aiela has 1 defense"]
    assert fails({"turn": "me", "me": me}, when, then) == []
    poor = {"turn": "me", "me": {"board": ["Aiela, Devoted Knight"], "pp": 5, "max_pp": 6, "ep": 1}}
    assert fails(poor, ["I evolve Aiela"], ["Devoted Dragon is nowhere", "I have 5 play points"]) == []


def test_devoted_dragon_without_aiela(fails: Fails) -> None:
    """Its keywords come and go with her."""
    board = {"turn": "me", "me": {"board": ["Aiela, Devoted Knight", "Devoted Dragon"]}}
    then = ["at the start, Devoted Dragon has Ward", "at the start, Devoted Dragon has Bane", "Devoted Dragon does not have Ward"]
    assert fails(board, ["Aiela is destroyed"], then) == []


def test_steadfast_samurai(fails: Fails) -> None:
    """No damage in a fight; evolved by Enhance 5 it has Storm, and its leader takes no damage from effects."""
    board = {"turn": "me", "me": {"board": ["Steadfast Samurai"]}, "opponent": {"board": ["Belenus"]}}
    assert fails(board, ["Steadfast Samurai attacks Belenus"], ["Steadfast Samurai has 1 defense", "Belenus has 1 defense"]) == []
    enhanced = {"turn": "me", "me": {"hand": ["Steadfast Samurai"], "pp": 5}}
    when = ["I play Steadfast Samurai", "Steadfast Samurai attacks the enemy leader", "5 damage is dealt to my leader"]
    assert fails(enhanced, when, ["the enemy leader has 17 defense", "my leader has 20 defense"]) == []


def test_shion_mercurial_aegis_caps_the_damage(fails: Fails) -> None:
    """The leader takes at most 1 as long as she is there; destruction by effects does nothing to her."""
    board = {"turn": "me", "me": {"hand": ["Shion, Mercurial Aegis"], "pp": 8}}
    hit = "4 damage is dealt to my leader"
    when = [f"I play {AEGIS}", f"{AEGIS} is destroyed", hit, f"{AEGIS} is banished", hit]
    assert fails(board, when, ["after action 3, my leader has 19 defense", "my leader has 15 defense"]) == []


def test_shion_immortal_aegis_withstands_effects_and_not_combat(fails: Fails) -> None:
    """Destroying, banishing and damage by effects do nothing; a fight can kill her."""
    board = {"turn": "me", "me": {"board": [{"card": "Inferno Dragon"}]}, "opponent": {"board": ["Shion, Immortal Aegis"]}}
    when = [f"{SHION} is destroyed", f"{SHION} is banished", f"9 damage is dealt to {SHION}", f"Inferno Dragon attacks {SHION}"]
    assert fails(board, when, [f"after action 3, {SHION} has 8 defense", f"{SHION} was destroyed"]) == []


def test_bloodhungry_matriarch_hears_destruction_only(fails: Fails) -> None:
    """1 damage for each enemy destroyed, her own Fanfare's victims too; none for one that is banished."""
    them = {"board": ["Fairy", "Belenus", "Inferno Dragon"]}
    board = {"turn": "me", "me": {"hand": ["Bloodhungry Matriarch"], "pp": 7}, "opponent": them}
    then = ["after action 1, the enemy leader has 18 defense", "the enemy leader has 18 defense"]
    assert fails(board, ["I play Bloodhungry Matriarch", "Inferno Dragon is banished"], then) == []


def test_who_cannot_be_destroyed_by_enemy_effects_can_be_by_ones_own(fails: Fails) -> None:
    """“By enemy effects” and “by enemy spells” leave the own ones their way."""
    for against in ("effects", "spells", "followers"):
        guarded = {"card": "Belenus", "granted": [f"This can't be destroyed by enemy {against}."]}
        board = {"turn": "me", "me": {"board": [guarded]}, "opponent": {"board": ["Fairy"]}}
        assert fails(board, ['I do "Destroy all allied followers."'], ["Belenus was destroyed"]) == []
        cast = {"turn": "opponent", "me": {"board": [guarded]}, "opponent": {"hand": ["Urd"], "pp": 4}}
        saved = fails(cast, ["opponent plays Urd targeting Belenus"], ["Belenus was not destroyed"]) == []
        assert saved == (against != "spells"), against


def test_what_cannot_be_returned_to_hand_stays(fails: Fails) -> None:
    """It stays on the board, and can still be banished."""
    board = {"turn": "me", "me": {"board": [{"card": "Belenus", "granted": ["This can't be returned to hand."]}]}}
    then = ["after action 1, Belenus is on the board", "Belenus was banished"]
    assert fails(board, ["Belenus is returned", "Belenus is banished"], then) == []


def test_what_gave_others_something_gives_no_more_once_transformed(fails: Fails) -> None:
    """What held as long as it was on the board ends with it; the others are as they were."""
    giver = {"card": "Belenus", "granted": ["Other allied followers have +1/+1 and Ward."]}
    board = {"turn": "me", "me": {"hand": ["Pure Metamorphosis"], "board": [giver, "Fairy"], "pp": 2}}
    then = ["at the start, Fairy is 2/2", "Fairy is 1/1", "Fairy does not have Ward"]
    assert fails(board, ["I play Pure Metamorphosis targeting Belenus"], then) == []


def test_two_sextons_and_a_demon(fails: Fails) -> None:
    """However many replacements there are, each is used once, and the follower ends destroyed."""
    lines = ["If this would be banished, destroy this instead.", "If this would leave the board, banish this instead."]
    for granted in ([*lines, lines[0]], [lines[1], *lines], [lines[0], lines[0], lines[1]]):
        for deed in ("destroyed", "banished", "returned"):
            board = {"turn": "me", "me": {"board": [{"card": "Belenus", "granted": granted}]}}
            assert fails(board, [f"Belenus is {deed}"], ["Belenus is in my cemetery", "I have 1 shadow"]) == [], (granted, deed)


@pytest.mark.parametrize(("reading", "drawn"), [("listed", 1), ("not-listed", 0)])
def test_what_is_banished_from_a_hand_is_never_among_the_destroyed(fails: Fails, reading: str, drawn: int) -> None:
    """By the other reading one that is banished from the board is: of these two the Fairy alone."""
    me = {"hand": ["Belenus"], "board": ["Fairy"], "deck_size": 9}
    when = [
        'I do "Banish all followers in your hand."',
        'I do "Banish all allied followers."',
        'I do "Draw X cards. X is the number of allied followers destroyed this match."',
    ]
    then = ["Belenus was banished", "Fairy was banished", f"my hand has {drawn} cards"]
    assert fails({"turn": "me", "me": me}, when, then, settings={"sv.banish.not-among-destroyed": reading}) == []
