"""What every other part speaks of: players, kinds of figures, zones, numbers, stretches of time."""
from engine.kernel.figures import FIGURES
from engine.language.phrases import P, inclusion
from engine.language.tree import Node

OPPONENT = Node("player", who="opponent")
PLAYERS = [
    P("player", "player", "you", "自分", fix={"who": "me"}, number="pl", also=("you've",), example="you", says="A player: me, opponent, each, owner (of it), that (the one it is about)."),
    P("player", "player", "your opponent", "相手", fix={"who": "opponent"}, number="sg", example="your opponent"),
    P("player", "player", "each~player|both~players", "お互いのプレイヤー", fix={"who": "each"}, number="sg", example="each player"),
    P("player", "player", "its owner", "その持ち主", fix={"who": "owner"}, number="sg", example="its owner"),
    P("player", "player", "that player", "そのプレイヤー", fix={"who": "that"}, number="sg", example="that player"),
    P("owner", "player", "your", "自分", fix={"who": "me"}, example="your"),
    P("owner", "player", "your opponent's", "相手", fix={"who": "opponent"}, example="your opponent's"),
    P("owner", "player", "each player's", "お互い", fix={"who": "each"}, example="each player's"),
    P("owner", "player", "its owner's", "その持ち主", fix={"who": "owner"}, example="its owner's"),
    P("owner", "player", "that player's", "そのプレイヤー", fix={"who": "that"}, example="that player's"),
]

ATTRIBUTES = [
    P("attribute", "attribute", f.en.replace(" ", "~"), f.ja, fix={"name": f.id}, example=f.en, says="A figure of a card, by name.")
    for f in FIGURES.values()
    if f.in_card_texts
]

PLACES = [
    P("place", "in", "on~the|in~the {zone:ZONE}", "{zone}の", example="on the board", order=2, says="Where something is: a zone, and whose (a shared one has no owner)."),
    P("place", "in", "in {owner} {zone:ZONE}", "{owner}の{zone}の", also=("from {owner} {zone:ZONE}",), example="in your hand", order=2),
    P("into", "into", "onto~the|into~the {zone:ZONE}", "{zone}に出す", example="onto the board", says="Where something is put. Without an owner: its owner's. at: top, bottom, anywhere (shuffled)."),
    P("into", "into", "into {owner} {zone:ZONE}", "{owner}の{zone}に加える", example="into your hand"),
    P("into", "into", "on~top~of {owner} {zone:ZONE}", "{owner}の{zone}の一番上に置く", fix={"at": "top"}, example="on top of its owner's deck"),
    P("into", "into", "on~the~bottom~of {owner} {zone:ZONE}", "{owner}の{zone}の一番下に置く", fix={"at": "bottom"}, example="on the bottom of your deck"),
    P("into", "into", "into {owner} {zone:ZONE} asleep", "{owner}の{zone}にスリープ状態で置く", fix={"turned": "asleep"}, example="into your hand asleep", says="turned: how it lies there, asleep or active."),
    P("into", "into", "into {owner} {zone:ZONE} active", "{owner}の{zone}にアクティブ状態で置く", fix={"turned": "active"}, example="into your hand active"),
    P("into", "into", "into {owner} {zone:ZONE} shuffled", "{owner}の{zone}に加えてシャッフルする", also_ja=("{owner}の{zone}に置いてシャッフルする",), fix={"at": "anywhere"}, example="into your deck shuffled"),
]

NUMBERS = [
    P("count", "number", "a|an", "1", fix={"n": 1}, number="sg", example="a"),
    P("quantity", "number", "{n:NUMBER}", "{n}", example="3", says="A fixed number."),
    P("much", "number", "{n:NUMBER}", "{n}", example="3"),
    P("quantity", "x", "X", "X", number="pl", example="X", says="The X that “where X is …” gives; it stays known for the rest of the ability."),
    P("quantity", "x", "Y", "Y", fix={"name": "Y"}, number="pl", example="Y", says="name: another letter, for what is another number."),
    P("quantity", "x", "Z", "Z", fix={"name": "Z"}, number="pl", example="Z"),
    P("much", "x", "X", "X", example="X"),
    P("much", "x", "Y", "Y", fix={"name": "Y"}, example="Y"),
    P("much", "x", "Z", "Z", fix={"name": "Z"}, example="Z"),
    P("much", "that_many", "that~much", "その数", example="that much"),
    P("quantity", "that_many", "that~many", "その数", number="pl", example="that many", says="Where the trigger counts (one or more cards, followers): that number. Otherwise the number that the step before did."),
    P("quantity", "room", "as~many~as~there~is~room~for~on~the~board", "場の空きの数", fix={"zone": "board"}, number="pl", example="as many as there is room for on the board",
      says="How many more a player's board or hand can hold."),
    P("quantity", "room", "as~many~as~there~is~room~for~in~hand", "手札の空きの数", fix={"zone": "hand"}, number="pl", example="as many as there is room for in hand"),
    *inclusion("count", "quantity"),
]

