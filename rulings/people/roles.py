"""What each role may do: one table. docs/editing.md prints it for people, and a test holds the two together."""

from __future__ import annotations

from collections.abc import Mapping

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _


class Role(TextChoices):
    """What somebody with an account does here. Each role may do what the one before it may."""

    CONTRIBUTOR = "contributor", _("contributor")
    EDITOR = "editor", _("editor")
    MAINTAINER = "maintainer", _("maintainer")


class Action(TextChoices):
    """What only somebody with an account may do."""

    PROPOSE = "propose", _("write proposals, and withdraw one’s own")
    DISCUSS = "discuss", _("say something about a proposal")
    REVIEW = "review", _("take a proposal on, send it back")
    ANSWER = "answer", _("answer readers’ reports")
    APPROVE = "approve", _("approve what somebody else wrote")
    PUBLISH = "publish", _("publish what was approved")
    TAKE_DOWN = "take-down", _("take a published file down in an emergency")
    UPDATE = "update", _("enter an update of a game")
    APPOINT = "appoint", _("give and take roles")
    EXPORT_LOG = "export-log", _("take the audit log away as a file")


ORDER = (Role.CONTRIBUTOR, Role.EDITOR, Role.MAINTAINER)
LEAST: Mapping[Action, Role] = {
    Action.PROPOSE: Role.CONTRIBUTOR,
    Action.DISCUSS: Role.CONTRIBUTOR,
    Action.REVIEW: Role.EDITOR,
    Action.ANSWER: Role.EDITOR,
    Action.APPROVE: Role.EDITOR,
    Action.PUBLISH: Role.EDITOR,
    Action.TAKE_DOWN: Role.MAINTAINER,
    Action.UPDATE: Role.MAINTAINER,
    Action.APPOINT: Role.MAINTAINER,
    Action.EXPORT_LOG: Role.EDITOR,
}


def allows(role: str, action: Action) -> bool:
    """Whether a role may do something at all. That nobody approves his own is not a matter of roles (:mod:`rulings.editor.review`)."""
    return role in ORDER and ORDER.index(Role(role)) >= ORDER.index(LEAST[action])
