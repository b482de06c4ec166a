"""The desk, a proposal, and writing in it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from functools import wraps
from typing import Any, cast

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt, csrf_protect
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from engine.corpus.editing import new_ruling
from engine.corpus.shapes import LANGUAGES
from engine.games.registry import GAMES
from rulings.editor import again, checking, deciding, handing, naming, review, shown, working, writing
from rulings.editor.models import HOURS, Proposal, Remark
from rulings.editor.trying import preview
from rulings.http.budget import costly
from rulings.http.guard import takes
from rulings.http.language import here
from rulings.http.refusal import Refusal, refused
from rulings.people.models import Person
from rulings.people.private import may, needs, person_of
from rulings.people.roles import Action
from rulings.store import current, workers
from rulings.store.touched import is_updates

NEW_UPDATE = """
  - date: 2026-01-31
    title:
      en: What the update changed
      ja: 更新の内容
    cards: []
    rules: []
"""


def answering(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """Answer a Refusal with its page."""

    @wraps(view)
    def answered(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        try:
            return view(request, *args, **kwargs)
        except Refusal as refusal:
            return refused(request, refusal)

    return answered


def me(request: HttpRequest) -> Person:
    """Who asks; the view lets nobody in without an account."""
    return cast(Person, request.user)


def found(proposal_id: int) -> Proposal:
    """A proposal. Raises Refusal where there is none."""
    proposal = Proposal.objects.select_related("made_by", "claimed_by").filter(pk=proposal_id).first()
    if proposal is None:
        raise Refusal(_("There is no such proposal"), _("It may have been another number."))
    return proposal


@require_safe
def desk(request: HttpRequest) -> HttpResponseBase:
    """How a change comes in, and what waits for whoever asks."""
    person = person_of(request)
    asked = {"appoints": Action.APPOINT, "reads_log": Action.EXPORT_LOG, "answers": Action.ANSWER, "updates": Action.UPDATE}
    context: dict[str, Any] = {"person": person, **{name: may(request, action) for name, action in asked.items()}}
    if person is not None:
        late = timezone.now() - timedelta(hours=HOURS)
        mine = Proposal.objects.filter(parts__person=person).exclude(state=Proposal.State.WITHDRAWN)
        waiting = Proposal.objects.filter(state=Proposal.State.SUBMITTED).order_by("submitted_at").select_related("made_by", "claimed_by")
        left = Proposal.objects.filter(state=Proposal.State.RETURNED, returned_at__lt=late).select_related("made_by")
        mine, waiting, left = (rows.prefetch_related("changes") for rows in (mine, waiting, left))
        queue = sorted((shown.row(one, person) for one in waiting[:100]), key=lambda row: not row["first"])
        first = sorted(mine[:50], key=lambda one: one.state != Proposal.State.RETURNED)  # what waits for him
        context |= {"mine": first, "queue": queue, "left": left[:50]}
        context |= {"games": GAMES.values(), "last_game": GAMES.get(again.last_game(person))}
    return render(request, "editor/desk.html", context)


@csrf_exempt
@takes(4_500_000)
@answering
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponseBase:
    """Begin a proposal: from an empty ruling, another one, a published file, a pasted text, uploaded files, or a board of the lab.

    The lab's form comes without a token and stores nothing: the page shows its text, to be sent by who is logged in.
    """
    person = person_of(request)
    path, text = request.GET.get("path", ""), ""
    if request.method == "POST":
        uploads = cast(list[Any], request.FILES.getlist("file"))
        if "begin" in request.POST and len(uploads) > 1:
            return begun(request, uploaded(uploads, request.POST.get("game", "")))
        typed = uploads[0].read().decode("utf-8-sig", "replace") if uploads else request.POST.get("text", "")
        text = writing.text_of(typed)
        path = request.POST.get("path", "").strip()
        follows = bool(unnamed := naming.unnamed_path(text)) and path in ("", unnamed)
        if "begin" in request.POST and follows:
            text, path = naming.named(text, request.POST.get("title", "")), ""
        path = path or next(iter(shown.guessed_paths(text, uploads, request.POST.get("game", ""))), "")
        if "begin" in request.POST:
            return begun(request, {path: text}, follows)
    elif path:
        earlier = writing.revision_of(writing.path_of(path), request.GET.get("revision", ""))
        text = (earlier.text or "") if earlier is not None else current.published().files.texts.get(path, "")
        if is_updates(path) and earlier is None:
            text = (text.rstrip("\n") or "updates:") + NEW_UPDATE
    elif "like" in request.GET:
        text = again.text_like(person, request.GET["like"], request.GET.get("of", ""), here())
    elif (game := request.GET.get("game", "")) in GAMES:
        text = naming.in_one_language(new_ruling(game, naming.UNNAMED[0]), here())
    context: dict[str, Any] = {"person": person, "path": path, "text": text, "games": GAMES.values()}
    context["mine"] = shown.place_of_ones_own(person, path, text) if person is not None and request.method == "POST" else None
    context["revision"] = request.GET.get("revision", "")
    if (into := request.GET.get("translate")) in LANGUAGES and text:
        context |= {"into": into, "notes": [note for note in checking.notes_of(current.published(), path) if note.wants == into]}
    context["about"] = shown.about(path, text, context.get("into"))
    return render(request, "editor/new.html", context)


@csrf_protect
@needs(Action.PROPOSE)
def begun(request: HttpRequest, files: dict[str, str], follows: bool = False) -> HttpResponseBase:
    """The proposal that was begun, at its address from now on."""
    first = next(iter(files))
    earlier = writing.revision_of(first, request.POST.get("revision", ""))
    writers = list(earlier.writers) if earlier is not None else []
    proposal = writing.begin_with(me(request), files, request.POST.get("title", ""), writers, follows)
    return redirect(shown.file_address(proposal.pk, first)) if len(files) == 1 else redirect(proposal)


def uploaded(uploads: list[Any], game: str) -> dict[str, str]:
    """The texts of several files by their paths. Raises Refusal that names the file which cannot be placed, or has another's place."""
    found: dict[str, str] = {}
    for upload in uploads:
        text = writing.text_of(upload.read().decode("utf-8-sig", "replace"))
        path = next(iter(shown.guessed_paths(text, [upload], game)), "")
        if not path or path in found:
            said = _("“%(name)s”: a ruling says its game and its name; for cards and rules choose the game. No two files have one place.")
            raise Refusal(_("It is not clear where this file belongs"), said % {"name": upload.name[:100]}, 400)
        found[path] = text
    return found


