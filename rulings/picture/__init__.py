"""The picture of a moment for social previews, and the moment as a frame on other sites."""
