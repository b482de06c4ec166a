"""Sentences that several claims make up: what came before what, what holds beside a moment, what is said of neither, how a card came in."""

import pytest

from engine.language.errors import LanguageError
from engine.language.names import NO_NAMES
from engine.language.sentences import parse_expectation
from engine.language.sentences.composed import composed
from engine.language.sentences.examples import NAMES, VOCABULARY

AS = [
    # what came before what, each side in its own words
    ("Goblin was returned before it was destroyed", "first Goblin is returned, then Goblin is destroyed"),
    ("Goblin evolved before being destroyed", "first Goblin evolves, then Goblin is destroyed"),
    ("Goblin entered after Fighter was destroyed", "first Fighter is destroyed, then Goblin enters"),
    ("before Goblin was destroyed, I drew a card", "first I draw a card, then Goblin is destroyed"),
    ("Goblin's effect came before Fighter was destroyed", "first Goblin's effect resolves, then Fighter is destroyed"),
    ("Goblin's Fanfare was resolved first, Fighter's second", "first Goblin's Fanfare resolves, then Fighter's effect resolves"),
    ("First Goblin's effect resolved, then Fighter's effect fizzled", "first Goblin's effect resolves, then Fighter's effect fizzles"),
    ("相手が引く前に自分がカードを引いた", "順に、自分がカードを引き、相手がカードを引く"),
    ("ゴブリンが破壊されてから自分がカードを引いた", "順に、ゴブリンが破壊され、自分がカードを引く"),
    ("the enemy leader took 1 damage before it took 3 damage", "first the enemy leader takes 1 damage, then the enemy leader takes 3 damage"),
    ("opponent drew a card before they lost", "first opponent draws a card, then opponent loses"),
    # … of several cards each
    ("Goblin and Fighter were destroyed before I drew a card", "all of this holds: first Goblin is destroyed, then I draw a card; first Fighter is destroyed, then I draw a card"),
    # what happened after something else had is no state of that moment
    ("after Goblin was destroyed, Fighter evolved", "first Goblin is destroyed, then Fighter evolves"),
    ("ゴブリンが破壊されたとき、ファイターが進化した", "順に、ゴブリンが破壊され、ファイターが進化する"),
    ("when Goblin was destroyed, my hand was empty", "once Goblin is destroyed, my hand is empty"),
    # all that stands beside a moment holds at it
    ("after action 1, my leader has 17 defense and my hand is empty", "after action 1, all of this holds: my leader has 17 defense; my hand is empty"),
    ("my hand has 1 card after action 1", "after action 1, my hand has 1 card"),
    ("in every outcome, Goblin is in play and my hand has 2 cards", "in every outcome, all of this holds: Goblin is in play; my hand has 2 cards"),
    ("行動2のあと、自分のリーダーの体力は17だがゲームは続いている", "行動2のあと、次がすべて成り立つ：自分のリーダーの体力は17、ゲームは続く"),
    ("ゴブリンが破壊された時点で、自分の手札は2枚で相手の場は空", "ゴブリンが破壊された時点で、次がすべて成り立つ：自分の手札のカードは2枚、相手の場は空である"),
    # how a card came in is looked at as it comes in
    ("Goblin entered tapped", "once Goblin enters, Goblin is tapped"),
    ("Goblin entered the board as a 3/2", "once Goblin enters, Goblin is 3/2"),
    ("ゴブリンがタップ状態で場に出た", "ゴブリンが場に出た時点で、ゴブリンはタップ状態である"),
    ("ゴブリンは3/2で場に出た", "ゴブリンが場に出た時点で、ゴブリンは3/2"),
    # neither, both, nothing ever, still
    ("neither Goblin's Last Words nor Fighter's effect triggered", "Goblin's Last Words and Fighter's effect did not trigger"),
    ("neither Goblin nor Fighter attacked", "all of this holds: it never happened that Goblin attacks; it never happened that Fighter attacks"),
    ("both Goblins triggered", "all of this holds: the first Goblin's effect triggered; the second Goblin's effect triggered"),
    ("Goblin triggered but did not resolve", "all of this holds: Goblin's effect triggered; Goblin's effect did not resolve"),
    ("nothing was ever discarded", "nothing was discarded"),
    ("opponent's rally stays at 3 and their shadows stay at 2", "all of this holds: opponent has 3 rally; opponent has 2 shadows"),
    ("Goblin is back in my hand, undamaged", "all of this holds: Goblin is in my hand; Goblin was not damaged"),
    ("in total, the enemy leader lost 4 defense and is now at 16", "all of this holds: the enemy leader's defense fell by 4; the enemy leader has 16 defense"),
    ("nothing of mine was destroyed", "0 of my cards were destroyed"),
    ("Goblin no longer has any abilities", "Goblin has no abilities"),
    ("捨てられたカードは1枚もない", "捨てられたカードはない"),
    ("場に出たゴブリンは1体だけ", "1枚のゴブリンが場に出た"),
    ("自分のリーダーの体力も15から変わらない", "自分のリーダーの体力は15"),
    ("ゴブリンはダメージを受けて自分の墓場に置かれた", "次がすべて成り立つ：ゴブリンはダメージを受けた、ゴブリンは自分の墓場に置かれた"),
    ("Goblin stays tapped", "Goblin is tapped"),
    ("I hold two cards", "my hand has 2 cards"),
    ("opponent has not lost yet", "it never happened that opponent loses"),
    ("ゴブリンの効果は起きない", "ゴブリンの効果は誘発しなかった"),
    ("自分のリーダーは12のまま回復しない", "自分のリーダーの体力は12"),
    ("相手のリーダーは3点のダメージを受けて残り17", "次がすべて成り立つ：相手のリーダーが3ダメージを受けた、相手のリーダーの体力は17"),
    ("ゴブリンの効果が1回発動し、リーダーの体力は14になる", "次がすべて成り立つ：ゴブリンの効果が誘発することが1回あった、自分のリーダーの体力は14"),
    ("お互いに1枚ずつ引いた", "次がすべて成り立つ：自分のカードが1枚引かれた、相手のカードが1枚引かれた"),
    # in strangers' words
    ("I ended up with four cards in hand", "my hand has 4 cards"),
    ("Goblin's effect went off before Fighter's", "first Goblin's effect resolves, then Fighter's effect resolves"),
    ("Goblin's Fanfare went off twice", "it happened 2 times that Goblin's Fanfare triggers"),
    ("Goblin's Fanfare did not go off", "Goblin's Fanfare did not trigger"),
    ("Goblin was not attacked by anyone", "Goblin was not attacked"),
    ("Goblin was banished instead of being destroyed", "all of this holds: Goblin was banished; Goblin was not destroyed"),
    ("opponent healed 3", "it happened that the enemy leader restores 3 defense"),
    ("2 of the 3 cards I drew were Goblin", "all of this holds: 3 of my cards were drawn; 2 of my Goblins were drawn"),
    ("Goblin's Fanfare resolved before Fighter and Fighter before Goblin's Last Words", "all of this holds: first Goblin's Fanfare resolves, then Fighter's effect resolves; first Fighter's effect resolves, then Goblin's Last Words resolve"),
    ("Goblin was destroyed, and Fighter before Goblin", "all of this holds: Goblin was destroyed; first Fighter is destroyed, then Goblin is destroyed"),
    ("Goblin never got to attack", "it never happened that Goblin attacks"),
    ("相手のリーダーは6点食らって残り14になった", "次がすべて成り立つ：相手のリーダーが6ダメージを受けた、相手のリーダーの体力は14"),
    ("ゴブリンは破壊される代わりに消滅した", "次がすべて成り立つ：ゴブリンは破壊されなかった、ゴブリンは消滅した"),
    ("ゴブリンは破壊されず、自分の場に残った", "次がすべて成り立つ：ゴブリンは破壊されなかった、ゴブリンは場に残っている"),
    ("自分の手札にゴブリンが加わった", "ゴブリンは自分の手札に置かれた"),
    ("自分が3枚引いたうち2枚がゴブリンである", "次がすべて成り立つ：自分のカードが3枚引かれた、自分のゴブリンが2枚引かれた"),
    ("ゴブリンは墓場送りになった", "ゴブリンは墓場に置かれた"),
    ("my hand is empty before Goblin was destroyed", "just before Goblin is destroyed, my hand is empty"),
    ("Goblin was 3/2 before it was destroyed", "just before Goblin is destroyed, Goblin is 3/2"),
    ("before Goblin is destroyed, Fighter has 2 defense", "just before Goblin is destroyed, Fighter has 2 defense"),
    ("just before Goblin was destroyed, Fighter entered", "first Fighter enters, then Goblin is destroyed"),
    ("ゴブリンが破壊される前、ファイターは3/2", "ゴブリンが破壊される直前、ファイターは3/2"),
    ("ゴブリンが破壊される直前に、ファイターは3/2", "ゴブリンが破壊される直前、ファイターは3/2"),
    ("相手が負けて自分が勝つ", "次がすべて成り立つ：相手の負け、自分の勝ち"),
]  # fmt: skip
REFUSED = [
    "Goblin was not destroyed before Fighter entered",  # it may have been destroyed later, or never
    "my leader took 3 damage only after Goblin was destroyed",  # and never before: that an order does not say
    "ゴブリンは体力2で破壊された",  # as it was destroyed, not at the end
    "ゴブリンは進化後で破壊された",
    "Goblin was destroyed with 2 defense",
]


@pytest.mark.parametrize("told, meant", AS)
def test_what_several_claims_in_one_sentence_are(told: str, meant: str) -> None:
    """It is what the tables have for it."""
    assert parse_expectation(told, NAMES, VOCABULARY) == parse_expectation(meant, NAMES, VOCABULARY)


@pytest.mark.parametrize("told", REFUSED)
def test_what_would_say_less_than_it_reads_is_refused(told: str) -> None:
    """A sentence is not taken for a weaker one."""
    with pytest.raises(LanguageError):
        parse_expectation(told, NAMES, VOCABULARY)


@pytest.mark.parametrize("claim, joint", [("ゴブリンは場にない", "か、"), ("Goblin is in play", " or ")])
def test_of_many_claims_one_of_which_holds_few_pieces_are_tried(claim: str, joint: str) -> None:
    """However long the sentence is: each piece that is tried costs a reading."""
    tried = []

    def read(piece: str, line: int, column: int, before: object) -> None:
        tried.append(piece)
        raise LanguageError(line, column, piece, {"en": "", "ja": ""})

    assert composed(joint.join([claim] * 12), NO_NAMES, 1, 1, read) is None
    assert len(tried) <= 40
