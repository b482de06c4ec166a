"""Phrases that only cards of Phantom Magic Vision have, in both languages; what they mean is in the mechanisms."""

from engine.games.vision.phrases_of_causes import CAUSES
from engine.games.vision.phrases_of_declarations import DECLARATIONS
from engine.games.vision.phrases_of_guises import GUISES
from engine.games.vision.phrases_of_piles import PILES
from engine.games.vision.phrases_of_sides import SIDES
from engine.games.vision.phrases_of_unions import UNIONS
from engine.language.cards.filters import CHARACTER_CARD
from engine.language.cards.statics import FIGURE_IS
from engine.language.phrases import P
from engine.language.tree import Node

ANSWERS = [
    P("condition_one", "answers_attack", "this~directly~answers~an~attack", "攻撃への直接の干渉である", example="this directly answers an attack",
      says="The last thing that was declared is an attack on this player."),
    P("condition_one", "answers_play", "this~directly~answers {what:subject}", "{what}への直接の干渉である", example="this directly answers an enemy spell",
      says="The last thing that waits is of such a card."),
]

BATTLES = [
    P("duration", "until", "until~the~end~of~the~next~turn", "次のターン終了時まで、", fix={"edge": "end", "turn": "next"}, example="until the end of the next turn",
      says="The turn that follows this one, whoever's it is."),
    P("duration", "battle", "until~the~end~of~the~battle", "戦闘終了時まで、", also_ja=("戦闘終了時まで",), example="until the end of the battle", says="As long as the battle that begins, or goes on, is not over."),
    P("adjective", "in_battle", "attacking", "攻撃を行っている", fix={"as": "attacker"}, example="attacking", order=3, says="The attacker, or the defender, of the attack that goes on."),
    P("adjective", "in_battle", "defending", "防御を行っている", fix={"as": "defender"}, example="defending", order=3),
    P("effect", "cancel", "call~off~the~attack~of {targets:target+}", "{targets}の攻撃を取り消す", fix={"what": "attack"}, example="call off the attack of all attacking followers",
      says="An attack, or a defence, that goes on is none any more; who attacked or defended stays as it lies."),
    P("effect", "cancel", "call~off~the~defense~of {targets:target+}", "{targets}の防御を取り消す", fix={"what": "defense"}, example="call off the defense of all defending followers"),
    P("effect", "undying", "call~off~the~dying~of {targets:target+}", "{targets}の決死状態を無効にする", also_ja=("{targets}の決死状態を無効とする",), example="call off the dying of this",
      says="It is dying no more and its damage is gone; without toughness of its own nothing keeps it."),
    P("forbidden", "dying", "dying", "決死状態にならない", example="dying", says="It does not begin to die, by damage or by an effect."),
]

CARDS = [
    P("target", "chosen_player", "a~chosen~opponent", "目標の相手プレイヤー1人", fix={"who": "opponent"}, number="sg", example="a chosen opponent", says="Named as the card is played or used."),
    P("player", "player", "{n:NUMBER} of~your~opponents", "相手プレイヤー{n}人", fix={"who": "opponent"}, example="1 of your opponents", number="pl",
      says="So many opponents; more than there are is nobody."),
    P("owner", "player", "{n:NUMBER} of~your~opponents'", "相手プレイヤー{n}人", fix={"who": "opponent"}, example="1 of your opponents'"),
    P("player", "player", "the~turn~player", "ターンプレイヤー", fix={"who": "turn"}, example="the turn player", number="sg", says="Whose turn it is, or is not."),
    P("player", "player", "the~player~whose~turn~it~is~not", "非ターンプレイヤー", fix={"who": "not_turn"}, example="the player whose turn it is not", number="sg"),
    P("adjective", "face_down", "face-down", "裏向きの", fix={"yes": 1}, also_ja=("裏向き",), order=6, example="face-down", says="How a card lies."),
    P("adjective", "face_down", "face-up", "表向きの", fix={"yes": 0}, also_ja=("表向き",), order=6, example="face-up"),
    P("target", "chosen", "{count} affected opponent-chosen {filter~n}", "対象の相手が選ぶ{filter}{count}{%filter:体}", fix={"late": 1, "by": "opponent"}, example="an affected opponent-chosen enemy follower",
      says="The opponent names it when it is done; neither is it a target nor does what keeps a card from being chosen matter."),
    P("test", "of_traits", "of~the~traits {traits:TRAIT|}", "種族{traits|か}を持つ", example="of the traits Artifact or Machina", says="Of one of these traits."),
    P("test", "of_kinds", "of~the~kinds {words:KIND|}", "種類が{words|か}の", example="of the kinds follower or spell", says="Of one of these kinds."),
    P("test", "with_union", "with~Union", "連結を持つ", example="with Union", says="Its text unites other cards."),
    P("quality", "stays_asleep", "doesn't/don't wake~in~the~active~phase", "アクティブフェイズにアクティブ状態にならない", example="doesn't wake in the active phase",
      says="What the rules wake in that phase does not include it."),
]

