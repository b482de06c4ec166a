"""What may stand in a report: bounded texts, a day that has been, an address that is only ever shown."""

from __future__ import annotations

import datetime as dt
from typing import Any
from urllib.parse import urlsplit

from django import forms
from django.urls import Resolver404, resolve
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from engine.corpus.patterns import UNWRITABLE
from rulings.reports.models import Report

LONGEST = 4000
LARGEST = 64 * 1024  # characters of a board's file, as everywhere on the site


def is_page(about: str) -> bool:
    """Whether this is the path of a page of this site, with its query or without."""
    try:
        parts = urlsplit(about)
        resolve(parts.path)
    except (Resolver404, ValueError):
        return False
    return not (parts.scheme or parts.netloc or "\\" in about)


def writable(said: str) -> str:
    """The text as it is. Raises ValidationError for one with characters that cannot be kept."""
    if UNWRITABLE.search(said):
        raise forms.ValidationError(_("There is a character in it that cannot be kept. Write it again without copying."))
    return said


class ReportForm(forms.Form):
    """A report as somebody without an account sends it. ``website`` is left empty by people; programs fill in whatever there is."""

    kind = forms.ChoiceField(choices=Report.Kind.choices)
    about = forms.CharField(max_length=2000)
    said = forms.CharField(max_length=LONGEST)
    seen = forms.DateField(required=False)
    version = forms.CharField(max_length=60, required=False)
    clip = forms.URLField(max_length=300, required=False, assume_scheme="https")
    board = forms.CharField(max_length=LARGEST, required=False, strip=False)
    website = forms.CharField(required=False)

    def clean_about(self) -> str:
        """The path of a page of this site, with its query: a report about anything else has no page to stand beside."""
        about: str = self.cleaned_data["about"]
        if not is_page(about):
            raise forms.ValidationError(_("A report is about a page of this site. Open that page and follow its link to report something."))
        return about

    def clean_said(self) -> str:
        """Words that can be kept and shown."""
        return writable(self.cleaned_data["said"])

    def clean_version(self) -> str:
        """A version in one line."""
        version: str = self.cleaned_data["version"]
        if UNWRITABLE.search(version) or "\n" in version:
            raise forms.ValidationError(_("Write the version in one line."))
        return version

    def clean_board(self) -> str:
        """A file that can be kept, its line ends made plain."""
        return writable(self.cleaned_data["board"].replace("\r\n", "\n"))

    def clean_clip(self) -> str:
        """An address that a browser opens as a page."""
        clip: str = self.cleaned_data["clip"]
        if clip and urlsplit(clip).scheme not in ("http", "https"):
            raise forms.ValidationError(_("The address begins with https://."))
        return clip

    def clean_seen(self) -> dt.date | None:
        """A day that has been. Tomorrow is allowed: somewhere it has begun."""
        seen: dt.date | None = self.cleaned_data["seen"]
        if seen is not None and not dt.date(1990, 1, 1) <= seen <= timezone.localdate() + dt.timedelta(days=1):
            raise forms.ValidationError(_("That day has not been yet, or there was no such game then."))
        return seen

    def clean(self) -> dict[str, Any]:
        """A test in the game is worth something with the version it was made on."""
        found: dict[str, Any] = super().clean() or {}
        if found.get("kind") == Report.Kind.TRIED and not found.get("version") and "version" not in self.errors:
            self.add_error("version", _("Name the version you tried it on; without it nobody can tell whether it still holds."))
        return found


class AnswerForm(forms.Form):
    """What an editor answers."""

    state = forms.ChoiceField(choices=[choice for choice in Report.State.choices if choice[0] != Report.State.OPEN])
    answer = forms.CharField(max_length=LONGEST)

    def clean_answer(self) -> str:
        """Words that can be kept and shown."""
        return writable(self.cleaned_data["answer"])
