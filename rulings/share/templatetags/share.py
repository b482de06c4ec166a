"""What the panel "Share" offers of the moment on a page."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from django import template
from django.http import HttpRequest
from django.utils.translation import gettext as _

from rulings.picture.links import snippet
from rulings.share.shown import STORED
from rulings.stepper.address import Address
from rulings.stepper.cases import Case

register = template.Library()


@register.simple_tag(takes_context=True)
def share_ways(context: dict[str, Any], case: Case, address: Address) -> dict[str, Any]:
    """The ways to pass the moment of a page on.

    ``fields`` are those of the form that stores it, ``here`` its address with its step. ``lasting`` says that this address is itself the
    one of a stored run; it has no form then.
    """
    request: HttpRequest = context["request"]
    shared: dict[str, Any] = context.get("shared") or {}
    at_step = replace(address, step=address.step or 0)
    whole = address.link(step=None)
    forms = ((_("Text"), "txt"), ("Markdown", "md"), ("JSON", "json"))
    return {
        "lasting": shared.get("itself", False),
        "fields": [*address.pairs(), ("step", str(at_step.step))],
        "here": request.build_absolute_uri(case.base + at_step.link()),
        "files": [{"name": name, "href": f"{case.base}transcript.{form}{whole}"} for name, form in forms],
        "snippet": "" if shared.get("version") == STORED else snippet(case, at_step, request),  # a frame is played by today's engine
    }
