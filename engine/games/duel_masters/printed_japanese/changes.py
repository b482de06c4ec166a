"""How Japanese cards print what somebody gets or has: power, keywords, what it can't do, and for how long."""

from engine.games.duel_masters.printed.pieces import (
    DURATION,
    EACH,
    GRANTS,
    TARGETS,
    THIS,
    UNCHOSEN,
    UNCHOSEN_BY,
    WHAT,
    holds,
    saying,
    steps,
)
from engine.games.duel_masters.printed_japanese.pieces import ATTACKING, CONDITION, CREATURE, PLAYERS, holding, power
from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

SIGNS = (("+", "more"), ("-", "less"))
ALL_OF = Node("all", filter=Hole("filter"))
POWER_OF = "targets:pointer _of:of"
POWER_OF_ALL = "filter:filter _every:every? _of:of"
ONES = "targets:pointer _are:are"
ALL = "filter:filter _all_are:all_are"
_AND = Node("has", grants=(power("more"), GRANTS))
FOR = "duration:duration"
_SOME = Node("chosen", count=Hole("count"), filter=Hole("filter"))


def given(targets: object, *grants: object) -> Node:
    """Something is given for a while."""
    return Node("give", targets=(targets,), grants=grants, duration=DURATION)


_NEXT = Node("until", edge="end", turn="next_opponent")
_KEPT = Node("stays_tapped")
_NEITHER = ("cant_attack", "cant_block")

STANDING: list[JapaneseWording] = []
for _sign, _how in SIGNS:
    _more = Node("has", grants=(power(_how),))
    _each = Node("has", grants=(power(_how, each=Hole("each"), every=1),))
    _every = Node("has", grants=(power(_how, each=Hole("each"), every=Hole("every")),))
    STANDING += [
        *J("continuous", f"{{targets}}{{_of}}{_sign}{{n}}される", slots=f"{POWER_OF} n:quantity", tree=holding(_more)),
        *J("continuous", f"{{filter}}{{_every}}{{_of}}{_sign}{{n}}される", slots=f"{POWER_OF_ALL} n:quantity", tree=holding(_more, ALL_OF)),
        *J(
            "continuous",
            f"{{targets}}{{_of}}{{each}}{{every}}{{%each:体}}につき{{_comma}}{_sign}{{n}}される",
            slots=f"{POWER_OF} each:filter every:NUMBER n:quantity _comma:comma?",
            tree=holding(_every),
        ),
        *J(
            "continuous",
            f"{{targets}}{{_of}}{{each}}1{{%each:体}}につき{{_comma}}{_sign}{{n}}される",
            slots=f"{POWER_OF} each:filter n:quantity _comma:comma?",
            tree=holding(_each),
        ),
    ]
