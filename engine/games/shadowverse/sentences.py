"""What players of Shadowverse alone say in scenarios: a follower is super-evolved, a card is engaged, a Union Burst resolves."""

from collections.abc import Iterator

from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.phrases import P, Phrase
from engine.language.players import ME
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

Sayings = Iterator[Phrase | Wording | JapaneseWording]
_SUPER, _ENGAGE = (Node(kind, who=ME, card=Hole("card")) for kind in ("super_evolve", "engage"))
_BE, _PARTICLES, _FORMS = ("is/are", "was/were", "get[s]"), ("は", "が"), ("", "!た")

# how a card was destroyed: by the damage of an attack (or Bane), or by an effect (or its damage)
_MANNERS = (
    ("combat", "in~battle", "交戦で"),
    ("effect", "by~an~effect", "効果によって"),
)
_ALSO = {
    "combat": (
        "in combat|fight|a~fight|a~battle|the~fight|the~battle|the~combat|the~clash",
        "by|through combat|combat~damage|battle|the~attack|an~attack|its~attack|attack~damage",
    ),
    "effect": ("by|through|with an~ability|effects|an~effect's~damage|effect~damage",),
}
_ALSO_JA = {
    "combat": ("戦闘で", "交戦によって", "戦闘によって", "バトルで"),
    "effect": ("効果で", "能力で", "効果により", "能力によって"),
}


def _undergone(manner: str, negated: int, deed: Node | Hole | None = None) -> Node:
    return Node("underwent_how", cards=Hole("cards"), deed=deed or Hole("deed"), manner=manner, negated=negated)


def _how_undergone() -> Sayings:
    """A card was destroyed in battle, or by an effect; it was not."""
    for manner, en, ja in _MANNERS:
        so = en.replace("~", " ")
        done, denied = f"{{cards:those+}} was/were {{deed:deed}} {en}", f"{{cards:those+}} was/were not {{deed:deed}} {en}"
        yield P("claim", "underwent_how", done, f"{{cards}}は{ja}{{deed!た}}", example=f"Goblin was destroyed {so}",
                fix={"manner": manner, "negated": 0})  # fmt: skip
        yield P("claim", "underwent_how", denied, f"{{cards}}は{ja}は{{deed:undone!た}}", example=f"Goblin was not destroyed {so}",
                fix={"manner": manner, "negated": 1})  # fmt: skip
        words = (en, *_ALSO[manner])
        also = [f"{{cards:those+}} {be} {{deed:deed}} {how}" for be in _BE for how in words]
        yield from W("claim", *(one for one in also if one != done), tree=_undergone(manner, 0))
        also = [f"{{cards:those+}} {be} not {{deed:deed}} {how}" for be in _BE[:2] for how in words]
        yield from W("claim", *(one for one in also if one != denied), tree=_undergone(manner, 1))
        died = (f"{{cards:those+}} {die} {how}" for die in ("die[s]", "died") for how in words)
        yield from W("claim", *died, tree=_undergone(manner, 0, Node("deed", verb="destroyed")))
        words = (ja, *_ALSO_JA[manner])
        also = [f"{{cards|と}}{p}{how}{{deed{form}}}" for p in _PARTICLES for how in words for form in _FORMS]
        yield from J("claim", *(one for one in also if one != f"{{cards|と}}は{ja}{{deed!た}}"), slots="cards:those+ deed:deed",
                     tree=_undergone(manner, 0))  # fmt: skip
        also = [f"{{cards|と}}は{how}{mark}{{deed{form}}}" for how in words for mark in ("は", "") for form in _FORMS]
        yield from J("claim", *(one for one in also if one != f"{{cards|と}}は{ja}は{{deed!た}}"), slots="cards:those+ deed:undone",
                     tree=_undergone(manner, 1))  # fmt: skip


def _happened(how: Node | Hole, negated: int) -> Node:
    return Node("happened", happening=Node("played_so", card=Hole("card"), how=how), negated=negated)


