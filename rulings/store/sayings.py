"""Claims in the language of the request. Where one speaks of another, its lines are said in place of the name that it has with us."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from gettext import NullTranslations, translation
from pathlib import Path

from django.utils.translation import get_language
from django.utils.translation import gettext as _

NAMED = re.compile(r"(?<![A-Za-z0-9_-])[a-z]+-[0-9]{3}[a-z]?(?![A-Za-z0-9_-])")


@cache
def _claims_in(language: str) -> NullTranslations:
    return translation("claims", Path(__file__).parent / "locale", [language], fallback=True)


def translated(says: str) -> str:
    """A claim in the language of the request; English where a sentence was changed and not yet translated."""
    return _claims_in(get_language() or "en").gettext(says)


def with_lines(said: str, lines_of: Callable[[list[str]], Mapping[str, str]]) -> str:
    """A claim with the lines of the others that it names; `lines_of` gives the lines of claims by their names."""
    names = NAMED.findall(said)
    lines = lines_of(names) if names else {}

    def quoted(named: re.Match[str]) -> str:
        at = lines.get(named[0])
        return named[0] if not at else (_("line %(lines)s") if at.isdecimal() else _("lines %(lines)s")) % {"lines": at}

    return NAMED.sub(quoted, said)
