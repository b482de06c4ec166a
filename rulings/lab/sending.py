"""What is sent to the lab: answered to a form alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from rulings.http import addresses


def sent(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """Let a view answer what is sent; who follows a link of the page that it answered with, or opens its address again, comes to the board.

    Such a page's links are those of the board, and without JavaScript its address is that of what was sent.
    """
    posted = require_POST(view)

    @wraps(view)
    def answered(request: HttpRequest, board: str) -> HttpResponseBase:
        if request.method in ("GET", "HEAD"):
            asked = request.GET.urlencode()
            return redirect(addresses.board(board) + (f"?{asked}" if asked else ""))
        return posted(request, board)

    return answered
