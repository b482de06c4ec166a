"""What allauth asks the site."""

from __future__ import annotations

from allauth.account.adapter import DefaultAccountAdapter
from django.http import HttpRequest

from rulings.http import limits
from rulings.people.models import is_kept_back


class AccountAdapter(DefaultAccountAdapter):
    """Counts by the visitor as the rest of the site does, and keeps back the handles of those who left."""

    def get_client_ip(self, request: HttpRequest) -> str:
        """Who asks, as far as the proxies can be believed."""
        return limits.client(request)

    def clean_username(self, username: str, shallow: bool = False) -> str:
        """The handle somebody chose. Raises ValidationError for one that is another's, or was until he left."""
        cleaned = super().clean_username(username, shallow)
        if not shallow and is_kept_back(cleaned):
            raise self.validation_error("username_taken")
        return cleaned
