"""What “it”, “both” and “that attack” stand for, and several claims in one sentence."""

import re

import pytest

from engine.games.shadowverse.vocabulary import VOCABULARY
from engine.language import LanguageError, Names, Node
from engine.language.sentences import Before, parse_action, parse_expectation

_NAMES = Names({}, {"imp": {"en": "Imp", "ja": "小鬼"}, "ogre": {"en": "Big Ogre", "ja": "大鬼"}, "spark": {"en": "Spark", "ja": "火花"}})
_KINDS = {"imp": "follower", "ogre": "follower", "spark": "spell"}


def after(*lines: str) -> Before:
    """What is meant once these actions were written."""
    before = Before()
    for line in lines:
        before = before.after(parse_action(line, _NAMES, VOCABULARY, before=before), _NAMES, lambda name: _KINDS.get(name, ""), action=True)
    return before


def claim(text: str, before: Before) -> Node:
    return parse_expectation(text, _NAMES, VOCABULARY, before=before)


FIGHT = ("I play Spark", "Imp attacks Big Ogre")


@pytest.mark.parametrize("told, meant", [
    ("both are destroyed", "Imp and Big Ogre were destroyed"), ("both followers died", "Imp and Big Ogre were destroyed"), ("neither is destroyed", "Imp and Big Ogre were not destroyed"),
    ("the attacker survives", "Imp is in play"), ("the defender was destroyed", "Big Ogre was destroyed"), ("the attack was legal", "action 2 was not refused"), ("the first action is not allowed", "action 1 was refused"),
    ("after the attack, Imp has 1 defense", "after action 2, Imp has 1 defense"),
    ("Big Ogre survived the attack", "after action 2, Big Ogre is in play"), ("Big Ogre did not survive combat", "after action 2, Big Ogre is not in play"), ("both followers survived the attack", "after action 2, Imp and Big Ogre are in play"),
    ("Big Ogre survived the attack with 2 defense", "after action 2, all of this holds: Big Ogre is in play; Big Ogre has 2 defense"), ("Imp was destroyed in the attack", "in action 2, Imp was destroyed"), ("during the attack, Imp was destroyed", "in action 2, Imp was destroyed"),
    ("大鬼はその攻撃を生き残った", "after action 2, Big Ogre is in play"), ("大鬼は攻撃に耐えた", "after action 2, Big Ogre is in play"), ("小鬼は攻撃で破壊された", "in action 2, Imp was destroyed"),
    ("どちらも破壊される", "Imp and Big Ogre were destroyed"), ("両方のフォロワーが破壊されない", "Imp and Big Ogre were not destroyed"), ("その攻撃は拒否される", "action 2 was refused"), ("小鬼の攻撃は拒否される", "action 2 was refused"), ("火花をプレイした後、小鬼は3/3", "after action 1, Imp is 3/3"), ("攻撃された側は破壊される", "Big Ogre was destroyed"),
])  # fmt: skip
def test_what_both_and_that_attack_are(told: str, meant: str) -> None:
    """The cards of the last line that names any, and the action that was of that sort."""
    assert claim(told, after(*FIGHT)) == claim(meant, Before())


@pytest.mark.parametrize("told, meant", [("it was destroyed", "Imp was destroyed"), ("its Last Words did not trigger", "Imp's Last Words did not trigger"), ("それは破壊される", "Imp was destroyed"), ("破壊されない", "Imp was not destroyed"), ("そのコストは2", "Imp costs 2"), ("体力は1になる", "Imp has 1 defense")])
def test_it_is_the_one_card_before(told: str, meant: str) -> None:
    """One card alone was spoken of: a sentence that leaves it out means it too, in Japanese."""
    assert claim(told, after("I play Imp")) == claim(meant, Before())


@pytest.mark.parametrize("first, then, meant", [
    ("Imp's Strike resolved", "Big Ogre was destroyed afterwards", "first Imp's Strike resolves, then Big Ogre is destroyed"), ("Imp was destroyed", "after that, I drew a card", "first Imp is destroyed, then I draw a card"),
    ("first Imp is destroyed, then Big Ogre is destroyed", "I drew a card afterwards", "first Big Ogre is destroyed, then I draw a card"), ("Imp was destroyed", "afterwards, my hand is empty", "my hand is empty"),
    ("小鬼が破壊された", "その後、大鬼が破壊された", "first Imp is destroyed, then Big Ogre is destroyed"),
])  # fmt: skip
def test_afterwards_is_after_what_the_line_before_says(first: str, then: str, meant: str) -> None:
    """An order of the two; of what is so it says that it is so in the end."""
    before = Before().after(claim(first, Before()), _NAMES, lambda name: _KINDS.get(name, ""))
    assert claim(then, before) == claim(meant, Before())
    assert claim("Big Ogre was destroyed afterwards", after(*FIGHT)) == claim("Big Ogre was destroyed", Before())


@pytest.mark.parametrize("told, word", [("Big Ogre was destroyed afterwards", "“afterwards”"), ("その後、大鬼が破壊された", "「その後」")])
def test_afterwards_is_refused_where_the_line_before_says_of_nothing_that_it_happened(told: str, word: str) -> None:
    """After what it came is to be written."""
    with pytest.raises(LanguageError) as refused:
        claim(told, Before().after(claim("Imp is 3/3", Before()), _NAMES, lambda name: _KINDS.get(name, "")))
    assert word in refused.value.message["ja" if word[0] == "「" else "en"]


