"""The stepper's controls as one string: eight links, a slider and three buttons, of which only numbers differ from step to step.

Putting them together from a form made once per language costs a twentieth of what the template engine takes for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from rulings.stepper import words

OFF = 'aria-disabled="true" role="link" tabindex="-1"'


@lru_cache(maxsize=8)
def _form(language: str) -> str:
    """The controls in a language, with names in braces where numbers and addresses go."""

    def link(name: str, icon: str, label: str, extra: str = "") -> str:
        return f'<a id="c-{name}"{extra} data-step-link {{{name}}}><i class="icon" data-i="{icon}"></i><span>{escape(label)}</span></a>'

    play, speed, help_ = escape(_("Play")), escape(_("Speed")), escape(_("Keys"))
    return "".join(
        (
            f'<nav id="controls" class="controls" aria-label="{escape(_("Steps"))}">',
            link("first", "first", _("First")),
            link("back", "back", _("Back")),
            '<button id="c-play" class="js-only" type="button" data-play aria-pressed="false">',
            f'<i class="icon" data-i="play"></i><span>{play}</span></button>',
            f'<button id="c-speed" class="js-only" type="button" data-speed><span class="vh">{speed} </span><b>1×</b></button>',
            link("next", "next", _("Forward"), ' class="main-step"'),
            link("last", "last", _("Last")),
            '<span class="depths">',
            link("into", "into", _("Into")),
            link("over", "over", _("Over")),
            link("out", "out", _("Out")),
            '</span><form class="scrub" method="get" action="./">{pairs}',
            f'<label class="vh" for="c-scrub">{escape(_("Step"))}</label>',
            '<input id="c-scrub" type="range" name="step" min="0" max="{end}" value="{n}">',
            '<output for="c-scrub"><b>{n}</b> / {end}</output>',
            f'<button id="c-go">{escape(_("Go"))}</button></form>',
            f'<button id="c-help" class="js-only quiet" type="button" data-help aria-label="{help_}">',
            '<i class="icon" data-i="help"></i></button></nav>',
        )
    )


def controls(stem: str, pairs: Sequence[tuple[str, str]], n: int, end: int, into: int, over: int, out: int) -> SafeString:
    """The controls at step ``n`` of a run that ends at ``end``; ``into`` is 0 where there is nothing to step into."""
    base = str(escape(stem))
    first, last = n == 0, n == end

    def to(step: int, off: bool, rel: str = "") -> str:
        return OFF if off else f'href="{base}{step}"{rel}'

    hidden = "".join(f'<input type="hidden" name="{escape(name)}" value="{escape(value)}">' for name, value in pairs)
    return mark_safe(
        _form(words.here()).format(
            first=to(0, first),
            back=to(max(0, n - 1), first, ' rel="prev"'),
            next=to(min(end, n + 1), last, ' rel="next"'),
            last=to(end, last),
            into=to(into, not into),
            over=to(over, last),
            out=to(out, last),
            pairs=hidden,
            n=n,
            end=end,
        )
    )
