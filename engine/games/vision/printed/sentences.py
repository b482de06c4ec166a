"""How the cards of Phantom Magic Vision put effects together to sentences."""

from __future__ import annotations

from engine.games.vision.printed.pieces import (
    BEHIND,
    BEHIND_IN,
    BOTH,
    BUT,
    CANNOT,
    CANNOT_IN_KANJI,
    CARD,
    CARDS_IN_HAND,
    DECK,
    FOR_GOOD,
    LEAST,
    ME,
    NEVER,
    OPPONENT,
    OPPONENT_DOES,
    PARTS,
    TARGETS,
    WAYS,
    WORDS,
    be,
    becomes,
    cant,
    filtered,
    in_zone,
    only,
    put,
    say,
    steps,
)
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

_DECK_OR = Node("in", owner=ME, zone="deck", other=Hole("other"))
_BOTH_SEEN = (Node("all", filter=only(CARD, in_zone("deck", ME))), Node("all", filter=Node("filter", noun=CARD, tests=(Node("in", owner=ME, zone=Hole("other")),))))
_REVEALED = Node("reveal", targets=(Hole("shown"),))
_AMONG = Node("among", all=1, filter=filtered())
_SHOWN = (Node("reveal", targets=(Hole("found"),)), put(Node("them"), Hole("place")))
_THEN = put(Hole("found"), Hole("place"))
_SEARCHED = "found:found place:laid"
_LOOKED_AT = Node("look", targets=(Node("all", filter=only(CARD, DECK)),))
_FATES = (("{rest:laid}", put(Node("rest"), Hole("rest"))), ("破棄する", Node("destroy", targets=(Node("rest"),))), ("ゲームから除外する", Node("banish", targets=(Node("rest"),))))
_BOTH_WAYS = say(be((Hole("targets"),), Node("cant_attack")), be((Hole("targets"),), Node("cant_block")))
_BOTH_FOR_A_WHILE = say(be((Hole("targets"),), Node("cant_attack"), duration=Hole("duration")), be((Node("them"),), Node("cant_block"), duration=Hole("duration")))
_HAVING = Node("having", grants=(Hole("more"),))


def _counting(dids: tuple[str, ...], kind: str, slots: str = "", **more: Hole | int | str) -> list[JapaneseWording]:
    """Sentences that say what is done with cards, which may be optional, and what they count as from then on."""
    found: list[JapaneseWording] = []
    for below, text, having in (("", "", {}), ("以下の効果を持つ", "{more}", {"having": _HAVING})):
        does = Node(kind, targets=TARGETS, what=Hole("what"), **having, **more)
        parts = f"targets:target+ what:guise _then:from_then _end:counted {slots} {'more:grant*' if text else ''}"
        for end, does_it in (("する。", steps(does)), ("しても良い。", Node("may", do=steps(does)))):
            found += J("sentence", *(f"{did}{end}{{_then}}{below}{{what}}{{_end}}{text}" for did in dids), slots=parts, preferred=True, tree=Node("say", then=does_it))
    return found


def _looking(said: str, slots: str, looked: Node, done: tuple[Node, ...], end: str, allowed: str) -> list[JapaneseWording]:
    """Cards that are looked through, and what is done then; “…ても良い” leaves a player the deed, the looking is done."""
    begin = said.removesuffix(end)
    return [
        *J("steps", said, slots=slots, preferred=True, tree=steps(looked, *done)),
        *J("core", *(f"{begin}{allowed}も{good}" for good in ("良い", "よい")), slots=slots, preferred=True, tree=Node("seen_first", how="look", seen=looked["targets"][0], do=steps(*done))),
    ]


