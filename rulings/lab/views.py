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
from django.views.decorators.http import require_http_methods, require_safe

from engine.corpus.editing import new_ruling, only_scenario
from engine.corpus.problems import BadInput
from rulings.board import links, texts
from rulings.board.address import Address, Asked, query, read
from rulings.board.answering import STEP, asked_of, step, wants_step
from rulings.board.cases import Case, of_case
from rulings.board.runs import run_as_asked
from rulings.http import addresses, answers
from rulings.http.limits import client
from rulings.http.refusal import Refusal, refused
from rulings.lab import boards, edits, from_table, open_parts, wording
from rulings.lab.boards import Board
from rulings.lab.keeping import keep
from rulings.lab.page import FailedEdit, context, unsound
from rulings.lab.panes import board as board_pane
from rulings.lab.panes import file, finding, own
from rulings.lab.sending import sent
from rulings.lab.tokens import BadToken, encoded, pack
from rulings.store import current
from rulings.store.models import Game

PAGE, LAB, BENCH = "lab/page.html", "lab/lab.html", "lab/bench.html"
LARGEST_PART = 6 * 1024  # bytes, compressed: where the table and the bench together are more, the bench follows by itself


def of_token(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """Give a view its board in place of the token; a token that cannot be read gets a page that says why."""

    @wraps(view)
    def answered(request: HttpRequest, board: str) -> HttpResponseBase:
        try:
            return view(request, boards.board_of(board))
        except BadToken as error:
            return refused(request, Refusal(_("This board cannot be opened"), str(error)))

    return answered


@require_http_methods(["GET", "HEAD", "POST"])
def start(request: HttpRequest) -> HttpResponseBase:
    """Where a board comes from: an empty table, a ruling of the corpus, a file."""
    if request.method == "POST":
        return brought(request)
    if game := request.GET.get("game"):
        if game not in current.library().systems:
            raise Http404(_("There is no game named “%(name)s”.") % {"name": game[:80]})
        if named := request.GET.get("named", "")[:80]:
            return to_board(pack(new_ruling(game)), Address(lang=_lang(request), pane="card", step=0), [(open_parts.NAMED, named)])
        return to_board(pack(new_ruling(game)), Address(lang=_lang(request), pane="board", step=0))
    return render(request, "lab/start.html", {"games": Game.objects.all(), "text": ""})


def _lang(request: HttpRequest) -> str:
    asked = request.GET.get("lang", "")
    return asked if asked in ("en", "ja") else ""


def to_board(token: str, address: Address, still: list[tuple[str, str]] | None = None, anchor: str = "") -> HttpResponseBase:
    """Go to a board at an address; ``still`` is what stays open inside its pane."""
    return redirect(addresses.board(token) + query([*address.pairs(), *(still or ())], address.step) + anchor)


@require_safe
@of_case
def copied(request: HttpRequest, case: Case) -> HttpResponseBase:
    """A scenario as a board of one's own, at the moment that was looked at: of a ruling, of another board, of a shared run."""
    asked = asked_of(request)
    run = run_as_asked(case, asked) if case.names else None
    if run is None:
        return redirect(f"{case.base}?{request.GET.urlencode()}")
    address = asked.address
    there = Address(step=address.step, view=address.view, lang=address.lang, pane=address.pane)
    try:
        text = edits.with_address(only_scenario(case.ruling.text, run.scenario.name), run.scenario.name, address)
        return to_board(pack(text), there)
    except BadToken as error:
        return too_long(request, text, there) if error.reason == "long" else refused_file(request, case.ruling.text, error)
    except BadInput as error:
        return refused_file(request, case.ruling.text, error)


@require_safe
@of_case
def change(request: HttpRequest, case: Case) -> HttpResponseBase:
    """What can be changed of a card that a step shows, beside the table; without HTMX the lab with that card open.

    ``thing`` is the number of the card in the run.
    """
    asked = asked_of(request)
    run = run_as_asked(case, asked) if case.names else None
    if run is None:
        return redirect(f"{case.base}?{request.GET.urlencode()}")
    address = asked.address
    at = from_table.place(run, request.GET.get("thing", ""))
    there = Address(step=address.step, view=address.view, lang=address.lang, pane="board")
    try:
        token = pack(edits.with_address(only_scenario(case.ruling.text, run.scenario.name), run.scenario.name, address))
    except (BadToken, BadInput):
        return redirect(f"{case.base}lab/{address.link()}")  # which says what is wrong with it
    if not wants_step(request):
        return to_board(token, replace(there, step=0), [(open_parts.AT, at)] if at else [])
    here = from_table.fragment(boards.board_of(token), there, at)
    response = render(request, "lab/change.html", here)
    answers.vary(response)
    return response


def brought(request: HttpRequest) -> HttpResponseBase:
    """A file that was pasted or uploaded, or a board that is too long for an address. Whatever is wrong in it is shown where it stands."""
    upload = cast(Any, request.FILES.get("file"))
    try:
        text = upload.read().decode("utf-8-sig") if upload else request.POST.get("text", "")
    except UnicodeDecodeError:
        return refused(request, Refusal(_("This file cannot be read"), _("A ruling file is text in UTF-8."), 400))
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        return redirect("lab")
    try:
        token = keep(text, client(request))
    except BadToken as error:
        return refused_file(request, text, error)
    there = asked_of_form(request).address
    return to_board(token, replace(there, pane=there.pane or "file"))


def refused_file(request: HttpRequest, text: str, error: Exception) -> HttpResponseBase:
    """The start page again with the text that could not be taken, and why."""
    context = {"games": Game.objects.all(), "text": text, "refused": str(error)}
    return render(request, "lab/start.html", context, status=400)


def too_long(request: HttpRequest, text: str, there: Address) -> HttpResponseBase:
    """The start page with a board that is too long for an address, to be kept once its visitor says so: looking stores nothing."""
    said = _("This board is too long for an address. It can be run all the same; it is then kept here, under an address of its own.")
    step = [("step", str(there.step))] if there.step is not None else []
    return render(request, "lab/start.html", {"games": Game.objects.all(), "text": text, "said": said, "hidden": [*there.pairs(), *step]})


@require_safe
@of_token
def lab(request: HttpRequest, board: Board) -> HttpResponseBase:
    """A board at the step that the address names, beside the pane that lies open.

    What was chosen at a decision becomes part of the board: it goes to the board that holds it, where that fits into an address.
    """
    asked = asked_of(request)
    if taken := decided(board, asked):
        return taken
    if wants_step(request) and request.headers.get("HX-Target") == "moment" and board.sound and asked.address.step != 0:
        return step(request, board.case)
    return answer(request, board, asked)


def decided(board: Board, asked: Asked) -> HttpResponseBase | None:
    """Where decisions lead that the address alone holds.

    None where it holds none, or looks at another day or setting than the board's, or the board is too long for an address: then they stay
    beside it, and the next edit takes them in.
    """
    address = asked.address
    if not (board.sound and address.choose) or address.as_of or address.settings or address.cards:
        return None
    if run_as_asked(board.case, asked) is None:
        return None
    scenario = address.scenario or board.case.names[0]
    try:
        token = pack(edits.with_address(board.text, scenario, address))
    except (BadInput, BadToken):
        return None
    return to_board(token, replace(address, choose=()))


def answer(request: HttpRequest, board: Board, asked: Asked, said: FailedEdit | None = None) -> HttpResponseBase:
    """The page or, to HTMX, its changing part; with 400 where something was refused."""
    said = said or FailedEdit()
    here = context(board, asked, request.GET, said) if board.sound else unsound(board, asked, said)
    status = 400 if said.wrong else 200
    if here is None:
        here = unsound(board, asked, said) | {"asked": asked, "rows": asked.rows()}
        status = max((wrong.status for wrong in asked.wrong), default=400)
    if here.get("case") is not None:
        run, shown = here.get("run"), here.get("address", asked.address)
        here |= {"social": links.card(here["case"], shown, run, request), "ways": links.ways(here["case"], shown, request)}
    part = wants_step(request)
    bench = request.headers.get("HX-Target") == "bench" or said.wrong
    step_only = request.headers.get("HX-Target") == "moment" and status == 200
    name = PAGE if not part else STEP if step_only else BENCH if bench else LAB
    text = render_to_string(name, here, request)
    finished = answers.Finished(text, texts.here())
    if name == LAB and len(finished.gzip) > LARGEST_PART:
        finished = answers.Finished(render_to_string(name, here | {"later": request.get_full_path()}, request), texts.here())
    if status != 200:
        # HTMX shows the answer whatever its status; a browser's console would tell of a mistyped sentence as an error of ours.
        response: HttpResponseBase = HttpResponse(text, status=200 if part else status)
        response.headers["HX-Push-Url"] = "false"
        if name == BENCH:
            response.headers["HX-Retarget"] = "#bench"
        answers.vary(response)
        return response
    response = answers.answer(request, finished)
    patch_vary_headers(response, ("HX-Target",))
    if part:
        there = request.get_full_path()
        response.headers["HX-Push-Url"] = "false" if request.headers.get("HX-Current-URL", "").endswith(there) else there
    return response


@sent
@of_token
def edit(request: HttpRequest, board: Board) -> HttpResponseBase:
    """Do one change and go to the board that comes of it. What cannot be done is said with everything that was typed still there."""
    asked = asked_of_form(request)
    typed: dict[str, str] = {}
    try:
        typed = edits.read(request.POST)
        if not typed.get("do"):
            return to_board(board.token, asked.address)
        if typed["do"] == "card":
            typed = own.completed(board, asked.address.scenario or "", typed)
            typed["text"] = typed.get("text", "").lstrip()
        changed, there = edits.edited(board, asked.address, typed)
    except BadInput as error:
        return answer(request, board, asked, FailedEdit(edits.told(error, texts.here()), typed))
    if not changed.sound and board.sound:
        return answer(request, board, asked, FailedEdit(edits.told(BadInput(changed.problems), texts.here()), typed))
    # A board may be changed so that an action is left without its card; an action that can never be done is not taken in.
    if typed["do"] in ("act", "reword") and (wrong := cannot_run(changed, there)):
        return answer(request, board, asked, FailedEdit(wrong, typed))
    try:
        token = keep(changed.text, client(request))
    except BadToken as error:
        return answer(request, board, asked, FailedEdit([{"message": str(error)}], typed))
    still = open_parts.after(request.GET.dict(), typed, board.scenario(asked.address.scenario))
    if request.POST.get("then") == from_table.PARTING:
        return to_board(token, replace(there, step=from_table.parting(board, changed, asked.address)), still, "#changed")
    return to_board(token, there, still)


def asked_of_form(request: HttpRequest) -> Asked:
    """The moment at which a form was sent; it is in the form's hidden fields."""
    return read(request.POST)


def cannot_run(board: Board, there: Address) -> list[dict[str, Any]]:
    """Why a board that reads well cannot be played as it is now: a sentence names what is not on the table."""
    if not board.sound:
        return []
    try:
        board.case.run(Address(there.scenario))
    except BadInput as error:
        return edits.told(error, texts.here())
    return []


@sent
@of_token
def text(request: HttpRequest, board: Board) -> HttpResponseBase:
    """The whole file as it was typed: to HTMX what is wrong in it, without it the board that it makes."""
    typed = request.POST.get("text", "").replace("\r\n", "\n")
    try:
        if wants_step(request) and request.headers.get("HX-Target") == "checked":
            return checked(request, typed)
        token = keep(typed, client(request))
    except BadToken as error:
        return answer(request, board, asked_of_form(request), FailedEdit([{"message": str(error)}], {"text": typed}))
    there = asked_of_form(request).address
    return to_board(token, Address(view=there.view, lang=there.lang, pane="file"))


def checked(request: HttpRequest, typed: str) -> HttpResponseBase:
    """What is wrong in a text while it is typed. Raises BadToken for one that no board can hold."""
    encoded(typed)
    found = boards.read(typed)
    wrong = cannot_run(found, Address())
    return render(request, "lab/checked.html", {"read": found, "problems": file.problems(found), "wrong": wrong})


@sent
@of_token
def card(request: HttpRequest, board: Board) -> HttpResponseBase:
    """What the engine makes of a card while it is typed; without HTMX the page of the lab with the form as it was, and that beside it."""
    asked = asked_of_form(request)
    try:
        typed = edits.read(request.POST)
    except BadInput as error:
        return answer(request, board, asked, FailedEdit(edits.told(error, texts.here())))
    if not wants_step(request):
        return answer(request, board, asked, FailedEdit([], own.completed(board, asked.address.scenario or "", typed)))
    found = own.checked(board, asked.address.scenario or "", typed)
    return render(request, "lab/card_checked.html", {"checked": found})


@require_safe
@of_token
def cards(request: HttpRequest, board: Board) -> HttpResponseBase:
    """The cards that a query finds for a zone."""
    asked = asked_of(request)
    run = run_as_asked(board.case, asked) if board.sound else None
    into = board_pane.into(run, request.GET.get("to", ""), request.GET.get("instead", "")) if run is not None else None
    found = finding.cards(run, request.GET.get("q", ""), into) if run is not None and into else []
    return render(request, "lab/found.html", {"found": found, "q": request.GET.get("q", "")})


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
    return answers.page(request, "lab/words.html", {"parts": parts})
