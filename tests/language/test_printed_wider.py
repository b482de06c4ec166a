"""Printed wordings of what is done to several, of lists with what stands around them, of turns to come; in sentences of our own."""

import json

import pytest

from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import cards_in, read_cards
from tests.cast.card_words import check_printed

PLACED = [
    ("Select an allied follower on the field with Ward and give it +1/+1.", "Give a chosen allied follower with Ward +1/+1."),
    ("Destroy the enemy follower with the highest attack.", "Destroy a random enemy follower with the highest attack."),
    ("Randomly give another allied follower +2/+2.", "Give a random other allied follower +2/+2."),
    ("Randomly deal 3 damage to 2 enemy followers.", "Deal 3 damage to 2 random enemy followers."),
    ("Deal 2 damage to an allied follower or your leader.", "Deal 2 damage to a chosen ally."),
    ("Deal 2 damage to an enemy follower and to the enemy leader.", "Deal 2 damage to a chosen enemy follower and then the enemy leader."),
    ("Return all allied followers and amulets to your hand.", "Return all allied followers or amulets to hand."),
    ("Destroy all allied followers and all enemy amulets.", "Destroy all allied followers and all enemy amulets."),
    ("Evolve: Give Rush to all allied Fairies, Forest Bats, and Magitrains.", "Evolve: give all allied Fairies or Forest Bats or Magitrains Rush."),
    ("Whenever an allied Fairy, Forest Bat, or Magitrain comes into play, give it Ward.", "Whenever an allied Fairy or Forest Bat or Magitrain enters the board: give it Ward."),
    ("Return all other cards in play to the players' hands.", "Return all other cards to hand."),
    ("Change its attack and defense to 4.", "Set the attack of it to 4 and set the defense of it to 4."),
    ("Fanfare: If you have no cards in your hand, draw 2 cards.", "Fanfare: if there is no card in your hand, draw 2 cards."),
    ("Fanfare: Draw 2 cards. If you drew a follower, recover 1 play point.",
     "Fanfare: draw 2 cards. If there is an allied follower that was added to your hand from your deck this way, recover 1 play point."),
    ("Draw 2 cards if Overflow is active for you. Otherwise, draw a card.", "If Overflow is active, draw 2 cards. Otherwise, draw a card."),
    ("Give +1/+1 to all allied followers and Ward to all other allied Machina followers.",
     "Give all allied followers +1/+1 and give all other allied Machina followers Ward."),
    ("Randomly summon 2 different Machina followers from your deck.", "Put 2 different random Machina followers in your deck onto the board."),
    ("Destroy an enemy follower that has 3 defense or less.", "Destroy a chosen enemy follower with 3 or less defense."),
    ("Subtract 3 from the cost of the highest-cost follower in your hand.", "Reduce the cost of a random follower with the highest cost in your hand by 3."),
    ("Discard a card. If the discarded card costs 5 play points or more, draw a card.", "Discard a chosen card in your hand. If the card discarded this way has 5 or more cost, draw a card."),
    ("Destroy an enemy follower. If it had 3 attack or more, draw a card.", "Destroy a chosen enemy follower. If it had 3 or more attack before, draw a card."),
    ("Earth Rite: Draw 2 cards. Otherwise, draw a card.", "Earth Rite: draw 2 cards. If you don't, draw a card."),
    ("Whenever this follower attacks a follower, destroy that follower if it's damaged.", "When this attacks a follower: if that follower is damaged, destroy that follower."),
]
TURNS = [
    ("When your leader takes damage for the third time this turn, draw a card.",
     "When your leader takes damage, if the number of times your leader took damage this turn is exactly 3: draw a card."),
    ("Invocation: When an allied follower evolves for the fifth time this match, invoke this card.",
     "Invocation, whenever an allied follower evolves, if the number of times an allied follower evolved this match is exactly 5: invoke this."),
    ("Summon a Forest Bat at the start of your next turn.", "Give your leader \"at the start of your turn: summon a Forest Bat\" until it has happened once."),
    ("At the start of your next 2 turns, draw a card.", "Give your leader \"at the start of your turn: draw a card\" until it has happened 2 times."),
    ("At the end of turns you are unable to evolve, return this card to your hand.",
     "At the end of your turn, if it is not so that it is a turn you are able to evolve: return this to hand."),
    ("Fanfare: Draw a card. Super Skybound Art (15) - Evolve this follower.", "Fanfare: draw a card. If it is late enough for an art of 15, evolve this."),
    ("Fanfare: Deal 2 damage to an enemy. Super Skybound Art - Deal 4 damage instead.",
     "Fanfare: deal 2 damage to a chosen enemy. If it is late enough for an art of 15, deal 4 damage instead."),
    ("Fanfare: Skybound Art - Gain Ward.", "Skybound Art 10: gain Ward."),
    ("When this follower leaves play, or at the end of your turn, summon a Forest Bat.", "Either when this leaves the board or else at the end of your turn: summon a Forest Bat."),
    ("Whenever this follower attacks or evolves, draw a card.", "Either when this attacks or else when this evolves: draw a card."),
    ("Fanfare: Give your leader the following effect - At the start of your next turn, summon a Fairy, then remove this effect. (This effect is not stackable.)",
     "Fanfare: give your leader \"at the start of your turn: summon a Fairy\" (not stackable) until it has happened once."),
]
INSTEAD = [
    ("Fanfare: Recover 2 play points. If Resonance is active for you, recover 3 instead.", "Fanfare: recover 2 play points. If Resonance is active, recover 3 of them instead."),
    ("Fanfare: Summon a Fairy. If Overflow is active for you, summon a Forest Bat instead, then evolve it.",
     "Fanfare: summon a Fairy. If Overflow is active, summon a Forest Bat and evolve it instead."),
    ("Deal 2 damage to an enemy follower. If Overflow is active for you, deal damage to all enemy followers instead.",
     "Deal 2 damage to a chosen enemy follower. If Overflow is active, deal as much damage to all enemy followers instead."),
    ("Deal a pool of 3 damage divided between all enemies. If Overflow is active for you, deal a pool of 5 damage instead.",
     "Deal 3 damage divided between all enemies. If Overflow is active, deal 5 damage in all instead."),
]
LISTS = [
    ("Choose: Put 2 copies of 1 of the following cards into your deck.\n-Fairy\n-Forest Bat",
     "Choose 1 different one: add 2 Fairies into your deck shuffled; add 2 Forest Bats into your deck shuffled."),
    ("Strike: If Vengeance is active for you, randomly put 2 of the following 3 cards into your hand: Fairy, Forest Bat, and Magitrain.",
     "Strike: if Vengeance is active, do 2 different ones at random: add a Fairy to your hand; add a Forest Bat to your hand; add a Magitrain to your hand."),
    ("Strike: Draw a card and randomly activate 1 of the following effects.\n-Gain Ward.\n-Gain Bane.", "Strike: draw a card. Do one at random: gain Ward; gain Bane."),
    ("Fanfare: Select a mode to activate. Deal 2 damage to this follower.\n1. Draw a card.\n2. Gain Ward.", "Fanfare: choose one: draw a card; gain Ward. Deal 2 damage to this."),
    ("At the end of your turn, activate an ability in sequence from the following.\n1. Draw a card.\n2. Gain Ward.", "At the end of your turn: do the next 1 in order: draw a card; gain Ward."),
]
COUNTED = [
    ("Fanfare: Draw 2 cards. Deal 2 damage to the enemy leader for each Machina card drawn.",
     "Fanfare: draw 2 cards. Do this X times: deal 2 damage to the enemy leader, where X is the number of Machina cards that were added to your hand from your deck this way."),
    ("Gain +1/+0 for every 2 allied Fairies in play.", "Gain +1/+0 for every 2 allied Fairies."),
    ("Whenever you play a card using its Accelerate or Crystallize effect, draw a card.",
     "Whenever you play an either card played as Accelerate or else card played as Crystallize: draw a card."),
    ("Fanfare: Give +1/+1, Ward, and the following effect to all allied followers: Can't be destroyed by effects.",
     "Fanfare: give all allied followers +1/+1, Ward and \"this can't be destroyed by effects\"."),
    ("Give your leader the following effect until the end of the turn: Whenever you play a spell, draw a card. (This effect is not stackable.)",
     "Give your leader \"whenever you play a spell: draw a card\" (not stackable) until the end of the turn."),
]
PUT_TOGETHER = [
    ("Deal X damage to an enemy. X equals the defense of the highest-defense allied Machina follower in play.",
     "Deal X damage to a chosen enemy, where X is the defense of the first 1 allied Machina followers with the highest defense."),
    ("Whenever another allied Machina follower's attack or defense is increased by an effect, give it Rush.", "Whenever another allied Machina follower gains attack or defense: give it Rush."),
    ("Put a random card with Rush or Storm from your deck into your hand.", "Put a random either card with Rush in your deck or else card with Storm in your deck into your hand."),
    ("Whenever an allied follower is destroyed, draw a card. Then deal 1 damage to your leader (up to 2 times per turn).",
     "Up to 2 times per turn, whenever an allied follower is destroyed: draw a card. Deal 1 damage to your leader."),
    ("During your turn, whenever an allied follower is destroyed, summon a Fairy. Give it Rush (up to 2 times per match).",
     "Up to 2 times per match, during your turn, whenever an allied follower is destroyed: summon a Fairy and give it Rush."),
    ("Fanfare: If you've drawn at least 2 cards this turn, gain Rush.", "Fanfare: if you drew 2 or more cards this turn, gain Rush."),
    ("Whenever you Reanimate a follower, give it Rush.", "Whenever an allied follower is reanimated: give it Rush."),
]


