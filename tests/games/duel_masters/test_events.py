"""What is one event in Duel Masters, whose replacement applies, and what is asked of mana and of attackers: what no ruling shows."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters.mana import matched
from tests.cast.cases import Fails
from tests.cast.small import run, said

GAME = "duel-masters"


def plain(name: str, power: int, text: str = "", **more: Any) -> dict[str, Any]:
    """A creature of a test's own."""
    return {"name": {"en": name, "ja": name}, "kind": "creature", "class": "fire", "cost": 1, "power": power, "text": text, **more}


@pytest.mark.parametrize(
    ("wanted", "offers", "found"),
    [
        (["fire", "water"], {1: {"fire", "water"}, 2: {"fire"}}, {"fire": 2, "water": 1}),
        (["fire", "water"], {1: {"fire", "water"}}, None),
        (["fire", "nature", "water"], {1: {"fire", "water"}, 2: {"fire", "nature"}, 3: {"fire"}}, {"fire": 3, "nature": 2, "water": 1}),
        ([], {1: {"fire"}}, {}),
    ],
)
def test_each_mana_card_gives_one_civilization(wanted: list[str], offers: dict[int, set[str]], found: dict[str, int] | None) -> None:
    """Cards are matched with civilizations wherever that is possible at all; one card never gives two."""
    made = matched(wanted, {i: frozenset(c) for i, c in offers.items()})
    assert made == found if found is not None else len(made) < len(wanted)


def test_losers_of_one_battle_are_destroyed_at_once(fails: Fails) -> None:
    """At equal power both see the other go."""
    cards = [plain("Test Witness", 3000, "Whenever another creature is destroyed: draw a card.")]
    me = {"battle": [{"card": "Test Witness", "as": "mine"}], "deck_size": 9}
    opponent = {"battle": [{"card": "Test Witness", "as": "theirs", "tapped": True}], "deck_size": 9}
    board = {"turn": "me", "me": me, "opponent": opponent}
    then = ["my hand has 1 card", "opponent's hand has 1 card", "mine is in my graveyard"]
    assert fails(board, ["mine attacks theirs"], then, GAME, cards) == []


def test_a_watcher_that_stays_away_is_not_heard_of_what_comes_later(fails: Fails) -> None:
    """What left with an earlier event sees nothing of a later one."""
    cards = [plain("Test Witness", 3000, "Whenever another creature is destroyed: draw a card."), plain("Test Goblin", 1000)]
    me = {"battle": ["Test Witness", "Test Goblin"], "deck_size": 9}
    board = {"turn": "me", "me": me}
    assert fails(board, ["Test Witness is destroyed", "Test Goblin is destroyed"], ["my hand is empty"], GAME, cards) == []


