"""What rules are grouped under: the middle part of their names, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulings.http.language import here
from rulings.store.models import Rule

NAMES: Mapping[str, tuple[str, str]] = {
    "attack": ("Attacking", "攻撃"),
    "automatic": ("Automatic effects", "自動効果"),
    "avarice": ("Avarice", "渇望"),
    "banish": ("Banishing", "消滅"),
    "barrier": ("Barrier", "バリア"),
    "batch": ("Several at once", "同時に扱うもの"),
    "battle": ("Battles", "バトル・戦闘"),
    "board": ("The board", "場"),
    "boarding": ("Boarding", "操縦・乗り込み"),
    "burn": ("Burning", "手札あふれ"),
    "card": ("Cards", "カード"),
    "charm": ("Charm", "チャーム"),
    "combat": ("Combat", "攻撃と交戦"),
    "combine": ("Combining", "合体"),
    "continuous": ("Continuous effects", "継続する効果"),
    "cost": ("Costs", "コスト"),
    "countdown": ("Countdown", "カウントダウン"),
    "damage": ("Damage", "ダメージ"),
    "deck": ("The deck", "デッキ"),
    "declaration": ("Declarations", "宣言"),
    "destruction": ("Destruction", "破壊"),
    "discard": ("Discarding", "捨てる"),
    "draw": ("Drawing", "ドロー"),
    "effect": ("Effects", "効果"),
    "engage": ("Engaging", "アクト"),
    "ep": ("EP", "EP"),
    "evolution": ("Evolution", "進化クリーチャー"),
    "evolve": ("Evolving", "進化"),
    "evolving": ("Abilities on evolving", "進化に関する能力"),
    "fizzle": ("Fizzling", "不発"),
    "forbidden": ("Forbidding", "禁止"),
    "forms": ("Forms of a card", "カードの状態"),
    "fusion": ("Fusion", "融合"),
    "game": ("The game", "ゲーム"),
    "gods": ("Gods", "ゴッド"),
    "hand": ("The hand", "手札"),
    "if-you-do": ("“If you do”", "「そうしたら」"),
    "interference": ("Interference", "干渉"),
    "interrupt": ("Interrupts", "割り込み"),
    "intimidate": ("Intimidate", "威圧"),
    "judge": ("Gachinko Judge", "ガチンコ・ジャッジ"),
    "judging": ("When it is judged", "判定の時点"),
    "leader": ("The leader", "リーダー"),
    "leaving": ("Leaving the board", "場を離れる"),
    "life": ("Life", "ライフ"),
    "loop": ("Loops", "繰り返し"),
    "mana": ("Mana", "マナ"),
    "mulligan": ("Mulligan", "手札交換"),
    "name": ("Names", "名称"),
    "necromancy": ("Necromancy", "ネクロマンス"),
    "node": ("Nodes", "ノード"),
    "opening": ("Before the first turn", "ゲームの開始"),
    "order": ("Order", "処理順"),
    "overlap": ("Overlapping effects", "効果の重複"),
    "pending": ("What waits", "待機中の能力"),
    "play": ("Playing", "プレイ"),
    "points": ("Points", "ポイント"),
    "priority": ("Priority", "優先権"),
    "protection": ("Protection", "保護"),
    "put": ("Putting cards", "カードを置く"),
    "race": ("Races", "種族"),
    "removal": ("Removal", "除去"),
    "replacement": ("Replacement", "置換"),
    "resolution": ("Resolution", "解決"),
    "rite": ("Rites", "葬送・土の秘術"),
    "seeing": ("What is seen", "公開される情報"),
    "set": ("Set cards", "セットされたカード"),
    "shield-trigger": ("Shield triggers", "S・トリガー"),
    "shields": ("Shields", "シールド"),
    "simultaneous": ("At the same time", "同時"),
    "spell": ("Spells", "スペル"),
    "state-based": ("State-based processing", "状況起因処理"),
    "summon": ("Summoning", "召喚"),
    "super-evolve": ("Super-evolving", "超進化"),
    "target": ("Objects", "対象"),
    "targets": ("Targets", "対象・目標"),
    "this-way": ("“This way”", "「こうして」"),
    "timing": ("Timing", "タイミング"),
    "transform": ("Transforming", "変身"),
    "trigger": ("Triggering", "誘発"),
    "turn": ("The turn", "ターン"),
    "twinpact": ("Twinpact", "ツインパクト"),
    "union": ("Union", "連結"),
    "use": ("Using cards", "カードの使用"),
    "victory": ("Victory and loss", "勝利と敗北"),
    "zones": ("Zones", "ゾーン"),
}


def topic_of(rule: str) -> str:
    """The topic of a rule, by its name."""
    parts = rule.split(".")
    return parts[1] if len(parts) > 2 else parts[0]


def topic_name(topic: str) -> str:
    """What a topic is called in the language of the request; a topic of a rule that has just been written is called as it is written."""
    names = NAMES.get(topic)
    return names[here() == "ja"] if names else topic.replace("-", " ")


def topics(rules: Iterable[Rule]) -> list[tuple[str, list[Rule]]]:
    """Rules under the names of their topics, in the order in which they stand."""
    groups: dict[str, list[Rule]] = {}
    for rule in rules:
        groups.setdefault(topic_of(rule.id), []).append(rule)
    return [(topic_name(topic), found) for topic, found in groups.items()]
