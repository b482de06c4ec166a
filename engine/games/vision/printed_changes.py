"""How the cards of Phantom Magic Vision print changes of figures, costs and names, what makes other lines void, and what a turn of events brings."""

from __future__ import annotations

from engine.games.vision.printed_parts import OWNER, PARTS, WORDS, be, filtered, into, put, say, steps, text_of
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

TARGETS = (Hole("targets"),)
DURATION = "duration:duration? targets:target+"
CANNOT = ("出来ない", "できない")
CAN = ("出来る", "できる")
THIS = Node("this")

VOID = text_of(Node("below_void", condition=Hole("condition")))
BELOW = [
    wording
    for mark in ("（自動α）", "（自動β）", "（自動γ）")
    for end in ("以下の効果は無効になる。", "以下の効果は無効となる。", *(f"以下の効果を使用する{how}は{cannot}。" for how in ("こと", "事") for cannot in CANNOT))
    for wording in J("ability_line", f"{mark}{{condition}}場合、{end}", slots="condition:condition", preferred=True, tree=VOID)
]

X_THEN = Node("where", then=Hole("then"), x=Hole("x"))
WITH_X = [
    *J("sentence", *(f"その後、{{then}}。X{is_}{{x}}に等しい。" for is_ in ("は", "は、", "が")), slots="then:core x:amount", tree=Node("say", then=X_THEN)),
    *J("sentence", *(f"{{first}}。その後、{{then}}。X{is_}{{x}}に等しい。" for is_ in ("は", "が")), slots="first:effect then:effect x:amount",
       tree=Node("say", then=Node("where", then=steps(Hole("first"), Hole("then")), x=Hole("x")))),
    *J("sentence", "{first}。その後、{then}。Xは{x}に等しい。但し、Xの最低値は{least}とする。", "{first}。その後、{then}。Xは{x}に等しい。Xの最低値は{least}とする。", slots="first:effect then:effect x:amount_one least:NUMBER",
       tree=Node("say", then=Node("where", then=steps(Hole("first"), Hole("then")), x=Node("no_less", n=Hole("x"), least=Hole("least"))))),
    *J("sentence", "{then}。Xが{x}に等しい。", slots="then:core x:amount", tree=Node("say", then=X_THEN)),
    *J("sentence", *(f"{also}{{condition}}場合、{{then}}。Xは{comma}{{x}}に等しい。" for also in ("", "その後、") for comma in ("", "、")), slots="condition:condition then:core x:amount",
       tree=Node("if", condition=Hole("condition"), then=X_THEN)),
    *J("sentence", "その後、{condition}場合、{then}。", slots="condition:condition then:clause", tree=Node("if", condition=Hole("condition"), then=Hole("then"))),
    *J("amount_one", "{filter}の{attribute}の合計値", slots="filter:filter attribute:attribute",
       tree=Node("figure_of", total=1, attribute=Hole("attribute"), target=Node("all", filter=Hole("filter")))),
    *J("amount", "{filter}の{attribute}の合計値", slots="filter:filter attribute:attribute",
       tree=Node("figure_of", total=1, attribute=Hole("attribute"), target=Node("all", filter=Hole("filter")))),
    *J("amount_one", "{target}の{attribute}", slots="target:pointer attribute:attribute", tree=Node("figure_of", attribute=Hole("attribute"), target=Hole("target"))),
]

