"""How later cards of Duel Masters, and what people write of them, put things: entering and leaving, using, what players can't do."""

from engine.games.duel_masters.printed import CARD, ME, ONE, OPPONENT, OWNER, PARTS, POWER, cards, of_side, only, put, within
from engine.games.duel_masters.printed_japanese import CARDS as JA_CARDS
from engine.games.duel_masters.printed_japanese import PARTS as JA_PARTS
from engine.games.duel_masters.printed_japanese import filler, objects
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_WHAT, _TARGETS = Hole("what"), Hole("targets")
UNCHOSEN = Node("cant_be", deed=Node("targeted"))
BLANK = Node("loses_all")
BENEATH = Node("set_on", host=Node("this"))
OF_CIVILIZATION = Node("of_class", **{"class": Hole("class")})
LESS = Node("cost_less", amount=Hole("amount"), least=Hole("least"))
PARTS_PLURAL = "{adjectives:adjective*?} {noun~pl} {tests:test*?}"
FREE = ("for~no~cost", "without~paying~its~cost", "without~paying~their~costs")


def of_each(count: Node | Hole) -> tuple[Node, Node]:
    """So many of the cards of each player, who choose their own."""
    mine = Node("chosen", count=count, filter=cards(of_side("me")))
    return mine, Node("chosen", count=count, by="opponent", filter=cards(of_side("opponent")))


OF_EACH = of_each(ONE)
OF_EACH_COUNTED = of_each(Hole("count"))


def holds(targets: object, quality: Node | Hole, **more: object) -> Node:
    """Something holds of some cards."""
    return Node("be", targets=(targets,), quality=quality, **more)


def saying(done: Node | Hole) -> Node:
    """A sentence of one act."""
    return Node("say", then=Node("sequence", steps=(done,)))


def free(how: str) -> Node:
    """Cards are used for nothing."""
    return Node("use_free", how=how, targets=_TARGETS)


MADNESS = Node(
    "replace",
    subject=Hole("subject"),
    would=Node("discarded"),
    when=Node("during", owner=Hole("owner")),
    then=Node("may", do=Node("sequence", steps=(put((Node("it"),), "battle"),))),
)

ENTERING = {who: Node("when", subject=Node("any_of", filter=cards(of_side(who))), happening=Node("enters")) for who in ("me", "opponent")}
UNUSED_IN_JAPANESE = Node("take_unused", targets=(Hole("it"),), keyword=Hole("keyword"))
UNUSED = Node("take_unused", targets=_TARGETS, keyword=Hole("keyword"))
EACH = Node("player", who="each")
SHIELDS = only(CARD, Node("in", owner=Hole("player"), zone="shields"))
THEIR_HAND = within(OPPONENT, "hand")

