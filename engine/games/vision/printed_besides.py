"""More of what the cards of Phantom Magic Vision print: what is done instead, whom a player names, several gifts at once, cards in two places."""

from __future__ import annotations

from engine.games.vision.printed_parts import CARD, ME, NETHERWORLD, PARTS, WORDS, filtered, in_zone, only, say, steps, text_of
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

TARGETS = (Hole("targets"),)
GAMMA = (Node("automatic", letter="gamma"),)
CANNOT = ("出来ない", "できない")


def replaced(would: str, **more: Node) -> Node:
    """A line by which something else is done in place of what would happen."""
    return text_of(Node("replace", subject=Hole("subject"), would=Node(would, **more), then=Hole("then")))


INSTEAD = [
    *J("ability_line", *(
        f"（自動γ）{{subject}}{ga}決死状態になった場合、{fate}代わりに{comma}{{then}}。" for ga in ("が", "は") for fate in ("破棄される", "冥界に置かれる") for comma in ("", "、")
    ), slots="subject:subject then:clause", preferred=True, tree=replaced("destroyed_dying")),
    *J("ability_line", *(
        f"（自動{letter}）{{subject}}が破棄{past}場合、{fate}代わりに{{then}}。" for letter in "αγ" for past in ("された", "される") for fate in ("冥界に置かれる", "破棄される")
    ), slots="subject:subject then:clause", preferred=True, tree=replaced("destroyed")),
    *[
        wording
        for hurt, kind in (("ダメージを受ける", "damaged"), ("戦闘ダメージを受ける", "battle_damaged"))
        for void in ("無効とし", "無効にし")
        for wording in J("ability_line", f"（自動γ）{{subject}}が{hurt}場合、そのダメージを{void}、{{then}}。Xは{{x}}に等しい。", slots="subject:subject then:core x:amount", preferred=True,
                         tree=text_of(Node("replace", subject=Hole("subject"), would=Node(kind), then=Node("where", then=Hole("then"), x=Hole("x")))))
    ],
    *[
        wording
        for category in ("amount", "amount_one")
        for wording in (
            *J(category, "この効果で無効にしたダメージの値", "この効果で無効になったダメージの値", "この効果で無効にした戦闘ダメージの値", "この効果で無効になったダメージ", tree=Node("that_damage")),
            *J(category, "{_whose}が受けたダメージの値", "{_whose}が受けた戦闘ダメージの値", "{_whose}が受けたダメージ", slots="_whose:subject", tree=Node("that_damage")),
        )
    ],
]

CHOSEN = Node("player", who="chosen", n=Hole("n"))
PLAYERS = [
    *J("player", "目標の〔プレイヤー{n}人〕", slots="n:NUMBER", tree=CHOSEN),
    *J("owner", "プレイヤー{n}人", "〔プレイヤー{n}人〕", "目標の〔プレイヤー{n}人〕", slots="n:NUMBER", tree=CHOSEN),
    *J("core", "あなたは{do}", "あなたは、{do}", "〔あなた〕は、{do}", slots="do:core", tree=Hole("do")),
    *J("effect", "直ちに{do}", slots="do:effect", tree=Hole("do")),
    *J("subject", "〔全ての{filter}〕", "〔全ての場の{filter}〕", slots="filter:filter", tree=Node("any_of", filter=Hole("filter"))),
    *J("effect", "（{n}）支払う", slots="n:NUMBER", tree=Node("pay", n=Hole("n"), counter="node")),
    *J("effect", "{player}は（{n}）支払う", slots="player:player n:NUMBER", tree=Node("pay", player=Hole("player"), n=Hole("n"), counter="node")),
]
ALL_CHARACTERS = Node("kind", word="character")
MADE_TO = [
    wording
    for whose, side in (("〔全てのプレイヤー〕", None), ("〔相手プレイヤー〕", (Node("side", who="opponent"),)))
    for deed, kind in (("防御", "cant_block"), ("攻撃", "cant_attack"))
    for how in ("ことが", "ことは", "事が", "事は")
    for cannot in CANNOT
    for wording in J("effect", f"{{duration}}{whose}は自分のキャラクターに{deed}を行わせる{how}{cannot}", f"{{duration}}{whose}は自分のキャラクターに{deed}させる{how}{cannot}", slots="duration:duration?",
                     tree=Node("be", targets=(Node("all", filter=Node("filter", adjectives=side, noun=ALL_CHARACTERS)),), quality=Node(kind), duration=Hole("duration")))
]

