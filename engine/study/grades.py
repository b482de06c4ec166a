"""How well a ruling is supported: one of five grades, with the reasons for it and what the next one wants.

The grades are the players' own classes: 正式回答 (an official answer), 暫定回答 (a provisional one), 検証済み (tested in the game), 導出
(derived from what is written), 未確認 (unconfirmed). Nothing here asks the clock: the same ruling has the same grade on every day.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.corpus.evidence import Evidence, Update
from engine.corpus.patterns import first_day
from engine.corpus.shapes import Document, Ruling
from engine.kernel.bilingual import Bilingual

UNCONFIRMED, DERIVED, TESTED, PROVISIONAL, OFFICIAL = GRADES = ("unconfirmed", "derived", "tested", "provisional", "official")
GRADE_NAMES: Mapping[str, Bilingual] = {
    OFFICIAL: {"en": "official answer", "ja": "正式回答"},
    PROVISIONAL: {"en": "provisional answer", "ja": "暫定回答"},
    TESTED: {"en": "tested in the game", "ja": "検証済み"},
    DERIVED: {"en": "derived", "ja": "導出"},
    UNCONFIRMED: {"en": "unconfirmed", "ja": "未確認"},
}
EVIDENCE_NAMES: Mapping[str, Bilingual] = {
    "official-answer": {"en": "official answer", "ja": "公式回答"},
    "official-document": {"en": "official document", "ja": "公式資料"},
    "judge": {"en": "a judge's word", "ja": "ジャッジの回答"},
    "game-test": {"en": "test in the game", "ja": "ゲーム内での検証"},
    "derived": {"en": "derived from a rule", "ja": "ルールからの導出"},
}
_GIVES = {"official-answer": OFFICIAL, "official-document": OFFICIAL, "judge": PROVISIONAL, "game-test": TESTED, "derived": DERIVED}
_WANTS: Mapping[str, Bilingual] = {
    OFFICIAL: {
        "en": "an answer or document of the game's makers that is not provisional",
        "ja": "暫定ではない公式の回答または資料",
    },
    PROVISIONAL: {"en": "the word of a judge, or a provisional official answer", "ja": "ジャッジの回答、または公式の暫定回答"},
    TESTED: {"en": "a test in the game, with the version it was made on", "ja": "バージョンを明記したゲーム内での検証"},
    DERIVED: {"en": "a document or rule from which it follows", "ja": "導き出せる資料またはルール"},
}
_OPEN: Bilingual = {"en": "Nobody knows: the question is open.", "ja": "未解決の問題であり、答えは知られていない。"}
_TENTATIVE: Bilingual = {
    "en": "It is held tentatively, so what is written counts as the ground of a derivation at most.",
    "ja": "暫定的な裁定のため、資料があっても導出までとする。",
}
_NOTHING: Bilingual = {"en": "Nothing is named that supports it.", "ja": "根拠が示されていない。"}
_SETTLE: Bilingual = {
    "en": "a decision between the pieces of evidence that contradict each other",
    "ja": "食い違う証拠のどちらが正しいかの判断",
}


@dataclass(frozen=True, slots=True)
class Grade:
    """A grade (one of :data:`GRADES`) with its reasons, strongest first, and what is ``missing`` for the next one (None at the top).

    ``conflict`` says that evidence speaks against the ruling; ``not_since`` is an update after which nobody has looked at it again.
    """

    name: str
    reasons: tuple[Bilingual, ...]
    missing: Bilingual | None
    conflict: bool
    not_since: Update | None


def grade_of(ruling: Ruling, documents: Mapping[str, Document], touching: Iterable[Update] = ()) -> Grade:
    """The grade of a ruling. ``touching`` are the updates of its game that changed one of its cards or rules.

    Evidence that speaks against it leaves the grade of what is stronger than all of that; else it is unconfirmed.
    """
    conflict = any(e.against for e in ruling.evidence)
    not_since = _unseen(ruling, documents, touching)
    if ruling.status == "open":
        return Grade(UNCONFIRMED, (_OPEN,), _WANTS[DERIVED], conflict, not_since)
    found = sorted(_supports(ruling, documents), key=lambda pair: -GRADES.index(pair[0]))
    reasons = [reason for _name, reason in found] or [_NOTHING]
    best = found[0][0] if found else UNCONFIRMED
    if ruling.status == "tentative" and GRADES.index(best) > GRADES.index(DERIVED) and not any(not e.against for e in ruling.evidence):
        best, reasons = DERIVED, [*reasons, _TENTATIVE]
    against = max((GRADES.index(given(e)) for e in ruling.evidence if e.against), default=-1)
    if conflict:
        reasons += [_against(e) for e in ruling.evidence if e.against]
        if GRADES.index(best) <= against:
            return Grade(UNCONFIRMED, tuple(reasons), _SETTLE, conflict, not_since)
    return Grade(best, tuple(reasons), _WANTS.get(_above(best)), conflict, not_since)


def given(evidence: Evidence) -> str:
    """The grade that a piece of evidence can give by itself: an official answer that is provisional gives the one below."""
    name = _GIVES[evidence.kind]
    return PROVISIONAL if name == OFFICIAL and evidence.provisional else name


def last_looked_at(ruling: Ruling, documents: Mapping[str, Document]) -> dt.date | None:
    """The last day on which somebody made sure that a ruling holds: said so, seen by evidence, or described by a document."""
    days = [first_day(e.seen) for e in ruling.evidence]
    days += [documents[s.document].as_of for s in ruling.sources if s.document in documents]
    days += [first_day(ruling.looked_at)] if ruling.looked_at else []
    return max((day for day in days if day), default=None)


def _unseen(ruling: Ruling, documents: Mapping[str, Document], touching: Iterable[Update]) -> Update | None:
    """The first update since it was last looked at; None where there is none."""
    last = last_looked_at(ruling, documents)
    return min((u for u in touching if last is None or last < u.day), key=lambda u: u.day, default=None)


def _above(name: str) -> str:
    place = GRADES.index(name) + 1
    return GRADES[place] if place < len(GRADES) else ""


def _supports(ruling: Ruling, documents: Mapping[str, Document]) -> Iterable[tuple[str, Bilingual]]:
    for e in ruling.evidence:
        if not e.against:
            kind = EVIDENCE_NAMES[e.kind]
            yield (
                given(e),
                {
                    "en": f"{kind['en'].capitalize()}{' (provisional)' if e.provisional else ''}: {e.by}, {e.seen}",
                    "ja": f"{kind['ja']}{'（暫定）' if e.provisional else ''}：{e.by}、{e.seen}",
                },
            )
    for s in ruling.sources:
        if (document := documents.get(s.document)) is not None:
            wrote = {"en": "by the game's makers", "ja": "公式"} if document.official else {"en": "by players", "ja": "プレイヤーによる"}
            yield (
                OFFICIAL if document.official else DERIVED,
                {
                    "en": f"Stands in “{document.title['en']}” ({wrote['en']}), lines {s.lines}",
                    "ja": f"資料「{document.title['ja']}」（{wrote['ja']}）{s.lines}行に記載",
                },
            )


def _against(e: Evidence) -> Bilingual:
    kind = EVIDENCE_NAMES[e.kind]
    return {
        "en": f"Against it speaks: {kind['en']}, {e.by}, {e.seen}",
        "ja": f"反する証拠：{kind['ja']}、{e.by}、{e.seen}",
    }