_DOWN = ("を裏向きにして、", "を裏向きにして", "、を裏向きにして", "を、裏向きにして", "を裏向きで、", "を裏向きで", "を裏向きにし、")
_ANSWERS = Node("play_only", condition=Node("answers_attack"))
_OFF_AND_TURNED = say(Node("undying", targets=TARGETS), FOR_GOOD)
SENTENCES = [
    *J("sentence", *(
        f"{{then}}。Xは{{x}}に等しい。{but}Xの最低値は{{least}}とする。" for but in ("但し、", "ただし、", "")
    ), slots="then:core x:amount_one least:NUMBER", tree=Node("say", then=Node("where", then=Hole("then"), x=LEAST))),
    *J("sentence", "{then}。Xは、{x}に等しい。", slots="then:core x:amount", tree=Node("say", then=Node("where", then=Hole("then"), x=Hole("x")))),
    *J("steps", "{duration}{targets}の戦闘力は「{a}/{b}」に変更される", slots="duration:duration? targets:target+ a:quantity b:quantity",
       tree=steps(becomes("attack", Hole("a")), becomes("defense", Hole("b")))),
    *J("core", "あなたは{do}", "あなたは、{do}", "〔あなた〕は、{do}", slots="do:core", tree=Hole("do")),
    *(
        wording
        for count, how in (("{count}枚", {}), ("{count}枚まで", {"up_to": 1}))
        for found in (Node("chosen", {"count": Hole("count"), "late": 1, "filter": filtered(tests=(_DECK_OR,)), **how}),)
        for every in ("全て", "すべて")
        for comma in ("、", "")
        for begin in (f"〔あなたのデッキと{{other}}〕を{every}見て{comma}{WORDS}{count}を抜き出し、",)
        for wording in (
            *J("steps", begin + "{place:laid}", slots=f"{PARTS} count:count other:ZONE place:laid", tree=steps(Node("look", targets=_BOTH_SEEN), Node("put", targets=(found,), into=Hole("place")))),
            *J("steps", begin + "{host}にセットする", slots=f"{PARTS} count:count other:ZONE host:target", tree=steps(Node("look", targets=_BOTH_SEEN), Node("set_on", targets=(found,), host=Hole("host")))),
        )
    ),
    *J("sentence", *(
        f"{but}この効果で{{_card}}を{often}複数枚{where}出す{how}{cannot}。"
        for but in ("但し、", "ただし、") for often in ("{_n}度に", "一度に", "{_n}ターンに", "") for where in ("場に", "") for how in ("ことは", "事は", "ことが") for cannot in ("出来ない", "できない")
    ), slots="_card:NAME _n:NUMBER", preferred=True, tree=Node("one_at_once")),
    *(
        wording
        for among in ("その中に含まれている", "その中に含まれる", "その中の", "その中にある")
        for rest, left in _FATES
        for wording in J(
            "sentence",
            *(f"{{shown}}を公開し、{among}{WORDS}{every}{{place:laid}}。{others}は{rest}。" for every in ("を全て", "全てを") for others in ("それ以外のカード", "残りのカード", "残り")),
            slots=f"shown:target {PARTS} place:laid {'rest:laid' if '{' in rest else ''}", preferred=True,
            tree=Node("say", then=steps(_REVEALED, put(_AMONG, Hole("place")), left)),
        )
    ),
    *[
        wording
        for said, seen in (("を見て", Node("look", targets=(Hole("shown"),))), ("を公開し", Node("reveal", targets=(Hole("shown"),))))
        for rest, left in _FATES
        for wording in J(
            "sentence",
            *(f"{{shown}}{said}、{among}{{count}}枚{pick}{{place:laid}}。{others}{rest}。" for among in ("", "その中から") for pick in ("を選んで", "を選び、", "を") for others in ("選ばなかったカードは", "残りのカードは", "残りは")),
            slots=f"shown:target count:quantity place:laid {'rest:laid' if '{' in rest else ''}", preferred=True,
            tree=Node("say", then=steps(seen, put(Node("of_them", count=Hole("count")), Hole("place")), left)),
        )
    ],
    *[
        wording
        for said, seen in (("を見て", Node("look", targets=(Hole("shown"),))), ("を公開し", Node("reveal", targets=(Hole("shown"),))))
        for rest, left in _FATES
        for slots in (f"shown:target place:laid {'rest:laid' if '{' in rest else ''}",)
        for wording in (
            *J("sentence", *(
                f"{{shown}}{said}、{among}{{count}}枚{pick}{{place:laid!連}}、{others}を{rest}。" for among in ("", "その中から") for pick in ("を選んで", "を選び、", "を") for others in ("残りのカード", "残り")
            ), slots=f"{slots} count:quantity", preferred=True, tree=say(seen, put(Node("of_them", count=Hole("count")), Hole("place")), left)),
            *J("sentence", *(
                f"{{shown}}{said}、{among}{WORDS}{{count}}枚{pick}{end}"
                for among in ("その中にある", "その中の", "その中に含まれる", "その中から")
                for pick in ("を選んで", "を選び、", "を")
                for end in (*(f"{{place:laid}}。{others}は{rest}。" for others in ("残りのカード", "残り", "それ以外のカード", "選ばなかったカード")), *(f"{{place:laid!連}}、{others}を{rest}。" for others in ("残りのカード", "残り")))
            ), slots=f"{slots} {PARTS} count:count", preferred=True, tree=say(seen, put(Node("among", count=Hole("count"), filter=filtered()), Hole("place")), left)),
        )
    ],
    *J("sentence", *(
        f"{this}は{comma}{{a}}の{{counter}}が{{b}}の{{of}}より{{n}}枚以上少なくなければプレイ{cannot}。"
        for this in ("〔このカード〕", "このカード") for comma in ("", "、") for cannot in ("できない", "出来ない")
    ), slots=BEHIND_IN, tree=Node("play_only", condition=BEHIND)),
    *[
        wording
        for every in ("全て", "すべて")
        for comma in ("、", "")
        for shown in ("", "相手プレイヤーに見せてから", "公開してから")
        for moved in (_SHOWN if shown else (_THEN,),)
        for begin in (f"〔あなたのデッキ〕を{every}見て{comma}{{found}}抜き出し、{shown}",)
        for set_down in ((*((Node("reveal", targets=(Hole("found"),)),) if shown else ()), Node("set_on", targets=(Node("them") if shown else Hole("found"),), host=Hole("host"))),)
        for wording in (
            *_looking(begin + "{place}", _SEARCHED, _LOOKED_AT, moved, "{place}", "{place!て}"),
            *_looking(begin + "{host}にセットする", "found:found host:pointer", _LOOKED_AT, set_down, "セットする", "セットして"),
        )
    ],
    *J("sentence", *(f"その後、{{then}}。Xは{{x}}に等しい。{but}Xの最低値は{{least}}とする。" for but in BUT), slots="then:core x:amount_one least:NUMBER",
       tree=Node("say", then=Node("where", then=Hole("then"), x=LEAST))),
    *J("core", *(f"{who}{{do!て}}も{good}" for who in OPPONENT_DOES for good in ("良い", "よい")), slots="do:their_deed", preferred=True, tree=Node("may", player=OPPONENT, do=steps(Hole("do")))),
    *J("sentence", *(f"（自動β）〔このカード〕はあなたの{{phase}}にしかプレイ{cannot}。" for cannot in CANNOT_IN_KANJI), slots="phase:phase_name", tree=Node(
        "play_only", condition=Node("both", first=Node("in_phase", phase=Hole("phase")), second=Node("turn_of", who="me")))),
    *J("steps", "次のターンの{phase}をスキップする", slots="phase:phase_name",
       tree=steps(be((Node("player", who="not_turn"),), Node("skips", phase=Hole("phase")), duration=Node("until", edge="end", turn="next")))),
    *[
        wording
        for what in cant("攻撃、及び防御を行う", "攻撃及び防御を行う", "攻撃、および防御を行う", "攻撃と防御を行う", "攻撃、防御を行う")
        for wording in (
            *J("sentence", f"{{targets}}は{what}。", f"{{targets}}は、{what}。", slots="targets:target+", tree=_BOTH_WAYS),
            *J("sentence", f"{{duration}}{{targets}}は{what}。", f"{{targets}}は{{duration}}{what}。", slots="duration:duration targets:target+", tree=_BOTH_FOR_A_WHILE),
        )
    ],
    *(w for ja, lies in (("アクティブ状態", "active"), ("スリープ状態", "asleep")) for w in _counting((f"{{targets}}をあなたの場に{ja}でセット", f"{{targets}}をあなたの場に{ja}で、セット"), "enter_as", turned=lies)),
    *(
        w
        for ja, lies in (("アクティブ状態", "active"), ("スリープ状態", "asleep"))
        for w in _counting(tuple(f"{{targets}}{down}あなたの場に{ja}でセット" for down in _DOWN), "enter_as", turned=lies, down=1)
    ),
    *_counting(("{targets}を{host}にセット", "{host}に{targets}をセット", "{host}に、{targets}をセット"), "set_as", "host:target", host=Hole("host")),
    *_counting(
    (*(f"{{targets}}{down}{{host}}にセット" for down in _DOWN), *(f"{{host}}に、{{targets}}{down}セット" for down in _DOWN[:2])), "set_as", "host:target", host=Hole("host"), down=1,
),
    *_counting(("{targets}を裏向きに",), "count_as", down=1),
    *(
        wording
        for ja, lies in (("アクティブ状態", "active"), ("スリープ状態", "asleep"))
        for down, more in (("を、", {}), ("を", {}), ("を裏向きにして、", {"down": 1}), ("を裏向きにして", {"down": 1}))
        for where in (f"{ja}であなたの場に出す", f"{ja}で場に出す", f"あなたの場に{ja}で出す")
        for wording in (
            *J("sentence", f"{{targets}}{down}以下の効果を持つ{{what}}として{where}。{{more}}", slots="targets:target+ what:guise more:grant*", preferred=True,
               tree=Node("say", then=steps(Node("enter_as", targets=TARGETS, what=Hole("what"), having=_HAVING, turned=lies, **more)))),
            *J("sentence", f"{{targets}}{down}{{what}}として{where}。", slots="targets:target+ what:guise", preferred=True,
               tree=Node("say", then=steps(Node("enter_as", targets=TARGETS, what=Hole("what"), turned=lies, **more)))),
        )
    ),
    *J("steps", *(f"{{duration}}{{targets}}{have}「{{keyword}}」{what}{void}" for have in ("が持つ", "の持つ") for what in ("の効果", "") for void in ("を無効にする", "を無効とする", "は無効になる")),
       *(f"{{targets}}{have}「{{keyword}}」{what}は{{duration}}無効になる" for have in ("が持つ", "の持つ") for what in ("の効果", "")), slots="duration:duration? targets:target+ keyword:KEYWORD",
       tree=steps(Node("lose_keywords", targets=TARGETS, keywords=(Hole("keyword"),), duration=Hole("duration")))),
    *J("sentence", "{condition}場合、{then}。", "{condition}場合{then}。", slots="condition:condition then:clause",
       tree=Node("if", condition=Hole("condition"), then=Hole("then"))),
    *J("sentence", "{then}。Xは{x}に等しい。", slots="then:core x:amount", tree=Node("say", then=Node("where", then=Hole("then"), x=Hole("x")))),
    *(
        wording
        for cannot in CANNOT
        for able in (cannot.removesuffix("ない") + "る",)
        for this in ("〔このカード〕は", "このカードは", "〔このキャラクターカード〕は")
        for wording in (
            *J("sentence", f"{this}{{phase}}にしかプレイ{cannot}。", f"{this}{{phase}}にしかプレイすることが{cannot}。", slots="phase:phase_name",
               tree=Node("play_only", condition=Node("in_phase", phase=Hole("phase")))),
            *J("sentence", f"{this}あなたの{{phase}}にしかプレイ{cannot}。", slots="phase:phase_name",
               tree=Node("play_only", condition=Node("both", first=Node("in_phase", phase=Hole("phase")), second=Node("turn_of", who="me")))),
            *J("sentence", f"{this}{{condition}}場合のみプレイ{able}。", f"{this}、{{condition}}場合のみプレイ{able}。", f"{this}{{condition}}場合のみプレイすることが{able}。",
               slots="condition:condition", tree=Node("play_only", condition=Hole("condition"))),
            *J("sentence", f"{this}相手キャラクターの攻撃に対する直接の干渉でのみプレイ{able}。", f"{this}相手キャラクターの攻撃対する直接の干渉でのみプレイ{able}。", tree=_ANSWERS),
            *J("sentence", f"{this}{{what}}のプレイに対する直接の干渉でのみプレイ{able}。", slots="what:filter",
               tree=Node("play_only", condition=Node("answers_play", what=Node("any_of", filter=Hole("what"))))),
        )
    ),
    *J("sentence", *(f"{{targets}}を変身状態にする。{never}。" for never in NEVER), slots="targets:target+", preferred=True, tree=say(FOR_GOOD)),
    *J("sentence", *(f"{{targets}}の決死状態を無効と{do}、変身状態にする。{never}。" for do in ("し", "") for never in NEVER), slots="targets:target+", preferred=True, tree=_OFF_AND_TURNED),
]

