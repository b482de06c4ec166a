"""What could (not) be done in the past, what came of what, what nobody did: each holds where it is so, and fails where it is not."""

from __future__ import annotations

from typing import Any

import pytest

from engine.language import LanguageError
from engine.language.sentences import Before, parse_action, parse_expectation
from engine.language.sentences.tried import same
from engine.language.tree import Node
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


_BUG = {"name": "Bug", "kind": "creature", "class": "nature", "cost": 2, "power": 3000, "text": "Blocker"}


@pytest.mark.parametrize("could_not, could", [("Bug could not block", "Bug could block"), ("Bug couldn't block Fang", "Bug was able to block Fang"), ("Bug can't block", "Bug can block"), ("Bugはブロックできなかった", "BugはFangをブロックできた")])
def test_what_could_block_was_asked_for(could_not: str, could: str) -> None:
    """A tapped Blocker is not among those of which one may be chosen; one that did not block could have."""
    for tapped, holds, fails_to in ((True, could_not, could), (False, could, could_not)):
        given = {"turn": "me", "me": {"battle": ["Fang"]}, "opponent": {"battle": [{"card": "Bug", "tapped": tapped}], "shields": 3, "deck_size": 9}}
        attack = ["Fang attacks opponent"] if tapped else ["Fang attacks opponent", "nobody blocks"]
        assert not fails(given, attack, [holds, "Bug did not block"], "duel-masters", (_FANG, _BUG))
        assert fails(given, attack, [fails_to], "duel-masters", (_FANG, _BUG)) == [f"does not hold: {fails_to}"]
        assert fails(given, ["nothing is done"], [holds], "duel-masters", (_FANG, _BUG)) == [f"does not hold: {holds}"]


def test_how_the_game_was_won() -> None:
    """By a direct attack, not for want of cards."""
    given = {"turn": "me", "me": {"battle": ["Fang"]}, "opponent": {"shields": [], "deck_size": 9}}
    assert not fails(given, ["Fang attacks opponent"], ["I won by direct attack", "相手がダイレクトアタックで負けた"], "duel-masters", (_FANG,))
    given = {"turn": "me", "opponent": {"deck": ["Fang"]}}
    assert fails(given, ["I end my turn"], ["I won by direct attack"], "duel-masters", (_FANG,)) == ["does not hold: I won by direct attack"]


_OATH = {"name": "Oath", "kind": "spell", "class": "neutral", "cost": 1, "text": "Gain Crest: Oath.\nCrest: Countdown 2.\nCrest: At the end of your turn, restore 1 defense to your leader."}


@pytest.mark.parametrize("has, has_not", [
    ("I have a crest", "I have no crests"), ("my leader has Crest: Oath", "I don't have Crest: Oath"), ("I have 1 crest", "I have 2 crests"), ("the Oath in my crest area has 2 countdown", "the Oath in my crest area has 1 countdown"), ("自分はOathのクレストを持っている", "自分はクレストを2つ持っている"), ("opponent has no crest", "opponent has a crest"),
])  # fmt: skip
def test_crests_that_a_player_has(has: str, has_not: str) -> None:
    """Gained in the scenario, or put there by the board: there it is the crest, and works as one."""
    given: Given = {"turn": "me", "me": {"hand": ["Oath"], "pp": 1, "leader": 10, "deck_size": 9}}
    laid: Given = {"turn": "me", "me": {"crests": ["Oath"], "leader": 10, "deck_size": 9}}
    for board_, done, gained in ((given, ["I play Oath", "I end my turn"], "I gained Crest: Oath"), (laid, ["I end my turn"], "I gained no crest")):
        assert not fails(board_, done, [has, "my leader has 11 defense", gained], cards=(_OATH,))
        assert f"does not hold: {has_not}" in fails(board_, done, [has_not], cards=(_OATH,))


_EGG = {"name": "Egg", "kind": "amulet", "class": "havencraft", "cost": 1, "text": "Countdown (3)\nLast Words: Draw a card."}
_WARM = {"name": "Warm", "kind": "spell", "class": "havencraft", "cost": 1, "text": "Subtract 2 from the Countdown of an allied amulet."}


@pytest.mark.parametrize("left, holds, fails_to", [
    (3, "Egg's countdown went down by 2", "Egg's countdown went down by 1"), (3, "the countdown of Egg went from 3 to 1", "Egg's countdown did not change"), (3, "Eggのカウントダウンが2進んだ", "Eggのカウントダウンは進まなかった"),
    (2, "Egg's countdown advanced by 2", "Egg's countdown did not fall"), (2, "Egg's countdown went from 2 to 0", "Egg's countdown went from 2 to 1"),
])  # fmt: skip
def test_how_far_a_countdown_went(left: int, holds: str, fails_to: str) -> None:
    """Of one that is gone it is what lay on it last."""
    given: Given = {"turn": "me", "me": {"board": [{"card": "Egg", "counters": {"countdown": left}}], "hand": ["Warm"], "pp": 1, "deck_size": 9}}
    assert not fails(given, ["I play Warm on Egg"], [holds], cards=(_EGG, _WARM))
    assert fails(given, ["I play Warm on Egg"], [fails_to], cards=(_EGG, _WARM)) == [f"does not hold: {fails_to}"]


