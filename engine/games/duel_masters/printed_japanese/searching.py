"""How Japanese cards print the search through a deck."""

from engine.games.duel_masters.printed.pieces import COUNT, ME, THEM, cards, put, steps, within
from engine.games.duel_masters.printed_japanese.pieces import CARDS, PARTS
from engine.language.japanese_wordings import J
from engine.language.tree import Node

_SOUGHT = Node("chosen", count=COUNT, filter=cards(tests=(within(ME, "deck"),)))
_SEARCH = f"自分の山札を見る 。 その中から {CARDS}を{{count}}{{%noun:体}}選び、"

PRINTED_SEARCHING = [
    *J("sentence", _SEARCH + "{_show}{_whose}手札に加えて{_may}。", slots=f"{PARTS} count:count _show:show _whose:whose? _may:may",
       tree=Node("say", then=Node("may", do=steps(Node("reveal", targets=(_SOUGHT,)), put((THEM,), "hand", ME))))),
    *J("sentence", _SEARCH + "{_whose}手札に加えて{_may}。", slots=f"{PARTS} count:count _whose:whose? _may:may", tree=Node("say", then=Node("may", do=steps(put((_SOUGHT,), "hand", ME))))),
    *J("sentence", _SEARCH + "バトルゾーンに出して{_may}。", slots=f"{PARTS} count:count _may:may", tree=Node("say", then=Node("may", do=steps(put((_SOUGHT,), "battle"))))),
]  # fmt: skip
