"""The library as a Django app."""

from django.apps import AppConfig


class LibraryConfig(AppConfig):
    """Rows, pages and search over the corpus."""

    name = "rulings.library"
    label = "library"
