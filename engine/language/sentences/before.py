"""What the sentences before one were about, and which leader is meant where nobody says whose."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.language.errors import LanguageError
from engine.language.names import Names
from engine.language.sentences.acts import act
from engine.language.tree import Node

ORDINALS = ("first", "second", "third", "fourth", "fifth")
_LEADER = re.compile("(?:^|(?<=、))リーダー(?=[はがのにも])")


@dataclass(frozen=True, slots=True)
class Spoken:
    """A card as a sentence called it, in both languages, and of which kind it is."""

    en: str
    ja: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Before:
    """What the sentences before one were about: the cards of the last one that names any, those in play at the start, and what was done."""

    spoken: tuple[Spoken, ...] = ()
    in_play: tuple[Spoken, ...] = ()
    acts: tuple[str, ...] = ()
    doers: tuple[str, ...] = ()  # beside each action the card that it is about, as it is called in English
    fight: tuple[Spoken, ...] = ()  # who attacked last, and whom, where that is a card
    mentioned: tuple[Spoken, ...] = ()  # every card that one of them names, since the last action
    leaders: frozenset[str] = frozenset()  # whose leader the last one was about that is about any: me, opponent
    done: tuple[Node | None, ...] = ()  # the actions themselves; None for one that was not understood
    claim: Node | None = None  # what the line before this one expects, if that is no action

    def after(self, node: Node | None, names: Names, kind_of: Callable[[str], str], action: bool = False) -> Before:
        """The same once another sentence was said."""
        if node is None:
            return replace(self, acts=(*self.acts, ""), doers=(*self.doers, ""), done=(*self.done, None)) if action else replace(self, claim=None)
        cards = [n for n in node.walk() if n.kind == "named" and "many" not in n] or [n for n in node.walk() if n.kind == "leader"]
        named = sorted(cards, key=lambda n: n.at or (0, 0))
        spoken = tuple(dict.fromkeys(_spoken(n, names, kind_of) for n in named))
        leaders = frozenset(str(n["who"]) for n in node.walk() if n.kind in ("leader", "player") and "who" in n) or self.leaders
        here = replace(self, spoken=spoken or self.spoken, mentioned=spoken if action else tuple(dict.fromkeys((*self.mentioned, *spoken))), leaders=leaders, claim=None if action else node)
        if not action:
            return here
        core = act(node).core
        if core.kind == "attack" and "who" in core:
            here = replace(here, leaders=frozenset({str(core["who"])}))
        fight = tuple(_spoken(core[part], names, kind_of) for part in ("attacker", "target") if part in core and core[part].kind == "named")
        about = next((core[part] for part in ("attacker", "card") if part in core and core[part].kind == "named"), None)
        doers = (*self.doers, names.title(about["name"], "en") if about is not None else "")
        who_fights = fight if "attacker" in core and core["attacker"].kind == "named" else ()
        return replace(here, acts=(*self.acts, core.kind), doers=doers, done=(*self.done, node), fight=who_fights if core.kind == "attack" else self.fight)


def _spoken(node: Node, names: Names, kind_of: Callable[[str], str]) -> Spoken:
    """A named card in words that mean it again."""
    if node.kind == "leader":
        return Spoken("my leader", "自分のリーダー") if node["who"] == "me" else Spoken("the enemy leader", "相手のリーダー")
    whose = {"me": ("my ", "自分の"), "opponent": ("opponent's ", "相手の")}.get(str(node.get("who")), ("", ""))
    nth = node.get("which")
    which = (f"{ORDINALS[nth - 1]} ", f"{nth}番目の") if isinstance(nth, int) and nth <= len(ORDINALS) else ("", "")
    en = f'{whose[0] or ("the " if which[0] else "")}{which[0]}"{names.title(node["name"], "en")}"'
    return Spoken(en, f"{whose[1]}{which[1]}「{names.title(node['name'], 'ja')}」", kind_of(node["name"]))


def check_leader(text: str, before: Before, line: int, column: int) -> None:
    """In Japanese a leader of nobody's is one's own, unless the opponent's was spoken of before: then it could be either. Raises LanguageError."""
    bare = _LEADER.search(text)
    if bare is None or "opponent" not in before.leaders:
        return
    rest = text[bare.end() :]
    both = [f"{whose}の{bare[0]}{rest}" for whose in ("相手", "自分")]
    raise LanguageError(line, column + bare.start(), bare[0], {
        "en": f"“{bare[0]}” could be either leader here: write “{both[0]}” or “{both[1]}”.",
        "ja": f"前の文が相手のリーダーについてなので、ここでの「{bare[0]}」はどちらのリーダーか分かりません。「{both[0]}」か「{both[1]}」と書いてください。",
    }, both)  # fmt: skip
