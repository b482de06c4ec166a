"""Lines in the printed manner, read as what they mean and played: shields that leave, the other player's hand, evolutions by their name, searches."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME, spell
from tests.games.duel_masters.test_words import done

LINES = [
    ("While your opponent has 3 or fewer cards in hand, this creature can't be blocked.", "creature", "While there are 3 or less cards in your opponent's hand, this can't be blocked."),
    ("Each time another of your creatures is destroyed, draw a card.", "creature", "Whenever another allied creature is destroyed: draw a card."),
    ("Each time you cast a spell, draw a card.", "creature", "Whenever you cast a spell: draw a card."),
    ("NEO Evolution—Put on one of your water creatures.", "creature", "NEO evolution: Water creature."),
    ("Star Evolution—Put on one of your Angel Commands.", "creature", "Star evolution: Angel Command."),
    ("Mana evolution—Put on one of your Dragons in your mana zone.", "creature", "This is put on 1 Dragon in your mana zone."),
    ("Graveyard evolution—Put on a darkness creature from your graveyard.", "creature", "This is put on 1 Darkness creature in your graveyard."),
    ("Whenever one of your shields leaves the shield zone, draw a card.", "creature", "Whenever a card in your shield zone leaves the shield zone: draw a card."),
    ("Search your deck for a Dragon, reveal it, and put it into your hand. Then shuffle your deck.", "spell", "Reveal a chosen Dragon in your deck. Put it into your hand. Shuffle your deck."),
    ("Each player returns one of his creatures to his hand.", "spell", "Return a chosen allied creature and an opponent-chosen enemy creature to hand."),
    ("Your opponent can't summon creatures that cost 3 or less until the end of his next turn.", "spell", "Your opponent can't play creatures that cost 3 or less until the end of your opponent's next turn."),
    ("When this creature becomes untapped, draw a card.", "creature", "When this untaps: draw a card."),
    ("When this creature is destroyed, you may put a creature that costs less than this creature from your hand into the battle zone.", "creature",
     "When this is destroyed: you may put a chosen creature with less cost than this in your hand into the battle zone."),
    ("Whenever your opponent casts a spell, he discards a card.", "creature",
     "Whenever your opponent casts a spell: your opponent discards an opponent-chosen card in your opponent's hand."),
    ("When this creature attacks, you may tap one of your other creatures. If you do, this creature breaks one more shield this turn.", "creature",
     "When this attacks: you may tap a chosen other allied creature. If you do, this breaks 1 more shield until the end of the turn."),
    ("If you cast a spell this turn, this creature gets +3000 power.", "creature", "While you cast before a spell this turn, this has 3000 more power."),
]  # fmt: skip


@pytest.mark.parametrize(("line", "kind", "means"), LINES)
def test_a_line_is_read_as_what_it_means(line: str, kind: str, means: str) -> None:
    """Whose hand, whose shields and which evolution it is."""
    assert done(line, kind) == means


@pytest.mark.parametrize("text", ["Whenever one of your shields leaves the shield zone, draw a card.", "自分のシールドが離れた時、カードを1枚引く。"])
def test_a_shield_leaves_by_being_broken_and_by_being_moved(fails: Fails, text: str) -> None:
    """Not a shield of the other player's, nor a creature that leaves the battle zone."""
    cards = [plain("Test Warden", 3000, text), plain("Test Goblin", 1000)]
    me = {"battle": ["Test Warden", {"card": "Test Goblin", "as": "guard"}], "shields": ["2 x Test Goblin"], "deck": ["5 x Test Goblin"]}
    broken = {"turn": "opponent", "me": me, "opponent": {"battle": ["Test Goblin"]}}
    assert fails(broken, ["opponent's Test Goblin attacks me"], ["my deck has 4 cards", "my hand has 2 cards"], GAME, cards) == []
    own = {"turn": "me", "me": me, "opponent": {"shields": ["Test Goblin"]}}
    for deed, left in (
        ("Put a chosen card in your shield zone into your graveyard.", 4),
        ("Put a chosen card in your opponent's shield zone into your opponent's graveyard.", 5),
        ("Return all allied creatures with 1000 or less power to hand.", 5),
    ):
        assert fails(own, [f'I do "{deed}"'], [f"my deck has {left} cards"], GAME, cards, choose=[0]) == [], deed


