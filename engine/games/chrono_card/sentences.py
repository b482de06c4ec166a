"""What players of Chrono Card say in scenarios: using cards, charms, interrupts, checked cards, figures and damage by their names."""

from engine.language.agreeing import ANSWERED
from engine.language.japanese_wordings import J
from engine.language.stated_otherwise import put_otherwise
from engine.language.tree import Node
from engine.language.wordings import Hole, W

ME = Node("player", {"is": "me"})
WHO = Hole("who")
_FIGURES = (("AP", "attack"), ("DP", "defense"))
_DAMAGE = Node("attribute", cards=(Node("leader", who=WHO),), attribute=Node("attribute", {"is": "damage"}), amount=Hole("amount"))


def declared(what: str) -> Node:
    """What is declared, by its name."""
    return Node("declaration", {"is": what})


def in_state(name: str, negated: int = 0) -> Node:
    """Cards that lie so."""
    return Node("in_state", cards=Hole("cards"), state=Node("state", {"is": name}), negated=negated)


PLAY = Node("play", who=WHO, card=Hole("card"))
CHARM = Node("declare_by", who=WHO, what=declared("charm"), card=Hole("card"))
SUPPORTED = Node("declare_by", who=WHO, what=declared("charm"), card=Hole("card"), support=Hole("support"))
TOGETHER = Node("declare_by", who=WHO, what=declared("charm"), card=Hole("card"), others=(Hole("others"),))
BOTH = Node("declare_by", who=WHO, what=declared("charm"), card=Hole("card"), others=(Hole("others"),), support=Hole("support"))
CHARMS = Node("attacks", attacker=Hole("card"))
SKILL = Node("use", who=WHO, effect=Hole("effect"))
ANSWERS = Node("with_targets", action=PLAY, targets=Hole("targets"))
END_MAIN = Node("declare", who=WHO, what=declared("end-of-main-phase"))
NEXT_PHASE = Node("declare", who=WHO, what=declared("phase-change"))
NO_DEFENSE = Node("declare", who=WHO, what=declared("no-defense"))
DEFENDS = Node("defend", card=Node("named", who=WHO, name=Hole("name")))
END = Node("end_interrupts", who=WHO)
NOBODY = Node("nobody_answers")
_NOTHING = ("何も起こさない", "何も起こさなかった", "何もしない", "何もしなかった")
_ITS_EFFECT = Node("effect_of", source=Hole("thing"), head="", text="")
FAILED = Node("fizzled", effects=Hole("effects"), negated=0)
MAKES = Node("produce", who=WHO, amount=Hole("amount"), point=Hole("point"))
MAKES_FROM = Node("produce", who=WHO, point=Hole("point"), card=Hole("card"))

