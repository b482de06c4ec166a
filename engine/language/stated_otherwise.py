"""How else scenarios state happenings in both languages: denied, in the perfect, and of several cards at once.

Made from the table of happenings, so that a happening that is new has them too. They are understood, and written in the words of the phrases that mean them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.kernel.happenings import Happening
from engine.kernel.happenings import Phrasing as Said
from engine.language.happenings import VERB, of_any_card, participle, past
from engine.language.japanese import conjugated
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.templates import Slot, read_english
from engine.language.tree import Node
from engine.language.wordings import Each, Hole, W, Wording

ALL_HAPPENED = "all_happened"
_OF_SEVERAL_ALREADY = ("{card:thing} is {deed:deed}", "{card:thing} enter[s]", "{card:thing} evolve[s]")  # phrases say these of several cards
_SAID_OF_DEEDS = ("take", "get")  # “nobody took damage” is said of what befell cards
_OF_ONE = re.compile(r"^\{(?P<name>\w+):thing\} ")
_DID_NOT = "did~not|didn't|does~not|doesn't|do~not|don't"
_HAS_NOT = "has~not|have~not|hasn't|haven't|has~never|have~never"


def stated_otherwise(found: Iterable[Happening]) -> list[Wording]:
    """The English ones: “Goblin never took 2 damage”, “Goblin has attacked”, “Goblin and Fighter each took 2 damage”."""
    told = [(s.kind, w) for s in (h.scenarios for h in found if h.scenarios is not None and not h.scenarios.effect) for w in s.wordings]
    made = [w for kind, one in told for w in _denied_or_of_several(one.en, Node(kind, {name: Hole(name) for name in _names(one.en)}))]
    return made + [w for kind, one in told for w in _of_nobody(kind, one)]


def _of_nobody(kind: str, wording: Said) -> list[Wording]:
    """No card did it: “nobody attacked”, “no card blocks Goblin”."""
    verb = VERB.search(wording.en)
    if verb is None or verb[1] in _SAID_OF_DEEDS or not _OF_ONE.match(wording.en):
        return []
    did = f"{verb[1]}s|{past(verb[1])}{wording.en[verb.end() :]}"
    return [
        w for part, _, _ in of_any_card(wording)
        for w in W("claim", *(f"{nobody} {did}" for nobody in ("nobody", "no~one", "nothing", "no~card")),
                   tree=Node("happened", happening=_of_any(kind, wording.en, part), negated=1))
    ]  # fmt: skip


def _of_any(kind: str, english: str, part: str) -> Node:
    return Node(kind, {name: Node("anything") if name == part else Hole(name) for name in _names(english)})


def put_otherwise(english: str, happening: Node) -> list[Wording]:
    """The ways of one template that is no phrase, whose verb is marked (“take[s]”)."""
    verb = VERB.search(english)
    if verb is None:
        raise ValueError(f"no verb of “{english}” is marked")
    perfect = f"{english[: verb.start()]}has|have {participle(verb[1])}{english[verb.end() :]}"
    return [*W("happening", perfect, tree=happening), *_denied_or_of_several(english, happening)]


def _denied_or_of_several(english: str, happening: Node) -> list[Wording]:
    """Nothing where no verb is marked."""
    verb = VERB.search(english)
    if verb is None:
        return []
    before, after = english[: verb.start()], english[verb.end() :]
    plain, then = verb[1], past(verb[1])
    done = participle(plain)
    denied = (f"{_DID_NOT} {plain}", f"never {then}|{plain}|{plain}s", f"{_HAS_NOT} {done}")
    made = W("claim", *(before + words + after for words in denied), tree=Node("happened", happening=happening, negated=1))
    if (one := _OF_ONE.match(english)) and english not in _OF_SEVERAL_ALREADY:
        of_all = "{cards:thing+} " + before[one.end() :]
        made += W("claim", *(f"{of_all}{each}{plain}|{plain}s|{then}{after}" for each in ("", "each|both ")), tree=_of_all(happening, one["name"]))
    return made


def stated_otherwise_in_japanese(found: Iterable[Happening]) -> list[JapaneseWording]:
    """The Japanese ones of several cards: ゴブリンとファイターはそれぞれ2ダメージを受けた."""
    made: list[JapaneseWording] = []
    for told in (h.scenarios for h in found if h.scenarios is not None and not h.scenarios.effect):
        for wording in told.wordings:
            one = _OF_ONE.match(wording.en)
            if one is None or wording.en in _OF_SEVERAL_ALREADY or not wording.ja.startswith(head := "{" + one["name"] + "}が"):
                continue
            rest = wording.ja.removeprefix(head)
            slots = " ".join(f"{s.name}:{s.category}" for s in read_english(wording.en) if isinstance(s, Slot) and s.name != one["name"])
            ways = [f"{{cards|と}}{p}{each}{end}" for p in ("は", "が") for each in ("", "それぞれ", "各々", "ともに") for end in (rest, conjugated(rest, "た"))]
            nobody = [f"{no}{end}" for no in ("誰も", "何も", "どのカードも") for end in (conjugated(rest, "否"), conjugated(rest, "否た"))]
            made += J("claim", *nobody, slots=slots, tree=Node("happened", happening=_of_any(told.kind, wording.en, one["name"]), negated=1))
            made += J("claim", *ways, slots=f"cards:thing+ {slots}", tree=_of_all(Node(told.kind, {name: Hole(name) for name in _names(wording.en)}), one["name"]))
    return made


def _names(english: str) -> list[str]:
    return re.findall(r"\{(\w+):", english)


def _of_all(happening: Node, one: str) -> Node:
    """All of these happened: the happening for each of several cards."""
    parts = {name: Hole("item") if value == Hole(one) else value for name, value in happening.parts}
    return Node(ALL_HAPPENED, happenings=(Each("cards", Node(happening.kind, parts)),))
