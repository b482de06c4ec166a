"""Triggers: what sets an ability off. What happens to a card, what a player does, times of a turn, and the heads that cards print."""
from ..phrases import P

# category "happening": present, what triggers; "happened": past, what conditions and counts look back at. The kinds are the same.
_HAPPENINGS = (
    ("enters", "enter[s]~the~board", "場に出る", "entered~the~board", "場に出た", "Comes onto the board, from wherever."),
    ("leaves", "leave[s]~the~board", "場を離れる", "left~the~board", "場を離れた", "Leaves the board, however (not by boarding or transforming)."),
    ("destroyed", "is/are~destroyed", "破壊される", "was/were~destroyed", "破壊された", "Is destroyed."),
    ("banished", "is/are~banished", "消滅する", "was/were~banished", "消滅した", "Is banished."),
    ("discarded", "is/are~discarded", "捨てられる", "was/were~discarded", "捨てられた", "Is discarded from hand."),
    ("returned", "is/are~returned~to~hand", "手札に戻る", "was/were~returned~to~hand", "手札に戻った", "Goes back to its owner's hand."),
    ("transformed", "is/are~transformed", "変身する", "was/were~transformed", "変身した", "Becomes another card."),
    ("evolves", "evolve[s]", "進化する", "evolved^period", "進化した", "Evolves, by points or by an effect."),
    ("attacks", "attack[s]", "攻撃する", "attacked", "攻撃した", "Attacks anything."),
    ("fights", "clash[es]", "交戦する", "clashed", "交戦した", "Fights a follower, attacking or attacked."),
    ("damaged", "take[s]~damage", "ダメージを受ける", "took~damage", "ダメージを受けた", "Takes damage (more than 0)."),
    ("healed", "is/are~healed", "回復する", "was/were~healed", "回復した", "Has defense restored by an effect."),
    ("played", "is/are~played", "プレイされる", "was/were~played", "プレイされた", "Is played from hand."),
    ("summoned", "is/are~summoned", "召喚される", "was/were~summoned", "召喚された", "Is put onto the board by an effect."),
    ("drawn", "is/are~added~to~your~hand~from~your~deck", "デッキから手札に加わる", "was/were~added~to~your~hand~from~your~deck", "デッキから手札に加わった",
     "Comes into the hand from the deck."),
    ("added", "is/are~added~to~your~hand", "手札に加わる", "was/were~added~to~your~hand", "手札に加わった", "Comes into the hand from anywhere."),
    ("reanimated", "is/are~reanimated", "リアニメイトされる", "was/were~reanimated", "リアニメイトされた", "Is put onto the board by Reanimate."),
    ("buried", "is/are~buried", "葬送される", "was/were~buried", "葬送された", "Is the follower of a Burial Rite."),
    ("invoked", "is/are~invoked", "直接召喚される", "was/were~invoked", "直接召喚された", "Enters by Invocation."),
    ("boarded", "is/are~boarded", "操縦される", "was/were~boarded", "操縦された", "A vehicle: a pilot comes aboard."),
    ("boards", "board[s]~a~vehicle", "乗り込む", "boarded~a~vehicle", "乗り込んだ", "A follower: it goes aboard."),
    ("raised", "gain[s]~attack~or~defense", "攻撃力か体力が上がる", "gained~attack~or~defense", "攻撃力か体力が上がった", "Its figures are raised by an effect."),
    ("fused", "is/are~fused~to~this", "これに融合される", "was/were~fused~to~this", "これに融合された", "Is fused to this card."),
    ("destroyed_by_effect", "is/are~destroyed~by~an~effect", "効果で破壊される", "was/were~destroyed~by~an~effect", "効果で破壊された",
     "Is destroyed by the effect of a card, not by the rules."),
    ("wins_battle", "win[s]~a~battle", "バトルに勝つ", "won~a~battle", "バトルに勝った", "Has won a battle with another creature."),
    ("untaps", "untap[s]", "アンタップする", "untapped~itself", "アンタップした", "Is set upright again."),
    ("summoned_free", "is/are~put~onto~the~board~without~paying~its~cost", "コストを支払わずに出される", "was/were~put~onto~the~board~without~paying~its~cost",
     "コストを支払わずに出された", "Comes onto the board and its cost was not paid."),
)

HAPPENINGS = [
    phrase
    for kind, now, now_ja, then, then_ja, says in _HAPPENINGS
    for phrase in (
        P("happening", kind, now, now_ja, example=now.replace("/are", "").replace("~", " ").replace("[", "").replace("]", ""), says=says),
        P("happened", kind, then, then_ja, example=then.replace("/were", "").replace("~", " ").split("^")[0]),
    )
]

