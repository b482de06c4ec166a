"""Cards that come in while an action goes on, each said in the line after it: blocks, S-triggers, what is declared from hand."""

from __future__ import annotations

import pytest

from engine.corpus.problems import BadInput
from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain

GAME = "duel-masters"
BOLT = {"name": {"en": "Test Bolt", "ja": "試験の稲妻"}, "kind": "spell", "class": "light", "cost": 4, "text": "Shield Trigger.\nDestroy a chosen enemy creature."}
TIDE = {"name": {"en": "Test Tide", "ja": "試験の潮"}, "kind": "spell", "class": "water", "cost": 2, "text": "Shield Trigger.\nDraw a card."}
CARDS = [
    plain("Test Ram", 6000, "Double Breaker."), plain("Test Goblin", 1000), plain("Test Wall", 2000, "Blocker."), plain("Test Fort", 9000, "Blocker."),
    plain("Test Ninja", 3000, "Ninja Strike 1.\nWhen this enters the board: return a chosen enemy creature to its owner's hand."),
    plain("Test Rider", 7000, "Invasion: allied creature.\nThis is put on 1 allied creature.\nDouble Breaker."),
    plain("Test Reformer", 8000, "Revolution Change: allied creature.\nTriple Breaker."), BOLT, TIDE,
]  # fmt: skip
TWO = {"turn": "me", "me": {"battle": ["Test Ram"]}, "opponent": {"shields": ["Test Bolt", "Test Tide"], "deck": ["2 x Test Goblin"], "hand": []}}


@pytest.mark.parametrize("said", ["opponent uses Test Tide's Shield Trigger", "opponent casts Test Tide with Shield Trigger", "相手はTest TideのS・トリガーを使う",
                                  "相手はS・トリガーでTest Tideを唱える", "opponent casts Test Tide", "opponent uses Test Tide", "相手はTest Tideを使う", "相手がTest Tideを唱える"])
def test_the_shield_trigger_that_is_said_is_used_and_the_other_is_not(fails: Fails, said: str) -> None:
    """Both are asked about; what is said of one is an answer for the other too."""
    then = ["Test Bolt is in opponent's hand", "Test Tide is in opponent's graveyard", "Test Ram is in the battle zone", "opponent's hand has 2 cards"]
    assert fails(TWO, ["Test Ram attacks opponent", said], then, GAME, CARDS) == []


@pytest.mark.parametrize(("first", "second"), [("Bolt", "Tide"), ("Tide", "Bolt")])
def test_shield_triggers_are_used_in_the_order_of_their_lines(fails: Fails, first: str, second: str) -> None:
    """Whichever lies first among the shields."""
    lines = {"Bolt": "opponent uses Test Bolt's Shield Trigger choosing Test Ram", "Tide": "opponent uses Test Tide's Shield Trigger"}
    happens = {"Bolt": "Test Ram is destroyed", "Tide": "opponent draws Test Goblin"}
    when = ["Test Ram attacks opponent", lines[first], lines[second]]
    assert fails(TWO, when, [f"first {happens[first]}, then {happens[second]}"], GAME, CARDS) == []
    assert fails(TWO, when, [f"first {happens[second]}, then {happens[first]}"], GAME, CARDS) != []


def test_a_play_out_of_turn_in_plain_words_is_what_comes_in_meanwhile(fails: Fails) -> None:
    """With what is chosen there; where nothing lets that player play it, it is refused as an action of its own."""
    when = ["Test Ram attacks opponent", "opponent casts Test Tide", "opponent casts Test Bolt targeting Test Ram"]
    assert fails(TWO, when, ["first opponent plays Test Tide, then Test Ram is destroyed", "no action was refused"], GAME, CARDS) == []
    held = {"turn": "me", "me": {"battle": ["Test Ram"]}, "opponent": {"hand": ["Test Bolt"], "shields": 3}}
    assert fails(held, ["Test Ram attacks opponent", "opponent casts Test Bolt"], ["action 2 was refused", "Test Ram is in the battle zone"], GAME, CARDS) == []


def test_choices_go_with_the_card_of_their_line(fails: Fails) -> None:
    """Both are declared before either is used: each chooses what its own line says, in whatever order the shields lie."""
    wave = {**BOLT, "name": {"en": "Test Wave", "ja": "試験の大波"}, "text": "Shield Trigger.\nReturn a chosen enemy creature to hand."}
    board = {"turn": "me", "me": {"battle": ["Test Ram", "Test Goblin"]}, "opponent": {"shields": ["Test Bolt", "Test Wave"]}}
    for lines in (("Test Bolt choosing Test Ram", "Test Wave choosing Test Goblin"), ("Test Wave choosing Test Goblin", "Test Bolt choosing Test Ram")):
        when = ["Test Ram attacks opponent", *(f"opponent casts {line}" for line in lines)]
        assert fails(board, when, ["Test Ram was destroyed", "Test Goblin is in my hand"], GAME, [*CARDS, wave]) == []


