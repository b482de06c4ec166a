"""Links that last, as a Django app."""

from django.apps import AppConfig


class ShareConfig(AppConfig):
    """Stores a run under its content hash and shows it again, for ever."""

    name = "rulings.share"
    label = "share"

    def ready(self) -> None:
        """Let the tools of every case lie below a shared run too."""
        from rulings.share.replaying import of_shared
        from rulings.stepper.cases import opens

        opens("shared", of_shared)
