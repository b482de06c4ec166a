"""Reading the answers that a ruling does not give any more, or not alone: each stays readable with what became of it and why."""

from __future__ import annotations

from engine.corpus.evidence import BECAME, DISPUTED, SUPERSEDED, OtherAnswer
from engine.corpus.patterns import UNKNOWN
from engine.corpus.spot import Spot

MOST_ANSWERS = 20
_KEYS = ("answer", "became", "until", "by", "why")
_NEEDED = ("answer", "became", "why")


def read_other_answers(spot: Spot | None) -> tuple[OtherAnswer, ...]:
    """The list ``other_answers`` of a ruling; problems are added where one cannot be read, and it is left out."""
    entries = spot.few(MOST_ANSWERS, ("other answers", "他の回答")) if spot else []
    return tuple(found for entry in entries if (found := _one(entry)) is not None)


def _one(spot: Spot) -> OtherAnswer | None:
    parts = spot.mapping(_KEYS, _NEEDED)
    became = parts["became"].one_of(BECAME, ("What became of an answer", "回答がどうなったか")) if "became" in parts else None
    answer, why = (parts[key].either() if key in parts else None for key in ("answer", "why"))
    until = (parts["until"].since() if "until" in parts else "") or ""
    by = (parts["by"].text() if "by" in parts else "") or ""
    if became == SUPERSEDED and until in ("", UNKNOWN):
        said = "An answer that was superseded says until when it was right (until: a day or a year)."
        spot.problem(said, "置き換えられた回答には、いつまで正しかったかを書いてください（until: 日付か年）。", until)
        return None
    if became == DISPUTED and "until" in parts:
        said = "An answer that is disputed is given to this day: it has no “until”."
        parts["until"].problem(said, "争いのある回答は今も出されているので、「until」は書けません。", until)
        return None
    if became == DISPUTED and not by:
        spot.problem("Say who gives the disputed answer (by: …).", "争いのある回答を誰が出しているかを書いてください（by: …）。", "")
        return None
    if not (answer and became and why):
        return None
    return OtherAnswer(answer, became, "" if until == UNKNOWN else until, by, why)
