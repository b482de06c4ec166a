"""The corpus in the database: every file word for word, and rows made from it for lists, links and search.

The files are the truth. The other rows are an index that a load rebuilds, so nothing is ever edited in them.
"""

from secrets import randbits
from urllib.parse import quote

from django.db import models
from django.db.models import Q
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from engine.study.grades import UNCONFIRMED
from rulings.store.kept_copy import KeptCopy as KeptCopy
from rulings.store.linking import Link as Link
from rulings.store.paired import Both
from rulings.store.sayings import translated, with_lines

MISSING = "the languages in which a text of it is not written yet"


class CorpusFile(models.Model):
    """One file of the corpus, byte for byte, so that an export gives back what was loaded, comments included."""

    path = models.CharField(max_length=200, primary_key=True)
    text = models.TextField()
    sha256 = models.CharField(max_length=64)
    changed_at = models.DateTimeField(default=timezone.now, help_text="when it was stored with this text")

    class Meta:
        ordering = ("path",)

    def __str__(self) -> str:
        return self.path


class Revision(models.Model):
    """One state that a file of the corpus was in: its text, from when on, by whom and why.

    It is never changed but for a handle that somebody takes off when he leaves.
    """

    class Kind(models.TextChoices):
        LOADED = "loaded", _("loaded from files")
        PUBLISHED = "published", _("published")
        TAKEN_DOWN = "taken-down", _("taken down")

    path = models.CharField(max_length=200, db_index=True)
    text = models.TextField(null=True, help_text="none where the file was taken away")  # noqa: DJ001 - an empty file is another thing
    sha256 = models.CharField(max_length=64, blank=True)
    kind = models.CharField(max_length=20, choices=Kind)
    at = models.DateTimeField(default=timezone.now)
    writers = models.JSONField(default=list, help_text="handles of those who wrote it")
    confirmed_by = models.CharField(max_length=150, blank=True)
    why = models.TextField(blank=True)
    proposal = models.PositiveIntegerField(null=True)

    class Meta:
        ordering = ("id",)

    def __str__(self) -> str:
        return f"{self.path} {self.sha256[:12]}"


class LoadedCorpus(models.Model):
    """Which corpus was loaded last. One row: its digest is what a process compares its own copy with."""

    digest = models.CharField(max_length=64)
    made_by = models.CharField(max_length=64, help_text="hash of the code that made the index rows")
    loaded_at = models.DateTimeField(auto_now=True)

    class Meta:
        db_table = "library_shelf"  # older than its name
        constraints = [models.CheckConstraint(condition=Q(id=1), name="one_shelf")]

    def __str__(self) -> str:
        return self.digest[:12]


class Game(models.Model):
    """One rule system."""

    id = models.CharField(max_length=40, primary_key=True)
    position = models.PositiveSmallIntegerField()
    name_en = models.CharField(max_length=100)
    name_ja = models.CharField(max_length=100)
    name = Both()

    class Meta:
        ordering = ("position",)

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("game", args=[self.id])


class SourceDocument(models.Model):
    """A document behind the rulings. Its text is not ours and is not kept; only line numbers point into it."""

    id = models.CharField(max_length=20, primary_key=True)
    game = models.ForeignKey(Game, models.CASCADE, null=True, related_name="documents")
    title_en = models.CharField(max_length=200)
    title_ja = models.CharField(max_length=200)
    title = Both()
    lines = models.PositiveIntegerField(null=True)

    class Meta:
        ordering = ("id",)

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("source", args=[self.id])


