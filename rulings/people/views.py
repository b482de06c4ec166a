"""One's own account: closing it; and who has which role."""

from __future__ import annotations

import json
from typing import cast

from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.http.refusal import Refusal, refused
from rulings.people.audit_words import told
from rulings.people.models import AuditEntry, Person
from rulings.people.private import needs
from rulings.people.rights import appointed, closed
from rulings.people.roles import LEAST, ORDER, Action, Role, allows


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def account(request: HttpRequest) -> HttpResponseBase:
    """One's own account, and what it may do."""
    person = cast(Person, request.user)
    allowed = [(action.label, person.may(action)) for action in LEAST]
    return render(request, "people/account.html", {"person": person, "allowed": allowed})


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def close(request: HttpRequest) -> HttpResponseBase:
    """Close one's account: asked for the password once more. What was written stays, with the handle or without it."""
    person = cast(Person, request.user)
    wrong = ""
    if request.method == "POST":
        if person.check_password(request.POST.get("password", "")):
            if not closed(person, nameless="nameless" in request.POST):
                return refused(request, the_last_maintainer())
            logout(request)
            return redirect("home")
        wrong = _("This is not the password of this account.")
    return render(request, "people/close.html", {"person": person, "wrong": wrong}, status=400 if wrong else 200)


def the_last_maintainer() -> Refusal:
    """Why the one maintainer who is left can neither go nor take another role."""
    return Refusal(_("Somebody must stay"), _("This is the last maintainer: appoint another one first."), 409)


@needs(Action.APPOINT)
@require_http_methods(["GET", "HEAD", "POST"])
def people(request: HttpRequest) -> HttpResponseBase:
    """Everybody with an account, each with a role that can be changed."""
    if request.method == "POST":
        role = request.POST.get("role", "")
        person = get_object_or_404(Person, username=request.POST.get("person", ""), is_active=True)
        if role not in Role.values:
            return refused(request, Refusal(_("There is no such role"), _("A role is one of those in the list."), 400))
        if not appointed(cast(Person, request.user), person, Role(role)):
            return refused(request, the_last_maintainer())
        return redirect("people")
    rows = Person.objects.filter(is_active=True)
    table = [(action.label, [allows(role, action) for role in ORDER]) for action in LEAST]
    return render(request, "people/people.html", {"people": rows, "roles": ORDER, "table": table})


@needs(Action.EXPORT_LOG)
def log(request: HttpRequest) -> HttpResponseBase:
    """The latest entries of the audit log."""
    return render(request, "people/log.html", {"entries": map(told, AuditEntry.objects.order_by("-id")[:200])})


@needs(Action.EXPORT_LOG)
def log_file(request: HttpRequest) -> HttpResponseBase:
    """The whole audit log: one JSON object a line, in its order, each with its hash."""
    entries = AuditEntry.objects.all().iterator()
    lines = (json.dumps({**entry.data(), "hash": entry.hash}, ensure_ascii=False) + "\n" for entry in entries)
    response = StreamingHttpResponse(lines, content_type="application/jsonl; charset=utf-8")
    response.headers["Content-Disposition"] = 'attachment; filename="audit.jsonl"'
    return response
