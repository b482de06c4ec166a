"""Phrases that only cards of Duel Masters have, in both languages; what they mean is in the mechanisms."""

from engine.games.duel_masters.phrases_of_forms import FORMS
from engine.language.phrases import P

GIFTS = [
    P("gift", "power", "{amount:quantity} more power", "パワー＋{amount}", fix={"how": "more"}, example="2000 more power",
      says="So much more (how: more) or less power; with each: for every card that fits, counted anew at each moment."),
    P("gift", "power", "{amount:quantity} less power", "パワー－{amount}", fix={"how": "less"}, example="2000 less power"),
    P("gift", "power", "{amount:quantity} more power for~each {each:filter}", "{each}1{%each:体}につきパワー＋{amount}", fix={"how": "more", "every": 1},
      example="1000 more power for each other allied Dragon"),
    P("gift", "power", "{amount:quantity} more power for~every {every:NUMBER} {each:filter~pl}", "{each}{every}{%each:体}につきパワー＋{amount}", fix={"how": "more"},
      example="1000 more power for every 2 other allied Dragons", says="Of what is left over nothing comes."),
    P("gift", "power", "{amount:quantity} less power for~each {each:filter}", "{each}1{%each:体}につきパワー－{amount}", fix={"how": "less", "every": 1},
      example="1000 less power for each enemy creature"),
    P("gift", "power", "{amount:quantity} less power for~every {every:NUMBER} {each:filter~pl}", "{each}{every}{%each:体}につきパワー－{amount}", fix={"how": "less"},
      example="1000 less power for every 2 enemy creatures"),
]

QUALITIES = [
    P("quality", "not_by", "can't be blocked~by {by:filter~pl}", "{by}にブロックされない", fix={"deed": "block"}, example="can't be blocked by creatures with 3000 or less power",
      says="These may not block it (deed: block), or not attack it (deed: attack)."),
    P("quality", "not_by", "can't be attacked~by {by:filter~pl}", "{by}に攻撃されない", fix={"deed": "attack"}, example="can't be attacked by Fire creatures"),
    P("quality", "wins_battles", "win[s]~all~battles", "すべてのバトルに勝つ", example="wins all battles", says="Its battles are won, whatever the powers are."),
    P("quality", "enters_tapped", "enter[s]~the~battle~zone~tapped", "タップしてバトルゾーンに出る", example="enters the battle zone tapped", says="Lies there sideways from its first moment."),
    P("quality", "not_at_you", "can't attack~you", "自分を攻撃できない", example="can't attack you", says="They may not attack the player who says it."),
    P("quality", "unbreakable", "can't~be~broken", "ブレイクされない", example="can't be broken", says="Said of shields: they are not broken; for a while, those that are there."),
    P("quality", "cost_less", "cost[s] {amount:quantity} less,~to~no~less~than {least:NUMBER}", "コストが{amount}少なくなる（{least}より少なくはならない）", example="costs 3 less, to no less than 2",
      says="This makes it no less than that; something else may."),
    P("quality", "not_at", "can't attack~creatures", "クリーチャーを攻撃できない", example="can't attack creatures", says="Attacks players only."),
]