FOUND = [
    *J("steps", "〔あなたのデッキ〕を全て見て、{found}抜き出し、{host}にセットする", slots="found:found host:target",
       tree=steps(Node("look", targets=(Node("all", filter=only(CARD, in_zone("deck", ME))),)), Node("set_on", targets=(Hole("found"),), host=Hole("host")))),
    *J("steps", "〔あなたのデッキ〕を全て見て、{found}抜き出し、裏向きにして{host}にセットする", "〔あなたのデッキ〕を全て見て、{found}抜き出し、裏向きにして、{host}にセットする", slots="found:found host:target",
       tree=steps(Node("look", targets=(Node("all", filter=only(CARD, in_zone("deck", ME))),)), Node("set_on", targets=(Hole("found"),), host=Hole("host"), down=1))),
    *[
        wording
        for verb, allowed, deed in (("破棄する", "破棄して", "destroy"), ("ゲームから除外する", "ゲームから除外して", "banish"))
        for every in ("全て", "すべて")
        for comma in ("", "、")
        for out in ("", "抜き出し、", "選んで抜き出し、")
        for wording in _looking(f"〔あなたのデッキ〕を{every}見て{comma}{{found}}{out}{verb}", "found:found", _LOOKED_AT, (Node(deed, targets=(Hole("found"),)),), verb, allowed)
    ],
]

