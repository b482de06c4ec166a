"""Sentences and lines: how effects are put together into abilities."""
from engine.language.phrases import P, inclusion
from engine.language.tree import Node

COSTS = [
    P("cost", "necromancy", "Necromancy {n:quantity}", "ネクロマンス {n}：", also_ja=("ネクロマンス {n};",), also=("Necromancy ({n:quantity})",), example="Necromancy 4", says="Pay so many shadows."),
    P("cost", "burial_rite", "Burial~Rite", "葬送したなら、", example="Burial Rite", says="Bury a chosen follower of the hand; compulsory if possible."),
    P("cost", "burial_rite", "Burial~Rite {n:quantity}", "葬送 {n}：", also=("Burial Rite ({n:quantity})",), also_ja=("葬送 {n};",), example="Burial Rite 2", says="Bury so many, or none."),
    P("cost", "earth_rite", "Earth~Rite", "土の秘術：", also_ja=("土の秘術",), example="Earth Rite", says="Use up so much Stack (one where absent; X: all there is, X being how much)."),
    P("cost", "earth_rite", "Earth~Rite {n:quantity}", "土の秘術 {n}：", also_ja=("土の秘術 {n};",), also=("Earth Rite ({n:quantity})",), example="Earth Rite 2"),
    P("cost", "spend", "spend {n:NUMBER} {counter:COUNTER~n}", "{counter}が{n}以上あるなら{n}消費し、", also_ja=("自分の残り{counter}が{n}以上なら{n}消費して、",), example="spend 1 evolution point", says="Pay points of a player."),
]

CLAUSES = [
    P("steps", "sequence", "{steps:effect&}", "{steps}", example="draw a card and evolve this",
      says="Effects one after the other, each an operation of its own (a single effect is a sequence of one)."),
    P("core", "repeat", "do~this {n:quantity} time(s): {then:steps}", "次を{n}回行う：{then}", example="do this 3 times: deal 1 damage to a random enemy follower", says="Again and again, each time anew."),
    P("core", "choose", "choose~one: {options:steps;}", "次のうち1つを選ぶ：{options}", example="choose one: draw a card; evolve this", says="The player picks one (random=1: it is drawn; unused=1: each only once)."),
    P("core", "choose", "choose~different~ones {several:NUMBER} : {options:steps;}", "次のうち異なる{several}つを選ぶ：{options}", example="choose different ones 2: draw a card; evolve this; do nothing",
      says="several: so many, each only once."),
    P("core", "choose", "do~different~ones~at~random {several:NUMBER} : {options:steps;}", "次のうちランダムな異なる{several}つを行う：{options}", fix={"random": 1},
      example="do different ones at random 2: draw a card; evolve this; do nothing"),
    P("core", "choose", "do~one~at~random: {options:steps;}", "次のうちランダムに1つを行う：{options}", fix={"random": 1}, example="do one at random: draw a card; evolve this"),
    P("core", "choose", "do~one~not~done~before~at~random: {options:steps;}", "次のうちまだ行っていないものからランダムに1つを行う：{options}", fix={"random": 1, "unused": 1},
      example="do one not done before at random: draw a card; evolve this"),
    P("core", "again", "repeat~this {n:quantity} more~time(s)", "これをさらに{n}回繰り返す", example="repeat this 2 more times", says="The sentence before, so many times more."),
    P("core", "may", "you~may {do:steps}", "{do!て}もよい", example="you may draw a card", says="The player decides whether to."),
    P("core", "may", "your~opponent may {do:steps}", "相手は任意で、{do}", fix={"player": Node("player", who="opponent")}, example="your opponent may draw a card", says="player: who decides; what is done by nobody in particular is then done by that player."),
    *inclusion("core", "steps"),
    P("clause", "where", "{then:core},~where~X~is {x:amount}", "{then}（Xは{x}）", example="deal X damage to the enemy leader, where X is your shadows", says="X is worked out when it resolves."),
    P("clause", "paying", "{cost}: {then:clause}", "{cost}{then}", also=("{cost} - {then:clause}", "{cost}, {then:clause}"), example="Necromancy 4: give it Storm", says="If the cost can be paid it is, and then the rest happens; if not, nothing."),
    *inclusion("clause", "core"),
]

