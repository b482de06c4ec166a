"""What else scenarios speak of in English: cards, places, numbers."""

from __future__ import annotations

from engine.language.sentences.also.pieces import NONE, WHO, deed
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
    *W("deed", "returned~to~hand", tree=deed("returned")),
    *W("figure", "{n:NUMBER} or~more", tree=Node("at_least", n=Hole("n"))),
    *W("figure", "{n:NUMBER} or~less|or~fewer", tree=Node("at_most", n=Hole("n"))),
    *W("figure", "no", tree=NONE),
    *W("place", "{zone:ZONE}", tree=Node("place", zone=Hole("zone"))),
]

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
AMOUNTS = [
    *(w for n, word in enumerate(_NUMBERS, 1) for w in W("figure", word, tree=Node("exactly", n=n))),
    *W("figure", "only {n:NUMBER}", "just {n:NUMBER}", tree=Node("exactly", n=Hole("n"))),
    *W("figure", "only~one", "just~one", "exactly~one", "a~single", tree=Node("exactly", n=1)),
    *W("figure", "at~least~one", tree=Node("at_least", n=1)),
    *W("figure", "{n:NUMBER} or~more", tree=Node("at_least", n=Hole("n"))),
]

ALSO_NOUNS = [*NOUNS, *AMOUNTS]