_TIMELY = Node("resolve_as_played", targets=TARGETS, timely=1)
_RIDER = tuple(
    f"但し、{by}タイミングが正しくない{what}{cannot}。"
    for by in ("この効果によって", "この効果では", "") for what in ("カードをプレイすることは", "カードはプレイ") for cannot in ("出来ない", "できない")
)
AS_PLAYED = [
    *J("sentence", *(f"{also}{way}解決する。その後、{{then}}。{rider}" for also in ("", "その後、") for way in WAYS for rider in _RIDER), slots="targets:target+ then:effect", preferred=True,
       tree=say(_TIMELY, Hole("then"))),
    *J("sentence", *(f"{also}{way}解決する。{rider}" for also in ("", "その後、") for way in WAYS for rider in _RIDER), slots="targets:target+", preferred=True, tree=say(_TIMELY)),
]

LAID = [
    *J("steps", "{targets}を見て、{place}", "{targets}を見て、そのカードを{place}", "{targets}を見て{place}", slots="targets:target+ place:laid", tree=steps(
        Node("look", targets=TARGETS), Node("put", targets=(Node("it"),), into=Hole("place")))),
    *J("steps", "{targets}を公開し、{place}", "{targets}を公開して{place}", slots="targets:target+ place:laid", tree=steps(
        Node("reveal", targets=TARGETS), Node("put", targets=(Node("it"),), into=Hole("place")))),
]

