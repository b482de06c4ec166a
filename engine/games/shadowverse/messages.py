"""What happens in Shadowverse, in words."""

from __future__ import annotations

MESSAGES = {
    "damage-moved": ("{source} turns the {n} damage aside: it goes to {subject}", "{source}により、{n}ダメージは{subject}に移る"),
    "damage-changed": (
        "{source} changes the damage from {was} to {n} for {subject}",
        "{source}により{subject}へのダメージが{was}から{n}に変わる",
    ),
    "fizzled.source-left": ("{source} has left: “{ability}” fizzles", "{source}がもう場にいないため「{ability}」は不発"),
    "fizzled.transformed": ("{source} is another card now: “{ability}” fizzles", "{source}は別のカードに変身したため「{ability}」は不発"),
    "fizzled.lost-abilities": ("{source} has lost its abilities: “{ability}” fizzles", "{source}が能力を失ったため「{ability}」は不発"),
    "fizzled.nothing-to-discard": (
        "The hand was empty when the effect of {source} triggered: nothing is discarded",
        "{source}の効果が誘発した時に手札が0枚だったため、捨てる処理は行われない",
    ),
    "fizzled.no-pilot": (
        "{about} is no longer on the board: boarding {source} fizzles",
        "{about}がもう場にいないため{source}への乗り込みは不発",
    ),
    "fizzled.vehicle-taken": (
        "{source} already has a pilot: the boarding of {about} fizzles",
        "{source}にはすでに操縦者がいるため{about}の乗り込みは不発",
    ),
    "fizzled.no-opponent": (
        "{source}'s opponent is no longer on the board: “{ability}” fizzles",
        "{source}の交戦相手がもう場にいないため「{ability}」は不発",
    ),
    "play-as": ("As which card is {source} played?", "{source}をどのカードとしてプレイするか"),
    "spent": ("{subject} goes to the cemetery", "{subject}が墓場に置かれる"),
    "not-paid": ("{source}: there are too few shadows for the Necromancy", "{source}：墓場が足りずネクロマンスは発動しない"),
    "not-buried": ("There is nothing to bury", "葬送できない"),
    "counted-down": ("The countdown of {subject} goes down by {n}", "{subject}のカウントダウンが{n}進む"),
    "spellboosted": ("{subject} is spellboosted", "{subject}がスペルブーストされる"),
    "no-drain": ("{source} has dealt no damage: Drain restores nothing", "{source}はダメージを与えておらず、ドレインの回復はない"),
    "no-clash": ("No clash: {source} and {target} are not both there any more", "{source}と{target}がそろっていないため、交戦は起こらない"),
    "ended.reaper": ("The deck has run out: {player:I win|the opponent wins}", "デッキ切れ：{player:自分|相手}の勝利"),
    "ended.victory-card": ("The Victory Card: {player:I win|the opponent wins}", "勝利のカード：{player:自分|相手}の勝利"),
    "refused.no-room": ("the board is full: {source} finds no place", "場がいっぱいで{source}を出せない"),
    "refused.no-form": ("{source} cannot be played in that form now", "{source}を今その形でプレイすることはできない"),
    "refused.just-entered": ("{source} has just entered and may not attack this", "{source}は場に出たばかりで攻撃できない"),
    "refused.ward": ("{ward} has Ward and must be attacked first", "守護を持つ{ward}を先に攻撃しなければならない"),
    "refused.cannot-evolve": ("{source} cannot evolve now", "{source}は今進化できない"),
    "refused.no-evolution-point": ("there is no evolution point for {source}", "{source}に使う進化ポイントがない"),
    "refused.free-evolution": ("no evolution point is spent for {source}", "{source}の進化に進化ポイントは使わない"),
    "refused.compulsory": ("{source}: this is not optional", "{source}：任意ではなく強制である"),
    "opening.opponent": ("{player:I play|The opponent plays}: {class}", "{player:自分|相手}のクラス：{class}"),
    "opening.first": ("{player:I go|The opponent goes} first", "{player:自分|相手}が先攻"),
    "dealt": ("{player:I am|The opponent is} dealt {subject}", "{player:自分|相手}に{subject}が配られる"),
    "put-back": ("{player:I return|The opponent returns} {subject}", "{player:自分|相手}が{subject}をデッキに戻す"),
    "redrawn": ("In exchange {player:I draw|the opponent draws} {subject}", "{player:自分|相手}が代わりに{subject}を引く"),
    "mulligan.done": ("{player:My|The opponent's} mulligan is over", "{player:自分|相手}の手札交換が終わる"),
    "mulligan.count": ("Shown: {player:I returned|the opponent returned} {count}", "表示：{player:自分|相手}が戻した枚数は{count}"),
    "random-card-of-deck": ("Which card comes from the deck?", "デッキから引くカード"),
    "refused.no-mulligan": ("there is no mulligan for this player now", "このプレイヤーは今、手札交換を行えない"),
    "gained.vengeance": ("{player:My|The opponent's} Vengeance is active", "{player:自分|相手}が復讐状態になる"),
    "gained.victory_card": (
        "{player:My|The opponent's} Reaper turns into a Victory Card",
        "{player:自分|相手}の死神のカードが勝利のカードになる",
    ),
    "gained.extra_turns": (
        "{player:I take|The opponent takes} an extra turn after this one",
        "{player:自分|相手}がこのターンの次に追加のターンを得る",
    ),
    "expired.end-of-turn": ("What lasted until the end of the turn is over: {things}", "「ターン終了時まで」の効果が切れる：{things}"),
    "expired.start-of-turn": ("What lasted until the start of the turn is over: {things}", "「ターン開始時まで」の効果が切れる：{things}"),
}