ENGLISH = [
    *W("happening", "enter[s]~the~battle~zone", tree=Node("enters")),
    *W("would", "leave~the~battle~zone", tree=Node("leaves")),
    *W("quality", "can't~cast {what:filter~pl}", "can't~summon {what:filter~pl}", "can't~use {what:filter~pl}", tree=Node("cant_play", what=_WHAT)),
    *W("quality", "can't~be~chosen~by~your~opponent", "can't~be~chosen~by~your~opponent's~effects", tree=UNCHOSEN),
    *W("sentence", "your~opponent~can't~choose {targets:target+} .", tree=saying(holds(_TARGETS, UNCHOSEN))),
    *W("sentence", "ignore~all~abilities~of {targets:target+} .", tree=saying(holds(_TARGETS, BLANK))),
    *W("effect", "ignore~all~abilities~of {targets:target+} {duration}", tree=Node("lose_all", targets=_TARGETS, duration=Hole("duration"))),
    *W("effect", *(f"cast {{targets:target+}} {how}" for how in FREE[1:]), tree=free("cast")),
    *W("steps", "put {targets:target+} into~your~hand and~the~rest~on~the~bottom~of~your~deck|and~put~the~rest~on~the~bottom~of~your~deck in~any~order",
       tree=Node("sequence", steps=(put(_TARGETS, "hand", ME), put((Node("rest"),), "deck", ME, at="bottom")))),
    *W("steps", "put {targets:target+} into~your~hand and~the~rest~into~your~graveyard|and~put~the~rest~into~your~graveyard",
       tree=Node("sequence", steps=(put(_TARGETS, "hand", ME), put((Node("rest"),), "graveyard", ME)))),
    *W("test", "that~has|that~have|with {n:quantity} or~less power", tree=Node("figure", attribute=POWER, bound=Node("at_most", n=Hole("n")))),
    *W("test", "that~has|that~have|with {n:quantity} or~more power", tree=Node("figure", attribute=POWER, bound=Node("at_least", n=Hole("n")))),
    *W("quality", "cost[s] {amount:quantity} less to~summon|to~cast|to~use", tree=Node("cost_less", amount=Hole("amount"))),
    *W("quality", "cost[s] {amount:quantity} more to~summon|to~cast|to~use", tree=Node("cost_more", amount=Hole("amount"))),
    *W("sentence", *(f"{{targets:target+}}{each} cost[s] {{amount:quantity}} less to~summon|to~cast|to~use . they~can't|it~can't cost~less~than {{least:NUMBER}} ." for each in ("", " each")),
       tree=saying(holds(_TARGETS, LESS))),
    *W("quality", "each~cost {amount:quantity} less to~summon|to~cast|to~use", tree=Node("cost_less", amount=Hole("amount"))),
    *(w for who, sides in (("you", "me"), ("your~opponent", "opponent")) for more, kind in (("less", "cost_less"), ("more", "cost_more")) for w in W(
        "effect", f"{PARTS_PLURAL} {who} summon[s]|cast[s]|use[s] cost {{amount:quantity}} {more}".replace("[s]", "s" if sides == "opponent" else ""),
        tree=holds(Node("all", filter=cards(of_side(sides))), Node(kind, amount=Hole("amount"))))),
    *W("target", "{count:quantity} card(s) from~the~top~of {owner} deck", tree=Node("top", count=Hole("count"), owner=Hole("owner"), zone="deck")),
    *W("effect", f"each~player chooses one~of~their {PARTS} and~destroys~it", f"each~player destroys one~of~their {PARTS}", tree=Node("destroy", targets=OF_EACH)),
    *W("effect", f"each~player chooses one~of~their {PARTS} and~puts~it~into~their~mana~zone", tree=put(OF_EACH, "mana")),
    *W("effect", f"each~player chooses one~of~their {PARTS} and~returns~it~to~their~hand", tree=Node("return", targets=OF_EACH)),
    *W("target", "{count:quantity} {filter~n} from~among~them", tree=Node("among", count=Hole("count"), filter=Hole("filter"))),
    *W("target", "a|an {filter~n} from~among~them", tree=Node("among", count=ONE, filter=Hole("filter"))),
    *W("target", "all {filter~pl} from~among~them", tree=Node("among", all=1, filter=Hole("filter"))),
    *W("effect", "put {targets:target+} into~their~mana~zone|into~its~owner's~mana~zone|into~their~owner's~mana~zone", tree=put(_TARGETS, "mana")),
    *W("trigger", f"when|whenever your~opponent~puts a|an {PARTS} into~the~battle~zone", tree=ENTERING["opponent"]),
    *W("steps", "{targets:target+} can't~be~attacked~or~blocked", tree=Node("sequence", steps=tuple(
        holds(_TARGETS, Node("cant_be", deed=Node(deed))) for deed in ("attacked_at", "blocked")))),
    *W("sentence", "you~may~summon~this~creature~without~paying~its~cost|you~may~cast~this~spell~without~paying~its~cost|you~may~summon~this~creature~for~no~cost if {condition} .",
       tree=Node("g_zero", condition=Hole("condition"))),
    *W("sentence", f"look~at~your~opponent's~hand. choose {{count}} {PARTS} from~it, and your~opponent~discards~it|and~discard~it .",
       f"look~at~your~opponent's~hand and choose {{count}} {PARTS} from~it. your~opponent~discards~it|discard~it .", tree=Node("say", then=Node("sequence", steps=(
        Node("look", targets=(Node("all", filter=only(CARD, THEIR_HAND)),)),
        Node("discard", player=OPPONENT, targets=(Node("chosen", count=Hole("count"), filter=cards(tests=(THEIR_HAND,))),)))))),
    *W("happening", "attack[s]~your~opponent~and~isn't~blocked", "attack[s]~and~isn't~blocked", "attack[s]~a~player~and~isn't~blocked", tree=Node("unblocked")),
    *W("trigger", "after~this~creature~attacks|after~this~attacks", "after~this~creature's~attack|after~this's~attack", tree=Node("when", subject=Node("this"), happening=Node("attack_ends"))),
    *W("ability_line", "when|whenever {subject} attack[s] , {steps:effect} after~the~attack .", tree=Node(
        "ability", trigger=Node("when", subject=Hole("subject"), happening=Node("attack_ends")), body=Node("body", sentences=(saying(Hole("steps")),)))),
    *W("condition_one", "{player} has|have {n:quantity} or~more shields", tree=Node("exists", yes=1, bound=Node("at_least", n=Hole("n")), filter=SHIELDS)),
    *W("condition_one", "{player} has|have {n:quantity} or~less|or~fewer shields", tree=Node("exists", yes=1, bound=Node("at_most", n=Hole("n")), filter=SHIELDS)),
    *W("condition_one", "{player} has|have any~shields|a~shield", tree=Node("exists", yes=1, filter=SHIELDS)),
    *W("effect", "return {targets:target+} to~their~hands|to~their~hand|to~its~owner's~hand|to~his~or~her~hand|to~hand", tree=Node("return", targets=_TARGETS)),
    *W("effect", "your~opponent discards {count} card(s) at~random", tree=Node("discard", player=OPPONENT, targets=(
        Node("random", count=Hole("count"), filter=only(CARD, THEIR_HAND)),))),
    *W("steps", "{targets:target+} can't~attack~or~block", tree=Node("sequence", steps=tuple(holds(_TARGETS, Node(kind)) for kind in ("cant_attack", "cant_block")))),
    *(w for form in ("{targets:target+} can't~attack~or~block {duration}", "{duration} , {targets:target+} can't~attack~or~block") for w in W(
        "steps", form, tree=Node("sequence", steps=tuple(holds(_TARGETS, Node(kind), duration=Hole("duration")) for kind in ("cant_attack", "cant_block"))))),
    *(w for whose, side in (("your", "me"), ("your~opponent's", "opponent")) for w in (
        *W("sentence", f"{{targets:target+}} {{quality~n}} during~{whose}~turn .", f"during~{whose}~turn , {{targets:target+}} {{quality~n}} .",
           tree=Node("while", condition=Node("turn_of", who=side), then=Node("sequence", steps=(holds(_TARGETS, Hole("quality")),)))),
    )),
    *W("sentence", "when|whenever {subject} would be~discarded~from~your~hand|be~discarded during {owner} turn , you~may~put~it~into~the~battle~zone~instead .", tree=MADNESS),
    *W("sentence", "during {owner} turn , when|whenever|if {subject} would be~discarded~from~your~hand|be~discarded , you~may~put~it~into~the~battle~zone~instead .", tree=MADNESS),
    *(w for may, tree in (("", saying(UNUSED)), ("you~may ", Node("say", then=Node("may", do=Node("sequence", steps=(UNUSED,)))))) for w in W("sentence", *(
        f"{may}{take} you~can't~use~the \" {{keyword:KEYWORD}} \" ability|abilities of~that~shield|of~those~shields ." for take in (
            "choose {targets:target+} and put it|them into~your~hand .", "put {targets:target+} into~your~hand .")), tree=tree)),
    *W("trigger", "at~the~end~of~each~turn", tree=Node("turn_end", owner=EACH)),
    *W("trigger", "at~the~start~of~each~turn", tree=Node("turn_start", owner=EACH)),
    *W("effect", "summon {targets:target+} for~no~cost|without~paying~its~cost", tree=free("summon")),
    *W("target", "players", tree=EACH),
    *W("quality", "can't~use~shield~triggers|can't~use~a~shield~trigger", tree=Node("cant_use", keyword="shield-trigger")),
    *W("sentence", "neither~player~can~use~shield~triggers .", tree=saying(holds(EACH, Node("cant_use", keyword="shield-trigger")))),
    *(w for whose, side in (("your", "me"), ("your~opponent's", "opponent")) for w in W(
        "sentence", f"during~{whose}~turn , {{then:clause}} .", tree=Node("while", condition=Node("turn_of", who=side), then=Hole("then")))),
    *(w for name, kind in (("invasion", "invasion"), ("revolution~change", "revolution_change"), ("attack~chance", "attack_chance")) for w in W(
        "sentence", f"{name} — {{what:filter~n}} .", f"{name} - {{what:filter~n}} .", f"{name} : one~of~your {{what:filter~pl}} .", tree=Node(kind, what=Hole("what")))),
    *W("sentence", "evolution : one {what:filter~n} .", "evolution : {what:filter~n} .", "evolution : put~on~one {what:filter~n} .", "evolution : put~on~one~of~your {what:filter~pl} .", "evolution — one {what:filter~n} .", tree=Node("stands_on", count=ONE, what=Hole("what"))),
    *W("effect", "put the~top~card~of {targets:target+} {into:into}", "put only~the~top~card~of {targets:target+} {into:into}", tree=Node("put_top", targets=_TARGETS, into=Hole("into"))),
    *W("effect", "return the~top~card~of {targets:target+} to~your~hand|to~its~owner's~hand|to~hand", tree=Node("put_top", targets=_TARGETS, into=Node("into", zone="hand", owner=OWNER))),
    *W("sentence", "just~diver .", tree=Node("just_diver")),
    *W("test", "beneath~this", "under~this", "beneath~this~creature", "under~this~creature", tree=BENEATH),
    *W("line", "meteorburn : {line:ability_line}", "meteorburn — {line:ability_line}", tree=Hole("line")),
    *W("sentence", "vortex~evolution — put~on~one {first:filter~n} and~one {second:filter~n} .", "evolution — put~on~one {first:filter~n} and~one {second:filter~n} .",
       tree=Node("stands_on_several", first=Hole("first"), second=Hole("second"))),
    *W("condition_one", "you~win", "you~won", tree=Node("won_judge")),
]  # fmt: skip