_X_THEN = Node("where", then=Hole("then"), x=Hole("x"))
WITH_X = [
    *J("sentence", *(f"その後、{{then}}。X{is_}{{x}}に等しい。" for is_ in ("は", "は、", "が")), slots="then:core x:amount", tree=Node("say", then=_X_THEN)),
    *J("sentence", *(f"{{first}}。その後、{{then}}。X{is_}{{x}}に等しい。" for is_ in ("は", "が")), slots="first:effect then:effect x:amount",
       tree=Node("say", then=Node("where", then=steps(Hole("first"), Hole("then")), x=Hole("x")))),
    *J("sentence", "{first}。その後、{then}。Xは{x}に等しい。但し、Xの最低値は{least}とする。", "{first}。その後、{then}。Xは{x}に等しい。Xの最低値は{least}とする。", slots="first:effect then:effect x:amount_one least:NUMBER",
       tree=Node("say", then=Node("where", then=steps(Hole("first"), Hole("then")), x=Node("no_less", n=Hole("x"), least=Hole("least"))))),
    *J("sentence", "{then}。Xが{x}に等しい。", slots="then:core x:amount", tree=Node("say", then=_X_THEN)),
    *J("sentence", *(f"{also}{{condition}}場合、{{then}}。Xは{comma}{{x}}に等しい。" for also in ("", "その後、") for comma in ("", "、")), slots="condition:condition then:core x:amount",
       tree=Node("if", condition=Hole("condition"), then=_X_THEN)),
    *J("sentence", "その後、{condition}場合、{then}。", slots="condition:condition then:clause", tree=Node("if", condition=Hole("condition"), then=Hole("then"))),
]