def test_a_card_that_nothing_asks_for_is_played_as_always(fails: Fails) -> None:
    """In the other turn that comes next, or refused: in the turn of its player, and where the action before was refused."""
    board = {"turn": "me", "me": {"battle": ["Test Ram"]}, "opponent": {"hand": ["Test Bolt"], "mana": ["4 x Test Bolt"], "shields": 3}}
    assert fails(board, ["I end the turn", "opponent casts Test Bolt"], ["Test Ram was destroyed"], GAME, CARDS) == []
    when = ["Test Ram attacks opponent", "opponent casts Test Bolt"]
    assert fails(board, when, ["action 2 was refused by dm.play.own-turn"], GAME, CARDS) == []
    tapped = {**board, "me": {"battle": [{"card": "Test Ram", "tapped": True}]}}
    refused = ["action 1 was refused", "action 2 was refused by dm.play.own-turn", "Test Ram is in the battle zone"]
    assert fails(tapped, when, refused, GAME, CARDS) == []


def test_what_forbids_a_trigger_refuses_its_line(fails: Fails) -> None:
    """By its own rule, and not because it is not one's turn."""
    lock = plain("Test Lock", 3000, "Your opponent can't play spells.")
    board = {"turn": "me", "me": {"battle": ["Test Ram", "Test Lock"]}, "opponent": {"shields": ["Test Bolt"]}}
    when = ["Test Ram attacks opponent", "opponent casts Test Bolt"]
    assert fails(board, when, ["action 2 was refused by dm.put.may-be-forbidden"], GAME, [*CARDS, lock]) == []


def test_what_is_not_used_stays_in_hand(fails: Fails) -> None:
    """Said of each; nothing is left to be decided."""
    when = ["Test Ram attacks opponent", "opponent does not use Test Bolt", "opponent does not use Test Tide's Shield Trigger"]
    assert fails(TWO, when, ["opponent's hand has 2 cards", "Test Ram is in the battle zone"], GAME, CARDS) == []


@pytest.mark.parametrize("said", ["opponent uses Test Ninja's Ninja Strike", "opponent summons Test Ninja with Ninja Strike", "相手はTest Ninjaでニンジャ・ストライクを使う"])
def test_ninja_strike_is_said_after_the_attack(fails: Fails, said: str) -> None:
    """And what is chosen by what it does, in its own line."""
    board = {"turn": "me", "me": {"battle": ["Test Ram"], "deck_size": 3}, "opponent": {"hand": ["Test Ninja"], "mana": ["Test Goblin"], "deck_size": 3}}
    when = ["Test Ram attacks opponent", said, "I end my turn"]
    assert fails(board, when, ["Test Ram is in my hand", "Test Ninja is on the bottom of opponent's deck", "Test Ninjaは相手の山札の一番下にある"], GAME, CARDS) == []


@pytest.mark.parametrize(("said", "attacker", "left"), [
    ("I invade with Test Rider", "Test Rider", 1), ("Test Riderで侵略する", "Test Rider", 1),
    ("I revolution change into Test Reformer", "Test Reformer", 0), ("Test Reformerに革命チェンジする", "Test Reformer", 0),
])  # fmt: skip
def test_what_joins_the_own_attack_is_said_after_it(fails: Fails, said: str, attacker: str, left: int) -> None:
    """The other card of the hand, which could join it too, does not."""
    board = {"turn": "me", "me": {"battle": ["Test Goblin"], "hand": ["Test Rider", "Test Reformer"]}, "opponent": {"shields": ["3 x Test Goblin"]}}
    others = {"Test Rider": "Test Reformer", "Test Reformer": "Test Rider"}
    then = [f"{attacker} is tapped", f"{others[attacker]} is in my hand", f"opponent has {left} shields"]
    assert fails(board, ["Test Goblin attacks opponent", said], then, GAME, CARDS) == []


def test_what_nothing_asks_for_is_refused_as_the_action_that_it_is(fails: Fails) -> None:
    """By the rule of its way in; whoever does not expect that is told."""
    board = {"turn": "me", "me": {"battle": ["Test Ram"]}, "opponent": {"battle": [{"card": "Test Wall", "tapped": True}], "hand": ["Test Tide"], "shields": ["3 x Test Goblin"]}}
    when = ["Test Ram attacks opponent", "Test Wall blocks", "opponent uses Test Tide's Shield Trigger"]
    then = ["action 2 was refused by dm.attack.blocker", "action 3 was refused by dm.attack.shield-trigger", "opponent has 1 shield"]
    assert fails(board, when, then, GAME, CARDS) == []
    assert fails(board, when, ["opponent has 1 shield"], GAME, CARDS) != []
    assert fails(board, [when[0], "opponent does not block"], ["opponent has 1 shield"], GAME, CARDS) == []