@needs(Action.PROPOSE)
@answering
@require_safe
@costly
def proposal(request: HttpRequest, proposal_id: int) -> HttpResponseBase:
    """All that a decision needs on one page: what changes, checks, consequences, what was said, and the buttons."""
    one = found(proposal_id)
    changes = one.texts
    context = {
        "proposal": one,
        "hash": one.content_hash,
        "files": shown.files(one),
        "writers": review.writers(one),
        "may": review.allowed(one, me(request)),
        "approved_by": review.approved_by(one),
        "stale": checking.stale(one) if one.is_open else [],
        "remarks": one.remarks.filter(path="").select_related("person"),
        "reasons": Remark.Reason.choices,
        "preview": preview(changes) if one.is_open else None,
        "waiting": workers.wanted(),
        "mine": one.reader == me(request),
        "left": review.is_left(one),
        "wrote": one.parts.filter(person=me(request), wrote=True).exists(),
        "due": one.returned_at + timedelta(hours=HOURS) if one.returned_at else None,
        "at": shown.place(request.GET.get("at", "")),
        "next": None if one.is_open else review.next_for(me(request)),
    }
    return render(request, "editor/proposal.html", context)


@needs(Action.PROPOSE)
@answering
@require_POST
@costly
def do(request: HttpRequest, proposal_id: int) -> HttpResponseBase:
    """One step with a proposal, and back to its page, or on to that of the one which came of it."""
    one = found(proposal_id)
    try:
        there = deciding.step(one, me(request), request.POST)
    except deciding.Apart as apart:
        request.shown_at = one.get_absolute_url()  # type: ignore[attr-defined]  # where its language is changed
        return render(request, "editor/apart.html", {"proposal": one, "apart": apart, "late": "of" in request.POST}, status=409)
    return redirect(there)


@needs(Action.PROPOSE)
@answering
@require_POST
@costly
def tried(request: HttpRequest, proposal_id: int) -> HttpResponseBase:
    """Go on running and verifying what a proposal touches, here or on workers."""
    one = found(proposal_id)
    work = handing.hand_out(one.pk, one.texts) if workers.wanted() else working.turn(one.texts)
    more = preview(one.texts, work)
    if request.headers.get("HX-Request"):
        return render(request, "editor/preview.html", {"preview": more, "proposal": one, "waiting": workers.wanted()})
    return HttpResponse(status=303, headers={"Location": f"{one.get_absolute_url()}#consequences"})
