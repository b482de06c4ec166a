"""What could (not) be done in the past, what came of what, what nobody did: each holds where it is so, and fails where it is not."""

from __future__ import annotations

from typing import Any

import pytest

from engine.language import LanguageError
from engine.language.sentences import Before, parse_action, parse_expectation
from tests.cast.cases import fails
from tests.language.test_sentences_before import _NAMES, VOCABULARY
from tests.play.test_claims_of_change import _IMP, _WALL

_ELK = {"name": "Elk", "kind": "follower", "class": "neutral", "cost": 2, "attack": 3, "defense": 3, "text": "Last Words: Draw a card.", "evolved": {"attack": 5, "defense": 5}}
_RAM = {"name": "Ram", "kind": "follower", "class": "neutral", "cost": 2, "attack": 3, "defense": 3, "text": "Last Words: Draw a card."}
_CARDS = (_IMP, _WALL, _ELK, _RAM)
Given = dict[str, Any]


def board(mine: str, theirs: str, turn: str = "me", ep: int = 1) -> Given:
    return {"turn": turn, "me": {"board": [mine], "ep": ep, "deck_size": 9}, "opponent": {"board": [theirs], "deck_size": 9}}


@pytest.mark.parametrize("told", ["Elk wasn't able to evolve", "I could not evolve Elk", "I was unable to evolve Elk", "it was not possible to evolve Elk", "Elkは進化できなかった"])
def test_what_could_not_be_done_was_refused(told: str) -> None:
    """After an evolution that came about the follower can't be evolved either: that is not what is said."""
    assert not fails(board("Elk", "Ram", ep=0), ["I evolve Elk"], [told], cards=_CARDS)
    assert f"does not hold: {told}" in fails(board("Elk", "Ram"), ["I evolve Elk"], [told], cards=_CARDS)


@pytest.mark.parametrize("told", ["Elk was able to evolve", "I could evolve Elk", "Elkは進化できた"])
def test_what_could_be_done_was_not_refused(told: str) -> None:
    assert not fails(board("Elk", "Ram"), ["I evolve Elk"], [told], cards=_CARDS)
    assert f"does not hold: {told}" in fails(board("Elk", "Ram", ep=0), ["I evolve Elk"], [told], cards=_CARDS)


@pytest.mark.parametrize("told", ["Elk couldn't attack the leader", "Elk could only attack {}", "Elk was not able to attack the enemy leader"])
def test_what_else_it_could_have_attacked_is_asked_before_it_did(told: str) -> None:
    """At the end it has attacked, and can attack nothing; Wall has Ward, Imp has not."""
    assert not fails(board("Elk", "Wall"), ["Elk attacks Wall"], [told.format("Wall")], cards=_CARDS)
    assert fails(board("Elk", "Imp"), ["Elk attacks Imp"], [told.format("Imp")], cards=_CARDS) == [f"does not hold: {told.format('Imp')}"]


def test_of_several_tries_it_is_said_which() -> None:
    before = Before()
    for line in ("Imp attacks Big Ogre", "Imp attacks Big Ogre"):
        before = before.after(parse_action(line, _NAMES, VOCABULARY, before=before), _NAMES, lambda _: "follower", action=True)
    with pytest.raises(LanguageError) as refused:
        parse_expectation("Imp couldn't attack Big Ogre", _NAMES, VOCABULARY, before=before)
    assert refused.value.nearest == ["action 1 was refused", "action 2 was refused"]


@pytest.mark.parametrize("told, otherwise", [
    ("Elk's Last Words came before Ram's", "Ram's Last Words came before Elk's"), ("Elk's Last Words resolved, then Ram's", "Ram's Last Words resolved, then Elk's"), ("Elk's Last Words came first", "Ram's Last Words came first"),
    ("Ram's Last Words were processed after those of Elk", "Elk's Last Words were processed after those of Ram"), ("Elk died, then Ram", "Ram died, then Elk"), ("once Elk died, Ram died", "once Ram died, Elk died"),
    ("once Elk died, I drew a card", "once I drew a card, Elk died"), ("once Elk is destroyed, I had not drawn a card", "once Elk is destroyed, I had drawn a card"),
])  # fmt: skip
def test_what_came_before_what(told: str, otherwise: str) -> None:
    """In a trade the turn player's follower goes first, and its Last Words too."""
    for turn, when in (("me", "Elk attacks Ram"), ("opponent", "Ram attacks Elk")):
        first, second = (told, otherwise) if turn == "me" or "drew" in told or "drawn" in told else (otherwise, told)
        assert not fails(board("Elk", "Ram", turn), [when], [first], cards=_CARDS)
        assert fails(board("Elk", "Ram", turn), [when], [second], cards=_CARDS) == [f"does not hold: {second}"]


