"""The lines of the log that are Chrono Card's own, in English and Japanese."""

from __future__ import annotations

MESSAGES = {
    "confirmed": ("{player:I end|The opponent ends} interrupts", "{player:自分|相手}が割り込み終了を宣言"),
    "declared": ("{source} is declared and waits: {ability}", "{source}の使用を宣言し、解決を待つ：{ability}"),
    "healed": ("The accumulated damage of {subject} goes down by {n}", "{subject}のダメージ累計が{n}減る"),
    "ended.damage": (
        "Too much accumulated damage: {player:I win|the opponent wins}",
        "ダメージ累計が上限に達した：{player:自分|相手}の勝利",
    ),
    "put-forward": (
        "{player:I declare|The opponent declares}, and it waits: {ability}",
        "{player:自分|相手}が宣言し、解決を待つ：{ability}",
    ),
    "done-at-once": ("{player:I declare|The opponent declares}: {text}", "{player:自分|相手}が宣言：{text}"),
    "phase-begun": ("The next phase begins", "次のフェイズ開始"),
    "attacked": ("{subject} charms; who defends?", "{subject}のチャーム：どのカードで防御するか"),
    "turned-down": ("{subject} is turned face down", "{subject}が裏向きになる"),
    "entered": ("{subject} enters the field", "{subject}が場に出る"),
    "marked.tapped": ("{subject} is checked", "{subject}がCheck状態になる"),
    "unmarked.tapped": ("{subject} is unchecked", "{subject}のCheck状態が解除される"),
    "fizzled.unpaid": ("The cost of {source} cannot be paid: it does nothing", "{source}のコストを支払えないため何も起きない"),
    "refused.own-declaration": ("nobody interrupts their own declaration", "自分の宣言には割り込めない"),
    "refused.of-an-interrupt": ("an interrupt cannot be interrupted", "割り込み宣言には割り込めない"),
    "refused.nothing-to-declare": ("{source} has nothing to declare", "{source}に宣言できるものがない"),
    "refused.not-in-play": ("{source} is not on this player's field", "{source}はこのプレイヤーの場にない"),
    "refused.cannot-pay-ep": ("{source} costs {cost} EP, there are {has}", "{source}のコストは{cost}EP、残りは{has}"),
    "refused.nothing-to-answer": ("there is nothing to interrupt", "割り込む宣言がない"),
    "refused.no-interrupt": (
        "only the use of a card or an A.Skill and the production of EP interrupt",
        "割り込めるのはカードとA.Skillの使用宣言とEP発生宣言だけである",
    ),
    "refused.no-event": (
        "{source} is no Event: whether it may interrupt is not said",
        "{source}はイベントではない：割り込めるかは定められていない",
    ),
    "refused.not-use": ("the use has resolved already", "使用宣言はすでに解決されている"),
    "refused.not-draw": ("a draw cannot be interrupted", "ドロー宣言には割り込めない"),
    "refused.not-charm": ("a charm cannot be interrupted", "チャーム宣言には割り込めない"),
    "refused.not-end-of-main-phase": ("the end of the main phase cannot be interrupted", "メインフェイズ終了宣言には割り込めない"),
    "refused.not-p-skill": ("the effect of a P.Skill cannot be interrupted", "P.Skillの効果には割り込めない"),
    "refused.not-trigger": ("a trigger ability cannot be interrupted", "トリガー能力には割り込めない"),
    "refused.not-phase-change": ("a change of phase cannot be interrupted", "フェイズの移行には割り込めない"),
    "refused.not-defense": ("a defense cannot be interrupted", "防御宣言には割り込めない"),
    "refused.not-ep": ("the production of EP cannot be interrupted", "EP発生宣言には割り込めない"),
    "refused.not-cost": ("the payment of a cost cannot be interrupted", "コストの支払いには割り込めない"),
    "refused.not-in-this-phase": ("this cannot be declared now", "今は宣言できない"),
    "refused.cannot-charm": ("{source} cannot charm now", "{source}は今チャームできない"),
    "refused.cannot-defend": ("{source} cannot defend", "{source}は防御できない"),
    "refused.no-charm": ("there is no charm to defend against", "防御するチャームがない"),
    "refused.nothing-declared": ("nothing has been declared", "何も宣言されていない"),
}