def test_power_attacker_ends_with_an_attack_that_comes_to_nothing(fails: Fails) -> None:
    """The attacked creature is gone before the battle: the power goes all the same."""
    text = "Power Attacker 2000.\nWhen this attacks: return a chosen enemy creature to hand."
    cards = [plain("Test Sweeper", 3000, text), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Sweeper"]}, "opponent": {"battle": [{"card": "Test Goblin", "tapped": True}]}}
    then = ["Test Sweeper has 3000 power", "Test Goblin is in opponent's hand"]
    assert fails(board, ["Test Sweeper attacks Test Goblin choosing Test Goblin"], then, GAME, cards) == []


def test_a_creature_that_cannot_block_is_not_asked(fails: Fails) -> None:
    """Blocker is of no use to what can't block."""
    cards = [plain("Test Raider", 3000), plain("Test Dazed", 5000, "Blocker.\nThis can't block.")]
    board = {"turn": "me", "me": {"battle": ["Test Raider"]}, "opponent": {"battle": ["Test Dazed"]}}
    assert fails(board, ["Test Raider attacks opponent"], ["I win", "Test Dazed is untapped"], GAME, cards) == []


def test_what_cannot_be_attacked_is_no_target(fails: Fails) -> None:
    """Neither tapped nor for a creature that attacks untapped ones."""
    cards = [plain("Test Raider", 3000), plain("Test Shy", 1000, "This can't be attacked.")]
    board = {"turn": "me", "me": {"battle": ["Test Raider"]}, "opponent": {"battle": [{"card": "Test Shy", "tapped": True}]}}
    assert fails(board, ["Test Raider attacks Test Shy"], ["action 1 was refused by dm.attack.who-may-attack"], GAME, cards) == []


def test_an_evolution_put_out_by_an_effect_needs_its_base(fails: Fails) -> None:
    """Without one it stays where it is; with one it is put onto it."""
    evolution = plain("Test Drake", 6000, "This is put on 1 allied Dragon.", traits=["armored-dragon", "evolution"])
    cards = [evolution, plain("Test Wyrm", 2000, traits=["dragon"]), plain("Test Goblin", 1000)]
    put = ['I do "Put a chosen creature in your hand into the battle zone."']
    alone = {"turn": "me", "me": {"hand": ["Test Drake"], "battle": ["Test Goblin"]}}
    assert fails(alone, put, ["Test Drake is in my hand"], GAME, cards) == []
    based = {"turn": "me", "me": {"hand": ["Test Drake"], "battle": ["Test Wyrm"]}}
    assert fails(based, put, ["Test Drake is in the battle zone", "my battle zone has 1 card"], GAME, cards) == []


def test_a_creature_that_was_taken_over_is_destroyed_as_one_of_whoever_has_it(fails: Fails) -> None:
    """Having lost its battle it counts among the creatures of the player who had it, though it lies in its owner's graveyard."""
    cards = [plain("Test Mild", 2000), plain("Test Big", 5000)]
    board = {"turn": "me", "me": {"deck_size": 9}, "opponent": {"battle": ["Test Mild", {"card": "Test Big", "tapped": True}]}}
    when = [
        'I do "Take control of a chosen enemy creature." choosing Test Mild',
        "Test Mild attacks Test Big",
        'I do "Draw X cards. X is the number of allied creatures destroyed this turn."',
    ]
    then = ["after action 1, Test Mild is in my battle zone", "Test Mild is in opponent's graveyard", "my hand has 1 card"]
    assert fails(board, when, then, GAME, cards) == []


def test_a_judge_against_a_player_without_a_deck_is_told_in_numbers() -> None:
    """Where an empty deck that was empty before loses no game: 3 against 0."""
    cards = [
        plain("Test Caller", 1000, "When this enters: have a Gachinko Judge. If you win the judge, draw a card."),
        plain("Test Three", 1000) | {"cost": 3},
    ]
    made = run(
        cards,
        {
            "given": {
                "turn": "me",
                "me": {"hand": ["Test Caller"], "mana": ["Test Three"], "deck": ["2 x Test Three"]},
                "opponent": {"deck_size": 0},
            },
            "when": ["I play Test Caller"],
            "set": {"dm.state-based.empty-deck": "on-becoming"},
        },
        game=GAME,
    )
    assert "I win the judge: 3 against 0" in said(made)


def test_a_creature_that_went_in_place_of_another_is_destroyed_once(fails: Fails) -> None:
    """All are destroyed, and it in place of an ally: what looks on hears of it once, and it does not go again."""
    saver = plain("Test Saver", 3000, "If another allied creature would be destroyed, you may destroy this instead.", traits=["hunter"])
    cards = [saver, plain("Test Chief", 5000), plain("Test Witness", 1000, "Whenever another allied creature is destroyed: draw a card."), {**plain("Test Quake", 0, "Destroy all creatures."), "kind": "spell"}]
    me = {"battle": ["Test Saver", "Test Chief", "Test Witness"], "hand": ["Test Quake"], "mana": ["Test Quake"], "deck_size": 9}
    then = ["only Test Saver and Test Witness were destroyed", "Test Chief is in the battle zone", "my hand has 1 card"]
    assert fails({"turn": "me", "me": me}, ["I cast Test Quake choosing yes"], then, GAME, cards) == []


@pytest.mark.parametrize(("shields", "has"), [([], "has Blocker"), (["Test Goblin"], "does not have Blocker")])
def test_a_creature_used_as_the_last_shield_has_its_super_bonus(fails: Fails, shields: list[str], has: str) -> None:
    """As it enters by its S-trigger; not where a shield is left."""
    wall = plain("Test Wall", 3000, "Super Shield Trigger.\nSuper Bonus: Blocker.")
    cards = [plain("Test Raider", 3000), plain("Test Goblin", 1000), wall]
    board = {"turn": "me", "me": {"battle": ["Test Raider"]}, "opponent": {"shields": ["Test Wall", *shields]}}
    chosen = " choosing Test Wall and yes" if shields else " choosing yes"
    assert fails(board, ["Test Raider attacks opponent" + chosen], [f"Test Wall {has}", "Test Wall is in the battle zone"], GAME, cards) == []


def test_a_creature_that_is_summoned_has_no_super_bonus(fails: Fails) -> None:
    """Though there is no shield."""
    cards = [plain("Test Wall", 3000, "Super Shield Trigger.\nSuper Bonus: Blocker."), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"hand": ["Test Wall"], "mana": ["Test Goblin"]}}
    assert fails(board, ["I summon Test Wall"], ["Test Wall does not have Blocker"], GAME, cards) == []


