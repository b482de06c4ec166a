"""What a template asks of a value: what is not there is nothing, and what fails is a fault and not nothing."""

import pytest
from django.utils.functional import SimpleLazyObject

from rulings.http.templates import environment

ENVIRONMENT = environment(autoescape=True)


class Shelf:
    label = "to the left"

    @property
    def books(self):
        return self.owner.books  # nobody has an owner

    def __getitem__(self, name):
        return {"colour": "green"}[name]


def shown(template, **context):
    return ENVIRONMENT.from_string(template).render(context)


ASKED = [
    "{{ shelf.books }}",
    "{% if shelf.books %}some{% endif %}",
    "{% for book in shelf.books %}{{ book }}{% endfor %}",
    "{{ shelf['books'] }}",
    "{{ [shelf]|map(attribute='books')|list }}",
    "{{ [shelf]|selectattr('books')|list }}",
    "{{ lazy.books }}",
]


@pytest.mark.parametrize("template", ASKED)
def test_what_fails_within_a_property_is_raised(template):
    with pytest.raises(AttributeError, match="owner"):
        shown(template, shelf=Shelf(), lazy=SimpleLazyObject(Shelf))


def test_a_lazy_value_that_cannot_be_had_is_a_fault():
    with pytest.raises(AttributeError, match="nowhere"):
        shown("{{ lazy.books }}", lazy=SimpleLazyObject(lambda: Shelf.nowhere))


@pytest.mark.parametrize(
    "name", ["shelf.pages", "shelf['pages']", "lazy.pages", "table.pages", "table['pages']", "nobody.shelf.books", "none.pages"]
)
def test_what_a_value_does_not_have_is_nothing(name):
    context = {"shelf": Shelf(), "lazy": SimpleLazyObject(Shelf), "table": {"books": 1}, "none": None}
    assert shown("[{{ NAME }}{% if NAME %}there{% endif %}]".replace("NAME", name), **context) == "[]"


@pytest.mark.parametrize(
    "name, said", [("shelf.label", "to the left"), ("shelf['label']", "to the left"), ("shelf.colour", "green"), ("table.pages", "9"), ("table.items()|list", "[(&#39;pages&#39;, 9)]")]
)  # fmt: skip
def test_what_a_value_has_is_printed(name, said):
    assert shown("{{ NAME }}".replace("NAME", name), shelf=Shelf(), table={"pages": 9}) == said