INSIDE = text_of(Node("bearer", gifts=(Hole("inside"),)))
GIFTS = [
    *J("ability_line", "「{inside}」", slots="inside:inner*", tree=INSIDE),
    *J("inner", "戦闘修正:{stats}", "戦闘修正{stats}", slots="stats:STATS", tree=Node("figures", stats=Hole("stats"))),
    *J("inner", "{keyword}", slots="keyword:KEYWORD", tree=Node("keyword", keyword=Hole("keyword"))),
    *J("inner", "{line}", slots="line:ability_line", tree=Node("ability", line=Hole("line"))),
    *J("effect", "{duration}{targets}は{gifts|、}を得る", "{targets}は{duration}{gifts|、}を得る", slots="duration:duration? targets:target+ gifts:gift+",
       tree=Node("give", targets=TARGETS, gifts=(Hole("gifts"),), duration=Hole("duration"))),
    *J("gift", "「マナチャージ({n})」", "「マナチャージ（{n}）」", slots="n:NUMBER", tree=Node("ability", line=Node(
        "ability", modifiers=(Node("during", owner=ME),), trigger=Node("activated", prices=(Node("turn_this", how="sleep"),)), body=Node("body", sentences=(say(Node(
            "put", targets=(Node("top", owner=ME, zone="deck", count=Node("number", n=Hole("n"))),), into=Node("into", owner=Node("player", who="owner"), zone="node", turned="asleep"))),))))),
    *J("ability_line", "マナチャージ({n})", "マナチャージ（{n}）", "マナチャージ{n}", slots="n:NUMBER", tree=Node(
        "ability", modifiers=(Node("during", owner=ME),), trigger=Node("activated", prices=(Node("turn_this", how="sleep"),)), body=Node("body", sentences=(say(Node(
            "put", targets=(Node("top", owner=ME, zone="deck", count=Node("number", n=Hole("n"))),), into=Node("into", owner=Node("player", who="owner"), zone="node", turned="asleep"))),)))),
]

EVERY = Node("figures_each", stats=Hole("stats"), filter=Hole("each"), per=Hole("per"))
HAS = Node("has", gifts=(EVERY,))
NUMBERS = [
    *J("ability_line", *(
        f"（自動α）{template}" for comma in ("", "、") for template in (
            f"{{targets}}は{comma}{{each}}{{per}}枚につき{comma}「戦闘修正:{{stats}}」を得る。", f"{{each}}{{per}}枚につき{comma}{{targets}}は「戦闘修正:{{stats}}」を得る。",
            f"{{targets}}は、{{each}}{{per}}枚につき{comma}「戦闘修正:{{stats}}」を得る。",
        )
    ), slots="targets:target+ each:filter stats:STATS per:NUMBER", preferred=True, tree=text_of(Node("say", then=steps(Node("be", targets=TARGETS, quality=HAS))))),
    *J("effect", "{duration}{targets}は{each}{per}枚につき「戦闘修正:{stats}」を得る", "{duration}{targets}は、{each}{per}枚につき「戦闘修正:{stats}」を得る",
       slots="duration:duration? targets:target+ each:filter stats:STATS per:NUMBER", tree=Node("give", targets=TARGETS, gifts=(EVERY,), duration=Hole("duration"))),
    *[
        wording
        for word, a, b in (("多い", "a", "b"), ("少ない", "b", "a"))
        for wording in J("condition_one", *(f"{{a}}が{comma}{{b}}より{word}" for comma in ("", "、")), slots="a:amount_one b:amount_one", tree=Node(
            "compare", left=Node("difference", a=Hole(a), b=Hole(b)), limit=Node("at_least", n=Node("number", n=1))))
    ],
]

