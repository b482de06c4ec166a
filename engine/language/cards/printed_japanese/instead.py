"""How printed Japanese cards say what comes instead, or more of it: エンハンス, other conditions, numbers that take a number's place."""

from __future__ import annotations

from dataclasses import replace

from engine.language.cards.printed_japanese.pieces import ALL, FIGURES, MEASURES, TAILS_OF_NEW, filler, sequence
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.said_otherwise import RATHER
from engine.language.tree import Node
from engine.language.wordings import Hole


def _rather(of: str, *words: str, slots: str = "was:quantity now:quantity", **more: Node | Hole | str) -> list[JapaneseWording]:
    return J("effect", *words, *(text.replace("ではなく", "ではなく、") for text in words), slots=slots, tree=Node(
        RATHER, of=of, was=Hole("was"), now=Hole("now"), **more))


def _step(words: str, slots: str, was: Node, now: Node) -> list[JapaneseWording]:
    """One act in the place of the other that was said."""
    return J("effect", words, words.replace("ではなく", "ではなく、"), slots=slots, tree=Node(RATHER, of="step", was=was, now=now))


_DAMAGE: dict[str, object] = {"amount": Hole("amount")}
_DONE_TO: tuple[tuple[str, str, str, dict[str, object]], ...] = (  # how what is done to something ends, with its parts
    ("に{amount}ダメージ", " amount:much", "deal", _DAMAGE), ("に{amount}ダメージを与える", " amount:much", "deal", _DAMAGE), ("を破壊する", "", "destroy", {}), ("を消滅させる", "", "banish", {}),
    ("を手札に戻す", "", "return", {}), ("を{stats}する", " stats:STATS", "give", {"grants": (FIGURES,)}), ("は{grants}を持つ", " grants:grant+", "give", {"grants": (Hole("grants"),)}),
)
_TAILS_AFTER = ("", "引く", "出す", "を出す", "場に出す", "を場に出す", "手札に加える", "を手札に加える", "を加える")
_ACTS_AFTER = {"destroy": ("破壊する", "を破壊する"), "banish": ("消滅させる", "を消滅させる"), "return": ("手札に戻す", "を手札に戻す"), "discard": ("捨てる", "を捨てる"), "evolve": ("進化させる", "を進化させる"), "select": ("選択する", "を選択する")}
_INSTEAD = [
    *_rather("damage", "{was}ダメージではなく{now}ダメージ", "{was}ダメージではなく{now}ダメージを与える"),
    *(w for m in MEASURES for tail in _TAILS_AFTER for w in _rather("count", f"{{was}}{m}ではなく{{now}}{m}{tail}")),
    *(w for m in MEASURES for deed, tails in _ACTS_AFTER.items() for tail in tails for w in _rather("count", f"{{was}}{m}ではなく{{now}}{m}{tail}", deed=deed)),
    *_rather("heal", "{was}回復ではなく{now}回復", "{was}回復ではなく{now}回復する"),
    *_rather("times", "{was}回ではなく{now}回", "{was}回ではなく{now}回行う"),
    *_rather("stats", "{was}ではなく{now}する", "{was}するのではなく{now}する", slots="was:STATS now:STATS"),
    *_rather("card", "{was}ではなく{now}を出す", "{was}ではなく{now}を加える", "{was}ではなく{now}を手札に加える", "{was}ではなく{now}に変身させる", slots="was:NAME now:NAME"),
    *_rather("change", "-{was}ではなく-{now}する", "-{was}ではなく-{now}", "{was}ではなく{now}進める"),
    *(w for m in MEASURES for tail in _TAILS_AFTER if tail for w in _rather("new", f"{{was}}ではなく{{now}}{{count}}{m}{tail}", slots="was:NAME now:NAME count:count", count=Hole("count"))),
    *(w for m in MEASURES for w in J("effect", f"{{was}}{m}ではなく、すべて", f"{{was}}{m}ではなくすべて", slots="was:quantity", tree=Node(RATHER, of="all", was=Hole("was")))),
    *J("effect", "{was}のではなく、{now}", "{was}のではなく{now}", slots="was:effect now:effect", tree=Node(RATHER, of="step", was=Hole("was"), now=Hole("now"))),
    *(w for done, slots, kind, parts in _DONE_TO for w in _step(f"{{was}}ではなく{{now}}{done}", f"was:target+ now:target+{slots}", Node(kind, targets=(Hole("was"),), **parts), Node(kind, targets=(Hole("now"),), **parts))),
    *_step("{was}ではなく{now}を持つ", "was:KEYWORD now:KEYWORD", *(Node("gain", grants=(Node("keyword", keyword=Hole(name)),)) for name in ("was", "now"))),
    *_step("リアニメイト {was}ではなくリアニメイト {now}", "was:quantity now:quantity", *(Node("reanimate", n=Hole(name)) for name in ("was", "now"))),
    *_step("リアニメイト {was}ではなく{now}", "was:quantity now:quantity", *(Node("reanimate", n=Hole(name)) for name in ("was", "now"))),
    *(w for name, ja in (("attack", "攻撃力"), ("defense", "体力"), ("cost", "コスト")) for w in _rather(
        "figure", f"{ja}{{was}}ではなく{ja}{{now}}", f"{ja}{{was}}ではなく{{now}}", slots="was:bound now:bound", attribute=Node("attribute", name=name))),
    *filler("one_of_them", "チョイス", *(f"{lot}1{m}" for lot in ("ランダムに", "ランダムな", "") for m in MEASURES)),
    *filler("each_of_them", *(f"{all_}1{m}ずつ{tail}" for all_ in ("", "すべてを", "すべて") for m in MEASURES for tail in TAILS_OF_NEW), *(f"すべて{tail}" for tail in TAILS_OF_NEW), "すべての能力が働く", "すべて働く", "両方", "両方を行う", "両方行う", "すべてを行う", "すべて行う"),
    *filler("not_one", "ではなく", "ではなく、"),
    *J("sentence", "{_one}{_not}{_each}。", slots="_one:one_of_them _not:not_one _each:each_of_them", tree=Node("in_place", then=ALL)),
    *J("sentence", "{condition}なら、{_one}{_not}{_each}。", "{condition}なら{_one}{_not}{_each}。", slots="condition:condition _one:one_of_them _not:not_one _each:each_of_them", tree=Node("instead", condition=Hole("condition"), then=ALL)),
    *J("sentence", "チョイス ではなく、{then}。", slots="then:clause", tree=Node("in_place", then=Hole("then"))),
    *J("sentence", "{condition}なら、チョイス ではなく、{then}。", slots="condition:condition then:clause", tree=Node("instead", condition=Hole("condition"), then=Hole("then"))),
]

