"""The editors' desk: proposals, their review, publishing, and the history of what was published."""