class Claim(models.Model):
    """One statement of a source document in our own words, which rulings show."""

    class Status(models.TextChoices):
        DOCUMENTED = "documented", _("documented")
        TENTATIVE = "tentative", _("tentative")
        OPEN = "open", _("open question")
        INFO = "info", _("background")

    id = models.CharField(max_length=40, primary_key=True)
    document = models.ForeignKey(SourceDocument, models.CASCADE, null=True, related_name="claims")
    lines = models.CharField(max_length=100, blank=True)
    position = models.PositiveIntegerField()
    status = models.CharField(max_length=20, choices=Status)
    says = models.TextField(help_text="in English; the catalogue named claims has it in other languages")

    class Meta:
        ordering = ("position",)

    def __str__(self) -> str:
        return self.id

    @property
    def said(self) -> str:
        """What it says in the language of the request; English where a sentence was changed and not yet translated."""
        return with_lines(translated(self.says), lambda ids: dict(Claim.objects.filter(id__in=ids).values_list("id", "lines")))

    @property
    def said_in(self) -> str:
        """The language of `said`, for the page's ``lang`` attribute."""
        here = get_language() or "en"
        return here if here == "en" or translated(self.says) != self.says else "en"


class Rule(models.Model):
    """One named policy of a game."""

    id = models.CharField(max_length=120, primary_key=True)
    game = models.ForeignKey(Game, models.CASCADE, related_name="rules")
    position = models.PositiveIntegerField()
    title_en = models.CharField(max_length=300)
    title_ja = models.CharField(max_length=300)
    title = Both()
    statement_en = models.TextField()
    statement_ja = models.TextField()
    statement = Both()
    is_fixed = models.BooleanField()
    missing = models.CharField(max_length=5, blank=True, help_text=MISSING)
    claims = models.ManyToManyField(Claim, related_name="rules")

    class Meta:
        ordering = ("game", "position")
        indexes = [models.Index("missing", condition=~Q(missing=""), name="rules_to_translate")]

    def __str__(self) -> str:
        return self.id

    def get_absolute_url(self) -> str:
        return reverse("rule", args=[self.id])


