"""What happens in a scenario, one sentence a line of ``when``: what players do, and neutral happenings that tests need.

A core ("I play Goblin") can be followed by how, by targets, by what is chosen and by how simultaneous effects are ordered.
"""

from __future__ import annotations

from engine.language.phrases import P, inclusion

FROM_HAND = frozenset(("play", "play_free", "put_card", "set_node"))  # whose card is looked for in hand first

_HOWS = (
    ("accelerate", "Accelerate", "アクセラレート"), ("crystallize", "Crystallize", "結晶"), ("enhance", "Enhance", "エンハンス"),
    ("no-enhance", "no Enhance", "エンハンスなし"),
    ("spell-side", "the~spell~side", "呪文側"), ("creature-side", "the~creature~side", "クリーチャー側"),
)  # fmt: skip
_DECLARED = (
    ("draw", "a draw", "ドロー"), ("charm", "a charm", "チャーム"), ("defense", "a defense", "防御"), ("no-defense", "no defense",
    "防御なし"),
    ("end-of-main-phase", "the end of the main phase", "メインフェイズ終了"), ("phase-change", "a phase change", "フェイズ移行"),
    ("cost", "the payment of a cost", "コストの支払い"), ("ep", "the production of points", "ポイントの発生"),
    ("p-skill", "a P . Skill", "P.Skillの効果"), ("trigger", "a trigger ability", "トリガー能力"),
)  # fmt: skip

PLAYED = [
    P("core", "play", "{who:subject} play[s] {card:thing}", "{who}が{card}をプレイする", example="opponent plays Goblin"),
    P("core", "play_free", "{who:subject} play[s] {card:thing} for~no~cost", "{who}がコストを支払わずに{card}をプレイする",
      example="I play Goblin for no cost", says="as an effect lets somebody do it, in games in which one does"),
    P("core", "attack", "{attacker:thing} attack[s] {target:thing}", "{attacker}が{target}を攻撃する",
      example="Goblin attacks the enemy leader", needs="action:attack"),
    P("core", "attack", "{attacker:thing} attack[s] {who:object}", "{attacker}が{who}を攻撃する", example="Goblin attacks opponent",
      says="in games without leaders", needs="action:attack"),
    P("core", "attack", "{attacker:thing} attack[s]", "{attacker}が攻撃する", example="Goblin attacks", says="the other leader or player", needs="action:attack"),
    P("core", "evolve", "{who:subject} evolve[s] {card:thing}", "{who}が{card}を進化させる", example="I evolve Goblin", needs="action:evolve"),
    P("core", "super_evolve", "{who:subject} super-evolve[s] {card:thing}", "{who}が{card}を超進化させる", example="I super-evolve Goblin", needs="action:super_evolve"),
    P("core", "engage", "{who:subject} engage[s] {card:thing}", "{who}が{card}をアクトさせる", example="I engage Goblin", needs="action:engage"),
    P("core", "fuse", "{who:subject} fuse[s] {cards:those+} to {card:thing}", "{who}が{card}に{cards}を融合する",
      example="I fuse Goblin to Fighter", needs="action:fuse"),
    P("core", "use", "{who:subject} use[s] {effect:effect}", "{who}が{effect}を使う", example="I use Goblin's A.Skill", needs="action:use"),
    P("core", "end_turn", "{who:subject} end[s] the turn", "{who}がターンを終了する", example="opponent ends the turn"),
    P("core", "end_turn", "{who:subject} end[s] my turn", "{who}がターンを終了する", example="I end my turn"),
    P("core", "mulligan", "{who:subject} keep[s] everything", "{who}が何も引き直さない", example="opponent keeps everything",
      fix={"cards": ()}, needs="action:mulligan"),
    P("core", "mulligan", "{who:subject} return[s] {cards:thing+}", "{who}が{cards}を引き直す", example="I return Goblin and Fighter",
      says="the mulligan", needs="action:mulligan"),
    P("core", "put_card", "{who:subject} put[s] {card:thing} into {place:place}", "{who}が{card}を{place}に置く",
      example="I put Goblin into my cemetery", needs="action:put_card"),
]  # fmt: skip

