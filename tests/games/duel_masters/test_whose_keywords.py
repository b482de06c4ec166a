"""Keywords that name cards without saying whose mean those of their player: Saver, Sympathy."""

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_words import DM

HUNT = {**plain("Test Hunt", 3000), "traits": ["hunter"]}
KILL = {"name": "Test Kill", "kind": "spell", "class": "fire", "cost": 1, "text": "Destroy a chosen enemy creature."}
SAVERS = ["Saver: Hunters.", "セイバー：ハンター(自分のハンター1体が破壊される時、このクリーチャーをかわりに破壊してもよい)"]


@pytest.mark.parametrize("text", SAVERS)
@pytest.mark.parametrize("mine", [True, False])
def test_a_saver_saves_cards_of_its_player_alone(fails: Fails, text: str, mine: bool) -> None:
    """The other player's of that race is destroyed."""
    keeper, hunter, spell = plain("Test Keeper", 5000, text), {"card": "Test Hunt", "as": "hunter"}, {"hand": ["Test Kill"], "mana": ["Test Hunt"]}
    if mine:
        board = {"turn": "opponent", "me": {"battle": ["Test Keeper", hunter]}, "opponent": spell}
        when, then = "opponent casts Test Kill choosing hunter, yes", ["Test Keeper was destroyed", "hunter is in my battle zone"]
    else:
        board = {"turn": "me", "me": {"battle": ["Test Keeper"], **spell}, "opponent": {"battle": [hunter]}}
        when, then = "I cast Test Kill", ["hunter was destroyed", "Test Keeper is in my battle zone"]
    assert fails(board, [when], then, DM, [HUNT, KILL, keeper]) == []


@pytest.mark.parametrize("text", SAVERS)
def test_a_saver_does_not_stand_in_for_itself(fails: Fails, text: str) -> None:
    """Of the same race, and destroyed together with another: that other one it saves."""
    keeper = {**plain("Test Keeper", 5000, text), "traits": ["hunter"]}
    storm = {**KILL, "text": "Destroy all enemy creatures."}
    board = {"turn": "opponent", "me": {"battle": ["Test Keeper", {"card": "Test Hunt", "as": "hunter"}]}, "opponent": {"hand": ["Test Kill"], "mana": ["Test Hunt"]}}
    assert fails(board, ["opponent casts Test Kill choosing yes"], ["Test Keeper was destroyed", "hunter is in my battle zone"], DM, [HUNT, storm, keeper]) == []


@pytest.mark.parametrize(("mine", "theirs", "cost"), [(2, 0, 2), (1, 3, 3), (0, 3, 4)])
def test_sympathy_counts_cards_of_its_player_alone(fails: Fails, mine: int, theirs: int, cost: int) -> None:
    """With as much mana it can be summoned, with one less it can't."""
    whale = {**plain("Test Whale", 5000, "Sympathy: Hunters."), "cost": 4}
    for mana, said in ((cost, "I can summon Test Whale"), (cost - 1, "I can't summon Test Whale")):
        me = {"hand": ["Test Whale"], "mana": [f"{mana} x Test Hunt"], "battle": [f"{mine} x Test Hunt"] if mine else []}
        them = {"battle": [f"{theirs} x Test Hunt"] if theirs else []}
        assert fails({"turn": "me", "me": me, "opponent": them}, ["nothing is done"], [said], DM, [HUNT, whale]) == []
