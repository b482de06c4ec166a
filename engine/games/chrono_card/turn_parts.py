"""How a turn of Chrono Card goes: its phases, and what is done in each and between them."""

from engine.games.chrono_card import policies as rule
from engine.kernel.turn_parts import TurnPart, itself, may

TURN = (
    TurnPart("start", {"en": "Start phase", "ja": "スタートフェイズ"}, (
        itself("The turn player's checked cards are unchecked, and newcomers are newcomers no more.",
               "ターンプレイヤーのCheck状態のカードを元に戻し、初回ターン制限を解除する。", rule.FIRST_TURN, event="turn-started"),
        itself("P.Skills that wait for this moment are carried out, in the order that the turn player says.",
               "この時に働くP.Skillを、ターンプレイヤーが決めた順に行う。", rule.POOL_PLAYER, rule.WAITS_P_SKILL),
        itself("Nobody uses cards or A.Skills.", "どのプレイヤーもカードもA.Skillも使用できない。", rule.START_NOBODY),
    )),
    TurnPart("draw", {"en": "Draw phase", "ja": "ドローフェイズ"}, (
        may("declare", "Declares the draw, which the other player may interrupt.", "ドローを宣言する。相手は割り込める。",
            rule.WAITS_DRAW, rule.DECK_ANEW, rule.DECK_NONE, what="draw"),
        may("play", "Uses an Event.", "イベントを使用する。", rule.COST_WHEN),
        may("use", "Uses an A.Skill.", "A.Skillを使用する。", rule.COST_WHEN, rule.USE_CONDITION),
        may("declare", "Goes on to the main phase once the card is drawn; nobody can answer that.",
            "引いた後、メインフェイズに進む。これには割り込めない。", rule.WAITS_PHASE_CHANGE, what="phase-change"),
    )),
    TurnPart("main", {"en": "Main phase", "ja": "メインフェイズ"}, (
        may("play", "Uses a card from hand: it is paid for, declared, and waits for interrupts.",
            "手札のカードを使用する。コストを支払って宣言し、割り込みを待つ。",
            rule.USE_MAIN, rule.SAME_NAME, rule.COST_WHEN, rule.STACK_WAITS),
        may("use", "Uses an A.Skill of an unchecked card.",
            "Check状態でないカードのA.Skillを使用する。", rule.USE_CONDITION, rule.SOURCE_GONE),
        may("declare_by", "Declares a charm, once a turn; a Heroine may be supported. As it resolves the charm phase begins.",
            "1ターンに1回チャームを宣言する。ヒロインは支援を受けられる。解決するとチャームフェイズになる。",
            rule.CHARM_ONCE, rule.CHARM_PHASE, rule.CHARM_SUPPORT, rule.WAITS_CHARM, what="charm"),
        may("declare", "Declares the end of the main phase, which can be interrupted.",
            "メインフェイズの終了を宣言する。相手は割り込める。",
            rule.WAITS_END_OF_MAIN_PHASE, what="end-of-main-phase"),
    )),
    TurnPart("charm", {"en": "Charm phase", "ja": "チャームフェイズ"}, (
        may("defend", "Says which card defends; nobody can answer that.", "防御するカードを宣言する。これには割り込めない。",
            rule.WAITS_DEFENSE, by="other-player"),
        may("declare", "Or says that none does.",
            "または、防御しないことを宣言する。", rule.WAITS_DEFENSE, by="other-player", what="no-defense"),
        itself("The card that charms deals damage equal to its AP to the card that defends, or to the player.",
               "チャームを行ったカードが、防御したカードまたは相手に、AP分のダメージを与える。", rule.CHARM_BLOW, event="damaged"),
        may("play", "Uses an Event.", "イベントを使用する。", rule.COST_WHEN),
        may("use", "Uses an A.Skill.", "A.Skillを使用する。", rule.COST_WHEN, rule.USE_CONDITION),
        may("declare", "Goes on to the end phase.", "エンドフェイズに進む。", rule.WAITS_PHASE_CHANGE, what="phase-change"),
    )),
    TurnPart("end", {"en": "End phase", "ja": "エンドフェイズ"}, (
        itself("Whoever holds more cards than the limit discards down to it.", "手札が上限枚数を超えていれば、上限まで捨てる。",
               rule.HAND_LIMIT, event="discarded"),
        itself("What lasts until the end of the turn ends, support among it.",
               "ターンの終わりまでの効果と支援が終わる。", rule.SUPPORT_ENDS),
    )),
    TurnPart("answers", {"en": "Whenever something waits", "ja": "宣言が解決を待つ間"}, (
        may("play", "Answers a declaration with an Event or an A.Skill; nobody answers their own.",
            "相手の宣言にイベントやA.Skillで割り込む。自分の宣言には割り込めない。",
            rule.INTERRUPT_BY, rule.INTERRUPT_CARDS, rule.STACK_OWN, by="other-player"),
        may("end_interrupts", "Ends interrupts; once both players have, what was declared resolves from the last.",
            "割り込み終了を宣言する。双方が宣言すると、最後の宣言から解決する。", rule.STACK_CONFIRM, rule.STACK_ORDER, by="either"),
        may("produce", "Makes EP by checking a card, on one's own turn or as an interrupt.",
            "カードをCheckしてEPを発生させる。自分のターンか、割り込みとして行う。",
            rule.EP_CARD, rule.WAITS_EP, by="either"),
    )),
    TurnPart("between", {"en": "Whenever the phase changes", "ja": "フェイズの移行時"}, (
        itself("It is looked at who has too much accumulated damage.", "ダメージ累計が上限に達したプレイヤーがいるか確かめる。",
               rule.DAMAGE_LOOKED_AT, rule.DAMAGE_LIMIT, rule.DAMAGE_BOTH),
        itself("EP that nobody has used are gone.", "使わなかったEPがなくなる。", rule.EP_WIPED),
        itself("The next phase begins; nobody can answer that.", "次のフェイズが始まる。これには割り込めない。",
               rule.TURN_PHASES, rule.WAITS_PHASE_CHANGE, event="phase-begun"),
    )),
)  # fmt: skip