def test_what_comes_in_while_an_action_goes_on_is_no_action_of_its_own() -> None:
    """Where no action stands above it."""
    from tests.cast.cases import fails

    board = {"turn": "me", "opponent": {"hand": ["Test Ninja"]}}
    with pytest.raises(BadInput, match="in the line after that action"):
        fails(board, ["opponent uses Test Ninja's Ninja Strike"], ["the game goes on"], GAME, CARDS)


WALLS = {"turn": "me", "me": {"battle": ["Test Ram"]}, "opponent": {"battle": ["Test Wall", "Test Fort"], "shields": ["3 x Test Goblin"]}}


def test_of_several_blockers_the_last_battles(fails: Fails) -> None:
    """The others are tapped, and have not blocked."""
    then = ["Test Wall and Test Fort are tapped", "Test Ram was destroyed", "Test Wall is in the battle zone", "it happened that Test Fort blocks", "it never happened that Test Wall blocks"]
    assert fails(WALLS, ["Test Ram attacks opponent", "Test Wall blocks", "Test Fort blocks"], then, GAME, CARDS) == []
    then = ["Test Wall was destroyed", "Test Fort is tapped", "Test Ram is in the battle zone"]
    assert fails(WALLS, ["Test Ram attacks opponent choosing Test Fort and Test Wall"], then, GAME, CARDS) == []


def test_where_one_alone_may_block_the_second_is_refused(fails: Fails) -> None:
    """As the other setting of the rule has it."""
    when = ["Test Ram attacks opponent", "Test Wall blocks", "Test Fort blocks"]
    then = ["action 3 was refused by dm.attack.blocker", "Test Wall was destroyed", "Test Fort is not tapped"]
    assert fails(WALLS, when, then, GAME, CARDS, {"dm.attack.several-blockers": "only-one"}) == []


def test_g_zero_is_a_way_of_summoning(fails: Fails) -> None:
    """Refused where what it asks for does not hold, even if the card could be paid for."""
    elder = {**plain("Test Elder", 8000, "G-Zero, if there are 2 or more allied creatures."), "cost": 1}
    board = {"turn": "me", "me": {"battle": ["Test Goblin"], "hand": ["Test Elder"], "mana": ["Test Goblin"]}, "opponent": {}}
    assert fails(board, ["I summon Test Elder with G-Zero"], ["action 1 was refused by dm.play.cost-is-paid", "I can summon Test Elder"], GAME, [*CARDS, elder]) == []
    board["me"] = {"battle": ["2 x Test Goblin"], "hand": ["Test Elder"]}
    assert fails(board, ["自分はG・ゼロでTest Elderを召喚する"], ["Test Elder was summoned"], GAME, [*CARDS, elder]) == []


SCRIBE = {**plain("Test Scribe", 2000, "When this creature is destroyed, you may draw a card."), "class": "water"}
TWICE = {**plain("Test Tapper", 2000, "This may be tapped instead of attacking, to use its tap ability.\nTap ability: draw a card."), "class": "water"}


@pytest.mark.parametrize(("said", "drawn"), [
    ("I use Test Scribe's ability", 1), ("Test Scribeの能力を使う", 1), ("I do not use Test Scribe's ability", 0), ("自分はTest Scribeの能力を使わない", 0),
])  # fmt: skip
def test_what_a_card_lets_its_player_do_is_said_after_the_action(fails: Fails, said: str, drawn: int) -> None:
    board = {"turn": "opponent", "me": {"battle": ["Test Scribe"], "deck_size": 5, "hand": []}}
    assert fails(board, ["Test Scribe is destroyed", said], [f"my hand has {drawn} cards", "no action was refused"], GAME, [SCRIBE]) == []


def test_an_ability_that_nothing_asks_for_is_used_as_an_action_of_its_own(fails: Fails) -> None:
    """A tap ability in the line after another action is used there, and what comes in by it is said after it."""
    board = {"turn": "me", "me": {"battle": ["Test Goblin", "Test Tapper"], "deck_size": 5, "hand": []}, "opponent": {"shields": 3}}
    when = ["Test Goblin attacks opponent", "I use Test Tapper's ability"]
    assert fails(board, when, ["my hand has 1 card", "Test Tapper is tapped", "no action was refused"], GAME, [*CARDS, TWICE]) == []
    when = ["Test Goblin attacks opponent", "I use Test Goblin's ability"]
    assert fails(board, when, ["action 2 was refused"], GAME, [*CARDS, TWICE]) == []


