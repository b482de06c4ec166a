"""Filters for what the corpus holds in two languages."""

from collections.abc import Mapping

from django import template
from django.utils.translation import get_language
from django.utils.translation import gettext as _

register = template.Library()


@register.filter
def tr(value: object) -> str:
    """Return the text of an ``{en, ja}`` value in the language of the request, or in the other one rather than nothing."""
    if value is None:
        return ""
    if isinstance(value, Mapping):
        here = get_language() or "en"
        return str(value.get(here) or value.get("en") or value.get("ja") or "")
    return str(value)


@register.filter
def line_numbers(lines: str) -> str:
    """Return "line 23" or "lines 17, 27"."""
    return (_("line %(lines)s") if lines.isdecimal() else _("lines %(lines)s")) % {"lines": lines}
