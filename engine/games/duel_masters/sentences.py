"""What players of Duel Masters say in scenarios: they summon, cast and charge, and shields are broken."""

from engine.games.duel_masters import d_switch, gear, hyper
from engine.games.duel_masters.phrases_of_joins import JOINS_SAID
from engine.games.duel_masters.said_of_attacks import SAID_OF_ATTACKS
from engine.language.japanese_wordings import J
from engine.language.phrases import P
from engine.language.players import ME, OPPONENT
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_WHO, _CARD = Hole("who"), Hole("card")
_FREE = Node("play_free", who=_WHO, card=_CARD)
_PLAY, _MINE = Node("play", who=_WHO, card=_CARD), Node("play", who=ME, card=_CARD)
_EVOLVED_TO = ("から{card}に進化する", "から{card}に進化させる", "を{card}に進化させる")
_PUT_ONTO = (*_EVOLVED_TO, "を進化元に{card}をプレイする", "の上に{card}を出す", "の上に{card}を召喚する")
_ONTO = Node("with_picks", action=_PLAY, picks=Hole("base"))
_GEAR = Node("effect_of", source=Hole("gear"), head="", text="")
_CROSSED = Node("with_picks", action=Node("use", who=_WHO, effect=_GEAR), picks=Hole("base"))
_WAS_CROSSED = Node("happened", happening=Node("is_crossed", gear=Hole("gear"), card=_CARD), negated=0)
_CROSSED_NOW = Node("state", **{"is": gear.CROSSED})
_WITH_NOTHING = (" with anything", " with a~creature", " with any~creature")
_CROSSED_OR_NOT = (("クロスされている",), ("クロスされていない", "何にもクロスされていない", "どのクリーチャーにもクロスされていない"))
_BREAKERS = (
    ("double~breaker", "W・ブレイカー", 2),
    ("triple~breaker", "T・ブレイカー", 3),
    ("quadruple~breaker", "Q・ブレイカー", 4),
)
_SIDES = (("the~creature~side", "クリーチャー側", 1), ("the~spell~side", "呪文側", 2))
_FREELY = ("for~no~cost", "for~free", "without~paying", "without~paying~its~cost", "without~paying~for~it")
_UNPAID = ("コストを支払わずに{card}を", "{card}をコストを支払わずに", "{card}を、コストを支払わずに", "コストを払わずに{card}を")
_BROKEN = Node("deed", verb="broken")
_ONE = Node("exactly", n=1)


def _charged(who: Node | Hole) -> Node:
    return Node("put_card", who=who, card=_CARD, place=Node("place", who=who, zone="mana"))


def _broken(amount: Node | Hole, **whose: Hole) -> Node:
    return Node("count_of", amount=amount, deed=_BROKEN, **whose)


