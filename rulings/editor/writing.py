"""Saving what somebody writes in a proposal: which files there may be, how large, and from which published text they start."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from django.conf import settings
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from engine.games.registry import GAMES
from rulings.editor import naming, review
from rulings.editor.merging import merged
from rulings.editor.models import Change, Proposal, title_of
from rulings.http import limits
from rulings.http.refusal import Refusal
from rulings.people.models import Person, add_to_audit
from rulings.people.private import not_allowed
from rulings.people.roles import Action
from rulings.store import current
from rulings.store.models import CorpusFile, Revision
from rulings.store.touched import is_updates

PATH = re.compile(r"(?P<game>[a-z0-9-]+)/((rulings|cards|rules)/[a-z0-9][a-z0-9-]{0,90}|updates)\.yaml")
LARGEST = 64 * 1024  # characters of a file, as everywhere on the site
MOST_FILES = 60
CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")


def path_of(text: str) -> str:
    """The path of a file that a proposal may hold. Raises Refusal for any other."""
    found = PATH.fullmatch(text)
    if found is None or found["game"] not in GAMES:
        said = _("A file is called like shadowverse/rulings/a-name.yaml: its game; rulings, cards or rules; a name of small letters.")
        raise Refusal(_("No file can be called so"), said, 400)
    return text


def place_in(proposal: Proposal, path: str) -> str:
    """Where a file of a proposal lies by now that somebody opened at a path. Raises Refusal for what is no path."""
    path = path_of(path)
    there = {change.path: change.earlier for change in proposal.changes.all()}
    return path if path in there else next((now for now, earlier in there.items() if path in earlier), path)


def may_write(person: Person, path: str) -> None:
    """Raises Refusal where somebody may not write a file of that kind: what a game's update touched is looked at anew by everybody."""
    if is_updates(path) and not person.may(Action.UPDATE):
        raise not_allowed()


def text_of(typed: str) -> str:
    """A file's text as it was typed, line ends made plain. Raises Refusal for one that is too long, or holds what no text does."""
    text = typed.replace("\r\n", "\n").replace("\r", "\n")
    if len(text) > LARGEST:
        raise Refusal(_("This is too long"), _("A file has at most 64 KB."), 413)
    if CONTROL.search(text):
        raise Refusal(_("This is no text"), _("It holds control characters. Paste it as plain text."), 400)
    return text


def begin(person: Person, path: str, text: str, title: str = "", writers: list[str] | None = None) -> Proposal:
    """A new proposal with its first change. ``writers`` are handles of others who wrote that text."""
    return begin_with(person, {path: text}, title, writers)