SET = [
    P("sentence", "bearer", "its~bearer {quality:quality}.", "セット先のキャラクターは{quality}。", example="Its bearer has +1/+1.",
      says="That holds of the character on which this card is set as long as this lies with it, face up."),
    P("sentence", "set_form", "Equipment.", "装備。", fix={"form": "equipment"}, also_ja=("【装備】",), example="Equipment.",
      says="A spell that is set: equipment on one of the player's own characters, one for each; an enchantment on any character."),
    P("sentence", "set_form", "Enchantment.", "呪符。", fix={"form": "enchantment"}, also_ja=("【呪符】",), example="Enchantment."),
    P("noun_one", "of_form", "Equipment~card(s)", "装備カード", fix={"form": "equipment"}, example="Equipment card", says="A card that is equipment, or an enchantment."),
    P("noun_one", "of_form", "Enchantment~card(s)", "呪符カード", fix={"form": "enchantment"}, example="Enchantment card"),
]

FIGURES = [
    P("sentence", "costs_x", "this~costs~X.", "これのコストはXである。", also_ja=("コストはXである。",), example="This costs X.", says="Its player says as it is played what X is, and pays that; it stands above what speaks of X. For who plays it without its cost X is 0."),
    P("sentence", "no_nodes", "this~needs~no~number~of~nodes.", "これの必要ノードは「-」である。", also_ja=("必要ノードは「-」である。",), example="This needs no number of nodes.", says="A card with “-” in place of required nodes cannot be played; it counts as one of 0."),
    P("test", "no_nodes", "without~a~number~of~required~nodes", "必要ノードが「-」の", also_ja=("必要ノードの値が「-」の", "必要ノードの値が「-」である"), order=2, example="without a number of required nodes"),
]

