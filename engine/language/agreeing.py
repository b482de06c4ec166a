"""How a line of its own answers what a player is asked while the action above it goes on: they do it, pay, or do not."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.phrases import P
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_SAYS = "of what that player is asked while the action above goes on"


def _done(kind: str, way: str) -> Node:
    return Node(kind, {"who": Hole("who"), "in": way})


def answering(way: str, en: tuple[str, str], ja: tuple[str, str], also: tuple[str, ...] = (), also_ja: tuple[tuple[str, str], ...] = ()) -> tuple[object, ...]:
    """The lines by which somebody does, or does not do, what is asked in one ``way``.

    ``en`` and ``ja`` are what is done and what is not done; ``also`` and ``also_ja`` say the same otherwise, the English by a verb that takes ``[s]``.
    """
    kinds = ("agrees", "agrees_not")
    return (
        *(P("core", kind, f"{{who:subject}} {said}", f"{{who}}が{said_ja}", fix={"in": way}, example="opponent " + said.replace("[es]", "es").replace("[s]", "s").replace("~", " "), says=_SAYS)
          for kind, said, said_ja in zip(kinds, en, ja, strict=True)),
        *(w for verb in also for kind, said in zip(kinds, (verb, "do[es] not " + verb.replace("[es]", "").replace("[s]", "")), strict=True)
          for w in W("core", f"{{who:subject}} {said}", tree=_done(kind, way))),
        *(w for pair in ((ja[0], ja[1]), *also_ja) for kind, said in zip(kinds, pair, strict=True) for part in ("が", "は") if (pair, part) != (ja, "が")
          for w in J("core", f"{{who}}{part}{said}", slots="who:subject", tree=_done(kind, way))),
    )  # fmt: skip


ANSWERED = (
    *answering("so", ("do[es] so", "do[es] not do~so"), ("そうする", "そうしない"), ("do[es] it", "accept[s]", "agree[s]"), (("それを行う", "それを行わない"), ("そうすることを選ぶ", "そうしないことを選ぶ"), ("任意効果を使う", "任意効果を使わない"))),
    *answering("pay", ("pay[s]", "do[es] not pay"), ("支払う", "支払わない"), ("pay[s]~it",), (("コストを支払う", "コストを支払わない"), ("払う", "払わない"))),
    P("core", "agrees", "{who:subject} pay[s] {amount:NUMBER} {counter:COUNTER~n}", "{who}が{counter}を{amount}支払う", fix={"in": "pay"}, example="opponent pays 2 play points", says=_SAYS),
    *J("core", *(f"{{who}}{said}" for said in ("は{counter}を{amount}支払う", "は{counter}{amount}を支払う", "が{counter}{amount}を支払う", "は{amount}{counter}を支払う", "は{counter}を{amount}枚支払う", "が{counter}を{amount}枚支払う")),
       slots="who:subject counter:COUNTER amount:NUMBER", tree=Node("agrees", {"who": Hole("who"), "in": "pay", "amount": Hole("amount"), "counter": Hole("counter")})),
)  # fmt: skip