JAPANESE = [
    *J("happened", "出た", tree=Node("enters")),
    *J("happening", "出る", tree=Node("enters")),
    *J("would", "離れる", tree=Node("leaves")),
    *J("happened", "離れた", tree=Node("leaves")),
    *J("happening", "離れる", tree=Node("leaves")),
    *J("quality", "{what}を唱えられない", "{what}を唱えることができない", "{what}を召喚できない", "{what}を召喚することができない", "{what}を使えない", slots="what:filter", tree=Node("cant_play", what=_WHAT)),
    *J("quality", "{what}をバトルゾーンに出せない", "{what}をバトルゾーンに出すことができない", slots="what:filter", tree=Node("cant_put", what=_WHAT, zone="battle")),
    *(w for verb, tree in (("破壊する", Node("destroy", targets=OF_EACH_COUNTED)), ("{_whose}マナゾーンに置く", put(OF_EACH_COUNTED, "mana")),
                           ("{_whose}墓地に置く", put(OF_EACH_COUNTED, "graveyard")), ("{_whose}手札に戻す", Node("return", targets=OF_EACH_COUNTED)))
      for w in J("effect", *(f"各プレイヤーは{{_comma}}{where}自分自身の{JA_CARDS}を{{count}}{{%noun:体}}{{_pick}}{verb}" for where in ("", "バトルゾーンにある")),
                 slots=f"{JA_PARTS} count:count _comma:comma? _pick:pick?" + (" _whose:whose?" if "_whose" in verb else ""), tree=tree)),
    *J("sentence", "{owner}のターン中{_at}{subject}が手札から捨てられる{_when}、{_gone}バトルゾーンに出して{_may}。",
       slots="owner:owner _at:at? subject:subject _when:when _gone:gone? _may:may", tree=MADNESS),
    *filler("at", "に", "、"),
    *J("object", f"その中から{JA_CARDS}を{{count}}{{%noun:体}}{{_pick}}", f"その中の{JA_CARDS}を{{count}}{{%noun:体}}{{_pick}}", slots=f"{JA_PARTS} count:quantity _pick:pick?",
       tree=Node("among", count=Hole("count"), filter=cards())),
    *J("object", f"その中の{JA_CARDS}をすべて{{_comma}}", f"その中から{JA_CARDS}をすべて{{_comma}}", f"その中にある{JA_CARDS}をすべて{{_comma}}", slots=f"{JA_PARTS} _comma:comma?",
       tree=Node("among", all=1, filter=cards())),
    *(w for ja, who in (("自分", "me"), ("相手", "opponent")) for w in J("trigger", f"{ja}が{JA_CARDS}を出した{{_when}}", f"{ja}が{JA_CARDS}をバトルゾーンに出した{{_when}}",
      slots=f"{JA_PARTS} _when:when", tree=ENTERING[who])),
    *J("effect", "{it}好きな順序で{_whose}山札の一番下に置く", "{it}好きな順序で{_whose}山札の一番下に戻す", slots="it:object _whose:whose?", tree=put((Hole("it"),), "deck", at="bottom")),
    *J("quality", "自分を攻撃することができない", tree=Node("not_at_you")),
    *objects(JA_CARDS, f"{JA_PARTS} zone:ZONE", cards(tests=(Node("in", owner=ME, zone=Hole("zone")),)), before="{zone}から"),
    *J("quality", "相手に選ばれない", "選ばれない", tree=UNCHOSEN),
    *J("effect", "{it}コストを支払わずに唱える", slots="it:object", tree=Node("use_free", how="cast", targets=(Hole("it"),))),
    *J("effect", "{it}コストを支払わずに召喚する", slots="it:object", tree=Node("use_free", how="summon", targets=(Hole("it"),))),
    *J("effect", "{it}コストを支払わずに使う", slots="it:object", tree=Node("use_free", how="", targets=(Hole("it"),))),
    *J("sentence", "{class}ステルス 。", slots="class:CLASS", tree=Node("stealth", **{"class": Hole("class")})),
    *J("sentence", "S・バック{_dash}{class} 。", slots="class:CLASS _dash:dash", tree=Node("s_back", what=only(CARD, adjectives=(OF_CIVILIZATION,)))),
    *J("pointer", "クロスしたクリーチャー", tree=Node("crossed")),
    *J("filter", "このクリーチャーの下にあるカード", tree=only(CARD, BENEATH)),
    *J("line", "メテオバーン{_dash}{line}", slots="line:ability_line _dash:dash", tree=Hole("line")),
    *J("quality", "種族に{trait}を追加する", slots="trait:TRAIT", tree=Node("of_trait", trait=Hole("trait"), yes=1)),
    *(w for when in ("相手がクリーチャーを選ぶ", "相手がバトルゾーンにあるクリーチャーを選ぶ", "相手がバトルゾーンのクリーチャーを選ぶ")
      for w in J("sentence", f"{when}{{_when}}、{{targets}}を選ぶことはできない 。", slots="targets:pointer _when:when", tree=saying(holds(_TARGETS, UNCHOSEN)))),
    *J("sentence", "進化V{_dash}自分の{first}1体と{second}1体を重ねた上に置く 。", "進化V{_dash}自分の{first}1体と{second}1体の上に置く 。", slots="first:filter second:filter _dash:dash",
       tree=Node("stands_on_several", first=Hole("first"), second=Hole("second"))),
    *J("sentence", "ジャストダイバー 。", tree=Node("just_diver")),
    *J("sentence", "EXライフ 。", tree=Node("ex_life")),
    *J("sentence", "{target}{_are}{by}に攻撃またはブロックされない 。", slots="target:pointer _are:are by:filter", tree=Node("say", then=Node("sequence", steps=tuple(
        holds(Hole("target"), Node("not_by", deed=deed, by=Hole("by"))) for deed in ("attack", "block"))))),
    *J("sentence", "L・ゲート：{a} 。", slots="a:TRAIT", tree=Node("replace", subject=Node("this"), would=Node("destroyed"), then=Node("may", do=Node("sequence", steps=(
        Node("return", targets=(Node("chosen", count=ONE, filter=only(Node("of_trait", trait=Hole("a")), within(ME, "graveyard"))),)),
        put((Node("this"),), "deck", at="bottom")))))),
    *J("sentence", "城{_dash}自分のシールドをひとつ選び、このカードを付けて要塞化する。その要塞化されたシールドがシールドゾーンから離れた時、このカードを自分の墓地に置く 。",
       "城{_dash}自分のシールドを1枚選び、このカードを付けて要塞化する。その要塞化されたシールドがシールドゾーンから離れた時、このカードを自分の墓地に置く 。", slots="_dash:dash", tree=Node("fortifies")),
    *J("effect", "自分の手札にあるクロスギアを1枚{_comma}コストを支払わずにジェネレートする", slots="_comma:comma?", tree=Node("use_free", how="", targets=(
        Node("chosen", count=ONE, filter=only(Node("kind", word="cross-gear"), within(ME, "hand"))),))),
    *J("sentence", "S・バック{_dash}{what} 。", slots="what:filter _dash:dash", tree=Node("s_back", what=_WHAT)),
    *J("happened", "相手プレイヤーを攻撃してブロックされなかった", "自分を攻撃してブロックされなかった", "攻撃してブロックされなかった", tree=Node("unblocked")),
    *(w for when in ("攻撃する", "攻撃した") for w in J("trigger", f"{{subject}}が{when}{{_when}}、攻撃の後", f"{{subject}}が{when}{{_when}}、攻撃の後で", "{subject}の攻撃の後",
      slots="subject:subject _when:when", tree=Node("when", subject=Hole("subject"), happening=Node("attack_ends")))),
    *J("sentence", *(f"{kind}進化クリーチャーを{at}置いてもよい。" for kind in ("どんな種族の", "どの種族の", "好きな種族の") for at in ("、{target}の上に", "{target}の上に", "、{target}に", "{target}に")),
       *(f"{{target}}の上に{comma}{kind}進化クリーチャーを置いてもよい。" for kind in ("どんな種族の", "どの種族の", "好きな種族の") for comma in ("、", "")),
       *(f"{{target}}に{comma}{kind}進化クリーチャーを置いてもよい。" for kind in ("どんな種族の", "どの種族の", "好きな種族の") for comma in ("、", "")),
       slots="target:pointer", tree=saying(holds(Hole("target"), Node("bears_any")))),
    *filler("so_many", "2体の", "3体の"),
    *(w for name, zone, ja in (("マナ", "mana", "マナゾーン"), ("墓地", "graveyard", "墓地"), ("手札", "hand", "手札")) for w in J(
        "sentence", *(f"{name}進化{v}{{_dash}}{JA_CARDS}を{{count}}{{%noun:体}}{{_whose}}{ja}から選び、このクリーチャーをその{{_so_many}}上に重ねつつバトルゾーンに出す 。" for v in ("", "V", "GV")),
        slots=f"{JA_PARTS} count:quantity _dash:dash _whose:whose? _so_many:so_many?", tree=Node("stands_on", count=Hole("count"), what=cards(tests=(within(ME, zone),))))),
    *J("sentence", "NEO進化{_dash}{what}1体の上に置いてもよい 。", "NEO進化{_dash}{what}1体の上に置く 。", "NEO進化{_dash}{what} 。", slots="what:filter _dash:dash", tree=Node("neo_evolution", what=Hole("what"))),
    *J("line", "O・ドライブ{_dash}{class}x{n} {line}", "O・ドライブ {class}x{n} {line}", "O・ドライブ {class}x{n}：{line}", slots="class:CLASS n:NUMBER line:ability_line _dash:dash",
       tree=Node("o_drive", **{"class": Hole("class")}, n=Hole("n"), line=Hole("line"))),
    *(w for end, tree in (("る", saying(UNUSED_IN_JAPANESE)), ("て{_may}", Node("say", then=Node("may", do=Node("sequence", steps=(UNUSED_IN_JAPANESE,)))))) for w in J(
        "sentence", f"{{it}}{{_face}}{{_whose}}手札に加え{end}。{{_but}}その「{{keyword}}」は使えない。", f"{{it}}{{_face}}{{_whose}}手札に加え{end}。{{_but}}その「{{keyword}}」を使うことはできない。",
        slots="it:object _face:face? _whose:whose? keyword:KEYWORD _but:however?" + (" _may:may" if "_may" in end else ""), tree=tree)),
    *filler("however", "ただし、", "ただし"),
    *J("deed_done", "「S・トリガー」を使った", tree=Node("uses_trigger")),
    *J("deed", "「S・トリガー」を使う", tree=Node("uses_trigger")),
    *J("effect", "ガチンコ・ジャッジする", tree=Node("judge")),
    *J("ba", "自分が勝てば", "自分が勝ったら", tree=Node("won_judge")),
]  # fmt: skip

LATER = (*ENGLISH, *JAPANESE)
