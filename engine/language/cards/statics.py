"""Qualities: what holds of a card for a while or as long as something is on the board; and gifts, what can be given."""
from engine.language.phrases import P

GIFTS = [
    P("gift", "figures", "{stats:STATS}", "{stats}", example="+1/+1", says="A change of attack and defense."),
    P("gift", "figures_each", "{stats:STATS} for~each {filter}", "{filter}1{%filter:体}につき{stats}", example="+1/+1 for each Machina card in your hand",
      says="So much for each card that fits, counted as it is given."),
    P("gift", "keyword", "{keyword:KEYWORD}", "{keyword}", example="Ward", says="A keyword."),
    P("gift", "ability", "“{line:ability_line}”", "『{line}』", also_ja=("「{line}」",), also=("the~following~effect: {line:ability_line}", "the~following~effect - {line:ability_line}", "the~following~effects: {line:ability_line}"), example='"Last Words: draw a card"', says="An ability, written out. once=1: not stackable, a second one is not given."),
    P("gift", "ability", "“{line:ability_line}” (not~stackable)", "『{line}』（重複しない）", fix={"once": 1}, example='"Last Words: draw a card" (not stackable)'),
]

SOURCES = [
    P("source", "from_what", "from~effects", "効果から", also_ja=("能力によって",), fix={"what": "effects"}, example="from effects", says="Where damage or a deed comes from: effects, enemy_effects, attacks, anything."),
    P("source", "from_what", "from~enemy~effects", "相手の効果から", fix={"what": "enemy_effects"}, example="from enemy effects"),
    P("source", "from_what", "from~combat", "交戦で", fix={"what": "combat"}, example="from combat"),
    P("agent", "from_what", "by~effects", "効果では", also_ja=("能力によって", "カードの能力によって", "能力では", "能力で"), fix={"what": "effects"}, example="by effects"),
    P("agent", "from_what", "by~enemy~effects", "相手の効果では", also_ja=("相手の能力で", "相手の能力によって", "相手の能力では"), fix={"what": "enemy_effects"}, example="by enemy effects"),
    P("agent", "from_what", "by~enemy~spells", "相手のスペルでは", fix={"what": "enemy_spells"}, example="by enemy spells"),
    P("agent", "from_what", "by~enemy~followers", "相手のフォロワーでは", fix={"what": "enemy_followers"}, example="by enemy followers"),
    P("agent", "from_kind", "by {word:KIND~pl}", "{word}の効果では", example="by spells", says="By the effects of cards of a kind, whosever they are."),
    P("forbidden", "healed", "healed", "回復しない", example="healed"),
    P("forbidden", "destroyed", "destroyed", "破壊されない", example="destroyed"),
    P("forbidden", "banished", "banished", "消滅しない", example="banished"),
    P("forbidden", "returned", "returned~to~hand", "手札に戻らない", example="returned to hand"),
    P("forbidden", "targeted", "targeted", "選択されない", also_ja=("選択できない",), example="targeted", says="Chosen as a target."),
    P("forbidden", "affected", "affected", "対象にならない", example="affected", says="Chosen at all, as a target or as what is affected."),
    P("forbidden", "attacked_at", "attacked", "攻撃されない", example="attacked", says="Attacked."),
    P("forbidden", "blocked", "blocked", "ブロックされない", example="blocked", says="Its attack is not blocked."),
    P("forbidden", "evolves", "evolved", "進化できない", example="evolved"),
    P("forbidden", "evolved_by_points", "evolved~with~evolution~points", "EPで進化できない", also_ja=("EPによる進化ができない",), also=("evolved~using~evolution~points",), example="evolved with evolution points", says="Evolved by the player's points."),
]