LATER = [
    *J("sentence", "{moment}{then}。Xは{x}に等しい。", slots="moment:moment then:core x:amount",
       tree=Node("put_off", moment=Hole("moment"), then=Node("where", then=Hole("then"), x=Hole("x")))),
    *J("sentence", "{moment}{then}。", slots="moment:moment then:clause", tree=Node("put_off", moment=Hole("moment"), then=Hole("then"))),
    *J("sentence", "{duration}{trigger}{then}。", "{duration}、{trigger}{then}。", slots="duration:duration trigger:trigger then:clause",
       tree=Node("meanwhile", duration=Hole("duration"), trigger=Hole("trigger"), then=Hole("then"))),
    *J("sentence", "{duration}{trigger}{then}。Xは{x}に等しい。", slots="duration:duration trigger:trigger then:core x:amount",
       tree=Node("meanwhile", duration=Hole("duration"), trigger=Hole("trigger"), then=Node("where", then=Hole("then"), x=Hole("x")))),
]

VERBS = [
    *J("core", "{do!て}も良い", "{do!て}もよい", slots="do:steps", tree=Node("may", do=Hole("do"))),
    *J("core", *(f"{who}{comma}{{do!て}}も{good}" for who in ("〔あなた〕は", "あなたは") for comma in ("", "、") for good in ("良い", "よい")), slots="do:steps", preferred=True, tree=Node("may", do=Hole("do"))),
    *J("core", *(f"{who}は{{do!て}}も{good}" for who in ("〔全てのプレイヤー〕", "全てのプレイヤー") for good in ("良い", "よい")), slots="do:steps", preferred=True, tree=Node("may", player=BOTH, do=Hole("do"))),
    *J("core", "〔相手プレイヤー〕は{do!て}も良い", "相手プレイヤーは{do!て}も良い", slots="do:steps", preferred=True, tree=Node("may", player=OPPONENT, do=Hole("do"))),
    *(w for said, how in (("を見て", "look"), ("を公開し", "reveal"), ("を公開して", "reveal")) for w in J(
        "core", *(f"{{seen}}{said}、{{do!て}}も{good}" for good in ("良い", "よい")), slots="seen:target do:steps", preferred=True, tree=Node("seen_first", how=how, seen=Hole("seen"), do=Hole("do")))),
    *J("core", "直ちに{do}", slots="do:core", tree=Hole("do")),
    *J("sentence", "以下の効果から1つを選んで解決する。{options|}", "以下の効果から1つを選び解決する。{options|}", slots="options:numbered;",
       tree=Node("say", then=Node("choose", options=(Hole("options"),)))),
    *J("sentence", "以下の効果から{n}つを選んで解決する。{options|}", "以下の効果から{n}つ選んで解決する。{options|}", slots="options:numbered; n:NUMBER",
       tree=Node("say", then=Node("choose", several=Hole("n"), repeats=1, options=(Hole("options"),)))),
    *J("sentence", *(f"以下の効果から{{n}}つ{wo}選んで解決する。但し、同じ効果を複数選ぶ{koto}出来ない。{{options|}}" for wo in ("を", "") for koto in ("事は", "ことは")), slots="options:numbered; n:NUMBER", preferred=True,
       tree=Node("say", then=Node("choose", several=Hole("n"), options=(Hole("options"),)))),
]