def begin_with(
    person: Person,
    files: Mapping[str, str],
    title: str = "",
    writers: list[str] | None = None,
    follows: bool = False,
    bases: Mapping[str, str] = MappingProxyType({}),
) -> Proposal:
    """A new proposal with its first changes, whole or not at all; with ``follows`` rulings are named by their titles. Raises Refusal.

    ``bases`` are hashes of the published texts that files were changed from, where that is not what is published now.
    """
    texts = {path_of(path): text_of(text) for path, text in files.items()}
    if not person.may(Action.PROPOSE):
        raise not_allowed()
    if len(texts) > MOST_FILES:
        raise Refusal(_("This is too much for one proposal"), _("Begin another one."), 413)
    for path in texts:
        may_write(person, path)
    if wait := limits.wait(f"person {person.pk}", "rulings.proposals", settings.PROPOSALS_AN_HOUR):
        said = _("You began so many proposals within the hour that this must wait. Try again in %(n)s minutes.")
        raise Refusal(_("Too much at once"), said % {"n": -(-wait // 60)}, 429)
    with transaction.atomic():
        proposal = Proposal.objects.create(made_by=person, title=title_of(title))
        review.wrote(proposal, person)
        for other in Person.objects.filter(username__in=writers or ()):
            review.wrote(proposal, other)
        for path, text in texts.items():
            base = bases[path] if path in bases else published(path)
            Change.objects.create(proposal=proposal, path=path, base=base, text=text, follows=follows)
        add_to_audit(person.username, "begin", f"proposal {proposal.pk}", path=", ".join(texts))
    return proposal


def published(path: str) -> str:
    """The hash of the published text of a file; empty where there is none."""
    return CorpusFile.objects.filter(path=path).values_list("sha256", flat=True).first() or ""


def save(
    proposal_id: int,
    person: Person,
    path: str,
    typed: str | None,
    seen: str | None = None,
    was: str | None = None,
    follow: bool = False,
) -> Change:
    """Save a file of a proposal, None where it is to go. One that is in review stays there; what was approved of it is so no longer.

    ``seen`` says which text was edited. Where it is another by now, because somebody else saved meanwhile, both are put together field by
    field, as far as ``was`` says what it was edited from; raises Refusal where that is not said, or both changed the same. With ``follow``
    a ruling that nobody named is named by what it is about now.
    """
    path, text = path_of(path), None if typed is None else text_of(typed)
    with review.doing("save", proposal_id, person.pk) as (proposal, who):
        may_write(who, path)
        path = place_in(proposal, path)
        change = proposal.changes.filter(path=path).first()
        if change is None:
            if proposal.changes.count() >= MOST_FILES:
                raise Refusal(_("This is too much for one proposal"), _("Begin another one."), 413)
            change = Change(proposal=proposal, path=path, base=published(path))
        elif seen is not None and seen != seen_hash(change) and change.text != text:
            text = with_what_is_there(change.text, text, was)
        if change.pk is None or change.text != text:
            change.text, change.changed_at = text, timezone.now()
            change.save()
            review.wrote(proposal, who)
        if follow and change.follows:
            naming.follow(proposal)
            change.refresh_from_db()
    return change


def put_in(proposal: Proposal, path: str, sent: Mapping[str, str]) -> str:
    """The text of a file with what a page that was being closed had not saved yet: ``out`` characters from ``at`` on become ``put``.

    So little can still be sent then, whatever the length of the file. Raises Refusal where the text is no longer the one that was edited.
    """
    change = proposal.changes.filter(path=place_in(proposal, path)).first()
    text = (change.text if change is not None else current.published().files.texts.get(path)) or ""
    seen = seen_hash(change) if change is not None else ""
    numbers = [sent.get(name, "") for name in ("at", "out", "of")]
    if not all(one.isdecimal() and len(one) < 7 for one in numbers):
        raise Refusal(_("This is no text"), _("Send the whole file."), 400)
    at, out, of = map(int, numbers)
    if sent.get("seen") != seen or of != len(text) or at + out > of:
        raise Refusal(
            _("Saved by somebody else meanwhile"),
            _("Somebody else saved this file while you wrote. Open it in another window and put the two together."),
            409,
        )
    return text[:at] + text_of(sent.get("put", "")) + text[at + out :]


def with_what_is_there(there: str | None, text: str | None, was: str | None) -> str:
    """A text together with what somebody else saved meanwhile. Raises Refusal that names what both changed."""
    heading = _("Saved by somebody else meanwhile")
    if there is None or text is None or was is None:
        raise Refusal(heading, _("Somebody else saved this file while you wrote. Open it in another window and put the two together."), 409)
    found = merged(text_of(was), text, there)
    if found.overlaps:
        both = " ".join(
            _("%(field)s, which says there: “%(words)s”.") % {"field": one.name, "words": one.sides[1][1]} for one in found.overlaps
        )
        raise Refusal(heading, f"{_('You both changed the same, so yours is not saved yet:')} {both}", 409)
    if found.lines:
        said = _("You both changed the same lines (%(lines)s), and one of the texts cannot be read, so yours is not saved yet.")
        raise Refusal(heading, said % {"lines": ", ".join(map(str, found.lines))}, 409)
    return text_of(found.text)


def seen_hash(change: Change) -> str:
    """The hash by which a form says which text it was made from."""
    return str(change.changed_at.timestamp())


def drop(proposal_id: int, person: Person, path: str) -> None:
    """Take a file out of a proposal."""
    with review.doing("save", proposal_id, person.pk) as (proposal, who):
        proposal.changes.filter(path=path).delete()
        review.wrote(proposal, who)


def text_at(path: str, sha256: str) -> str | None:
    """The text that a file had under a hash; None where it was never published so."""
    found = Revision.objects.filter(path=path, sha256=sha256).values_list("text", flat=True).first()
    if found is None:
        found = CorpusFile.objects.filter(path=path, sha256=sha256).values_list("text", flat=True).first()
    return found


def revision_of(path: str, number: str) -> Revision | None:
    """The revision of a file with that number. Who wrote it counts as a writer of what is proposed from it."""
    return Revision.objects.filter(path=path, pk=number).first() if number.isdecimal() and len(number) < 19 else None
