"""What writers of the three games besides Shadowverse say first, and what it comes to; and what they are told where it cannot be said so."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language import Names
from engine.language.errors import LanguageError
from engine.language.sentences import parse_action, parse_expectation, render

WORDS = (("ram", "Ram", "牡羊"), ("bolt", "Bolt", "稲妻"), ("well", "Well", "井戸"), ("elk", "Elk", "大鹿"), ("guard", "Guard", "番人"))
NAMES = Names({}, {slug: {"en": en, "ja": ja} for slug, en, ja in WORDS})

SAID = """
duel-masters | a | I put Ram on top of Elk | I play Ram targeting Elk
duel-masters | a | I tap Elk and Guard to summon Ram | I play Ram paying with Elk and Guard
duel-masters | a | I declare ninja strike with Guard | I use Guard's Ninja Strike
duel-masters | a | 自分は牡羊を大鹿の上に召喚する | I play Ram choosing Elk
duel-masters | a | 自分は稲妻を唱える（対象は牡羊、選択は大鹿） | I play Bolt targeting Ram choosing Elk
duel-masters | a | 相手はS・トリガーの稲妻を唱える（選択は牡羊） | Opponent uses Bolt's Shield Trigger choosing Ram
duel-masters | a | 大鹿から牡羊に侵略 | I use Ram's Invasion
duel-masters | a | 相手のターンになる | I end the turn
duel-masters | a | opponent's turn begins | I end the turn
duel-masters | e | Elk evolved into Ram | Elk is beneath Ram
duel-masters | e | 大鹿は牡羊に進化した | Elk is beneath Ram
duel-masters | e | 稲妻は唱えられなかった | Bolt was not played
duel-masters | e | 稲妻が井戸より先に使われた | First Bolt is played, then Well is played
duel-masters | e | all my mana is tapped | All cards in my mana zone are tapped
vision | a | I equip Bolt to Ram | I play Bolt targeting Ram
vision | a | 自分は稲妻をプレイする（目標は牡羊） | I play Bolt targeting Ram
vision | a | 相手は牡羊を目標に稲妻で干渉する | Opponent plays Bolt targeting Ram
vision | e | Elk did not defend | It never happened that Elk defends
vision | e | opponent did not take damage | It never happened that opponent takes at least 1 damage
vision | e | Bolt is equipped to Ram | Bolt is set on Ram
vision | e | 牡羊は稲妻を装備している | Bolt is set on Ram
vision | e | opponent has priority | Opponent holds priority
chrono-card | a | Elk supports Ram with its AP | I declare a charm by Ram supported by Elk choosing 1
chrono-card | a | 大鹿が牡羊を支援する | I declare a charm by Ram supported by Elk
chrono-card | a | once my draw phase begins, I use Bolt | Once my draw phase begins, I play Bolt
chrono-card | e | 稲妻は牡羊のA.Skillより先に解決された | First Bolt's effect resolves, then Ram's A.Skill resolves
chrono-card | e | after action 2, Bolt is waiting | After action 2, Bolt's effect is waiting
chrono-card | e | after action 2, I have not drawn a card | After action 2, 0 of my cards were drawn
chrono-card | e | Ram can't charm | Ram can't attack
"""
REFUSED = """
vision | a | I end my main phase | Both players pass
vision | e | Ram can't defend | It never happened that Ram defends
chrono-card | a | the main phase begins | I declare a phase change
chrono-card | a | エンドフェイズになる | 自分がメインフェイズ終了を宣言する
"""


def rows(table: str) -> list[list[str]]:
    return [line.split(" | ") for line in table.strip().splitlines()]


@pytest.mark.parametrize("game, sort, text, meant", rows(SAID))
def test_it_comes_to(game: str, sort: str, text: str, meant: str) -> None:
    words = GAMES[game].vocabulary
    parse = {"a": parse_action, "e": parse_expectation}[sort]
    assert render(parse(text, NAMES, words), "en", NAMES, words) == meant


@pytest.mark.parametrize("game, sort, text, near", rows(REFUSED))
def test_what_means_about_that_is_proposed(game: str, sort: str, text: str, near: str) -> None:
    words = GAMES[game].vocabulary
    parse = {"a": parse_action, "e": parse_expectation}[sort]
    with pytest.raises(LanguageError) as caught:
        parse(text, NAMES, words)
    assert near in caught.value.nearest


def test_whose_phase_begins_is_looked_at() -> None:
    words = GAMES["chrono-card"].vocabulary
    mine = parse_expectation("my draw phase begins", NAMES, words)
    assert mine != parse_expectation("opponent's draw phase begins", NAMES, words)
