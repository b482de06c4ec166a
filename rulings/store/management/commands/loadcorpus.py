"""``manage.py loadcorpus``: the corpus files into the database."""

import sys
import time
from argparse import ArgumentParser
from dataclasses import replace
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand
from django.db import DatabaseError, InterfaceError

from rulings.store import copies
from rulings.store.load import Loaded, load, read_folder
from rulings.store.models import Card, Rule, Ruling
from rulings.store.publishing import Stale

EVERY = 2.0  # seconds between two lines about how far it is


class Command(BaseCommand):
    """All or nothing: with a problem anywhere, the database keeps what it had."""

    help = "Load the corpus into the database. Exit status 2: a file is wrong, 1: it cannot be read or stored; then nothing was changed."

    next_word = 0.0  # when something is to be said again, by the clock that only goes forward

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", nargs="?", type=Path, default=settings.CORPUS_DIR, help="default: corpus/")
        parser.add_argument("--overwrite", action="store_true", help="take the folder's files also where they were edited on the site")

    def told(self, done: int, of: int) -> None:
        """Say how far it is, every few seconds: a load of a whole corpus runs all of it."""
        if (now := time.monotonic()) >= self.next_word and done:
            self.next_word = now + EVERY
            self.stdout.write(f"{done} of {of} rulings ran.")

    def handle(self, *args: object, folder: Path, overwrite: bool = False, **options: object) -> None:
        self.next_word = time.monotonic() + EVERY
        if not folder.is_dir():
            self.stderr.write(f"{folder}: there is no such folder.")
            sys.exit(2)
        try:
            texts, problems = read_folder(folder)
            loaded = Loaded(problems=problems) if problems else load(texts, overwrite, self.told)
        except OSError as error:
            self.stderr.write(f"The corpus cannot be read: {error}. What was loaded before stays whole.")
            sys.exit(1)
        except Stale:
            self.stderr.write("Something else is being published on the site all the time. Nothing was loaded; load it again.")
            sys.exit(1)
        except (DatabaseError, InterfaceError) as error:
            self.stderr.write(f"The database does not take the corpus: {str(error).strip()}. What was loaded before stays whole.")
            sys.exit(1)
        for problem in loaded.problems:
            self.stderr.write(replace(problem, file=str(folder / problem.file)).text())
        if loaded.problems:
            self.stderr.write(f"Nothing was loaded: {len(loaded.problems)} problem(s).")
            sys.exit(2)
        for path in loaded.kept:
            self.stderr.write(f"{path}: changed in the folder and on the site; the site's stays. --overwrite takes the folder's.")
        new_copies, no_copies = copies.load(folder)
        for said in no_copies:
            self.stderr.write(said)
        if new_copies:
            self.stdout.write(f"{new_copies} copies of evidence are new.")
        counts = f"{Ruling.objects.count()} rulings, {Card.objects.count()} cards, {Rule.objects.count()} rules"
        if loaded.unchanged:
            self.stdout.write(f"The corpus was loaded already: {counts}.")
        else:
            changes = f"{len(loaded.added)} new, {len(loaded.changed)} changed, {len(loaded.removed)} gone"
            self.stdout.write(f"Loaded {len(texts)} files ({changes}): {counts}.")
