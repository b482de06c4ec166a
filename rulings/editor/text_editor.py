"""A file of a proposal in the text editor: every pause in typing saves it, and what is typed is checked and run.

Saving asks for no turn at the processor and is answered at once; checking, which costs something, is asked for by itself, with the text
as it stands, so that it need not wait until that is saved.
"""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse, QueryDict
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from engine.corpus.evidence import EVIDENCE
from engine.study.grades import EVIDENCE_NAMES
from rulings.board import texts
from rulings.editor import again, checking, review, shown, writing
from rulings.editor.head import head_of, unwritten
from rulings.editor.models import Change, Proposal
from rulings.editor.views import answering, found, me
from rulings.http.budget import costly
from rulings.http.refusal import Refusal
from rulings.http.templates import minute
from rulings.people.private import needs
from rulings.people.roles import Action
from rulings.store import current
from rulings.store.models import KeptCopy
from rulings.store.touched import folder_of


@needs(Action.PROPOSE)
@answering
@require_http_methods(["GET", "HEAD", "POST"])
def file(request: HttpRequest, proposal_id: int) -> HttpResponseBase:
    """A file of a proposal, to be written in; or, posted, saved."""
    if request.method == "POST":
        return saved(request, found(proposal_id))
    return opened(request, proposal_id=proposal_id)


@costly
def opened(request: HttpRequest, proposal_id: int) -> HttpResponseBase:
    """The page of a file with what was found about it."""
    one, path = found(proposal_id), request.GET.get("path", "")
    if (now := writing.place_in(one, path)) != path:
        return redirect(shown.file_address(one.pk, now))
    return file_page(request, one, path)


def saved(request: HttpRequest, one: Proposal) -> HttpResponseBase:
    """Save what was typed: the page's script is answered with data, a form with the page. What is refused comes back as it was typed."""
    sent, by_script = request.POST, request.accepts("application/json") and not request.accepts("text/html")
    path = sent.get("path", "")
    follow = not by_script or "named" in sent  # not while one types: when a button is pressed
    try:
        typed = writing.put_in(one, path, sent) if "put" in sent else sent.get("text", "")
        change = writing.save(one.pk, me(request), path, typed, sent.get("seen"), sent.get("was"), follow)
        if sent.get("then") == "submit":
            review.submit(one.pk, me(request))
            return redirect(one)
    except Refusal as refusal:
        if by_script:
            return JsonResponse({"heading": refusal.heading, "sentence": refusal.sentence}, status=refusal.status)
        if "save" not in review.allowed(one, me(request)) or "text" not in sent:
            raise
        return file_page(request, one, path, refusal, text=sent["text"])
    if by_script:
        return JsonResponse(told(change, typed, path))
    return redirect(shown.file_address(one.pk, change.path))


def told(change: Change, typed: str, path: str) -> dict[str, str | None]:
    """What the page's script is told of a file that was saved.

    ``together`` is its text where it is not the one that was typed, ``path`` and ``address`` say where it lies now if it was named anew.
    """
    together = change.text if change.text != writing.text_of(typed) else None
    said = _("Saved at %(at)s.") % {"at": minute(timezone.now())}
    moved = change.path if change.path != path else None
    if moved is not None:
        said += " " + _("It is called %(name)s now, by what it is about.") % {"name": moved.rsplit("/", 1)[1].removesuffix(".yaml")}
    elif together is not None:
        said += " " + _("Somebody else wrote in it meanwhile. Both are together now.")
    address = shown.file_address(change.proposal_id, change.path) if moved else None
    where = {"path": moved, "address": address, "called": str(change.proposal)}
    return {"seen": writing.seen_hash(change), "said": said, "together": together, **where}


@needs(Action.PROPOSE)
@answering
@require_POST
@costly
def checked(request: HttpRequest, proposal_id: int) -> HttpResponseBase:
    """What is found about a file as it is typed, as the part of its page that says so. Nothing is stored."""
    one, path = written_in(request, proposal_id)
    typed = {**one.texts, path: writing.text_of(request.POST.get("text", ""))}
    return render(request, "editor/found.html", {"found": checking.checked(typed, path)})


def written_in(request: HttpRequest, proposal_id: int) -> tuple[Proposal, str]:
    """The proposal and the path of its file that a form is about. Raises Refusal where who asks may not write there."""
    one = found(proposal_id)
    if (wrong := review.refusal(one, me(request), "save")) is not None:
        raise wrong
    return one, writing.place_in(one, request.POST.get("path", ""))


def file_page(
    request: HttpRequest,
    one: Proposal,
    path: str,
    refusal: Refusal | None = None,
    evidence: QueryDict | None = None,
    text: str | None = None,
    typed_head: QueryDict | None = None,
) -> HttpResponse:
    """The page of a file. What was refused stands there as it was typed: ``evidence``, ``typed_head``, the ``text``."""
    writing.path_of(path)
    request.shown_at = shown.file_address(one.pk, path)  # type: ignore[attr-defined]  # where its language is changed
    changes = one.texts
    change_row = one.changes.filter(path=path).first()
    there = changes[path] if path in changes else current.published().files.texts.get(path, "")
    last = again.last_evidence(me(request))
    context = {
        "proposal": one,
        "path": path,
        "text": (there or "") if text is None else text.replace("\r\n", "\n"),
        "was": there or "",
        "seen": writing.seen_hash(change_row) if change_row is not None else "",
        "found": checking.checked({**changes, path: there}, path) if there and text is None else None,
        "may": review.allowed(one, me(request)),
        "others": [other for other in changes if other != path],
        "is_ruling": folder_of(path) == "rulings",
        "kinds": [(kind, texts.say(EVIDENCE_NAMES[kind])) for kind in EVIDENCE],
        "copies": KeptCopy.objects.filter(proposal=one.pk).defer("data"),
        "today": timezone.localdate(),
        "typed": evidence or (last if "again" in request.GET else {}) or {"kind": "game-test", "by": me(request).username},
        "again": "again" in request.GET,
        "last": last,
        "wrote": "wrote" in request.GET,
        "refusal": refusal,
        "refused": "text" if text is not None else "words" if typed_head is not None else "evidence" if refusal else "",
        "head": {
            **head_of(there or ""),
            "unwritten": unwritten(path, there or ""),
            **({"texts": typed_head} if typed_head is not None else {}),
        },
    }
    return render(request, "editor/file.html", context, status=refusal.status if refusal else 200)