QUALITIES = [
    P("quality", "has", "has/have {gifts:gift+}", "{gifts}を持っている", also_ja=("{gifts}を持つ",), example="has Ward", says="Has figures, keywords, abilities."),
    P("quality", "cant_attack", "can't attack", "攻撃できない", also_ja=("攻撃不能", "攻撃不能になる"), example="can't attack", says="May not attack: anything, followers, leaders."),
    P("quality", "cant_attack", "can't attack~followers", "フォロワーを攻撃できない", also_ja=("フォロワーを攻撃不能",), fix={"whom": "follower"}, example="can't attack followers"),
    P("quality", "cant_attack", "can't attack~the~leader", "リーダーを攻撃できない", also_ja=("リーダーを攻撃不能", "相手のリーダーを攻撃不能"), fix={"whom": "leader"}, also=("can't attack~the~enemy~leader", "can't~attack~leaders"), example="can't attack the leader"),
    P("quality", "cant_attack", "can't attack~players", "プレイヤーを攻撃できない", fix={"whom": "player"}, example="can't attack players"),
    P("quality", "cant_block", "can't block", "ブロックできない", example="can't block", says="May not block."),
    P("quality", "attacks_untapped", "can~attack~untapped {word:KIND~pl}", "アンタップしている{word}を攻撃できる", example="can attack untapped followers", says="May attack what is not tapped, too."),
    P("quality", "stays_tapped", "doesn't/don't untap~at~the~start~of~the~turn", "ターンのはじめにアンタップしない", example="doesn't untap at the start of the turn", says="The start of its player's turn leaves it tapped."),
    P("quality", "must_attack", "attack[s]~each~turn~if~able", "可能なら毎ターン攻撃する", example="attacks each turn if able", says="Its player may not end the turn while it could attack."),
    P("quality", "cant_be", "can't be {deed:forbidden} {by:agent?}", "{by}{deed}", example="can't be destroyed by effects", says="That does not happen to it; by effects, by enemy effects, or at all."),
    P("quality", "damage_cap", "can't take more~than {amount:much} damage at~a~time {source?}", "{source}1度に{amount}を超えるダメージを受けない",
      example="can't take more than 3 damage at a time", says="Each damage to it is at most so much."),
    P("quality", "damage_less", "take[s] {amount:much} less damage {source?}", "{source}受けるダメージが{amount}減る", also_ja=("{source}受けるダメージを-{amount}する",), example="takes 1 less damage", says="Each damage to it is so much less."),
    P("quality", "damage_more", "take[s] {amount:much} more damage {source?}", "{source}受けるダメージが{amount}増える", also_ja=("{source}受けるダメージを+{amount}する",), example="takes 1 more damage", says="Each damage to it is so much more."),
    P("quality", "damage_taken", "take[s] {amount:much} damage {source?}", "{source}受けるダメージが{amount}になる", also_ja=("{source}受けるダメージは{amount}になる", "{source}受けるダメージを{amount}にする"), example="takes 0 damage from effects", says="Each damage to it becomes that."),
    P("quality", "damage_taken", "take[s] {amount:much} damage in~place~of {bound} {source?}", "{source}受ける{bound}のダメージが{amount}になる",
      also_ja=("{source}受ける{bound}のダメージは{amount}になる",), example="takes 3 damage in place of 4 or more", says="Damage within the bound becomes that."),
    P("quality", "damage_next", "take[s] at~most {amount:much} damage the~next~time {source?}", "{source}次に受けるダメージが最大{amount}になる", example="takes at most 0 damage the next time",
      says="The next damage to it is at most so much; then that is used up."),
    P("quality", "damage_dealt_is", "deal[s] {amount:much} damage", "与えるダメージが{amount}になる", example="deals 0 damage", says="Each damage it deals becomes that."),
    P("quality", "attacks_per_turn", "can~attack {n:NUMBER} time(s) each~turn", "1ターンに{n}回攻撃できる", also=("can~attack {n:NUMBER} time(s) per~turn",), example="can attack 2 times each turn", says="May attack so often."),
    P("quality", "ignores_ward", "can~attack~ignoring~Ward", "守護を無視して攻撃できる", also_ja=("守護 を無視して攻撃できる",), also=("ignore[s]~Ward",), example="can attack ignoring Ward", says="Ward does not bind its attacks."),
    P("quality", "evolve_cost", "can~evolve~for {n:NUMBER} {counter:COUNTER~n}", "{counter}{n}で進化できる", example="can evolve for 0 evolution points", says="Evolving it costs so many points."),
    P("quality", "cost_less", "cost[s] {amount:quantity} less", "コストが{amount}少なくなる", example="costs 1 less", says="Its cost is so much less, counted anew at each moment."),
    P("quality", "cost_more", "cost[s] {amount:quantity} more", "コストが{amount}多くなる", example="costs 1 more", says="Its cost is so much more."),
    P("quality", "cost_is", "cost[s] {amount:quantity}", "コストが{amount}になる", also_ja=("コストは{amount}になる",), example="costs 0", says="Its cost is that."),
    P("quality", "cant_play", "can't play {what:filter~pl}", "{what}をプレイできない", example="can't play spells", says="A player may not play these."),
    P("quality", "cant_put", "can't put {what:filter~pl} onto~the|into~the {zone:ZONE}", "{what}を{zone}に出せない", example="can't put followers onto the board", says="A player may not put these there."),
    P("quality", "play_limit", "can't play more~than {n:NUMBER} card(s) each~turn", "1ターンに{n}枚までしかカードをプレイできない", example="can't play more than 3 cards each turn", says="A player may play only so many."),
    P("quality", "of_trait", "is/are a|an {trait:TRAIT}", "{trait}として扱う", fix={"yes": 1}, also=("is/are~treated~as a|an {trait:TRAIT}",), example="is a Machina", says="It has that trait (yes=1) or has it not (yes=0), whatever is printed."),
    P("quality", "of_trait", "is/are not a|an {trait:TRAIT}", "{trait}として扱わない", fix={"yes": 0}, example="is not a Machina"),
    P("quality", "loses_all", "lose[s]~all~abilities", "能力をすべて失う", example="loses all abilities", says="Has no abilities."),
]

STATIC_PHRASES = [*GIFTS, *SOURCES, *QUALITIES]
