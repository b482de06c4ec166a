"""The corpus: files on one side, checked values on the other.

The modules in the order in which they stand on one another:

- ``problems``: what is wrong with a file; ``patterns``: how names and dates are written
- ``strict_yaml`` (with ``yaml_errors``): the part of YAML that is allowed, each value with its line and column
- ``shapes``: what the corpus holds, as frozen values
- ``spot``: a value of a file with its place, and the checks that every reader uses
- ``read_claims``, ``read_documents``, ``read_topics``, ``read_rules``, ``read_cards``, ``read_boards``,
  ``read_rulings``: a file's values as shapes
- ``read_sentences``: the trees of all lines of cards and scenarios
- ``files``: all files of a corpus, read
- ``editing``: small edits of a ruling's text, a library of its own (``editing/README.md``)
"""
