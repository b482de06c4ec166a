"""Triggers: what sets an ability off. What happens to a card, what a player does, times of a turn, and the heads that cards print."""
from engine.language.cards.shared import OPPONENT
from engine.language.happenings import done_by_players, waited_for
from engine.language.phrases import P, inclusion
from engine.log.happenings.table import SHARED

# Category "happening": present, what triggers; "happened": past, what conditions and counts look back at. The kinds are the same.
# An attack can be said to be on somebody: such a phrase has a place for whom.
ATTACKS = [
    P("happening", "attacks", "attack[s] {whom:subject}", "{whom}を攻撃する", example="attacks an enemy follower"),
    P("happening", "deals_damage", "deal[s]~damage~to {whom:subject}", "{whom}にダメージを与える", example="deals damage to the enemy leader",
      says="Damage to that one (more than 0) comes from it, by combat or by its effects."),
    P("happened", "deals_damage", "dealt~damage~to {whom:subject}", "{whom}にダメージを与えた", example="dealt damage to the enemy leader"),
    P("happened", "attacks", "attacked {whom:subject}", "{whom}を攻撃した", example="attacked an enemy follower"),
    P("happening", "kills", "attack[s]~and~destroy[s] {whom:subject}", "攻撃して{whom}を破壊する", example="attacks and destroys an enemy follower",
      says="Its attack destroyed that one; triggers after the combat and all that came of it."),
    P("happening", "survives", "attack[s] {whom:subject} and~survive[s]~the~clash", "{whom}を攻撃し、その交戦後に生き残る", example="attacks an enemy follower and survives the clash",
      says="Its attack came to a clash with that one and it is still there; triggers after the combat and all that came of it."),
    P("happened", "survives", "attacked {whom:subject} and~survived~the~clash", "{whom}を攻撃し、その交戦後に生き残った", example="attacked an enemy follower and survived the clash"),
    P("happened", "kills", "attacked~and~destroyed {whom:subject}", "攻撃して{whom}を破壊した", example="attacked and destroyed an enemy follower"),
]

# A happening can be said to be of so much, or of one keyword.
MEASURED = [
    P("happening", "much_damaged", "take[s] {bound} damage", "{bound}のダメージを受ける", also=("is/are~dealt {bound} damage",), also_ja=("{bound}ダメージを受ける",), example="takes 2 or more damage",
      says="Takes so much damage at one time."),
    P("happened", "much_damaged", "took {bound} damage", "{bound}のダメージを受けた", also_ja=("{bound}ダメージを受けた",), example="took 2 or more damage"),
    P("happening", "gains_keyword", "gain[s] {keyword:KEYWORD}", "{keyword}を得る", example="gains Ward", says="Is given that keyword; what is printed on a card that comes is not gained."),
    P("happened", "gains_keyword", "gained {keyword:KEYWORD}", "{keyword}を得た", example="gained Ward"),
]