CHANGES = [
    *J("effect", "{duration}{targets}の戦闘力は本来の戦闘力の{n}倍に変更される", "{duration}{targets}の戦闘力は本来の{n}倍に変更される", "{targets}の戦闘力は{duration}本来の戦闘力の{n}倍に変更される",
       slots=f"{DURATION} n:NUMBER", tree=Node("times_power", targets=TARGETS, n=Hole("n"), duration=Hole("duration"))),
    *J("effect", *(
        f"{{duration}}{{targets}}{end}" for end in (
            "は起動効果を全て失う", "は、起動効果を全て失う", "は全ての起動効果を失う", "が持つ起動効果を無効にする", "の持つ起動効果を無効にする", "が持つ起動効果を全て無効にする",
        )
    ), "{targets}は{duration}起動効果を全て失う", slots=DURATION, tree=be(TARGETS, Node("no_activated"), duration=Hole("duration"))),
    *J("effect", "{targets}は{amount}ダメージを受ける", slots="targets:target+ amount:much", tree=Node("deal", amount=Hole("amount"), targets=TARGETS)),
    *J("effect", *(
        f"{{amount}}ダメージを{whom}に{how}" for whom in ("〔任意の{what:filter}〕", "〔あなたの任意の{what:filter}〕", "任意の{what:filter}") for how in ("割り振る", "割り振って与える", "振り分けて与える")
    ), slots="amount:much what:filter", tree=Node("distribute", amount=Hole("amount"), what=Hole("what"))),
    *J("effect", "スリープ状態になる", tree=Node("turn_card", targets=(THIS,), how="sleep")),
    *J("effect", "アクティブ状態になる", tree=Node("turn_card", targets=(THIS,), how="wake")),
    *J("effect", "{targets}はスリープ状態になる", slots="targets:target+", tree=Node("turn_card", targets=TARGETS, how="sleep")),
    *J("effect", "{targets}はアクティブ状態になる", slots="targets:target+", tree=Node("turn_card", targets=TARGETS, how="wake")),
    *J("effect", "ゲームから除外される", tree=Node("banish", targets=(THIS,))),
    *J("effect", "デッキの下に戻る", "あなたのデッキの下に戻る", tree=put(THIS, into("deck", OWNER, at="bottom"))),
    *J("effect", "{targets}はゲームから除外される", slots="targets:target+", tree=Node("banish", targets=TARGETS)),
    *J("effect", "{targets}はデッキの下に戻る", "{targets}は本来のプレイヤーのデッキの下に戻る", slots="targets:target+", tree=put(Hole("targets"), into("deck", OWNER, at="bottom"))),
    *J("effect", "{targets}は本来のプレイヤーの手札に戻る", slots="targets:target+", tree=Node("return", targets=TARGETS)),
    *J("effect", "〔あなた〕は勝利する", "〔あなた〕はゲームに勝利する", "あなたは勝利する", tree=Node("win")),
    *J("effect", "{player}は敗北する", "{player}はゲームに敗北する", slots="player:player", tree=Node("lose_game", player=Hole("player"))),
    *[
        wording
        for this in ("〔このキャラクター〕", "〔このカード〕")
        for wording in J("ability_line", f"（自動α）{this}の名称は{{card}}としても扱われる。", f"（自動α）{this}の名称は{{card}}としても扱う。", slots="card:NAME", preferred=True,
                         tree=text_of(Node("treated_as", card=Hole("card"))))
    ],
]

QUALITY = {
    "の必要ノードとコスト": ("needs", "cost"), "の必要ノード、コスト": ("needs", "cost"), "の必要ノード": ("needs",), "のコスト": ("cost",),
}  # fmt: skip
SIGNS = (("-", "less"), ("+", "more"))
PLAYED = [
    wording
    for what, names in QUALITY.items()
    for sign, way in SIGNS
    for this in ("〔このカード〕", "〔このキャラクターカード〕", "このカード")
    for qualities in (tuple(Node(f"{name}_{way}", amount=Hole("n")) for name in names),)
    for holds in (Node("while", condition=Hole("condition"), then=steps(*(be((THIS,), q) for q in qualities))),)
    for end in ("される。", *(f"してプレイする{how}が{can}。" for how in ("こと", "事") for can in CAN))
    for wording in (
        *J("ability_line", f"（自動β）{{condition}}場合、{this}{what}{'を' if end[0] == 'し' else 'は'}{sign}{{n}}{end}", slots="condition:condition n:quantity", preferred=True, tree=text_of(holds)),
    )
] + [
    wording
    for what, names in QUALITY.items()
    if "needs" in names
    for sign, way in SIGNS
    for ja, side in (("あなた", (Node("side", who="me"),)), ("相手プレイヤー", (Node("side", who="opponent"),)), ("全てのプレイヤー", ()))
    for all_ in ((Node("all", filter=filtered(*side)),),)
    for wording in J(
        "ability_line",
        *(f"（自動α）{played}{what}は{sign}{{n}}される。" for played in (f"〔{ja}がプレイする{WORDS}〕", f"〔{ja}〕がプレイする{WORDS}", f"〔{ja}がプレイする{WORDS}全て〕", f"〔{ja}〕のプレイする{WORDS}")),
        slots=f"{PARTS} n:quantity", preferred=True,
        tree=text_of(say(*(be(all_, Node(f"{name}_{way}", amount=Hole("n"))) for name in names))),
    )
]