PERIODS = [
    P("period", "period", "this~turn", "このターン中に", also_ja=("このターン中、", "このターン中", "このターンに", "このターンに、", "このターン、"), fix={"when": "turn"}, also=("during~this~turn",), example="this turn",
      says="A stretch of the past: turn, match, way (by the step before), my_turns, last_turn, opponents_turn."),
    P("period", "period", "this~match", "このバトル中に", also_ja=("このバトル中、", "このバトル中"), fix={"when": "match"}, also=("during~this~match", "in~this~match"), example="this match"),
    P("period", "period", "this~way", "この処理で", also_ja=("こうして",), fix={"when": "way"}, example="this way"),
    P("period", "period", "as~this~was~played", "これをプレイした際に", fix={"when": "playing"}, example="as this was played"),
    P("period", "period", "during~your~turns~this~match", "このバトル中の自分のターンに", fix={"when": "my_turns"}, also=("during~your~turn~this~match", "during~your~turn~in~this~match"), example="during your turns this match"),
    P("period", "period", "during~your~previous~turn", "直前の自分のターン中に", also_ja=("直前の自分のターン中、",), fix={"when": "my_last_turn"}, example="during your previous turn"),
    P("period", "period", "during~your~opponent's~previous~turn", "直前の相手のターン中に", also_ja=("直前の相手のターン中、",), fix={"when": "their_last_turn"}, example="during your opponent's previous turn"),
    P("period", "period", "since~your~last~turn", "直前の自分のターンから", fix={"when": "last_turn"}, example="since your last turn"),
]

DURATIONS = [
    P("duration", "until", "until~the~end~of~the~turn", "ターン終了時まで、", also_ja=("ターン終了時まで", "このターン終了時まで、", "このターン終了時まで", "ターン終了まで、", "ターン終了まで", "このターン終了まで、", "このターン中、"), fix={"edge": "end", "turn": "this"}, also=("until~the~end~of~this~turn",), example="until the end of the turn",
      says="Up to the start or end of a turn: this, me, opponent (the next such turn to start or end), next_me, next_opponent."),
    P("duration", "until", "until~the~end~of~your~turn", "自分のターン終了時まで、", also_ja=("自分のターン終了時まで", "自分のターン終了まで、", "自分のターン終了まで"), fix={"edge": "end", "turn": "me"}, example="until the end of your turn"),
    P("duration", "until", "until~the~end~of~your~opponent's~turn", "相手のターン終了時まで、", also_ja=("相手のターン終了時まで", "相手のターン終了まで、", "相手のターン終了まで"), fix={"edge": "end", "turn": "opponent"},
      also=("next~turn", "until~the~end~of~the~opponent's~turn"), example="until the end of your opponent's turn"),
    P("duration", "until", "until~the~end~of~your~next~turn", "次の自分のターン終了時まで、", also_ja=("次の自分のターン終了時まで", "次の自分のターン終了まで、", "次の自分のターン終了まで"), fix={"edge": "end", "turn": "next_me"}, example="until the end of your next turn"),
    P("duration", "until", "until~the~end~of~your~opponent's~next~turn", "次の相手のターン終了時まで、", also_ja=("次の相手のターン終了時まで", "次の相手のターン終了まで、", "次の相手のターン終了まで"), fix={"edge": "end", "turn": "next_opponent"},
      example="until the end of your opponent's next turn"),
    P("duration", "until", "until~the~start~of~your~next~turn", "次の自分のターン開始時まで、", also_ja=("次の自分のターン開始時まで", "次の自分のターン開始まで、", "次の自分のターン開始まで"), fix={"edge": "start", "turn": "next_me"},
      example="until the start of your next turn"),
    P("duration", "until", "until~the~start~of~your~opponent's~next~turn", "次の相手のターン開始時まで、", also_ja=("次の相手のターン開始時まで", "次の相手のターン開始まで、", "次の相手のターン開始まで"), fix={"edge": "start", "turn": "next_opponent"},
      example="until the start of your opponent's next turn"),
    P("duration", "until_leaves", "until~this~leaves~the~board", "これが場を離れるまで、", fix={"what": "this"}, also=("until~this~follower~leaves~play|until~this~amulet~leaves~play|until~this~card~leaves~play",), example="until this leaves the board",
      says="As long as this card (this) or the card it is given to (it) is on the board."),
    P("duration", "until_leaves", "until~it~leaves~the~board", "それが場を離れるまで、", fix={"what": "it"}, example="until it leaves the board"),
    P("duration", "for_match", "for~the~rest~of~the~match", "このバトル中、", also_ja=("このバトル中、",), example="for the rest of the match", says="For good; what a leader gets stays anyway."),
    P("duration", "interference", "during~the~interference", "干渉の間、", example="during the interference", says="As long as the interference that is open, or resolving, is not over."),
    P("duration", "n_times", "until~it~has~happened {n:NUMBER} times", "合計{n}回発動するまで、", example="until it has happened 3 times", says="Until it has happened so often."),
    P("duration", "once_only", "until~it~has~happened~once", "1回発動するまで、", example="until it has happened once", says="Until it has happened once: a granted ability that is used up."),
]

ORIGINAL_COST = Node("attribute", name="original_cost")
COST = Node("attribute", name="cost")

SHARED = [*PLAYERS, *ATTRIBUTES, *PLACES, *NUMBERS, *PERIODS, *DURATIONS]