ENGLISH = (
    *W("claim", "{who:subject} has/have {amount:figure} damage", "{who:subject} has/have {amount:figure} accumulated damage", tree=_DAMAGE),
    *W("core", "{who:subject} use[s] {card:thing}", tree=PLAY),
    *W("action", "{who:subject} use[s] {card:thing} on {targets:aim+}", tree=Node("with_targets", action=PLAY, targets=Hole("targets"))),
    *W("core", "{who:subject} interrupt[s] with {card:thing}", "{who:subject} answer[s] with {card:thing}", tree=PLAY),
    *(w for aim in ("on", "targeting") for said in ("interrupt[s]", "answer[s]") for w in W(
        "action", f"{{who:subject}} {said} with {{card:thing}} {aim} {{targets:aim+}}",
        tree=Node("with_targets", action=PLAY, targets=Hole("targets")))),
    *W("claim", "{thing:thing} fizzled", "{thing:thing} failed", tree=Node("fizzled", effects=(_ITS_EFFECT,), negated=0)),
    *W("claim", "{thing:thing} did nothing", "{thing:thing} had no effect", tree=Node("did_nothing", effects=(_ITS_EFFECT,))),
    *W("core", "{who:subject} charm[s] with {card:thing}", "{who:subject} declare[s] a charm with {card:thing}", tree=CHARM),
    *W("core", "{who:subject} charm[s] with {card:thing} supported~by {support:thing}", tree=SUPPORTED),
    *W("core", "{who:subject} declare[s] a charm with {card:thing} supported~by {support:thing}", tree=SUPPORTED),
    *(w for said in ("charm[s] with", "declare[s] a charm with", "declare[s] a charm by") for w in (
        *W("core", f"{{who:subject}} {said} {{card:thing}} and {{others:thing}}", tree=TOGETHER),
        *W("core", f"{{who:subject}} {said} {{card:thing}} and {{others:thing}} supported~by {{support:thing}}", tree=BOTH))),
    *W("pick", "AP", tree=Node("pick_number", number=1)),
    *W("pick", "DP", tree=Node("pick_number", number=2)),
    *W("claim", *(f"{{who:owner}} discard {said}" for said in ("has {amount:figure} card(s)", "holds {amount:figure} card(s)")),
       tree=Node("count_in", place=Node("place", who=WHO, zone="discard"), amount=Hole("amount"))),
    *W("core", "{who:subject} end[s] the main~phase", "{who:subject} end[s] my main~phase", tree=END_MAIN),
    *W("core", *(f"{{who:subject}} end[s] {the} {phase}" for the in ("the", "my") for phase in ("charm~phase", "draw~phase", "phase")),
       tree=NEXT_PHASE),
    *W("core", "{who:subject} does|do not defend", tree=NO_DEFENSE),
    *W("core", "{who:subject} defend[s] with {name:NAME}", tree=DEFENDS),
    *W("core", "{who:subject} confirm[s]", "{who:subject} declare[s] the end of interrupts", tree=END),
    *W("core", "nobody interrupts", "both players end interrupts", "both end interrupts", "both confirm", tree=NOBODY),
    *W("core", "{who:subject} produce[s] {point:COUNTER~pl} with {card:thing}", tree=MAKES_FROM),
    *(w for said in ("is|are not checked", "isn't|aren't checked", "is|are unchecked") for w in W(
        "claim", f"{{cards:those+}} {said}", tree=in_state("untapped"))),
    *W("claim", "{effects:effect+} failed", tree=FAILED),
    *put_otherwise("{card:thing} charm[s]", CHARMS),
)


def everybody(*templates: str) -> list[str]:
    """What a player does, said with が and は."""
    return [f"{{who}}{particle}{template}" for particle in ("が", "は") for template in templates]


def mine(node: Node) -> Node:
    """The same of the player who speaks of nobody."""
    return Node(node.kind, {**dict(node.parts), "who": ME})


