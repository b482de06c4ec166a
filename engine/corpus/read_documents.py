"""Reading the list of source documents."""

from __future__ import annotations

from engine.corpus.known import Known
from engine.corpus.shapes import Document
from engine.corpus.spot import Spot, check_unique, top
from engine.corpus.strict_yaml import YamlReading


def read_documents(reading: YamlReading, known: Known) -> dict[str, Document]:
    """All source documents by id. Their texts are not part of the corpus."""
    if reading.value is None:
        return {}
    holder = top(reading).mapping(("documents",), ("documents",)).get("documents")
    found: list[tuple[Document, Spot]] = []
    for spot in holder.entries() if holder else ():
        parts = spot.mapping(("id", "title", "lines", "numbered", "game", "note", "official", "as_of"), ("id", "title", "game"))
        numbered = bool(parts["numbered"].flag()) if "numbered" in parts else False
        id = parts["id"].text() if "id" in parts else None
        title = parts["title"].both() if "title" in parts else None
        lines = parts["lines"].number(1) if "lines" in parts else 0
        if ("lines" in parts) == numbered:
            spot.problem(
                "A document says how many “lines” it has, or that it is “numbered: true” as written rules are.",
                "資料には行数 lines を書くか、番号のある規則なら「numbered: true」と書きます。",
                id or "",
            )
        game = parts["game"].text() if "game" in parts else None
        if game and known.games is not None:
            game = parts["game"].one_of(known.games, ("The game", "ゲーム"))
        note = parts["note"].both() if "note" in parts else None
        official = bool(parts["official"].flag()) if "official" in parts else False
        as_of = parts["as_of"].date() if "as_of" in parts else None
        if id and title and lines is not None and game:
            found.append((Document(id, game, title, lines, note, spot.mark.line, official, as_of), spot))
    check_unique([(d.id, spot) for d, spot in found], {"en": "The document", "ja": "資料"})
    return {d.id: d for d, _ in found}