STATES = [
    P("state", "state", "crossed", "クロス中", example="crossed", fix={"is": gear.CROSSED}),
    P("state", "state", "upside~down", "上下逆さま", example="upside down", fix={"is": d_switch.SWITCHED}),
    P("state", "state", "in~hyper~mode", "ハイパーモード中", example="in hyper mode", fix={"is": hyper.MODE}),
]
ENGLISH = [
    *W("claim", *(f"{{cards:those+}} is|are {no} crossed{end}" for no in ("not", "no~longer") for end in _WITH_NOTHING),
       "{cards:those+} is|are no~longer crossed", "{cards:those+} is|are crossed with nothing",
       tree=Node("in_state", cards=Hole("cards"), state=_CROSSED_NOW, negated=1)),
    *W("core", *(f"{{who:subject}} {verb}[s] {{card:thing}}" for verb in ("summon", "cast", "use")), tree=_PLAY),
    *W("action", "{who:subject} summon[s]|play[s] {card:thing} on|onto {base:pick+}",
       "{who:subject} put[s] {card:thing} onto {base:pick+}", tree=_ONTO),
    *W("core", *(f"{{who:subject}} {verb}[s] {{card:thing}} {free}" for verb in ("summon", "cast", "use") for free in _FREELY),
       *(f"{{who:subject}} play[s] {{card:thing}} {free}" for free in _FREELY[1:]), tree=_FREE),
    *W("core", "{who:subject} charge[s] {card:thing}", tree=_charged(_WHO)),
    *W("action", "{who:subject} cross[es] {gear:thing} with|to|on|onto {base:pick+}", tree=_CROSSED),
    *(w for en, _, n in (*_BREAKERS, *_SIDES) for w in W("pick", en, tree=Node("pick_number", number=n))),
    *W("core", "{attacker:thing} attack[s] the~opponent's~shields|the~shields", tree=Node(
        "attack", attacker=Hole("attacker"), who=OPPONENT)),
    *W("claim", "{gear:thing} was crossed with|to|onto {card:thing}", tree=_WAS_CROSSED),
    *W("deed", "used", "cast", tree=Node("deed", verb="played")),
    *W("claim", "{amount:figure} shield(s) was/were broken", tree=_broken(Hole("amount"))),
    *W("claim", "a~shield was broken", tree=_broken(_ONE)),
    *W("claim", "{amount:figure} of {who:owner} shields was/were broken", tree=_broken(Hole("amount"), who=_WHO)),
    *W("claim", "{who:owner} shield was broken", tree=_broken(_ONE, who=_WHO)),
]
JAPANESE = [
    *(w for verb in ("召喚する", "召喚", "唱える") for w in (
        *J("core", f"{{who}}が{{card}}を{verb}", f"{{who}}は{{card}}を{verb}", slots="who:subject card:thing", tree=_PLAY),
        *J("core", f"{{card}}を{verb}", slots="card:thing", tree=_MINE),
    )),
    *(w for verb in ("プレイする", "召喚する", "唱える", "使う", "召喚", "プレイ") for w in (
        *J("core", *(f"{{who}}{p}{words}{verb}" for p in ("が", "は") for words in _UNPAID), slots="who:subject card:thing", tree=_FREE),
        *J("core", *(f"{words}{verb}" for words in _UNPAID), slots="card:thing", tree=Node("play_free", who=ME, card=_CARD)),
    )),
    *J("action", *(f"{{who}}{p}{{base|と}}の上に{{card}}を{verb}" for p in ("が", "は") for verb in ("召喚する", "プレイする", "出す")),
       slots="who:subject card:thing base:pick+", tree=_ONTO),
    *J("action", *(f"{{targets|と}}{onto}" for onto in _PUT_ONTO), slots="card:thing targets:aim+",
       tree=Node("with_targets", action=_MINE, targets=Hole("targets"))),
    *J("core", *(f"{{who}}{p}{{card}}を{verb}" for p in ("が", "は") for verb in ("マナチャージする", "チャージする")),
       slots="who:subject card:thing", tree=_charged(_WHO)),
    *J("core", "{card}をマナチャージする", "{card}をチャージする", "{card}をマナチャージ", slots="card:thing", tree=_charged(ME)),
    *J("action", *(f"{{who}}{p}{{gear}}を{{base|と}}にクロスする" for p in ("が", "は")), slots="who:subject gear:thing base:pick+",
       tree=_CROSSED),
    *(w for _, ja, n in (*_BREAKERS, *_SIDES) for w in J("pick", ja, tree=Node("pick_number", number=n))),
    *J("claim", *(f"{{gear}}{p}{{card}}にクロスした" for p in ("は", "を")), slots="gear:thing card:thing", tree=_WAS_CROSSED),
    *(w for negated, ends in enumerate(_CROSSED_OR_NOT) for w in J(
        "claim", *(f"{{cards|と}}は{end}" for end in ends), slots="cards:those+",
        tree=Node("in_state", cards=Hole("cards"), state=_CROSSED_NOW, negated=negated))),
    *J("deed", "召喚される", tree=Node("deed", verb="summoned")),
    *J("claim", "シールドが{amount:counted}ブレイクされた", slots="amount:figure", tree=_broken(Hole("amount"))),
    *J("claim", "{who}シールドが{amount:counted}ブレイクされた", slots="amount:figure who:owner", tree=_broken(Hole("amount"), who=_WHO)),
]  # fmt: skip

SENTENCES = (*JOINS_SAID, *SAID_OF_ATTACKS, *STATES, *ENGLISH, *JAPANESE)