class Card(models.Model):
    """One card of a game."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="cards")
    slug = models.CharField(max_length=120)
    name_en = models.CharField(max_length=200)
    name_ja = models.CharField(max_length=200)
    name = Both()
    kind = models.CharField(max_length=60, blank=True)
    klass = models.CharField(max_length=60, blank=True)
    cost = models.CharField(max_length=20, blank=True)
    scripted = models.CharField(max_length=20)
    missing = models.CharField(max_length=5, blank=True, help_text=MISSING)

    class Meta:
        ordering = ("game", "name_en")
        constraints = [models.UniqueConstraint("game", "slug", name="one_card_a_slug")]
        indexes = [models.Index("missing", condition=~Q(missing=""), name="cards_to_translate")]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("card", args=[self.game_id, self.slug])


class Ruling(models.Model):
    """A question with its answer."""

    class Status(models.TextChoices):
        DOCUMENTED = "documented", _("documented")
        CONFIRMED = "confirmed", _("confirmed")
        TENTATIVE = "tentative", _("tentative")
        OPEN = "open", _("open question")
        SUPERSEDED = "superseded", _("superseded")

    id = models.CharField(max_length=120, primary_key=True)
    game = models.ForeignKey(Game, models.CASCADE, related_name="rulings")
    title_en = models.CharField(max_length=300)
    title_ja = models.CharField(max_length=300)
    title = Both()
    question_en = models.TextField()
    question_ja = models.TextField()
    question = Both()
    answer_en = models.TextField()
    answer_ja = models.TextField()
    answer = Both()
    status = models.CharField(max_length=20, choices=Status)
    grade = models.CharField(max_length=20, default=UNCONFIRMED, help_text="how well it is supported: engine/study/grades.py")
    since = models.CharField(max_length=10, blank=True, help_text="a date, a year, or empty; sorts as it is")
    missing = models.CharField(max_length=5, blank=True, help_text=MISSING)
    rules_count = models.PositiveIntegerField(default=0, help_text="how many rules have a say in its scenarios")
    claims = models.ManyToManyField(Claim, related_name="rulings")
    cards = models.ManyToManyField(Card, related_name="rulings")

    class Meta:
        ordering = ("game", "id")
        indexes = [models.Index(fields=("game", "-rules_count", "id"), name="most_rules_first"), models.Index("since", name="by_date")]
        indexes += [models.Index("missing", condition=~Q(missing=""), name="rulings_to_translate")]

    def __str__(self) -> str:
        return self.id

    def get_absolute_url(self) -> str:
        return reverse("ruling", args=[self.id])


class Citation(models.Model):
    """A scenario that names a rule in its run, or whose outcome changes when the rule is set otherwise."""

    class Kind(models.TextChoices):
        CITES = "cites", _("cites")
        RESTS = "rests", _("rests on")

    rule = models.ForeignKey(Rule, models.CASCADE, related_name="citations")
    ruling = models.ForeignKey(Ruling, models.CASCADE, related_name="citations")
    scenario = models.CharField(max_length=120)
    kind = models.CharField(max_length=10, choices=Kind)
    setting = models.CharField(max_length=120, blank=True, help_text="the setting under which the outcome is another")

    class Meta:
        ordering = ("ruling", "scenario", "setting")
        constraints = [
            models.UniqueConstraint("rule", "ruling", "scenario", "kind", "setting", name="one_citation_each"),
        ]

    def __str__(self) -> str:
        return f"{self.ruling_id}#{self.scenario} {self.kind} {self.rule_id}"

    def get_absolute_url(self) -> str:
        return f"{reverse('ruling', args=[self.ruling_id])}?scenario={quote(self.scenario)}"


class KeptOutcome(models.Model):
    """How a scenario came out when its ruling was last stored."""

    ruling = models.ForeignKey(Ruling, models.CASCADE, related_name="outcomes")
    scenario = models.CharField(max_length=120)
    sound = models.BooleanField(help_text="whether everything that is expected of it holds")
    outcome = models.TextField(help_text="how it ended")
    trace = models.CharField(max_length=64, help_text="hash of its steps with the rules that decided them")

    class Meta:
        ordering = ("ruling", "id")
        constraints = [models.UniqueConstraint("ruling", "scenario", name="one_outcome_each")]

    def __str__(self) -> str:
        return f"{self.ruling_id}#{self.scenario}"


def fresh_key() -> int:
    """A key that no row ever had, in this database or in a copy of it: who holds a row by its key holds it as it is."""
    return randbits(62)


class KeptResult(models.Model):
    """What took long to find, under the hash of everything that it rests on (:mod:`rulings.store.results`)."""

    name = models.CharField(max_length=64, primary_key=True)
    kind = models.CharField(max_length=20)
    code = models.CharField(max_length=64, help_text="hash of the code that found it")
    text = models.TextField()
    kept_at = models.DateTimeField(default=timezone.now, db_index=True)

    def __str__(self) -> str:
        return f"{self.kind} {self.name[:12]}"


class SearchEntry(models.Model):
    """What the search reads of one page: folded texts, and what a result shows. It is never changed, only made anew."""

    class Kind(models.TextChoices):
        GAME = "game", _("Games")
        RULING = "ruling", _("Rulings")
        CARD = "card", _("Cards")
        RULE = "rule", _("Rules")
        KEYWORD = "keyword", _("Keywords")

    id = models.BigIntegerField(primary_key=True, default=fresh_key)
    kind = models.CharField(max_length=10, choices=Kind)
    game = models.ForeignKey(Game, models.CASCADE)
    url = models.CharField(max_length=300)
    title_en = models.CharField(max_length=300)
    title_ja = models.CharField(max_length=300)
    title = Both()
    note_en = models.TextField(blank=True)
    note_ja = models.TextField(blank=True)
    note = Both()
    names = models.TextField(help_text="folded names, each between line feeds")
    called = models.TextField(help_text="folded names of the cards that it speaks of", default="")
    said = models.TextField(help_text="folded question and answer, or statement", default="")
    body = models.TextField(help_text="all other folded texts: steps, rules, claims")
    words = models.TextField(help_text="folded words of names, question and answer, for words that are mistyped", default="")
    romaji = models.TextField(help_text="folded readings in Latin letters")

    def __str__(self) -> str:
        return self.url
