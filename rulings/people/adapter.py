"""What allauth asks the site."""

from __future__ import annotations

from allauth.account.adapter import DefaultAccountAdapter
from django.http import HttpRequest

from rulings.http import limits


class AccountAdapter(DefaultAccountAdapter):
    """Counts by the visitor as the rest of the site does."""

    def get_client_ip(self, request: HttpRequest) -> str:
        """Who asks, as far as the proxies can be believed."""
        return limits.client(request)
