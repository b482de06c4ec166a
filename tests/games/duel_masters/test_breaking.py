"""What cards of Duel Masters say of their own attacks, and words in brackets and marks around what they say."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_words import done

GAME = "duel-masters"


def gear(name: str, text: str) -> dict[str, object]:
    """A cross gear of a test's own."""
    return {k: v for k, v in {**plain(name, 0, text), "kind": "cross-gear"}.items() if k != "power"}


def test_what_breaks_more_adds_up(fails: Fails) -> None:
    """To what a breaker breaks, and to each other."""
    cards = [plain("Test Ram", 6000, "W・ブレイカー\nこのクリーチャーはシールドをさらに1つブレイクする。"), plain("Test Plain", 1000),
             plain("Test Ally", 1000, "All other allied creatures break 1 more shield.")]
    for board, left in ((["Test Ram"], 3), (["Test Ram", "Test Ally"], 2), (["Test Ram", {"card": "Test Ally", "as": "one"}, {"card": "Test Ally", "as": "two"}], 1)):
        given = {"turn": "me", "me": {"battle": board}, "opponent": {"shields": ["6 x Test Plain"]}}
        said = ["in every outcome, opponent's shield zone has " + f"{left} card" + "s" * (left > 1)]
        assert fails(given, ["Test Ram attacks opponent"], said, GAME, cards) == []


def test_untapped_creatures_of_a_kind_are_reached(fails: Fails) -> None:
    """Those alone."""
    cards = [plain("Test Hunter", 6000, "このクリーチャーは、タップされていない火のクリーチャーを攻撃できる。"), plain("Test Fire", 1000),
             {**plain("Test Water", 1000), "class": "water"}]
    given = {"turn": "me", "me": {"battle": ["Test Hunter"]}, "opponent": {"battle": ["Test Fire", "Test Water"]}}
    assert fails(given, ["Test Hunter attacks Test Fire"], ["Test Fire was destroyed"], GAME, cards) == []
    assert fails(given, ["Test Hunter attacks Test Water"], ["action 1 was refused", "Test Water was not destroyed"], GAME, cards) == []


def test_what_holds_while_it_blocks_ends_with_the_attack(fails: Fails) -> None:
    """It decides the battle, and is over."""
    cards = [plain("Test Wall", 3000, "ブロッカー\nブロック中、このクリーチャーのパワーは+3000される。"), plain("Test Ram", 5000), plain("Test Plain", 1000)]
    given = {"turn": "opponent", "me": {"battle": ["Test Wall"], "shields": ["Test Plain"]}, "opponent": {"battle": ["Test Ram"]}}
    then = ["Test Ram was destroyed", "Test Wall's power is 3000"]
    assert fails(given, ["Test Ram attacks me choosing Test Wall"], then, GAME, cards) == []
    attacked = {"turn": "opponent", "me": {"battle": [{"card": "Test Wall", "tapped": True}]}, "opponent": {"battle": ["Test Ram"]}}
    assert fails(attacked, ["Test Ram attacks Test Wall"], ["Test Wall was destroyed"], GAME, cards) == []


@pytest.mark.parametrize(("text", "gone"), [
    ("このクリーチャーが出た時、このクリーチャーよりパワーが小さい相手のクリーチャーをすべて破壊する。", "Test Small"),
    ("このクリーチャーが出た時、このクリーチャーよりパワーが大きい相手のクリーチャーをすべて破壊する。", "Test Great"),
    ("When you put this creature into the battle zone, destroy all your opponent's creatures that have less power than this creature.", "Test Small"),
    ("このクリーチャーが出た時、相手のパワーが一番小さいクリーチャーをすべて破壊する。", "Test Small"),
])  # fmt: skip
def test_figures_are_compared_with_another_card_s(fails: Fails, text: str, gone: str) -> None:
    """As they are then; the same is neither less nor more."""
    cards = [plain("Test Judge", 3000, text), plain("Test Small", 2000), plain("Test Great", 4000), plain("Test Equal", 3000)]
    given = {"turn": "me", "me": {"hand": ["Test Judge"], "mana": [{"card": "Test Equal", "as": "m"}]},
             "opponent": {"battle": ["Test Small", "Test Great", {"card": "Test Equal", "as": "equal"}]}}
    assert fails(given, ["I play Test Judge"], [f"only {gone} was destroyed"], GAME, cards) == []


