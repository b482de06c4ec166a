"""How the cards of Phantom Magic Vision print that a card counts as a character, equipment or an enchantment from then on."""

from __future__ import annotations

from engine.games.vision.printed_parts import steps
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

CALLED = "card:NAME graze:NUMBER attack:NUMBER defense:NUMBER"
WITH = {"card": Hole("card"), "graze": Hole("graze"), "attack": Hole("attack"), "defense": Hole("defense")}
CHARACTER = "キャラクター「{card}（GRAZE{graze}、{attack}/{defense}、"
RACES = ("種族:{traits|/}）」", "「種族:{traits|/}」）」", "種族:{traits|/}」")
NO_RACE = ("種族:なし）」", "種族:なし」", "「種族:なし」）」")
THAT = ("そのカードは", "このカードは", "そのキャラクターは")
GUISES = [
    *J("guise", *(CHARACTER + end for end in RACES), slots=f"{CALLED} traits:TRAIT|", tree=Node("as_character", traits=(Hole("traits"),), **WITH)),
    *J("guise", *(CHARACTER + end for end in NO_RACE), slots=CALLED, tree=Node("as_character", **WITH)),
    *[
        wording
        for ja, form in (("装備カード", "equipment"), ("呪符カード", "enchantment"))
        for wording in (*J("guise", ja, tree=Node("as_set_card", form=form)), *J("guise", f"{ja}{{card}}", f"{ja}、{{card}}", slots="card:NAME", tree=Node("as_set_card", form=form, card=Hole("card"))))
    ],
    *J("from_then", *(f"{when}、{that}" for when in ("以後", "以降") for that in THAT), *(f"{that}{when}" for when in ("以後、", "以降、", "以後") for that in THAT), tree=Node("remark")),
    *J("counted", "として扱う。", "として扱われる。", tree=Node("remark")),
]
TARGETS = (Hole("targets"),)
HAVING = Node("having", gifts=(Hole("more"),))


def counting(dids: tuple[str, ...], kind: str, slots: str = "", **more: Hole | int | str) -> list[JapaneseWording]:
    """Sentences that say what is done with cards, which may be optional, and what they count as from then on."""
    found: list[JapaneseWording] = []
    for below, text, having in (("", "", {}), ("以下の効果を持つ", "{more}", {"having": HAVING})):
        does = Node(kind, targets=TARGETS, what=Hole("what"), **having, **more)
        parts = f"targets:target+ what:guise _then:from_then _end:counted {slots} {'more:gift*' if text else ''}"
        for end, does_it in (("する。", steps(does)), ("しても良い。", Node("may", do=steps(does)))):
            found += J("sentence", *(f"{did}{end}{{_then}}{below}{{what}}{{_end}}{text}" for did in dids), slots=parts, preferred=True, tree=Node("say", then=does_it))
    return found


OPEN = [w for ja, lies in (("アクティブ状態", "active"), ("スリープ状態", "asleep")) for w in counting((f"{{targets}}をあなたの場に{ja}でセット", f"{{targets}}をあなたの場に{ja}で、セット"), "enter_as", turned=lies)]
DOWN = ("を裏向きにして、", "を裏向きにして", "、を裏向きにして", "を、裏向きにして", "を裏向きで、", "を裏向きで", "を裏向きにし、")
CLOSED = [
    w
    for ja, lies in (("アクティブ状態", "active"), ("スリープ状態", "asleep"))
    for w in counting(tuple(f"{{targets}}{down}あなたの場に{ja}でセット" for down in DOWN), "enter_as", turned=lies, down=1)
]
SET = counting(("{targets}を{host}にセット", "{host}に{targets}をセット", "{host}に、{targets}をセット"), "set_as", "host:target", host=Hole("host"))
SET_DOWN = counting(
    (*(f"{{targets}}{down}{{host}}にセット" for down in DOWN), *(f"{{host}}に、{{targets}}{down}セット" for down in DOWN[:2])), "set_as", "host:target", host=Hole("host"), down=1,
)  # fmt: skip
TURNED = counting(("{targets}を裏向きに",), "count_as", down=1)
AS_THIS = [
    wording
    for ja, lies in (("アクティブ状態", "active"), ("スリープ状態", "asleep"))
    for down, more in (("を、", {}), ("を", {}), ("を裏向きにして、", {"down": 1}), ("を裏向きにして", {"down": 1}))
    for where in (f"{ja}であなたの場に出す", f"{ja}で場に出す", f"あなたの場に{ja}で出す")
    for wording in (
        *J("sentence", f"{{targets}}{down}以下の効果を持つ{{what}}として{where}。{{more}}", slots="targets:target+ what:guise more:gift*", preferred=True,
           tree=Node("say", then=steps(Node("enter_as", targets=TARGETS, what=Hole("what"), having=HAVING, turned=lies, **more)))),
        *J("sentence", f"{{targets}}{down}{{what}}として{where}。", slots="targets:target+ what:guise", preferred=True,
           tree=Node("say", then=steps(Node("enter_as", targets=TARGETS, what=Hole("what"), turned=lies, **more)))),
    )
]

GUISED = (*GUISES, *OPEN, *CLOSED, *SET, *SET_DOWN, *TURNED, *AS_THIS)