ALPHA = [
    *J("sentence", "{targets}は攻撃、及び防御を行うことが出来ない。", "{targets}は、攻撃及び防御を行うことが出来ない。", "{targets}は攻撃、および防御を行うことが出来ない。",
       slots="targets:target+", tree=Node("say", then=steps(*(Node("be", targets=(Hole("targets"),), quality=Node(kind)) for kind in ("cant_attack", "cant_block"))))),
    *J("sentence", "{condition}場合、{targets}は{quality}。", slots="condition:condition targets:target+ quality:quality",
       tree=Node("while", condition=Hole("condition"), then=steps(Node("be", targets=(Hole("targets"),), quality=Hole("quality"))))),
]

USED = [
    *J("price", "{n}", "（{n}）", slots="n:NUMBER", tree=Node("pay_points", counter="node", n=Hole("n"))),
    *J("price", "X", "（X）", tree=Node("pay_x", counter="node")),
    *J("price", *(f"{hand}{how}" for hand in ("手札", "あなたの手札", "〔あなたの手札〕") for how in ("{count}枚を破棄する", "を{count}枚破棄する", "{count}枚を破棄", "を{count}枚破棄")), "〔あなたの手札{count}枚〕を破棄する", slots="count:count",
       tree=Node("discard_cards", count=Hole("count"))),
    *J("price", "S", "（S）", tree=Node("turn_this", how="sleep")),
]

_GETS = ("{targets}は{duration}以下の効果を得る。{more}", "{duration}{targets}は以下の効果を得る。{more}")
_WRITTEN = "targets:target+ more:grant* duration:duration?"
_ALSO = ("{targets}は{duration}{grants}と以下の効果を得る。{more}", "{duration}{targets}は{grants}と以下の効果を得る。{more}", "{duration}{targets}は{grants}、及び以下の効果を得る。{more}")
BELOW = [
    *J("sentence", *_GETS, slots=_WRITTEN, tree=say(Node("give", targets=(Hole("targets"),), grants=(Hole("more"),), duration=Hole("duration")))),
    *J("sentence", *_ALSO, slots=f"{_WRITTEN} grants:grant+", tree=say(Node("give", targets=(Hole("targets"),), grants=(Hole("grants"), Hole("more")), duration=Hole("duration")))),
]

_SEEN = Node("look", targets=(Node("all", filter=CARDS_IN_HAND),))
_OF_HAND = Node("filter", adjectives=(Hole("adjectives"),), noun=Hole("noun"), tests=(Hole("tests"), Node("in", owner=Hole("owner"), zone="hand")))
HANDS = [
    *[
        wording
        for whose in ("〔{owner}の手札〕", "目標の〔{owner}の手札〕", "{owner}の手札", "目標の{owner}の手札")
        for every in ("全て", "")
        for comma in ("、", "")
        for some, how in (("枚", {}), ("枚まで", {"up_to": 1}))
        for what, slots, found in (
            ("{adjectives&tests}{noun}", "adjectives:adjective*? noun:noun tests:test*?", _OF_HAND),
            *((("", "", CARDS_IN_HAND),) if "〔" in whose and every else ()),
        )
        for given_up in (Node("discard", targets=(Node("chosen", {"count": Hole("count"), "late": 1, "filter": found, **how}),)),)
        for said in (*(f"{what}{{count}}{some}を{picked}" for picked in ("選んで", "選び、", "", "選んで抜き出し、", "抜き出し、")), *(f"{what}を{{count}}{some}{picked}" for picked in ("選んで", "選び、", "選んで抜き出し、") if what))
        for wording in _looking(f"{whose}を{every}見て{comma}{said}破棄する", f"owner:owner count:count {slots}", _SEEN, (given_up,), "破棄する", "破棄して")
    ],
    *J("steps", "〔{owner}の手札〕を全て見る", "〔{owner}の手札全て〕を見る", slots="owner:owner", tree=steps(_SEEN)),
]

INSTEAD = [
    *J("alternative", "{trait}×{n}", slots="trait:TRAIT n:NUMBER", tree=Node("of_race", trait=Hole("trait"), n=Hole("n"))),
    *J("alternative", "{trait}", slots="trait:TRAIT", tree=Node("of_race", trait=Hole("trait"), n=1)),
]

PRINTED_SENTENCES = [*SENTENCES, *FOUND, *AS_PLAYED, *LAID, *WITH_X, *LATER, *VERBS, *ALPHA, *USED, *BELOW, *HANDS, *INSTEAD]
