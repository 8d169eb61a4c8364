"""A report as pages, JSON, Markdown and badges.

What comes from results files, tests and tables is text and nothing else: the templates escape by default,
each for its own language: HTML and SVG by Jinja's autoescape, Markdown by its finalize.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup, escape

from . import coverage
from .difference import GROUPS
from .reportmodel import (INFORMATIVE, NONE, ONLY_LATER, OTHERS, STATES, Comparison, Implementation,
                          Paragraph, Report, Subclause)
from .testfile import EDITIONS, KINDS
from .verdict import FAIL, MISSING, PASS, SKIP

TEMPLATE_DIR = Path(__file__).with_name("templates")
SCHEMA = 1
ASSETS = ("report.css", "report.js")

WORDS = {PASS: "passes", FAIL: "fails", MISSING: "missing", INFORMATIVE: "fails, informative",
         SKIP: "skipped", NONE: "not run"}
# How a paragraph changed between the editions, catalogue.CHANGES.
CHANGES = {"same": "unchanged", "E": "edited without a change of meaning", "R": "something was renamed",
           "X": "changed, but nothing that can be observed", "N": "changed observably",
           "Nd": "changed observably with custom domains or completion attributes only"}

_ROW = 100      # paragraphs in a row of the heat map
_DRAFT = "https://eel.is/c++draft/"
_SOURCE = re.compile(r"(?:P\d{4}R\d+|LWG\d+)")
_CODE = re.compile(r"`([^`]+)`")
_MARKDOWN = re.compile(r"([\\`*_{}\[\]()#+!|~@-])")


def site(report: Report) -> dict[str, str]:
    """All files of the site: name and content."""
    pages = _environment()
    compared = comparison_files(report.comparisons)
    common = {"report": report, "runs": len(report.implementations), "compared": compared}
    files = {name: (TEMPLATE_DIR / name).read_text(encoding="utf-8") for name in ASSETS}
    files["index.html"] = pages.get_template("index.html").render(
        **common, data=_data(report), shares=_shares(report),
        kinds=sorted({paragraph.kind for paragraph in report.paragraphs} - {"none"}), test_kinds=KINDS,
        rows=[row for top in report.tops for row in _rows(top)])
    for before, subclause, after in _neighbours(list(report.subclauses.values())):
        files[f"{subclause.name}.html"] = pages.get_template("subclause.html").render(
            **common, subclause=subclause, previous=before, next=after)
    targets = {test.name: f"{link_of(paragraph)}:{test.name}"
               for paragraph in report.paragraphs for test in paragraph.tests}
    for comparison, name in zip(report.comparisons, compared):
        files[name] = pages.get_template("compare.html").render(**common, comparison=comparison,
                                                                targets=targets)
    for one, name in zip(report.implementations, badge_files(report.implementations)):
        files[name] = badge(one)
    files["summary.md"] = markdown(report)
    files["report.json"] = json.dumps(as_json(report), indent=1, ensure_ascii=False) + "\n"
    return files


def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(loader=jinja2.FileSystemLoader(TEMPLATE_DIR), autoescape=True,
                                     undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    environment.filters.update(inline=inline, draft=draft_link, percent=percent)
    environment.globals.update(WORDS=WORDS, CHANGES=CHANGES, STATES=STATES, GROUPS=GROUPS, EDITIONS=EDITIONS,
                               OTHERS=OTHERS, ONLY_LATER=ONLY_LATER, tally=_tally, papers=_papers,
                               link_of=link_of)
    return environment


def markdown(report: Report) -> str:
    """The summary for a pull request: GitHub's and GitLab's Markdown."""
    environment = jinja2.Environment(loader=jinja2.FileSystemLoader(TEMPLATE_DIR), finalize=escape_markdown,
                                     undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True,
                                     keep_trailing_newline=True)
    environment.filters.update(percent=percent)
    return environment.get_template("summary.md").render(report=report, WORDS=WORDS, GROUPS=GROUPS, FAIL=FAIL,
                                                         state_of=_state_of)


def escape_markdown(value: Any) -> Any:
    """A value as Markdown text: no markup of its own, and in one line. Numbers stay as they are."""
    if not isinstance(value, str):
        return value
    return _MARKDOWN.sub(r"\\\1", str(escape(" ".join(value.split()))))


def badge(one: Implementation) -> str:
    """An SVG that says how much passes."""
    counts = one.counts
    bad = counts[FAIL] + counts[MISSING]
    right = f"{counts[PASS]} of {counts[PASS] + bad} pass" + (" (a part)" if one.part else "")
    level = "bad" if counts[FAIL] else "partial" if bad or one.part or not counts[PASS] else "good"
    left = f"std::execution {one.results.edition}: {one.label}"
    # Verdana, 11 px: about 6.6 px a character.
    widths = [round(len(text) * 6.6) + 14 for text in (left, right)]
    return _environment().get_template("badge.svg").render(left=left, right=right, widths=widths, level=level)


def badge_files(implementations: Sequence[Implementation]) -> list[str]:
    return _unique(f"badge.{_slug(one.label)}" for one in implementations)


def comparison_files(comparisons: Sequence[Comparison]) -> list[str]:
    return _unique(f"compare.{_slug(one.before.label)}..{_slug(one.after.label)}" for one in comparisons)


def _slug(label: str) -> str:
    """What of a label a file name can have."""
    return re.sub(r"[^A-Za-z0-9.+_-]+", "-", label).strip("-.")[-60:] or "unnamed"


def _unique(names: Iterable[str]) -> list[str]:
    """File names, numbered where two are the same."""
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        number = f"-{seen[name]}" if seen[name] > 1 else ""
        found.append(f"{name}{number}.{'svg' if name.startswith('badge.') else 'html'}")
    return found


def as_json(report: Report) -> dict[str, Any]:
    """For programs: what the pages say, without sources and diagnostics."""
    labels = [one.label for one in report.implementations]
    return {
        "schema": SCHEMA, "revision": report.revision, "date": report.date, "edition": EDITIONS[0],
        "total": asdict(report.total),
        "implementations": [_implementation_json(one) for one in report.implementations],
        "paragraphs": [{"id": paragraph.id, "edition": paragraph.edition, "kind": paragraph.kind,
                        "status": paragraph.status,
                        "verdicts": dict(zip(labels, paragraph.states(len(labels)))),
                        "tests": [test.name for test in paragraph.tests]} for paragraph in report.paragraphs],
        "tests": [{"test": test.name, "kind": test.kind, "verdicts": dict(zip(labels, test.states))}
                  for test in report.tests],
        "comparisons": [{"before": one.before.label, "after": one.after.label,
                         "unchanged": one.difference.unchanged,
                         **{name: [step.test for step in steps]
                            for name, steps in one.difference.groups().items()}}
                        for one in report.comparisons],
    }


def _implementation_json(one: Implementation) -> dict[str, Any]:
    found = one.results
    return {"label": one.label, "profile": found.profile, "edition": found.edition,
            "revision": found.revision, "compiler": found.compiler_version, "stdlib": found.stdlib,
            "host": found.host, "date": found.date, "part": one.part,
            "verdicts": {name: one.counts[name] for name in STATES if name != NONE}}


def _data(report: Report) -> dict[str, Any]:
    """What report.js filters and searches; a verdict is its first letter."""
    tests = {test.name: index for index, test in enumerate(report.tests)}
    return {
        "labels": [one.label for one in report.implementations],
        "words": {name[0]: word for name, word in WORDS.items()},
        "paths": {name: list(subclause.path) for name, subclause in report.subclauses.items()},
        "entities": _by_subclause(report.entities),
        "paragraphs": [{"key": paragraph.key, "subclause": paragraph.subclause, "kind": paragraph.kind,
                        "states": _letters(paragraph.states(len(report.implementations))),
                        "text": paragraph.summary, "link": link_of(paragraph),
                        "tests": [tests[test.name] for test in paragraph.tests]}
                       for paragraph in report.paragraphs],
        "tests": [{"name": test.name, "kind": test.kind, "states": _letters(test.states),
                   "entities": " ".join(test.entities)} for test in report.tests],
    }


def _rows(subclause: Subclause) -> list[tuple[str, list[Paragraph]]]:
    """The rows of the heat map: a subclause with those below it, apart where that would be too much."""
    paragraphs = subclause.everything()
    if len(subclause.path) > 1 and len(paragraphs) <= _ROW or not subclause.children:
        return [(subclause.name, paragraphs)]
    own = [(subclause.name, subclause.paragraphs)] if subclause.paragraphs else []
    return own + [row for child in subclause.children for row in _rows(child)]


def _by_subclause(entities: dict[str, str]) -> dict[str, str]:
    found: dict[str, list[str]] = {}
    for name, subclause in entities.items():
        found.setdefault(subclause, []).append(name)
    return {subclause: " ".join(names) for subclause, names in found.items()}


def _letters(states: Sequence[str]) -> str:
    return "".join(name[0] for name in states)


def _shares(report: Report) -> list[tuple[str, int, int, str]]:
    """The three figures of the first page: name, part, whole, and what they say."""
    total = report.total
    witnessed = f"{total.witnessed} of {total.testable} testable ones have a test that noticed a seeded fault"
    return [("testable", total.testable, total.paragraphs,
             f"{total.testable} of {total.paragraphs} paragraphs can be shown by a test"),
            (coverage.COVERED, total.covered, total.testable,
             f"{total.covered} of {total.testable} testable ones have a test that ran"),
            (coverage.WITNESSED, total.witnessed, total.testable, witnessed) if report.has_faults else
            (coverage.WITNESSED, 0, 0, "not known: `conform faults` has not run")]


def percent(part: int, whole: int) -> str:
    """Rounded down: 100 % is said of nothing less than everything."""
    return f"{100 * part // whole} %" if whole else "–"


def _tally(counts: Counter[str]) -> list[tuple[str, int]]:
    """The verdicts that there are, for a bar."""
    return [(name, counts[name]) for name in STATES if counts[name]]


def _state_of(step: Any, side: str) -> str:
    record = getattr(step, side)
    return "–" if record is None else f"{record.verdict}{f' ({record.phase})' if record.phase else ''}"


def link_of(paragraph: Paragraph, part: str = "") -> str:
    """Where in the site a paragraph or a bullet of it is."""
    return f"{paragraph.subclause}.html#{part or paragraph.key}"


def draft_link(paragraph: Paragraph, id: str = "") -> str:
    """Where the current public draft has a paragraph, or a bullet of it; empty if it has it no more.

    The draft is nearer to the later edition, so its number there counts.
    """
    if paragraph.edition == EDITIONS[0]:
        if not paragraph.counterpart:
            return ""
        suffix = id.removeprefix(paragraph.id) if id else ""
        name, _, number = f"{paragraph.counterpart}{suffix}".partition("/")
    else:
        name, _, number = paragraph.id.partition("/")
    return f"{_DRAFT}{name}#{number}" if number[:1].isdigit() else f"{_DRAFT}{name}"


def _papers(sources: str) -> list[tuple[str, str]]:
    """The papers and issues of a change, each with its address, if it has one."""
    names = [name for name in re.split(r"[,\s]+", sources) if name]
    return [(name, f"https://wg21.link/{name}" if _SOURCE.fullmatch(name) else "") for name in names]


def inline(text: str) -> Markup:
    """Text in which `code` is marked, as HTML."""
    parts = _CODE.split(text)
    return Markup("").join(Markup("<code>{}</code>").format(part) if index % 2 else escape(part)
                           for index, part in enumerate(parts))


def _neighbours(subclauses: list[Subclause]) -> list[tuple[Subclause | None, Subclause, Subclause | None]]:
    around = [None, *subclauses, None]
    return list(zip(around, subclauses, around[2:]))
