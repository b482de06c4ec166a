"""How a turn of Phantom Magic Vision goes: its phases, and what priority and interferences are in each."""

from engine.games.vision import policies as rule
from engine.kernel.turn_parts import TurnPart, itself, may

TURN = (
    TurnPart("active", {"en": "Active phase", "ja": "アクティブフェイズ"}, (
        itself("The turn player's sleeping cards on the field wake, nodes do not; the other player's characters with Vigilance wake too.",
               "ターンプレイヤーの場のカードがアクティブになる。ノードはそのままで、相手の警戒を持つキャラクターもアクティブになる。",
               rule.TURN_WAKES, rule.VIGILANCE, event="marked"),
    )),
    TurnPart("maintenance", {"en": "Maintenance phase", "ja": "メンテナンスフェイズ"}, (
        itself("What waits for the beginning of this phase applies.", "このフェイズの開始時の効果が適用される。",
               rule.TURN_PHASES, event="phase-begun"),
        itself("Upkeep is paid for each card that asks for it, or the card is destroyed.",
               "維持コストを支払う。支払わなかったカードは破棄される。", rule.UPKEEP),
    )),
    TurnPart("draw", {"en": "Draw phase", "ja": "ドローフェイズ"}, (
        itself("A card is drawn, but none in the first turn of the game; who cannot draw has lost.",
               "カードを1枚引く。最初のターンは引かない。引けなければ敗北する。", rule.DECK_OUT, rule.FIRST_DRAW, event="drawn"),
    )),
    TurnPart("main", {"en": "Main phase", "ja": "メインフェイズ"}, (
        may("set_node", "Sets a card of the hand as a node, once a turn.", "1ターンに1回、手札のカードをノードにセットする。",
            rule.NODE_ONCE, rule.NODE_HAND, rule.NODE_FACE_DOWN, rule.NODE_NO_INTERFERENCE),
        may("attack", "Attacks with an active character, which goes to sleep.",
            "アクティブ状態のキャラクターで攻撃し、スリープ状態にする。",
            rule.BATTLE_ABLE, rule.INTERFERENCE_ATTACK),
        may("defend", "Defends with an active character, as the first answer to the attack; it goes to sleep.",
            "攻撃への直接の干渉として、アクティブ状態のキャラクターで防御し、スリープ状態にする。",
            rule.BATTLE_ABLE, rule.DEFENSE_DIRECT, rule.DEFENSE_SLEEPS, by="other-player"),
    )),
    TurnPart("discard", {"en": "Discard phase", "ja": "ディスカードフェイズ"}, (
        itself("As the turn ends, damage on characters is gone and what lasts until then ends; then what waits for the end applies.",
               "ターンの終わりに、まずダメージとターン終了時までの効果がなくなり、その後ターン終了時の効果が適用される。",
               rule.TURN_END, event="turn-ended"),
    )),
    TurnPart("always", {"en": "At any moment", "ja": "いつでも"}, (
        itself("Whoever holds priority acts: the turn player first as a phase begins, and again after an interference.",
               "優先権を持つプレイヤーが行動する。フェイズの最初と干渉の後はターンプレイヤーから。",
               rule.PRIORITY_NEEDED, rule.PRIORITY_AFTER_PHASE, event="priority"),
        may("play", "Plays a card, which opens an interference or joins it: spells in the own main phase, and there one character.",
            "カードをプレイする。干渉を始めるか、干渉に加わる。スペルとキャラクターは自分のメインフェイズに、キャラクターは1ターンに1枚。",
            rule.PLAY_HAVE, rule.PLAY_WHEN, rule.PLAY_ONE, rule.PLAY_NODES, rule.NODE_PAYMENT, rule.PLAY_TARGET,
            rule.INTERFERENCE_OPENED_BY, by="either"),
        may("use", "Uses an activated effect.", "起動効果を使用する。", rule.USE_HAVE, rule.USE_CONDITION, rule.PLAY_TARGET,
            by="either"),
        may("pass", "Passes. When all have in a row, an open interference resolves from the last, then its battle; else the phase is over.",
            "放棄する。全員が連続して放棄すると、干渉があれば最後のものから解決されて戦闘を行い、なければフェイズが終わる。",
            rule.PRIORITY_PASSING, rule.STACK_ORDER, rule.INTERFERENCE_BATTLE, by="either"),
        may("end_turn", "Ends the turn: nobody does anything more, all pass phase by phase.",
            "ターンを終える。全員が何もせず、フェイズごとに放棄する。", rule.TURN_PHASES),
        itself("Automatic effects apply with no answer, the turn player's first.",
               "自動効果は干渉されずに適用される。ターンプレイヤーのものが先。",
               rule.AUTOMATIC_ANSWERED, rule.POOL_PLAYER),
        itself("It is looked at who has no life left.", "ライフのないプレイヤーがいるか確かめる。", rule.LIFE_LOOKED_AT, rule.LIFE_BOTH),
    )),
)  # fmt: skip