HAPPENINGS += [
    P("happening", "attacks", "attack[s] {whom:subject}", "{whom}を攻撃する", example="attacks an enemy follower"),
    P("happened", "attacks", "attacked {whom:subject}", "{whom}を攻撃した", example="attacked an enemy follower"),
    P("happening", "kills", "attack[s]~and~destroy[s] {whom:subject}", "攻撃して{whom}を破壊する", example="attacks and destroys an enemy follower",
      says="Its attack destroyed that one; triggers after the combat and all that came of it."),
    P("happening", "survives", "attack[s] {whom:subject} and~survive[s]~the~clash", "{whom}を攻撃し、その交戦後に生き残る", example="attacks an enemy follower and survives the clash",
      says="Its attack came to a clash with that one and it is still there; triggers after the combat and all that came of it."),
    P("happened", "survives", "attacked {whom:subject} and~survived~the~clash", "{whom}を攻撃し、その交戦後に生き残った", example="attacked an enemy follower and survived the clash"),
    P("happened", "kills", "attacked~and~destroyed {whom:subject}", "攻撃して{whom}を破壊した", example="attacked and destroyed an enemy follower"),
]

DEEDS = [
    P("deed", "plays", "play[s] {what:subject}", "{what}をプレイする", example="plays a follower", says="A player plays a card from hand."),
    P("deed_done", "plays", "played {what:subject}", "{what}をプレイした", example="played 3 or more cards"),
    P("deed", "discards", "discard[s] {what:subject}", "{what}を捨てる", example="discards a card", says="A player discards; once for all cards of one discard, with their number."),
    P("deed_done", "discards", "discarded {what:subject}", "{what}を捨てた", example="discarded a card"),
    P("deed", "draws", "draw[s] {what:subject}", "{what}を引く", example="draws a card", says="A player draws; once for all cards of one draw, with their number."),
    P("deed_done", "draws", "drew {what:subject}", "{what}を引いた", example="drew 2 or more cards"),
    P("deed", "adds", "add[s] {what:subject} to~hand~from~your~deck", "{what}をデッキから手札に加える", example="adds one or more cards to hand from your deck",
      says="Cards come into the hand from the deck (also those that find no room); once, with their number."),
    P("deed", "fuses", "fuse[s] {what:subject}", "{what}を融合する", example="fuses a card", says="A player fuses cards; once for all cards of one fusion, with their number."),
    P("deed_done", "fuses", "fused {what:subject}", "{what}を融合した", example="fused 2 or more cards"),
    P("deed", "buries", "perform[s]~Burial~Rite", "葬送する", example="performs Burial Rite", says="A player performs a Burial Rite."),
    P("deed_done", "buries", "performed~Burial~Rite", "葬送した", example="performed Burial Rite"),
    P("deed", "rites", "perform[s]~Earth~Rite", "土の秘術を行う", example="performs Earth Rite", says="A player performs an Earth Rite."),
    P("deed_done", "rites", "performed~Earth~Rite", "土の秘術を行った", example="performed Earth Rite"),
    P("deed", "necromances", "use[s]~Necromancy", "ネクロマンスを行う", example="uses Necromancy", says="A player pays a Necromancy."),
    P("deed_done", "necromances", "used~Necromancy", "ネクロマンスを行った", example="used Necromancy"),
    P("deed", "recovers", "recover[s] {counter:COUNTER~pl}", "{counter}を回復する", example="recovers play points", says="A player gets points back by an effect."),
]

