"""How Japanese cards print what is done to cards: destroyed, returned, put somewhere, tapped, discarded."""

from engine.games.duel_masters.printed.pieces import (
    CARD,
    COUNT,
    IT,
    ME,
    ONE,
    OPPONENT,
    OWNER,
    THEM,
    THIS,
    cards,
    for_each,
    into,
    of_side,
    only,
    put,
    steps,
    within,
)
from engine.games.duel_masters.printed_japanese.pieces import CARDS, PARTS, PICK, PLAYERS, THAT, UNDER
from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

WHOSE = "it:object _whose:whose?"
_DECK = {at: into("deck", OWNER, at=at) for at in ("top", "bottom")}
_ON_TOP = into("deck", OWNER, at="top")
_SHOWN = steps(Node("reveal", targets=(THAT,)), put((THEM,), "hand", ME))

PRINTED_EFFECTS = [
    *filler("face", "裏向きにして", "裏向きのまま", "裏向きのまま、", "表にして", "表にして、"),
    *J("effect", "{it}破壊する", slots="it:object", tree=Node("destroy", targets=(THAT,))),
    *J("effect", "{it}タップする", slots="it:object", tree=Node("turn_card", how="tap", targets=(THAT,))),
    *J("effect", "{it}アンタップする", slots="it:object", tree=Node("turn_card", how="untap", targets=(THAT,))),
    *J("effect", "{it}選ぶ", slots="it:object", tree=Node("select", targets=(THAT,))),
    *J("effect", "{it}見る", slots="it:object", tree=Node("look", targets=(THAT,))),
    *J("effect", "{it}表向きにする", "{it}相手に見せる", slots="it:object", tree=Node("reveal", targets=(THAT,))),
    *J("effect", *(f"このターンの後{de}{once}自分のターンを{end}" for de in ("に、", "に", "で、", "で") for once in ("もう一度", "追加の", "追加で") for end in ("行う", "得る")),
       tree=Node("extra_turn")),
    *J("clause", "{each}1{%each:体}につき{_comma}{then}", slots="each:filter then:core _comma:comma?", tree=for_each(Hole("then"))),
    *J("clause", "{each}1{%each:体}につき{_comma}{then}", slots="each:filter then:steps _comma:comma?", tree=for_each(steps(Hole("then")))),
    *J("clause", "{each}1{%each:体}につき{_comma}{then}", slots="each:filter then:clause _comma:comma?", tree=for_each(Hole("then"))),
    *J("clause", *(f"{{each}}1{{%each:体}}につき{{count}}枚{comma}カードを引く" for comma in ("、", "")), slots="each:filter count:quantity", tree=for_each(steps(Node("draw", count=COUNT)))),
    *J("effect", *(f"{many}カードを引く" for many in ("その枚数と同じ数の", "同じ枚数の", "同じ数の", "それと同じ枚数の", "その枚数と同じ枚数の")), tree=Node("draw", count=Node("that_many"))),
    *J("effect", "{it}捨てる", slots="it:object", tree=Node("discard", targets=(THAT,))),
    *J("effect", "{it}{_whose}手札に戻す", slots=WHOSE, tree=Node("return", targets=(THAT,))),
    *J("effect", "{it}{_whose}手札に加える", slots=WHOSE, tree=put((THAT,), "hand")),
    *J("effect", "相手はそれを{_whose}手札に戻す", slots="_whose:whose?", tree=Node("return", targets=(THEM,))),
    *J("effect", "相手はそれを{_whose}墓地に置く", slots="_whose:whose?", tree=put((THEM,), "graveyard")),
    *J("effect", "相手はそれを{_whose}マナゾーンに置く", slots="_whose:whose?", tree=put((THEM,), "mana")),
    *J("effect", "相手の手札からカードを{count}枚見ないで選び、相手はそれを持ち主の墓地に置く", "相手の手札を{count}枚見ないで選び、相手はそれを持ち主の墓地に置く", slots="count:count",
       tree=Node("discard", player=OPPONENT, targets=(Node("random", count=COUNT, filter=only(CARD, within(OPPONENT, "hand"))),))),
    *J("steps", *(f"相手の手札を見{then}その中から{CARDS}を{{count}}{{%noun:枚}}選び、捨てさせる" for then in ("て、", "て")), slots=f"{PARTS} count:count", tree=steps(
        Node("look", targets=(Node("all", filter=only(CARD, within(OPPONENT, "hand"))),)),
        Node("discard", targets=(Node("chosen", count=COUNT, filter=cards(tests=(within(OPPONENT, "hand"),))),)))),
    *J("clause", *(f"{{each}}{{_many}}と同じ{n}のカードを引く" for n in ("枚数", "数")), slots="each:filter _many:so_many_of?", tree=Node("where", x=Node("count", filter=Hole("each")), then=steps(Node("draw", count=Node("x"))))),
    *J("clause", *(f"{{each}}{{_many}}と同じ{n}のカードを引いて{{_may}}" for n in ("枚数", "数")), slots="each:filter _many:so_many_of? _may:may", tree=Node("where", x=Node("count", filter=Hole("each")), then=Node(
        "may", do=steps(Node("draw", count=Node("x")))))),
    *J("effect", "種族をひとつ選ぶ", "種族を1つ選ぶ", tree=Node("choose_race")),
    *J("effect", "{it}{_whose}墓地に置く", slots=WHOSE, tree=put((THAT,), "graveyard")),
    *J("effect", "{it}{_face}{_whose}マナゾーンに置く", "{it}{_whose}マナゾーンに加える", slots=WHOSE + " _face:face?", tree=put((THAT,), "mana")),
    *J("steps", "{it}タップして{_whose}マナゾーンに置く", slots=WHOSE,
       tree=steps(put((THAT,), "mana"), Node("turn_card", how="tap", targets=(THEM,)))),
    *J("effect", "{it}バトルゾーンに出す", "{it}バトルゾーンに置く", slots="it:object", tree=put((THAT,), "battle")),
    *J("effect", "{it}{_face}{_whose}シールドに加える", "{it}{_face}{_whose}シールドゾーンに加える", "{it}{_face}{_whose}シールドゾーンに置く",
       slots=WHOSE + " _face:face?", tree=put((THAT,), "shields")),
    *J("effect", "{it}{_whose}山札の一番下に置く", slots=WHOSE, tree=Node("put", targets=(THAT,), into=_DECK["bottom"])),
    *J("effect", "{it}{_whose}山札の一番上に置く", slots=WHOSE, tree=Node("put", targets=(THAT,), into=_DECK["top"])),
    *J("effect", "カードを{count}枚まで引く", slots="count:quantity", tree=Node("draw_up_to", count=COUNT)),
    *J("effect", "相手の手札を{count}枚見ないで選び、捨てさせる", "相手の手札から{count}枚見ないで選び、捨てさせる", "相手は自分自身の手札を見ないで{count}枚捨てる", slots="count:count",
       tree=Node("discard", player=OPPONENT, targets=(Node("random", count=COUNT, filter=only(CARD, within(OPPONENT, "hand"))),))),
    *J("effect", "相手は{_own}手札を{count}枚{_pick}捨てる", "相手は{_own}手札から{count}枚{_pick}捨てる", slots=f"count:count _own:own? {PICK}",
       tree=Node("discard", player=OPPONENT, targets=(Node("chosen", count=COUNT, by="opponent", filter=only(CARD, within(OPPONENT, "hand"))),))),
    *J("core", *(f"相手は{{_comma}}{{_own}}手札{of}{{count}}枚{{_pick}}捨てて{{_may}}" for of in ("を", "から")), slots=f"count:count _own:own? {PICK} _may:may _comma:comma?", preferred=True, tree=Node(
        "may", player=OPPONENT, do=steps(Node("discard", targets=(Node("chosen", count=COUNT, filter=only(CARD)),))))),
    *J("effect", "相手は自分自身の手札をすべて捨てる", tree=Node("discard", player=OPPONENT, targets=(Node("all", filter=only(CARD, within(OPPONENT, "hand"))),))),
    *J("effect", *(f"{{_whose}}手札{of}好きな{many}{{_pick}}捨てる" for of in ("を", "から") for many in ("枚数", "数")), slots=f"_whose:whose? {PICK}",
       tree=Node("discard", targets=(Node("chosen", any=1, filter=only(CARD, within(ME, "hand"))),))),
    *J("effect", "{_whose}手札を{count}枚捨てる", "{_whose}手札から{count}枚{_pick}捨てる", slots=f"count:count _whose:whose? {PICK}",
       tree=Node("discard", targets=(Node("chosen", count=COUNT, filter=only(CARD, within(ME, "hand"))),))),
    *J("effect", "相手のシールドを{count}{%count:枚}ブレイクする", "このクリーチャーは{_comma}相手のシールドを{count}{%count:枚}ブレイクする", slots="count:quantity _comma:comma?", tree=Node("break_shields", count=COUNT)),
    *J("effect", "山札をシャッフルする", "自分の山札をシャッフルする", tree=Node("shuffle", owner=ME, zone="deck")),
    *J("effect", *(f"そのシールドを{back}戻す" for back in ("元の場所に", "元に")), tree=Node("nothing")),
    *J("core", "{do!て}よい", slots="do:steps", tree=Node("may", do=Hole("do"))),
    *filler("show", "相手に見せてから", "相手に見せてから、", "相手に見せて", "相手に見せて、"),
    *filler("may", "もよい", "よい"),
    *J("effect", "{it}好きな順序で{_whose}山札の一番下に置く", "{it}好きな順序で{_whose}山札の一番下に戻す", slots="it:object _whose:whose?", tree=put((Hole("it"),), "deck", at="bottom")),
    *filler("however", "ただし、", "ただし"),
    *J("effect", *(f"{{it}}{{_whose}}山札に{back}" for back in ("加えてシャッフルする", "戻してシャッフルする", "戻す")), slots=WHOSE, tree=Node(
        "put", targets=(THAT,), into=into("deck", OWNER, at="anywhere"))),
    *J("effect", "ガチンコ・ジャッジする", tree=Node("judge")),
    *J("effect", "{it}出す", slots="it:object", tree=put((THAT,), "battle")),
    *J("effect", "{it}{_face}シールド化する", slots="it:object _face:face?", tree=put((THAT,), "shields")),
    *J("effect", *(f"{{it}}{order}{{_whose}}山札の下に置く" for order in ("", "好きな順序で")), slots=WHOSE, tree=Node("put", targets=(THAT,), into=UNDER)),
    *J("effect", "{it}{_whose}山札の上に置く", slots=WHOSE, tree=Node("put", targets=(THAT,), into=_ON_TOP)),
    *J("steps", "{it}{_show}{_whose}手札に加える", slots=f"{WHOSE} _show:show", tree=_SHOWN),
    *J("steps", "{it}{_show}{_whose}手札に加え、{then}", slots=f"{WHOSE} _show:show then:effect", tree=steps(*_SHOWN["steps"], Hole("then"))),
    *J("effect", "{it}捨てさせる", slots="it:object", tree=Node("discard", targets=(THAT,))),
    *(w for ja, _, player in PLAYERS for zone, said in (("hand", "手札"), ("shields", "シールド"), ("deck", "山札")) for w in J(
        "effect", f"{ja}の{said}を見る", tree=Node("look", targets=(Node("all", filter=only(CARD, within(player, zone))),)))),
    *J("steps", *(f"相手の手札を見{then}{{it}}{{_whose}}捨てさせる" for then in ("て、", "て")), slots=WHOSE, tree=steps(
        Node("look", targets=(Node("all", filter=only(CARD, within(OPPONENT, "hand"))),)), Node("discard", targets=(THAT,)))),
    *J("effect", *(f"相手の手札をすべて{end}" for end in ("捨てさせる", "、捨てさせる")), tree=Node("discard", player=OPPONENT, targets=(
        Node("all", filter=only(CARD, within(OPPONENT, "hand"))),))),
    *J("effect", "出す", "バトルゾーンに出す", tree=put((IT,), "battle")),
    *J("effect", "手札に加える", "自分の手札に加える", tree=put((IT,), "hand", ME)),
    *J("effect", "シールド化する", tree=put((IT,), "shields")),
    *(w for zone, said in (("graveyard", "墓地"), ("mana", "マナゾーン")) for w in J("effect", f"{said}に置く", tree=put((IT,), zone))),
    *J("steps", "自分の山札をシャッフルし、上から1枚目を表向きにする", tree=steps(
        Node("shuffle", owner=ME, zone="deck"), Node("reveal", targets=(Node("top", owner=ME, zone="deck", count=ONE),)))),
    *J("effect", "自分はゲームに勝つ", "ゲームに勝つ", tree=Node("win")),
    *J("effect", "{it}このクリーチャーとバトルさせる", "このクリーチャーと{it}バトルさせる", slots="it:object", tree=Node("make_battle", attacker=THIS, whom=THAT)),
    *J("effect", "相手のクリーチャー1体とこのクリーチャーをバトルさせる", tree=Node("make_battle", attacker=THIS, whom=Node(
        "chosen", count=ONE, filter=only(Node("kind", word="creature"), adjectives=(of_side("opponent"),))))),
    *J("effect", f"自分の{CARDS}1体と相手のクリーチャー1体をバトルさせる", slots=PARTS, tree=Node(
        "make_battle", attacker=Node("chosen", count=ONE, filter=cards(of_side("me"))),
        whom=Node("chosen", count=ONE, filter=only(Node("kind", word="creature"), adjectives=(of_side("opponent"),))))),
]  # fmt: skip