def test_a_countdown_that_never_moved_before_its_amulet_was_destroyed() -> None:
    """That it is gone is no count that went down."""
    given: Given = {"turn": "me", "me": {"board": ["Egg"], "deck_size": 9}}
    assert not fails(given, ["Egg is destroyed"], ["Egg's countdown did not change"], cards=(_EGG,))


def test_which_attack_is_meant_is_said_by_whom_it_was_on() -> None:
    """The first was on the leader, past a Ward; the second was not refused."""
    when = ["Elk attacks the enemy leader", "Elk attacks Wall"]
    assert not fails(board("Elk", "Wall"), when, ["the attack on the leader was refused", "the attack on Wall was not refused", "the first attack failed", "the second attack succeeded"], cards=_CARDS)
    wrong = ["the attack on the leader succeeded", "the attack on Wall was refused"]
    assert set(fails(board("Elk", "Wall"), when, wrong, cards=_CARDS)) >= {f"does not hold: {one}" for one in wrong}


def test_what_attacks_or_blocks_was_tapped() -> None:
    """However a card comes to lie sideways; one that lies so already, or does not, was not."""
    given = {"turn": "me", "me": {"battle": ["Fang"]}, "opponent": {"battle": ["Bug", {"card": "Pup", "tapped": True}], "shields": 3, "deck_size": 9}}
    assert not fails(given, ["Fang attacks opponent", "Bug blocks"], ["Fang was tapped", "Bug was tapped", "Pup was not tapped"], "duel-masters", (_FANG, _BUG, _PUP))
    assert fails(given, ["nothing is done"], ["Bug was tapped"], "duel-masters", (_FANG, _BUG, _PUP)) == ["does not hold: Bug was tapped"]


_FORK = {"name": "Fork", "kind": "spell", "class": "neutral", "cost": 0, "text": "Choose: draw 2 cards; or restore 3 defense to your leader."}


@pytest.mark.parametrize("second", ["choosing the second option", "choosing 2", "with the second effect", "choosing to restore 3 defense to my leader"])
def test_which_of_two_effects_is_chosen(second: str) -> None:
    given: Given = {"turn": "me", "me": {"hand": ["Fork"], "leader": 10, "deck_size": 9}}
    assert not fails(given, [f"I play Fork {second}"], ["my leader has 13 defense", "my hand is empty"], cards=(_FORK,))
    assert not fails(given, ["I play Fork choosing the first option"], ["my leader has 10 defense", "my hand has 2 cards"], cards=(_FORK,))


@pytest.mark.parametrize("told, meant", [
    ("Imp can attack Spark or Big Ogre", "Imp can attack Spark and Imp can attack Big Ogre"), ("Imp can attack neither Spark nor the enemy leader", "Imp can't attack Spark and Imp can't attack the enemy leader"), ("I'm at 4 play points", "I have 4 play points"), ("I've used up all my play points", "I have 0 play points"),
    ("I still hold 1 card", "my hand has 1 card"), ("my leader took 1 damage, then 2 damage", "first my leader takes 1 damage, then my leader takes 2 damage"), ("Imp was spared", "Imp was not destroyed"), ("the board is empty on both sides", "my board is empty and opponent's board is empty"), ("my hand has 2 cards in it", "my hand has 2 cards"),
    ("the Last Words resolved in the order Imp, Big Ogre, Spark", "Imp's Last Words, Big Ogre's Last Words and Spark's Last Words resolved in that order"), ("the opponent spent no play points", "opponent's play points fell by 0"), ("Imp is the rightmost card on my board", "my board ends with Imp"),
])  # fmt: skip
def test_said_in_other_words(told: str, meant: str) -> None:
    assert parse_expectation(told, _NAMES, VOCABULARY) == parse_expectation(meant, _NAMES, VOCABULARY)


_BOX = {"name": "Box", "kind": "amulet", "class": "neutral", "cost": 2, "text": "Engage (1): Deal 1 damage to the enemy leader."}


@pytest.mark.parametrize("told", ["I couldn't engage Box a second time", "I was unable to engage Box again"])
def test_what_could_not_be_done_a_second_time_is_the_second_try(told: str) -> None:
    """The first was carried out; in the next turn a second one is."""
    given: Given = {"turn": "me", "me": {"board": ["Box"], "pp": 3, "deck_size": 9}, "opponent": {"deck_size": 9}}
    assert not fails(given, ["I engage Box", "I engage Box"], [told], cards=(_BOX,))
    later = ["I engage Box", "I end my turn", "opponent ends the turn", "I engage Box"]
    assert fails(given, later, [told], cards=(_BOX,)) == [f"does not hold: {told}"]


def test_which_charge_is_meant() -> None:
    given = {"turn": "me", "me": {"hand": ["Pup", "Fang"]}}
    assert not fails(given, ["I charge Pup", "I charge Fang"], ["the second charge was refused", "the first charge succeeded"], "duel-masters", (_PUP, _FANG))
    assert "does not hold: the charge of Pup was refused" in fails(given, ["I charge Pup", "I charge Fang"], ["the charge of Pup was refused"], "duel-masters", (_PUP, _FANG))


def test_the_first_of_a_name_may_be_the_one_that_an_action_just_calls_by_it() -> None:
    """But not the second, and not another card."""
    bare, first, second = Node("named", name="pup"), Node("named", name="pup", which=1), Node("named", name="pup", which=2)
    assert same(bare, first)
    assert same(first, bare)
    assert not same(first, second)
    assert not same(Node("named", name="fang"), first)
