"""How cards of Duel Masters are printed in Japanese today: shorter words for the same acts ("出す", "シールド化する", "山札の下に置く", "そうしたら")."""

from engine.games.duel_masters.printed import CARD, ME, ONE, OPPONENT, OWNER, cards, into, of_side, only, put, steps, within
from engine.games.duel_masters.printed import PARTS as EN_PARTS
from engine.games.duel_masters.printed_japanese import CARDS, PARTS, PICK, PLAYERS, THEM, THIS, filler
from engine.games.duel_masters.printed_japanese_lines import ALL, ATTACKING, ONES, SIGNS, holding, power
from engine.games.duel_masters.printed_later import EACH, UNCHOSEN, saying
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_IT, _COUNT, _TARGETS, _THEN, _N = Hole("it"), Hole("count"), Hole("targets"), Hole("then"), Hole("n")
_ALL = Node("all", filter=Hole("filter"))
_LAST = Node("it")
WHOSE = "it:object _whose:whose?"
_UNDER, _ON_TOP = into("deck", OWNER, at="bottom"), into("deck", OWNER, at="top")
_SHOWN = steps(Node("reveal", targets=(_IT,)), put((THEM,), "hand", ME))

DEEDS = [
    *J("effect", "{it}出す", slots="it:object", tree=put((_IT,), "battle")),
    *J("effect", "{it}{_face}シールド化する", slots="it:object _face:face?", tree=put((_IT,), "shields")),
    *J("effect", *(f"{{it}}{order}{{_whose}}山札の下に置く" for order in ("", "好きな順序で")), slots=WHOSE, tree=Node("put", targets=(_IT,), into=_UNDER)),
    *J("effect", "{it}{_whose}山札の上に置く", slots=WHOSE, tree=Node("put", targets=(_IT,), into=_ON_TOP)),
    *J("steps", "{it}{_show}{_whose}手札に加える", slots=f"{WHOSE} _show:show", tree=_SHOWN),
    *J("effect", "{it}捨てさせる", slots="it:object", tree=Node("discard", player=OPPONENT, targets=(_IT,))),
    *(w for ja, _, player in PLAYERS for zone, said in (("hand", "手札"), ("shields", "シールド"), ("deck", "山札")) for w in J(
        "effect", f"{ja}の{said}を見る", tree=Node("look", targets=(Node("all", filter=only(CARD, within(player, zone))),)))),
    *J("steps", *(f"相手の手札を見{then}{{it}}{{_whose}}捨てさせる" for then in ("て、", "て")), slots=WHOSE, tree=steps(
        Node("look", targets=(Node("all", filter=only(CARD, within(OPPONENT, "hand"))),)), Node("discard", player=OPPONENT, targets=(_IT,)))),
    *J("effect", *(f"相手の手札をすべて{end}" for end in ("捨てさせる", "、捨てさせる")), tree=Node("discard", player=OPPONENT, targets=(
        Node("all", filter=only(CARD, within(OPPONENT, "hand"))),))),
    *(w for m in ("枚", "体", "つ") for w in (
        *J("object", f"その中から{{count}}{m}{{_pick}}", slots=f"count:count {PICK}", tree=Node("of_them", count=_COUNT)),
        *J("object", f"その中から{{count}}{m}まで{{_pick}}", f"その中から{{count}}{m}までを{{_pick}}", slots=f"count:count {PICK}", preferred=True,
           tree=Node("among", count=_COUNT, up_to=1, filter=only(CARD))),
    )),
    *J("object", f"その中から{CARDS}を{{count}}{{%noun:体}}まで{{_pick}}", f"その中の{CARDS}を{{count}}{{%noun:体}}まで{{_pick}}", slots=f"{PARTS} count:quantity {PICK}",
       tree=Node("among", count=_COUNT, up_to=1, filter=cards())),
    *J("effect", "出す", "バトルゾーンに出す", tree=put((_LAST,), "battle")),
    *J("effect", "手札に加える", "自分の手札に加える", tree=put((_LAST,), "hand", ME)),
    *J("effect", "シールド化する", tree=put((_LAST,), "shields")),
    *(w for zone, said in (("graveyard", "墓地"), ("mana", "マナゾーン")) for w in J("effect", f"{said}に置く", tree=put((_LAST,), zone))),
    *J("steps", "自分の山札をシャッフルし、上から1枚目を表向きにする", tree=steps(
        Node("shuffle", owner=ME, zone="deck"), Node("reveal", targets=(Node("top", owner=ME, zone="deck", count=ONE),)))),
    *J("effect", "自分はゲームに勝つ", "ゲームに勝つ", tree=Node("win")),
    *J("effect", "{it}このクリーチャーとバトルさせる", "このクリーチャーと{it}バトルさせる", slots="it:object", tree=Node("make_battle", attacker=THIS, whom=_IT)),
    *J("effect", "相手のクリーチャー1体とこのクリーチャーをバトルさせる", tree=Node("make_battle", attacker=THIS, whom=Node(
        "chosen", count=ONE, filter=only(Node("kind", word="creature"), adjectives=(of_side("opponent"),))))),
    *J("effect", f"自分の{CARDS}1体と相手のクリーチャー1体をバトルさせる", slots=PARTS, tree=Node(
        "make_battle", attacker=Node("chosen", count=ONE, filter=cards(of_side("me"))),
        whom=Node("chosen", count=ONE, filter=only(Node("kind", word="creature"), adjectives=(of_side("opponent"),))))),
]  # fmt: skip

