"""Links that last, as a Django app."""

from django.apps import AppConfig


class ShareConfig(AppConfig):
    """Stores a run under its content hash and shows it again, for ever."""

    name = "rulings.share"
    label = "share"
