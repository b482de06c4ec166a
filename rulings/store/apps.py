"""The stored corpus as a Django app."""

from django.apps import AppConfig


class StoreConfig(AppConfig):
    """Rows of the corpus. Its label is older than its folder: migrations and tables are named after it."""

    name = "rulings.store"
    label = "library"
