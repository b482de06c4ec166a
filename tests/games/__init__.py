"""One test or more for the text of every card."""
