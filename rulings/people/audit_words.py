"""What the page of the audit log calls what was done, and where that can be looked at. The log itself keeps short English words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from rulings.http import addresses
from rulings.people.models import AuditEntry
from rulings.people.roles import Role

ACTIONS: Mapping[str, Any] = {
    "begin": gettext_lazy("began a proposal"),
    "submit": gettext_lazy("asked for a review"),
    "withdraw": gettext_lazy("withdrew it"),
    "invite": gettext_lazy("invited somebody to write in it"),
    "claim": gettext_lazy("took the review on"),
    "release": gettext_lazy("gave the review back"),
    "return": gettext_lazy("sent it back"),
    "approve": gettext_lazy("approved it"),
    "publish": gettext_lazy("pressed the button that publishes"),
    "published": gettext_lazy("published it"),
    "let go": gettext_lazy("may no longer review: the review is free again"),
    "left behind": gettext_lazy("left: nobody writes in it any more, so it is withdrawn"),
    "copy kept": gettext_lazy("sent a copy of evidence"),
    "taken down": gettext_lazy("took a file down"),
    "report answered": gettext_lazy("answered a report"),
    "loaded": gettext_lazy("loaded files from a folder"),
    "role": gettext_lazy("gave a role"),
    "account closed": gettext_lazy("closed the account"),
}


def told(entry: AuditEntry) -> dict[str, Any]:
    """An entry as the page prints it: what was done, what it is about, and the address of that where there is one."""
    done = ACTIONS.get(entry.action, entry.action)
    about, address = entry.subject, ""
    kind, _space, name = entry.subject.partition(" ")
    if kind == "proposal" and name.isdecimal():
        about, address = _("proposal %(n)s") % {"n": name}, addresses.of("proposal", name)
    elif entry.action == "report answered":
        address = addresses.of("report", entry.subject)
    elif entry.action == "taken down":
        address = addresses.history(entry.subject)
    elif entry.action == "loaded":
        about = ngettext("%(n)s file", "%(n)s files", entry.detail.get("files", 0)) % {"n": entry.detail.get("files", 0)}
    elif entry.action == "role":
        about = f"{entry.subject} → {Role(entry.detail['now']).label}" if entry.detail.get("now") in Role.values else entry.subject
    return {"at": entry.at, "who": entry.who, "done": done, "about": about, "address": address}
