"""Later words of Duel Masters: how they are printed, and what comes of them where no ruling shows it."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_words import done

GAME = "duel-masters"
ENGLISH = [
    ("When this creature enters the battle zone, you may draw a card.", "When this enters the board: you may draw a card."),
    ("Your opponent can't cast spells.", "Your opponent can't play spells."),
    ("Your opponent can't choose this creature.", "This can't be targeted."),
    ("Ignore all abilities of your opponent's creatures.", "All enemy creatures lose all abilities."),
    ("Your creatures cost 3 less to summon.", "All allied creatures cost 3 less."),
    ("Meteorburn: When this creature attacks, put a card under this creature into your graveyard. If you do, draw a card.",
     "Meteorburn: when this attacks: put a chosen card set on this into your graveyard. If you do, draw a card."),
    ("Creatures you summon cost 1 less.", "All allied creatures cost 1 less."),
    ("Spells your opponent casts cost 2 more.", "All enemy spells cost 2 more."),
    ("Your spells each cost 1 less to cast. They can't cost less than 2.", "All allied spells cost 1 less, to no less than 2."),
    ("Your shields can't be broken.", "All cards in your shield zone can't be broken."),
    ("If you have no shields, this creature has Speed Attacker.", "While there is no card in your shield zone, this has Speed Attacker."),
]
JAPANESE = [
    ("このクリーチャーが出た時、カードを1枚引く。", "When this enters the board: draw a card."),
    ("相手は呪文を唱えられない。", "Your opponent can't play spells."),
    ("自分の火の進化クリーチャーを召喚するコストを2少なくしてもよい。ただし、コストは1より少なくならない。",
     "All allied Fire evolution creatures cost 2 less, to no less than 1."),
    ("相手の呪文を唱えるコストは2多くなる。", "All enemy spells cost 2 more."),
    ("自分のシールドはブレイクされない。", "All cards in your shield zone can't be broken."),
    ("ジャストダイバー", "Just Diver."),
    ("このクリーチャーは｢ブロッカー｣を得る。", "This has Blocker."),
    ("進化V-自分の火のクリーチャー1体と水のクリーチャー1体を重ねた上に置く。", "This is put on one Fire creature and one Water creature."),
    ("水ステルス(相手のマナゾーンに水のカードが1枚でもあれば、このクリーチャーはブロックされない)", "Water Stealth."),
]


@pytest.mark.parametrize(("line", "means"), ENGLISH)
def test_a_line_of_a_later_card_is_read_as_what_it_means(line: str, means: str) -> None:
    """English."""
    assert done(line) == means


@pytest.mark.parametrize(("line", "means"), JAPANESE)
def test_a_line_of_a_later_japanese_card_is_read_as_what_it_means(line: str, means: str) -> None:
    """Japanese."""
    assert done(line, "クリーチャー", "ja") == means


@pytest.mark.parametrize(("said", "hand", "deck"), [("yes", 1, 3), ("no", 0, 4)])
def test_one_from_among_them_and_the_rest_below(fails: Fails, said: str, hand: int, deck: int) -> None:
    """What fits may be taken; whether it is or not, what is left goes below."""
    text = ("Look at the top 3 cards of your deck. You may put a creature from among them into your hand."
            " Put the rest on the bottom of your deck in any order.")
    cards = [{**plain("Test Look", 0, text), "kind": "spell"}, plain("Test One", 1000), {**plain("Test Two", 0, "Draw a card."), "kind": "spell"}]
    cards = [{k: v for k, v in c.items() if k != "power" or v} for c in cards]
    deep = [{"card": "Test One", "as": "one"}, "Test Two", "Test Two", {"card": "Test One", "as": "last"}]
    board = {"turn": "me", "me": {"hand": ["Test Look"], "mana": [{"card": "Test One", "as": "mana"}], "deck": deep}}
    then = [f"my hand has {hand} card{'s' * (hand != 1)}", f"my deck has {deck} cards"]
    assert fails(board, [f"I play Test Look choosing {said}"], then, GAME, cards) == []


def test_a_loss_may_be_replaced(fails: Fails) -> None:
    """What happens instead of it saves the player, once."""
    cards = [plain("Test Guardian", 3000, "If you would lose the game, destroy this instead."), plain("Test Raider", 3000)]
    board = {"turn": "opponent", "me": {"battle": ["Test Guardian"]}, "opponent": {"battle": ["Test Raider"]}}
    assert fails(board, ["Test Raider attacks me"], ["Test Guardian was destroyed", "the game goes on"], GAME, cards) == []


def test_what_enters_tapped_lies_tapped_from_the_first_moment(fails: Fails) -> None:
    """Those of the other player alone."""
    cards = [plain("Test Warden", 3000, "All enemy creatures enter the battle zone tapped."), plain("Test Raider", 3000)]
    board = {"turn": "opponent", "me": {"battle": ["Test Warden"]}, "opponent": {"hand": ["Test Raider"]}}
    put = ['opponent does "Put a chosen creature in your hand into the battle zone."']
    assert fails(board, put, ["Test Raider is tapped"], GAME, cards) == []


def test_what_was_taken_over_fights_for_its_new_player(fails: Fails) -> None:
    """It stands on the other side, with all it has."""
    cards = [plain("Test Raider", 3000, "Blocker.")]
    board = {"turn": "me", "opponent": {"battle": ["Test Raider"]}}
    acts = ['I do "Take control of a chosen enemy creature."']
    assert fails(board, acts, ["my battle zone holds Test Raider", "Test Raider has Blocker"], GAME, cards) == []


def test_both_players_destroy_at_once(fails: Fails) -> None:
    """Each chooses their own; who goes sees the other go."""
    watcher = plain("Test Watcher", 3000, "Whenever an enemy creature is destroyed: draw a card.")
    cards = [watcher, plain("Test Mine", 1000), plain("Test Theirs", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Watcher", "Test Mine"], "deck_size": 9}, "opponent": {"battle": ["Test Theirs"], "deck_size": 9}}
    acts = ['I do "Each player destroys one of their creatures." choosing Test Watcher']
    assert fails(board, acts, ["Test Watcher was destroyed", "Test Theirs was destroyed", "my hand has 1 card"], GAME, cards) == []


def test_an_accelerator_counts_while_a_gear_is_crossed(fails: Fails) -> None:
    """And no longer."""
    gear = {**plain("Test Blade", 0), "kind": "cross-gear"}
    gear.pop("power", None)
    cards = [plain("Test Biker", 3000, "Accelerator: this can't be blocked."), gear, plain("Test Wall", 5000, "Blocker.")]
    board = {"turn": "me", "me": {"battle": [{"card": "Test Biker", "as": "biker"}, "Test Blade"], "mana": ["Test Biker"]}, "opponent": {"battle": ["Test Wall"]}}
    assert fails(board, ["I use Test Blade's effect choosing biker", "biker attacks opponent"], ["I win"], GAME, cards) == []


def test_shields_that_cannot_be_broken_stay(fails: Fails) -> None:
    """The attack hits and breaks nothing; where they can be, it does. Once it is over, they can again."""
    cards = [plain("Test Keeper", 3000, "All cards in your shield zone can't be broken."), plain("Test Raider", 3000), plain("Test Plain", 1000)]
    for keeper, left in (("Test Keeper", 1), ("Test Plain", 0)):
        board = {"turn": "opponent", "me": {"battle": [keeper], "shields": ["Test Plain"]}, "opponent": {"battle": ["Test Raider"]}}
        then = [f"my shield zone has {left} card" + "s" * (left != 1), "the game goes on"]
        assert fails(board, ["Test Raider attacks me"], then, GAME, cards) == []
    board = {"turn": "opponent", "me": {"shields": ["Test Plain"], "deck_size": 9}, "opponent": {"battle": ["Test Raider"], "deck_size": 9}}
    said = ['I do "All cards in your shield zone can\'t be broken until the end of the turn."', "Test Raider attacks me"]
    assert fails(board, said, ["my shield zone has 1 card"], GAME, cards) == []
    later = [said[0], "opponent ends the turn", "I end the turn", "Test Raider attacks me"]
    assert fails(board, later, ["my shield zone is empty"], GAME, cards) == []


@pytest.mark.parametrize(("text", "mana", "played"), [
    ("All allied creatures cost 3 less, to no less than 2.", 2, True),
    ("All allied creatures cost 3 less, to no less than 2.", 1, False),
    ("All allied creatures cost 3 less.", 1, True),
    ("All allied creatures cost 1 more.", 4, False),
])  # fmt: skip
def test_a_cost_is_made_less_to_no_less_than_is_said(fails: Fails, text: str, mana: int, played: bool) -> None:
    """As much mana as that is enough, one less is not."""
    cards = [plain("Test Helper", 1000, text), {**plain("Test Big", 5000), "cost": 4}, plain("Test Plain", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Helper"], "hand": ["Test Big"], "mana": [f"{mana} x Test Plain"]}}
    then = "Test Big is in the battle zone" if played else "action 1 was refused"
    assert fails(board, ["I play Test Big"], [then], GAME, cards) == []


@pytest.mark.parametrize("whose", ["his", "their", "his or her"])
def test_whose_hand_it_is_may_be_said_in_the_words_of_any_time(whose: str) -> None:
    """Each reads as the same."""
    assert done(f"Your opponent discards a card from {whose} hand.", "spell") == "Your opponent discards an opponent-chosen card in your opponent's hand."


def test_what_is_not_blocked_is_known_before_a_shield_is_broken(fails: Fails) -> None:
    """Blocked it is not heard of; an attack on a creature neither."""
    cards = [plain("Test Runner", 3000, "When this attacks and isn't blocked, draw a card."), plain("Test Shield", 1000), plain("Test Wall", 5000, "Blocker."), plain("Test Plain", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Runner"], "deck_size": 9}, "opponent": {"battle": ["Test Wall", {"card": "Test Plain", "tapped": True}], "shields": ["Test Shield"]}}
    then = ["first Test Runner's effect resolves, then Test Shield is broken", "my hand has 1 card"]
    assert fails(board, ["Test Runner attacks opponent choosing nothing"], then, GAME, cards) == []
    assert fails(board, ["Test Runner attacks opponent choosing Test Wall"], ["my hand is empty"], GAME, cards) == []
    assert fails(board, ["Test Runner attacks Test Plain choosing nothing"], ["my hand is empty"], GAME, cards) == []


def test_after_the_attack_is_after_all_that_came_of_it(fails: Fails) -> None:
    """It untaps once the shield is broken."""
    cards = [plain("Test Runner", 3000, "Whenever this creature attacks, untap it after the attack."), plain("Test Plain", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Runner"]}, "opponent": {"shields": ["Test Plain"]}}
    then = ["first Test Plain is broken, then Test Runner's effect resolves", "Test Runner is not tapped"]
    assert fails(board, ["Test Runner attacks opponent"], then, GAME, cards) == []


def test_who_cannot_attack_you_may_attack_the_other(fails: Fails) -> None:
    """My own are not kept from it, nor theirs from my creatures."""
    cards = [plain("Test Peace", 3000, "Creatures that cost 5 or less can't attack you."), plain("Test Raider", 5000)]
    mine = {"turn": "me", "me": {"battle": ["Test Peace", {"card": "Test Raider", "as": "mine"}]}, "opponent": {"shields": ["Test Raider"]}}
    assert fails(mine, ["mine attacks opponent"], ["opponent's shield zone is empty"], GAME, cards) == []
    theirs = {"turn": "opponent", "me": {"battle": [{"card": "Test Peace", "tapped": True}], "shields": ["Test Peace"]}, "opponent": {"battle": ["Test Raider"]}}
    assert fails(theirs, ["Test Raider attacks me"], ["action 1 was refused"], GAME, cards) == []
    assert fails(theirs, ["Test Raider attacks Test Peace"], ["Test Raider is tapped"], GAME, cards) == []


def test_an_evolution_may_be_put_on_a_card_that_lies_elsewhere(fails: Fails) -> None:
    """On one in the mana zone, which lies under it then; without one it is refused. It comes untapped, whatever that card was."""
    cards = [{**plain("Test Titan", 6000, "This is put on 1 Fire creature in your mana zone.")}, plain("Test Plain", 1000), {**plain("Test Drop", 1000), "class": "water"}]
    on = {"turn": "me", "me": {"hand": ["Test Titan"], "mana": [{"card": "Test Plain", "as": "base"}]}, "opponent": {"shields": ["Test Plain"]}}
    assert fails(on, ["I play Test Titan", "Test Titan attacks opponent"], ["base is in my pile beneath", "opponent's shield zone is empty"], GAME, cards) == []
    off = {"turn": "me", "me": {"hand": ["Test Titan"], "battle": ["Test Plain"], "mana": ["Test Drop"]}}
    assert fails(off, ["I play Test Titan"], ["action 1 was refused"], GAME, cards) == []


def test_a_neo_creature_is_an_evolution_only_on_another(fails: Fails) -> None:
    """Put on one it attacks at once; entered without it waits as any other."""
    cards = [plain("Test Neo", 6000, "NEO evolution: allied Fire creature."), plain("Test Plain", 1000)]
    board = {"turn": "me", "me": {"hand": ["Test Neo"], "battle": [{"card": "Test Plain", "as": "base"}], "mana": [{"card": "Test Plain", "as": "mana"}]}, "opponent": {"shields": ["Test Plain"]}}
    on = ["I play Test Neo choosing base", "Test Neo attacks opponent"]
    assert fails(board, on, ["base is in my pile beneath", "opponent's shield zone is empty"], GAME, cards) == []
    alone = ["I play Test Neo choosing nothing", "Test Neo attacks opponent"]
    assert fails(board, alone, ["base is in the battle zone", "action 2 was refused"], GAME, cards) == []
    empty = {"turn": "me", "me": {"hand": ["Test Neo"], "mana": ["Test Plain"]}}
    assert fails(empty, ["I play Test Neo"], ["Test Neo is in the battle zone"], GAME, cards) == []


def test_a_card_may_bear_any_evolution(fails: Fails) -> None:
    """Of another race it does all the same."""
    cards = [plain("Test Chief", 6000, "This is put on 1 allied Hunter."), plain("Test Host", 1000, "This may have any evolution put on it."), plain("Test Plain", 1000)]
    for base, then in (("Test Host", "Test Host is in my pile beneath"), ("Test Plain", "action 1 was refused")):
        board = {"turn": "me", "me": {"hand": ["Test Chief"], "battle": [base], "mana": [{"card": "Test Plain", "as": "mana"}]}}
        assert fails(board, ["I play Test Chief"], [then], GAME, cards) == []
