"""What social sites read in the head of a page."""

from __future__ import annotations

from typing import Any

from django import template

from rulings.picture import links

register = template.Library()


@register.simple_tag(takes_context=True)
def social_card(context: dict[str, Any]) -> dict[str, Any] | None:
    """The card of the page's moment, made of ``case``, ``address``, ``run`` and ``request``; None on a page that has no case."""
    case, request = context.get("case"), context.get("request")
    if case is None or request is None:
        return None
    return links.card(case, context.get("address"), context.get("run"), request)
