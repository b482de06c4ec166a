"""What a bracket behind a keyword says is dropped where it says what the keyword means, with its number, and nowhere else."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.reminders import joined
from tests.games.duel_masters.test_words import done

NINJA = "(相手のクリーチャーが攻撃またはブロックした時、自分のマナゾーンにカードが{n}枚以上あり、その攻撃中に「ニンジャ・ストライク」能力を使っていなかった場合、このシノビをコストを支払わずに召喚してもよい。そのターンの終わりに、このシノビを自分の山札の一番下に置く)"
SPIRITS = "返霊2(このクリーチャーが攻撃する時、自分の墓地からカードを{n}枚、好きな順序で山札の一番下に置いてもよい。そうした場合、このクリーチャーの能力を使う)\n相手のクリーチャーを1体選び、タップする。"
PAIRS = [
    ("creature", "en", "Double breaker (This creature breaks two shields.)", "Double breaker (This creature breaks three shields.)", "Double Breaker."),
    ("creature", "en", "Triple breaker (This creature breaks 3 shields.)", "Triple breaker (This creature breaks 2 shields.)", "Triple Breaker."),
    ("creature", "en", "Power attacker +2000 (While attacking, this creature gets +2000 power.)", "Power attacker +2000 (While attacking, this creature gets +3000 power.)", "Power Attacker 2000."),
    ("creature", "en", "Slayer (Whenever this creature battles, destroy the other creature after the battle.)", "Slayer (Whenever this creature battles, destroy it after the battle.)", "Slayer."),
    ("creature", "en", "Blocker (Whenever an opponent's creature attacks, you may tap this creature to stop the attack.)", "Blocker (This creature attacks.)", "Blocker."),
    ("spell", "en", "Charger (After you cast this spell, put it into your mana zone instead of your graveyard.)", "Charger (After you cast this spell, put it into your graveyard.)", "Charger."),
    ("creature", "en", "Shield trigger (When this creature is put into your hand from your shield zone, you may summon it immediately for no cost.)",
     "Shield trigger (When this creature is put into your hand from your shield zone, you may summon it for its cost.)", "Shield Trigger."),
    ("creature", "ja", "W・ブレイカー(このクリーチャーはシールドを2枚ブレイクする)", "W・ブレイカー(このクリーチャーはシールドを3枚ブレイクする)", "Double Breaker."),
    ("creature", "ja", "Q・ブレイカー(このクリーチャーはシールドを4枚ブレイクする)", "Q・ブレイカー(このクリーチャーはシールドを2枚ブレイクする)", "Quadruple Breaker."),
    ("creature", "ja", "パワーアタッカー+4000(攻撃中、このクリーチャーのパワーは+4000される)", "パワーアタッカー+4000(攻撃中、このクリーチャーのパワーは+2000される)", "Power Attacker 4000."),
    ("creature", "ja", "ニンジャ・ストライク 4" + NINJA.format(n=4), "ニンジャ・ストライク 4" + NINJA.format(n=6), "Ninja Strike 4."),
    ("creature", "ja", "ブロッカー(相手クリーチャーが攻撃する時、このクリーチャーをタップして、その攻撃を阻止してもよい。その後、その相手クリーチャーとバトルする)", "ブロッカー(相手クリーチャーが攻撃する時、このクリーチャーをタップする)", "Blocker."),
    ("creature", "ja", SPIRITS.format(n=2), SPIRITS.format(n=3),
     "When this attacks: if there are 2 or more cards in your graveyard, you may put 2 chosen cards in your graveyard on the bottom of its owner's deck. If you do, tap a chosen enemy creature."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "lang", "right", "wrong", "means"), PAIRS)
def test_a_bracket_must_say_what_the_keyword_means(kind: str, lang: str, right: str, wrong: str, means: str) -> None:
    """With another number, or without the deed, it says something else, and the line is refused."""
    assert done(right, kind, lang) == means
    assert done(wrong, kind, lang) == ""


@pytest.mark.parametrize(
    "line",
    [
        'This creature gets +3000 power and has "double breaker." (A creature that has "double breaker" breaks two shields.)',
        "自分の他のクリーチャーはすべて「パワーアタッカー+2000」と「W・ブレイカー」を得る。(攻撃中、そのクリーチャーのパワーは+2000され、シールドを攻撃したとき、シールドを2枚ブレイクする)",
    ],
)
def test_numbers_of_the_line_itself_may_come_again(line: str) -> None:
    """What is given beside the keyword may be explained with it."""
    assert done(line, "creature", "en" if line.isascii() else "ja") != ""


def test_what_an_explanation_must_say_is_asked_after_a_word_that_stands() -> None:
    """A slip in the word would leave an explanation unasked without a sign: it fails as the game is loaded."""
    rows = (("blocker", "block it"),)
    assert len(joined(("a", rows), says={"blocker": ("block", None)})) == 1
    with pytest.raises(ValueError, match="bloker"):
        joined(("a", rows), says={"bloker": ("block", None)})
