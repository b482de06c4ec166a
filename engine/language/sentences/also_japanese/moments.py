"""How else writers of scenarios say in Japanese at which moment something holds."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_N = Node("after_action", n=Hole("n"))
JAPANESE_MOMENTS = [
    *J("moment", "行動{n}の後", "行動{n}後", "行動{n}のあとで", "行動{n}の後で", *(f"{{n}}{nth}行動の{after}" for nth in ("番目の", "つ目の", "回目の") for after in ("あと", "後")), slots="n:NUMBER", tree=_N),
    *J("moment", "行動{n}の直前", "行動{n}より前", "行動{n}の前に", "行動{n}前", slots="n:NUMBER", tree=Node("before_action", n=Hole("n"))),
    *J("moment", "最初", "最初は", "開始時", "初めは", tree=Node("at_start")),
    *J("moment", "{x}か{y}が{deed!た}時点で", "{x}か{y}のどちらかが{deed!た}時点で", slots="x:thing y:thing deed:deed", tree=Node("once_either", a=Node("undergoes", card=Hole("x"), deed=Hole("deed")), b=Node("undergoes", card=Hole("y"), deed=Hole("deed")))),
    *J("stated", *(f"行動{{n}}{during}{mark}{{claim}}" for during in ("で", "では", "の間に", "中に", "の中で", "の処理中に", "の途中で", "により", "によって") for mark in ("", "、") if (during, mark) != ("の間に", "、")), slots="n:NUMBER claim:joint", tree=Node("in_action", n=Hole("n"), claim=Hole("claim"))),
    *J("stated", *(f"このターン{mark}{{claim}}" for mark in ("", "、", "中に", "中に、", "中", "は", "は、", "に", "に、", "中は", "中は、")), *(f"今のターン{mark}{{claim}}" for mark in ("、", "に", "中に、")), slots="claim:claim", tree=Node("in_turn", claim=Hole("claim"))),
    *J("stated", *(f"{end}{mark}{{claim}}" for end in ("最終的に", "最終的には", "最後に", "最後は", "結果", "その結果", "結局") for mark in ("", "、")), slots="claim:claim", tree=Hole("claim")),
    *J("stated", *(f"{{happening!た}}{then}、{{claim}}" for then in ("後", "あと", "後で", "あとで", "後に", "時", "とき", "時に")), slots="happening:happening claim:claim", preferred=True, tree=Node("at_moment", moment=Node("once", happening=Hole("happening")), claim=Hole("claim"))),
]
