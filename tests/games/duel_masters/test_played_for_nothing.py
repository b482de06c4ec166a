"""What a scenario says is used for no cost: by no card's text, whatever mana there is, as an effect would have it used."""

from __future__ import annotations

import pytest

from engine.corpus.problems import BadInput
from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain

GAME = "duel-masters"
BOLT = {**{k: v for k, v in plain("Test Bolt", 0, "Destroy a chosen enemy creature.").items() if k != "power"}, "kind": "spell", "cost": 5}
RAM = {**plain("Test Ram", 6000, "When this enters the battle zone: draw a card."), "cost": 7}
SOUL = {**plain("Test Soul", 7000, "This is put on 1 allied creature."), "cost": 4}
CARDS = [BOLT, RAM, SOUL, plain("Test Plain", 1000)]
BOARD = {
    "turn": "me", "me": {"hand": [{"card": "Test Ram", "as": "held"}, "Test Bolt", "Test Soul"], "mana": ["Test Plain"], "graveyard": [{"card": "Test Ram", "as": "old"}], "deck_size": 9},
    "opponent": {"battle": [{"card": "Test Plain", "as": "guard"}]},
}  # fmt: skip


@pytest.mark.parametrize("said", [
    "I summon held for no cost", "I play held for no cost", "I summon held without paying its cost", "自分がコストを支払わずにheldを召喚する",
    "heldをコストを支払わずに召喚する", "自分はheldをコストを支払わずに使う",
])  # fmt: skip
def test_a_creature_is_summoned_and_no_mana_is_tapped(fails: Fails, said: str) -> None:
    """It triggers as one that enters; the mana would not have been enough."""
    then = ["held was summoned", "my hand has 3 cards", "my Test Plain is not tapped"]
    assert fails(BOARD, [said], then, GAME, CARDS) == []
    assert fails(BOARD, ["I summon held"], ["action 1 was refused by dm.play.cost-is-paid"], GAME, CARDS) == []


@pytest.mark.parametrize("said", ["I cast Test Bolt for no cost", "自分がコストを支払わずにTest Boltを唱える", "コストを支払わずにTest Boltを唱える"])
def test_a_spell_is_cast(fails: Fails, said: str) -> None:
    """And does what it says."""
    assert fails(BOARD, [said], ["Test Bolt is in my graveyard", "opponent's guard is in opponent's graveyard"], GAME, CARDS) == []


def test_from_another_zone_and_in_the_other_turn(fails: Fails) -> None:
    """As effects do; paid for, it is refused."""
    assert fails(BOARD, ["I summon old for no cost"], ["old is in the battle zone"], GAME, CARDS) == []
    assert fails({**BOARD, "turn": "opponent"}, ["I summon held for no cost"], ["held was summoned"], GAME, CARDS) == []
    assert fails({**BOARD, "turn": "opponent"}, ["I summon held"], ["action 1 was refused by dm.play.own-turn"], GAME, CARDS) == []


def test_what_cannot_be_put_there_is_refused(fails: Fails) -> None:
    """An evolution without anything beneath; what lies in the battle zone."""
    assert fails(BOARD, ["I summon Test Soul for no cost"], ["action 1 was refused by dm.play.onto-another-card"], GAME, CARDS) == []
    assert fails(BOARD, ["opponent summons guard for no cost"], ["action 1 was refused by dm.play.own-turn"], GAME, CARDS) == []


def test_a_game_without_it_says_what_to_write(fails: Fails) -> None:
    """Nobody plays a card so there."""
    with pytest.raises(BadInput, match="write what an effect does"):
        fails({"turn": "me", "me": {"hand": ["Knight"], "pp": 3}}, ["I play Knight for no cost"], ["Knight is in my hand"])
