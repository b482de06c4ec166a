"""What players of Duel Masters say of cards that come in while an action goes on (S-triggers, Ninja Strike, blocks), and of further ways of using them."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.phrases import P
from engine.language.players import ME
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_WHO, _CARD = Hole("who"), Hole("card")
_PLAY = Node("play", who=_WHO, card=_CARD)
_GEAR = Node("effect_of", source=Hole("gear"), head="", text="")
_EITHER = ((_WHO, "who:subject card:thing", ("{who}が", "{who}は")), (ME, "card:thing", ("",)))  # said of somebody, or of me without saying so

# what comes in while an attack goes on: id, English, Japanese; those that are keywords of cards are heads of themselves
_DECLARED = (
    ("ninja-strike", "Ninja~Strike", "ニンジャ・ストライク"),
    ("invasion", "Invasion", "侵略"),
    ("revolution-change", "Revolution~Change", "革命チェンジ"),
    ("attack-chance", "Attack~Chance", "アタック・チャンス"),
    ("revolution-zero", "Revolution~0~Trigger", "革命0トリガー"),
    ("s-back", "S-Back", "S・バック"),
)
_JOINING = (*_DECLARED, ("shield-trigger", "Shield~Trigger", "S・トリガー"), ("shield-trigger", "S-trigger", "S・トリガー"), ("g-strike", "G-Strike", "G・ストライク"))
# how abilities are called by what they wait for
_HEADS = (
    ("last-words", ("effect~on~being~destroyed", "effect~on~destruction", "ability~on~being~destroyed"), ("破壊された時の", "破壊時の")),
    ("own-enter", ("effect~on~entering~the~battle~zone", "ability~on~entering"), ("バトルゾーンに出た時の", "出た時の")),
    ("strike", ("effect~on~attacking", "ability~on~attacking"), ("攻撃する時の", "攻撃時の")),
)


def _used(head: str, who: Node | Hole = _WHO, kind: str = "use") -> Node:
    return Node(kind, who=who, effect=Node("effect_of", source=_CARD, head=head, text=""))


JOINED = [
    *(P("head", "head", en, ja, example=en.replace("~", " "), fix={"is": id}) for id, en, ja in _DECLARED),
    *(P("how", "how", en, ja, example=en.replace("~", " "), fix={"is": id}) for id, en, ja in (*_DECLARED, ("g-zero", "G-Zero", "G・ゼロ"))),
    P("core", "use_not", "{who:subject} do[es] not use {effect:effect}", "{who}が{effect}を使わない", example="opponent does not use Goblin's effect",
      says="of what somebody may use while the action before goes on"),
    P("core", "no_block", "nobody blocks", "誰もブロックしない", example="nobody blocks"),
    P("core", "no_block", "{who:subject} do[es] not block", "{who}がブロックしない", example="opponent does not block"),
]  # fmt: skip
ENGLISH = [
    *(w for id, en, _ in _JOINING for w in W("core", *(f"{{who:subject}} use[s] {en} {of} {{card:thing}}" for of in ("of", "with", "on", "from")), f"{{who:subject}} use[s] the~{en} of {{card:thing}}",
       f"{{who:subject}} use[s] {{card:thing}} by~{en}", tree=_used(id))),
    *(w for words in ("S-trigger", "Shield~Trigger") for w in W("core", f"{{who:subject}} use[s] {words} {{card:thing}}", f"{{who:subject}} use[s] the~{words} {{card:thing}}", tree=_used("shield-trigger"))),
    *W("core", "{who:subject} invade[s] with {card:thing}", tree=_used("invasion")),
    *W("core", *(f"{{who:subject}} {change} {to} {{card:thing}}" for change in ("revolution-change[s]", "revolution change[s]") for to in ("into", "to")), tree=_used("revolution-change")),
    *W("core", "{card:thing} guard[s]", tree=Node("defend", card=_CARD)),
    *W("core", "{who:subject} do[es] not use {card:thing}", tree=_used("", kind="use_not")),
    *W("core", "{who:subject} do[es] not block it", "{who:subject} block[s] with~nothing", tree=Node("no_block", who=_WHO)),
    *(w for id, en, _ in _HEADS for w in W("head", *en, tree=Node("head", {"is": id}))),
    *W("core", "{who:subject} generate[s] {card:thing}", "{who:subject} deploy[s] {card:thing}", "{who:subject} fortify|fortifies a~shield with {card:thing}",
       "{who:subject} fortify|fortifies {card:thing}", tree=_PLAY),
    *W("action", *(f"{{who:subject}} {verb}[s] {{card:thing}} {by}~G-Zero" for verb in ("summon", "cast", "play", "use") for by in ("by", "using", "for~no~cost~by", "thanks~to")),
       tree=Node("with_how", action=_PLAY, how="g-zero")),
    *(w for negated, verbs in enumerate((("can", "may"), ("can't", "cannot"))) for w in W("claim", *(f"{{cards:those+}} {can} attack {whom}" for can in verbs for whom in ("opponent", "the~player", "players")),
       tree=Node("can_attack", cards=Hole("cards"), target=Node("other_leader"), negated=negated))),
    *W("able", "summon {card:thing}", "generate {card:thing}", "deploy {card:thing}", tree=Node("play", card=_CARD)),
    *W("able", "charge {card:thing}", tree=Node("put_card", card=_CARD, place=Node("place", who=ME, zone="mana"))),
]  # fmt: skip
JAPANESE = [
    *(w for id, _, ja in _JOINING for who, slots, starts in _EITHER for w in J(
        "core", *(start + said for start in starts for said in (f"{{card}}で{ja}を使う", f"{{card}}で{ja}する", f"{{card}}の{ja}を使用する", f"{{card}}の{ja}を宣言する",
                                                               *(f"{ja}で{{card}}を{verb}" for verb in ("召喚する", "唱える", "使う", "出す")))), slots=slots, tree=_used(id, who))),
    *(w for who, slots, starts in _EITHER for w in (
        *J("core", *(f"{start}{{card}}{said}" for start in starts for said in ("で侵略する", "に侵略する", "を侵略させる")), slots=slots, tree=_used("invasion", who)),
        *J("core", *(f"{start}{{card}}{said}" for start in starts for said in ("に革命チェンジする", "と革命チェンジする", "で革命チェンジする", "へ革命チェンジする")), slots=slots, tree=_used("revolution-change", who)),
        *J("core", *(f"{start}{{card}}を{said}" for start in starts for said in ("ジェネレートする", "展開する", "シールドに付ける", "要塞化する")), slots=slots, tree=Node("play", who=who, card=_CARD)),
        *J("core", *(f"{start}{{card}}を使わない" for start in starts), slots=slots, tree=_used("", who, "use_not")),
        *J("action", *(f"{start}{words}{verb}" for start in starts for words in ("G・ゼロで{card}を", "{card}をG・ゼロで", "{card}のG・ゼロで") for verb in ("召喚する", "唱える", "使う", "出す")), slots=slots,
           tree=Node("with_how", action=Node("play", who=who, card=_CARD), how="g-zero")),
    )),
    *J("core", "{card}でガードする", "{card}がガードする", "{card}でガードマンを使う", slots="card:thing", tree=Node("defend", card=_CARD)),
    *J("core", "{who}はブロックしない", slots="who:subject", tree=Node("no_block", who=_WHO)),
    *J("core", "ブロックしない", "ブロックはしない", slots="", tree=Node("no_block")),
    *J("core", "{who}は{effect}を使わない", slots="who:subject effect:effect", tree=Node("use_not", who=_WHO, effect=Hole("effect"))),
    *J("action", "{gear}を{base|と}にクロスする", slots="gear:thing base:pick+", tree=Node("with_picks", action=Node("use", who=ME, effect=_GEAR), picks=Hole("base"))),
    *(w for id, _, heads in _HEADS for w in J("head", *(f"{head}{what}" for head in heads for what in ("効果", "能力")), tree=Node("head", {"is": id}))),
    *(w for negated, end in enumerate(("できる", "できない")) for w in J("claim", *(f"{{cards|と}}は{whom}を攻撃{end}" for whom in ("相手", "相手プレイヤー", "プレイヤー")), slots="cards:those+",
       tree=Node("can_attack", cards=Hole("cards"), target=Node("other_leader"), negated=negated))),
    *J("able", "{card}を召喚", "{card}をジェネレート", "{card}を展開", slots="card:thing", tree=Node("play", card=_CARD)),
    *(w for negated, ends in enumerate((("られる", "ることができる"), ("られない", "ることができない"))) for w in (
        *J("claim", *(f"{{card}}を唱え{end}" for end in ends), slots="card:thing", tree=Node("can_do", who=ME, action=Node("play", card=_CARD), negated=negated)),
        *J("claim", *(f"{{who}}は{{card}}を唱え{end}" for end in ends), slots="who:subject card:thing", tree=Node("can_do", who=_WHO, action=Node("play", card=_CARD), negated=negated)),
    )),
]  # fmt: skip

JOINS_SAID = (*JOINED, *ENGLISH, *JAPANESE)
