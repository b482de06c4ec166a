"""Texts that stand in two columns, one a language."""

from __future__ import annotations

from django.db import models
from django.utils.translation import get_language

from engine.corpus.shapes import LANGUAGES, Alone
from engine.corpus.spot import language_of
from rulings.http.language import said_in


class Both:
    """Reads the paired columns ``name_en`` and ``name_ja`` as one, in the language of the request."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, row: models.Model | None, owner: type) -> str:
        if row is None:
            return self.name
        language = get_language() or "en"
        said = {lang: str(getattr(row, f"{self.name}_{lang}")) for lang in LANGUAGES}
        alone = Alone(language_of(said["en"]), said["en"]) if said["en"] == said["ja"] else said
        return said_in(alone, language)
