"""What a person reads is said in English and in Japanese: ``{"en": …, "ja": …}``."""

from __future__ import annotations

from collections.abc import Mapping

Bilingual = Mapping[str, str]
