"""What players write on cards of Chrono Card beside the language's own words: using Events, checked cards, costs, points of damage, AP and DP."""

from engine.games.chrono_card.printed.japanese import PRINTED_IN_JAPANESE
from engine.games.chrono_card.printed.japanese_deeds import DEEDS_IN_JAPANESE
from engine.games.chrono_card.printed.using import USING
from engine.language.cards.controlled import ENGLISH_OF_FIELDS
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W

ME = Node("player", who="me")
OPPONENT = Node("player", who="opponent")
SOUGHT = Node("filter", noun=Hole("noun"), adjectives=Hole("adjectives"), tests=(Hole("tests"), Node("in", owner=ME, zone="deck")))
PARTS = "{adjectives:adjective*?} {noun} {tests:test*?}"
JA_PARTS = "adjectives:adjective*? noun:noun tests:test*?"
CHECKED, UNCHECKED = Node("tapped", yes=1), Node("tapped", yes=0)
THIS_AWAY = Node("put_this", into=Node("into", zone="discard", owner=ME))
MADE = Node("points", how="gain", counter="ep", amount=Hole("amount"))

ONE = Node("number", n=1)
HEALS_X = Node("where", x=Hole("x"), then=Node("sequence", steps=(Node("heal", of="damage", amount=Node("x"), targets=(Node("leader", who="me"),)),)))


def picked(count: Node | Hole, *adjectives: Node | Hole) -> Node:
    """So many cards that are chosen."""
    return Node("chosen", count=count, filter=Node("filter", noun=Hole("noun"), adjectives=adjectives, tests=Hole("tests")))


FIGURES = (
    *(w for n in range(1, 10) for sign, by in (("+", n), ("-", -n)) for figure, stats in (("AP", Node("stats", attack=by, defense=0)), ("DP", Node("stats", attack=0, defense=by)))
      for w in W("grant", f"{figure}{sign}{n}", f"{sign} {n} {figure}", f"{figure} {sign} {n}", tree=Node("figures", stats=stats))),
    *(w for said, figure in (("AP", "attack"), ("DP", "defense")) for w in J("attribute", said, tree=Node("attribute", name=figure))),
    *(w for n in range(1, 10) for figure, stats in (("AP", Node("stats", attack=-n, defense=0)), ("DP", Node("stats", attack=0, defense=-n)))
      for w in J("grant", f"{figure}-{n}される", f"{figure}を-{n}する", f"{figure}は-{n}される", f"{figure}が-{n}される", tree=Node("figures", stats=stats))),
    *J("grant", "AP+{n}される", slots="n:NUMBER", tree=Node("figures", stats=Node("stats", attack=Hole("n"), defense=0))),
    *J("grant", "DP+{n}される", slots="n:NUMBER", tree=Node("figures", stats=Node("stats", attack=0, defense=Hole("n")))),
    *J("grant", "AP+{n}", "APを+{n}する", "APは+{n}される", "APが+{n}される", slots="n:NUMBER", tree=Node("figures", stats=Node("stats", attack=Hole("n"), defense=0))),
    *J("grant", "DP+{n}", "DPを+{n}する", "DPは+{n}される", "DPが+{n}される", slots="n:NUMBER", tree=Node("figures", stats=Node("stats", attack=0, defense=Hole("n")))),
)