COURSES = [
    P("effect", "swap", "swap~the~attack~and~defense~of {targets:target+} {duration?}", "{duration}{targets}の攻撃力と耐久力を入れ替える",
      example="swap the attack and defense of this until the end of the turn", says="Each becomes what the other is by right; what raises and lowers them counts afterwards, and damage stays."),
    P("core", "seen_first", "look~at {seen:target},~and~then~you~may {do:steps}", "{seen}を見てから、任意で{do}", fix={"how": "look"},
      example="look at the top 3 cards of your deck, and then you may put from among them 1 follower into your hand", says="Looking is no part of what the player may leave."),
    P("core", "seen_first", "reveal {seen:target},~and~then~you~may {do:steps}", "{seen}を公開してから、任意で{do}", fix={"how": "reveal"},
      example="reveal the top 3 cards of your deck, and then you may put from among them 1 follower into your hand"),
    P("effect", "distribute", "distribute {amount:quantity} damage among {what:filter~pl}", "{amount}ダメージを{what}に割り振る", example="distribute 3 damage among enemy followers",
      says="Its player says how much of it each of them takes, as it is done; all take it at once."),
    P("effect", "times_power", "make the~power~of {targets:target+} {n:NUMBER} times its~original~power {duration?}", "{duration}{targets}の戦闘力を本来の戦闘力の{n}倍にする",
      example="make the power of this 2 times its original power until the end of the turn", says="Attack and defense become so many times what they are by right."),
    P("quality", "no_activated", "can't use activated~effects", "起動効果を使用できない", example="can't use activated effects", says="What it could do by being used, it can't."),
    P("quality", "plays_stand", "can't have played {words:KIND|} made~void", "プレイした{words|か}を無効にされない", example="can't have played follower or spell made void",
      says="Of a player: what waits of such cards that they have played is not made void."),
    P("quality", "needs_less", "need[s] {amount:quantity} nodes~less", "必要ノードが{amount}少なくなる", example="needs 1 nodes less", says="To be played it needs so many nodes less, or more."),
    P("quality", "needs_more", "need[s] {amount:quantity} nodes~more", "必要ノードが{amount}多くなる", example="needs 1 nodes more"),
    P("bound", "either_of", "{low:NUMBER} or {high:NUMBER}", "{low}か{high}", example="2 or 4", says="The one or the other."),
    P("test", "of_the_name", "whose~name~is {card:NAME}", "名称が{card}の", also_ja=("名称が{card}である", "本来の名称が{card}である"), order=2, example="whose name is Magitrain",
      says="The whole of its printed name."),
    P("test", "name_has", "whose~name~has {card:NAME} in~it", "名称に{card}を含む", order=2, example="whose name has Magitrain in it", says="That name, or one that contains it."),
    P("done_to", "dying", "made~dying", "決死状態にした", example="made dying"),
    P("quality", "skips", "skip[s]~the {phase:phase_name}", "{phase}をスキップする", example="skips the draw phase", says="That phase of a player's turn is left out, with all that happens in it."),
    FIGURE_IS,
    P("effect", "hand_over", "hand~over {targets:target+} to {player}", "{targets}を{player}の場に移す", example="hand over this to your opponent",
      says="Cards come under that player's control."),
    P("moment", "turn_start", "at~the~start~of {owner} next~turn", "次の{owner}のターン開始時、", example="at the start of your next turn"),
    P("moment", "turn_end", "at~the~end~of {owner} next~turn", "次の{owner}のターン終了時、", example="at the end of your next turn"),
    P("moment", "phase_end", "at~the~end~of {owner} next {phase:phase_name}", "次の{owner}の{phase}終了時、", example="at the end of your next main phase"),
    P("moment", "interference_end", "at~the~end~of~this~interference", "この干渉終了時、", example="at the end of this interference", says="The next such moment."),
    P("sentence", "put_off", "later, {moment}, {then:clause}.", "後で、{moment}{then}。", example="Later, at the start of your next turn, draw a card.",
      says="Put off to that moment, once: “it” and X are then what they are now."),
    P("sentence", "meanwhile", "meanwhile, {duration}, {trigger}: {then:clause}.", "その間、{duration}{trigger}、{then}。",
      example="Meanwhile, until the end of the turn, when an ally is destroyed: draw a card.", says="As often as that happens, as long as it is said to last."),
]

LINES = [
    P("trigger", "voided", "whenever {subject} is~made~void", "{subject}のプレイが無効にされた時", example="whenever an allied spell is made void", says="What waits of it will do nothing when its turn comes."),
    P("trigger", "voided_this", "when~the~play~of~this~is~made~void", "これ自身のプレイが無効にされた時", example="when the play of this is made void", says="While it waits."),
    P("test", "more_than_its", "with~more {first:attribute} than {second:attribute}", "{first}が{second}より高い", order=2, example="with more attack than defense", says="Two figures of one card compared."),
    P("quality", "no_node", "can't set~nodes", "手札からノードをセットできない", example="can't set nodes", says="A player may set no card of the hand as a node."),
    P("effect", "bring_back", "bring~back {targets:target+} to~its~owner's~field active", "{targets}を本来の持ち主の場にアクティブ状態で戻す", fix={"turned": "active"},
      example="bring back it to its owner's field active", says="From wherever it is, or from the other player's control; it lies then as is said."),
    P("effect", "bring_back", "bring~back {targets:target+} to~its~owner's~field asleep", "{targets}を本来の持ち主の場にスリープ状態で戻す", fix={"turned": "asleep"},
      example="bring back it to its owner's field asleep"),
    P("ability_line", "unstacked", "Not~stackable: {line:ability_line}", "重複しない：{line}", example="Not stackable: all allied followers have +1/+1.",
      says="What holds by several copies of this line holds once."),
    P("place", "in", "in {owner} {zone:ZONE} or {other:ZONE}", "{owner}の{zone}か{other}の", example="in your hand or deck", order=2),
    P("grant", "figures_each", "{stats:STATS} for~every {per:NUMBER} {filter~pl}", "{filter}{per}枚ごとに{stats}", example="+1/+1 for every 2 followers", says="So much for so many cards that fit, and again for so many more."),
    P("test", "bears", "with a|an {what:filter} set~on~it", "{what}がセットされている", order=1, example="with a card set on it", says="On which such a card is set."),
    P("sentence", "falls", "This~is~destroyed~as~soon~as {condition}.", "{condition}なら、これは直ちに破棄される。", example="This is destroyed as soon as there are no followers.",
      says="On the field: looked at whenever something has been done."),
    P("target", "this_in", "this {place}", "{place!断}にあるこれ", example="this in your hand", says="This card, as long as it lies there; the line works there."),
    P("pointer", "aimed", "the~target", "目標のカード", number="sg", example="the target", says="What was named as target as this was played or used."),
    P("adjective", "in_battle", "fighting", "攻撃、または防御を行っている", fix={"as": "either"}, example="fighting", order=3, says="Either side of the attack that goes on."),
    P("amount_one", "that_damage", "that~damage", "そのダメージの値", example="that damage", says="How much the damage was, or would have been, that this is about."),
    P("player", "player", "the~chosen {n:NUMBER} player(s)", "目標のプレイヤー{n}人", fix={"who": "chosen"}, example="the chosen 1 player", number="sg", says="As many players as its player names as targets; more than there are is nobody."),
    P("owner", "player", "the~chosen {n:NUMBER} players'", "目標のプレイヤー{n}人", fix={"who": "chosen"}, example="the chosen 1 players'"),
    P("pointer", "rest", "the~rest", "残り", number="pl", example="the rest", says="What is left of the cards spoken of before, once some of them were taken."),
    P("sentence", "below_void", "while {condition}, the~effects~below~are~void.", "{condition!間}、以下の効果は無効になる。", example="While it is your turn, the effects below are void.",
      says="What stands below on the card does not hold, does not happen and can't be used as long as that is so."),
]

