"""What is on the shelves: the corpus as rows, the handbook pages, and the search."""
