"""The lab: any board changed freely and run at every change. A change is a form; what comes of it is another address."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Any, cast

from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from engine.library import BadInput
from engine.library.editing import new, only
from rulings.lab import boards, edits, opened, wording
from rulings.lab.boards import Board
from rulings.lab.page import Said, context, unsound
from rulings.lab.panes import board as board_pane
from rulings.lab.panes import file, finding, own
from rulings.lab.tokens import BadToken, token_of
from rulings.library import shelf
from rulings.library.models import Game
from rulings.stepper import fragments, words
from rulings.stepper.address import Address, Asked, query, read
from rulings.stepper.cases import Case, Unopened, closed, of_case
from rulings.stepper.runs import run_as_asked
from rulings.stepper.views import STEP, asked_of, step, wants_step

LAB, BENCH = "lab.html#lab", "lab.html#bench"
LARGEST_PART = 6 * 1024  # bytes, compressed: where the table and the bench together are more, the bench follows by itself
MOST_BYTES = 200_000  # of a request that brings a file; the file itself may be 64 KB


def of_token(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """Give a view its board in place of the token; a token that cannot be read gets a page that says why."""

    @wraps(view)
    def opened(request: HttpRequest, board: str) -> HttpResponseBase:
        try:
            return view(request, boards.opened(board))
        except BadToken as error:
            return closed(request, Unopened(_("This board cannot be opened"), str(error)))

    return opened


@csrf_exempt  # nobody is logged in here: a form does nothing that its sender could not do by an address
@require_http_methods(["GET", "HEAD", "POST"])
def start(request: HttpRequest) -> HttpResponseBase:
    """Where a board comes from: an empty table, a ruling of the corpus, a file."""
    if request.method == "POST":
        return brought(request)
    if game := request.GET.get("game"):
        if game not in shelf.library().systems:
            raise Http404(_("There is no game named “%(name)s”.") % {"name": game[:80]})
        return to_board(token_of(new(game)), Address(lang=_lang(request), pane="board", step=0))
    return render(request, "lab_start.html", {"games": Game.objects.all(), "text": "", "longest": 100})


def _lang(request: HttpRequest) -> str:
    asked = request.GET.get("lang", "")
    return asked if asked in ("en", "ja") else ""


def to_board(token: str, address: Address, still: list[tuple[str, str]] | None = None) -> HttpResponseBase:
    """Go to a board at an address; ``still`` is what stays open inside its pane."""
    return redirect(f"/lab/{token}/{query([*address.pairs(), *(still or ())], address.step)}")


@require_safe
@of_case
def copied(request: HttpRequest, case: Case) -> HttpResponseBase:
    """A scenario as a board of one's own, at the moment that was looked at: of a ruling, of another board, of a shared run."""
    asked = asked_of(request)
    run = run_as_asked(case, asked) if case.names else None
    if run is None:
        return redirect(f"{case.base}?{request.GET.urlencode()}")
    address = asked.address
    try:
        text = edits.kept_in_file(only(case.ruling.text, run.scenario), run.scenario, address)
        token = token_of(text)
    except (BadInput, BadToken) as error:
        return refused_file(request, case.ruling.text, error)
    return to_board(token, Address(step=address.step, view=address.view, lang=address.lang, pane=address.pane))


def brought(request: HttpRequest) -> HttpResponseBase:
    """A file that was pasted or uploaded. Whatever is wrong in it is shown where it stands."""
    if int(request.headers.get("Content-Length") or 0) > MOST_BYTES:
        return closed(request, Unopened(_("This file is too large"), _("A ruling file has at most 64 KB."), 413))
    upload = cast(Any, request.FILES.get("file"))
    try:
        text = upload.read().decode("utf-8-sig") if upload else request.POST.get("text", "")
    except UnicodeDecodeError:
        return closed(request, Unopened(_("This file cannot be read"), _("A ruling file is text in UTF-8."), 400))
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        return redirect("lab")
    try:
        token = token_of(text)
    except BadToken as error:
        return refused_file(request, text[:MOST_BYTES], error)
    return to_board(token, Address(pane="file"))


def refused_file(request: HttpRequest, text: str, error: Exception) -> HttpResponseBase:
    """The start page again with the text that could not be taken, and why."""
    context = {"games": Game.objects.all(), "text": text, "refused": str(error), "longest": 100}
    return render(request, "lab_start.html", context, status=400)


@require_safe
@of_token
def lab(request: HttpRequest, board: Board) -> HttpResponseBase:
    """A board at the step that the address names, beside the pane that lies open.

    What was chosen at a decision becomes part of the board: it goes to the board that holds it.
    """
    asked = asked_of(request)
    if taken := decided(board, asked):
        return taken
    if wants_step(request) and request.headers.get("HX-Target") == "moment" and board.sound and asked.address.step != 0:
        return step(request, board.case)
    return answer(request, board, asked)


def decided(board: Board, asked: Asked) -> HttpResponseBase | None:
    """Where decisions lead that the address alone holds. None where it holds none, or looks at another day or setting than the board's."""
    address = asked.address
    if not (board.sound and address.choose) or address.as_of or address.settings or address.cards:
        return None
    if run_as_asked(board.case, asked) is None:
        return None
    scenario = address.scenario or board.case.names[0]
    try:
        token = token_of(edits.kept_in_file(board.text, scenario, address))
    except (BadInput, BadToken):
        return None
    return to_board(token, replace(address, choose=()))


