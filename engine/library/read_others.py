"""Reading the list of claims and the list of documents."""

from __future__ import annotations

from engine.library.shapes import CLAIM_STATUSES, Claim, Document, Known
from engine.library.spot import Spot, check_unique, top
from engine.library.strict_yaml import Reading

_CLAIM_KEYS = ("id", "at", "status", "says", "show", "cards", "since", "until")


def read_claims(reading: Reading) -> dict[str, Claim]:
    """All claims by id. The file is a mapping of groups to lists of claims."""
    if reading.value is None:
        return {}
    found: list[tuple[Claim, Spot]] = []
    for group, entries in top(reading).mapping().items():
        for spot in entries.entries():
            claim = _claim(spot, group)
            if claim:
                found.append((claim, spot))
    check_unique([(claim.id, spot) for claim, spot in found], {"en": "The claim", "ja": "クレーム"})
    return {claim.id: claim for claim, _ in found}


def _claim(spot: Spot, group: str) -> Claim | None:
    parts = spot.mapping(_CLAIM_KEYS, ("id", "at", "status", "says"))
    id, at, says, show = (parts[k].text() if k in parts else "" for k in ("id", "at", "says", "show"))
    status = parts["status"].one_of(CLAIM_STATUSES) if "status" in parts else None
    since, until = (parts[k].since() if k in parts else "" for k in ("since", "until"))
    cards = parts["cards"].texts() if "cards" in parts else ()
    if not id or not at or not says or not status:
        return None
    return Claim(id, group, at, status, says, show or "", cards, since or "", until or "", spot.mark.line)


def read_documents(reading: Reading, known: Known) -> dict[str, Document]:
    """All source documents by id. Their texts are not part of the corpus."""
    if reading.value is None:
        return {}
    holder = top(reading).mapping(("documents",), ("documents",)).get("documents")
    found: list[tuple[Document, Spot]] = []
    for spot in holder.entries() if holder else ():
        parts = spot.mapping(("id", "title", "lines", "game", "note"), ("id", "title", "lines", "game"))
        id = parts["id"].text() if "id" in parts else None
        title = parts["title"].both() if "title" in parts else None
        lines = parts["lines"].number(1) if "lines" in parts else None
        game = parts["game"].text() if "game" in parts else None
        if game and known.games is not None:
            game = parts["game"].one_of(known.games, ("The game", "ゲーム"))
        note = parts["note"].both() if "note" in parts else None
        if id and title and lines and game:
            found.append((Document(id, game, title, lines, note, spot.mark.line), spot))
    check_unique([(d.id, spot) for d, spot in found], {"en": "The document", "ja": "資料"})
    return {d.id: d for d, _ in found}