FILTERS = [
    *J("test", "{attribute}が{low}か{high}の", "{attribute}が{low}か{high}である", slots="attribute:attribute low:NUMBER high:NUMBER",
       tree=Node("figure", attribute=Hole("attribute"), bound=Node("either_of", low=Hole("low"), high=Hole("high")))),
    *J("test", "{attribute}が{bound}の、", "{attribute}が{bound}である、", slots="attribute:attribute bound:bound", tree=Node("figure", attribute=Hole("attribute"), bound=Hole("bound"))),
    *J("test", "最も{attribute}が高い", "最も{attribute}が大きい", "最も{attribute}の高い", "最も{attribute}の大きい", "{attribute}が最も高い", "{attribute}が最も大きい", slots="attribute:attribute",
       tree=Node("highest", attribute=Hole("attribute"))),
    *J("test", "最も{attribute}が低い", "最も{attribute}が小さい", "最も{attribute}の低い", "最も{attribute}の小さい", "{attribute}が最も低い", "{attribute}が最も小さい", slots="attribute:attribute",
       tree=Node("lowest", attribute=Hole("attribute"))),
    *J("adjective", "このキャラクター以外の", "このキャラクター以外の、", "このカード以外の", "このカード以外の、", "〔このキャラクター〕以外の", tree=Node("other")),
    *J("test", "{card}以外の、", slots="card:NAME", tree=Node("other_than", card=Hole("card"))),
    *J("adjective", "あなたの場の、", "あなたの場にいる、", tree=Node("side", who="me")),
    *J("adjective", "相手プレイヤーの場の、", "相手の場の", "相手プレイヤーの場にいる", tree=Node("side", who="opponent")),
]

