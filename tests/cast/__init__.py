"""What tests are made of; one module for each need.

===================  ==================================================================================
shipped              the corpus of this project: its texts, its library, what verifying it finds
small                a library made of a few texts: plain cards, every rule of a game, one scenario
files                sound files of every kind, to be spoilt, and the problems that reading them gives
cases                a card tried by its own text: a board, actions, what does not hold
tables               a table set by hand on the bare kernel: no language, no corpus
generated            cards, boards and actions drawn at random
card_words           a small vocabulary for card texts: parse, render
sentence_words       the same for the sentences of scenarios
things               the engine's values made by factories, for pages that list them
site                 what the site of the process serves
stage                rulings of the tests' own, served by the site and played by the real engine
days                 that site on other days: its corpus and its engine changed
recorded             one ruling with a recorded run, for pages that no change of the engine may move
===================  ==================================================================================
"""