ENGLISH = (
    *W("effect", "search~your~deck~for {count} {adjectives:adjective*?} {noun~n} {tests:test*?} and put~it|them into~your~hand", tree=Node(
        "put", targets=(Node("chosen", count=Hole("count"), filter=SOUGHT),), into=Node("into", zone="hand", owner=ME))),
    *W("trigger", "at~the~start~of~each~turn", "at~the~start~of~every~turn", tree=Node("turn_start", owner=Node("player", who="each"))),
    *W("trigger", "at~the~end~of~each~turn", "at~the~end~of~every~turn", tree=Node("turn_end", owner=Node("player", who="each"))),
    *W("trigger", "in|during {owner} start~phase", "at~the~start~of {owner} start~phase", tree=Node("turn_start", owner=Hole("owner"))),
    *W("trigger", "in {owner} end~phase", "at~the~start~of {owner} end~phase", tree=Node("turn_end", owner=Hole("owner"))),
    *W("sentence", "this~card|this can~only~be~used|can~be~used~only if {condition}.", "limit: can~be~used~only~if|only~if {condition}.", tree=Node("play_only", condition=Hole("condition"))),
    *W("deed", "use[s] {what:subject}", tree=Node("plays", what=Hole("what"))),
    *W("happening", "charm[s]", tree=Node("attacks")),
    *W("happening", "receive[s]~support", "is/are~supported~by~a~character", "get[s]~support", tree=Node("is_supported")),
    *W("happening", "support[s]", "support[s]~a~heroine", "support[s]~your~heroine", tree=Node("supports")),
    *W("adjective", "checked", tree=CHECKED),
    *W("adjective", "unchecked", "not~checked", tree=UNCHECKED),
    *W("quality", "can't~use {what:filter~pl}", tree=Node("cant_play", what=Hole("what"))),
    *W("effect", "make~void|negate the~effect~of {targets:target+}", tree=Node("void", targets=(Hole("targets"),))),
    *W("test", "that~is~being~used", "being~used", tree=Node("waiting")),
    *W("effect", "produce {amount:quantity} EP", tree=MADE),
    *W("effect", "heal {amount:quantity} damage", "heal {amount:quantity} of~your~damage", "reduce~your~accumulated~damage~by {amount:quantity}",
       *(f"heal {{amount:quantity}} damage {of}" for of in ("of~yourself", "from~you", "from~yourself")), "you~heal {amount:quantity} damage",
       tree=Node("heal", of="damage", amount=Hole("amount"), targets=(Node("leader", who="me"),))),
    *W("clause", "heal damage equal~to {x:amount}", "heal {x:amount} damage", "reduce~your~accumulated~damage~by {x:amount}", tree=HEALS_X),
    *(w for one, count, noun in (("choose {count}", Hole("count"), "noun~n"), ("choose~one", ONE, "noun")) for w in W(
        "effect", f"{one} {{adjectives:adjective*?}} {{{noun}}} {{tests:test*?}}", tree=Node("select", targets=(picked(count, Hole("adjectives")),)))),
    *(w for one, count in (("choose {count} of~", Hole("count")), ("choose~one~of~", ONE)) for whose, who in (("your", "me"), ("your~opponent's", "opponent")) for w in W(
        "effect", f"{one}{whose} {{adjectives:adjective*?}} {{noun~pl}} {{tests:test*?}}", tree=Node("select", targets=(picked(count, Node("side", who=who), Hole("adjectives")),)))),
    *W("price", "check~this", "check~this~card", "checking~this~card", tree=Node("turn_this", how="check")),
    *W("price", "discard {count} card(s) from~hand", "discard {count} card(s) from~your~hand", "discard {count} card(s)", tree=Node("discard_cards", count=Hole("count"))),
    *W("price", "put~this into~the~discard~pile", "put~this into~your~discard~pile", "put~this~card into~the~discard~pile", "put~this~card into~your~discard~pile", tree=THIS_AWAY),
    *W("price", "check {count} {filter~n}", "check {count} chosen {filter~n}", tree=Node("turn_others", how="check", count=Hole("count"), filter=Hole("filter"))),
    *W("sentence", "as~an~additional~cost to~use~this|to~use~this~card , {prices:price+}.", tree=Node("additional_cost", prices=(Hole("prices"),))),
)

