"""Japanese forms that go together with any phrase: one act or another, one moment or another, how many there are of anything, for what everybody has."""

from engine.games.duel_masters.printed.pieces import (
    CARD,
    EACH,
    ME,
    NO_ATTACK,
    ONE,
    OPPONENT,
    THEN,
    THIS,
    N,
    cards,
    for_each,
    of_side,
    only,
    put,
    saying,
    steps,
    within,
)
from engine.games.duel_masters.printed_japanese.pieces import CARDS, CREATURE, PARTS, PLAYERS, THAT
from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

_FILTER = Hole("filter")
_OTHER = Node("when", subject=Node("any_of", filter=Hole("other")), happening=Hole("happening"))
_OWN = Node("when", subject=THIS, happening=Hole("happening"))
THIS_OR_OTHER = Node("each_of", first=_OWN, second=_OTHER)
_ENTERED = Node("enters")


def counted(kind: str) -> Node:
    """So many of some cards, wherever they are."""
    return Node("exists", yes=1, bound=Node(kind, n=N), filter=_FILTER)


def in_place(where: str, slots: str, filter: Node) -> list[JapaneseWording]:
    """There is none of some cards in a place."""
    return J("ba", f"{where}{CARDS}が{{_none}}", f"{where}{CARDS}が1{{%noun:体}}{{_none}}", slots=f"{slots} {PARTS} _none:none", tree=Node("exists", yes=0, filter=filter))


_IN_GRAVEYARD = only(CARD, within(ME, "graveyard"))
_FROM_GRAVEYARD = Node("if", condition=Node("exists", yes=1, bound=Node("at_least", n=N), filter=_IN_GRAVEYARD), then=Node(
    "may", do=steps(put((Node("chosen", count=N, filter=_IN_GRAVEYARD),), "deck", at="bottom"))))  # not of fewer: then nothing is done
_TAKEN_BACK = Node("may", do=steps(Node("return", targets=(Node("chosen", count=ONE, filter=only(Node("kind", word="creature"), adjectives=(Node("other"), of_side("me")))),))))
_THEN = Node("if", condition=Node("succeeded", yes=1), then=THEN)
_TOP = Node("top", owner=ME, zone="deck", count=ONE)
_CHEAPER = Node("filter", noun=Node("kind", word="creature"), tests=(Node("compared", how="less_than", attribute=Node("attribute", name="cost"), target=THIS),))

_CHEAPER_TO_USE = saying(Node("be", targets=(Node("all", filter=_FILTER),), quality=Node("cost_less", amount=N, least=Hole("least"))))

_UNUSED = Node("take_unused", targets=(Hole("it"),), keyword=Hole("keyword"))
_ALONE = Node("exists", yes=0, filter=only(Node("kind", word="creature"), adjectives=(Node("other"), of_side("me"))))

