"""Filters for what the corpus holds in two languages."""

from collections.abc import Mapping

from django import template
from django.utils.translation import get_language

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
