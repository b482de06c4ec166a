"""The lines of the log that are Phantom Magic Vision's own, in English and Japanese."""

from __future__ import annotations

MESSAGES = {
    "declared": ("{source} is played or used and waits: {ability}", "{source}がプレイまたは使用され、解決を待つ：{ability}"),
    "applied": ("{source} applies: {ability}", "{source}を適用：{ability}"),
    "negated": ("What waits of {subject} is made void", "{subject}の効果が無効になる"),
    "attacked": ("{subject} attacks {target}", "{subject}が{target}を攻撃"),
    "defended": ("{source} defends", "{source}が防御"),
    "no-battle": ("No battle: {source} or its opponent is gone", "{source}か戦う相手がいないため、戦闘は起こらない"),
    "interference-opened": ("An interference opens", "干渉が開始される"),
    "interference-resolves": (
        "All have passed in a row: the interference resolves",
        "全員が続けて放棄：干渉の解決を開始",
    ),
    "durations-ended": ("What lasted during the interference ends", "「干渉の間」の効果が終了する"),
    "interference-ended": ("The interference is over", "干渉が終了する"),
    "priority": ("{player:I hold|The opponent holds} priority", "{player:自分|相手}が優先権を持つ"),
    "passed": ("{player:I pass|The opponent passes} priority", "{player:自分|相手}が優先権を放棄"),
    "phase-ended": ("All have passed in a row: the phase ends", "全員が続けて放棄：フェイズ終了"),
    "phase-begun": ("The next phase begins", "次のフェイズ開始"),
    "set-as-node": ("{subject} is set as a node", "{subject}がノードとしてセットされる"),
    "entered": ("{subject} enters the field", "{subject}が場に出る"),
    "entered.asleep": ("{subject} enters the field asleep", "{subject}がスリープ状態で場に出る"),
    "ended.defense": ("No life is left: {player:I win|the opponent wins}", "ライフが0：{player:自分|相手}の勝利"),
    "fizzled.void": ("“{ability}” of {source} was made void: it does nothing", "{source}の「{ability}」は無効になっているため何も起きない"),
    "fizzled.in-interference": (
        "“{ability}” of {source} is optional: not during an interference",
        "{source}の「{ability}」は任意の効果のため、干渉中は適用できない",
    ),
    "fizzled.not-holding": (
        "“{ability}” of {source} needs priority, which its player does not hold",
        "{source}の「{ability}」には優先権が必要だが、そのプレイヤーは持っていない",
    ),
    "refused.no-priority": ("{player:I do|the opponent does} not hold priority", "{player:自分|相手}は優先権を持っていない"),
    "refused.not-in-hand": ("{source} is not in this player's hand", "{source}はこのプレイヤーの手札にない"),
    "refused.not-in-play": ("{source} is not on this player's field", "{source}はこのプレイヤーの場にない"),
    "refused.nothing-to-use": ("{source} has no effect of that kind to use", "{source}には使用できるその種類の効果がない"),
    "refused.in-interference": ("an interference is going on", "干渉が開始されている"),
    "refused.condition": ("the condition of {source} does not hold", "{source}の条件を満たしていない"),
    "refused.once": ("{source} has been used this turn already", "{source}はこのターンすでに使用した"),
    "refused.not-your-turn": ("it is not this player's turn", "このプレイヤーのターンではない"),
    "refused.not-main": ("it is not the main phase", "メインフェイズではない"),
    "refused.not-now": (
        "{source} may not attack now: only in one's own main phase, with no interference open",
        "{source}は今攻撃できない。攻撃は自分のメインフェイズに、干渉が開始されていないときだけ行える",
    ),
    "refused.node-set": ("a node has been set this turn already", "このターンはすでにノードをセットしている"),
    "refused.no-character": ("{source} is no character on this player's field", "{source}はこのプレイヤーの場のキャラクターではない"),
    "refused.asleep": ("{source} is asleep", "{source}はスリープ状態である"),
    "refused.no-attack": ("there is no attack that {source} could meet", "{source}が防御できる攻撃がない"),
}