@pytest.mark.parametrize("printed, canonical", [*PLACED, *TURNS, *INSTEAD, *LISTS, *COUNTED, *PUT_TOGETHER])
def test_a_printed_wording_is_read_as_what_it_means(printed: str, canonical: str) -> None:
    """It is read as what it means, and that is said and read back in both languages."""
    check_printed(printed, canonical)


@pytest.mark.parametrize("amount, problems", [(1, 1), (3, 0)])
def test_other_damage_instead_is_refused_where_it_is_not_said_in_place_of_which(amount: int, problems: int) -> None:
    """Of two amounts either may be meant; where both are the same, it is that amount."""
    text = f"Deal 3 damage to an enemy follower and then {amount} damage to the enemy leader. If Overflow is active for you, deal 5 damage instead."
    row = {"id": "a", "name": "Card", "lang": "en", "kind": "Spell", "text": text}
    found = read_cards(cards_in(json.dumps(row)), GAMES["shadowverse"], NO_NAMES)["problems"]
    assert [("in place of" in p["message"]["en"]) for p in found] == [True] * problems


@pytest.mark.parametrize("heads, problems", [("Fanfare and Strike", 1), ("Strike and Clash", 0)])
def test_the_opposing_follower_is_refused_where_one_of_the_moments_is_no_fight(heads: str, problems: int) -> None:
    """Played, it opposes nobody; in a fight it does."""
    row = {"id": "a", "name": "Card", "lang": "en", "kind": "Follower", "text": f"{heads}: Deal 2 damage to the enemy follower."}
    found = read_cards(cards_in(json.dumps(row)), GAMES["shadowverse"], NO_NAMES)["problems"]
    assert [("nothing is fought" in p["message"]["en"]) for p in found] == [True] * problems


