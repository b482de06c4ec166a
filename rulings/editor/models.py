"""Proposals: what is to change, who wrote it, what was said about it, who approved it."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser
from django.db import models
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from engine.corpus.editing import HEAD
from engine.corpus.strict_yaml import read
from rulings.http.language import here
from rulings.store.hashes import digest_of_hashes, hash_of
from rulings.store.touched import Changes

HOURS = 72  # for which a proposal that was sent back is its writers' alone, and a review his who took it on
FEW = 2  # files after which a proposal without a title is called
TITLED = "title"  # what a title is called among the hashes of files, none of which can be called so
TITLES = 100  # characters of a title that it is called by
LONGEST_TITLE = 200
CONTROL = re.compile("[\x00-\x1f]")
TITLE = re.compile(r"^title:.*(?:\n[ \t]+.*){0,3}$", re.M)


def title_of(typed: str) -> str:
    """What somebody typed as a title, in one line, without what no text holds."""
    return " ".join(CONTROL.sub(" ", typed).split())[:LONGEST_TITLE]


class Proposal(models.Model):
    """Changes to any number of files, reviewed and published whole."""

    class State(models.TextChoices):
        DRAFT = "draft", _("being written")
        SUBMITTED = "submitted", _("in review")
        RETURNED = "returned", _("sent back")
        PUBLISHED = "published", _("published")
        WITHDRAWN = "withdrawn", _("withdrawn")

    title = models.CharField(max_length=LONGEST_TITLE, blank=True)
    state = models.CharField(max_length=20, choices=State, default=State.DRAFT)
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="proposals")
    made_at = models.DateTimeField(default=timezone.now)
    changed_at = models.DateTimeField(default=timezone.now)
    submitted_at = models.DateTimeField(null=True)
    returned_at = models.DateTimeField(null=True)
    claimed_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, null=True, related_name="claimed")
    claimed_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ("-changed_at",)

    def __str__(self) -> str:
        return self.title or self.in_short

    @property
    def in_short(self) -> str:
        """What it changes, by what its first files are about; its number while it holds none."""
        names = [change.about for change in self.changes.all()]
        more = f" +{len(names) - FEW}" if len(names) > FEW else ""
        return ", ".join(names[:FEW]) + more if names else f"#{self.pk}"

    def get_absolute_url(self) -> str:
        return reverse("proposal", args=[self.pk])

    @property
    def texts(self) -> Changes:
        """The new text of each file, None for one that goes."""
        return {change.path: change.text for change in self.changes.all()}

    @property
    def content_hash(self) -> str:
        """The hash that an approval is of: what each file becomes, what it was changed from, and the title, which its history will show."""
        said = {c.path: f"{c.base} {'' if c.text is None else hash_of(c.text)}" for c in self.changes.all()}
        return digest_of_hashes({**said, TITLED: hash_of(self.title)} if self.title else said)

    @property
    def read_until(self) -> datetime | None:
        """Until when who took its review on has it; None where nobody has by now."""
        until = self.claimed_at + timedelta(hours=HOURS) if self.claimed_by_id and self.claimed_at else None
        return until if until is not None and until > timezone.now() else None

    @property
    def reader(self) -> AbstractBaseUser | None:
        """Who took its review on, as long as it is his."""
        return self.claimed_by if self.read_until is not None else None

    @property
    def is_open(self) -> bool:
        """Whether it can still be changed."""
        return self.state in (self.State.DRAFT, self.State.SUBMITTED, self.State.RETURNED)


class Change(models.Model):
    """One file of a proposal: what it becomes."""

    proposal = models.ForeignKey(Proposal, models.CASCADE, related_name="changes")
    path = models.CharField(max_length=200)
    base = models.CharField(max_length=64, blank=True, help_text="hash of the published text it was changed from; empty for a new file")
    text = models.TextField(null=True, help_text="none where the file goes")  # noqa: DJ001 - an empty text is another thing
    changed_at = models.DateTimeField(default=timezone.now)
    follows = models.BooleanField(default=False, help_text="whether its ruling is named by what it is about, as nobody has named it")
    earlier = models.JSONField(default=list, help_text="paths that it had before it was named so; who opened it there still writes in it")

    class Meta:
        ordering = ("path",)
        constraints = [models.UniqueConstraint("proposal", "path", name="one_change_a_file")]

    def __str__(self) -> str:
        return self.path

    @property
    def about(self) -> str:
        """The title of a ruling in the language of the request, as far as somebody wrote one; else the name of the file."""
        line = TITLE.search(self.text or "")
        value = read(line[0], "").value if line is not None else None
        given = value.get("title") if isinstance(value, dict) else None
        texts = given if isinstance(given, dict) else {here(): given}
        title = next((str(title).strip() for title in (texts.get(here()), *texts.values()) if isinstance(title, str) and title.strip()), "")
        return title[:TITLES] if title and title not in HEAD["title"].values() else self.path.rsplit("/", 1)[1].removesuffix(".yaml")


class Part(models.Model):
    """Somebody's part in a proposal. ``wrote`` stays for good once he saved a change: he never approves this proposal."""

    proposal = models.ForeignKey(Proposal, models.CASCADE, related_name="parts")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="parts")
    wrote = models.BooleanField(default=False)

    class Meta:
        ordering = ("id",)
        constraints = [models.UniqueConstraint("proposal", "person", name="one_part_each")]

    def __str__(self) -> str:
        return f"{self.person} in {self.proposal_id}"


class Remark(models.Model):
    """Something said about a proposal, about a line of it where one is given. With a ``reason`` the proposal was sent back."""

    class Reason(models.TextChoices):
        SOURCE = "source", _("the source does not say this")
        OUTCOME = "outcome", _("the outcome is wrong")
        EXPECTATIONS = "expectations", _("what must come of it is missing or too weak")
        WORDING = "wording", _("the wording is not clear")
        COPIED = "copied", _("the wording is somebody else’s")
        DOUBLE = "double", _("there is a ruling on this already")
        OTHER = "other", _("another reason")

    proposal = models.ForeignKey(Proposal, models.CASCADE, related_name="remarks")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="remarks")
    path = models.CharField(max_length=200, blank=True)
    line = models.PositiveIntegerField(null=True)
    text = models.TextField()
    reason = models.CharField(max_length=20, choices=Reason, blank=True)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("id",)

    def __str__(self) -> str:
        return self.text[:60]


class Approval(models.Model):
    """That somebody who wrote none of it holds a proposal, word for word as it has this hash, to be right."""

    proposal = models.ForeignKey(Proposal, models.CASCADE, related_name="approvals")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="approvals")
    content_hash = models.CharField(max_length=64)
    watched = models.BooleanField(default=False, help_text="whether the reviewer opened a step of what it touches, as it would be")
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("id",)
        constraints = [models.UniqueConstraint("proposal", "person", "content_hash", name="one_approval_each")]

    def __str__(self) -> str:
        return f"{self.person}: {self.content_hash[:12]}"


class Watched(models.Model):
    """That somebody opened a step of a scenario which a proposal touches, on the site as it would be with just this text."""

    proposal = models.ForeignKey(Proposal, models.CASCADE, related_name="watched")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.PROTECT, related_name="watched")
    content_hash = models.CharField(max_length=64)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("id",)
        constraints = [models.UniqueConstraint("proposal", "person", "content_hash", name="one_watched_each")]

    def __str__(self) -> str:
        return f"{self.person}: {self.content_hash[:12]}"
