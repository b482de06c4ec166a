"""How printed Japanese cards ask what something has and is called, and say when not to do a thing."""

from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_TARGET = Hole("target")
_KEYED = Node("filter", noun=Node("card"), tests=(Node("with_keyword", keyword=Hole("keyword")),))
_IT = Node("it")

JAPANESE_HAVING = [
    *J("condition_one", "{target}が{keyword}を持っている", "{target}が{keyword} を持っている", "{target}が{keyword} を持つ", slots="target:pointer keyword:KEYWORD",
       tree=Node("is", yes=1, target=_TARGET, filter=_KEYED)),
    *J("condition_one", "{target}が{keyword}を持っていない", "{target}が{keyword} を持っていない", slots="target:pointer keyword:KEYWORD",
       tree=Node("is", yes=0, target=_TARGET, filter=_KEYED)),
    *J("sentence", "{condition}でなければ、{then}。", "{condition}でない限り、{then}。", "{condition}でないかぎり、{then}。", slots="condition:condition_one then:clause",
       tree=Node("if", condition=Node("not_so", condition=Hole("condition")), then=Hole("then"))),
    *J("test", "それと同名の", "同名の", tree=Node("same_name", target=_IT)),
]
