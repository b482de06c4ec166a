"""Marks that texts put on cards ("can't attack") in words, as the log tells of them and as they stand on a card."""

from __future__ import annotations

from typing import NamedTuple


class Mark(NamedTuple):
    """A mark in words (English, Japanese): ``said`` of a card that gains it, ``shown`` on the card, short."""

    said: tuple[str, str]
    shown: tuple[str, str]


MARKS = {
    "cannot-attack": Mark(("can't attack", "攻撃できない"), ("Cannot attack", "攻撃不可")),
    "cannot-attack-follower": Mark(
        ("can't attack followers", "フォロワーを攻撃できない"), ("Cannot attack followers", "フォロワーを攻撃不可")
    ),
    "cannot-attack-leader": Mark(("can't attack the leader", "リーダーを攻撃できない"), ("Cannot attack the leader", "リーダーを攻撃不可")),
    "indestructible": Mark(("can't be destroyed by effects", "効果では破壊されない"), ("Not destroyed by effects", "効果では破壊されない")),
    "undestroyable": Mark(("can't be destroyed", "破壊されない"), ("Not destroyed at all", "破壊されない")),
    "unbanishable": Mark(("can't be banished", "消滅しない"), ("Not banished", "消滅しない")),
    "untargetable": Mark(("can't be targeted", "選択されない"), ("Not targeted", "選択されない")),
    "untargetable-by": Mark(("can't be targeted", "選択されない"), ("Not targeted", "選択されない")),
    "lures": Mark(("is the only one of its side that can be targeted", "味方の中で唯一選択できる"), ("The only target", "唯一の選択対象")),
    "cannot-be-affected": Mark(("can't be affected", "対象にならない"), ("Not affected", "対象にならない")),
    "not-affected": Mark(("can't be affected", "影響を受けない"), ("Not affected", "影響を受けない")),
    "affected-in-figures": Mark(
        ("can't be affected except in attack and defense", "攻撃力と体力を除いて影響を受けない"),
        ("Affected in figures only", "攻撃力と体力だけ影響を受ける"),
    ),
    "cannot-be-dying": Mark(("can't be dying", "決死状態にならない"), ("Not dying", "決死状態にならない")),
    "stays-asleep": Mark(
        ("doesn't wake in the active phase", "アクティブフェイズにアクティブ状態にならない"),
        ("Stays asleep", "アクティブ状態にならない"),
    ),
    "other-side": Mark(("is on its other side", "変身状態である"), ("Transformed", "変身状態")),
    "resists": Mark(
        ("takes no battle damage from some races", "特定の種族から戦闘ダメージを受けない"), ("Resists races", "種族への耐性")
    ),
    "upkeep": Mark(("asks for upkeep", "維持コストを持つ"), ("Upkeep", "維持コスト")),
    "falls": Mark(("is discarded once its text says so", "条件を満たすと破棄される"), ("Discarded on a condition", "条件で破棄")),
    "plays-stand": Mark(("has plays that can't be made void", "プレイを無効にされない"), ("Plays not made void", "プレイを無効にされない")),
    "no-node": Mark(("lays no nodes", "ノードをセットできない"), ("Lays no nodes", "ノードのセット不可")),
    "no-activated": Mark(("can't use activated effects", "起動効果を使用できない"), ("No activated effects", "起動効果は使用不可")),
    "skips-phase": Mark(("skips a phase", "フェイズをスキップする"), ("Skips a phase", "フェイズをスキップ")),
    "cannot-evolve": Mark(
        ("can't be evolved with evolution points", "EPで進化できない"), ("Cannot evolve with points", "EPで進化不可")
    ),
    "cannot-be-evolved": Mark(("can't be evolved", "進化できない"), ("Cannot be evolved", "進化不可")),
    "cannot-be-returned": Mark(("can't be returned to hand", "手札に戻らない"), ("Not returned to hand", "手札に戻らない")),
    "cannot-attack-without": Mark(
        ("can't attack followers without a keyword", "特定の能力を持たないフォロワーを攻撃できない"),
        ("Cannot attack all followers", "攻撃できるフォロワーに制限")
    ),
    "cannot-attack-player": Mark(("can't attack players", "プレイヤーを攻撃できない"), ("Cannot attack players", "プレイヤーを攻撃不可")),
    "cannot-be-attacked_at": Mark(("can't be attacked", "攻撃されない"), ("Not attacked", "攻撃されない")),
    "cannot-be-blocked": Mark(("can't be blocked", "ブロックされない"), ("Not blocked", "ブロックされない")),
    "cannot-block": Mark(("can't block", "ブロックできない"), ("Cannot block", "ブロック不可")),
    "cannot-produce": Mark(("can't make EP", "EPを発生させられない"), ("Makes no EP", "EP発生不可")),
    "cannot-support": Mark(("can't support", "支援できない"), ("Cannot support", "支援不可")),
    "attacks-untapped": Mark(
        ("can attack untapped creatures", "アンタップしているクリーチャーを攻撃できる"), ("Attacks untapped", "アンタップ状態も攻撃")
    ),
    "stays-tapped": Mark(("doesn't untap", "アンタップしない"), ("Does not untap", "アンタップしない")),
    "cannot-attack-creature": Mark(
        ("can't attack creatures", "クリーチャーを攻撃できない"), ("Cannot attack creatures", "クリーチャーを攻撃不可")
    ),
    "put-tapped": Mark(("is put there tapped", "タップして置かれる"), ("Put tapped", "タップして置く")),
    "wins-battles": Mark(("wins all battles", "すべてのバトルに勝つ"), ("Wins battles", "すべてのバトルに勝つ")),
    "unbreakable": Mark(("can't be broken", "ブレイクされない"), ("Not broken", "ブレイクされない")),
    "bears-any-evolution": Mark(
        ("may have any evolution put on it", "上にどんな進化クリーチャーも置ける"), ("Any evolution", "どんな進化元にもなる")
    ),
    "shincarize": Mark(
        ("may have an evolution put on it like a creature", "クリーチャーのように進化元になる"), ("Base of evolutions", "進化元になる")
    ),
    "must-defend": Mark(("has to defend if able", "可能な限り防御を行わなければならない"), ("Must defend", "強制防御")),
    "must-be-met": Mark(
        ("has to be defended against if able", "可能な限り防御されなければならない"), ("Must be defended against", "防御させる")
    ),
    "must-attack": Mark(("attacks each turn if able", "可能なら毎ターン攻撃する"), ("Must attack", "強制攻撃")),
    "breaks-more": Mark(("breaks more", "さらにブレイクする"), ("Breaks more", "ブレイク数増加")),
    "power-attacker": Mark(("Power Attacker", "パワーアタッカー"), ("Power Attacker", "パワーアタッカー")),
    "attacks": Mark(("can attack so often each turn", "1ターンに攻撃できる回数"), ("Attacks each turn", "1ターンの攻撃回数")),
    "evolves-for": Mark(("evolves for so many evolution points", "進化に使うEP"), ("Evolution points to evolve", "進化に使うEP")),
    "ignore-ward-leader": Mark(
        ("can attack the leader ignoring Ward", "守護を無視してリーダーを攻撃できる"),
        ("Attacks the leader past Ward", "守護を無視してリーダーを攻撃"),
    ),
    "ignore-ward": Mark(("can attack ignoring Ward", "守護を無視して攻撃できる"), ("Attacks past Ward", "守護を無視して攻撃")),
}