JAPANESE = (
    *J("clause", *(f"{whose}{damage}を{{x}}{as_much}{verb}" for whose in ("自分の", "") for damage in ("ダメージ", "ダメージ累計", "蓄積ダメージ") for as_much in ("と同じだけ", "と同じ値だけ", "の値だけ", "分", "分だけ", "だけ") for verb in ("回復する", "減らす")),
       *(f"{{x}}分、{whose}ダメージを回復する" for whose in ("自分の", "")), slots="x:amount", tree=HEALS_X),
    *J("target", "相手プレイヤー", tree=Node("leader", who="opponent")),
    *J("player", "相手プレイヤー", tree=OPPONENT),
    *J("owner", "相手プレイヤー", tree=OPPONENT),
    *J("effect", "{targets}に{amount}点のダメージを与える", "{targets}に{amount}点ダメージを与える", slots="targets:target+ amount:much",
       tree=Node("deal", amount=Hole("amount"), targets=(Hole("targets"),))),
    *[
        wording
        for whose, who in (("自分の", "me"), ("", "me"), ("相手の", "opponent"))
        for points in ("", "点")
        for verb in ("回復する", "減らす")
        for wording in J("effect", f"{whose}蓄積ダメージを{{amount}}{points}{verb}", slots="amount:quantity",
                         tree=Node("heal", of="damage", amount=Hole("amount"), targets=(Node("leader", who=who),)))
    ],
    *J("effect", "{targets}のダメージを{amount}点回復する", "{targets}のダメージを{amount}点減らす", "{targets}のダメージ累計を{amount}点回復する", "{targets}のダメージ累計を{amount}点減らす", slots="targets:target+ amount:quantity",
       tree=Node("heal", of="damage", amount=Hole("amount"), targets=(Hole("targets"),))),
    *(
        w
        for by, slot, targets in (("{targets}", "targets:target+", Hole("targets")), ("{filter}", "filter:filter", Node("all", filter=Hole("filter"))))
        for until, lasts, more in (("", {}, ""), ("{duration}", {"duration": Hole("duration")}, " duration:duration"))
        for w in J(
            "effect", f"{until}{by}でEPを発生させられない", *(f"{until}{by}でEPを発生させる{that}{cannot}" for that in ("ことは", "ことも", "ことが", "事は", "事も", "事が") for cannot in ("できない", "出来ない")),
            slots=slot + more, tree=Node("be", {"targets": (targets,), "quality": Node("cant_produce"), **lasts}))
    ),
    *J("effect", "EPを{amount}発生させる", "EPを{amount}点発生させる", "{amount}EPを発生させる", slots="amount:quantity", tree=MADE),
    *J("deed", "{what}を使用する", "{what}を使う", slots="what:subject", tree=Node("plays", what=Hole("what"))),
    *J("quality", "{what}を使用できない", "{what}を使えない", slots="what:filter", tree=Node("cant_play", what=Hole("what"))),
    *J("adjective", "Check状態の", "Check状態である", tree=CHECKED),
    *J("adjective", "未Check状態の", "Check状態でない", "Check状態ではない", tree=UNCHECKED),
    *J("test", "使用中の", "使用された", tree=Node("waiting")),
    *J("filter", "相手が使用した{adjectives&tests}{noun}", slots=JA_PARTS, tree=Node(
        "filter", adjectives=(Node("side", who="opponent"), Hole("adjectives")), noun=Hole("noun"), tests=(Hole("tests"), Node("waiting")))),
    *J("quality", "{grants}を得る", slots="grants:grant+", tree=Node("has", grants=(Hole("grants"),))),
    *J("price", "このカードをCheckする", "これをCheckする", "このカードをCheck状態にする", tree=Node("turn_this", how="check")),
    *J("price", "このカードを捨て札にする", "これを捨て札にする", "このカードを捨て札に置く", tree=THIS_AWAY),
    *J("price", "手札{count}枚を捨てる", slots="count:count", tree=Node("discard_cards", count=Hole("count"))),
    *J("trigger", "A.Skill、{prices|、}", "A.Skill {prices|、}", slots="prices:price+", tree=Node("activated", declared=1, prices=(Hole("prices"),))),
    *J("trigger", "【A.Skill】{prices|、}", slots="prices:price+", tree=Node("activated", declared=1, prices=(Hole("prices"),))),
    *J("trigger", "A.Skill［コスト{n}］", "A.Skill［{n}］", slots="n:NUMBER", tree=Node("activated", n=Hole("n"), counter="ep")),
    *J("trigger", "A.Skill［{prices|、}］", "A.Skill（{prices|、}）", slots="prices:price+", tree=Node("activated", declared=1, prices=(Hole("prices"),))),
    *J("trigger", "A.Skill（コスト{n}）", "A.Skill コスト{n}", "A.Skill（EPを{n}支払う）", "【A.Skill】コスト{n}", slots="n:NUMBER", tree=Node("activated", n=Hole("n"), counter="ep")),
    *J("trigger", *(
        template for join in ("+", "、", "、さらに", "と") for template in (f"A.Skill（コスト{{n}}{join}{{prices|、}}）", f"A.Skill［コスト{{n}}{join}{{prices|、}}］", f"A.Skill コスト{{n}}{join}{{prices|、}}", f"【A.Skill】コスト{{n}}{join}{{prices|、}}")
    ), slots="n:NUMBER prices:price+",
       tree=Node("activated", n=Hole("n"), counter="ep", prices=(Hole("prices"),))),
    *J("sentence", *(f"このカードを使用する{how}追加コストとして、{{prices|、}}。" for how in ("", "ための", "際の")), slots="prices:price+", tree=Node("additional_cost", prices=(Hole("prices"),))),
)

PRINTED = (*FIGURES, *ENGLISH, *ENGLISH_OF_FIELDS, *JAPANESE, *PRINTED_IN_JAPANESE, *DEEDS_IN_JAPANESE, *USING)
