"""The words at the head of a ruling, written in a form: title, question, answer and status, in the language of the page."""

from __future__ import annotations

from collections.abc import Mapping

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from engine.corpus import editing
from engine.corpus.problems import BadInput
from engine.corpus.spot import language_of
from rulings.board import texts
from rulings.editor import shown, writing
from rulings.editor.head import KEYS, by_language, head
from rulings.editor.models import Proposal
from rulings.editor.naming import GENERAL
from rulings.editor.text_editor import file_page, written_in
from rulings.editor.views import answering, me
from rulings.http.language import here
from rulings.http.refusal import Refusal
from rulings.people.private import needs
from rulings.people.roles import Action
from rulings.store.touched import folder_of


def written(text: str, sent: Mapping[str, str]) -> str:
    """The text of a ruling with what the form says; an empty field leaves what stands there. Raises BadInput.

    It is in the language of the page, or in Japanese where its letters are.
    """
    for key in KEYS:
        if said := " ".join(sent.get(key, "").split()):
            now = by_language(head(text).get(key))
            unwritten = {lang: "" for lang, old in now.items() if old in GENERAL}
            lang = "ja" if language_of(said) == "ja" else here()
            text = editing.apply(text, {"do": "head", "key": key, **unwritten, lang: said})
    if (status := sent.get("status", "")) and status != head(text).get("status"):
        text = editing.apply(text, {"do": "head", "key": "status", "value": status})
    return text


@needs(Action.PROPOSE)
@answering
@require_POST
def words(request: HttpRequest, proposal_id: int) -> HttpResponseBase:
    """Write what the form says into a ruling of a proposal. What is refused comes back as it was typed."""
    one, path = written_in(request, proposal_id)
    if folder_of(path) != "rulings":
        raise Refusal(_("This cannot be written into it"), _("Only a ruling has a title, a question and an answer."), 400)
    there = one.changes.filter(path=path).first()
    was = (there.text if there is not None else None) or ""
    try:
        text = written(was, {name: writing.text_of(request.POST.get(name, "")) for name in (*KEYS, "status")})
        # What is typed above it may be saved at the same moment: both are put together.
        seen = writing.seen_hash(there) if there is not None else None
        change = writing.save(one.pk, me(request), path, text, seen, was, follow=True)
    except (BadInput, Refusal) as error:
        return refused(request, one, path, error)
    return redirect(f"{shown.file_address(one.pk, change.path)}#words")


def refused(request: HttpRequest, one: Proposal, path: str, wrong: BadInput | Refusal) -> HttpResponseBase:
    """The page of the file with what was typed, and why it could not be written."""
    if isinstance(wrong, BadInput):
        wrong = Refusal(_("This cannot be written into it"), texts.say(wrong.problems[0].message), 400)
    return file_page(request, one, path, wrong, typed_head=request.POST)