# It can be said from where a card is banished, and by whose effects a card is destroyed.
WHENCE = [
    P("whence_one", "from_play", "from~play", "場から", also=("from~the~board", "from~the~field"), example="from play", says="It lay on the table."),
    P("whence_one", "from_zone", "from {owner} {zone:ZONE}", "{owner}の{zone}から", example="from your hand", says="It lay there."),
    *inclusion("whence", "whence_one"),
    P("whence", "from_either", "{first:whence_one} or {second:whence_one}", "{first}か{second}", example="from play or from your hand", says="It lay in the one place or the other."),
    P("happening", "banished", "is/are~banished {whence}", "{whence}消滅する", example="is banished from your deck", says="whence: from where."),
    P("happened", "banished", "was/were~banished {whence}", "{whence}消滅した", also=("has/have been~banished {whence}", "banished {whence}"), example="was banished from your hand"),
    P("happening", "banished", "is/are~banished {whence} by~an~effect", "効果で{whence}消滅する", fix={"by": "effect"}, also=("is/are~banished {whence} using~an~effect",),
      also_ja=("能力によって{whence}消滅する", "能力で{whence}消滅する"), example="is banished from your deck by an effect", says="by: effect, not a rule."),
    P("happening", "destroyed_by_effect", "is/are~destroyed~by~an~enemy~effect", "相手の効果で破壊される", fix={"whose": "opponent"}, example="is destroyed by an enemy effect", also=tuple(
      f"is/are~destroyed~by~{by}" for by in ("enemy~effects", "an~enemy~card's~effect", "your~opponent's~effect", "your~opponent's~effects", "an~effect~of~your~opponent")),
      also_ja=("相手の能力によって破壊される", "相手の能力で破壊される", "相手のカードの能力によって破壊される", "相手のカードの効果で破壊される"), says="whose: by effects of that player alone."),
    P("happening", "destroyed_by_effect", "is/are~destroyed~by~your~effect", "自分の効果で破壊される", fix={"whose": "me"}, example="is destroyed by your effect", also=tuple(
      f"is/are~destroyed~by~{by}" for by in ("your~effects", "an~allied~effect", "allied~effects", "an~allied~card's~effect", "one~of~your~effects")),
      also_ja=("自分の能力によって破壊される", "自分の能力で破壊される", "自分のカードの能力によって破壊される", "自分のカードの効果で破壊される")),
    P("happened", "banished", "was/were~banished {whence} by~an~effect", "効果で{whence}消滅した", fix={"by": "effect"}, also_ja=("能力によって{whence}消滅した", "能力で{whence}消滅した"), example="was banished from your hand by an effect"),
    P("happened", "destroyed_by_effect", "was/were~destroyed~by~an~enemy~effect", "相手の効果で破壊された", fix={"whose": "opponent"}, example="was destroyed by an enemy effect",
      also_ja=("相手の能力によって破壊された", "相手の能力で破壊された", "相手のカードの能力によって破壊された", "相手のカードの効果で破壊された")),
    P("happened", "destroyed_by_effect", "was/were~destroyed~by~your~effect", "自分の効果で破壊された", fix={"whose": "me"}, example="was destroyed by your effect",
      also_ja=("自分の能力によって破壊された", "自分の能力で破壊された", "自分のカードの能力によって破壊された", "自分のカードの効果で破壊された")),
]

ATTACKS_NONE = [
    P("happened_none", "deals_damage", "dealt~damage~to {whom:nobody}", "{whom}にダメージを与える", example="dealt damage to no enemy follower"),
    P("happened_none", "attacks", "attacked {whom:nobody}", "{whom}を攻撃する", example="attacked no follower"),
    P("happened_none", "kills", "attacked~and~destroyed {whom:nobody}", "攻撃して{whom}を破壊する", example="attacked and destroyed no enemy follower"),
]

