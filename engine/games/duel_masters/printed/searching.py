"""How cards print the search through a deck."""

from engine.games.duel_masters.printed.pieces import IT, ME, TARGETS, put, steps
from engine.language.tree import Node
from engine.language.wordings import W

_SHOWN = Node("say", then=Node("may", do=steps(Node("reveal", targets=TARGETS), put((IT,), "hand", ME))))
_SEARCH = "search~your~deck. you~may~take {targets:target+}"

PRINTED_SEARCHING = [
    *(w for zone, said in (("mana", "into~your~mana~zone"), ("battle", "into~the~battle~zone"), ("graveyard", "into~your~graveyard")) for w in W(
        "sentence", f"{_SEARCH} and put it|them {said} .", tree=Node("say", then=Node("may", do=steps(put((TARGETS,), zone)))))),
    *W("sentence", _SEARCH + " , show it|that~card|that~creature|that~spell to~your~opponent , and put~it~into~your~hand .", tree=_SHOWN),
    *W("sentence", _SEARCH + " and put~it~into~your~hand .", tree=Node("say", then=Node("may", do=steps(put(TARGETS, "hand", ME))))),
]  # fmt: skip
