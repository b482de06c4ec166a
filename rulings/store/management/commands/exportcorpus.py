"""``manage.py exportcorpus``: the stored corpus back into files."""

import sys
from argparse import ArgumentParser
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand

from rulings.store import archive as public
from rulings.store import copies
from rulings.store.load import export
from rulings.store.models import CorpusFile, LoadedCorpus


class Command(BaseCommand):
    """Writes only what differs, so that version control shows exactly what was edited."""

    help = "Write the stored corpus into a folder, byte for byte as it was loaded, with the copies of evidence that it names."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", nargs="?", type=Path, default=settings.CORPUS_DIR, help="default: corpus/")
        parser.add_argument("--archive", action="store_true", help="instead of files one archive, which the site offers at /corpus.zip")

    def handle(self, *args: object, folder: Path, archive: bool, **options: object) -> None:
        if archive:
            self.archive()
            return
        written = export(folder) + copies.export(folder)
        for path in written:
            self.stdout.write(str(path))
        self.stdout.write(f"{CorpusFile.objects.count()} files, {len(written)} of them written.")

    def archive(self) -> None:
        """Write the archive that visitors may take."""
        try:
            written = public.write()
        except LoadedCorpus.DoesNotExist:
            self.stderr.write("There is no corpus in the database: run loadcorpus first.")
            sys.exit(1)
        except OSError as error:
            self.stderr.write(f"The archive cannot be written: {error}. The one from before stays.")
            sys.exit(1)
        self.stdout.write(f"{public.path()}: {'written' if written else 'is of this corpus already'}.")
