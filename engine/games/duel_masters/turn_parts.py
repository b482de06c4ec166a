"""How a turn of Duel Masters goes: its steps, which never go back, and what is done in each."""

from engine.games.duel_masters import policies as rule
from engine.kernel.turn_parts import TurnPart, itself, may

TURN = (
    TurnPart("start", {"en": "Start of the turn", "ja": "ターンの開始"}, (
        itself("What lasts until the start of the turn ends, and tapped cards in the battle zone and the mana zone are untapped.",
               "ターン開始時までの効果が終わり、バトルゾーンとマナゾーンのカードをアンタップする。", rule.TURN_ORDER, event="untapped"),
        itself("Abilities that wait for the start of the turn are carried out, the turn player's first.",
               "ターン開始時の能力を、ターンプレイヤーのものから行う。", rule.POOL_PLAYER, rule.POOL_ORDER, event="turn-started"),
    )),
    TurnPart("draw", {"en": "Draw", "ja": "ドロー"}, (
        itself("A card is drawn; a deck without cards loses the game.", "カードを1枚引く。山札がなくなると敗北する。",
               rule.SBP_EMPTY_DECK, event="drawn"),
    )),
    TurnPart("charge", {"en": "Charge", "ja": "マナチャージ"}, (
        may("put_card", "Puts one card from hand into the mana zone; a multicolored one enters tapped.",
            "手札を1枚マナゾーンに置く。多色カードはタップして置く。", rule.PLAY_CHARGE, rule.MANA_TAPPED),
    )),
    TurnPart("main", {"en": "Main", "ja": "メイン"}, (
        may("play", "Plays cards from hand, paid by tapping mana, of each civilization of the card.",
            "手札のカードを、その各文明を含むマナをタップして使う。", rule.PLAY_OWN_TURN, rule.PLAY_COST, rule.PLAY_CIVILIZATION),
        may("use", "Crosses a Cross Gear to a creature.", "クロスギアをクリーチャーにクロスする。", rule.GEAR),
        itself("After each of these the rules look at the table, then each player orders what they have waiting.",
               "それぞれの後、状況起因処理を行い、待っている能力を各プレイヤーが順番を決めて行う。",
               rule.SBP_COMES_FIRST, rule.POOL_ORDER),
    )),
    TurnPart("attack", {"en": "Attack", "ja": "攻撃"}, (
        may("attack", "Attacks with a creature; from the first attack on nothing is charged or played any more.",
            "クリーチャーで攻撃する。攻撃を始めた後は、マナチャージも召喚もできない。",
            rule.ATTACK_MAY, rule.TURN_STEPS, rule.ATTACK_MUST),
        may("use", "Taps a creature instead of attacking with it, for its tap ability.",
            "攻撃するかわりにクリーチャーをタップし、その能力を使う。", rule.TAP_ABILITY),
        itself("A Blocker may stand in the way; creatures battle, and the lesser power is destroyed.",
               "ブロッカーで防げる。バトルではパワーの低いほうが破壊される。", rule.ATTACK_BLOCK, rule.BATTLE_POWER, rule.SBP_BATTLE),
        itself("An attack on the player breaks shields; those with S-Trigger are declared together and used one after the other.",
               "プレイヤーへの攻撃はシールドをブレイクする。S・トリガーはまとめて宣言し、順に使う。",
               rule.ATTACK_SHIELDS, rule.TRIGGER_DECLARED, event="broken"),
        itself("A player who is hit without shields has lost.",
               "シールドのないプレイヤーが攻撃を受けると敗北する。", rule.SBP_DIRECT_ATTACK),
    )),
    TurnPart("end", {"en": "End of the turn", "ja": "ターンの終了"}, (
        may("end_turn", "Ends the turn, unless a creature still has to attack.",
            "ターンを終了する。攻撃しなければならないクリーチャーがいれば終了できない。", rule.ATTACK_MUST, rule.PLAY_OWN_TURN),
        itself("Abilities that wait for the end of the turn are carried out; then what lasts until then ends.",
               "ターン終了時の能力を行い、ターン終了時までの効果が終わる。", rule.TURN_ORDER, event="turn-ended"),
    )),
    TurnPart("allowed", {"en": "Whenever an effect allows it", "ja": "効果が許す時"}, (
        may("play_free", "Uses a card for no cost, from wherever the effect says; an evolution still needs what it is put onto.",
            "カードをコストを支払わずに、効果が示すところから使う。進化するカードには、重ねる元が必要になる。", rule.PLAY_ONTO),
    )),
)  # fmt: skip
