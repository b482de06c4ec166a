"""States of a player that begin: waited for and counted, whichever state it is and however it comes about."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.shadowverse.states import STATES
from engine.games.shadowverse.vocabulary import VOCABULARY
from tests.cast.cases import Fails

LISTENER = {"name": {"en": "Test Listener", "ja": "試験の聞き手"}, "kind": "follower", "class": "neutral", "cost": 0, "attack": 1, "defense": 9}
SPELL = {"name": {"en": "Test Said", "ja": "試験の言葉"}, "kind": "spell", "class": "neutral", "cost": 0}
BEGINS: dict[str, tuple[dict[str, Any], str]] = {
    "vengeance": ({"leader": {"defense": 12}}, "Deal 2 damage to your leader."),
    "overflow": ({"pp": 6, "max_pp": 6}, "Gain 1 max play point."),
    "resonance": ({"deck_size": 9}, "Put a random card in your hand into your deck."),
    "wrath": ({"self_damage": 6}, "Deal 1 damage to your leader."),
    "avarice": ({"deck_size": 9, "drawn_this_turn": 1}, "Draw a card."),
}


def heard(fails: Fails, text: str, given: dict[str, Any], when: list[str], then: list[str], said: str = "", **more: Any) -> list[str]:
    """A follower of mine with that text, and in my hand a spell of the other one."""
    me = {"board": ["Test Listener"], "hand": ["Test Said", "Fairy", "Fairy"], **given}
    cards = [{**LISTENER, "text": text}, {**SPELL, "text": said or "Draw a card."}]
    return fails({"turn": "me", "me": me, "opponent": {"deck_size": 9}, **more}, when, then, cards=cards)


def test_the_table_has_each_state_that_has_a_name() -> None:
    """Nothing but its entry makes a state."""
    assert set(STATES) == {word.id for word in VOCABULARY.of("state")}


@pytest.mark.parametrize("state", STATES)
def test_each_state_is_heard_as_it_begins(fails: Fails, state: str) -> None:
    """Once as it begins, and not again while it goes on."""
    given, said = BEGINS[state]
    name = VOCABULARY.word("state", state).en
    text = f"Whenever {name} becomes active, gain +1/+0."
    assert heard(fails, text, given, ["I play Test Said"], ["Test Listener has 2 attack", f"{name} is active for me"], said) == []
    again = ['I do "Deal 1 damage to your leader."']
    if state != "resonance":
        assert heard(fails, text, given, ["I play Test Said", *again], ["Test Listener has 2 attack"], said) == []


def test_the_opponents_state(fails: Fails) -> None:
    """What waits for the opponent's Vengeance does not hear of mine."""
    text = "Whenever Vengeance becomes active for your opponent, gain +1/+0."
    given = {"leader": {"defense": 11}}
    mine, theirs = ('I do "Deal 10 damage to your leader."', 'I do "Deal 10 damage to the enemy leader."')
    assert heard(fails, text, given, [mine], ["Test Listener has 1 attack"]) == []
    assert heard(fails, text, given, [theirs], ["Test Listener has 2 attack"]) == []
    asked = "Fanfare: If Vengeance is active for your opponent, draw a card."
    given = {"board": [], "hand": ["Test Listener"], "deck_size": 9}
    for left, cards in ((10, 1), (11, 0)):
        assert heard(fails, asked, given, ["I play Test Listener"], [f"my hand has {cards} card" + "s" * (not cards)], opponent={"leader": {"defense": left}}) == []


def test_once_a_turn_and_in_my_turn_alone(fails: Fails) -> None:
    """Resonance comes and goes with each card drawn."""
    text = "Once per turn, during your turn, when Resonance becomes active, gain +1/+0."
    draw = 'I do "Draw a card."'
    given = {"deck_size": 9}
    assert heard(fails, text, given, [draw, draw, draw], ["Test Listener has 2 attack"]) == []
    assert heard(fails, text.split(", ", 1)[1], given, [draw, draw, draw], ["Test Listener has 3 attack"]) == []
    assert heard(fails, text, given, [draw], ["Test Listener has 1 attack"], turn="opponent") == []


@pytest.mark.parametrize(
    "text, cards",
    [
        ("Draw X cards. X equals the number of times Vengeance has been activated for you this match.", 4),
        ("Draw X cards. X equals the number of times Vengeance became active this turn.", 1),
        ("このバトル中に復讐 状態になった回数が4以上なら、カードを1枚引く。", 1),
        ("このターン中に復讐 状態になっていたなら、カードを1枚引く。", 1),
        ("このターン中に復讐 状態になった回数が2以上なら、カードを1枚引く。", 0),
        ("このターン中に渇望 状態になっていたなら、カードを1枚引く。", 0),
    ],
)
def test_it_is_counted_how_often_a_state_began(fails: Fails, text: str, cards: int) -> None:
    """Twice before the given board, once in the last turn, once in this."""
    given = {"leader": {"defense": 12}, "vengeances": 2, "deck_size": 9}
    hurt, healed = 'I do "Deal 5 damage to your leader."', 'I do "Restore 5 defense to your leader."'
    when = [hurt, healed, "I end the turn", "opponent ends the turn", hurt, "I play Test Said"]
    assert heard(fails, "", given, when, [f"my hand has {3 + cards} cards"], text) == []


def test_a_state_that_was_turned_on_ends_and_begins_anew(fails: Fails) -> None:
    """What an effect turned on for a turn is off afterwards, and can begin again."""
    text = "Whenever Overflow becomes active, gain +1/+0."
    said = 'I do "Activate Overflow until the end of the turn."'
    assert heard(fails, text, {"max_pp": 2}, [said, said], ["Test Listener has 2 attack"]) == []
    assert heard(fails, text, {"max_pp": 2, "deck_size": 9}, [said, "I end the turn", "opponent ends the turn", said], ["Test Listener has 3 attack"]) == []


def test_what_comes_while_a_state_is_on_does_not_hear_of_it(fails: Fails) -> None:
    """Nor does it hear later of what began while nobody waited."""
    text = "Whenever Vengeance becomes active, gain +1/+0."
    given = {"leader": {"defense": 12}, "board": [], "hand": ["Test Listener"]}
    hurt, healed = 'I do "Deal 5 damage to your leader."', 'I do "Restore 5 defense to your leader."'
    assert heard(fails, text, given, [hurt, "I play Test Listener", hurt], ["Test Listener has 1 attack"]) == []
    assert heard(fails, text, given, ["I play Test Listener", hurt, 'I do "Return all allied followers to hand."', healed, hurt, "I play Test Listener", hurt], ["Test Listener has 1 attack"]) == []