_THEIRS = Node("chosen", count=_COUNT, by="opponent", filter=cards(of_side("opponent")))
_THEIR_SHIELDS = Node("chosen", count=_COUNT, by="opponent", filter=only(CARD, within(OPPONENT, "shields")))
_THEIR_HAND = Node("chosen", count=_COUNT, by="opponent", filter=only(CARD, within(OPPONENT, "hand")))
BY_OPPONENT = [
    *filler("own", "自身の"),
    *filler("whose", "自身の"),
    *J("others", f"相手は{{_comma}}自身の{CARDS}を{{count}}{{%noun:体}}{{_pick}}", slots=f"{PARTS} count:count _comma:comma? {PICK}", tree=_THEIRS),
    *J("others", "相手は自身のシールドを{count}{%count:枚}{_pick}", "相手は自分自身のシールドを{count}{%count:枚}{_pick}", slots=f"count:count {PICK}", tree=_THEIR_SHIELDS),
    *J("effect", "{it}{_whose}手札に加える", slots="it:others _whose:whose?", tree=put((_IT,), "hand")),
    *J("effect", "{it}シールド化する", slots="it:others", tree=put((_IT,), "shields")),
    *J("effect", "{it}{_whose}山札の下に置く", slots="it:others _whose:whose?", tree=Node("put", targets=(_IT,), into=_UNDER)),
]

_TWO = Node(
    "each_of",
    first=Node("when", subject=Hole("subject"), happening=Hole("first")),
    second=Node("when", subject=Hole("subject"), happening=Hole("second")),
)
TRIGGERS = [
    *J("trigger", *(f"{{subject}}が{{first}}{{_when}}{join}、{{second}}{{_then}}".replace("、{", comma + "{") for join in ("または", "か") for comma in ("、", "")),
       slots="subject:subject first:happened _when:when second:happening _then:when", tree=_TWO),
    *J("trigger", *(f"{{subject}}が{{first}}{{_when}}{join}、{{second}}{{_then}}".replace("、{", comma + "{") for join in ("または", "か") for comma in ("、", "")),
       slots="subject:subject first:happening _when:when second:happened _then:when", tree=_TWO),
    *(w for edge, kind in (("の終わりに", "turn_end"), ("のはじめに", "turn_start")) for w in J("trigger", *(f"{each}{edge}" for each in ("各ターン", "各プレイヤーのターン")),
                                                                                     tree=Node(kind, owner=EACH))),
    *J("trigger", *(f"{whose}攻撃の終わりに" for whose in ("", "このクリーチャーの")), tree=Node("when", subject=THIS, happening=Node("attack_ends"))),
    *J("happened", "コストを支払わずに出た", "コストを支払わずにバトルゾーンに出た", tree=Node("summoned_free")),
    *J("happening", "コストを支払わずに出る", tree=Node("summoned_free")),
    *J("happening", "相手プレイヤーを攻撃する", "プレイヤーを攻撃する", tree=Node("attacks", whom=Node("leader", who="opponent"))),
    *J("modifier", "各ターンに1度、", "各ターンに1回、", "各ターン中に1度、", tree=Node("limit", n=1, per="turn")),
    *J("sentence", "このターンの終わりに、{then}。", "その後、このターンの終わりに、{then}。", slots="then:clause", tree=Node("later", then=_THEN)),
]  # fmt: skip

