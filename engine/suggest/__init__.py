"""What could be done or said next: actions a player may try, sentences that describe what happened."""