STANDING += [
    *J("continuous", "{targets}{_of}+{n}され、{grants}を得る", slots=f"{POWER_OF} n:quantity grants:grant+", tree=holding(_AND)),
    *J(
        "continuous",
        "{filter}{_every}{_of}+{n}され、{grants}を得る",
        slots=f"{POWER_OF_ALL} n:quantity grants:grant+",
        tree=holding(_AND, ALL_OF),
    ),
    *J("continuous", "{targets}{_are}{grants}を得る", slots=f"{ONES} grants:grant+", tree=holding(Node("has", grants=(GRANTS,)))),
    *J("continuous", "{filter}{_all_are}{grants}を得る", slots=f"{ALL} grants:grant+", tree=holding(Node("has", grants=(GRANTS,)), ALL_OF)),
    *J("continuous", "{targets}{_are}{quality}", slots=f"{ONES} quality:quality", tree=holding(Hole("quality"))),
    *J("continuous", "{filter}{_all_are}{quality}", slots=f"{ALL} quality:quality", tree=holding(Hole("quality"), ALL_OF)),
]
PRINTED_CHANGES = [
    *STANDING,
    *filler("of", "のパワーは", "のパワーは、", "のパワーはそれぞれ", "のパワーは、それぞれ"),
    *filler("every", "すべて"),
    *filler("all_are", "は", "は、", "はすべて", "すべては", "はすべて、", "はそれぞれ"),
    *filler("are", "は", "は、"),
    *J("duration", *(f"{turn}{end}" for turn in ("このターン", "そのターン") for end in ("の終わりまで、", "の終わりまで", "が終わるまで、", "の間、", "中、", "、")), tree=Node("until", edge="end", turn="this")),
    *J("duration", *(f"{turn}{edge}{comma}" for turn in ("次の自分のターン", "自分の次のターン") for edge in ("のはじめまで", "が始まるまで") for comma in ("、", "")), tree=Node("until", edge="start", turn="next_me")),
    *J("effect", "{it}", slots="it:continuous", tree=Hole("it")),
    *(w for sign, how in SIGNS for w in (
        *J("effect", f"{{duration}}{{targets}}{{_of}}{sign}{{n}}される", f"{{targets}}{{_of}}{{duration}}{sign}{{n}}される", slots=f"{POWER_OF} n:quantity {FOR}", tree=given(TARGETS, power(how))),
        *J("effect", f"{{duration}}{{filter}}{{_every}}{{_of}}{sign}{{n}}される", slots=f"{POWER_OF_ALL} n:quantity {FOR}", tree=given(ALL_OF, power(how))),
        *J("effect", f"{{filter}}{{count}}{{%filter:体}}{{_of}}{{duration}}{sign}{{n}}される", f"{{duration}}{{filter}}{{count}}{{%filter:体}}{{_of}}{sign}{{n}}される",
           slots=f"filter:filter count:count n:quantity _of:of {FOR}", tree=given(_SOME, power(how))),
    )),
    *J("effect", "{duration}{targets}{_of}+{n}され、{grants}を得る", slots=f"{POWER_OF} n:quantity grants:grant+ {FOR}", tree=given(TARGETS, power("more"), GRANTS)),
    *J("effect", "{duration}{filter}{_every}{_of}+{n}され、{grants}を得る", slots=f"{POWER_OF_ALL} n:quantity grants:grant+ {FOR}", tree=given(ALL_OF, power("more"), GRANTS)),
    *J("effect", "{duration}{targets}{_are}{grants}を得る", "{targets}{_are}{duration}{grants}を得る", slots=f"{ONES} grants:grant+ {FOR}", tree=given(TARGETS, GRANTS)),
    *J("effect", "{duration}{filter}{_all_are}{grants}を得る", slots=f"{ALL} grants:grant+ {FOR}", tree=given(ALL_OF, GRANTS)),
    *J("effect", "{filter}{count}{%filter:体}{_are}{duration}{grants}を得る", "{duration}{filter}{count}{%filter:体}{_are}{grants}を得る", slots=f"filter:filter count:count _are:are grants:grant+ {FOR}", tree=given(_SOME, GRANTS)),
    *J("effect", "{duration}{targets}{_are}{quality}", slots=f"{ONES} quality:quality {FOR}", tree=Node("be", targets=(TARGETS,), quality=Hole("quality"), duration=DURATION)),
    *J("effect", "{filter}{_all_are}{duration}{quality}", slots=f"{ALL} quality:quality {FOR}", tree=Node("be", targets=(ALL_OF,), quality=Hole("quality"), duration=DURATION)),
    *J("effect", "{targets}{_are}{duration}{quality}", slots=f"{ONES} quality:quality {FOR}", tree=Node("be", targets=(TARGETS,), quality=Hole("quality"), duration=DURATION)),
    *J("effect", "{duration}{filter}{_all_are}{quality}", slots=f"{ALL} quality:quality {FOR}", tree=Node("be", targets=(ALL_OF,), quality=Hole("quality"), duration=DURATION)),
    *J("effect", *(f"{form}のパワーを+{{n}}し、{{grants}}を与える" for form in ("{duration}{filter}{count}{%filter:体}", "{filter}{count}{%filter:体}{duration}")), slots=f"filter:filter count:count n:quantity grants:grant+ {FOR}",
       tree=given(_SOME, power("more"), GRANTS)),
    *J("effect", "{duration}{targets}のパワーを+{n}し、{grants}を与える", slots=f"targets:pointer n:quantity grants:grant+ {FOR}", tree=given(TARGETS, power("more"), GRANTS)),
    *J("effect", "{duration}{filter}{_every}のパワーを+{n}し、{grants}を与える", slots=f"filter:filter _every:every? n:quantity grants:grant+ {FOR}", tree=given(ALL_OF, power("more"), GRANTS)),
    *J("continuous", "{targets}のパワーを+{n}し、{grants}を与える", slots="targets:pointer n:quantity grants:grant+", tree=holding(_AND)),
    *J("continuous", "{filter}{_every}のパワーを+{n}し、{grants}を与える", slots="filter:filter _every:every? n:quantity grants:grant+", tree=holding(_AND, ALL_OF)),
    *J("grant", "「{keyword}」", slots="keyword:KEYWORD", tree=Node("keyword", keyword=Hole("keyword"))),
    *J("quality", *(f"シールドを{more}{{n}}{m}ブレイクする" for more in ("さらに", "もう") for m in ("つ", "枚")), "ブレイクするシールドの数を{n}つ増やす", slots="n:NUMBER", tree=Node("breaks_more", n=Hole("n"))),
    *J("quality", *(f"{state}{{what}}を{end}" for state in ("タップされていない", "アンタップされている", "アンタップしている") for end in ("攻撃できる", "攻撃することができる")), slots="what:filter",
       tree=Node("reaches", what=Hole("what"))),
    *J("quality", "攻撃することができない", tree=Node("cant_attack")),
    *J("quality", "相手プレイヤーを攻撃できない", "相手プレイヤーを攻撃することができない", "プレイヤーを攻撃することができない", tree=Node("cant_attack", whom="player")),
    *J("quality", "クリーチャーを攻撃することができない", tree=Node("not_at")),
    *J("quality", "タップされていないクリーチャーを攻撃できる", "アンタップされているクリーチャーを攻撃できる", tree=Node("attacks_untapped", word="creature")),
    *J("quality", "可能であれば毎ターン攻撃する", "可能であれば攻撃する", "毎ターン攻撃しなければならない", "毎ターン可能であれば攻撃する", tree=Node("must_attack")),
    *J("quality", "{by}から攻撃されない", slots="by:filter", tree=Node("not_by", deed="attack", by=Hole("by"))),
    *J("quality", "ブロックできない", "ブロックすることができない", tree=Node("cant_block")),
    *(w for ja, deed in (("ブロック", "block"), ("攻撃", "attack")) for w in (
        *J("quality", f"{{by}}を{ja}できない", f"{{by}}を{ja}することができない", slots="by:filter", tree=Node("not_those", deed=deed, by=Hole("by"))),
        *J("quality", f"{{by}}しか{ja}できない", f"{{by}}しか{ja}することができない", f"{{by}}以外を{ja}できない", slots="by:filter", tree=Node("only_those", deed=deed, by=Hole("by"))),
        *J("quality", f"{{by}}にしか{ja}されない", f"{{by}}以外に{ja}されない", slots="by:filter", tree=Node("only_by", deed=deed, by=Hole("by"))),
    )),
    *J("quality", *(f"{each}クリーチャー{n}しか{end}" for each in ("各ターン、", "各ターン", "1ターンに", "") for n in ("を{n}体", "{n}体で", "を{n}体まで") for end in ("攻撃させることができない", "攻撃できない", "攻撃することができない")),
       *(f"各ターン、クリーチャー{{n}}体でしか{end}" for end in ("攻撃できない", "攻撃することができない")), slots="n:NUMBER", tree=Node("attack_limit", n=Hole("n"))),
    *J("sentence", *(f"相手のクリーチャーは{comma}{able}{{targets}}を攻撃{end} 。" for comma in ("、", "") for able in ("可能であれば", "可能なら", "可能であれば、", "可能なら、") for end in ("する", "しなければならない")),
       slots="targets:pointer", tree=saying(holds(TARGETS, Node("must_be_attacked")))),
    *J("quality", "タップされた状態でバトルゾーンに出る", "タップしてバトルゾーンに出る", "タップ状態でバトルゾーンに出る", tree=Node("enters_tapped")),
    *J("quality", "破壊されない", tree=Node("cant_be", deed=Node("destroyed"))),
    *J("sentence", f"{CREATURE}{{_are}}{{c}}{{_comma}}{{grants}}を得る。", slots="_are:are c:ba grants:grant+ _comma:comma?",
       tree=Node("while", condition=CONDITION, then=steps(holding(Node("has", grants=(GRANTS,)), THIS)))),
    *J("sentence", *(f"{CREATURE}{{_are}}攻撃{now}{{_comma}}{{quality}}。" for now in ("中", "している間")), slots="_are:are quality:quality _comma:comma?",
       tree=Node("while", condition=ATTACKING, then=steps(holding(Hole("quality"), THIS)))),
    *(w for sign, how in SIGNS for w in J("sentence", f"{{c}}{{_comma}}{{targets}}のパワーを{sign}{{n}}する。", slots="c:ba targets:pointer n:quantity _comma:comma?", preferred=True,
       tree=Node("while", condition=CONDITION, then=steps(holding(Node("has", grants=(power(how),))))))),
    *J("sentence", f"{CREATURE}のパワーは、{{c}}、+{{n}}される。", slots="c:ba n:quantity", tree=Node("while", condition=CONDITION, then=steps(holding(Node("has", grants=(power("more"),)), THIS)))),
    *J("quality", "{keyword}を使うことはできない", "「{keyword}」を使えない", "「{keyword}」を使うことはできない", slots="keyword:KEYWORD", tree=Node("cant_use", keyword=Hole("keyword"))),
    *J("grant", "種族に{trait}を追加", "種族{trait}", slots="trait:TRAIT", tree=Node("trait", trait=Hole("trait"))),
    *J("quality", "{what}を唱えられない", "{what}を唱えることができない", "{what}を召喚できない", "{what}を召喚することができない", "{what}を使えない", slots="what:filter", tree=Node("cant_play", what=WHAT)),
    *J("quality", "{what}をバトルゾーンに出せない", "{what}をバトルゾーンに出すことができない", slots="what:filter", tree=Node("cant_put", what=WHAT, zone="battle")),
    *J("quality", *(f"{each}{what}を{n}しか{end}" for each in ("1ターンに", "各ターン、", "各ターン") for what in ("{what}",) for n in ("{n}回", "{n}枚", "{n}体", "{n}枚まで") for end in ("唱えられない", "召喚できない", "使えない", "唱えることができない")),
       *(f"{each}{n}しか{{what}}を{end}" for each in ("1ターンに", "各ターン、", "各ターン") for n in ("{n}回", "{n}枚", "{n}体", "{n}回まで") for end in ("唱えられない", "召喚できない", "使えない", "唱えることができない")),
       slots="what:filter n:NUMBER", tree=Node("play_limit", n=Hole("n"), what=WHAT)),
    *J("continuous", "各プレイヤーは、{quality}", "各プレイヤーは{quality}", slots="quality:quality", tree=holding(Hole("quality"), EACH)),
    *J("quality", "自分を攻撃することができない", tree=Node("not_at_you")),
    *J("quality", "相手に選ばれない", "選ばれない", tree=UNCHOSEN),
    *J("continuous", *(f"相手は{{targets}}を{end}" for end in ("選べない", "選ぶことができない", "選ぶことはできない")), slots="targets:pointer", tree=holding(UNCHOSEN)),
    *J("quality", *(f"相手の{{words|か}}{by}選ばれない" for by in ("によって", "によっては", "の効果によって", "の効果によっては", "の効果では", "の能力によって", "の能力によっては")), slots="words:KIND|",
       tree=UNCHOSEN_BY),
    *J("quality", "種族に{trait}を追加する", slots="trait:TRAIT", tree=Node("of_trait", trait=Hole("trait"), yes=1)),
    *(w for when in ("相手がクリーチャーを選ぶ", "相手がバトルゾーンにあるクリーチャーを選ぶ", "相手がバトルゾーンのクリーチャーを選ぶ")
      for w in J("sentence", f"{when}{{_when}}、{{targets}}を選ぶことはできない 。", slots="targets:pointer _when:when", tree=saying(holds(TARGETS, UNCHOSEN)))),
    *J("sentence", "{target}{_are}{by}に攻撃またはブロックされない 。", slots="target:pointer _are:are by:filter", tree=Node("say", then=Node("sequence", steps=tuple(
        holds(Hole("target"), Node("not_by", deed=deed, by=Hole("by"))) for deed in ("attack", "block"))))),
    *J("continuous", "{targets}に{grants}を与える", slots="targets:pointer grants:grant+", tree=holding(Node("has", grants=(Hole("grants"),)))),
    *J("continuous", "{filter}{_every}に{grants}を与える", slots="filter:filter _every:every? grants:grant+", tree=holding(Node("has", grants=(Hole("grants"),)), ALL_OF)),
    *(w for sign, how in SIGNS for w in (
        *J("continuous", f"{{targets}}のパワーを{sign}{{n}}する", slots="targets:pointer n:quantity", tree=holding(Node("has", grants=(power(how),)))),
        *J("continuous", f"{{filter}}{{_every}}のパワーを{sign}{{n}}する", slots="filter:filter _every:every? n:quantity", tree=holding(Node("has", grants=(power(how),)), ALL_OF)),
    )),
    *J("continuous", *(f"{who}「{{keyword}}」を{end}" for who in ("誰も", "誰も、", "プレイヤーは") for end in ("使えない", "使うことができない", "使うことはできない")), slots="keyword:KEYWORD",
       tree=holding(Node("cant_use", keyword=Hole("keyword")), EACH)),
    *J("effect", *(f"{{duration}}{who}「{{keyword}}」を{end}" for who in ("誰も", "誰も、", "プレイヤーは") for end in ("使えない", "使うことができない", "使うことはできない")),
       slots="keyword:KEYWORD duration:duration", tree=Node("be", targets=(EACH,), quality=Node("cant_use", keyword=Hole("keyword")), duration=Hole("duration"))),
    *(w for ja, who, player in PLAYERS for w in J("continuous", f"{ja}の「{{keyword}}」は使えない", f"{ja}は「{{keyword}}」を使えない", slots="keyword:KEYWORD",
                                                  tree=holding(Node("cant_use", keyword=Hole("keyword")), player))),
    *J("quality", "タップして出る", "タップした状態で出る", tree=Node("enters_tapped")),
    *J("sentence", *(f"相手が{of}クリーチャーを選ぶ時、このクリーチャー{end}。" for of in ("", "バトルゾーンの") for end in ("は選べない", "を選ぶことはできない", "は選ばれない")),
       tree=saying(holding(UNCHOSEN, THIS))),
    *J("effect", "次の相手のターンのはじめに、{targets}{_are}アンタップしない", "{targets}{_are}次の相手のターンのはじめにアンタップしない", "{targets}{_are}次の相手のターンのはじめにアンタップされない",
       slots=ONES, tree=Node("be", targets=(TARGETS,), quality=_KEPT, duration=_NEXT)),
    *J("steps", "{targets}{_are}攻撃もブロックもできない", slots=ONES, tree=steps(*(holding(Node(kind)) for kind in _NEITHER))),
    *J("steps", "{filter}{_all_are}攻撃もブロックもできない", slots=ALL, tree=steps(*(holding(Node(kind), ALL_OF) for kind in _NEITHER))),
    *J("steps", "{duration}{targets}{_are}攻撃もブロックもできない", slots=f"{ONES} duration:duration", tree=steps(
        *(Node("be", targets=(TARGETS,), quality=Node(kind), duration=Hole("duration")) for kind in _NEITHER))),
    *J("steps", "{duration}{filter}{_all_are}攻撃もブロックもできない", slots=f"{ALL} duration:duration", tree=steps(
        *(Node("be", targets=(ALL_OF,), quality=Node(kind), duration=Hole("duration")) for kind in _NEITHER))),
]  # fmt: skip