SHORT = [  # what comes in the place of what was said, which says the rest
    *filler("in_its_place", "かわりに", "かわりに、", "代わりに", "代わりに、"),
    *J("short", "{amount}ダメージ", "{amount}ダメージを与える", slots="amount:much", tree=Node("deal", amount=Hole("amount"))),
    *J("short", "{amount}回復", "{amount}回復する", slots="amount:much", tree=Node("heal", amount=Hole("amount"))),
    *(w for m in MEASURES for words, kind in ((("出す", "を出す", "場に出す"), "summon"), (("手札に加える", "を手札に加える"), "add")) for w in J(
        "short", *(f"{{count}}{m}{end}" for end in words), slots="count:quantity", tree=Node(kind, count=Hole("count")))),
    *(w for words, slots, then in (("{short}", "short:short", sequence(Hole("short"))), ("{then}", "then:clause", Hole("then"))) for w in (
        *J("sentence", f"{{condition}}なら、{{_so}}{words}。", f"{{condition}}なら{{_so}}{words}。", slots=f"condition:condition _so:in_its_place {slots}", tree=Node("instead", condition=Hole("condition"), then=then)),
        *J("sentence", f"{{_so}}{words}。", slots=f"_so:in_its_place {slots}", tree=Node("in_place", then=then)))),
    *J("effect", "{was}{_so}{now}", slots="was:effect _so:in_its_place now:effect", tree=Node(RATHER, of="step", was=Hole("was"), now=Hole("now"))),
]