FILTERS = [
    *J("test", "{what}がセットされている", slots="what:filter", tree=Node("bears", what=Hole("what"))),
    *J("adjective", "攻撃、または防御を行っている", "攻撃または防御を行っている", "戦闘を行っている", tree=Node("in_battle", {"as": "either"})),
    *J("condition_one", f"{WORDS}がセットされている", slots=PARTS, tree=Node("exists", yes=1, filter=filtered(tests=(Node("set_on", host=Node("this")),)))),
    *J("condition_one", f"{WORDS}が{{bound!数}}セットされている", slots=f"{PARTS} bound:bound", tree=Node("exists", yes=1, bound=Hole("bound"), filter=filtered(tests=(Node("set_on", host=Node("this")),)))),
]

DECK_OR = Node("in", owner=ME, zone="deck", other=Hole("other"))
BOTH_SEEN = (Node("all", filter=only(CARD, in_zone("deck", ME))), Node("all", filter=Node("filter", noun=CARD, tests=(Node("in", owner=ME, zone=Hole("other")),))))
SEARCHES = [
    wording
    for count, how in (("{count}枚", {}), ("{count}枚まで", {"up_to": 1}))
    for found in (Node("chosen", {"count": Hole("count"), "late": 1, "filter": filtered(tests=(DECK_OR,)), **how}),)
    for every in ("全て", "すべて")
    for comma in ("、", "")
    for begin in (f"〔あなたのデッキと{{other}}〕を{every}見て{comma}{WORDS}{count}を抜き出し、",)
    for wording in (
        *J("steps", begin + "{place:laid}", slots=f"{PARTS} count:count other:ZONE place:laid", tree=steps(Node("look", targets=BOTH_SEEN), Node("put", targets=(found,), into=Hole("place")))),
        *J("steps", begin + "{host}にセットする", slots=f"{PARTS} count:count other:ZONE host:target", tree=steps(Node("look", targets=BOTH_SEEN), Node("set_on", targets=(found,), host=Hole("host")))),
    )
]
FOUND = [
    *J("found", f"{WORDS}を任意の枚数だけ", f"{WORDS}を任意の枚数", f"任意の枚数の{WORDS}を選んで", slots=PARTS, tree=Node("chosen", late=1, any=1, filter=filtered(tests=(in_zone("deck", ME),)))),
    *J("found", f"{WORDS}を{{count}}枚選んで", f"{WORDS}{{count}}枚を選んで", slots=f"{PARTS} count:count", tree=Node("chosen", count=Hole("count"), late=1, filter=filtered(tests=(in_zone("deck", ME),)))),
    *J("found", f"{WORDS}{{count}}枚までを", slots=f"{PARTS} count:count", tree=Node("chosen", count=Hole("count"), late=1, up_to=1, filter=filtered(tests=(in_zone("deck", ME),)))),
    *J("laid", "〔手札〕に加える", "〔あなたの手札〕に加える", tree=Node("into", owner=ME, zone="hand")),
    *J("steps", "〔あなたのデッキ〕を全て見て、{found}抜き出し、{host}にセットする", slots="found:found host:target",
       tree=steps(Node("look", targets=(Node("all", filter=only(CARD, in_zone("deck", ME))),)), Node("set_on", targets=(Hole("found"),), host=Hole("host")))),
    *J("steps", "〔あなたのデッキ〕を全て見て、{found}抜き出し、裏向きにして{host}にセットする", "〔あなたのデッキ〕を全て見て、{found}抜き出し、裏向きにして、{host}にセットする", slots="found:found host:target",
       tree=steps(Node("look", targets=(Node("all", filter=only(CARD, in_zone("deck", ME))),)), Node("set_on", targets=(Hole("found"),), host=Hole("host"), down=1))),
    *J("steps", *(f"〔あなたのデッキ〕を全て見て{comma}{{found}}破棄する" for comma in ("", "、")), slots="found:found",
       tree=steps(Node("look", targets=(Node("all", filter=only(CARD, in_zone("deck", ME))),)), Node("destroy", targets=(Hole("found"),)))),
]

