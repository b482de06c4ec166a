"""What players of Phantom Magic Vision say in scenarios: answers, who defends, life, nodes, what came to nothing."""

from engine.language.agreeing import ANSWERED, answering
from engine.language.japanese_wordings import J
from engine.language.players import ME
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_WHO, _CARD, _AMOUNT = Hole("who"), Hole("card"), Hole("amount")
_PLAY, _MINE = Node("play", who=_WHO, card=_CARD), Node("play", who=ME, card=_CARD)
_DEFENDS = Node("defend", card=Node("named", who=_WHO, name=Hole("name")))
_PASSES = Node("pass", who=_WHO)
_LIFE = Node("point", who=_WHO, point="life", amount=_AMOUNT)
_TOUGHNESS = Node("attribute", {"is": "defense"})
_ITS_EFFECT = (Node("effect_of", source=Hole("thing"), head="", text=""),)
_FAILED, _NOTHING = Node("fizzled", effects=_ITS_EFFECT, negated=0), Node("did_nothing", effects=_ITS_EFFECT)
_CARRIED_OUT = Node("happened", happening=Node("resolves", effect=_ITS_EFFECT[0]), negated=0)
_VOID = {no: Node("underwent", cards=Hole("cards"), deed=Node("deed", verb="negated"), negated=no) for no in (0, 1)}
_AREA = Node("place", who=_WHO, zone="node")

_DONE_OR_NOT = (("行う", "行わない"), ("使う", "使わない"))
_GRAZED = (
    ("グレイズする", "グレイズしない"),
    *((f"{word}を{do}", f"{word}を{no}") for word in ("GRAZE", "グレイズ") for do, no in _DONE_OR_NOT),
)

SENTENCES = (
    *ANSWERED,
    *answering("graze", ("graze[s]", "do[es] not graze"), ("GRAZEする", "GRAZEしない"), ("use[s]~graze", "declare[s]~graze"), _GRAZED),
    *W("core", "{who:subject} declare[s] {card:thing}", "{who:subject} answer[s] with {card:thing}", tree=_PLAY),
    *W("action", *(f"{{who:subject}} answer[s] with {{card:thing}} {aims} {{targets:aim+}}" for aims in ("targeting", "on")),
       tree=Node("with_targets", action=_PLAY, targets=Hole("targets"))),
    *W("core", "{who:subject} defend[s] with {name:NAME}", tree=_DEFENDS),
    *W("core", *(f"{{who:subject}} {no} {what}" for no in ("does|do not", "doesn't|don't") for what in ("defend", "answer")), tree=_PASSES),
    *W("state", "awake", tree=Node("state", {"is": "active"})),
    *W("claim", "{thing:thing} fizzled", "{thing:thing} failed", tree=_FAILED),
    *W("claim", "{thing:thing} resolved", tree=_CARRIED_OUT),
    *J("claim", *(f"{{thing}}{p}解決{done}" for p in ("は", "が") for done in ("された", "した")), slots="thing:thing", tree=_CARRIED_OUT),
    *W("claim", "{thing:thing} did nothing", "{thing:thing} had no effect", tree=_NOTHING),
    *W("claim", "{cards:those+} was/were made~void", "{cards:those+} is/are made~void", tree=_VOID[0]),
    *W("claim", "{cards:those+} was/were not made~void", "{cards:those+} wasn't/weren't made~void", tree=_VOID[1]),
    *W("claim", "{amount:figure} of {who:owner} nodes is/are {state:state}",
       "{who:subject} has/have {amount:figure} {state:state} node(s)", tree=Node(
        "count_in", place=_AREA, amount=_AMOUNT, state=Hole("state"))),
    *W("claim", "{who:subject} has/have {amount:figure} character(s)", tree=Node(
        "count_in", who=_WHO, kind="character", place=Node("in_play"), amount=_AMOUNT)),
    *J("core", *(f"{{who}}{p}{{card}}を{verb}" for p in ("が", "は") for verb in ("使用する", "使用宣言する")),
       slots="who:subject card:thing", tree=_PLAY),
    *J("core", *(f"{{who}}{p}{{card}}で干渉する" for p in ("が", "は")), slots="who:subject card:thing", tree=_PLAY),
    *J("core", *(f"{{who}}{p}{{name}}で防御する" for p in ("が", "は")), slots="who:subject name:NAME", tree=_DEFENDS),
    *J("core", *(f"{{who}}{p}{what}{no}" for p in ("が", "は") for what in ("防御", "干渉") for no in ("しない", "を行わない")),
       slots="who:subject", tree=_PASSES),
    *J("action", *(f"{hand}{{picks|と}}を破棄して{mark}{{action}}" for hand in ("", "手札の") for mark in ("", "、")),
       slots="picks:pick+ action:action", preferred=True, tree=Node("with_picks", action=Hole("action"), picks=Hole("picks"))),
    *J("core", "{card}を使用する", "{card}を使用宣言する", "{card}で干渉する", slots="card:thing", tree=_MINE),
    *J("claim", *(f"{{thing}}{p}{said}" for p in ("は", "が") for said in (
        "失敗した", "失敗する", "不発になった", "不発になる", "不発だった")),
       slots="thing:thing", tree=_FAILED),
    *J("claim", *(f"{{who}}の{{state}}のノード{p}{{amount}}枚{end}" for p in ("は", "が") for end in ("", "である", "ある")),
       slots="who:subject state:state amount:figure", tree=Node(
        "count_in", place=_AREA, amount=_AMOUNT, state=Hole("state"))),
    *(w for said, no in (("除外された", 0), ("除外されなかった", 1)) for p in ("は", "が") for w in J("claim", f"{{cards|と}}{p}{said}",
       slots="cards:those+", tree=Node("underwent", cards=(Hole("cards"),), deed=Node("deed", verb="banished"), negated=no))),
    *J("attribute", "耐久力", "残り耐久力", tree=_TOUGHNESS),
    *J("claim", *(f"{{who}}のライフ{p}{{amount}}{end}" for p in ("は", "が") for end in ("", "である", "になる")),
       slots="who:subject amount:figure", tree=_LIFE),
)