CONDITIONS = [
    *J("condition_one", *(f"{did}{no}" for did in ("セット", "除外", "破棄", "公開") for no in ("しない", "しなかった", "できない", "出来ない")), "取り消さない", "取り消さなかった", "戻さない", "戻さなかった",
       "手札に加えない", "支払えない", "支払えなかった", "支払うことが出来ない", "支払うことができない", tree=Node("succeeded", yes=0)),
    *J("condition_one", "セットした", "取り消した", "手札に加えた", "手札に戻した", "場に出た", "ダメージを受けた", "ゲームから除外した", "破棄された", "シャッフルした", "スリープ状態にした", tree=Node("succeeded", yes=1)),
    *[
        wording
        for ja, who in (("あなた", "me"), ("相手プレイヤー", "opponent"))
        for wording in J("condition_one", f"{ja}の場に{WORDS}が{{n}}枚もいない", f"{ja}の場に{WORDS}が{{n}}枚もない", slots=f"{PARTS} n:NUMBER",
                         tree=Node("exists", yes=1, bound=Node("less_than", n=Node("number", n=Hole("n"))), filter=filtered(Node("side", who=who))))
    ],
    *J("condition_one", f"あなたの場に{WORDS}がおらず、{{second}}", slots=f"{PARTS} second:condition_one",
       tree=Node("both", first=Node("exists", yes=0, filter=filtered(Node("side", who="me"))), second=Hole("second"))),
    *J("condition_one", f"あなたの場に{WORDS}が{{n}}枚もおらず、{{second}}", slots=f"{PARTS} n:NUMBER second:condition_one",
       tree=Node("both", second=Hole("second"), first=Node("exists", yes=1, bound=Node("less_than", n=Node("number", n=Hole("n"))), filter=filtered(Node("side", who="me"))))),
    *J("condition_one", f"あなたの場に{WORDS}がいて、{{second}}", slots=f"{PARTS} second:condition_one",
       tree=Node("both", first=Node("exists", yes=1, filter=filtered(Node("side", who="me"))), second=Hole("second"))),
    *[
        wording
        for host in ("〔このキャラクター〕", "〔このカード〕", "このキャラクター", "このカード")
        for there in (filtered(tests=(Node("set_on", host=THIS),)),)
        for wording in (
            *J("condition_one", f"{host}に{WORDS}が{{bound!数}}セットされている", slots=f"{PARTS} bound:bound", tree=Node("exists", yes=1, bound=Hole("bound"), filter=there)),
            *J("condition_one", f"{host}に{WORDS}が{{n}}枚もセットされていない", slots=f"{PARTS} n:NUMBER",
               tree=Node("exists", yes=1, bound=Node("less_than", n=Node("number", n=Hole("n"))), filter=there)),
        )
    ],
    *J("condition_one", "この効果の解決時、{condition}", "この効果の解決時に{condition}", "この効果の解決時に、{condition}", slots="condition:condition_one", tree=Hole("condition")),
    *J("condition_one", "{target}が{filter}だった", "{target}が{filter}である", slots="target:pointer filter:filter", tree=Node("is", yes=1, target=Hole("target"), filter=Hole("filter"))),
    *J("condition_one", *(f"{did}{{_noun}}が{{filter}}だった" for did in ("破棄した", "公開した", "除外した")), slots="_noun:noun filter:filter",
       tree=Node("is", yes=1, target=Node("it"), filter=Hole("filter"))),
]

HAPPENED = [
    *J("happened", "プレイされ、その効果が解決された", tree=Node("carried_out")),
    *J("happened", "プレイされて場にでた", "プレイされて、場に出た", tree=Node("played")),
    *J("happened", "セットされた", tree=Node("set_on")),
    *J("happened", "ゲームから除外された", "除外された", tree=Node("banished")),
    *[
        wording
        for alpha, modifiers in (("（自動α）", (Node("automatic", letter="alpha"),)), ("（自動γ）", (Node("automatic", letter="gamma"),)))
        for this in ("〔このキャラクター〕が", "〔このキャラクター〕は", "〔このキャラクター〕は、")
        for comma in ("、", "")
        for wording in J("ability_line", f"{alpha}{this}{{happening:happened}}場合{comma}{{duration}}{{gifts}}を得る。", slots="happening:happening duration:duration gifts:gift+", preferred=True, tree=Node(
            "ability", modifiers=modifiers, trigger=Node("when", subject=THIS, happening=Hole("happening")),
            body=Node("body", sentences=(say(Node("give", targets=(THIS,), gifts=(Hole("gifts"),), duration=Hole("duration"))),))))
    ],
]

AMONG = Node("among", all=1, filter=filtered())
SHOWN = Node("reveal", targets=(Hole("shown"),))
TAKEN = [
    wording
    for among in ("その中に含まれている", "その中に含まれる")
    for wording in J(
        "sentence",
        *(f"{{shown}}を公開し、{among}{WORDS}{every}{{place:laid}}。それ以外のカードは{{rest:laid}}。" for every in ("を全て", "全てを")),
        slots=f"shown:target {PARTS} place:laid rest:laid", preferred=True,
        tree=Node("say", then=steps(SHOWN, put(AMONG, Hole("place")), put(Node("rest"), Hole("rest")))),
    )
]

MORE_CHANGES = (*BELOW, *WITH_X, *CHANGES, *PLAYED, *FILTERS, *CONDITIONS, *HAPPENED, *TAKEN)