_IF = [
    *J("ba", "そうしたら", tree=Node("succeeded", yes=1)),
    *J("ba", "{filter}でなければ", "{filter}でないなら", slots="filter:filter", tree=Node("is", yes=0, target=_LAST, filter=Hole("filter"))),
    *J("ba", "このクリーチャーの攻撃中", "このクリーチャーが攻撃している間", tree=ATTACKING),
    *J("ba", "{owner}のシールドが1つもなければ", "{owner}のシールドが1つもないなら", slots="owner:owner", tree=Node("exists", yes=0, filter=only(
        CARD, Node("in", owner=Hole("owner"), zone="shields")))),
]

STANDING = [
    *J("standing", "{targets}に{gifts}を与える", slots="targets:pointer gifts:gift+", tree=holding(Node("has", gifts=(Hole("gifts"),)))),
    *J("standing", "{filter}{_every}に{gifts}を与える", slots="filter:filter _every:every? gifts:gift+", tree=holding(Node("has", gifts=(Hole("gifts"),)), _ALL)),
    *(w for sign, how in SIGNS for w in (
        *J("standing", f"{{targets}}のパワーを{sign}{{n}}する", slots="targets:pointer n:quantity", tree=holding(Node("has", gifts=(power(how),)))),
        *J("standing", f"{{filter}}{{_every}}のパワーを{sign}{{n}}する", slots="filter:filter _every:every? n:quantity", tree=holding(Node("has", gifts=(power(how),)), _ALL)),
    )),
    *(w for ja, who, player in PLAYERS for w in J("standing", f"{ja}の「{{keyword}}」は使えない", f"{ja}は「{{keyword}}」を使えない", slots="keyword:KEYWORD",
                                                  tree=holding(Node("cant_use", keyword=Hole("keyword")), player))),
]  # fmt: skip

_NEXT = Node("until", edge="end", turn="next_opponent")
_KEPT = Node("stays_tapped")
_NEITHER = ("cant_attack", "cant_block")
QUALITIES = [
    *J("quality", "タップして出る", "タップした状態で出る", tree=Node("enters_tapped")),
    *J("sentence", *(f"相手が{of}クリーチャーを選ぶ時、このクリーチャー{end}。" for of in ("", "バトルゾーンの") for end in ("は選べない", "を選ぶことはできない", "は選ばれない")),
       tree=saying(holding(UNCHOSEN, THIS))),
    *J("effect", "次の相手のターンのはじめに、{targets}{_are}アンタップしない", "{targets}{_are}次の相手のターンのはじめにアンタップしない", "{targets}{_are}次の相手のターンのはじめにアンタップされない",
       slots=ONES, tree=Node("be", targets=(_TARGETS,), quality=_KEPT, duration=_NEXT)),
    *J("steps", "{targets}{_are}攻撃もブロックもできない", slots=ONES, tree=steps(*(holding(Node(kind)) for kind in _NEITHER))),
    *J("steps", "{filter}{_all_are}攻撃もブロックもできない", slots=ALL, tree=steps(*(holding(Node(kind), _ALL) for kind in _NEITHER))),
    *J("steps", "{duration}{targets}{_are}攻撃もブロックもできない", slots=f"{ONES} duration:duration", tree=steps(
        *(Node("be", targets=(_TARGETS,), quality=Node(kind), duration=Hole("duration")) for kind in _NEITHER))),
    *J("steps", "{duration}{filter}{_all_are}攻撃もブロックもできない", slots=f"{ALL} duration:duration", tree=steps(
        *(Node("be", targets=(_ALL,), quality=Node(kind), duration=Hole("duration")) for kind in _NEITHER))),
]  # fmt: skip

