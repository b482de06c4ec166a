"""Several claims in one sentence that no phrase joins: divided where a word may join them, each read by itself, and all of them hold together."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from engine.language.errors import LanguageError
from engine.language.names import Names
from engine.language.plainer import NAMED, ONE
from engine.language.reader.reader import languages_of
from engine.language.sentences.one_a_line import ALL_HOLD, single
from engine.language.sentences.plain_japanese import GOES_ON
from engine.language.sentences.plainly import Covered
from engine.language.tree import Node

# a text, the line and column where it begins, and what the claim before it in the sentence was, if one was; raises LanguageError
ReadClause = Callable[[str, int, int, Node | None], Node]
MOST = 4
_JOINT = {"en": re.compile(r"\s*[,;]?\s+(?:and|but|while|whereas|because|since|so|as well as)\s+(?:also\s+)?|\s*;\s+|,\s+", re.IGNORECASE), "ja": re.compile("(?:ので|ため|が|けれど|けど|から|し)?[、。]|(?<=[るたい])(?:ので|ため)、?|(?<=[るただ])が(?=[^、。])|(?<=ず)に、?|(?<=て)(?=破壊され|(?:自分の|相手の)?(?:手札|墓場|墓地|冥界|捨て札|マナゾーン|デッキ|山札)(?:に|へ))|(?<=[てで])(?=体力|攻撃力|場に残|残り\\d|\\d+/\\d|自分|相手|" + ONE + ")")}
# what begins with one of these speaks of a moment, an order or all outcomes: what follows might be meant to be part of that
_REACHES_ON = re.compile(r"^(?:first|after|before|once|when|while|at|in(?! (?:total|all)\b)|with|if|until|all of|行動|最初|順に|どの結果|少なくとも|合計|次が)|\bthen\b|(?:時点で|とき|時|あと|後)、|より先|先に|のあと|の前")
_SUBJECT = {"en": re.compile(rf"(?:(?:my|the|opponent's|the opponent's|the enemy) )*(?:{ONE}|leader|opponent)(?='?\s)|^I(?= )", re.IGNORECASE), "ja": re.compile(rf"^(?:自分の|相手の)?(?:{ONE}|リーダー)(?=[はがの])|^(?:自分|相手)(?=[はが][^、]*ダメージ)")}
_ITS = re.compile(r"(?:its|his|her|their) ", re.IGNORECASE)  # of the card that the first claim is about, where it has what is named
_LEFT_OF = re.compile("(?:残りの?)?(?:体力|耐久力|ライフ|DP|PP|ダメージ)[はが]")
_FIGURES = ("攻撃力", "体力", "コスト", "カウントダウン")


def held_together(text: str, names: Names, line: int, column: int, read: ReadClause) -> Node | None:
    """All claims of a sentence as one; None where some part of it is none."""
    lang = languages_of(text)[0]
    found = _parts(Covered(text, names, lang), 0, lang, line, column, read, MOST)
    return Node(ALL_HOLD, {"claims": tuple(one for claim in found for one in single(claim))}, found[0].at) if found and len(found) > 1 else None


def _parts(covered: Covered, start: int, lang: str, line: int, column: int, read: ReadClause, most: int) -> list[Node] | None:
    """The claims from a place of a text on, the longest first one first."""
    whole = covered.plain
    if most == 0 or _REACHES_ON.search(whole.text):
        return None

    def said(begin: int, end: int, subject: str = "", ending: str = "", before: Node | None = None) -> Node | None:
        piece = subject + bare(covered, whole.text[begin:end]) + ending
        try:
            return read(piece, line, column + whole.origins[begin], before)
        except LanguageError:
            return None

    subject = _SUBJECT[lang].search(whole.text[start:])
    for joint in reversed(list(_JOINT[lang].finditer(whole.text, start))):
        until = joint.start() + (joint[0][:1] == "し")  # of 発動し、 the し is the verb's
        first = next((node for end, ending in (*_ends(whole.text, start, joint.start(), lang), *(_ends(whole.text, start, until, lang) if until > joint.start() else ())) if (node := said(start, end, "", ending)) is not None), None)
        if first is None or first.kind == "at_moment":
            continue
        owned = _ITS.match(whole.text, joint.end()) if lang == "en" and subject is not None else None
        if owned is not None and subject is not None and (its := said(owned.end(), len(whole.text), f"{bare(covered, subject[0])}'s ", before=first)) is not None:
            return [first, its]
        for again in (*_subjects(covered, subject, whole.text[joint.end() :], lang), ""):
            rest = said(joint.end(), len(whole.text), again, before=first)
            if rest is not None:
                return [first, rest]
        further = _parts(covered, joint.end(), lang, line, column, read, most - 1)
        if further:
            return [first, *further]
    return None


def _ends(text: str, start: int, end: int, lang: str) -> Iterator[tuple[int, str]]:
    """How a first claim ends that goes on to the next: in Japanese its verb says so (破壊され、 of 破壊される)."""
    yield end, ""
    if lang == "ja":
        for stem in sorted((stem for stem in GOES_ON if text[start:end].endswith(stem)), key=len, reverse=True):
            yield end - len(stem), GOES_ON[stem]


def _subjects(covered: Covered, subject: re.Match[str] | None, rest: str, lang: str) -> Iterator[str]:
    """What a claim is about that does not say it again: what the first one is about."""
    if subject is None:
        return
    name = bare(covered, subject[0])
    if lang == "en":
        yield name + " "
    elif not re.match(rf"(?!(?:自分|相手)の[^、はがを]{{1,6}}[にへ])(?:自分|相手|{ONE})", rest):
        yield name + ("の" if rest.startswith(_FIGURES) or _LEFT_OF.match(rest) else "の体力は" if rest.startswith("残り") else "は")


def bare(covered: Covered, piece: str) -> str:
    """A piece of a text with its names in their places."""
    return re.sub(ONE, lambda found: covered.hidden[ord(found[0]) - ord(NAMED)] if ord(found[0]) - ord(NAMED) < len(covered.hidden) else found[0], piece)
