"""Targets: what an effect is done to. How they are picked (chosen, random, all) times a filter, or something pointed at."""
from engine.language.happenings import done_this_way
from engine.language.phrases import P, inclusion
from engine.language.tree import Node
from engine.log.happenings.table import SHARED

POINTERS = [
    P("pointer", "this", "this|this~follower|this~amulet|this~card|this~spell|this~creature", "これ", also_ja=("このフォロワー", "このアミュレット", "このカード", "このスペル"), number="sg", example="this", says="The card whose text this is."),
    P("pointer", "it", "it", "それ", number="sg", example="it", says="The one thing spoken of last: the target of the step before, else what the trigger is about. Where several were spoken of in one breath, what is done to it is done to each."),
    P("pointer", "them", "them|they", "それら", number="pl", example="them", says="The things spoken of last, all of them."),
    P("pointer", "that", "that {noun}", "その{noun}", also_ja=("その{noun}",), number="sg", example="that follower", says="What the trigger (or the condition) is about, which is a …"),
    P("pointer", "nth_selected", "the~first~selected {noun}", "1つ目に選んだ{noun}", fix={"n": 1}, number="sg", example="the first selected follower",
      says="Of what was selected in one breath, which it is: by what it was selected as, else by the order."),
    P("pointer", "nth_selected", "the~second~selected {noun}", "2つ目に選んだ{noun}", fix={"n": 2}, number="sg", example="the second selected follower"),
    P("pointer", "opposing", "the~opposing {noun}", "交戦相手の{noun}", also_ja=("交戦する{noun}", "交戦する相手の{noun}"), number="sg", also=("the~enemy {noun}",), example="the opposing follower", says="The one that this fights."),
    P("pointer", "pilot", "its~pilot", "その操縦者", number="sg", example="its pilot", says="The follower aboard it."),
    P("pointer", "this_way", "the {noun} {deed:done_to} this~way", "こうして{deed}{noun}", number="sg", example="the card discarded this way",
      says="What the deed of an earlier step was really done to; nothing, if it was not done."),
    *done_this_way(SHARED),
    P("done_to", "put", "put {into}", "{into!受た}", example="put into your hand"),
    P("pointer", "leader", "your leader", "自分のリーダー", fix={"who": "me"}, number="sg", example="your leader", says="A leader: me, opponent, each (both)."),
    P("pointer", "leader", "the~enemy~leader", "相手のリーダー", fix={"who": "opponent"}, number="sg", example="the enemy leader"),
    P("pointer", "leader", "both~leaders", "お互いのリーダー", fix={"who": "each"}, number="pl", example="both leaders"),
]

TARGETS = [
    P("target", "random", "{count} random {filter~n}", "ランダムな{filter}{count}{%filter:体}", also_ja=("{filter}ランダムに{count}{%filter:体}", "{filter}をランダムに{count}{%filter:体}"), example="2 random enemy followers",
      says="That many of the filter, drawn when it resolves; fewer where there are fewer."),
    P("target", "random", "up~to {count:quantity} random {filter~pl}", "ランダムな{filter}{count}{%filter:体}まで", fix={"up_to": 1}, example="up to 2 random enemy followers"),
    P("target", "random", "{count} different random {filter~n}", "ランダムな名前の異なる{filter}{count}{%filter:体}", fix={"different": 1},
      also=("{count} random~differently~named {filter~n}",), example="2 different random enemy followers"),
    P("target", "chosen", "{count} chosen {filter~n}", "{filter}{count}{%filter:体}", example="a chosen enemy follower",
      says="That many of the filter, chosen by the player (at play, for a Fanfare or spell). up_to=1: or fewer. any=1: as many as one likes. by=opponent: the other chooses."),
    P("target", "chosen", "{count} {filter~n}", "{filter}{count}{%filter:体}", example="an enemy follower"),
    P("target", "chosen", "{count} affected {filter~n}", "対象の{filter}{count}{%filter:体}", fix={"late": 1}, example="an affected enemy follower",
      says="Chosen as it is done to it: no target, so what can't be targeted can be chosen."),
    P("target", "chosen", "up~to {count:quantity} affected {filter~n}", "対象の{filter}{count}{%filter:体}まで", fix={"late": 1, "up_to": 1}, example="up to 2 affected enemy followers"),
    P("target", "chosen", "up~to {count:quantity} chosen {filter~n}", "{filter}{count}{%filter:体}まで", fix={"up_to": 1}, example="up to 2 chosen enemy followers"),
    P("target", "chosen", "any~number~of chosen {filter~pl}", "{filter}好きな数", fix={"any": 1}, number="pl", example="any number of chosen allied followers"),
    P("target", "chosen", "{count} opponent-chosen {filter~n}", "相手が選ぶ{filter}{count}{%filter:体}", fix={"by": "opponent"}, example="an opponent-chosen allied follower"),
    P("target", "all", "all {filter~pl}", "{filter}すべて", also_ja=("すべての{filter}",), number="pl", example="all other allied followers", says="Every one that fits, one after the other."),
    P("target", "chosen_player", "a~chosen~player", "プレイヤー1人", number="sg", example="a chosen player", says="Either player, as the ability's player chooses: at play, or as it is done (late=1)."),
    P("target", "chosen_player", "an~affected~player", "対象のプレイヤー1人", fix={"late": 1}, number="sg", example="an affected player"),
    P("target", "of_them", "{count:quantity} of them", "その中の{count}枚", example="1 of them", says="That many of the things spoken of last, chosen (random=1: drawn)."),
    P("target", "of_them", "{count} random of them", "その中のランダムな{count}枚", fix={"random": 1}, example="2 random of them"),
    P("target", "among", "from~among~them {count} {filter~n}", "その中の{filter}{count}{%filter:体}", example="from among them a follower", says="So many of the things spoken of last that fit, chosen (random=1: drawn); all that fit (all=1)."),
    P("target", "among", "from~among~them {count} random {filter~n}", "その中のランダムな{filter}{count}{%filter:体}", fix={"random": 1}, example="from among them 2 random followers"),
    P("target", "among", "from~among~them all {filter~pl}", "その中の{filter}すべて", fix={"all": 1}, example="from among them all followers"),
    P("target", "among", "from~among~them up~to {count:quantity} {filter~n}", "その中の{filter}{count}{%filter:体}まで", fix={"up_to": 1}, example="from among them up to 2 followers"),
    P("target", "top", "the~top {count:quantity} card(s) of {owner} {zone:ZONE}", "{owner}の{zone}の上から{count}枚", example="the top 3 cards of your deck",
      says="The first cards of a deck."),
    P("target", "nth_from_top", "the~card~at~place {n:NUMBER} from~the~top~of {owner} {zone:ZONE}", "{owner}の{zone}の上から{n}枚目", number="sg", example="the card at place 3 from the top of your deck",
      says="That card alone; nothing where there are fewer."),
    P("target", "first", "the~first {count:quantity} {filter~pl}", "{filter}のうち最初の{count}{%filter:枚}", number="pl", example="the first 10 enemy cards that were played this match",
      says="The earliest of the filter."),
    *inclusion("target", "pointer", "player"),
]

