"""What readers report: that the game does otherwise, that they tried something, that their case is not here."""
