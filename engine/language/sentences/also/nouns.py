"""What else scenarios speak of in English: cards, places, numbers."""

from __future__ import annotations

from engine.language.sentences.also.pieces import WHO, deed
from engine.language.tree import Node
from engine.language.wordings import Hole, W

NOUNS = [
    *W("thing", "a|an {name:NAME}", "the {name:NAME}", tree=Node("named", name=Hole("name"))),
    *(w for many, words in ((0, ("all the {}", "each {}", "every {}", "all of the {}")), (2, ("both the {}", "both of the {}"))) for w in W(
        "those", *(word.format("{name:NAME~pl}") for word in words), tree=Node("named", name=Hole("name"), many=many))),
    *(w for many, words in ((0, ("all of {}", "each of {}", "every one of {}")), (2, ("both of {}",))) for w in W(
        "those", *(word.format("{who:owner} {name:NAME~pl}") for word in words), tree=Node("named", who=WHO, name=Hole("name"), many=many))),
    *W("effect", "{head:head} of {source:thing}", "the {head:head} of {source:thing}", tree=Node("effect_of", source=Hole("source"), head=Hole("head"), text="")),
    *W("effect", "effect of {source:thing}", "the effect of {source:thing}", tree=Node("effect_of", source=Hole("source"), head="", text="")),
    *W("those", "{name:NAME} in|on {place:place}", tree=Node("named", name=Hole("name"), place=Hole("place"))),
    *W("deed", "returned~to~hand", tree=deed("returned")),
    *W("figure", "{n:NUMBER} or~more", "no~fewer~than|no~less~than|not~fewer~than|not~less~than {n:NUMBER}", "{n:NUMBER} at~least", tree=Node("at_least", n=Hole("n"))),
    *W("figure", "{n:NUMBER} or~less|or~fewer", "no~more~than|not~more~than|up~to {n:NUMBER}", "{n:NUMBER} at~most", tree=Node("at_most", n=Hole("n"))),
    *W("figure", "no", tree=Node("no_figure")),
    *W("place", "{zone:ZONE}", tree=Node("place", zone=Hole("zone"))),
]

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
AMOUNTS = [
    *(w for n, word in enumerate(_NUMBERS, 1) for w in W("figure", word, tree=Node("exactly", n=n))),
    *W("figure", "only {n:NUMBER}", "just {n:NUMBER}", tree=Node("exactly", n=Hole("n"))),
    *W("figure", "only~one", "just~one", "exactly~one", "a~single", tree=Node("exactly", n=1)),
    *W("figure", "at~least~one", tree=Node("at_least", n=1)),
]

_TIMES = (("once", 1), ("twice", 2), ("thrice", 3))
_BOUNDS = (("at_least", "at~least"), ("at_most", "at~most"), ("at_most", "no~more~than"), ("at_most", "not~more~than"), ("more_than", "more~than"), ("less_than", "less~than"), ("other_than", "not"))
TIMES = [
    *(w for word, n in _TIMES for w in W("timed", word, f"exactly~{word}|only~{word}|just~{word}", tree=Node("exactly", n=n))),
    *W("timed", "exactly|only|just {n:NUMBER} time(s)", tree=Node("exactly", n=Hole("n"))),
    *W("timed", "no~more~than|not~more~than {n:NUMBER} time(s)", tree=Node("at_most", n=Hole("n"))),
    *(w for word, n in _TIMES for kind, said in _BOUNDS for w in W("timed", f"{said}~{word}", tree=Node(kind, n=n))),
]

ALSO_NOUNS = [*NOUNS, *AMOUNTS, *TIMES]
