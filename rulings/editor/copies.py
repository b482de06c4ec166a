"""Keeping a copy of what evidence shows, with the evidence or by itself, and handing it out."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, cast

from django.conf import settings
from django.db import transaction
from django.db.models import Sum
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from engine.corpus import editing
from engine.corpus.problems import BadInput
from rulings.board import texts
from rulings.editor import review, shown, writing
from rulings.editor.models import Proposal
from rulings.editor.text_editor import file_page
from rulings.editor.views import answering, found, me
from rulings.http import limits
from rulings.http.guard import takes
from rulings.http.policy import HEADER
from rulings.http.refusal import Refusal
from rulings.people.models import Person, add_to_audit
from rulings.people.private import may, needs
from rulings.people.roles import Action
from rulings.store import copies
from rulings.store.file_kinds import kind_of
from rulings.store.models import KeptCopy

MOST = 10  # copies of one proposal
IN_ALL = 10 * 1024 * 1024  # bytes of them
FIELDS = ("kind", "by", "seen", "version", "address", "at", "archived", "shows", "infers", "against", "provisional")
GIVEN = ("kind", "by")  # what stands in the form before anybody writes: it says nothing alone
TYPES = {"png": "image/png", "jpeg": "image/jpeg", "webp": "image/webp", "pdf": "application/pdf", "text": "text/plain; charset=utf-8"}
INLINE = ("png", "jpeg", "webp")
READ = 32 * 1024 * 1024  # bytes of a form that are read: who chose too large a file has his words back, and the file is let go
DAY = 86_400


@needs(Action.PROPOSE)
@takes(READ)
@answering
@require_POST
def add(request: HttpRequest, proposal_id: int) -> HttpResponseBase:
    """Write a piece of evidence into a ruling of a proposal, with the copy that is sent along; or keep a copy that is sent alone.

    What is refused comes back with the page of the file, and with all that was typed but the file, which browsers give to nobody.
    """
    one = found(proposal_id)
    path = writing.place_in(one, request.POST.get("path", ""))
    try:
        says = written(request, one, path)
    except Refusal as refusal:
        if "save" not in review.allowed(one, me(request)):
            raise
        return file_page(request, one, path, refusal, evidence=request.POST)
    return redirect(f"{shown.file_address(one.pk, path)}&wrote=1#evidence" if says else f"{shown.file_address(one.pk, path)}#evidence")


def written(request: HttpRequest, one: Proposal, path: str) -> bool:
    """Write the evidence that was sent into a ruling; False where a copy was sent alone. Raises Refusal, and nothing is kept then."""
    upload = cast(Any, request.FILES.get("file"))
    if upload is None and int(request.META.get("CONTENT_LENGTH") or 0) > settings.FILE_UPLOAD_MAX_MEMORY_SIZE:
        raise too_large()
    data = upload.read() if upload else b""
    typed = {name: request.POST[name] for name in FIELDS if request.POST.get(name, "").strip()}
    says = any(name in typed for name in FIELDS if name not in GIVEN)
    if not says and not data:
        raise Refusal(_("Nothing was sent"), _("Say what it shows, or choose a file of which a copy is to be kept."), 400)
    with transaction.atomic():
        name = keep(one, me(request), data) if upload else kept_before(request.POST.get("sha256", ""))
        if says:
            there = one.changes.filter(path=path).first()
            was = (there.text if there is not None else None) or ""
            try:
                text = editing.apply(was, {"do": "evidence", **typed, **({"sha256": name} if name else {})})
            except BadInput as bad:
                raise Refusal(_("This evidence cannot be written down"), texts.say(bad.problems[0].message), 400) from bad
            # What is typed above it may be saved at the same moment: both are put together.
            writing.save(one.pk, me(request), path, text, writing.seen_hash(there) if there is not None else None, was)
    return says


def kept_before(name: str) -> str:
    """The hash of a copy that is kept already, which new evidence names too. Raises Refusal for any other."""
    if name and not KeptCopy.objects.filter(pk=name).exists():
        raise Refusal(_("There is no such copy"), _("Choose the file again."), 400)
    return name


def keep(proposal: Proposal, person: Person, data: bytes) -> str:
    """Keep a copy for a proposal; its hash. Raises Refusal for what is too large, of no known kind, or too much."""
    if len(data) > copies.LARGEST:
        raise too_large()
    kind = kind_of(data)
    if not kind:
        said = _("A copy is a whole picture (PNG, JPEG, WebP), a PDF or a plain text. This file is none of these, whatever it is called.")
        raise Refusal(_("This file cannot be kept"), said, 415)
    name = sha256(data).hexdigest()
    with review.doing("save", proposal.pk, person.pk) as (locked, who):
        mine = KeptCopy.objects.filter(proposal=locked.pk)
        if not mine.filter(pk=name).exists() and not KeptCopy.objects.filter(pk=name).exists():
            if mine.count() >= MOST or (mine.aggregate(of=Sum("size"))["of"] or 0) + len(data) > IN_ALL:
                raise Refusal(_("This is too much for one proposal"), _("It keeps at most 10 copies, of 10 MB together."), 413)
            if wait := limits.wait(f"person {who.pk}", "rulings.copies", settings.COPIES_AN_HOUR):
                said = _("You sent so many files within the hour that this must wait. Try again in %(n)s minutes.")
                raise Refusal(_("Too much at once"), said % {"n": -(-wait // 60)}, 429)
            if (KeptCopy.objects.aggregate(of=Sum("size"))["of"] or 0) + len(data) > settings.COPIES_MB * 1_000_000:
                said = _("The site keeps no more copies. Say where it is archived, and tell a maintainer.")
                raise Refusal(_("There is no room for it"), said, 507)
            KeptCopy.objects.create(sha256=name, kind=kind, size=len(data), data=data, by=who.username, proposal=locked.pk)
            add_to_audit(who.username, "copy kept", f"proposal {locked.pk}", sha256=name, kind=kind, size=len(data))
        review.wrote(locked, who)
    return name


def too_large() -> Refusal:
    """The sentence about a file of more than a copy has."""
    return Refusal(_("This file is too large"), _("A copy has at most 2 MB. Make it smaller, or say where it is archived."), 413)


@require_safe
def copy(request: HttpRequest, name: str) -> HttpResponseBase:
    """A kept copy as it was sent. Before it is published only who has an account sees it. Nothing in it can act on this site."""
    one = KeptCopy.objects.defer("data").filter(pk=name).first()
    if one is None or not (one.shown or may(request, Action.PROPOSE)):
        raise Http404
    tag = f'"{one.sha256}"'
    if request.headers.get("If-None-Match") == tag:
        response: HttpResponseBase = HttpResponseNotModified()
    else:
        response = HttpResponse(bytes(KeptCopy.objects.values_list("data", flat=True).get(pk=name)), content_type=TYPES[one.kind])
        way = "inline" if one.kind in INLINE else "attachment"
        response.headers["Content-Disposition"] = f'{way}; filename="{copies.file_name(one)}"'
    response.headers[HEADER] = "default-src 'none'; sandbox; frame-ancestors 'none'"
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    response.headers["ETag"] = tag
    response.headers["Cache-Control"] = f"public, max-age={DAY}" if one.shown else "private, no-store"
    return response
