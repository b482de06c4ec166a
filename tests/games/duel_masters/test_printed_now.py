"""How cards of Duel Masters are worded today, in both languages, and what comes of it where no ruling shows it."""

from __future__ import annotations

import pytest

from engine.log.wording import say
from tests.cast.cases import Fails
from tests.cast.shipped import library
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_words import done

GAME = "duel-masters"
JAPANESE = [
    ("このクリーチャーが出た時または攻撃する時、カードを1枚引く。", "Either when this enters the board or else when this attacks: draw a card."),
    ("このクリーチャーが出た時、自分の山札の上から3枚を見る。その中から1枚を手札に加え、残りを好きな順序で山札の下に置く。",
     "When this enters the board: look at the top 3 cards of your deck."
     " Put 1 of them into your hand. Put the rest on the bottom of its owner's deck."),
    ("このクリーチャーが出た時、相手の手札を見る。その中から呪文を1枚選び、捨てさせる。",
     "When this enters the board: look at all cards in your opponent's hand. Discard from among them a spell."),
    ("このクリーチャーが出た時、自分の墓地からコスト4以下のクリーチャーを1体出す。",
     "When this enters the board: put a chosen creature that costs 4 or less in your graveyard into the battle zone."),
    ("このクリーチャーが出た時、相手は自身のクリーチャーを1体選び、破壊する。", "When this enters the board: destroy an opponent-chosen enemy creature."),
    ("自分のドラゴンの召喚コストを2少なくする。ただし、コストは0以下にはならない。", "All allied Dragons cost 2 less, to no less than 1."),
    ("自分のドラゴンの召喚コストを最大2少なくしてもよい。ただし、コストは1より少なくならない。", "All allied Dragons cost 2 less, to no less than 1."),
    ("自分のドラゴンの召喚コストを最大3まで、少なくしてもよい。ただし、コストは2より少なくならない。", "All allied Dragons cost 3 less, to no less than 2."),
    ("相手のクリーチャーはタップして出る。", "All enemy creatures enter the battle zone tapped."),
    ("各ターンの終わりに、カードを1枚引く。", "At the end of each player's turn: draw a card."),
    ("各ターンに1度、このクリーチャーが攻撃する時、このクリーチャーをアンタップしてもよい。", "Once per turn, when this attacks: you may untap this."),
    ("マナ武装 5：自分のマナゾーンに火のカードが5枚以上あれば、このクリーチャーに「W・ブレイカー」を与える。",
     "Mana Arms 5: if there are 5 or more Fire cards in your mana zone, gain Double Breaker."),
    ("ガードマン（相手クリーチャーが攻撃する時、このクリーチャーをタップして、その攻撃先をこのクリーチャーに変更してもよい）", "Guardman."),
]
ENGLISH = [
    ("Whenever another of your creatures enters, you may draw a card.", "Whenever another allied creature enters the board: you may draw a card."),
    ("Your opponent's creatures enter tapped.", "All enemy creatures enter the battle zone tapped."),
    ("When this creature leaves, draw a card.", "When this leaves the board: draw a card."),
    ("Mach Fighter (This creature can attack tapped or untapped creatures on the turn it enters.)", "Mach Fighter."),
]


@pytest.mark.parametrize(("line", "means"), JAPANESE)
def test_a_line_of_today_is_read_as_what_it_means(line: str, means: str) -> None:
    """Japanese."""
    assert done(line, "クリーチャー", "ja") == means


@pytest.mark.parametrize(("line", "means"), ENGLISH)
def test_an_english_line_of_today_is_read_as_what_it_means(line: str, means: str) -> None:
    """English."""
    assert done(line) == means


def test_a_bracket_that_says_more_than_the_keyword_is_no_reminder() -> None:
    """What limits the keyword is not passed over."""
    assert done("ガードマン（相手の水のクリーチャーだけ）", "クリーチャー", "ja") != "Guardman."


def test_what_a_card_gives_for_no_time_holds_while_it_is_there(fails: Fails) -> None:
    """Those that enter later have it too, and it ends with its source."""
    flag = {**plain("Test Flag", 1000, "自分の他の火のクリーチャーすべてに「スピードアタッカー」を与える。\n自分の他の火のクリーチャーすべてのパワーを+2000する。")}
    cards = [flag, plain("Test Late", 3000)]
    board = {"turn": "me", "me": {"hand": ["Test Late"], "mana": [{"card": "Test Flag", "as": "m"}], "battle": [{"card": "Test Flag", "as": "flag"}]},
             "opponent": {"shields": [{"card": "Test Flag", "as": "shield"}]}}
    then = ["after action 1, Test Late has Speed Attacker", "after action 1, Test Late's power is 5000", "Test Late's power is 3000"]
    assert fails(board, ["I play Test Late", "flag is destroyed"], then, GAME, cards) == []


