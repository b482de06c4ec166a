"""``manage.py proposecorpus``: the files of a folder as a proposal, to be reviewed like any other. ``loadcorpus`` stores them at once."""

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import NoReturn

from django.conf import settings
from django.core.management.base import BaseCommand
from django.db import transaction

from rulings.editor import writing
from rulings.editor.models import Proposal
from rulings.http.refusal import Refusal
from rulings.people.models import Person
from rulings.store.load import differing, read_folder


class Command(BaseCommand):
    """All or nothing: where one file cannot be proposed, there is no proposal."""

    help = "Propose what a folder has otherwise than the site. Exit status 2: a file or an argument is wrong; then nothing was proposed."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", nargs="?", type=Path, default=settings.CORPUS_DIR, help="default: corpus/")
        parser.add_argument("--by", required=True, metavar="HANDLE", help="whose proposal it is: somebody else has to approve it")
        parser.add_argument("--title", default="", help="what it is about, in a few words")
        parser.add_argument("--only", action="append", default=[], metavar="PATH", help="files whose path begins so; can be given again")

    def handle(self, *args: object, folder: Path, by: str, title: str, only: list[str], **options: object) -> None:
        person = Person.objects.filter(username=by, is_active=True).first()
        if person is None:
            self.fail(f"Nobody has the handle {by}.")
        if not folder.is_dir():
            self.fail(f"{folder}: there is no such folder.")
        texts, problems = read_folder(folder)
        if problems:
            self.fail("\n".join(problem.text() for problem in problems))
        changes, _kept = differing(texts, overwrite=True)
        wanted = {path: text for path, text in changes.items() if not only or path.startswith(tuple(only))}
        if not wanted:
            self.stdout.write("The folder has nothing that the site has not.")
            return
        if len(wanted) > writing.MOST_FILES:
            self.fail(f"{len(wanted)} files are too much for one proposal, which has at most {writing.MOST_FILES}. Choose with --only.")
        try:
            proposal = self.propose(person, wanted, title)
        except Refusal as refusal:
            self.fail(f"{refusal.heading}: {refusal.sentence}")
        self.stdout.write(f"Proposal {proposal.pk} of {len(wanted)} files by {person.username}: {proposal.get_absolute_url()}")

    def propose(self, person: Person, wanted: dict[str, str | None], title: str) -> Proposal:
        """The proposal with every file, those that go among them. Raises Refusal."""
        with transaction.atomic():
            first, text = min(wanted.items(), key=lambda pair: pair[1] is None)
            proposal = writing.begin(person, first, text or "", title)
            for path, new in wanted.items():
                if path != first or new is None:
                    writing.save(proposal.pk, person, path, new)
        return proposal

    def fail(self, said: str) -> NoReturn:
        """Say why not, and end."""
        self.stderr.write(said)
        sys.exit(2)
