"""The editors' desk, as a Django app."""

from django.apps import AppConfig


class EditorConfig(AppConfig):
    """Changes rulings, cards and rules in the browser: proposed by one, reviewed by another."""

    name = "rulings.editor"
    label = "editor"

    def ready(self) -> None:
        """Listen for who leaves, and for what is loaded."""
        from rulings.editor import leaving, loading  # noqa: F401 - their receivers