@pytest.mark.parametrize(("what", "others", "zone"), [
    ("destroy 2 chosen other allied creatures", 1, "graveyard"), ("destroy 2 chosen other allied creatures", 3, "battle zone"),
    ("destroy up to 2 chosen other allied creatures", 0, "battle zone"), ("destroy all other allied creatures", 0, "battle zone"),
    ("destroy a random other allied creature", 0, "graveyard"), ("destroy a random other allied creature", 1, "battle zone"),
])  # fmt: skip
def test_a_replacement_that_needs_cards_which_are_not_there(fails: Fails, what: str, others: int, zone: str) -> None:
    """Then it does not apply, whoever or whatever picks them; one that may do with fewer, or with none, does."""
    cards = [plain("Test Lord", 3000, f"If this would be destroyed, {what} instead."), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Lord", *(["Test Goblin"] * others)]}}
    where = "Test Lord is in the battle zone" if zone == "battle zone" else "Test Lord is in my graveyard"
    chosen = " choosing the first Test Goblin and the second Test Goblin" if others > 2 else ""
    assert fails(board, ["Test Lord is destroyed" + chosen], [where], GAME, cards) == []


@pytest.mark.parametrize(("many", "drawn"), [("2 chosen", 0), ("up to 2 chosen", 1), ("any number of chosen", 1)])
def test_fewer_than_are_asked_for_and_what_follows_if_you_do(fails: Fails, many: str, drawn: int) -> None:
    """So many exactly: with fewer it is not done. Up to so many, or any number: it is."""
    cards = [plain("Test Wisp", 1000, f"When this enters the board: discard {many} cards in your hand. If you do, draw a card."), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"hand": ["Test Wisp", "Test Goblin"], "mana": ["Test Goblin"], "deck_size": 9}}
    assert fails(board, ["I summon Test Wisp choosing Test Goblin"] if drawn else ["I summon Test Wisp"], [f"my deck has {9 - drawn} cards"], GAME, cards) == []


@pytest.mark.parametrize(("first", "where"), [("Test Gate", "opponent's hand"), ("Test Bell", "the battle zone")])
def test_a_declared_trigger_that_may_not_be_used_any_more_stays_in_hand(fails: Fails, first: str, where: str) -> None:
    """What forbids it came in between; in the other order it was used before that."""
    gate = plain("Test Gate", 3000, "Shield Trigger.\nPlayers can't summon creatures.")
    cards = [plain("Test Ram", 6000, "Double Breaker."), gate, plain("Test Bell", 1000, "Shield Trigger.")]
    board = {"turn": "me", "me": {"battle": ["Test Ram"]}, "opponent": {"shields": ["Test Gate", "Test Bell"], "deck_size": 9}}
    then = ["Test Gate is in the battle zone", f"Test Bell is in {where}"]
    assert fails(board, [f"Test Ram attacks opponent choosing yes, yes and {first}"], then, GAME, cards) == []


def test_a_name_of_copies_in_a_deck_means_any_that_can_be_chosen(fails: Fails) -> None:
    """Nothing tells them apart; another that lies elsewhere is not meant, as it can't be chosen."""
    call = {**plain("Test Call", 0, "You may put a chosen creature in your deck into your hand. Shuffle your deck."), "kind": "spell"}
    call.pop("power")
    cards = [call, plain("Test Hare", 1000)]
    for mana in ("Test Call", "Test Hare"):
        board = {"turn": "me", "me": {"hand": ["Test Call"], "mana": [mana], "deck": ["3 x Test Hare"]}}
        assert fails(board, ["I cast Test Call choosing yes and Test Hare"], ["my hand has 1 card", "my deck has 2 cards"], GAME, cards) == []


def test_who_attacks_is_a_creature_of_the_one_whose_turn_it_is(fails: Fails) -> None:
    """A name that both players' creatures bear means one's own."""
    cards = [plain("Test Twin", 3000)]
    board = {"turn": "me", "me": {"battle": ["Test Twin"]}, "opponent": {"battle": [{"card": "Test Twin", "as": "theirs"}], "shields": 1}}
    assert fails(board, ["Test Twin attacks opponent"], ["opponent has 0 shields"], GAME, cards) == []


@pytest.mark.parametrize("text", ["相手のターン中、このクリーチャーのパワーを+3000する。", "During your opponent's turn, this creature gets +3000 power."])
def test_more_power_in_the_other_players_turn_lasts_as_long_as_that(fails: Fails, text: str) -> None:
    """It is there as that turn begins and gone as it ends."""
    cards = [plain("Test Sentry", 2000, text)]
    board = {"turn": "me", "me": {"battle": ["Test Sentry"], "deck_size": 9}, "opponent": {"deck_size": 9}}
    then = ["Test Sentry has 2000 power", "after action 1, Test Sentry has 5000 power"]
    assert fails(board, ["I end my turn", "opponent ends the turn"], then, GAME, cards) == []
