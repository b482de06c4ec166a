"""How players tell in Japanese what they did and how often it came: 城壁を殴る, 2回破壊された, 相手の場は空ではない. Understood, never written so."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.sentences.also import AMOUNT, CARDS, NONE, SOME, WHO, deed
from engine.language.sentences.also_japanese import HERE
from engine.language.sentences.as_told import AIMED, UNDERGONE
from engine.language.sentences.nouns import ME
from engine.language.tree import Node
from engine.language.wordings import Hole

_PARTICLES = ("は", "が")
_MINE = Node("play", who=ME, card=Hole("card"))
_PLAYED = Node(AIMED.kind, {**dict(AIMED.parts), "action": _MINE})

ACTIONS = [
    *J("core", "{card}を出す", "{card}を唱える", "{card}を撃つ", slots="card:thing", tree=_MINE),
    *J("action", *(f"{one}{verb}" for one in ("{targets|と}に{card}を", "{card}を{targets|と}に") for verb in ("撃つ", "打つ", "唱える")), slots="card:thing targets:aim+", tree=_PLAYED),
    *J("core", "{attacker}で{target}を殴る", "{attacker}が{target}を殴る", slots="attacker:thing target:thing", tree=Node("attack", attacker=Hole("attacker"), target=Hole("target"))),
    *J("core", *(f"{{card}}{evolve}" for evolve in ("に進化権を使う", "に進化を使う", "に進化権を切る")), slots="card:thing", tree=Node("evolve", who=ME, card=Hole("card"))),
    *J("core", "{who}ターンを終える", slots="who:owner", tree=Node("end_turn", who=WHO)),
    *J("core", "ターンを終える", tree=Node("end_turn", who=ME)),
]  # fmt: skip

HAPPENED = [
    *J("claim", *(f"{{card}}{p}{{amount:timed}}{{deed!た}}" for p in _PARTICLES), slots="card:thing amount:figure deed:deed", tree=Node(
        "happened_times", amount=AMOUNT, happening=UNDERGONE)),
    *J("claim", *(f"{{card}}{p}{{amount:timed}}攻撃した" for p in _PARTICLES), slots="card:thing amount:figure", tree=Node(
        "happened_times", amount=AMOUNT, happening=Node("attacks", attacker=Hole("card")))),
    *J("claim", *(f"{{effect}}{p}{{amount:timed}}{did}" for p in _PARTICLES for did in ("発動した", "発動する", "誘発した", "働いた")), slots="effect:effect amount:figure", tree=Node(
        "happened_times", amount=AMOUNT, happening=Node("triggers", effect=Hole("effect")))),
    *J("claim", *(f"{{cards|と}}{p}{end}" for p in _PARTICLES for end in ("死亡する", "死亡した", "倒される", "倒された", "死ぬ", "死んだ")), slots="cards:thing+", tree=Node(
        "underwent", cards=CARDS, deed=deed("destroyed"), negated=0)),
]  # fmt: skip

WHERE = [
    *J("claim", *(f"{{place}}は空{end}" for end in ("ではない", "でない", "ではなくなる")), slots="place:place", tree=Node("count_in", place=Hole("place"), amount=SOME)),
    *J("claim", *(f"{{place}}に{{kind}}は{none}" for none in ("いない", "ない")), slots="place:place kind:KIND", tree=Node("count_in", kind=Hole("kind"), place=Hole("place"), amount=NONE)),
    *J("claim", *(f"{{place}}に{{kind}}が{here}" for here in HERE), slots="place:place kind:KIND", tree=Node("count_in", kind=Hole("kind"), place=Hole("place"), amount=SOME)),
    *J("claim", *(f"{{cards|と}}{p}場を{left}" for p in _PARTICLES for left in ("離れる", "離れた", "離れている")), slots="cards:thing+", tree=Node(
        "located", cards=CARDS, place=Node("in_play"), negated=1)),
    *J("claim", *(f"{{who}}ターン{begun}" for begun in ("が始まる", "が始まった", "に移る", "に移った")), slots="who:owner", tree=Node("turn_of", who=WHO)),
]  # fmt: skip

AS_TOLD_JAPANESE = [*ACTIONS, *HAPPENED, *WHERE]