STATES = [
    P("pointer", "crossed", "the~crossed~creature", "これをクロスしたクリーチャー", number="sg", also=("the~equipped~creature", "the~creature~this~is~attached~to"), example="the crossed creature", says="The creature that this cross gear is crossed with."),
    P("target", "among", "from~among~them {count:quantity} {filter~n}", "その中の{filter}{count}{%filter:体}", example="from among them 1 creature", says="So many of the things spoken of last that fit, chosen; all that fit (all=1)."),
    P("target", "among", "from~among~them all {filter~pl}", "その中の{filter}すべて", fix={"all": 1}, example="from among them all creatures"),
    P("target", "among", "from~among~them up~to {count:quantity} {filter~n}", "その中の{filter}{count}{%filter:体}まで", fix={"up_to": 1}, example="from among them up to 2 creatures"),
    P("pointer", "rest", "the~rest", "残り", number="pl", example="the rest", says="What is left of the cards spoken of before, once some of them were taken."),
    P("quality", "cant_use", "can't use {keyword:KEYWORD}", "{keyword}を使えない", example="can't use Shield Trigger", says="A player may not use that of a card: Shield Trigger."),
    P("adjective", "of_either_class", "{first:CLASS} or {second:CLASS}", "{first}か{second}の", order=7, example="Fire or Nature", says="Of the one civilization or the other."),
    P("noun", "element", "element(s)", "エレメント", example="element", says="Whatever can lie face up in the battle zone by itself: no spell, no castle."),
    P("noun", "of_either_trait", "{first:TRAIT~n} or {second:TRAIT~n}", "{first}か{second}", example="Dragon or Fire Bird", says="Of the one race or the other."),
    P("test", "not_of_class", "that~is~not|that~are~not {class:CLASS}", "{class}でない", order=2, example="that is not Fire", says="Not of that civilization."),
    P("effect", "use_free", "use {targets:target+} for~no~cost", "コストを支払わずに{targets}を使う", fix={"how": ""}, example="use a chosen card in your hand for no cost",
      says="Used at once without being paid: cast (how: cast), summoned (how: summon), or as the card is."),
    P("effect", "use_free", "cast {targets:target+} for~no~cost", "コストを支払わずに{targets}を唱える", fix={"how": "cast"}, example="cast a chosen spell in your hand for no cost"),
    P("effect", "use_free", "without~paying, summon {targets:target+}", "コストを支払わずに{targets}を召喚する", fix={"how": "summon"}, example="without paying, summon a chosen creature in your hand"),
    P("effect", "draw_up_to", "draw~up~to {count:quantity} card(s)", "カードを{count}枚まで引く", example="draw up to 2 cards", says="As many as the player likes, up to that."),
    P("effect", "take_unused", "take {targets:target+} into~hand~without~using {keyword:KEYWORD}", "{keyword}を使わずに{targets}を手札に加える", example="take a chosen card in your shield zone into hand without using Shield Trigger",
      says="From the shields; what the keyword would allow is not asked."),
    P("adjective", "attacking", "attacking", "攻撃中の", also_ja=("攻撃中",), order=6, example="attacking", says="Its attack is going on."),
]

SENTENCES = [
    P("sentence", "mana_tapped", "this~is~put~into~your~mana~zone~tapped.", "これはマナゾーンにタップして置く。", example="This is put into your mana zone tapped.",
      says="Enters the mana zone tapped, whatever its civilizations."),
    P("sentence", "uses_tap", "this~may~be~tapped~instead~of~attacking,~to~use~its~tap~ability.", "これで攻撃するかわりに、タップして次のタップ能力を使ってもよい。",
      example="This may be tapped instead of attacking, to use its tap ability.", says="Says of the tap ability of the same card how it is used."),
    P("sentence", "stealth", "{class:CLASS} Stealth.", "{class}ステルス。", example="Fire Stealth.",
      says="Can't be blocked while the other player has a card of that civilization in the mana zone."),
    P("sentence", "sympathy", "Sympathy: {what:filter~pl}.", "シンパシー：{what}。", example="Sympathy: allied Dragons.",
      says="Costs 1 less for each that fits, and never less than 1."),
    P("sentence", "crosses", "this~can~be~crossed~with~a~creature~for~its~cost.", "コストをもう一度支払ってクリーチャーにクロスできる。", example="This can be crossed with a creature for its cost.",
      says="What every cross gear says of itself."),
    P("sentence", "fortifies", "this~fortifies~one~of~your~shields.", "これで自分のシールド1つを要塞化する。", example="This fortifies one of your shields.",
      says="What every castle says of itself."),
    P("sentence", "invasion", "Invasion: {what:filter~n}.", "侵略：{what}。", example="Invasion: allied Fire creature.",
      says="When such a creature of its player attacks, the card may be put on top of it from hand."),
    P("sentence", "revolution_change", "Revolution~Change: {what:filter~n}.", "革命チェンジ：{what}。", example="Revolution Change: allied Dragon.",
      says="When such a creature of its player attacks, the card may change places with it from hand."),
    P("sentence", "ninja_strike", "Ninja~Strike {n:NUMBER}.", "ニンジャ・ストライク {n}。", example="Ninja Strike 4.",
      says="When a creature of the other player attacks, the card may be summoned for nothing, with so many cards in the mana zone, once an attack;"
      " at the end of the turn it goes to the bottom of the deck."),
    P("sentence", "g_zero", "G-Zero,~if {condition}.", "G・ゼロ、{condition}なら。", example="G-Zero, if there are 3 or more allied creatures.",
      says="While the condition holds, the card may be used in its player's main step without paying its cost."),
    P("would_player", "would_draw", "draw~a~card", "カードを引く", example="draw a card", says="A single card is about to be drawn."),
    P("would_player", "would_lose", "lose~the~game", "ゲームに負ける", example="lose the game", says="The rules or an effect are about to decide the game against the player."),
    P("sentence", "player_would", "if {player} would {deed:would_player}, {then:clause} instead.", "{player}が{deed}時、かわりに{then}。", example="If you would draw a card, draw 2 cards instead.",
      says="In place of what would befall the player, the clause is carried out."),
    P("effect", "judge", "have~a~Gachinko~Judge", "ガチンコ・ジャッジする", example="have a Gachinko Judge", says="Both players reveal the top card of their deck and put it on the bottom; whose costs no less wins."),
    P("condition_one", "won_judge", "you~win~the~judge", "ガチンコ・ジャッジに勝ったなら", example="you win the judge", says="The judge of this effect was won."),
    P("sentence", "ex_life", "EX~Life.", "EXライフ。", example="EX Life.",
      says="As it enters, the top card of its player's deck becomes a shield; when it would leave, that shield goes to the graveyard instead."),
    P("sentence", "just_diver", "Just~Diver.", "ジャストダイバー。", example="Just Diver.",
      says="From its entering until the start of its player's next turn it can't be targeted or attacked."),
    P("sentence", "s_back", "S-Back: {what:filter~n}.", "S・バック：{what}。", also=("Strike~Back: {what:filter~n}.",), example="S-Back: Fire card.",
      says="When such a card comes from its player's shields to the hand, it may be discarded; then this is used from hand for nothing."),
    P("sentence", "stands_on_several", "this~is~put~on~one {first:filter~n} and~one {second:filter~n}.", "これは{first}1体と{second}1体の上に置く。", example="This is put on one allied Fire creature and one allied Water creature.",
      says="On what an evolution is put that needs one of each."),
    P("sentence", "stands_on_several", "this~is~put~on~one {first:filter~n}, one {second:filter~n} and~one {third:filter~n}.", "これは{first}1体と{second}1体と{third}1体の上に置く。",
      example="This is put on one allied Fire creature, one allied Water creature and one allied Dragon."),
    P("sentence", "neo_evolution", "NEO~evolution: {what:filter~n}.", "NEO進化：{what}。", example="NEO evolution: allied Fire creature.",
      says="May be put on one such card, and is an evolution only then; or enters as any creature."),
    P("quality", "bears_any", "may~have~any~evolution~put~on~it", "上にどんな進化クリーチャーを置いてもよい", example="may have any evolution put on it",
      says="Whatever an evolution asks for, this will do."),
    P("sentence", "star_evolution", "Star~evolution: {what:filter~n}.", "スター進化：{what}。", example="Star evolution: allied Dragon.",
      says="Put on one such card; when it leaves, it leaves alone."),
    P("sentence", "saver", "Saver: {what:filter~pl}.", "セイバー：{what}。", example="Saver: other allied Dragons.",
      says="May be destroyed in place of one of these."),
]

