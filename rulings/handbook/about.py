"""The pages about the site itself."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from engine.corpus.shapes import LANGUAGES
from engine.study.grades import DERIVED, GRADE_NAMES, OFFICIAL, PROVISIONAL, TESTED, UNCONFIRMED
from rulings.board import texts
from rulings.http import answers
from rulings.http.language import here
from rulings.store import archive, current, support
from rulings.store.models import Card, Game, Rule, Ruling

PAGE = 50  # of what is to be translated
GRADES_SAID = {
    OFFICIAL: _("The game’s makers said so, in an answer or a document."),
    PROVISIONAL: _("A judge said so, or the makers did for the time being."),
    TESTED: _("Somebody tried it in the game and named the version."),
    DERIVED: _("It follows from what players wrote down, or from a rule."),
    UNCONFIRMED: _("Nothing is named that supports it, or the question is open, or evidence contradicts it."),
}


@require_safe
def about(request: HttpRequest) -> HttpResponseBase:
    """What this is, for whom, and who has no part in it."""
    return answers.page(request, "handbook/about.html", {"games": Game.objects.all(), "has_archive": archive.path().is_file()})


@require_safe
def verified(request: HttpRequest) -> HttpResponseBase:
    """How a ruling is known to be right, and what the words for it mean."""
    grades = [(name, texts.say(label), GRADES_SAID[name]) for name, label in GRADE_NAMES.items()]
    return answers.page(request, "handbook/verified.html", {"grades": grades})


@require_safe
def not_looked_at(request: HttpRequest) -> HttpResponseBase:
    """What an update of a game changed and nobody has looked at again since."""
    waiting = support.not_looked_at(current.library())
    found = [(ruling, texts.say(ruling.title), update, texts.say(update.title)) for ruling, update in waiting]
    return answers.page(request, "handbook/not_looked_at.html", {"found": found})


@require_safe
def to_translate(request: HttpRequest) -> HttpResponseBase:
    """What is written in one language alone, for who writes the other: rulings, cards and rules, each with a link to begin a proposal."""
    wanted = request.GET.get("into", here())
    wanted = wanted if wanted in LANGUAGES else here()
    rulings = Ruling.objects.filter(missing__contains=wanted).exclude(missing="").order_by("game", "id").select_related("game")
    cards = Card.objects.filter(missing__contains=wanted).exclude(missing="").select_related("game")
    rules = Rule.objects.filter(missing__contains=wanted).exclude(missing="").select_related("game")
    page = request.GET.get("page")
    library = current.library()
    files = library.files
    counts = [(lang, sum(model.objects.filter(missing__contains=lang).count() for model in (Ruling, Card, Rule))) for lang in LANGUAGES]
    context = {
        "into": wanted,
        "rulings": Paginator(rulings, PAGE).get_page(page),
        "cards": [(row, files.cards[row.game_id].raw[row.slug].path) for row in cards[:PAGE] if row.slug in files.cards[row.game_id].raw],
        "rules": [(row, library.rules[row.id].path) for row in rules[:PAGE] if row.id in library.rules],
        "counts": counts,
    }
    return answers.page(request, "handbook/to_translate.html", context)


@require_safe
def cite(request: HttpRequest) -> HttpResponseBase:
    """How to point at a ruling so that others find the same."""
    example = Ruling.objects.filter(status=Ruling.Status.DOCUMENTED).first()
    address = request.build_absolute_uri(example.get_absolute_url()) if example else ""
    return answers.page(request, "handbook/cite.html", {"example": example, "example_address": address, "today": timezone.localdate()})
