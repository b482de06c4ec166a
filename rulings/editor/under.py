"""The whole site as a proposal would make it: any page, for who asked for that, until he ends it. Nothing of it is stored."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from django.core.signing import BadSignature, Signer
from django.db import transaction
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from engine.corpus.problems import BadInput
from rulings.editor import review, working
from rulings.editor.checking import as_proposed
from rulings.editor.models import Proposal
from rulings.http.cache import Cache
from rulings.http.guard import SAFE
from rulings.people.private import UNDER, is_private, needs, person_of
from rulings.people.roles import Action
from rulings.store import current, publishing, workers
from rulings.store.models import Revision
from rulings.store.publishing import Prepared, Signed, Stale
from rulings.store.touched import Changes

HOUR = 3600
signer = Signer(salt="rulings.under")
cache: Cache[tuple[Prepared, ...]] = Cache("prepared proposals", lambda ready: 2_000_000)  # empty for one that cannot be published


class UnderMiddleware:
    """Answers under a proposal where the visitor's cookie says so: its corpus, and its rows within a transaction that is taken back."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer as the site is, or as it would be."""
        proposal = None if is_private(request) or UNDER not in request.COOKIES else proposal_of(request)
        if proposal is None:
            return self.get_response(request)
        request.under = proposal  # type: ignore[attr-defined]  # the banner of every page
        changes = proposal.texts
        library, digest = as_proposed(changes)
        with current.using(library, digest):
            response = self.within(request, changes, digest)
        if (ruling := step_opened(request, response)) and ruling in working.begun(changes)[0].touched.rulings:
            review.watched(proposal, person_of(request))
        return response

    def within(self, request: HttpRequest, changes: Changes, digest: str) -> HttpResponseBase:
        """Answer with the rows that publishing would make. A form is answered without them: what it stores must stay."""
        ready = rows_of(changes, digest) if request.method in SAFE else None
        if ready is None:
            return self.get_response(request)
        with transaction.atomic():
            with suppress(Stale):
                publishing.store(ready, Revision.Kind.PUBLISHED, Signed())
            response = self.get_response(request)
            transaction.set_rollback(True)
        return response


def step_opened(request: HttpRequest, response: HttpResponseBase) -> str:
    """The ruling of which this request opened a step; nothing for any other request. Under a proposal no page fetches steps ahead."""
    found = request.resolver_match
    opened = request.method == "GET" and response.status_code == 200 and request.GET.get("step", "").isdecimal()
    return str(found.kwargs["ruling_id"]) if opened and found is not None and found.url_name == "ruling" else ""


def rows_of(changes: Changes, digest: str) -> Prepared | None:
    """What publishing would store, kept for the next page; None for a proposal that cannot be published as it is, or did not run yet."""
    found = cache.get(digest)
    if found is None:
        work = working.known(changes) if workers.wanted() else working.turn(changes, verify=False)
        if len(work.read) < work.of:
            return None  # the next page goes on
        try:
            found = cache.put(digest, (publishing.prepare(changes, known=work.read),))
        except BadInput:
            found = cache.put(digest, ())
    return next(iter(found), None)


def proposal_of(request: HttpRequest) -> Proposal | None:
    """The proposal that a visitor with an account looks at the site under; None without the cookie."""
    try:
        number = signer.unsign(request.COOKIES.get(UNDER, ""))
    except BadSignature:
        return None
    person = person_of(request)
    if person is None or not person.may(Action.PROPOSE):
        return None
    return Proposal.objects.filter(pk=number).first() if number.isdecimal() else None


@needs(Action.PROPOSE)
@require_POST
def look(request: HttpRequest) -> HttpResponseBase:
    """Look at the site under a proposal, or as it is again, and go to a page."""
    number, there = request.POST.get("proposal", ""), request.POST.get("there", "/")
    if not url_has_allowed_host_and_scheme(there, allowed_hosts={request.get_host()}, require_https=request.is_secure()):
        there = "/"
    response = redirect(there)
    if number.isdecimal() and Proposal.objects.filter(pk=number[:9]).exists():
        response.set_cookie(UNDER, signer.sign(number), max_age=8 * HOUR, httponly=True, samesite="Lax", secure=request.is_secure())
    else:
        response.delete_cookie(UNDER)
    return response