LINES = [
    P("line", "spell_side", "Spell~side {n:NUMBER}: {line:ability_line}", "呪文側 {n}：{line}", example="Spell side 3: draw a card.",
      says="A line of the other side of a Twinpact: a spell of that cost, and of the civilization of the card or the one that is said."),
    P("line", "spell_side", "{class:CLASS} spell~side {n:NUMBER}: {line:ability_line}", "{class}の呪文側 {n}：{line}", example="Water spell side 3: draw a card."),
    P("trigger", "tap_ability", "Tap~ability", "タップ能力", example="Tap ability", says="Used by tapping the card instead of attacking."),
    P("trigger", "silent_skill", "Silent~Skill", "サイレントスキル", example="Silent Skill", says="Used by leaving the card tapped at the start of its player's turn."),
    P("line", "o_drive", "O-Drive {class:CLASS} {n:NUMBER}: {line:ability_line}", "O・ドライブ {class}{n}：{line}", example="O-Drive Fire 2: Double Breaker.",
      says="As the card is used, so many more cards of that civilization may be tapped; the line counts only then."),
    P("line", "under", "{head:KEYWORD}: {line:ability_line}", "{head}：{line}", example="Wave Striker: Double Breaker.",
      says="The line counts only as the keyword says: Wave Striker while 2 or more other creatures have it; Metamorph with 7 or more cards in the"
      " mana zone; Turbo Rush after another creature of its player broke a shield this turn; Accelerator while a cross gear is crossed with it; Shield Force while the shield is there"
      " that was chosen as it entered; Super Bonus where the card was used by its S-trigger while its player had no shields."),
    P("line", "shared", "Shared~by {trait:TRAIT~pl}: {line:ability_line}", "{trait}が共有：{line}", example="Shared by Dragons: Double Breaker.",
      says="All creatures of that race on its player's side have the line."),
]

PHRASES = (*GIFTS, *QUALITIES, *STATES, *SENTENCES, *LINES, *FORMS)
