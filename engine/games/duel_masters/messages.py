"""What happens in Duel Masters, in words."""

from __future__ import annotations

MESSAGES = {
    "shuffled": ("{player:My|The opponent's} deck is shuffled", "{player:自分|相手}の山札をシャッフルする"),
    "entered": ("{subject} enters the battle zone", "{subject}がバトルゾーンに出る"),
    "untapped": ("{subject} untaps", "{subject}がアンタップする"),
    "ended.deck-out": ("No cards in the deck: {player:I win|the opponent wins}", "山札が0枚：{player:自分|相手}の勝利"),
    "refused.cannot-pay": (
        "{source} costs {cost}, there are {has} untapped cards in the mana zone",
        "{source}のコストは{cost}、アンタップしているマナは{has}枚",
    ),
    "refused.no-civilization": (
        "{source} needs mana of each of its civilizations; missing: {text}",
        "{source}を使うには各文明のマナが必要（不足：{text}）",
    ),
    "fizzled.not-in-hand": ("{source} is not in the hand any more", "{source}はもう手札にない"),
    "fizzled.no-ninja-strike": (
        "{source}: too few cards in the mana zone, or Ninja Strike was used in this attack already",
        "{source}：マナゾーンのカードが足りないか、この攻撃中にすでにニンジャ・ストライクを使っている",
    ),
    "crossed": ("{subject} is crossed with {target}", "{subject}を{target}にクロスする"),
    "refused.cannot-cross": ("{source} cannot be crossed with anything now", "{source}は今クロスできない"),
    "refused.no-tap-ability": ("{source} cannot be tapped now to use an ability", "{source}は今タップして能力を使えない"),
    "refused.step-over": ("{source}: the {text} step of this turn is over", "{source}：このターンの{text}ステップは終わっている"),
    "refused.must-attack": ("{source} attacks each turn if able, and has not attacked", "{source}は可能なら攻撃しなければならない"),
    "refused.forbidden-use": ("{source} may not be used: an effect forbids it", "効果により{source}は使えない"),
    "refused.not-in-hand": ("{source} cannot be played now", "{source}は今使えない"),
    "refused.forbidden": ("{source} may not be put out: an effect forbids it", "効果により{source}は出せない"),
    "attacked": ("{subject} attacks {aim}", "{subject}が{aim}を攻撃する"),
    "attack-over": ("The attack is over", "攻撃が終わる"),
    "blocked": ("{subject} blocks: it is the target of the attack now", "{subject}がブロックし、攻撃先になる"),
    "guarded": ("{subject} guards: it is the target of the attack now", "{subject}がガードし、攻撃先になる"),
    "which-breaker": ("{source}: how many shields it breaks", "{source}がブレイクする数"),
    "which-blocker": ("{source} attacks: which creature blocks?", "{source}の攻撃をどのクリーチャーでブロックするか"),
    "broken": ("A shield is broken: {subject} goes to hand", "シールドがブレイクされ、{subject}が手札に加わる"),
    "last-shield": ("The last shield is broken: nobody has lost yet", "最後のシールドがブレイクされたが、まだ敗北ではない"),
    "hit": ("The direct attack hits", "ダイレクトアタックが決まる"),
    "battle": ("{source} ({n}) battles {target} ({m})", "{source}（{n}）と{target}（{m}）がバトルする"),
    "won-battle": ("{subject} has won the battle", "{subject}がバトルに勝つ"),
    "rebuilt": ("{subject} is rebuilt: it stands in the battle zone again", "{subject}が再構築され、バトルゾーンに残る"),
    "not-rebuilt": ("{source} did not leave: nothing is rebuilt", "{source}は離れておらず、再構築は行われない"),
    "kept": ("{source} was to leave", "{source}が離れようとした"),
    "kept-from-it": ("{source} cannot be destroyed, whatever its power", "{source}はパワーにかかわらず破壊されない"),
    "god-parts": ("{source} would leave: only one of its cards does", "{source}が離れる場合、そのうちの1枚のみが離れる"),
    "loop-found": (
        "{source} is where it was, and would be however often it is processed: a loop without a choice",
        "{source}は何度処理しても同じ状況のまま：選択肢のない無限ループ",
    ),
    "loop-stopped": (
        "By the exception the processing of {source} stops, and the game goes on",
        "例外裁定により{source}の処理を止め、ゲームを続行する",
    ),
    "decides.loses.deck-out": (
        "{player:I lose|The opponent loses} the game: no card in the deck",
        "{player:自分|相手}がゲームに負ける：山札が0枚",
    ),
    "decides.loses.direct-attack": (
        "{player:I lose|The opponent loses} the game: hit by a direct attack without shields",
        "{player:自分|相手}がゲームに負ける：シールドがない状態でダイレクトアタックを受けた",
    ),
    "decides.loses.effect": ("{source}: {player:I lose|the opponent loses} the game", "{source}：{player:自分|相手}がゲームに負ける"),
    "decides.wins.effect": ("{source}: {player:I win|the opponent wins} the game", "{source}：{player:自分|相手}がゲームに勝つ"),
    "ended.direct-attack": ("A direct attack: {player:I win|the opponent wins}", "ダイレクトアタック：{player:自分|相手}の勝利"),
    "ended.unknown": ("Both players win at once: what comes of it is not known", "双方が同時にゲームに勝つ：勝敗は不明"),
    "refused.charged": (
        "{source}: a card was put into the mana zone this turn already",
        "{source}：このターンはすでにマナゾーンにカードを置いた",
    ),
    "fortified": ("{subject} fortifies {target}", "{subject}が{target}を要塞化する"),
    "refused.no-base": ("there is nothing that {source} could be put onto", "{source}を重ねる先がない"),
    "charged": ("{subject} is put into the mana zone", "{subject}がマナゾーンに置かれる"),
}
