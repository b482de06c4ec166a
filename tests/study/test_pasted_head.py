"""The head of a card that was pasted whole: its lines before the abilities, where every word of them is understood."""

import pytest

from engine.study.pasted_head import PastedHead, PastedSides, head_of, sides_of

WORDS = {
    "kind": {"follower": "follower", "フォロワー": "follower", "spell": "spell", "スペル": "spell", "creature": "creature", "クリーチャー": "creature"},
    "class": {"neutral": "neutral", "ニュートラル": "neutral", "fire": "fire", "火": "fire", "light": "light", "光": "light"},
}
POWER, PAIR = {"cost", "power"}, {"cost", "attack", "defense"}


@pytest.mark.parametrize(
    "text, figures, fields, lines",
    [
        ("Follower, cost 3, 2/4\nWard.", PAIR, {"kind": "follower", "cost": "3", "attack": "2", "defense": "4"}, 1),
        ("フォロワー　ニュートラル\nコスト：３　攻撃力２　体力４\n守護", PAIR, {"kind": "follower", "class": "neutral", "cost": "3", "attack": "2", "defense": "4"}, 2),
        ("文明：火\n種類：クリーチャー\nコスト5\nパワー6000+\nW・ブレイカー", POWER, {"class": "fire", "kind": "creature", "cost": "5", "power": "6000"}, 4),
        ("Fire creature\nPower: 6000\n\nDouble breaker", POWER, {"class": "fire", "kind": "creature", "power": "6000"}, 3),
        ("AP 2 DP 3\nDraw a card.", PAIR, {"attack": "2", "defense": "3"}, 1),
    ],
)
def test_lines_of_figures_and_words_are_fields(text, figures, fields, lines):
    assert head_of(text, WORDS, figures, named=True) == PastedHead(fields, lines)


def test_the_first_line_of_a_card_without_a_name_is_its_name():
    text = "試しの爆竜\nコスト5\nブロッカー"
    assert head_of(text, WORDS, POWER, named=False) == PastedHead({"name": "試しの爆竜", "cost": "5"}, 2)
    assert head_of(text, WORDS, POWER, named=True) == PastedHead({}, 0), "then it is a line of the text"
    assert head_of("Ward.\nStorm.", WORDS, PAIR, named=False) == PastedHead({}, 0)


@pytest.mark.parametrize(
    "text",
    [
        "Follower of the flame, cost 3",  # what it is besides would be lost
        "Creature: Dragon\nPower 6000",
        "コスト3以下のフォロワーを破壊する。",
        "Cost 3 less.",
        "Spellboost this.",
        "光の陣",
        "+2/+0",
        "Cost 50%",
        "",
        "\n\n",
    ],
)
def test_a_line_with_any_other_word_is_a_line_of_the_text(text):
    assert head_of(text, WORDS, PAIR | POWER, named=True) == PastedHead({}, 0)


def test_what_two_lines_say_otherwise_stays_in_the_text():
    assert head_of("Cost 3\nCost 4", WORDS, PAIR, named=True) == PastedHead({"cost": "3"}, 1)
    assert head_of("Cost 3 cost 4", WORDS, PAIR, named=True) == PastedHead({}, 0)
    assert head_of("Power 6000", WORDS, PAIR, named=True) == PastedHead({}, 0), "this game's cards have none"


@pytest.mark.parametrize(
    "text, sides",
    [
        ("進化前 2/2\n守護\n【進化後】4/4\n進化時 カードを1枚引く。", PastedSides("2/2\n守護", "\n\n\n進化時 カードを1枚引く。", {"evolved_attack": "4", "evolved_defense": "4"})),
        ("Ward.\n-- Evolved --\nWard.\nStrike: Draw a card.", PastedSides("Ward.", "\n\nWard.\nStrike: Draw a card.", {})),
        ("進化後：攻撃力４　体力３", PastedSides("", "", {"evolved_attack": "4", "evolved_defense": "3"})),
    ],
)
def test_a_row_of_its_own_heads_the_evolved_side(text, sides):
    assert sides_of(text) == sides


@pytest.mark.parametrize("text", ["Ward.\nEvolved followers have Ward.", "守護\n進化後の自分のフォロワーは守護 を持つ。", "進化前\n守護", "Evolve: Draw a card.", "Evolved: draw 4/4"])
def test_any_other_row_heads_nothing(text):
    assert sides_of(text) is None
