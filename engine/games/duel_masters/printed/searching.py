"""How cards print the search through a deck."""

from engine.games.duel_masters.printed.pieces import IT, ME, ONE, PARTS, TARGETS, cards, put, steps, within
from engine.language.tree import Node
from engine.language.wordings import W

_SHOWN = Node("say", then=Node("may", do=steps(Node("reveal", targets=TARGETS), put((IT,), "hand", ME))))
_SEARCH = "search~your~deck. you~may~take {targets:target+}"

_FOUND = (Node("chosen", count=ONE, filter=cards(tests=(within(ME, "deck"),))),)
_SHOW = "reveal~it|show~it~to~your~opponent|reveal~that~card"

PRINTED_SEARCHING = [
    *W("sentence", f"search~your~deck~for a|an {PARTS} , {_SHOW} , and put~it~into~your~hand .", f"search~your~deck~for a|an {PARTS} , {_SHOW} and put~it~into~your~hand .", tree=Node(
        "say", then=steps(Node("reveal", targets=_FOUND), put((IT,), "hand", ME)))),
    *(w for zone, said in (("hand", "into~your~hand"), ("mana", "into~your~mana~zone"), ("battle", "into~the~battle~zone"), ("graveyard", "into~your~graveyard")) for w in W(
        "sentence", f"search~your~deck~for a|an {PARTS} and put~it {said} .", tree=Node("say", then=steps(put(_FOUND, zone))))),
    *(w for zone, said in (("mana", "into~your~mana~zone"), ("battle", "into~the~battle~zone"), ("graveyard", "into~your~graveyard")) for w in W(
        "sentence", f"{_SEARCH} and put it|them {said} .", tree=Node("say", then=Node("may", do=steps(put((TARGETS,), zone)))))),
    *W("sentence", _SEARCH + " , show it|that~card|that~creature|that~spell to~your~opponent , and put~it~into~your~hand .", tree=_SHOWN),
    *W("sentence", _SEARCH + " and put~it~into~your~hand .", tree=Node("say", then=Node("may", do=steps(put(TARGETS, "hand", ME))))),
]  # fmt: skip
