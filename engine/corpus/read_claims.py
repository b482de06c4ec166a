"""Reading the list of claims: what the corpus has to show."""

from __future__ import annotations

from engine.corpus.shapes import CLAIM_STATUSES, Claim
from engine.corpus.spot import Spot, check_unique, top
from engine.corpus.strict_yaml import YamlReading

_CLAIM_KEYS = ("id", "at", "status", "says", "show", "cards", "since", "until")


def read_claims(reading: YamlReading) -> dict[str, Claim]:
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