_DONE = (
    (("{card}を使用する", "{card}を使う"), "card:thing", PLAY),
    (("{card}でチャームを宣言する", "{card}でチャームする", "{card}でチャームを行う"), "card:thing", CHARM),
    (("{card}によるチャームを宣言する",), "card:thing", CHARM),
    (("{support}の支援を受けて{card}でチャームを宣言する", "{support}の支援を受けて{card}でチャームする"),
     "card:thing support:thing", SUPPORTED),
    (("{card}と{others}でチャームを宣言する", "{card}と{others}でチャームする", "{card}と{others}でチャームを行う"),
     "card:thing others:thing", TOGETHER),
    (("{effect}を使う", "{effect}を使用する", "{effect}を使用宣言する", "{effect}を宣言する"), "effect:effect", SKILL),
    (("{card}で割り込む", "{card}で割り込みを行う", "{card}を割り込みで使用する"), "card:thing", PLAY),
    (("メインフェイズを終了する", "メインフェイズの終了を宣言する"), "", END_MAIN),
    (("防御しない", "防御を行わない"), "", NO_DEFENSE),
    (("チャームフェイズを終了する", "ドローフェイズを終了する", "フェイズを終了する"), "", NEXT_PHASE),
    (("{name}で防御する", "{name}で防御を宣言する"), "name:NAME", DEFENDS),
    (("割り込みを終了する",), "", END),
    (tuple(f"{{card}}{by}{{point}}を発生させる" for by in ("で", "をCheckして", "をCheck状態にして", "から")),
     "card:thing point:COUNTER", MAKES_FROM),
    (("{point}を{amount}発生させる", "{point}を{amount}点発生させる"), "point:COUNTER amount:NUMBER", MAKES),
)  # fmt: skip
JAPANESE = (
    *(w for said, figure in _FIGURES for w in J("attribute", said, tree=Node("attribute", {"is": figure}))),
    *(w for damage in ("ダメージ", "蓄積ダメージ") for is_ in ("は", "が") for points in ("", "点") for w in J(
        "claim", f"{{who}}の{damage}{is_}{{amount}}{points}", slots="who:subject amount:figure", tree=_DAMAGE)),
    *(w for said, slots, tree in _DONE for w in J("core", *everybody(*said), slots=f"who:subject {slots}", tree=tree)),
    *(w for said, slots, tree in _DONE if tree is not DEFENDS for w in J("core", *said, slots=slots, tree=mine(tree))),
    *J("pick", "AP", tree=Node("pick_number", number=1)),
    *J("pick", "DP", tree=Node("pick_number", number=2)),
    *(w for did in ("{card}で割り込む", "{card}を使用する", "{card}を使う")
      for said in everybody(f"{did}（対象は{{targets}}）", f"{{targets}}を対象に{did}", f"{{targets}}を選んで{did}")
      for w in J("action", said, slots="who:subject card:thing targets:aim+", tree=ANSWERS)),
    *(w for did in ("{card}で割り込む", "{card}を使用する", "{card}を使う")
      for said in (f"{did}（対象は{{targets}}）", f"{{targets}}を対象に{did}", f"{{targets}}を選んで{did}")
      for w in J("action", said, slots="card:thing targets:aim+", tree=Node("with_targets", action=mine(PLAY), targets=Hole("targets")))),
    *J("action", *(f"{hand}{{cards|と}}を捨てて{mark}{{action}}" for hand in ("", "手札の", "手札から") for mark in ("", "、")),
       slots="cards:thing+ action:action", preferred=True,
       tree=Node("with_deed", action=Hole("action"), cards=Hole("cards"), deed=Node("deed", verb="discarded"))),
    *J("core", "{card}で防御する", "{card}で防御を宣言する", slots="card:thing", tree=Node("defend", card=Hole("card"))),
    *J("core", "誰も割り込まない", "お互いに割り込み終了", "双方が割り込み終了を宣言する", "両者が割り込みを終了する", tree=NOBODY),
    *(w for p in ("は", "が") for end in ("", "である", "になっている") for w in J(
        "claim", f"{{cards|と}}{p}Check状態{end}", slots="cards:thing+", tree=in_state("tapped"))),
    *(w for p in ("は", "が") for said in ("未Check状態", "未Check状態である", "Check状態でない", "Check状態ではない") for w in J(
        "claim", f"{{cards|と}}{p}{said}", slots="cards:thing+", tree=in_state("untapped"))),
    *J("claim", *(f"{{effects}}は{said}" for said in ("失敗した", "失敗する")), slots="effects:effect+", tree=FAILED),
    *J("claim", *(f"{{thing}}{p}{said}" for p in ("は", "が") for said in ("失敗した", "不発になった")),
       slots="thing:thing", tree=Node("fizzled", effects=(_ITS_EFFECT,), negated=0)),
    *J("claim", *(f"{{thing}}{p}{said}" for p in ("は", "が") for said in _NOTHING),
       slots="thing:thing", tree=Node("did_nothing", effects=(_ITS_EFFECT,))),
    *J("claim", "{effects}は何も起こさない", "{effects}は何も起こさなかった",
       slots="effects:effect+", tree=Node("did_nothing", effects=Hole("effects"))),
)

SENTENCES = (*ANSWERED, *ENGLISH, *JAPANESE)