@pytest.mark.parametrize(("mine", "theirs", "power"), [(0, 2, 3000), (2, 0, 5000), (2, 1, 5000)])
def test_cards_in_the_hand_of_the_player_who_is_named(fails: Fails, mine: int, theirs: int, power: int) -> None:
    """The hand of the card's own player is not asked."""
    cards = [plain("Test Stalker", 3000, "While your opponent has 1 or fewer cards in hand, this creature gets +2000 power."), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Stalker"], "hand": [f"{mine} x Test Goblin"][: mine and 1]}, "opponent": {"hand": [f"{theirs} x Test Goblin"][: theirs and 1]}}
    assert fails(board, ["nothing is done"], [f"Test Stalker has {power} power"], GAME, cards) == []


def test_a_graveyard_evolution_lies_on_a_card_of_the_graveyard(fails: Fails) -> None:
    """As the evolution says; a creature in the battle zone is not asked for."""
    evolution = plain("Test Revenant", 6000, "Graveyard evolution—Put on a fire creature from your graveyard.", traits=["evolution"])
    me = {"hand": ["Test Revenant"], "mana": ["Test Goblin"], "battle": [{"card": "Test Goblin", "as": "standing"}], "graveyard": [{"card": "Test Goblin", "as": "buried"}]}
    then = ["Test Revenant is in my battle zone", "buried is beneath Test Revenant", "standing is in my battle zone"]
    assert fails({"turn": "me", "me": me}, ["I play Test Revenant"], then, GAME, [evolution, plain("Test Goblin", 1000)]) == []


def test_each_player_returns_one_of_their_own(fails: Fails) -> None:
    """The other player chooses theirs."""
    cards = [spell("Test Order", "Each player returns one of his creatures to his hand."), plain("Test Goblin", 1000)]
    me = {"hand": ["Test Order"], "mana": ["Test Goblin"], "battle": [{"card": "Test Goblin", "as": "mine"}, {"card": "Test Goblin", "as": "kept"}]}
    theirs = {"battle": [{"card": "Test Goblin", "as": "theirs"}, {"card": "Test Goblin", "as": "stays"}]}
    then = ["mine is in my hand", "theirs is in opponent's hand", "kept is in the battle zone", "stays is in the battle zone"]
    assert fails({"turn": "me", "me": me, "opponent": theirs}, ["I play Test Order choosing mine and theirs"], then, GAME, cards) == []


@pytest.mark.parametrize(("cost", "comes"), [(2, True), (3, False)])
def test_a_creature_that_costs_less_than_the_one_that_was_destroyed(fails: Fails, cost: int, comes: bool) -> None:
    """Of the same cost it is none such."""
    text = "When this creature is destroyed, you may put a creature that costs less than this creature from your hand into the battle zone."
    cards = [{**plain("Test Elder", 3000, text), "cost": 3}, {**plain("Test Heir", 1000), "cost": cost}]
    board = {"turn": "me", "me": {"battle": ["Test Elder"], "hand": ["Test Heir"]}}
    then = [f"Test Heir is in my {'battle zone' if comes else 'hand'}"]
    assert fails(board, ['I do "Destroy all allied creatures."'], then, GAME, cards, choose=[0]) == []


@pytest.mark.parametrize(("tapped", "untaps"), [(True, 4), (False, 5)])
def test_what_is_untapped_by_an_effect_becomes_untapped(fails: Fails, tapped: bool, untaps: int) -> None:
    """What stands upright already does not."""
    cards = [plain("Test Riser", 3000, "When this creature becomes untapped, draw a card."), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": [{"card": "Test Riser", "tapped": tapped}], "deck": ["5 x Test Goblin"]}}
    assert fails(board, ['I do "Untap all allied creatures."'], [f"my deck has {untaps} cards"], GAME, cards) == []


@pytest.mark.parametrize(("casts", "power"), [(0, 3000), (1, 6000)])
def test_a_spell_that_was_cast_this_turn(fails: Fails, casts: int, power: int) -> None:
    """The creature is stronger once one was cast."""
    cards = [plain("Test Adept", 3000, "If you cast a spell this turn, this creature gets +3000 power."), spell("Test Word", "Tap all enemy creatures."), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Adept"], "hand": ["Test Word"], "mana": ["Test Goblin"]}}
    assert fails(board, ["I play Test Word"] * casts or ["nothing is done"], [f"Test Adept has {power} power"], GAME, cards) == []