WIDER = [
    *filler("none", "なければ", "いなければ", "もなければ", "もいなければ", "もない時", "もいない時", "もないなら", "もいないなら", "もない間", "ない時", "いない時", "ないなら", "いないなら"),
    *filler("so", "なら", "であれば", "だったら", "の時", "のとき", "の場合", "の間", "ならば"),
    *filler("face", "裏向きのまま、新しいシールドとして", "裏向きにして、新しいシールドとして", "裏向きにし、新しいシールドとして", "新しいシールドとして", "、新しいシールドとして"),
    *J("core", "{first}か、{second}", slots="first:effect second:effect", tree=Node("choose", options=(steps(Hole("first")), steps(Hole("second"))))),
    *(w for who, of in (("自分", "me"), ("相手", "opponent")) for edge, ends in (("start", ("のはじめまで", "が始まるまで")), ("end", ("の終わりまで", "が終わるまで"))) if (who, edge) != ("自分", "start") for w in J(
        "duration", *(f"{turn}{end}{comma}" for turn in (f"次の{who}のターン", f"{who}の次のターン") for end in ends for comma in ("、", "")), tree=Node("until", edge=edge, turn=f"next_{of}"))),
    *J("effect", "各プレイヤーは{_comma}カードを{count}枚引く", slots="count:count _comma:comma?", tree=Node("draw", player=EACH, count=Hole("count"))),
    *J("effect", "各プレイヤーは{_own}手札を{count}枚{_pick}捨てる", "各プレイヤーは、{_own}手札を{count}枚{_pick}捨てる", slots="_own:own? count:count _pick:pick?", tree=Node(
        "discard", player=EACH, targets=(Node("chosen", count=Hole("count"), filter=only(CARD, within(EACH, "hand"))),))),
    *J("sentence", *(f"{{filter}}{cost}{{n}}少なくなる。{{_but}}{{least}}より少なくならない。" for cost in ("を{_using}コストは", "を{_using}コストが")), slots="filter:filter n:quantity least:NUMBER _using:using _but:but", tree=_CHEAPER_TO_USE),
    *(w for who, player in (("相手", OPPONENT), ("各プレイヤー", EACH), ("プレイヤー", EACH), ("自分", ME)) for end in ("攻撃できない", "攻撃することができない") for w in (
        *J("continuous", f"{who}は{{_comma}}{end}", slots="_comma:comma?", tree=Node("be", targets=(player,), quality=NO_ATTACK), preferred=True),
        *J("effect", f"{{duration}}{who}は{{_comma}}{end}", f"{who}は{{_comma}}{{duration}}{end}", slots="duration:duration _comma:comma?", tree=Node(
            "be", targets=(player,), quality=NO_ATTACK, duration=Hole("duration")), preferred=True),
    )),
    *J("happening", "自分を攻撃する", tree=Node("attacks", whom=Node("leader", who="me"))),
    *J("effect", *(f"相手は{{_own}}手札をすべて{comma}{gone}" for comma in ("", "、") for gone in ("捨てる", "持ち主の墓地に置く", "墓地に置く")), slots="_own:own?", tree=Node(
        "discard", player=OPPONENT, targets=(Node("all", filter=only(CARD, within(OPPONENT, "hand"))),))),
    *J("effect", *(f"相手の手札{of}{{count}}枚{blind}選び、{then}" for of in ("から", "からカードを", "を") for blind in ("見ないで", "を見ないで") for then in ("相手はそれを持ち主の墓地に置く", "捨てさせる", "持ち主の墓地に置く")),
       slots="count:count", tree=Node("discard", player=OPPONENT, targets=(Node("random", count=Hole("count"), filter=only(CARD, within(OPPONENT, "hand"))),))),
    *J("clause", *(f"{{each}}1{{%each:体}}につき{{count}}枚{comma}カードを引いて{{_may}}" for comma in ("、", "")), slots="each:filter count:quantity _may:may", tree=for_each(Node("may", do=steps(Node("draw", count=Hole("count")))))),
    *filler("pick", "裏向きのまま選び、", "裏向きのまま選び", "裏向きのまま選んで、"),
    *(w for end, tree in (("す", saying(_UNUSED)), ("して{_may}", Node("say", then=Node("may", do=steps(_UNUSED))))) for w in J(
        "sentence", f"{{it}}{{_whose}}手札に戻{end}。{{_but}}その「{{keyword}}」は使えない。", slots="it:object _whose:whose? keyword:KEYWORD _but:however?" + " _may:may" * ("_may" in end), tree=tree)),
    *J("sentence", *(f"バトルゾーンにある自分のクリーチャーが{CREATURE}だけ{so}、{gone}。" for so in ("であれば", "なら") for gone in ("自分の墓地に置く", f"{CREATURE}を自分の墓地に置く")), tree=Node("if", condition=_ALONE, then=steps(put((THIS,), "graveyard")))),
    *J("sentence", *(f"バトルゾーンにある自分のクリーチャーが{CREATURE}だけ{so}、{gone}。" for so in ("であれば", "なら") for gone in ("破壊する", f"{CREATURE}を破壊する")), tree=Node("if", condition=_ALONE, then=steps(Node("destroy", targets=(THIS,))))),
    *(w for verb, deed in (("破壊した", "destroyed_by_you"), ("破壊された", "destroyed"), ("捨てた", "discarded"), ("手札に戻した", "returned")) for w in J(
        "test", *(f"{how}{verb}" for how in ("こうして", "このようにして")), tree=Node("done", deed=Node(deed)))),
    # one moment or another
    *J("trigger", *(f"{{first}}{join}{{second}}" for join in ("、または", "、または、", "、あるいは", "、あるいは、", "または、")), slots="first:trigger second:trigger",
       tree=Node("each_of", first=Hole("first"), second=Hole("second"))),
    *J("trigger", f"{CREATURE}または{{other}}が{{happening}}{{_when}}", f"{CREATURE}または、{{other}}が{{happening}}{{_when}}", slots="other:filter happening:happened _when:when", tree=THIS_OR_OTHER),
    *J("trigger", f"{CREATURE}または{{other}}が{{happening}}{{_when}}", slots="other:filter happening:happening _when:when", tree=THIS_OR_OTHER),
    *J("trigger", f"{CREATURE}または{{other}}をバトルゾーンに出した{{_when}}", slots="other:filter _when:when", tree=Node(
        "each_of", first=Node("when", subject=THIS, happening=_ENTERED), second=Node("when", subject=Node("any_of", filter=Hole("other")), happening=_ENTERED))),
    # how many there are
    *(w for said, kind in (("以上", "at_least"), ("以下", "at_most")) for w in J(
        "ba", f"{{filter}}が{{n}}{{_m}}{said}{{_so}}", f"{{filter}}の数が{{n}}{{_m}}{said}{{_so}}", f"{{filter}}の枚数が{{n}}{{_m}}{said}{{_so}}",
        slots="filter:filter n:quantity _m:measure _so:so", tree=counted(kind))),
    *J("ba", "{filter}が{n}{_m}以上{_being}", slots="filter:filter n:quantity _m:measure _being:being", tree=counted("at_least")),
    *J("ba", "{filter}が1{_m}でも{_being}", slots="filter:filter _m:measure _being:being", tree=Node("exists", yes=1, filter=_FILTER)),
    *J("ba", "{filter}が{_none}", slots="filter:filter _none:none", tree=Node("exists", yes=0, filter=_FILTER)),
    *J("ba", "{filter}が1{_m}{_none}", slots="filter:filter _m:measure _none:none", tree=Node("exists", yes=0, filter=_FILTER)),
    *(w for ja, who, _ in PLAYERS for w in in_place(f"バトルゾーンに{ja}の", "", cards(of_side(who)))),
    *in_place("バトルゾーンに", "", cards()),
    *in_place("{owner}の{zone}に", "owner:owner zone:ZONE", cards(tests=(Node("in", owner=Hole("owner"), zone=Hole("zone")),))),
    # what everybody has
    *(w for zone, said in (("graveyard", "墓地"), ("mana", "マナゾーン")) for w in J(
        "effect", *(f"各プレイヤーは{{_comma}}{{filter}}{all}{whose}{said}に置く" for all in ("すべてを", "すべてを、", "をすべて", "をすべて、") for whose in ("それぞれの", "持ち主の")),
        slots="filter:filter _comma:comma?", tree=put((Node("all", filter=_FILTER),), zone))),
    *J("effect", "{it}コストの大きいほうに裏返す", "{it}コストの大きい方に裏返す", slots="it:object", tree=Node("show_other_side", targets=(THAT,))),
    # lines under a name that says what is done first
    *J("ability_line", "マーシャル・タッチ {then}。", slots="then:clause", tree=Node("ability", trigger=Node("when", subject=THIS, happening=_ENTERED), body=Node(
        "body", sentences=(Node("say", then=_TAKEN_BACK), _THEN)))),
    *J("ability_line", "返霊{n} {then}。", "返霊 {n} {then}。", slots="n:quantity then:clause", tree=Node("ability", trigger=Node("when", subject=THIS, happening=Node("attacks")), body=Node(
        "body", sentences=(_FROM_GRAVEYARD, _THEN)))),
    *J("ability_line", "連鎖 。", tree=Node("ability", trigger=Node("when", subject=THIS, happening=_ENTERED), body=Node("body", sentences=(
        saying(Node("look", targets=(_TOP,))),
        Node("if", condition=Node("is", yes=1, target=Node("it"), filter=_CHEAPER), then=Node("may", do=steps(put((Node("it"),), "battle")))))))),
    *J("sentence", "マナ爆誕{n} 。", "マナ爆誕 {n} 。", slots="n:NUMBER", tree=Node("usable_from", zone="mana", n=N)),
    *J("sentence", "{trait}・マジック 。", slots="trait:TRAIT", tree=Node("magic", what=only(Node("of_trait", trait=Hole("trait")), adjectives=(of_side("me"),)))),
    # Gods: beside, above and below which they may lie
    *J("sentence", *(f"G・リンク{gap}《{{a}}》の{side}。" for gap in ("", " ", "：") for side in ("上側", "下側")), slots="a:NAME", tree=Node("g_link", what=only(Node("named", card=Hole("a"))))),
    *J("sentence", *(f"G・リンク{gap}《{{a}}》の{{_side}}{join}《{{b}}》の{{_other}}。" for gap in ("", " ") for join in ("または", "、または", "、")), slots="a:NAME b:NAME _side:side _other:side",
       tree=Node("g_link", what=Node("either_filter", first=only(Node("named", card=Hole("a"))), second=only(Node("named", card=Hole("b")))))),
    *J("sentence", *(f"G・リンク{gap}《{{a}}》または《{{b}}》の{{_side}}。" for gap in ("", " ", "：")), slots="a:NAME b:NAME _side:side",
       tree=Node("g_link", what=Node("either_filter", first=only(Node("named", card=Hole("a"))), second=only(Node("named", card=Hole("b")))))),
    *J("sentence", *(f"G・リンク{gap}《{{a}}》の{{_side}}、《{{b}}》の{{_other}}、または《{{c}}》の{{_third}}。" for gap in ("", " ")), slots="a:NAME b:NAME c:NAME _side:side _other:side _third:side",
       tree=Node("g_link", what=Node("either_filter", first=only(Node("named", card=Hole("a"))), second=Node(
           "either_filter", first=only(Node("named", card=Hole("b"))), second=only(Node("named", card=Hole("c"))))))),
    *filler("side", "左横", "右横", "上側", "下側"),
    # one of several civilizations
    *J("test", *("{first}、{second}" + join + "{third}の" for join in ("、または", "または", "、")), slots="first:CLASS second:CLASS third:CLASS",
       tree=Node("of_any_class", first=Hole("first"), second=Hole("second"), third=Hole("third"))),
    *J("test", *("{first}、{second}、{third}" + join + "{fourth}の" for join in ("、または", "または", "、")), slots="first:CLASS second:CLASS third:CLASS fourth:CLASS",
       tree=Node("of_any_class", first=Hole("first"), second=Hole("second"), third=Hole("third"), fourth=Hole("fourth"))),
    *J("adjective", "({trait})", slots="trait:TRAIT", tree=Node("trait", trait=Hole("trait"))),
    *J("noun", *("({a})" + join + "({b})クリーチャー" for join in ("または", "と", "か")), slots="a:TRAIT b:TRAIT", tree=Node("of_either_trait", first=Hole("a"), second=Hole("b"))),
    *J("adjective", "リンクしている", tree=Node("linked")),
    *J("effect", "文明をひとつ選ぶ", "文明を1つ選ぶ", tree=Node("choose_civilization")),
    *J("test", "選んだ文明の", "その文明の", "選んだ文明を持つ", "その文明を持つ", tree=Node("of_chosen_civilization")),
    *J("would", *(f"{by}{{would}}" for by in ("相手の効果によって", "相手の効果で", "相手によって")), slots="would:would", preferred=True, tree=Node("by_effect", would=Hole("would"), by=only(CARD, adjectives=(of_side("opponent"),)))),
    *J("would", "相手の呪文の効果によって{would}", "相手の呪文の効果で{would}", "相手の呪文によって{would}", slots="would:would", preferred=True, tree=Node("by_effect", would=Hole("would"), by=only(Node("kind", word="spell"), adjectives=(of_side("opponent"),)))),
    *J("sentence", "相手の呪文の効果で{subject}が{would}{_when}、バトルゾーン{_stay}とどまる。", "相手の呪文の効果によって{subject}が{would}{_when}、バトルゾーン{_stay}とどまる。", slots="subject:subject would:would _when:when _stay:stay",
       tree=Node("stays", subject=Hole("subject"), would=Node("by_effect", would=Hole("would"), by=only(Node("kind", word="spell"), adjectives=(of_side("opponent"),))))),
    *J("sentence", *(f"相手の効果{by}{{subject}}が{{would}}{{_when}}、バトルゾーン{{_stay}}とどまる。" for by in ("で", "によって")), slots="subject:subject would:would _when:when _stay:stay",
       tree=Node("stays", subject=Hole("subject"), would=Node("by_effect", would=Hole("would"), by=only(CARD, adjectives=(of_side("opponent"),))))),
    *filler("stay", "から離れずに", "を離れずに", "に"),
]  # fmt: skip