TWO_PLACES = Node("works_in", place=Node("in", owner=ME, zone="hand", other="netherworld"))
MAY_PUT = Node("body", sentences=(Node("say", then=Node("may", do=Node("sequence", steps=(Node("put", targets=(Node("this"),), into=Hole("place")),)))), Hole("rest")))
BETA = Node("automatic", letter="beta")
MISSING = Node("exists", yes=0, filter=filtered(Node("side", who="me")))
FROM = [
    wording
    for words, place in (
        ("手札、または冥界にあるこのカード", TWO_PLACES), ("手札または冥界にあるこのカード", TWO_PLACES), ("手札にあるこのカード", Node("works_in", place=in_zone("hand", ME))),
        ("手札にあるこのキャラクターカード", Node("works_in", place=in_zone("hand", ME))), ("冥界にあるこのカード", Node("works_in", place=NETHERWORLD)),
        ("あなたの冥界にあるこのカード", Node("works_in", place=NETHERWORLD)), ("あなたの冥界にあるこのキャラクターカード", Node("works_in", place=NETHERWORLD)),
    )
    for wording in (
        *J("ability_line", f"（自動β）{{trigger}}〔{words}〕を{{place:laid!て}}も良い。{{rest}}", f"（自動β）{{trigger}}〔{words}〕を{{place:laid!て}}もよい。{{rest}}", slots="trigger:trigger place:laid rest:sentence*?",
           preferred=True, tree=Node("ability", modifiers=(BETA, place), trigger=Hole("trigger"), body=MAY_PUT)),
        *J("ability_line", f"（自動β）あなたの場に{WORDS}がおらず、{{trigger}}〔{words}〕を{{place:laid!て}}も良い。{{rest}}",
           slots=f"{PARTS} trigger:trigger place:laid rest:sentence*?", preferred=True,
           tree=Node("ability", modifiers=(BETA, place), condition=MISSING, trigger=Hole("trigger"), body=MAY_PUT)),
        *J("ability_line", f"（自動β）あなたの場に{WORDS}が{{n}}枚もおらず、{{trigger}}〔{words}〕を{{place:laid!て}}も良い。{{rest}}",
           slots=f"{PARTS} n:NUMBER trigger:trigger place:laid rest:sentence*?", preferred=True,
           tree=Node("ability", modifiers=(BETA, place), trigger=Hole("trigger"), body=MAY_PUT,
                     condition=Node("exists", yes=1, bound=Node("less_than", n=Node("number", n=Hole("n"))), filter=filtered(Node("side", who="me"))))),
    )
]

DURING = [
    wording
    for turn, owner in (("あなたのターン", ME), ("自分のターン", ME), ("相手プレイヤーのターン", Node("player", who="opponent")), ("相手ターン", Node("player", who="opponent")))
    for wording in J("ability_line", f"（自動γ）{turn}中に{{trigger}}{{body}}", f"（自動γ）{turn}に{{trigger}}{{body}}", slots="trigger:trigger body:body", preferred=True,
                     tree=Node("ability", modifiers=(*GAMMA, Node("during", owner=owner)), trigger=Hole("trigger"), body=Hole("body")))
] + J("ability_line", "{modifiers}{player}が{what}をプレイしたターンの終了時、{then}。", slots="modifiers:modifier* player:player what:filter then:clause", tree=Node(
    "ability", modifiers=(Hole("modifiers"),), trigger=Node("when_player", player=Hole("player"), deed=Node("plays", what=Node("any_of", filter=Hole("what")))),
    body=Node("body", sentences=(Node("later", then=Hole("then")),))))

BESIDES = (*INSTEAD, *PLAYERS, *MADE_TO, *GIFTS, *NUMBERS, *FILTERS, *SEARCHES, *FOUND, *FROM, *DURING)