TRIGGERS = [
    P("trigger", "fanfare", "Fanfare", "ファンファーレ", example="Fanfare", says="Played from hand: its first timing."),
    P("trigger", "last_words", "Last~Words", "ラストワード", example="Last Words", says="It was destroyed."),
    P("trigger", "strike", "Strike", "攻撃時", example="Strike", says="It attacks (whom: follower, leader, or anything where absent)."),
    P("trigger", "strike", "Follower~Strike", "フォロワー攻撃時", fix={"whom": "follower"}, example="Follower Strike"),
    P("trigger", "strike", "Leader~Strike", "リーダー攻撃時", fix={"whom": "leader"}, example="Leader Strike"),
    P("trigger", "clash", "Clash", "交戦時", example="Clash", says="It fights a follower, attacking or attacked."),
    P("trigger", "evolve", "Evolve", "進化時", example="Evolve", says="It evolves by evolution points."),
    P("trigger", "enhance", "Enhance {n:NUMBER}", "エンハンス {n}", example="Enhance 7", says="Played for so much; a Fanfare."),
    P("trigger", "spellboost", "Spellboost", "スペルブースト", example="Spellboost", says="In hand: it is spellboosted."),
    P("trigger", "fusion", "Fusion", "融合時", example="Fusion", says="Cards were fused to it."),
    P("trigger", "union_burst", "Union~Burst {n:NUMBER}", "ユニオンバースト {n}", example="Union Burst 10", says="A Fanfare, if the turn has that number or more."),
    P("trigger", "skybound_art", "Skybound~Art {n:NUMBER}", "奥義 {n}", example="Skybound Art 10", says="A Fanfare, if the turn has that number or more."),
    P("trigger", "invocation", "Invocation, {when:trigger}", "直接召喚（{when}）", example="Invocation, at the start of your turn", says="In the deck: when this comes about, it may be invoked."),
    P("trigger", "as_played", "as~you~play~this", "これをプレイする際", example="as you play this", says="While it is being played, before its cost is paid."),
    P("trigger", "turn_start", "at~the~start~of {owner} turn", "{owner}のターン開始時", example="at the start of your turn", says="The start of somebody's turn."),
    P("trigger", "turn_end", "at~the~end~of {owner} turn", "{owner}のターン終了時", example="at the end of your turn", says="The end of somebody's turn."),
    P("trigger", "when", "when {subject:pointer} {happening~n}", "{subject}が{happening:happened}時", example="when this enters the board",
      says="Something happens to a card: subject, happening."),
    P("trigger", "when", "whenever {subject} {happening~n}", "{subject}が{happening}たび", example="whenever an enemy follower is destroyed"),
    P("trigger", "when_player", "whenever {player} {deed~n}", "{player}が{deed}たび", example="whenever you play a card", says="A player does something: player, deed."),
    P("trigger", "state_on", "whenever {state:STATE} becomes~active", "{state}状態になるたび", example="whenever Resonance becomes active", says="A state that was off is on."),
    P("trigger", "activated", "A.Skill, pay {n:NUMBER} {counter:COUNTER}", "A.Skill（{counter}を{n}支払う）", example="A.Skill, pay 1 EP",
      says="Used by declaring it, and paying n of a counter where one is named."),
    P("trigger", "activated", "Activated~effect", "起動効果", example="Activated effect"),
    P("trigger", "interference_end", "at~the~end~of~the~interference", "干渉終了時", example="at the end of the interference",
      says="An interference is about to be over: all of it has resolved, and what lasted during it has ended."),
    P("trigger", "automatic", "Auto~alpha", "自動α", fix={"letter": "alpha"}, example="Auto alpha", says="An automatic effect of a class (alpha, beta, gamma); may=1: optional, needs priority."),
    P("trigger", "automatic", "Auto~beta", "自動β", fix={"letter": "beta"}, example="Auto beta"),
    P("trigger", "automatic", "Auto~gamma", "自動γ", fix={"letter": "gamma"}, example="Auto gamma"),
    P("trigger", "automatic", "optional Auto~beta", "自動β（任意）", fix={"letter": "beta", "may": 1}, example="optional Auto beta"),
    P("trigger", "automatic", "optional Auto~gamma", "自動γ（任意）", fix={"letter": "gamma", "may": 1}, example="optional Auto gamma"),
]

MODIFIERS = [
    P("modifier", "automatic", "Auto~alpha,", "自動α・", fix={"letter": "alpha"}, example="Auto alpha,"),
    P("modifier", "automatic", "Auto~beta,", "自動β・", fix={"letter": "beta"}, example="Auto beta,"),
    P("modifier", "automatic", "Auto~gamma,", "自動γ・", fix={"letter": "gamma"}, example="Auto gamma,"),
    P("modifier", "automatic", "optional Auto~beta,", "自動β（任意）・", fix={"letter": "beta", "may": 1}, example="optional Auto beta,"),
    P("modifier", "automatic", "optional Auto~gamma,", "自動γ（任意）・", fix={"letter": "gamma", "may": 1}, example="optional Auto gamma,"),
    P("modifier", "p_skill", "P.Skill,", "P.Skill・", example="P.Skill,", says="A passive skill: nobody declares it, and nobody answers it."),
    P("modifier", "limit", "once~per~turn,", "1ターンに1回、", fix={"n": 1, "per": "turn"}, example="once per turn,", says="At most n times per turn or match."),
    P("modifier", "limit", "up~to {n:NUMBER} time(s) per~turn,", "1ターンに{n}回まで、", fix={"per": "turn"}, example="up to 10 times per turn,"),
    P("modifier", "limit", "once~per~match,", "1バトルに1回、", fix={"n": 1, "per": "match"}, example="once per match,"),
    P("modifier", "during", "during {owner} turn,", "{owner}のターン中、", example="during your opponent's turn,", says="Only in that player's turn."),
    P("modifier", "works_in", "{place},", "{place!断}にある間、", example="in your hand,", says="The ability works in that zone, not on the board."),
]

TRIGGER_PHRASES = [*HAPPENINGS, *DEEDS, *TRIGGERS, *MODIFIERS]