def test_a_keyword_before_the_effect_of_a_spell_is_one(fails: Fails) -> None:
    """In the same line, of a spell as of a spell side."""
    spell = {k: v for k, v in plain("Test Snare", 0, "Shield Trigger. Destroy a chosen enemy creature.").items() if k != "power"}
    both = plain("Test Golem", 5000, "Spell side 3: Shield Trigger. Destroy a chosen enemy creature.")
    for card in ({**spell, "kind": "spell"}, both):
        board = {"turn": "me", "me": {"battle": ["Test Ram"]}, "opponent": {"shields": [card["name"]["en"]]}}
        said = ["Test Ram attacks opponent choosing yes"]
        assert fails(board, said, ["Test Ram was destroyed"], GAME, [card, plain("Test Ram", 6000)]) == []


@pytest.mark.parametrize(("picked", "left"), [("Double Breaker", 2), ("triple breaker", 1)])
def test_a_breaker_is_chosen_by_its_name(fails: Fails, picked: str, left: int) -> None:
    """As by how many shields it breaks."""
    cards = [plain("Test Colossus", 9000, "Double Breaker. Triple Breaker."), plain("Test Plain", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Colossus"]}, "opponent": {"shields": ["4 x Test Plain"]}}
    assert fails(board, [f"Test Colossus attacks opponent choosing {picked}"], [f"opponent's shield zone has {left} card{'s' * (left > 1)}"], GAME, cards) == []


@pytest.mark.parametrize("said", ["I cross blade with bearer", "自分がbladeをbearerにクロスする"])
def test_a_cross_gear_is_crossed_in_the_words_of_the_game(fails: Fails, said: str) -> None:
    """For its cost, with a creature that is named."""
    blade = {"name": {"en": "Test Blade", "ja": "試験の刃"}, "kind": "cross gear", "class": "fire", "cost": 1, "text": "The crossed creature has 2000 more power."}
    board = {"turn": "me", "me": {"mana": [{"card": "Test Plain", "as": "m"}],
                                  "battle": [{"card": "Test Blade", "as": "blade"}, {"card": "Test Plain", "as": "bearer"}, {"card": "Test Plain", "as": "other"}]}}
    assert fails(board, [said], ["bearer's power is 3000", "other's power is 1000", "m is tapped"], GAME, [blade, plain("Test Plain", 1000)]) == []


def test_a_battle_is_told_of_both(fails: Fails) -> None:
    """Whoever attacked, and of no one else."""
    cards = [plain("Test Ram", 6000), plain("Test Plain", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Ram"]}, "opponent": {"battle": [{"card": "Test Plain", "as": "target", "tapped": "true"}, {"card": "Test Plain", "as": "other"}]}}
    then = ["it happened that target battles Test Ram", "it happened that Test Ram battles target", "it never happened that other battles"]
    assert fails(board, ["Test Ram attacks target"], then, GAME, cards) == []
    assert fails(board, ["Test Ram attacks target"], ["it happened that Test Ram battles other"], GAME, cards) != []


def test_an_s_trigger_that_cannot_be_used_is_no_refusal_of_the_attack(fails: Fails) -> None:
    """It is told why, and can be stated; nobody has to."""
    evolution = plain("Test Drake", 5000, "Shield Trigger.\nThis is put on 1 allied Water creature.", traits=["evolution"])
    board = {"turn": "me", "me": {"battle": ["Test Plain"]}, "opponent": {"shields": ["Test Drake"]}}
    cards = [evolution, plain("Test Plain", 1000)]
    assert fails(board, ["Test Plain attacks opponent"], ["Test Drake is in opponent's hand"], GAME, cards) == []
    assert fails(board, ["Test Plain attacks opponent"], ["part of action 1 was refused by dm.play.onto-another-card"], GAME, cards) == []


def test_more_power_is_told_as_one_figure() -> None:
    """A creature has power and nothing beside it."""
    frames = library().run("dm-power-attacker", library().find("dm-power-attacker")[0].scenarios[0].name).frames
    told = [say(f, "en") for f in frames if f.event is not None and f.event.type == "strengthened"]
    assert told
    assert all("/" not in one for one in told)
