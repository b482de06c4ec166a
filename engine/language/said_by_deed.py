"""What Japanese cards name by what was done to it: 「引いたカード」, 「出したフォロワー」, 「捨てた枚数」.

Where that was done before, the words mean what was spoken of last, or how many; where it was not, they point at nothing.
"""

from __future__ import annotations

from engine.language.tree import Node

BY = "by"  # the part of a pronoun that says by which deed it is named
NOUN = "noun"  # the part that says what sort of card it is, where a noun says it
_MOVED = ("put", "added", "drawn", "adds", "draws")
_DONE_BY = {  # the acts, and what an ability waits for, after which a thing may be named so
    "added": ("add", "draw", "return", "returned", *_MOVED),
    "drawn": ("draw", *_MOVED),
    "summoned": ("summon", "put", "reanimate", "invoke", "enters", "summoned", "reanimated"),
    "discarded": ("discard", "discards", "discarded"),
    "destroyed": ("destroy", "deal", "deal_pool", "give", "change", "set_figure", "make_battle", "destroyed", "destroyed_by_effect", "kills", "damaged"),
    "banished": ("banish", "banished"),
    "returned": ("return", "put", "returned"),
    "selected": ("select", "chosen", "look"),
    "evolved": ("evolve", "evolves"),
    "reanimated": ("reanimate", "reanimated"),
    "buried": ("burial_rite", "buries", "buried"),
    "left": ("destroy", "banish", "return", "put", "leaves"),
    "damaged": ("damaged", "deals_damage"),
    "healed": ("healed",),
}
_WAITED_FOR = frozenset(("destroyed", "destroyed_by_effect", "kills", "discards", "discarded", "banished", "returned", "damaged"))  # of what a thing is named by, what an ability waits for
REALLY_DONE = frozenset(("destroyed", "discarded", "banished", "returned"))  # which of these an earlier step may have tried only
_SO_MUCH = {"dealt": ("damage_dealt", ("deal", "deal_pool"), "damaged"), "restored": ("defense_restored", ("heal",), "healed")}  # an amount, the acts that give it, what may have happened so
_ANY = frozenset(("activate", "again", "do_all"))  # what is done is said elsewhere
_NUMBERED = ("when", "when_player", "each_of", "activated", "fusion", "spellboost")  # what an ability waits for that can have a number
_ACTS = ("draw", "draw_until", "reanimate", "choose", "points", "price", "paying", "each_player", "players_do")


class Deeds:
    """What has been done so far in a card's text, and what is waited for."""

    def __init__(self) -> None:
        self._seen: set[str] = set()
        self._acted = False

    def begin(self, trigger: Node | None) -> Deeds:
        """What was done before an ability begins, to be given back to ``end``; of another ability nothing is spoken but by what comes on top of it, as Enhance does."""
        before = Deeds()
        before._seen, before._acted = set(self._seen), self._acted
        if trigger is not None and trigger.kind not in ("enhance", "union_burst", "skybound_art"):
            self._seen, self._acted = set(), not trigger.kinds.isdisjoint(_NUMBERED)
        return before

    def end(self, before: Deeds) -> None:
        """After an ability: what was done before it was done, too."""
        self._seen, self._acted = self._seen | before._seen, self._acted or before._acted

    def add(self, node: Node) -> None:
        """Add a part of the text to what was seen; all below it must have been added before."""
        self._seen.add(node.kind)
        self._acted = self._acted or "targets" in node or "made" in node or node.kind in _ACTS

    def meant(self, node: Node) -> Node | None:
        """What a pronoun means that a deed names, or a number; None where nothing was done so, or nothing at all that has a number."""
        if BY not in node:
            return node if node.kind != "that_many" or self._acted else None
        if node[BY] in _SO_MUCH:
            amount, acts, happened = _SO_MUCH[node[BY]]
            return Node(amount, {"period": Node("period", when="way")}, node.at) if not self._seen.isdisjoint(acts) else self.meant(Node(node.kind, {BY: happened}, node.at))
        if self._seen.isdisjoint(_DONE_BY[node[BY]]) and self._seen.isdisjoint(_ANY):
            return None
        if NOUN in node:
            if not self._seen.isdisjoint(frozenset(_DONE_BY[node[BY]]) - _WAITED_FOR):
                return Node("this_way", {"noun": node[NOUN], "deed": Node(node[BY])}, node.at)
            return Node("it", {}, node.at)
        return Node(node.kind, {name: value for name, value in node.parts if name != BY}, node.at)


def named_by_deed(tree: Node) -> bool:
    """Whether anything of a text is named by what was done to it."""
    return any(BY in node for node in tree.of("it", "them", "that_many"))
