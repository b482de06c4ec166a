"""What every template can use: the engine of all pages is Jinja2, as Django's template backend (``TEMPLATES`` of the settings)."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Hashable, Iterator, Mapping, MutableMapping
from functools import lru_cache
from typing import Any, cast

from django.contrib.messages import get_messages
from django.template import engines
from django.template.backends.jinja2 import Jinja2
from django.templatetags.static import static
from django.utils import timezone
from django.utils.html import json_script
from django.utils.translation import gettext, ngettext
from django_htmx.jinja import htmx_script
from jinja2 import ChainableUndefined, Environment, Undefined
from jinja2.compiler import CodeGenerator, Frame
from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream
from jinja2.nodes import Block, Call, Const, Expr, Extends, Include, Name, Node, Scope, Template
from jinja2.parser import Parser
from jinja2.visitor import NodeTransformer
from markupsafe import Markup, escape

from engine.corpus.patterns import cited_by_number
from rulings.http import addresses, bundles
from rulings.http.cache import Cache
from rulings.http.language import here, lang_of, said_in
from rulings.http.syllables import parted

cache: Cache[Markup] = Cache("parts of tables", len)
BREAK = re.compile(r"\s*\n\s*")
special = re.compile("[&<>\"']").search


class Unindented(Extension):
    """Leaves the indentation of templates out of pages: of white space with a line break in it only the line break stays."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        """Every token; the plain text of the page without its indentation."""
        for token in stream:
            yield Token(token.lineno, token.type, BREAK.sub("\n", token.value)) if token.type == "data" else token


def environment(**options: Any) -> Environment:
    """The environment of the site's templates.

    Beside Jinja's own there are ``_()`` and ``{% trans %}`` in the language of the request, ``url()`` (an address by its name and parts),
    ``static()``, ``styles()`` and ``scripts()`` (of :mod:`rulings.http.bundles`), ``htmx_script()``, ``json_script()`` (data for a script,
    after Django's of that name), ``messages_of(request)`` (what is to be said once), and the filters below. A line that holds nothing but
    a tag leaves no line behind, and indentation is not sent. What a page leaves out of its context is nothing, however much of it is asked
    for: ``{% if shared.changed %}`` is false on a page that is not shared.
    """
    options |= {"undefined": ChainableUndefined, "trim_blocks": True, "lstrip_blocks": True}
    found = SiteTemplates(extensions=["jinja2.ext.i18n", Unindented], **options)
    found.install_gettext_callables(translated, ngettext, newstyle=True)  # type: ignore[attr-defined]  # of the extension
    found.globals |= {"_": translated, "url": url, "static": static, "htmx_script": htmx_script}
    found.globals |= {"styles": bundles.styles, "scripts": bundles.scripts}
    found.globals |= {"history": addresses.history, "json_script": json_script, "messages_of": get_messages}
    found.filters |= {"tr": tr, "line_numbers": line_numbers, "day": day, "minute": minute, "lang_of": lang_of, "parted": parted}
    return found


@lru_cache(maxsize=4096)
def _translated(language: str, text: str) -> str:
    return gettext(text)


def translated(text: str) -> str:
    """A text of a template in the language that is being answered in; looked up once for each."""
    return _translated(here(), text)


def escaped(value: object) -> str:
    """What a template prints of a value. Most values need no escaping, and of those no :class:`Markup` is made."""
    if isinstance(value, str):
        return value if isinstance(value, Markup) or special(value) is None else escape(value)
    return str(value) if type(value) is int else escape(value)


class Printing(CodeGenerator):
    """Makes a template's code, which prints values by :func:`escaped` and calls :func:`translated`: a page has hundreds of both."""

    def _output_child_pre(self, node: Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.autoescape and not frame.eval_ctx.volatile and finalize.src is None:
            self.write("environment.escaped(")
        else:
            super()._output_child_pre(node, frame, finalize)

    def visit_Call(self, node: Call, frame: Frame, forward_caller: bool = False) -> None:
        if isinstance(node.node, Name) and node.node.name == "_" and len(node.args) == 1:
            self.write("environment.translated(")
            self.visit(node.args[0], frame)
            self.write(")")
        else:
            super().visit_Call(node, frame, forward_caller=forward_caller)


class Included(NodeTransformer):
    """Puts what a template includes by name in its place when it is read, in a scope of its own: a page that includes five has one context.

    What extends another template or has blocks stays included when it is printed.
    """

    def __init__(self, environment: Environment, within: tuple[str | None, ...]):
        self.environment = environment
        self.within = within  # the templates that are being read: one that includes itself does so when it is printed

    def visit_Include(self, node: Include) -> Node:
        name = node.template.value if isinstance(node.template, Const) else None
        loader = self.environment.loader
        if not isinstance(name, str) or name in self.within or not node.with_context or node.ignore_missing or loader is None:
            return node
        source, filename, _fresh = loader.get_source(self.environment, name)
        tree = Parser(self.environment, source, name, filename).parse()
        if tree.find(Extends) is not None or tree.find(Block) is not None:
            return node
        Included(self.environment, (*self.within, name)).visit(tree)
        return Scope(tree.body, lineno=node.lineno)


class SiteTemplates(Environment):
    """Jinja's environment as this site has it. What all templates can use is known before the first of them is read."""

    code_generator_class = Printing
    escaped = staticmethod(escaped)
    translated = staticmethod(translated)

    def _parse(self, source: str, name: str | None, filename: str | None) -> Template:
        tree = super()._parse(source, name, filename)
        if not self.auto_reload:  # while templates are edited, each is looked at by itself
            Included(self, (name,)).visit(tree)
        return tree

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """A plain dictionary. Jinja's own is one over another, which is walked for each template that a page includes."""
        return {**self.globals, **(d or {})}

    def getattr(self, obj: Any, attribute: str) -> Any:
        """As Jinja's; but what the object's class has is there, so an ``AttributeError`` from within it is a fault, and is raised."""
        try:
            return getattr(obj, attribute)
        except AttributeError:
            if has(obj, attribute):
                raise
        try:
            return obj[attribute]
        except (TypeError, LookupError, AttributeError):
            return self.undefined(obj=obj, name=attribute)

    def getitem(self, obj: Any, argument: Any) -> Any:
        """As Jinja's, with the same exception. Filters ask by it too, as in ``map(attribute="name")``."""
        found = super().getitem(obj, argument)
        if isinstance(found, Undefined) and isinstance(argument, str) and has(obj, argument):
            return getattr(obj, argument)
        return found


def has(value: Any, attribute: str) -> bool:
    """Whether a value's class has an attribute of that name. A lazy value has the class of what it stands for."""
    return hasattr(value.__class__, attribute)


def _template(name: str) -> Any:
    return cast(Jinja2, engines["jinja2"]).env.get_template(name)


def rendered(template: str, context: Mapping[str, Any]) -> str:
    """A template that asks nothing of the request, as text."""
    made: str = _template(template).render(context)
    return made


def printed(template: str, macro: str, value: Hashable) -> Markup:
    """What a macro prints of a value, in the language of the request. It is printed once: most of a table is as in the step before."""
    key = (here(), macro, value)
    made = cache.get(key)
    if made is None:
        made = cache.put(key, getattr(_template(template).module, macro)(value))
    return made


def url(name: str, *arguments: object) -> str:
    """The address of a page by the name that its route has."""
    return addresses.of(name, *map(str, arguments))


def tr(value: object) -> str:
    """The text of an ``{en, ja}`` value in the language of the request, or in the other one rather than nothing."""
    if value is None:
        return ""
    if isinstance(value, Mapping):
        return said_in(value, here())
    return str(value)


def line_numbers(lines: str) -> str:
    """Say "line 23", "lines 17, 27", or of written rules "no. 8.1.4"."""
    if cited_by_number(lines):
        return gettext("no. %(lines)s") % {"lines": lines}
    return (gettext("line %(lines)s") if lines.isdecimal() else gettext("lines %(lines)s")) % {"lines": lines}


def day(date: dt.date | None) -> str:
    """A day as 2021-03-30, of a moment in the site's own time zone; nothing where there is none."""
    date = timezone.localtime(date) if isinstance(date, dt.datetime) else date
    return date.strftime("%Y-%m-%d") if date else ""


def minute(at: dt.datetime) -> str:
    """A moment in the site's own time zone, as 2021-03-30 18:05."""
    return timezone.localtime(at).strftime("%Y-%m-%d %H:%M")