def test_a_shield_goes_elsewhere_where_that_creature_breaks_it(fails: Fails) -> None:
    """Broken by another it comes to the hand."""
    cards = [plain("Test Burner", 6000, "このクリーチャーがシールドをブレイクする時、相手はそのシールドを手札に加えるかわりに墓地に置く。"), plain("Test Ram", 3000)]
    given = {"turn": "me", "me": {"battle": ["Test Burner", "Test Ram"]}, "opponent": {"shields": ["2 x Test Ram"]}}
    then = ["after action 1, opponent's graveyard has 1 card", "after action 1, opponent's hand is empty", "opponent's hand has 1 card"]
    said = ["in every outcome, " + one for one in then]
    assert fails(given, ["Test Burner attacks opponent", "my Test Ram attacks opponent"], said, GAME, cards) == []


@pytest.mark.parametrize("done_to", ["Test Dancer attacks opponent", 'I do "Tap a chosen creature." choosing Test Dancer'])
def test_a_creature_becomes_tapped_however_it_comes_about(fails: Fails, done_to: str) -> None:
    """Not where it lies so already."""
    cards = [plain("Test Dancer", 1000, "Whenever this becomes tapped: draw a card."), plain("Test Plain", 1000)]
    given = {"turn": "me", "me": {"battle": ["Test Dancer"], "deck_size": 5}, "opponent": {"shields": ["Test Plain"]}}
    assert fails(given, [done_to], ["my hand has 1 card"], GAME, cards) == []
    given["me"] = {"battle": [{"card": "Test Dancer", "tapped": True}], "deck_size": 5}
    assert fails(given, ['I do "Tap a chosen creature." choosing Test Dancer'], ["my hand is empty"], GAME, cards) == []


@pytest.mark.parametrize(("text", "means"), [
    ("星の泉（このクリーチャーが出た時、カードを1枚引いてもよい）", "When this enters the board: you may draw a card."),
    ("大渦(このクリーチャーが攻撃する時、相手のクリーチャーを1体、持ち主の手札に戻す。)", "When this attacks: return a chosen enemy creature to hand."),
    ("■このクリーチャーが出た時、カードを1枚引く。\n■W・ブレイカー", "When this enters the board: draw a card. / Double Breaker."),
    ("このクリーチャーが出た時、火のクリーチャーまたは闇のクリーチャーを1体破壊する。",
     "When this enters the board: destroy a chosen either Fire creature or else Darkness creature."),
    ("このクリーチャーが出た時、カードを2枚引き、その後、手札を1枚捨てる。", "When this enters the board: draw 2 cards. Discard a chosen card in your hand."),
    ("自分のシールドが1つブレイクされる時、かわりにこのクリーチャーを破壊してもよい。", "If a card in your shield zone would be broken, you may destroy this instead."),
    ("このクリーチャーが攻撃する時、各ターンに1度、このクリーチャーをアンタップしてもよい。", "Once per turn, when this attacks: you may untap this."),
    ("相手のターン中に自分のクリーチャーが破壊された時、カードを1枚引く。", "During your opponent's turn, whenever an allied creature is destroyed: draw a card."),
    ("このクリーチャーが出た時、自分の山札の上から3枚を表向きにする。その中からドラゴンをすべて手札に加え、残りを墓地に置く。",
     "When this enters the board: turn the top 3 cards of your deck face up. Put from among them all Dragons into its owner's hand. Put the rest into its owner's graveyard."),
    ("侵略：火のコマンド（自分の火のコマンドが攻撃する時、手札にあるこのクリーチャーをその上に置いてもよい）", "Invasion: Fire Command."),
    ("ブロッカー（このクリーチャーをタップして、相手クリーチャーの攻撃先をこのクリーチャーに変更してもよい）", "Blocker."),
    ("G・ストライク（このクリーチャーを自分のシールドゾーンから手札に加える時、相手に見せ、相手のクリーチャーを1体選んでもよい。このターン、そのクリーチャーは攻撃できない）", "G-Strike."),
])  # fmt: skip
def test_a_keyword_nobody_knows_means_what_its_brackets_say(text: str, means: str) -> None:
    """And what brackets say of a known one only reminds of it."""
    assert done(text, lang="ja") == means


