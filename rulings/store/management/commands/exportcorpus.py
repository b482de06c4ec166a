"""``manage.py exportcorpus``: the stored corpus back into files."""

from argparse import ArgumentParser
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand

from rulings.store.load import export
from rulings.store.models import CorpusFile


class Command(BaseCommand):
    """Writes only what differs, so that version control shows exactly what was edited."""

    help = "Write the stored corpus into a folder, byte for byte as it was loaded."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", nargs="?", type=Path, default=settings.CORPUS_DIR, help="default: corpus/")

    def handle(self, *args: object, folder: Path, **options: object) -> None:
        written = export(folder)
        for path in written:
            self.stdout.write(str(path))
        self.stdout.write(f"{CorpusFile.objects.count()} files, {len(written)} of them written.")
