"""Reading every wording of the table, in English and Japanese: the canonical one, the printed ones beside it, and what is rendered in Japanese.

The canonical English is read by one strict LALR grammar (:mod:`engine.language.grammar`), whose table may have no clash. Printed cards are not
written for parsers: their wordings overlap, and Japanese has no spaces. They are read here by a parser that follows several readings at once.
"""