@pytest.mark.parametrize("told, could", [("it was destroyed", ['"Imp"', '"Big Ogre"']), ("それは破壊される", ["「小鬼」", "「大鬼」"])])
def test_it_that_could_be_either_is_refused(told: str, could: list[str]) -> None:
    """The names between which it is are told."""
    with pytest.raises(LanguageError) as refused:
        claim(told, after(*FIGHT))
    assert list(refused.value.nearest) == could


@pytest.mark.parametrize("told", ["both are destroyed", "the amulet is destroyed", "the second attack was legal", "the attacker survives"])
def test_what_is_not_said_before_is_refused(told: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(LanguageError) as refused:
        claim(told, after("I play Imp"))
    assert re.search("write (the name|its number)", refused.value.message["en"])


@pytest.mark.parametrize("told, meant", [
    ("Imp was banished and its Last Words did not trigger", ["Imp was banished", "Imp's Last Words did not trigger"]), ("I win because my board is full", ["I win", "my board is full"]),
    ("I have 2 cards in hand and 4 in my deck", ["my hand has 2 cards", "there are 4 cards in my deck"]), ("Imp dies, but Big Ogre is down to 2 defense", ["Imp was destroyed", "Big Ogre has 2 defense"]),
    ("Imp was destroyed but not banished", ["Imp was destroyed", "Imp was not banished"]), ("Imp is neither destroyed nor banished", ["Imp was not destroyed", "Imp was not banished"]),
    ("小鬼は破壊されずに場に残る", ["Imp was not destroyed", "Imp is in play"]), ("小鬼は場に出たが攻撃できない", ["Imp entered", "Imp can't attack"]), ("小鬼は破壊され、自分はカードを1枚引く", ["Imp was destroyed", "I drew 1 card"]), ("両リーダーの体力は5", ["my leader has 5 defense", "opponent's leader has 5 defense"]),
])  # fmt: skip
def test_several_claims_hold_together(told: str, meant: list[str]) -> None:
    """Each as it would be on a line of its own; what the second leaves out is that of the first."""
    made = claim(told, Before())
    parts = made["claims"] if made.kind == "all_hold" else [Node(made.kind, {**dict(made.parts), "cards": (card,)}) for card in made["cards"]]
    assert list(parts) == [claim(one, Before()) for one in meant]


@pytest.mark.parametrize("told", ["after action 1, Imp is down to 2 defense and Big Ogre is zzz", "Imp was destroyed and zzz", "first Imp dies, and Big Ogre zzz"])
def test_what_no_claim_is_is_refused_whole(told: str) -> None:
    """No part of a sentence is passed over."""
    with pytest.raises(LanguageError):
        claim(told, Before())


@pytest.mark.parametrize("told, meant", [
    ("Imp drops to 3 defense", "Imp has 3 defense"), ("Imp's attack goes all the way down to 3", "Imp has 3 attack"), ("my leader falls from 20 to 18", "my leader's defense went from 20 to 18"), ("Imp's defense is reduced by 2", "Imp's defense fell by 2"),
    ("2 of my play points are spent", "my play points fell by 2"), ("my hand size does not change", "the number of cards in my hand did not change"), ("Imp comes into play", "it happened that Imp enters the board"), ("no followers are left in play", "there are 0 followers on the board"),
    ("小鬼の体力は3にとどまる", "Imp has 3 defense"), ("小鬼の体力は3減少する", "Imp's defense fell by 3"), ("自分の墓場は増えない", "my shadows did not rise"), ("小鬼のラストワードにより大鬼は破壊される", "first Imp's Last Words resolve, then Big Ogre is destroyed"),
    ("this turn Imp attacked", "this turn, Imp attacked"), ("このターン中に小鬼が攻撃した", "this turn, Imp attacked"), ("Imp is destroyed by Bane", "Imp was destroyed by a card with Bane"),
    ("my shadows drop from 5 to 2", "my shadows went from 5 to 2"), ("自分の墓場は5から2になる", "my shadows went from 5 to 2"), ("Imp is hit for 2", "Imp takes 2 damage"), ("Imp's effect only triggers once", "it happened 1 time that Imp's effect triggers"),
    ("リアニメイトされたフォロワーはいない", "0 followers were reanimated"), ("Imp survives the trade with 2 defense left", "all of this holds: Imp is in play; Imp has 2 defense"), ("相手のターンでは小鬼の攻撃力は3", "all of this holds: it is opponent's turn; Imp has 3 attack"),
])  # fmt: skip
def test_how_it_came_out(told: str, meant: str) -> None:
    """What a figure came to is not by how much it changed."""
    assert claim(told, Before()) == claim(meant, Before())


@pytest.mark.parametrize("told", ["my leader is healed 3 defense", "Imp gets 3 attack", "小鬼の体力は3に戻らない", "小鬼の体力は3に回復しない", "only 4 shadows are used"])
def test_what_would_be_another_figure_is_refused(told: str) -> None:
    """A change by so much is not what it comes to, and a denial is not passed over."""
    with pytest.raises(LanguageError):
        claim(told, Before())