SENTENCES = [
    P("sentence", "if", "if {condition}, {then:clause}.", "{condition}なら、{then}。", also_ja=("{condition}なら{then}。",), also=("{then:clause} if {condition}.", "then, if {condition}, {then:clause}.", "then {then:clause} if {condition}."), example="If Resonance is active, draw a card.",
      says="Judged when it resolves. otherwise: a sentence for the other case."),
    P("sentence", "if", "if {condition}, {then:clause}. {otherwise:else_part}", "{condition}なら、{then}。{otherwise}", also_ja=("{condition}なら{then}。{otherwise}",),
      example="If Resonance is active, draw a card. Otherwise, evolve this."),
    P("sentence", "instead", "if {condition}, {then:clause} instead.", "{condition}なら、かわりに{then}。", also=("then, if {condition}, {then:clause} instead.", "{then:clause} instead if {condition}."), example="If Overflow is active, draw 2 cards instead.",
      says="In place of the sentence before, if the condition holds when that would be done."),
    P("sentence", "in_place", "{then:clause} instead.", "かわりに{then}。", example="Draw 2 cards instead.",
      says="In place of what an earlier sentence (or the line before) does. What it leaves out is as it was there: “deal 4 damage instead”."),
    P("sentence", "more", "further, {then:clause}.", "加えて、{then}。", also=("{then:clause} more.",), example="Further, draw 2.",
      says="So much more of what an earlier sentence (or the line before) does: after Spellboost for each time, after Enhance if it was paid."),
    P("else_part", "say", "otherwise, {then:clause}.", "そうでないなら、{then}。", example="Otherwise, draw a card."),
    P("else_part", "if", "otherwise,~if {condition}, {then:clause}.", "そうでなく{condition}なら、{then}。", example="Otherwise, if Overflow is active, draw a card."),
    P("else_part", "if", "otherwise,~if {condition}, {then:clause}. {otherwise:else_part}", "そうでなく{condition}なら、{then}。{otherwise}",
      example="Otherwise, if Overflow is active, draw a card. Otherwise, evolve this."),
    P("sentence", "while", "while {condition}, {then:clause}.", "{condition!間}、{then}。", also=("{then:clause} while {condition}.",), example="While Overflow is active, this has +2/+0.", says="Holds as long as the condition does (judged at each moment)."),
    P("sentence", "say", "{then:clause}.", "{then}。", also_ja=("さらに、{then}。", "その後、{then}。"), also=("then {then:clause}.", "then, {then:clause}."), example="Draw a card.", says="A sentence."),
    P("sentence", "keywords", "{keywords:KEYWORD+}.", "{keywords|。}。", spread="keywords", example="Ward.", says="The card has these keywords."),
    P("sentence", "countdown", "Countdown {n:NUMBER}.", "カウントダウン {n}。", also=("Countdown ({n:NUMBER}).",), example="Countdown 3.", says="An amulet's countdown."),
    P("sentence", "treated_as", "this~is~also~called {card:NAME}.", "これは{card}でもある。", example="This is also called Magitrain.", says="Wherever cards of that name are spoken of, this is one, too."),
    P("sentence", "x_is", "in~all~of~that X~equals {x:amount}.", "これまでのXは{x}に等しい。", also=("X~equals {x:amount}.", "X~is {x:amount}."), example="In all of that X equals your shadows.", says="What X is in the sentences before it, worked out as the first of them that says X is reached."),
    P("sentence", "stack", "Stack {n:NUMBER}.", "スタック {n}。", also=("Stack ({n:NUMBER}).",), example="Stack 1.", says="An Earth Sigil's Stack."),
    P("sentence", "remark", "(a~reminder).", "注釈だけである。", example="(A reminder).", says="What a card only says to remind of a rule: it does nothing."),
    P("sentence", "maneuver", "Maneuver: a|an {filter}.", "操縦：{filter}。", also=("Maneuver: {filter~pl}.",), example="Maneuver: a follower that originally costs 5 or more.", says="A vehicle; who may board it."),
    P("sentence", "stands_on", "this~is~put~on {count:quantity} {what:filter~n}.", "これは{what}{count}体の上に置く。", example="This is put on 1 allied follower.",
      says="On what an evolution is put, and on how many."),
    P("sentence", "union", "Union: {first:NAME} and {second:NAME}.", "連結：{first}と{second}。", example="Union: Forest Bat and Magitrain.",
      says="As it enters, a card of each name is exiled for it; on the field it has these names as well."),
    P("sentence", "power_attacker", "Power~Attacker {n:NUMBER}.", "パワーアタッカー {n}。", example="Power Attacker 2000.", says="So much more power while it attacks."),
]