@pytest.mark.parametrize("text, problems", [
    ("Fanfare: Give your leader the following effect: Whenever this follower attacks, draw a card. (This effect is not stackable.)", ["which is no follower"]),
    ('Fanfare: Give your leader "whenever this attacks: draw a card".', ["does not happen to a player"]),
    ("Fanfare: Give your leader the following effect: Whenever your leader takes damage, draw a card. (This effect is not stackable.)", []),
    ("Accelerate (1): Summon 2 Forest Bats and give it Storm.", ["several were named"]),
    ("Fanfare: Gain Last Words: Summon 2 Forest Bats and give it Storm.", ["several were named"]),
    ("Accelerate (1): Summon 2 Forest Bats and give them Storm.", []),
])
def test_what_is_given_waits_for_what_its_holder_does_and_says_of_which_it_speaks(text: str, problems: list[str]) -> None:
    """A leader does not attack; of several in an ability that is given, or in a form, “it” is none."""
    rows = [{"id": "n", "name": "Forest Bat", "lang": "en", "kind": "Follower"}, {"id": "a", "name": "Card", "lang": "en", "kind": "Follower", "text": text}]
    found = read_cards(cards_in("\n".join(map(json.dumps, rows))), GAMES["shadowverse"], NO_NAMES)["problems"]
    assert [part in p["message"]["en"] for part, p in zip(problems, found, strict=True)] == [True] * len(problems)