MADE = [
    P("new_card", "new", "{count} {card:NAME~n}", "{card}{count}{%card:体}", example="2 Forest Bats", says="So many new cards of that name."),
    P("new_card", "new", "{count} {card:NAME~n} deprived~of {without:head}", "{without}を持たない{card}{count}{%card:体}", example="a Forest Bat deprived of Accelerate",
      says="Without its abilities of that head, or that form. cost: at which cost."),
    P("new_card", "new", "{count} {card:NAME~n} at~the~cost~of {cost:NUMBER}", "コスト{cost}の{card}{count}{%card:体}", example="a Forest Bat at the cost of 2"),
    P("new_card", "new", "{count} {card:NAME~n} at~the~cost~of {cost:NUMBER} deprived~of {without:head}", "{without}を持たないコスト{cost}の{card}{count}{%card:体}", example="a Forest Bat at the cost of 2 deprived of Accelerate"),
    P("new_card", "new", "{count} {card:NAME~n} of~the~figures {attack:NUMBER} and {defense:NUMBER}", "攻撃力{attack}体力{defense}の{card}{count}{%card:体}", example="a Forest Bat of the figures 2 and 3"),
    P("new_card", "new", "{count} {card:NAME~n} of~the~figures {attack:NUMBER} and {defense:NUMBER} at~the~cost~of {cost:NUMBER} deprived~of {without:head}", "{without}を持たないコスト{cost}攻撃力{attack}体力{defense}の{card}{count}{%card:体}",
      example="a Forest Bat of the figures 2 and 3 at the cost of 2 deprived of Accelerate"),
    P("made", "copies", "{count} copy(copies)~of {target}", "{target}と同名のカード{count}{%target:体}", example="a copy of it",
      says="So many new cards like each of the target (the card, not its changes)."),
    P("made", "copies", "{count} copy(copies)~of~this", "これと同名のカード{count}枚", fix={"target": Node("this")}, example="a copy of this"),
    P("made", "exact_copies", "{count} exact~copy(exact~copies)~of {target}", "{target}のコピー{count}{%target:体}", example="an exact copy of it",
      says="So many copies with all changes the target has."),
    P("made", "one_of", "a~random~one~of {cards:new_card|}", "{cards|か}のうちランダムな1つ", example="a random one of a Forest Bat or a Magitrain", says="One of these, drawn."),
    *inclusion("made", "new_card"),
]

# What triggers and conditions are about: not picked, but recognised.
SUBJECTS = [
    P("subject", "any_of", "a|an {filter}", "{filter}", number="sg", example="an enemy follower", says="One that fits, whichever."),
    P("subject", "several", "{bound} {filter~n}", "{#bound:filter}の{filter}", also_ja=("{#bound:filter}{filter}",), example="3 or more allied followers", says="A number that fit."),
    P("subject", "groups", "one~or~more {filter~pl}", "1{%filter:体}以上の{filter}", number="pl", example="one or more allied followers",
      says="All that fit of one event together: it triggers once, with their number."),
    *inclusion("subject", "pointer"),
    P("nobody", "no_one", "no {filter}", "{filter}", number="sg", example="no allied follower", says="None that fits: in Japanese its verb is denied."),
]

TARGET_PHRASES = [*POINTERS, *TARGETS, *MADE, *SUBJECTS]