@pytest.mark.parametrize(("text", "means"), [
    ("Wellspring (When you put this creature into the battle zone, draw a card.)", "When this enters the board: draw a card."),
    ("Invasion—Fire Command (When one of your Fire Commands attacks, you may put this creature from your hand on top of it.)", "Invasion: Fire Command."),
    ("Gravity Zero―If you have no shields, you may summon this creature for no cost.", "G-Zero, if there is no card in your shield zone."),
    ("Whenever another of your creatures is destroyed, draw a card.", "Whenever another allied creature is destroyed: draw a card."),
    ("When you put this creature into the battle zone, choose one:\n▶ Draw 2 cards.\n▶ Untap this creature.", "When this enters the board: choose one: draw 2 cards; untap this."),
    ("When this creature is destroyed, each player chooses a card in his mana zone and puts it into his graveyard.",
     "When this is destroyed: put a chosen card in your mana zone and an opponent-chosen card in your opponent's mana zone into its owner's graveyard."),
    ("Whenever this creature blocks, untap it after the battle.", "When this ends its battle: if this is blocking, untap it."),
    ("Whenever this creature is attacking your opponent and isn't blocked, draw a card.", "When this attacks a player unblocked: draw a card."),
])  # fmt: skip
def test_the_same_in_english(text: str, means: str) -> None:
    """A keyword that is explained, a reminder in other words, and wordings of several printings."""
    assert done(text) == means


@pytest.mark.parametrize("text", [
    "ブロッカー（このクリーチャーが出た時、カードを1枚引く）",
    "カードを引く（このクリーチャーが出た時、カードを1枚引く）",
    "侵略：火のコマンド（自分のクリーチャーを1体破壊する）",
])  # fmt: skip
def test_what_brackets_add_to_a_known_word_is_not_passed_over(text: str) -> None:
    """Neither is a sentence before them."""
    assert done(text, lang="ja") == ""
    assert done("Destroy it (Draw a card.)") == ""


def test_power_in_a_battle_is_there_as_it_is_decided(fails: Fails) -> None:
    """Against those that are meant, and over once the battle is."""
    cards = [plain("Test Hater", 3000, "闇または水のクリーチャーとバトルする時、このクリーチャーのパワーは+3000される。"), plain("Test Fire", 5000),
             {**plain("Test Water", 5000), "class": "water"}]
    for name, gone in (("Test Water", "Test Water"), ("Test Fire", "Test Hater")):
        given = {"turn": "me", "me": {"battle": ["Test Hater"]}, "opponent": {"battle": [{"card": name, "tapped": True}]}}
        assert fails(given, [f"Test Hater attacks {name}"], [f"only {gone} was destroyed"], GAME, cards) == []
    given = {"turn": "me", "me": {"battle": ["Test Hater"]}, "opponent": {"battle": [{"card": "Test Water", "tapped": True}]}}
    assert fails(given, ["Test Hater attacks Test Water"], ["Test Hater's power is 3000"], GAME, cards) == []


def test_what_waits_for_something_this_turn_is_over_with_it(fails: Fails) -> None:
    """It triggers each time until then."""
    spell = {k: v for k, v in {**plain("Test Wake", 0, "このターン、自分のクリーチャーが破壊された時、カードを1枚引く。"), "kind": "spell"}.items() if k != "power"}
    given = {"turn": "me", "me": {"hand": ["Test Wake"], "mana": [{"card": "Test Plain", "as": "m"}], "deck_size": 9,
                                  "battle": [{"card": "Test Plain", "as": name} for name in ("one", "two", "three")]}, "opponent": {"deck_size": 9}}
    said = ["I play Test Wake", "one is destroyed", "two is destroyed", "I end my turn", "three is destroyed"]
    assert fails(given, said, ["after action 3, my hand has 2 cards", "my hand has 2 cards"], GAME, [spell, plain("Test Plain", 1000)]) == []