ANSWERED = [
    P("core", "pass", "{who:subject} pass[es]", "{who}がパスする", example="opponent passes", needs="action:pass"),
    P("core", "nobody_answers", "nobody answers", "誰も応じない", example="nobody answers", says="all pass until what waits has resolved", needs="answers"),
    P("core", "nobody_answers", "both players pass", "双方がパスする", fix={"all": 1}, example="both players pass", says="the same; where nothing waits, the phase ends by it", needs="answers"),
    P("core", "end_interrupts", "{who:subject} end[s] interrupts", "{who}が割り込み終了を宣言する", example="I end interrupts", needs="action:end_interrupts"),
    P("core", "set_node", "{who:subject} set[s] {card:thing} as~a~node", "{who}が{card}をノードにセットする",
      example="I set Goblin as a node", needs="action:set_node"),
    P("core", "produce", "{who:subject} produce[s] {amount:NUMBER} {point:COUNTER~n}", "{who}が{point}を{amount}発生させる",
      example="I produce 2 play points", needs="action:produce"),
    P("core", "produce", "{who:subject} produce[s] {point:COUNTER~pl} from {card:thing}", "{who}が{card}で{point}を発生させる",
      example="I produce play points from Goblin", says="as many as the card makes", needs="action:produce"),
    P("core", "declare", "{who:subject} declare[s] {what:declaration}", "{who}が{what}を宣言する", example="opponent declares a draw", needs="action:declare"),
    P("core", "declare_by", "{who:subject} declare[s] {what:declaration} by {card:thing}", "{who}が{card}による{what}を宣言する",
      example="I declare a charm by Goblin", needs="action:declare_by"),
    P("core", "declare_by", "{who:subject} declare[s] {what:declaration} by {card:thing} supported~by {support:thing}",
      "{who}が{support}の支援を受けて{card}による{what}を宣言する", example="I declare a charm by Goblin supported by Fighter", needs="action:declare_by"),
    P("core", "declare_by", "{who:subject} declare[s] {what:declaration} by {card:thing} together~with {others:thing+}",
      "{who}が{others|と}とともに{card}による{what}を宣言する", example="I declare a charm by Goblin together with Fighter", says="several at once", needs="action:declare_by"),
    P("core", "declare_by", "{who:subject} declare[s] {what:declaration} by {card:thing} supported~by {support:thing} together~with {others:thing+}",
      "{who}が{support}の支援を受けて{others|と}とともに{card}による{what}を宣言する",
      example="I declare a charm by Goblin supported by Fighter together with Goblin", needs="action:declare_by"),
    P("core", "defend", "{card:thing} defend[s]", "{card}が防御する", example="Goblin defends"),
    P("core", "defend", "{card:thing} block[s]", "{card}が防御する", example="Goblin blocks"),
    *(P("declaration", "declaration", en, ja, example=en.replace(" . ", "."), fix={"is": id}) for id, en, ja in _DECLARED),
]  # fmt: skip

NEUTRAL = [
    P("core", "undergo", "{cards:those+} is/are {deed:deed}", "{cards}が{deed}", example="Goblin is destroyed", fix={"together": 0},
      says="one after the other, each processed before the next"),
    P("core", "undergo", "{cards:those+} is/are {deed:deed} at once", "{cards}が同時に{deed}",
      example="Goblin and Fighter are destroyed at once", fix={"together": 1}, says="by one effect"),
    P("core", "summon", "{cards:those+} is/are summoned for {who:object}", "{cards}が{who}の場に出される",
      example="Goblin is summoned for opponent"),
    P("core", "deal", "{amount:NUMBER} damage is dealt to {targets:those+}", "{targets}に{amount}ダメージが与えられる",
      example="5 damage is dealt to Goblin", needs="event:damaged"),
    P("core", "deal", "{amount:NUMBER} damage is dealt to {who:object}", "{who}に{amount}ダメージが与えられる",
      example="2 damage is dealt to opponent", says="in games without leaders", needs="event:damaged"),
    P("core", "restore", "{amount:NUMBER} defense is restored to {targets:those+}", "{targets}の体力が{amount}回復する",
      example="2 defense is restored to my leader", needs="event:healed"),
    P("core", "draw", "{who:subject} draw[s] {amount:NUMBER} card(s)", "{who}がカードを{amount}枚引く", example="I draw 2 cards"),
    P("core", "lose_abilities", "{cards:those+} lose[s] all abilities", "{cards}が能力をすべて失う", example="Goblin loses all abilities"),
    P("core", "give_keyword", "{cards:those+} gain[s] {keyword:KEYWORD}", "{cards}が{keyword}を得る", example="Goblin gains Ward"),
    P("core", "give_stats", "{cards:those+} get[s] {stats:STATS}", "{cards}が{stats}を得る", example="Goblin gets +1/-2", suits="figure:defense"),
    P("core", "happen", "{who:subject} do[es] {text:NAME}", "{who}が次を行う: {text}", example='I do "Draw a card."',
      says="any effect of the card language"),
    P("core", "start_game", "the game begins", "ゲームが始まる", example="the game begins", needs="action:start_game"),
    P("core", "wait", "nothing is done", "何も行わない", example="nothing is done", says="the rules are checked all the same"),
]  # fmt: skip