@pytest.mark.parametrize("aims", ["choosing", "on", "targeting"])
def test_what_a_joining_card_is_aimed_at_is_what_is_chosen(fails: Fails, aims: str) -> None:
    board = {"turn": "me", "me": {"battle": ["Test Ram", "Test Goblin"]}, "opponent": {"shields": ["Test Bolt", "Test Tide"], "deck": ["2 x Test Goblin"]}}
    when = ["Test Ram attacks opponent", f"opponent uses Test Bolt's Shield Trigger {aims} Test Goblin"]
    assert fails(board, when, ["the Test Goblin in my graveyard was destroyed", "Test Ram is in the battle zone"], GAME, CARDS) == []


def test_shields_that_nothing_tells_apart_are_any_of_them(fails: Fails) -> None:
    board = {"turn": "me", "me": {"battle": ["Test Ram"]}, "opponent": {"shields": ["Test Wall", "Test Goblin", "Test Goblin"]}}
    for said in ("Test Ram attacks opponent and breaks Test Wall and Test Goblin", "Test Ramで相手を攻撃し、Test WallとTest Goblinをブレイクする"):
        assert fails(board, [said], ["Test Wall is in opponent's hand", "opponent has 1 shield"], GAME, CARDS) == []


@pytest.mark.parametrize("said", ["Test Wall can't attack", "Test Wall couldn't attack", "Test Wallは攻撃できない"])
def test_who_says_that_a_creature_cannot_attack_expects_its_attack_to_be_refused(fails: Fails, said: str) -> None:
    """As they do who say that the action was refused; whoever says it of another creature does not."""
    cards = [plain("Test Wall", 2000, "This creature can't attack."), plain("Test Goblin", 1000, "This creature can't attack.")]
    board = {"turn": "me", "me": {"battle": ["Test Wall", "Test Goblin"]}}
    assert fails(board, ["Test Wall attacks opponent"], [said], GAME, cards) == []
    assert fails(board, ["Test Goblin attacks opponent"], [said], GAME, cards) == ["action 1 was refused by dm.attack.who-may-attack"]


def test_what_is_chosen_by_an_action_of_its_own_is_not_chosen_by_the_one_before(fails: Fails) -> None:
    """The card named there is chosen by its own effect alone, though the action before it asks for a card and none is said."""
    gear = {"name": {"en": "Test Blade", "ja": "試験の剣"}, "kind": "cross-gear", "class": "fire", "cost": 1,
            "text": "This can be crossed with a creature for its cost.\nThe crossed creature has 2000 more power."}  # fmt: skip
    seeker = plain("Test Seeker", 2000, "When this enters the board: untap a chosen creature.")
    board = {"turn": "me", "me": {"hand": ["Test Seeker"], "battle": ["Test Blade", {"card": "Test Goblin", "tapped": True}, "Test Wall"], "mana": ["6 x Test Ram"]}}
    when = ["I play Test Seeker", "I use Test Blade's effect choosing Test Wall"]
    assert fails(board, when, ["Test Wall has 4000 power"], GAME, [*CARDS, gear, seeker]) == ["a decision is left open"]
    with pytest.raises(BadInput):
        fails(board, ["I play Test Seeker", "I use Test Fort's effect choosing Test Wall"], ["Test Goblin is untapped"], GAME, [*CARDS, gear, seeker])


@pytest.mark.parametrize(("said", "where"), [("I use Test Tent's ability", "hand"), ("I use Test Root's ability", "mana zone")])
def test_which_of_two_replacements_applies_is_said_after_the_action(fails: Fails, said: str, where: str) -> None:
    cards = [
        plain("Test Tent", 2000, "When one of your other creatures would be destroyed, you may return it to your hand instead."),
        plain("Test Root", 2000, "When this creature would be destroyed, put it into your mana zone instead."),
    ]
    board = {"turn": "opponent", "me": {"battle": ["Test Tent", "Test Root"]}}
    assert fails(board, ["Test Root is destroyed", said], [f"Test Root is in my {where}", "no action was refused"], GAME, cards) == []


def test_a_game_that_somebody_lost_is_over(fails: Fails) -> None:
    """As one is that somebody won: who has no card left in the deck loses, and nobody won by a deed."""
    given = {"turn": "me", "me": {"hand": ["Test Tide"], "mana": ["Test Tide", "Test Tide"], "deck": ["Test Goblin"]}, "opponent": {"deck_size": 5}}
    assert fails(given, ["I cast Test Tide"], ["I lose", "the game is over"], GAME, CARDS) == []
    assert fails({**given, "me": {**given["me"], "deck_size": 5}}, ["I cast Test Tide"], ["the game is over"], GAME, CARDS) != []