def test_a_race_shares_what_stands_above_its_name(fails: Fails) -> None:
    """Those of the race have it, others not."""
    text = "このクリーチャーはブロックされない。\nハンター(このクリーチャーがバトルゾーンにある間、自分の他のハンターも上の能力を得る)"
    cards = [plain("Test Chief", 1000, text, traits=["hunter"]), plain("Test Scout", 1000, traits=["hunter"]), plain("Test Other", 1000), plain("Test Wall", 5000, "ブロッカー")]
    for name, blocked in (("Test Scout", False), ("Test Other", True)):
        given = {"turn": "me", "me": {"battle": ["Test Chief", name]}, "opponent": {"battle": ["Test Wall"], "shields": [{"card": "Test Other", "as": "shield"}]}}
        said = [f"{name} attacks opponent" + (" choosing Test Wall" if blocked else "")]
        assert fails(given, said, [f"{name} was destroyed" if blocked else "opponent's shield zone is empty"], GAME, cards) == []


def test_power_of_an_attack_is_not_taken_from_who_has_fallen_in_it(fails: Fails) -> None:
    """In the graveyard a card has the power that is printed on it."""
    cards = [plain("Test Ram", 1000, "Power Attacker 2000."), plain("Test Wall", 9000)]
    board = {"turn": "me", "me": {"battle": ["Test Ram"]}, "opponent": {"battle": [{"card": "Test Wall", "tapped": True}]}}
    assert fails(board, ["Test Ram attacks Test Wall"], ["Test Ram is in my graveyard", "Test Ram has 1000 power"], GAME, cards) == []


def test_turbo_rush_counts_shields_broken_this_turn_alone(fails: Fails) -> None:
    """Neither what another creature broke two turns before nor what it broke itself makes its line count."""
    cards = [plain("Test Racer", 3000, "Turbo Rush: Double Breaker."), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Racer", "Test Goblin"], "deck_size": 9}, "opponent": {"shields": 5, "deck_size": 9}}
    twice = ["Test Racer attacks opponent", 'I do "untap all allied creatures."', "Test Racer attacks opponent"]
    turns = ["Test Goblin attacks opponent", "I end my turn", "opponent ends the turn"]
    assert fails(board, [*turns, *twice], ["opponent has 2 shields"], GAME, cards) == []


@pytest.mark.parametrize(("mates", "left"), [([], 5), (["Test Mate"], 4), (["Test Mate", "Test Mate", "Test Stranger"], 3)])
def test_crew_breaker_counts_the_others_of_its_crew(fails: Fails, mates: list[str], left: int) -> None:
    """Besides the one shield, not itself and nobody of another race; those of the other player are no crew."""
    cards = [plain("Test Captain", 6000, "Crew Breaker: Beat Jockey.", traits=["beat-jockey"]), plain("Test Mate", 1000, traits=["beat-jockey"]), plain("Test Stranger", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Captain", *mates]}, "opponent": {"battle": ["Test Mate"], "shields": 6}}
    assert fails(board, ["Test Captain attacks opponent"], [f"opponent has {left} shields"], GAME, cards) == []


def test_crew_breaker_adds_to_a_breaker_and_is_lost_with_the_abilities(fails: Fails) -> None:
    """Two and one for the mate; nothing of it where its abilities are ignored."""
    cards = [plain("Test Captain", 6000, "Double Breaker.\nCrew Breaker: Beat Jockey.", traits=["beat-jockey"]), plain("Test Mate", 1000, traits=["beat-jockey"])]
    board = {"turn": "me", "me": {"battle": ["Test Captain", "Test Mate"]}, "opponent": {"shields": 6}}
    assert fails(board, ["Test Captain attacks opponent"], ["opponent has 3 shields"], GAME, cards) == []
    board["me"] = {"battle": [{"card": "Test Captain", "lost_abilities": True}, "Test Mate"]}
    assert fails(board, ["Test Captain attacks opponent"], ["opponent has 5 shields"], GAME, cards) == []
