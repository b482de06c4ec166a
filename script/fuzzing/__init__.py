"""Inputs that nobody would write, made by chance and the same every time: ``script/fuzz [KIND…] [--seed N] [--number N] [--only N]``.

Each input is made from the seed, its kind and its number alone, so ``--only`` makes one of them again. An input is a find where something
is raised that is no answer, where a page has a status of 500 or more, or where it takes longer than any may.
"""