def _how_played() -> Sayings:
    """A card was played with Accelerate, was enhanced; it was not."""
    with_how = "played with|using|for {how:how}"
    yield from W("claim", f"{{card:thing}} was|were|gets|got {with_how}", tree=_happened(Hole("how"), 0))
    yield from W("claim", f"{{card:thing}} was|were|is|are not {with_how}", tree=_happened(Hole("how"), 1))
    for id, en, ja in (
        ("accelerate", "accelerated", "アクセラレート"),
        ("crystallize", "crystallized", "結晶"),
        ("enhance", "enhanced", "エンハンス"),
    ):
        how = Node("how", {"is": id})
        yield from W("claim", f"{{card:thing}} was|were|is|are|gets|got {en}", tree=_happened(how, 0))
        yield from W("claim", f"{{card:thing}} was|were|is|are not {en}", tree=_happened(how, 1))
        denied = ("でプレイされない", "でプレイされなかった", "されない", "されなかった")
        for negated, ends in enumerate((("でプレイされた", "された"), denied)):
            said = (f"{{card}}{p}{ja}{end}" for p in _PARTICLES for end in ends)
            yield from J("claim", *said, slots="card:thing", tree=_happened(how, negated))


_CRESTS = Node("place", who=Hole("who"), zone="crests")


def _of_crests() -> Sayings:
    """Which crests a player has, and that one was gained or is gone."""
    holders = ("{who:subject}", "{who:owner} leader")
    some, none = Node("at_least", n=1), Node("exactly", n=0)
    for amount, have in ((some, "has|have|still~has|still~have"), (none, "does~not|doesn't|do~not|don't have"), (none, "has|have no")):
        of_any = Node("count_in", place=_CRESTS, amount=amount)
        of_one = Node("count_in", place=_CRESTS, amount=amount, name=Hole("name"))
        a = "" if have.endswith("no") else "a|an|any|the "
        for whose in holders:
            yield from W("claim", f"{whose} {have} {a}crest", tree=of_any) if a else ()
            named = ("Crest : {name:NAME}", "the~crest~of {name:NAME}", f"{a}{{name:NAME}} crest")
            yield from W("claim", *(f"{whose} {have} {crest}" for crest in named), tree=of_one)
    so_many = Node("count_in", place=_CRESTS, amount=Hole("amount"))
    yield from W("claim", "{who:owner} leader has {amount:figure} crest|crests", tree=so_many)
    gains, loses = "gain|gains|gained|get|gets|got|receives|received", "lose|loses|lost"
    for kind, verb, verbs in (("gains_crest", "gain", gains), ("loses_crest", "lose", loses)):
        of_any = Node(kind, who=Hole("who"), card=Node("anything"))
        of_one = Node(kind, who=Hole("who"), card=Hole("card"))
        for whose in holders:
            yield from W("happening", f"{whose} {verbs} a crest", tree=of_any)
            crests = ("Crest : {card:thing}", "the|a|an {card:thing} crest")
            yield from W("happening", *(f"{whose} {verbs} {crest}" for crest in crests), tree=of_one)
            denied = f"{whose} did~not|didn't|does~not|doesn't|do~not|don't {verb}"
            never = Node("happened", happening=of_any, negated=1)
            yield from W("claim", f"{denied} a|another|any crest", f"{whose} {verbs} no crest|crests", tree=never)
            yield from W("claim", f"{denied} Crest : {{card:thing}}", tree=Node("happened", happening=of_one, negated=1))
    having = (f"{{who}}{p}{{name}}のクレストを持っている" for p in _PARTICLES)
    yield from J("claim", *having, slots="who:subject name:NAME", tree=Node("count_in", place=_CRESTS, amount=some, name=Hole("name")))
    having = (f"{{who}}{p}クレストを{{amount:counted}}持っている" for p in _PARTICLES)
    yield from J("claim", *having, slots="who:subject amount:figure", tree=so_many)


SENTENCES = (
    *_of_crests(),
    P("head", "head", "Union~Burst", "ユニオンバースト", example="Union Burst", fix={"is": "union-burst"}),
    P("head", "head", "Skybound~Art", "奥義", example="Skybound Art", fix={"is": "skybound-art"}),
    *_how_undergone(),
    *_how_played(),
    *W("core", "super-evolve {card:thing}", tree=_SUPER),
    *W("core", "engage {card:thing}", tree=_ENGAGE),
    *J("core", "{card}を超進化させる", slots="card:thing", tree=_SUPER),
    *J("core", "{card}をアクトさせる", "{card}をアクトする", slots="card:thing", tree=_ENGAGE),
)