BY_NUMBER = [
    P("by_row", "by_row", "at {bound} {grants:grant+}", "{bound}なら{grants}", example="at 2 or more +1/+1"),
    P("sentence", "by_number", "by {amount}, {targets:target+} has/have: {rows:by_row;}.", "{amount}により、{targets}は次を得る：{rows}。",
      example="By the number of cards in your hand, all allied followers have: at 2 or more +1/+1; at 4 or more Ward.", says="Every row holds whose number it is at that moment."),
]

WORDS = [
    P("quality", "resists", "resist[s] {traits:TRAIT|}", "耐性：{traits|、}を持つ", also_ja=("{traits|か}に耐性を持つ",), example="resists Artifact or Machina",
      says="Takes no battle damage from characters of these races."),
    P("quality", "asks_upkeep", "ask[s]~for~an~upkeep~of {n:NUMBER}", "維持コスト{n}を持つ", example="asks for an upkeep of 2",
      says="In its player's maintenance phase so many nodes are paid for it, or it is destroyed."),
    P("sentence", "defies", "Defiance {n:NUMBER}.", "抵抗{n}。", example="Defiance 2.", says="Whoever plays or uses what targets it while it is being played pays so many nodes, or that is made void."),
    P("sentence", "caster", "Caster: {card:NAME}.", "術者：{card}。", example="Caster: Magitrain.", says="Who has a character of that name on the field may play it without nodes and cost."),
]

DEFENDING = [
    P("quality", "cant_block", "can't~defend", "防御できない", example="can't defend", says="May not be named as what defends."),
    P("quality", "must_defend", "has/have~to~defend~if~able", "可能な限り防御を行わなければならない", example="has to defend if able",
      says="As long as it could be named as what defends, its player neither passes nor answers otherwise."),
    P("quality", "must_be_met", "has/have~to~be~defended~against~if~able", "可能な限り防御されなければならない", example="has to be defended against if able",
      says="As long as any character could be named as what defends against its attack, the attacked player neither passes nor answers otherwise."),
]
LIFE = [
    P("condition_one", "has_figure", f"{en}'s~life~points are {{bound}}", f"{ja}のライフが{{bound}}", fix={"target": Node("leader", who=who), "attribute": Node("attribute", name="defense")},
      example=f"{en.replace('~', ' ')}'s life points are 10 or less")
    for en, ja, who in (("your~player", "自分", "me"), ("the~enemy~player", "相手", "opponent"))
]

PHRASES = (CHARACTER_CARD, *PILES, *CAUSES, *SIDES, *DECLARATIONS, *UNIONS, *GUISES, *BY_NUMBER, *WORDS, *LINES, *FIGURES, *COURSES, *SET, *DEFENDING, *LIFE, *ANSWERS, *BATTLES, *CARDS)
