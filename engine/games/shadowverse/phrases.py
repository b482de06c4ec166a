"""Phrases that only cards of Shadowverse have, in both languages; what they mean is in the mechanisms."""

from engine.language.phrases import P

SUPER_EVOLVING = [
    P("headed", "super_evolve", "Super-Evolve", "超進化時", example="Super-Evolve", says="It super-evolves by a super-evolution point."),
    P("effect", "super_evolve", "super-evolve {targets:target+}", "{targets}を超進化させる", example="super-evolve this",
      says="Evolves and is super-evolved, without points."),
    P("noun", "standing_for_a_player", "leader(s)", "リーダー", example="leader", says="Either player's leader."),
    P("adjective", "super_evolved", "super-evolved", "超進化後の", fix={"yes": 1}, also_ja=("超進化後",), order=6, example="super-evolved", says="Super-evolved (yes=1) or not (yes=0)."),
    P("adjective", "super_evolved", "not~super-evolved", "超進化していない", fix={"yes": 0}, order=6, example="not super-evolved"),
    P("condition_one", "evolving_turn", "it~is~a~turn~you~are~able~to~evolve", "進化可能なターン", fix={"how": "evolve"},
      also=("it's~a~turn~you~are~able~to~evolve", "it's~a~turn~you're~able~to~evolve", "it~is~a~turn~you're~able~to~evolve", "this~is~a~turn~you~are~able~to~evolve"), also_ja=("進化可能ターン", "自分が進化可能なターン", "自分が進化可能ターン"), example="it is a turn you are able to evolve",
      says="As many turns of that player have begun as a rule asks for evolving (how: evolve, super)."),
    P("condition_one", "evolving_turn", "super-evolution~is~unlocked", "超進化解禁後", fix={"how": "super"},
      also=("you've~unlocked~super-evolution", "you~have~unlocked~super-evolution"), also_ja=("超進化が解禁されている", "超進化可能なターン"), example="super-evolution is unlocked"),
]

ATTACKING = [
    P("quality", "attacks_more", "can~attack {n:NUMBER} more~time(s)", "さらに{n}回攻撃できる", example="can attack 1 more time", says="Beside the attacks that it has each turn."),
]

ENGAGING = [
    P("trigger", "engage", "Engage {n:NUMBER}", "アクト {n}", also=("Engage ({n:NUMBER})",), also_ja=("アクト {n};",), example="Engage 1",
      says="On the board: its player uses it in the own turn and pays so many play points (none where absent)."),
    P("trigger", "engage", "Engage", "アクト", also_ja=("アクト;",), example="Engage"),
]

RESTORING = [
    P("quality", "heal_cap", "can't~be~healed~by~more~than {amount:much} at~a~time", "1度に{amount}を超えて回復しない", example="can't be healed by more than 2 at a time",
      says="At most so much defense is restored to it at a time."),
]

COMBINING = [
    P("effect", "combine", "combine {targets:target+} to~become a|an {card:NAME}", "{targets}を合体させて{card}にする", example="combine this and 2 random other allied Fairies to become a Lich",
      says="Where all of them are there, the first turns into the other card and the rest are banished; else nothing happens."),
]

SELECTING = [
    P("modifier", "if_all_chosen", "only~if~each~card~can~be~chosen,", "すべて選べる時にのみ、", example="only if each card can be chosen,",
      says="Done only where there is one to choose for each choice that the line makes."),
]

GIVEN = [
    P("grant", "figures_each", "{stats:STATS} for~every {per:NUMBER} {filter~pl}", "{filter}{per}{%filter:体}ごとに{stats}", example="+1/+1 for every 2 Machina cards in your hand", says="per: for so many of them together."),
]

SIGILS = [
    P("effect", "hold_sigils", "gain {n:quantity} {trait:TRAIT~n}", "{trait}を{n}得る", example="gain 2 Earth Sigils", says="Held by the player, not on the board; Earth Rite uses these up before any Stack."),
]

CRESTS = [
    P("line", "crest", "Crest: {line:ability_line}", "クレスト：{line}", example="Crest: At the start of your turn: draw a card.",
      says="A line of the crest of this card: what a player has, beside the board, who gains it."),
    P("effect", "gain_crest", "gain Crest: {card:NAME}", "クレスト：{card}を得る", also_ja=("自分はクレスト：{card}を得る",), example="gain Crest: Forest Bat", says="The crest of that card, by its lines for that; it stays until its Countdown is over."),
    P("effect", "gain_crest", "give {player} Crest: {card:NAME}", "{player}にクレスト：{card}を与える", example="give your opponent Crest: Forest Bat"),
    P("effect", "lose_crest", "destroy~your Crest: {card:NAME}", "自分のクレスト：{card}を破壊する", example="destroy your Crest: Forest Bat", says="All crests of that card."),
    P("effect", "delay_crest", "delay~the~count~of~your Crest: {card:NAME} by {amount:quantity}", "自分のクレスト：{card}のカウントを{amount}遅らせる", example="delay the count of your Crest: Forest Bat by 1",
      says="So much more Countdown."),
    P("amount", "crests", "the~number~of~crests~you~have", "自分のクレストの数", example="the number of crests you have"),
]

NEXT_PLAYED = [
    P("effect", "next_costs", "the~next {filter~n} you~play {quality~n} {duration?}", "{duration}次に自分がプレイする{filter}は{quality}", fix={"who": "me"}, also_ja=("{duration}次にプレイする{filter}は{quality}",),
      example="the next Machina follower you play costs 2 less until the end of the turn", says="Until one that fits is played, those in hand cost so much."),
    P("effect", "next_costs", "the~next {count:NUMBER} {filter~pl} you~play {quality~pl} {duration?}", "{duration}次に自分がプレイする{filter}{count}{%filter:枚}は{quality}", fix={"who": "me"},
      also_ja=("{duration}次にプレイする{filter}{count}{%filter:枚}は{quality}",), example="the next 2 followers you play cost 1 less", says="Until so many that fit were played."),
    P("effect", "next_costs", "the~next {filter~n} your~opponent~plays {quality~n} {duration?}", "{duration}次に相手がプレイする{filter}は{quality}", fix={"who": "opponent"},
      example="the next spell your opponent plays costs 1 more"),
]

PHRASES = (*ATTACKING, *NEXT_PLAYED, *SIGILS, *CRESTS, *GIVEN, *SUPER_EVOLVING, *ENGAGING, *RESTORING, *SELECTING, *COMBINING)