_LESS = tuple((f"ただし、コストは{n}以下に{wa}ならない", n + 1) for n in range(5) for wa in ("", "は"))
COSTS = [
    w
    for ja, who, _ in PLAYERS
    for said, least in _LESS
    for w in J(
        "sentence",
        *(f"{ja}の{CARDS}{of}{most}{{n}}少なくする。{said} 。" for of in ("の召喚コストを", "を召喚するコストを", "のコストを", "を唱えるコストを") for most in ("", "最大")),
        slots=f"{PARTS} n:quantity", tree=saying(holding(Node("cost_less", amount=_N, least=least), Node("all", filter=cards(of_side(who))))),
    )
] + [
    w
    for ja, who, _ in PLAYERS
    for w in J(
        "sentence",
        *(f"{ja}の{CARDS}{of}{most}{{_but}}{{least}}より少なくならない 。" for of in ("の召喚コストを", "を召喚するコストを", "のコストを", "を唱えるコストを")
          for most in ("最大{n}少なくしてもよい。", "最大{n}少なくする。", "最大{n}まで、少なくしてもよい。", "最大{n}まで少なくしてもよい。")),
        slots=f"{PARTS} n:quantity least:NUMBER _but:but",
        tree=saying(holding(Node("cost_less", amount=_N, least=Hole("least")), Node("all", filter=cards(of_side(who))))),
    )
]  # fmt: skip

POINTERS = J("pointer", *(f"この{kind}" for kind in ("タマシード", "フィールド", "オーラ", "ウエポン", "デュエリスト", "城", "フォートレス")), tree=THIS)
MODES = [
    *J("choice", "▶{do}。", "▶{do}", slots="do:steps", tree=Hole("do")),
    *J("choice", "▶{do}。{more}。", slots="do:effect& more:effect&", tree=Node("sequence", steps=(Hole("do"), Hole("more")))),
    *J("listed", *(f"次のうち{which}を選ぶ。{{options}}" for which in ("いずれか1つ", "いずれかひとつ", "1つ", "ひとつ")), slots="options:choice*",
       tree=Node("say", then=Node("choose", options=Hole("options")))),
]  # fmt: skip

_MADDENED = Node("replace", subject=Hole("subject"), would=Node("discarded"), when=Node("during", owner=Hole("owner")), then=steps(put((_LAST,), "battle")))
REPLACED = J("sentence", *(f"{{owner}}のターン中{{_at}}{{subject}}が{of}手札から捨てられる{{_when}}、{{_gone}}バトルゾーンに出す。" for of in ("", "自分の")),
             slots="owner:owner _at:at? subject:subject _when:when _gone:gone?", tree=_MADDENED)

_LINE = Hole("line")
ENGLISH = [
    *W("happening", "enter[s]", tree=Node("enters")),
    *W("happening", "leave[s]", tree=Node("leaves")),
    *W("trigger", "when|whenever {subject} {first:happening~n} or {second:happening~n}", tree=_TWO),
    *W("trigger", *(f"when|whenever another~of~your {EN_PARTS} {enters}" for enters in ("enters", "enters~the~battle~zone")), tree=Node(
        "when", subject=Node("any_of", filter=cards(of_side("me"), Node("other"))), happening=Node("enters"))),
    *W("quality", "enter[s]~tapped", tree=Node("enters_tapped")),
    *W("effect", "this~creature battles {targets:target}", tree=Node("make_battle", attacker=THIS, whom=_TARGETS)),
    *(w for less in (
        "but~not~less~than {least:NUMBER}", "to~a~minimum~of {least:NUMBER}") for w in W(
        "quality", f"cost[s] {{amount:quantity}} less to~summon|to~cast|to~use , {less}", f"cost[s] {{amount:quantity}} less , {less}",
        tree=Node("cost_less", amount=Hole("amount"), least=Hole("least")))),
    *W("line", *(f"{head} {n} : {{line:ability_line}}" for head in ("mana~arms", "revolution") for n in range(1, 10)), tree=_LINE),
]  # fmt: skip
HEADS = [
    *J("line", *(f"{head}{{_n}}{{_dash}}{{line}}" for head in ("マナ武装 ", "マナ武装", "革命 ", "革命")), slots="line:ability_line _n:NUMBER _dash:dash", tree=_LINE),
    *J("line", "鬼タイム{_dash}{line}", slots="line:ability_line _dash:dash", tree=_LINE),
]  # fmt: skip

PRINTED_NOW = (*ENGLISH, *HEADS, *DEEDS, *BY_OPPONENT, *TRIGGERS, *_IF, *STANDING, *QUALITIES, *COSTS, *POINTERS, *MODES, *REPLACED)