_DEEDS = {  # an act by its verb alone, as it is named where another comes in its place
    "deal": ("ダメージを与える", "それにダメージを与える"), "destroy": ("破壊する", "それを破壊する"), "banish": ("消滅させる", "それを消滅させる"), "return": ("手札に戻す", "それを手札に戻す"), "draw": ("カードを引く", "引く"),
    "summon": ("出す", "場に出す"), "add": ("手札に加える", "加える"), "transform": ("変身させる",), "heal": ("回復する", "回復させる"), "discard": ("捨てる", "手札を捨てる"), "evolve": ("進化させる",),
}  # fmt: skip
_OF_A_CARD = {"summon": ("{card}を出す", "{card}を場に出す", "{card}{count}{%card:体}を出す"), "add": ("{card}を手札に加える", "{card}{count}枚を手札に加える"), "transform": ("{card}に変身させる",)}
_NOUNS_OF_DEEDS = {"destroy": "破壊", "banish": "消滅", "transform": "変身"}
_DEED = {"was": Hole("was"), "now": Hole("now"), "of": "deed"}
DEEDS = [
    *(w for name, words in _DEEDS.items() for w in J("deed_named", *words, tree=Node("deed_named", name=name))),
    *(w for name, words in _OF_A_CARD.items() for text in words for with_count in ("{count}" in text,) for w in J(
        "deed_named", text, slots="card:NAME count:quantity" if with_count else "card:NAME", tree=Node("deed_named", name=name, card=Hole("card"), **({"count": Hole("count")} if with_count else {})))),
    *J("deed_named", "カードを{count}枚引く", slots="count:quantity", tree=Node("deed_named", name="draw", count=Hole("count"))),
    *(w for name, words in _NOUNS_OF_DEEDS.items() for w in J("deed_noun", words, tree=Node("deed_named", name=name))),
    *filler("rather_than", "のではなく、", "のではなく"),
    *J("effect", "{was}{_not}{now}", slots="was:deed_named _not:rather_than now:effect", preferred=True, tree=Node(RATHER, **_DEED)),
    *J("effect", "{was}{_not}{now}", slots="was:deed_named _not:rather_than now:deed_named", tree=Node(RATHER, **_DEED)),
    *J("effect", "{was}ではなく{now}", "{was}ではなく、{now}", slots="was:deed_noun now:effect", tree=Node(RATHER, **_DEED)),
    *(w for m in MEASURES for w in J("effect", f"{{was}}{m}ではなく、{{now}}", f"{{was}}{m}ではなく{{now}}", slots="was:quantity now:effect", tree=Node(RATHER, of="so_many", was=Hole("was"), now=Hole("now")))),
]

_RATHER = [replace(wording, category="rather") for wording in [*_INSTEAD, *DEEDS] if wording.category == "effect"]
_AND_MORE = J(  # さらに goes on with what is done instead
    "sentence", "{condition}なら、{it}。さらに、{then}。", "{condition}なら、{it}。さらに{then}。", slots="condition:condition it:rather then:effect&", preferred=True, tree=Node(
        "if", condition=Hole("condition"), then=sequence(Hole("it"), Hole("then"))))

_PAID = Node("enhanced", n=Hole("n"))
ENHANCED = [  # behind “エンハンス 7；” within a line
    *J("enhanced", "エンハンス {n};{then}。", slots="n:NUMBER then:clause", tree=Node("if", condition=_PAID, then=Hole("then"))),
    *J("enhanced", "エンハンス {n};{condition}なら、{then}。", slots="n:NUMBER condition:condition then:clause", tree=Node("if", condition=Node("both", first=_PAID, second=Hole("condition")), then=Hole("then"))),
    *(w for words in ("奥義", "解放奥義") for w in J("enhanced", f"{words} {{n}};{{then}}。", slots="n:NUMBER then:clause", tree=Node("if", condition=Node("late_enough", n=Hole("n")), then=Hole("then")))),
    *J("body", "{sentences}{more}", slots="sentences:sentence* more:enhanced*", tree=Node("body", sentences=(Hole("sentences"), Hole("more")))),
    *J("body", "{sentences}{last}{behind}", slots="sentences:sentence* last:enhanced behind:sentence*", tree=Node("body", sentences=(Hole("sentences"), Hole("last"), Hole("behind")))),
    *J("body", "{sentences}{more}{last}{behind}", slots="sentences:sentence* more:enhanced* last:enhanced behind:sentence*", tree=Node("body", sentences=(
        Hole("sentences"), Hole("more"), Hole("last"), Hole("behind")))),
]

JAPANESE_INSTEAD = [*SHORT, *ENHANCED, *_INSTEAD, *DEEDS, *_RATHER, *_AND_MORE]