def answer(request: HttpRequest, board: Board, asked: Asked, said: Said | None = None) -> HttpResponseBase:
    """The page or, to HTMX, its changing part; with 400 where something was refused."""
    said = said or Said()
    here = context(board, asked, request.GET, said) if board.sound else unsound(board, asked, said)
    status = 400 if said.wrong else 200
    if here is None:
        here = unsound(board, asked, said) | {"asked": asked, "rows": asked.rows()}
        status = max((wrong.status for wrong in asked.wrong), default=400)
    part = wants_step(request)
    bench = request.headers.get("HX-Target") == "bench" or said.wrong
    name = "lab.html" if not part else STEP if request.headers.get("HX-Target") == "moment" and status == 200 else BENCH if bench else LAB
    text = render_to_string(name, here, request)
    finished = fragments.Finished(text, words.here())
    if name == LAB and len(finished.packed) > LARGEST_PART:
        finished = fragments.Finished(render_to_string(name, here | {"later": request.get_full_path()}, request), words.here())
    if status != 200:
        # HTMX shows the answer whatever its status; a browser's console would tell of a mistyped sentence as an error of ours.
        response: HttpResponseBase = HttpResponse(text, status=200 if part else status)
        response.headers["HX-Push-Url"] = "false"
        if name == BENCH:
            response.headers["HX-Retarget"] = "#bench"
        fragments.vary(response)
        return response
    response = fragments.answer(request, finished)
    patch_vary_headers(response, ("HX-Target",))
    if part:
        there = request.get_full_path()
        response.headers["HX-Push-Url"] = "false" if request.headers.get("HX-Current-URL", "").endswith(there) else there
    return response


@csrf_exempt
@require_POST
@of_token
def edit(request: HttpRequest, board: Board) -> HttpResponseBase:
    """Do one change and go to the board that comes of it. What cannot be done is said with everything that was typed still there."""
    asked = asked_of_form(request)
    typed: dict[str, str] = {}
    try:
        typed = edits.read(request.POST)
        if not typed.get("do"):
            return to_board(board.token, asked.address)
        changed, there = edits.edited(board, asked.address, typed)
    except BadInput as error:
        return answer(request, board, asked, Said(edits.told(error, words.here()), typed))
    except BadToken as error:
        return answer(request, board, asked, Said([{"message": str(error)}], typed))
    if not changed.sound and board.sound:
        return answer(request, board, asked, Said(edits.told(BadInput(changed.problems), words.here()), typed))
    # A board may be changed so that an action is left without its card; an action that can never be done is not taken in.
    if typed["do"] in ("act", "reword") and (wrong := cannot_run(changed, there)):
        return answer(request, board, asked, Said(wrong, typed))
    return to_board(changed.token, there, opened.after(request.GET.dict(), typed, board.scenario(asked.address.scenario)))


def asked_of_form(request: HttpRequest) -> Asked:
    """The moment at which a form was sent; it is in the form's hidden fields."""
    return read(request.POST)


def cannot_run(board: Board, there: Address) -> list[dict[str, Any]]:
    """Why a board that reads well cannot be played as it is now: a sentence names what is not on the table."""
    if not board.sound:
        return []
    try:
        board.case.run(there.scenario)
    except BadInput as error:
        return edits.told(error, words.here())
    return []


@csrf_exempt
@require_POST
@of_token
def text(request: HttpRequest, board: Board) -> HttpResponseBase:
    """The whole file as it was typed: to HTMX what is wrong in it, without it the board that it makes."""
    typed = request.POST.get("text", "").replace("\r\n", "\n")
    try:
        token = token_of(typed)
    except BadToken as error:
        return answer(request, board, asked_of_form(request), Said([{"message": str(error)}], {"text": typed}))
    if wants_step(request) and request.headers.get("HX-Target") == "checked":
        found = boards.read(token, typed)
        return render(
            request, "_lab_checked.html", {"read": found, "problems": file.problems(found), "wrong": cannot_run(found, Address())}
        )
    there = asked_of_form(request).address
    return to_board(token, Address(view=there.view, lang=there.lang, pane="file"))


@csrf_exempt
@require_POST
@of_token
def card(request: HttpRequest, board: Board) -> HttpResponseBase:
    """What the engine makes of a card while it is typed."""
    asked = asked_of_form(request)
    names = [s.name for s in board.ruling.scenarios] if board.ruling else [""]
    typed = {name.removeprefix("e."): str(value) for name, value in request.POST.items()}
    found = own.checked(board, asked.address.scenario or names[0], typed)
    return render(request, "_lab_own_checked.html", {"checked": found})


@require_safe
@of_token
def cards(request: HttpRequest, board: Board) -> HttpResponseBase:
    """The cards that a query finds for a zone."""
    asked = asked_of(request)
    run = run_as_asked(board.case, asked) if board.sound else None
    into = board_pane.into(run, request.GET.get("to", "")) if run is not None else None
    found = finding.cards(run, request.GET.get("q", ""), into) if run is not None and into else []
    return render(request, "_lab_found.html", {"found": found, "q": request.GET.get("q", "")})


@require_safe
@of_token
def download(request: HttpRequest, board: Board) -> HttpResponseBase:
    """The board as a ruling file."""
    name = board.ruling.id if board.ruling is not None else "board"
    response = HttpResponse(board.text, content_type="application/yaml; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{name}.yaml"'
    return response


@require_safe
def words_page(request: HttpRequest) -> HttpResponseBase:
    """What can be written: the phrases of actions, expectations and card texts."""
    made = wording.tables()
    parts = [
        ("sentences", _("Actions and expectations"), made["sentences"]),
        ("cards", _("Texts of cards"), made["cards"]),
    ]
    text = render_to_string("lab_words.html", {"parts": parts}, request)
    return fragments.answer(request, fragments.Finished(text, words.here()))