LINES = [
    P("ability_line", "ability", "{modifiers:modifier*?} {trigger}: {body}", "{modifiers}{trigger}：{body}", also_ja=("{modifiers}{trigger}{body}", "{modifiers}{trigger}、{body}"), also=("{modifiers:modifier*?} {trigger}, {body}", "{modifiers:modifier*?} {trigger} - {body}"), example="Once per turn, whenever you play a card: draw a card.",
      says="An ability: modifiers, what sets it off, and what it does."),
    P("ability_line", "ability", "{modifiers:modifier*?} {trigger},~if {condition}: {body}", "{modifiers}{trigger}、{condition}なら：{body}",
      also=("{modifiers:modifier*?} {trigger}: if {condition} - {body}",), example="Fanfare, if Resonance is active: draw a card.", says="condition: judged when it triggers."),
    P("ability_line", "text", "{body}", "{body}", example="Draw a card.", says="A spell's text; or keywords and what holds while this is on the board."),
    P("line", "accelerate", "Accelerate {n:NUMBER}: {line:ability_line}", "アクセラレート {n}：{line}", also_ja=("アクセラレート {n};{line}",), also=("Accelerate ({n:NUMBER}): {line:ability_line}",), example="Accelerate 2: draw a card.", says="A line of the spell that this may be played as. condition: only then."),
    P("line", "accelerate", "Accelerate {n:NUMBER},~if {condition}: {line:ability_line}", "アクセラレート {n}、{condition}なら：{line}", example="Accelerate 1, if an ally evolved this turn: draw a card."),
    P("line", "crystallize", "Crystallize {n:NUMBER}: {line:ability_line}", "結晶 {n}：{line}", also_ja=("結晶 {n};{line}",), also=("Crystallize ({n:NUMBER}): {line:ability_line}",), example="Crystallize 2: Countdown 4.", says="A line of the amulet that this may be played as."),
    P("line", "play_as", "Play~as {cards:NAME|}.", "チョイス：{cards}としてプレイする。", example="Play as Forest Bat or Magitrain.",
      says="Played as one of these cards from the start, for this card's cost. condition: only then."),
    P("line", "play_as", "Play~as {cards:NAME|},~if {condition}.", "チョイス：{condition}なら、{cards}としてプレイする。", example="Play as Forest Bat or Magitrain, if Overflow is active."),
    P("line", "fuse", "Fuse {most:NUMBER}: {filter~pl}.", "融合 {most}枚まで：{filter}。", also=("Fusion: {filter~pl} (up~to {most:NUMBER}).", "Fusion: {filter~pl} (up~to {most:NUMBER} at~a~time)."),
      example="Fuse 2: Artifact cards."),
    P("line", "fuse", "Fuse: {filter~pl},~if {condition}.", "融合（{condition}なら）：{filter}。", also=("Fusion: {filter~pl} (can~only~fuse if {condition}.)", "Fusion: {filter~pl} (can~only~fuse~if {condition})."),
      example="Fuse: Artifact cards, if Overflow is active."),
    P("line", "fuse", "Fuse: {filter~pl}.", "融合：{filter}。", also_ja=("融合;{filter}。", "融合 ;{filter}。"), also=("Fusion: {filter~pl}.",), example="Fuse: Artifact cards.", says="These cards of the hand may be fused to this."),
    P("line", "passive", "P.Skill: {line:ability_line}", "P.Skill：{line}", example="P.Skill: whenever an ally is destroyed: draw a card.",
      says="What a passive skill has or does: nobody declares it, and nobody answers it."),
    *inclusion("line", "ability_line"),
    P("body", "body", "{sentences:sentence*}", "{sentences}", example="Draw a card. Evolve this.", says="Sentences; what follows from one is processed before the next."),
]

SENTENCE_PHRASES = [*COSTS, *CLAUSES, *SENTENCES, *LINES]
