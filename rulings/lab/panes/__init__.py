"""What lies beside the table in the lab: each pane is what one part of the page prints."""
