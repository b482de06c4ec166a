"""A sentence that several make up: what holds at a moment, and what came before what, each part read by itself in whatever words it is understood.

What stands beside a moment, with “and” between, holds at that moment. What came before what is an order of the two happenings; where a side
says what befell several cards, each of them came before each of the other side.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from engine.language.errors import LanguageError
from engine.language.names import Names
from engine.language.plainer import ONE
from engine.language.reader.reader import languages_of
from engine.language.sentences.one_a_line import ALL_HOLD, single
from engine.language.sentences.plain_japanese import GOES_ON
from engine.language.sentences.plainly import Covered
from engine.language.sentences.split import ReadClause, bare, held_together
from engine.language.tree import Node

_ANY = {"en": "the game goes on", "ja": "ゲームは続く"}  # stands for whatever is said of a moment
_FRAMES = ("at_moment", "in_every", "in_some", "with_probability")
_MOMENT = {
    "en": re.compile(r"^(?:after|before|once|while|when|at|as soon as|in (?:every|each|all|some)|with)\b", re.IGNORECASE),
    "ja": re.compile("(?:行動[\\d０-９]+|ターン|攻撃|プレイ|進化|融合|終了|た)(?:の)?(?:時点|後|あと|のち|前|とき|時|瞬間|直後)|^(?:最初|どの結果|少なくとも|行動)|確率で"),
}
_MOMENT_ENDS = {"en": re.compile(rf",? (?=(?:my|the|opponent's|opponent|it|there|both|neither|no|nothing|I|only|all)\b|{ONE}|\d)|, ", re.IGNORECASE), "ja": re.compile("[、]|(?<=[後とて点時間])(?:に|で|は|には|では)?、?|(?<=[きり])(?:に|で|は|には|では)、?")}
_LATER = {"en": re.compile(r"^(?P<claim>.+?),? (?P<moment>(?:right |just |immediately )?(?:after|before) (?:the |my |that |this |opponent's |its )?(?:(?:\w+ )?(?:attack|play|use|cast|summon|block|defense|charm|fusion|evolution|action|move|turn)\b.*|action \d+))$", re.IGNORECASE)}
_BEFORE = {
    "en": (
        (re.compile(r",? (?:just |right |immediately |even )?before ", re.IGNORECASE), False),
        (re.compile(r",? (?:just |right |immediately )?after ", re.IGNORECASE), True),
        (re.compile(r",? (?:and )?(?:afterwards|after that|thereafter),? |, (?:and )?then,? | and then,? ", re.IGNORECASE), False),
    ),
    "ja": (
        (re.compile("(?<=た)(?:後|あと|のち)(?:に|で|、に)?、?"), False),
        (re.compile("(?<=[てで])(?:から|以降)、?|(?<=[てで])、(?:その|この)(?:後|あと)(?:に|で)?、?"), False),
        (re.compile("(?<=[るくうすつぬむぶぐ])(?:より)?(?:前|先)(?:に、?|、)|(?<=[るくうすつぬむぶぐ])(?:直前|より前)に、?"), True),
    ),
}  # fmt: skip
_OR = {"en": re.compile(r",? or (?:else )?", re.IGNORECASE), "ja": re.compile("か、?または、?|か、|、または|、もしくは|、あるいは")}
_EITHER, _ONE_OF = re.compile(r"either ", re.IGNORECASE), re.compile("(?:か)?の?(?:どちらか|いずれか)(?:である|だ)?$")
_FRONTED = {"en": re.compile(r"^before (?!action \d)(?P<later>[^,]+), (?P<first>.+)$|^(?:first,? (?P<one>[^,]+?),? (?:and )?then,? |(?:once|after|when|as soon as) (?P<soon>[^,]+), )(?P<other>[^,]+)$", re.IGNORECASE)}
_SAYS_MOMENT = {"en": re.compile(r"^once (?P<moment>[^,]+), (?P<claim>.+)$", re.IGNORECASE), "ja": re.compile("時点")}
_WAS = re.compile(r"\b(?:was|were|did|\w{2,}ed|died|drew|took|dealt|left|won|lost|got|came|broke|had|has|have)\b", re.IGNORECASE)
_IS = re.compile(r"\b(?:is|are|gets|can|can't)\b", re.IGNORECASE)
_BY_THEN = re.compile(r"\b(?:had|has|have|already)\b", re.IGNORECASE)
_STANDING = re.compile(r"(?P<being>being )|(?:they|he|she) ", re.IGNORECASE)
_COMES_TO = re.compile(r"\b(?:becom|became|turn|grow|grew)|に?なる|になった|にな[りっ]")
_STEPS = {"resolved": "resolves", "triggered": "triggers", "fizzled": "fizzles"}
_OF_CARDS = {"entered": "enters", "evolved": "evolves"}
_EVENTS = ("happened", "underwent", "count_of", "order", "in_all", "happened_times", *_STEPS)
_MOST_SPLIT, _DEEPEST, _MOST_STEPS = 5, 2, 3
ReadSentence = Callable[[str, int, Node | None], Node | None]


def composed(text: str, names: Names, line: int, column: int, read: ReadClause, depth: int = 0) -> Node | None:
    """The tree of a sentence that several claims make up; None where some part of it is none."""
    together = held_together(text, names, line, column, read)
    if together is not None or depth >= _DEEPEST:
        return together
    lang = languages_of(text)[0]
    covered = Covered(text, names, lang)

    def part(begin: int, end: int, before: Node | None = None, ahead: str = "", behind: str = "") -> Node | None:
        piece = bare(covered, covered.plain.text[begin:end])
        at = column + covered.plain.origins[begin]
        try:
            return read(ahead + piece + behind, line, at, before)
        except LanguageError:
            return composed(piece, names, line, at, read, depth + 1) if not ahead and not behind else None

    return _one_of_two(covered.plain.text, lang, part) or _one_before_the_other(covered.plain.text, lang, part) or _at_a_moment(covered.plain.text, lang, part)


def _one_of_two(text: str, lang: str, part: Callable[..., Node | None]) -> Node | None:
    """That one of two whole claims holds at least."""
    joints = list(_OR[lang].finditer(text))
    for found in joints if len(joints) <= _MOST_SPLIT else ():
        begin = 0 if lang == "ja" or not (either := _EITHER.match(text)) else either.end()
        end = len(text) if lang == "en" or not (either := _ONE_OF.search(text, found.end())) else either.start()
        one = part(begin, found.start())
        other = part(found.end(), end) if one is not None else None
        if one is not None and other is not None and not {one.kind, other.kind} & {*_FRAMES, ALL_HOLD}:
            return Node("any_hold", {"claims": (one, other)}, one.at)
    return None


def _at_a_moment(text: str, lang: str, part: Callable[..., Node | None]) -> Node | None:
    """All that is said beside a moment, or of all outcomes."""
    later = _LATER[lang].match(text) if lang in _LATER else None
    if later is not None:
        frame = part(later.start("moment"), later.end("moment"), behind=f", {_ANY[lang]}")
        claim = part(later.start("claim"), later.end("claim"))
        if frame is not None and claim is not None and not any(one.kind in _EVENTS for one in single(claim)):
            return _framed(frame, claim)
    if not _MOMENT[lang].search(text):
        return None
    for found in list(_MOMENT_ENDS[lang].finditer(text))[:_MOST_SPLIT]:
        frame = part(0, found.start(), behind=("、" if lang == "ja" else ", ") + _ANY[lang])
        if frame is None or frame.kind not in _FRAMES:
            continue
        claim = part(found.end(), len(text))
        made = _framed(frame, claim) if claim is not None else None
        if made is not None:
            return made
    return None


def _framed(frame: Node, claim: Node) -> Node | None:
    """A claim beside a moment, in the place of the one that stood for any."""
    if frame.kind not in _FRAMES or frame["claim"].kind != "ongoing" or claim.kind in _FRAMES or any(one.kind in _FRAMES for one in single(claim)):
        return None
    return Node(frame.kind, {name: claim if name == "claim" else value for name, value in frame.parts}, frame.at)


def _one_before_the_other(text: str, lang: str, part: Callable[..., Node | None]) -> Node | None:
    """What came before what: an order of their happenings, or several."""
    fronted = _FRONTED[lang].match(text) if lang in _FRONTED else None
    if fronted is not None:
        first, later = ("first", "later") if fronted["first"] else ("one" if fronted["one"] else "soon", "other")
        one = part(*fronted.span(first))
        other = part(*fronted.span(later), one)
        if one is None or other is None:
            return None
        then = list(_steps(other, fronted[later]))
        return _ordered([list(_steps(one, fronted[first])), then], one.at) or (_just_before(one, then) if fronted["first"] else None)
    for joint, turned in _BEFORE[lang]:
        found = joint.search(text)
        if found is None or joint.search(text, found.end()):
            continue
        one = part(0, found.start())
        for stem in GOES_ON if one is None and lang == "ja" else ():
            if one is None and text[: found.start()].endswith(stem):
                one = part(0, found.start() - len(stem), behind=GOES_ON[stem])
        if one is None:
            continue
        begins, whom = found.end(), ""
        if lang == "en":
            standing = _STANDING.match(text, begins)
            if standing is not None and (standing["being"] or _of_opponent(one)):
                begins, whom = standing.end(), "it was " if standing["being"] else "opponent "
        other = part(begins, len(text), one, whom)
        if other is None:
            continue
        said = text[: found.start()], text[found.end() :]
        steps = [list(_steps(node, words)) for node, words in zip((one, other), said, strict=True)]
        in_turn = steps[::-1] if turned else steps
        return _ordered(in_turn, one.at) or _just_before(other if turned else one, in_turn[1])
    return None


def _just_before(claim: Node, then: list[Node]) -> Node | None:
    """What was so just before the one thing that happened then; None for what is no state."""
    if len(then) != 1 or any(one.kind in (*_EVENTS, *_FRAMES) for one in single(claim)):
        return None
    return Node("at_moment", {"moment": Node("just_before", {"happening": then[0]}), "claim": claim}, claim.at)


def _of_opponent(claim: Node) -> bool:
    """Whether a claim speaks of the opponent, and of no card that “they” could be."""
    nodes = list(claim.walk())
    return any(node.get("who") == "opponent" for node in nodes) and not any(node.kind in ("named", "leader") for node in nodes)


def _ordered(steps: list[list[Node]], at: tuple[int, int] | None) -> Node | None:
    """Each of the first before each of the others; None where one side says nothing that happens."""
    first, then = steps
    if not first or not then or max(len(first), len(then)) > _MOST_STEPS:
        return None
    orders = tuple(Node("order", {"steps": (a, b)}, at) for a in first for b in then)
    return orders[0] if len(orders) == 1 else Node(ALL_HOLD, {"claims": orders}, at)


def in_order(tree: Node, text: str) -> Node:
    """What happened “after” or “when” something had is no state of that moment: it came after it. Only “once” and 時点で look at the moment itself.

    “Once” does so where the two tenses differ: “once it is destroyed, I drew a card” is what there was by then, “once it died, I drew a card” what came of it.
    """
    if tree.kind != "at_moment" or tree["moment"].kind not in ("once", "just_before"):
        return tree
    if tree["moment"].kind == "just_before":
        return _ordered([list(_steps(tree["claim"], "")), [tree["moment"]["happening"]]], tree.at) or tree
    looks = _SAYS_MOMENT[languages_of(text)[0]].search(text)
    if looks is not None and (looks.re is _SAYS_MOMENT["ja"] or _BY_THEN.search(looks["claim"]) or _past(looks["moment"]) != _past(looks["claim"])):
        return tree
    return _ordered([[tree["moment"]["happening"]], list(_steps(tree["claim"], ""))], tree.at) or tree


def _past(text: str) -> bool:
    return _WAS.search(text) is not None and _IS.search(text) is None


def one_after_the_other(first: Node, then: Node) -> Node | None:
    """That what one claim says, in the end, happened before what another says; None where one of them says of nothing that it happened."""
    return _ordered([list(_steps(first, "")), list(_steps(then, ""))], then.at)


def happens(claim: Node) -> bool:
    """Whether a claim says that something happened."""
    return any(True for _ in _steps(claim, ""))


def _steps(claim: Node, said: str) -> Iterator[Node]:
    """What a claim says to have happened, each as a step of an order; none where it says of anything that it did not happen, or of what is."""
    claims = list(single(claim))
    found = [list(_steps_of(one, said)) for one in claims]
    if all(found):
        yield from (step for steps in found for step in steps)


def _steps_of(claim: Node, said: str) -> Iterator[Node]:
    if claim.get("negated"):
        return
    if claim.kind == "order":
        yield claim["steps"][-1]
    if claim.kind == "happened":
        yield claim["happening"]
    elif claim.kind == "underwent":
        verb = claim["deed"].get("verb")
        for card in claim["cards"]:
            yield Node(_OF_CARDS[verb], {"card": card}, claim.at) if verb in _OF_CARDS else Node("undergoes", {"card": card, "deed": claim["deed"]}, claim.at)
    elif claim.kind in _STEPS and "rule" not in claim:
        for effect in claim["effects"]:
            yield Node(_STEPS[claim.kind], {"effect": effect}, claim.at)
    elif claim.kind == "count_of" and claim["deed"].get("verb") == "drawn" and "who" in claim and "name" not in claim and "kind" not in claim:
        if claim["amount"].kind in ("exactly", "at_least") and (n := claim["amount"]["n"]):
            yield Node("draws", {"card": Node("anything"), "who": claim["who"]} | ({"times": n} if n > 1 else {}), claim.at)
    elif claim.kind == "verdict":
        yield Node("wins" if claim["result"] == "win" else "loses", {"who": claim["who"]}, claim.at)
    elif claim.kind == "stats" and _COMES_TO.search(said):
        for card in claim["cards"]:
            yield Node("comes_to", {"card": card, "attack": claim["attack"], "defense": claim["defense"]}, claim.at)
