"""The counters of Shadowverse, on cards and of players."""

from __future__ import annotations

from engine.games.shadowverse.states import times_before
from engine.games.shadowverse.super_evolving import MARK, POINT
from engine.games.shadowverse.vocabulary import STATES
from engine.kernel.counters import ATTACKS, ENTERED, Counter, never_shown

ON_CARDS = (
    Counter("countdown", "countdown", "カウントダウン", given=True),
    Counter("stack", "stack", "スタック", given=True),
    Counter("spellboost", "spellboost", "スペルブースト", given=True),
    Counter("union_burst", "Union Burst comes sooner by", "ユニオンバーストの短縮", given=True),
    Counter("fusions", "times fused", "融合した回数", given=True),
    Counter("more_attacks", "further attacks", "追加の攻撃回数"),
    Counter(MARK, "super-evolved", "超進化", shown="state", given=True),
    Counter("doomed", "doomed", "破壊確定", shown="state"),
    ENTERED,
    ATTACKS,
    *never_shown("last_defense", "enhance", "fused_turn", "engaged_turn", "spent", "joins"),
)
OF_PLAYERS = tuple(
    Counter(id, en, ja, of="player", given=True)
    for id, en, ja in (
        ("self_damage", "damage to oneself", "自傷回数"),
        ("evolutions", "evolutions", "進化回数"),
        ("cards_played", "cards played", "プレイ枚数"),
        ("combo", "Combo", "連続プレイ枚数"),
        ("drawn_this_turn", "drawn this turn", "このターンのドロー"),
        ("burials", "Burial Rites", "葬送回数"),
        ("victory_card", "Victory Card", "勝利のカード"),
        ("vengeance", "Vengeance", "復讐"),
        ("extra_turns", "extra turns", "追加ターン"),
        ("earth_sigils", "Earth Sigils", "土の印"),
        ("turns", "turns begun", "ターン数"),
        (POINT, "SEP", "SEP"),
        ("evolved_by_points", "evolved by points this turn", "このターンのEPによる進化"),
    )
)
BEGUN = tuple(
    Counter(times_before(w.id), f"times {w.en} before", f"それまでの{w.ja}回数", of="player", given=True) for w in STATES
)
COUNTERS = (*ON_CARDS, *OF_PLAYERS, *BEGUN)