@pytest.mark.parametrize("done, none", [
    ("both Last Words resolved", "nothing died"), ("both died", "nobody died"), ("2 followers died", "no follower died"), ("it happened once that any card attacks", "no attack took place"), ("1 follower was attacked", "no battle took place"),
    ("Elk attacks Ram", "no follower attacked"), ("ElkがRamを攻撃した", "誰も攻撃しなかった"), ("it happened that any card attacks Ram", "nothing attacked Ram"),
])  # fmt: skip
def test_what_nobody_did(done: str, none: str) -> None:
    assert not fails(board("Elk", "Ram"), ["Elk attacks Ram"], [done], cards=_CARDS)
    assert fails(board("Elk", "Ram"), ["Elk attacks Ram"], [none], cards=_CARDS) == [f"does not hold: {none}"]
    assert not fails(board("Elk", "Ram"), ["nothing is done"], [none], cards=_CARDS)


_FANG = {"name": "Fang", "kind": "creature", "class": "fire", "cost": 6, "power": 6000, "text": "Double Breaker"}
_PUP = {"name": "Pup", "kind": "creature", "class": "fire", "cost": 2, "power": 2000, "text": "Shield Trigger"}
_NET = {"name": "Net", "kind": "spell", "class": "light", "cost": 3, "text": "Shield Trigger\nTap all enemy creatures."}
_BREAKS = ["Fang attacks opponent choosing Net and Pup", "opponent uses Net's Shield Trigger", "opponent uses Pup's Shield Trigger"]
_SHIELDS = {"turn": "me", "me": {"battle": ["Fang"]}, "opponent": {"shields": ["Net", "Pup", "1 card"], "deck_size": 9}}


@pytest.mark.parametrize("used, unused", [
    ("a Shield Trigger was used", "no Shield Trigger was used"), ("opponent used a Shield Trigger", "opponent used no Shield Trigger"), ("opponent used Net's Shield Trigger", "opponent did not use Net's Shield Trigger"), ("Net's Shield Trigger resolved", "Net's Shield Trigger did not resolve"),
    ("a Shield Trigger triggered", "no Shield Trigger triggered"), ("opponent cast Net", "opponent did not cast Net"), ("相手はNetのS・トリガーを使った", "相手はS・トリガーを使わなかった"),
])  # fmt: skip
def test_whether_shield_triggers_were_used(used: str, unused: str) -> None:
    assert not fails(_SHIELDS, _BREAKS, [used], "duel-masters", (_FANG, _PUP, _NET))
    assert fails(_SHIELDS, _BREAKS, [unused], "duel-masters", (_FANG, _PUP, _NET)) == [f"does not hold: {unused}"]
    passed = [_BREAKS[0], "opponent does not use Net", "opponent does not use Pup"]
    assert not fails(_SHIELDS, passed, [unused], "duel-masters", (_FANG, _PUP, _NET))
    assert fails(_SHIELDS, passed, [used], "duel-masters", (_FANG, _PUP, _NET)) == [f"does not hold: {used}"]


def test_shield_triggers_in_their_order() -> None:
    """The first that is used is the first to resolve, whatever it does."""
    held = ["Net's Shield Trigger was used before Pup's", "the first effect of its sort to resolve was Net's Shield Trigger", "no battle took place", "nobody blocked"]
    assert not fails(_SHIELDS, _BREAKS, held, "duel-masters", (_FANG, _PUP, _NET))
    assert fails(_SHIELDS, _BREAKS, ["Pup's Shield Trigger was used before Net's"], "duel-masters", (_FANG, _PUP, _NET))