TRIGGERS = [
    P("headed", "fanfare", "Fanfare", "ファンファーレ", example="Fanfare", says="Played from hand: its first timing."),
    P("headed", "last_words", "Last~Words", "ラストワード", example="Last Words", says="It was destroyed."),
    P("headed", "strike", "Strike", "攻撃時", example="Strike", says="It attacks (whom: follower, leader, or anything where absent)."),
    P("headed", "strike", "Follower~Strike", "フォロワー攻撃時", fix={"whom": "follower"}, example="Follower Strike"),
    P("headed", "strike", "Leader~Strike", "リーダー攻撃時", fix={"whom": "leader"}, example="Leader Strike"),
    P("headed", "clash", "Clash", "交戦時", example="Clash", says="It fights a follower, attacking or attacked."),
    P("headed", "evolve", "Evolve", "進化時", example="Evolve", says="It evolves by evolution points."),
    P("trigger", "strike", "Strike~with {held:KEYWORD}", "{held}での攻撃時", also=("Strike: if {held:KEYWORD} is~active~for this~follower|this,",), also_ja=("攻撃時 {held}状態で攻撃したなら", "攻撃時 {held} 状態で攻撃したなら"), example="Strike with Ambush",
      says="It attacks and had that keyword as it did (Ambush is lost by attacking)."),
    P("trigger", "each_of", "{first:headed} and {second:trigger}", "{first}＆{second}", example="Fanfare and Last Words", says="The same at either moment: two abilities."),
    P("trigger", "each_of", "either {first:trigger} or~else {second:trigger}", "{first}または{second}のいずれか", example="either when this leaves the board or else at the end of your turn"),
    *inclusion("trigger", "headed"),
    P("trigger", "enhance", "Enhance {n:NUMBER}", "エンハンス {n}", also_ja=("エンハンス {n};", "ファンファーレ エンハンス {n};", "ファンファーレ エンハンス {n}"), also=("Enhance ({n:NUMBER})", "Fanfare: Enhance ({n:NUMBER})"), example="Enhance 7", says="Played for so much; a Fanfare."),
    P("trigger", "spellboost", "Spellboost", "スペルブースト", example="Spellboost", says="In hand: it is spellboosted."),
    P("trigger", "fusion", "Fusion", "融合時", example="Fusion", says="Cards were fused to it (at_least: so many at once)."),
    P("trigger", "fusion", "Fusion of {at_least:NUMBER} or~more~cards~at~once", "{at_least}枚以上同時の融合時", fix={"together": 1}, example="Fusion of 2 or more cards at once",
      also=("when|whenever {at_least:NUMBER} or~more~cards~are~fused~to~this~card|to~this at~once", "when|whenever at~least {at_least:NUMBER} cards~are~fused~to~this~card~at~once"),
      also_ja=("このカードに{at_least}枚以上を一度に融合したとき", "これに{at_least}枚以上のカードを一度に融合したとき", "これに一度に{at_least}枚以上融合 したとき", "これに一度に{at_least}枚以上融合したとき")),
    P("trigger", "union_burst", "Union~Burst {n:NUMBER}", "ユニオンバースト {n}", also_ja=("ユニオンバースト {n};", "ファンファーレ ユニオンバースト {n};"), also=("Union Burst ({n:NUMBER})", "Fanfare: Union Burst ({n:NUMBER})"), example="Union Burst 10", says="A Fanfare, if the turn has that number or more."),
    P("trigger", "skybound_art", "Skybound~Art {n:NUMBER}", "奥義 {n}", also_ja=("奥義 {n};", "ファンファーレ 奥義 {n};", "解放奥義 {n};", "ファンファーレ 解放奥義 {n};"), also=("Skybound Art ({n:NUMBER})", "Fanfare: Skybound Art ({n:NUMBER})"), example="Skybound Art 10", says="A Fanfare, if the turn has that number or more."),
    P("trigger", "invocation", "Invocation, {when:trigger}", "直接召喚（{when}）", also_ja=("直接召喚 {when}", "直接召喚;{when}", "直接召喚 ;{when}"), also=("Invocation: {when:trigger}",), example="Invocation, at the start of your turn", says="In the deck: when this comes about, it may be invoked."),
    P("trigger", "as_played", "as~you~play~this", "これをプレイする際", example="as you play this", says="While it is being played, before its cost is paid."),
    P("trigger", "turn_start", "at~the~start~of {owner} turn", "{owner}のターン開始時", example="at the start of your turn", says="The start of somebody's turn."),
    P("trigger", "turn_end", "at~the~end~of {owner} turn", "{owner}のターン終了時", example="at the end of your turn", says="The end of somebody's turn."),
    P("trigger", "when", "when {subject:pointer} {happening~n}", "{subject}が{happening:happened}時", also_ja=("{subject}が{happening:happened}とき",), example="when this enters the board",
      says="Something happens to a card: subject, happening."),
    P("trigger", "when", "whenever {subject} {happening~n}", "{subject}が{happening}たび", also_ja=("{subject}が{happening:happened}とき", "{subject}が{happening}とき"), also=("when {subject} {happening~n}",), example="whenever an enemy follower is destroyed"),
    P("trigger", "when_player", "whenever {player} {deed~n}", "{player}が{deed}たび", also_ja=("{player}が{deed:deed_done}とき",), also=("when {player} {deed~n}",), example="whenever you play a card", says="A player does something: player, deed."),
    P("trigger", "state_on", "whenever {state:STATE} becomes~active", "{state}状態になるたび", also=("whenever {state:STATE} becomes~active~for~you", "when {state:STATE} becomes~active~for~you", "when {state:STATE} becomes~active"), example="whenever Resonance becomes active", says="A state that was off is on."),
    P("trigger", "state_on", "whenever {state:STATE} becomes~active~for~your~opponent", "相手が{state}状態になるたび", fix={"player": OPPONENT},
      also=("when {state:STATE} becomes~active~for~your~opponent",), also_ja=("相手が{state}状態になったとき",), example="whenever Overflow becomes active for your opponent"),
    P("trigger", "activated", "A.Skill, pay {n:NUMBER} {counter:COUNTER}", "A.Skill（{counter}を{n}支払う）", example="A.Skill, pay 1 EP",
      says="Used by declaring it, and paying n of a counter where one is named."),
    P("trigger", "activated", "A.Skill, {prices:price+}", "A.Skill（{prices|、}）", fix={"declared": 1}, example="A.Skill, discarding a card from hand"),
    P("trigger", "activated", "A.Skill, pay {n:NUMBER} {counter:COUNTER} and~also {prices:price+}", "A.Skill（{counter}を{n}支払い、さらに{prices|、}）",
      example="A.Skill, pay 1 EP and also checking this", says="Beside points, prices of other kinds."),
    P("trigger", "activated", "Activated~effect", "起動効果", example="Activated effect"),
    P("trigger", "activated", "Activated~effect, {prices:price+}", "起動効果（{prices|、}）", example="Activated effect, putting this to sleep"),
    P("price", "turn_this", "checking~this", "これをCheck状態にする", fix={"how": "check"}, example="checking this", says="What a use costs beside points: its card is turned."),
    P("price", "turn_this", "putting~this~to~sleep", "これをスリープ状態にする", fix={"how": "sleep"}, example="putting this to sleep"),
    P("price", "pay_points", "paying {n:NUMBER} {counter:COUNTER~n}", "{counter}を{n}支払う", example="paying 2 EP", says="So many points of its player."),
    P("price", "pay_x", "paying~X {counter:COUNTER~pl}", "{counter}をX支払う", example="paying X EP", says="As many points as its player wants; X is then that number."),
    P("price", "discard_cards", "discarding {count} card(s) from~hand", "手札を{count}枚捨てる", example="discarding a card from hand", says="So many cards of the hand."),
    P("price", "put_this", "putting~this {into}", "これを{into}", example="putting this into your hand", says="The card itself goes there."),
    P("price", "turn_others", "checking {count} {filter~n}", "{filter}を{count}{%filter:体}Check状態にする", fix={"how": "check"}, example="checking another allied follower",
      says="So many other cards are turned, which their player chooses."),
    P("price", "put_others", "putting {count} {filter~n} {into}", "{filter}{count}{%filter:体}を{into}", example="putting an allied follower into your hand",
      says="So many cards go there, which their player chooses."),
    P("trigger", "interference_end", "at~the~end~of~the~interference", "干渉終了時", example="at the end of the interference",
      says="An interference is about to be over: all of it has resolved, and what lasted during it has ended."),
    P("trigger", "automatic", "Auto~beta", "自動β", fix={"letter": "beta"}, example="Auto beta", says="An automatic effect of a class (alpha, beta, gamma); may=1: optional, needs priority."),
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
    P("modifier", "limit", "once~per~turn,", "1ターンに1回、", also_ja=("1ターンに1度、", "1ターンに一度、"), fix={"n": 1, "per": "turn"}, example="once per turn,", says="At most n times per turn or match."),
    P("modifier", "limit", "up~to {n:NUMBER} time(s) per~turn,", "1ターンに{n}回まで、", also_ja=("1ターンに{n}度まで、",), fix={"per": "turn"}, example="up to 10 times per turn,"),
    P("modifier", "limit", "up~to {n:NUMBER} time(s) in {turns:NUMBER} turns,", "{turns}ターンに{n}回まで、", fix={"per": "turn"}, example="up to 2 times in 2 turns,"),
    P("modifier", "limit", "up~to {n:NUMBER} time(s) per~match,", "1バトルに{n}回まで、", fix={"per": "match"}, example="up to 3 times per match,"),
    P("modifier", "limit", "once~per~match,", "1バトルに1回、", fix={"n": 1, "per": "match"}, example="once per match,"),
    P("modifier", "during", "during {owner} turn,", "{owner}のターン中、", also_ja=("{owner}のターン中に、", "{owner}のターンに、"), example="during your opponent's turn,", says="Only in that player's turn."),
    P("modifier", "timing", "when~a~spell~could~be~played,", "スペルのタイミングで、", fix={"as_a": "spell"}, example="when a spell could be played,", says="May be used only when a card of that kind could be played."),
    P("modifier", "works_in", "{place},", "{place!断}にある間、", example="in your hand,", says="The ability works in that zone, not on the board."),
]

TRIGGER_PHRASES = [*waited_for(SHARED), *ATTACKS, *MEASURED, *WHENCE, *ATTACKS_NONE, *done_by_players(SHARED), *TRIGGERS, *MODIFIERS]