FOLLOWED = [
    *inclusion("action", "core"),
    P("action", "with_how", "{action:action} with {how:how}", "{action}（{how}）", example="I play Goblin with Accelerate"),
    P("action", "with_level", "{action:action} with {how:how} {n:NUMBER}", "{action}（{how} {n}）", example="I play Goblin with Enhance 5",
      says="for the number that stands behind the keyword; refused where another one is paid"),
    P("action", "with_targets", "{action:action} targeting {targets:aim+}", "{action}（対象は{targets}）",
      example="I play Goblin targeting Fighter"),
    P("action", "with_picks", "{action:action} choosing {picks:pick+}", "{action}（選択は{picks}）",
      example="I play Goblin choosing Fighter"),
    P("action", "with_deed", "{action:action} so~that {cards:thing+} is/are {deed:deed}", "{action}（それで{cards}が{deed}）",
      example="I play Goblin so that Fighter is discarded", says="what is chosen, said by what is done to it; it must come about"),
    P("action", "with_payment", "{action:action} paying~with {cards:thing+}", "{action}（支払いは{cards}）",
      example="I play Goblin paying with Fighter", says="which cards are tapped for it, where cards are tapped to pay", needs="payment"),
    P("action", "with_order", "{action:action} ordering {first:effect} before {second:effect}", "{action}（{first}を{second}より先にする）",
      example="nothing is done ordering Goblin's effect before Fighter's effect",
      says="decides where players order what waits (or chance does); refused, as a part of the action, where a rule orders it"),
    P("action", "with_answer", "{action:action} in~answer~to {what:declaration}", "{action}（{what}への割り込み）",
      example="I play Goblin in answer to a charm", says="where it is not the answer to what was declared last", needs="action:declare"),
    P("action", "with_moment", "once {happening:happening} , {action:core}", "{happening!た}ところで、{action}",
      example="once Goblin is destroyed, opponent plays Fighter",
      says="tried as soon as that has come about while the actions after this line are carried out"),
    *inclusion("aim", "thing"),
    P("aim", "named", "the {name:NAME} in|on {place:place}", "{place}の{name}", example="the Goblin on the board", says="of several, the one that lies there"),
    P("aim", "someone", "{who:object}", "{who}", example="opponent", says="a player, as target or choice"),
    P("pick", "pick_thing", "{card:thing}", "{card}", example="Goblin"),
    P("pick", "pick_player", "{who:object}", "{who}", example="opponent"),
    P("pick", "pick_number", "{number:NUMBER}", "{number}", example="3"),
    P("pick", "pick_yes", "yes", "「はい」", also_ja=("はい",), example="yes"),
    P("pick", "pick_no", "no", "「いいえ」", also_ja=("いいえ",), example="no"),
    P("pick", "pick_none", "nothing", "「なし」", also_ja=("なし",), example="nothing", says="no more, too, where one may choose as many as one likes"),
    *(P("how", "how", en, ja, example=en.replace("~", " "), fix={"is": id}, suits=f"way:{id}") for id, en, ja in _HOWS),
    P("how", "how_of_counter", "a|an {is:COUNTER}", "{is}", example="a play point", says="what is paid with, where that is not the only way"),
    P("how", "how", "{is:KEYWORD}", "{is}", says="any keyword of the game"),
]  # fmt: skip

ACTIONS = [*PLAYED, *ANSWERED, *NEUTRAL, *FOLLOWED]
