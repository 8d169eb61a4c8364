"""report.py, render.py: what is written, and that nothing that a run says becomes markup."""

import argparse
import contextlib
import io
import json
import re
import tempfile
import unittest
from html.parser import HTMLParser
from pathlib import Path
from unittest import mock
from xml.etree import ElementTree

from conformance import results, toolchain
from conformance.baseline import Known
from conformance.errors import UsageError
from conformance.faults import Outcome
from conformance.reportmodel import Implementation, Paragraph, Report
from conformance.testfile import TestFile
from conformance.verdict import Record
from reportsample import file, run, suite
from reportsample import report as make

if toolchain.locate("jinja2"):
    from conformance import render, report

EVIL = "\"'><script>alert(1)</script><img src=x onerror=alert(2)>`|[a](javascript:b)*_\\</textarea>{{ 7*7 }}"
PARAGRAPH = "exec.let/9"


class Elements(HTMLParser):
    """All elements of a page with their attributes, and the text of scripts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.found and self.found[-1][0] == "script" and data.strip():
            self.scripts.append(data)


def record(name: str, verdict: str, text: str = "") -> Record:
    return Record(name, "pass", [PARAGRAPH], False, verdict, "run" if verdict == "FAIL" else None, text, text)


def sample_report(directory: Path, text: str = "odd") -> Report:
    """A report in which everything that others write is `text`."""
    name = f"exec/{text}.pass.cpp"
    files = [file(directory, "known.pass.cpp", PARAGRAPH, sentence=text.replace("{", "").replace("}", ""))]
    now = run(record(name, "FAIL", text), record("known.pass.cpp", "FAIL", text), profile=text, revision=text,
              compiler_version=text, stdlib=text, selection=[text], edition=text, date=text)
    before = run(record(name, "PASS"), record(text, "PASS", text), profile=text)
    faults = [Outcome(PARAGRAPH, PARAGRAPH, text, text, "own", killer, text)
              for killer in (text, "known.pass.cpp")]
    return make(files, Implementation(text, now), Implementation("other", run()),
                before=[Implementation(f"old {text}", before)], faults=faults)


@unittest.skipUnless(toolchain.locate("jinja2"), "python3-jinja2 is not installed")
class EscapingTest(unittest.TestCase):
    files: dict[str, str]
    plain: dict[str, str]

    @classmethod
    def setUpClass(cls) -> None:
        with tempfile.TemporaryDirectory() as directory:
            cls.files = render.site(sample_report(Path(directory), EVIL))
            cls.plain = render.site(sample_report(Path(directory)))

    def test_the_names_of_files_are_harmless(self) -> None:
        for name in self.files:
            self.assertRegex(name, r"^[\w.+-]+$")
            self.assertFalse(name.startswith((".", "-")), name)

    def test_pages_have_the_same_elements_whatever_a_run_says(self) -> None:
        self.assertEqual(len(self.files), len(self.plain))
        for (name, evil), tame in zip(self.files.items(), self.plain.values()):
            if name.endswith(".html"):
                one, two = ([(tag, sorted(attributes)) for tag, attributes in Elements(text).found]
                            for text in (evil, tame))
                self.assertEqual(one, two, name)

    def test_no_page_has_a_script_or_an_address_of_others(self) -> None:
        for name, text in self.files.items():
            if not name.endswith(".html"):
                continue
            for tag, attributes in Elements(text).found:
                self.assertFalse([key for key in attributes if key.startswith("on")], name)
                if tag == "script":
                    self.assertIn((attributes.get("src"), attributes.get("type")),
                                  [("report.js", None), (None, "application/json")])
                for key in ("href", "src"):
                    self.assertNotRegex(attributes.get(key) or "", r"(?i)^\s*(javascript|vbscript):")
                self.assertNotIn(tag, ("img", "iframe", "object", "embed", "base"))

    def test_the_embedded_data_cannot_end_its_element(self) -> None:
        page = Elements(self.files["index.html"])
        self.assertEqual(len(page.scripts), 1)
        self.assertNotIn("<", page.scripts[0])
        self.assertEqual(json.loads(page.scripts[0])["labels"], [EVIL, "other"])

    def test_what_is_between_braces_is_not_evaluated(self) -> None:
        self.assertIn("{{ 7*7 }}", self.files["index.html"])

    def test_badges_are_xml_with_text_alone(self) -> None:
        badges = [text for name, text in self.files.items() if name.endswith(".svg")]
        self.assertEqual(len(badges), 2)
        for text in badges:
            tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(text).iter()}
            self.assertEqual(tags, {"svg", "title", "clipPath", "rect", "g", "text"})

    def test_markdown_has_no_markup_of_others(self) -> None:
        text = self.files["summary.md"]
        self.assertEqual(set(re.findall(r"<[^>]*>", text)), {"<details open>", "<details>", "<summary>",
                                                             "</summary>", "</details>"})
        self.assertNotRegex(text, r"(?<!\\)\]\(")
        self.assertNotRegex(text, r"(?<!\\)`")
        rows = [line for line in text.splitlines() if line.startswith("|")]
        self.assertEqual({len(re.findall(r"(?<!\\)\|", row)) for row in rows}, {8})

    def test_json_is_json(self) -> None:
        document = json.loads(self.files["report.json"])
        self.assertEqual(document["implementations"][0]["profile"], EVIL)


@unittest.skipUnless(toolchain.locate("jinja2"), "python3-jinja2 is not installed")
class ContentTest(unittest.TestCase):
    report: Report
    files: dict[str, str]

    @classmethod
    def setUpClass(cls) -> None:
        with tempfile.TemporaryDirectory() as directory:
            cls.report = sample_report(Path(directory))
            cls.files = render.site(cls.report)

    def test_every_link_inside_leads_somewhere(self) -> None:
        ids = {name: {attributes.get("id") for _, attributes in Elements(text).found}
               for name, text in self.files.items() if name.endswith(".html")}
        for name in ids:
            for tag, attributes in Elements(self.files[name]).found:
                address = attributes.get("href") or ""
                if tag == "a" and not address.startswith("https://"):
                    page, _, place = address.partition("#")
                    self.assertIn(page or name, self.files, address)
                    if place and not place.startswith("?"):
                        self.assertIn(place, ids[page or name], address)

    def test_ids_are_unique(self) -> None:
        for name, text in self.files.items():
            found = [attributes["id"] for _, attributes in Elements(text).found if "id" in attributes]
            self.assertEqual(len(found), len(set(found)), name)

    def test_nothing_is_loaded_from_elsewhere(self) -> None:
        for name, text in self.files.items():
            for tag, attributes in Elements(text).found if name.endswith(".html") else []:
                if tag in ("script", "link", "img"):
                    self.assertNotRegex(attributes.get("src") or attributes.get("href") or "", "//")
        self.assertNotRegex(self.files["report.css"], r"url\(|@import")

    def test_a_page_of_a_subclause_has_it_all(self) -> None:
        page = self.files["exec.let.html"]
        for text in ("int main() { ex::just(1); }", "In c++26: [exec.let]/12, unchanged",
                     "https://eel.is/c++draft/exec.let#12", "2 seeded faults: 2 noticed", "Defect:",
                     '<a href="#exec.let/9:known.pass.cpp">known.pass.cpp</a>',
                     "https://wg21.link/P3373R4"):
            self.assertIn(text, page)

    def test_the_first_page_answers_at_once(self) -> None:
        page = self.files["index.html"]
        total = self.report.total
        self.assertIn(f"{total.testable} of {total.paragraphs} paragraphs can be shown by a test", page)
        self.assertIn(f"{total.covered} of {total.testable} testable ones have a test that ran", page)
        self.assertLess(page.index("can be shown"), page.index("Heat map"))

    def test_without_faults_nobody_knows_what_is_witnessed(self) -> None:
        files = render.site(make([], Implementation("one", run())))
        self.assertIn("not known: <code>conform faults</code> has not run", files["index.html"])
        self.assertNotIn("witnessed", files["summary.md"])
        self.assertNotIn("witnessed", files["exec.let.html"])
        self.assertIn("witnessed", self.files["summary.md"])

    def test_the_comparison_is_in_all_forms(self) -> None:
        self.assertIn("1 broken, 0 fixed, 0 changed, 1 new, 1 gone, 0 unchanged.", self.files["summary.md"])
        page = self.files["compare.old-odd..odd.html"]
        self.assertRegex(page, "(?s)1 broken.*odd.pass.cpp.*<td>PASS</td><td>FAIL \\(run\\)</td>")
        document = json.loads(self.files["report.json"])
        self.assertEqual(document["comparisons"][0]["broken"], ["exec/odd.pass.cpp"])

    def test_another_implementation_is_neither_fixed_nor_broken(self) -> None:
        one, other = run(record("a", "PASS"), profile="one"), run(record("a", "FAIL"), profile="other")
        files = render.site(make([], Implementation("one", one), Implementation("other", other)))
        self.assertIn("1 worse in other", files["compare.one..other.html"])
        self.assertNotIn("1 broken", files["compare.one..other.html"])

    def test_a_known_failure_is_shown_with_its_reason(self) -> None:
        known = {name: Known(name, phase, f"it is <known> why {name} fails")
                 for name, phase in (("a", "run"), ("b", "crash"))}
        found = run(record("a", "FAIL", "no"), record("b", "FAIL", "no"))
        page = render.site(make([], Implementation("one", found, known)))["exec.let.html"]
        self.assertIn("<b>Known:</b> it is &lt;known&gt; why a fails", page)
        self.assertNotIn("why b fails", page)

    def test_links_to_the_draft_have_its_numbers(self) -> None:
        paragraphs = {one.id: one for one in self.report.paragraphs}

        def link(id: str, part: str = "") -> str:
            paragraph: Paragraph = paragraphs[id]
            return render.draft_link(paragraph, part)

        self.assertEqual(link("exec.let/9"), "https://eel.is/c++draft/exec.let#12")
        self.assertEqual(link("exec.let/2", "exec.let/2.1"), "https://eel.is/c++draft/exec.let#2.1")
        self.assertEqual(link("exec.let/12"), "")
        self.assertEqual(link("exec.inline.scheduler/u1"), "https://eel.is/c++draft/exec.inline.scheduler")

    def test_badges_say_good_only_of_everything(self) -> None:
        def colour(*records: Record, **rest: object) -> str:
            badge = render.badge(Implementation("x", run(*records, **rest)))
            return re.findall('fill="(#[0-9a-f]+)"', badge)[1]

        good = colour(record("a", "PASS"))
        others = {colour(record("a", "PASS"), record("b", "MISSING")), colour(),
                  colour(record("a", "PASS"), selection=["exec.let"])}
        bad = colour(record("a", "PASS"), record("b", "FAIL"))
        self.assertEqual((len(others), len({good, bad} | others)), (1, 3))


@unittest.skipUnless(toolchain.locate("jinja2"), "python3-jinja2 is not installed")
class CommandTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = Path(directory.name)
        self.results = self.directory / "mine.json"
        results.write(self.results, run(record("a.pass.cpp", "PASS")))
        self.tests: list[TestFile] = []

    def execute(self, output: Path) -> str:
        said = io.StringIO()
        args = argparse.Namespace(results=[self.results], output=output, before=[], baseline=[], faults=None)
        with (contextlib.redirect_stdout(said), suite(*self.tests),
              mock.patch("conformance.coverage.DEFAULT_FAULTS", self.directory / "none")):
            self.assertEqual(report.execute(args), 0)
        return said.getvalue()

    def test_a_report_is_written_and_replaced(self) -> None:
        output = self.directory / "below" / "report"
        said = self.execute(output)
        self.assertEqual(said, f"mine: 1 passed, 0 failed, 0 skipped\nreport: {output / 'index.html'}\n")
        first = {path.name: path.read_bytes() for path in output.iterdir()}
        (output / "stale.html").write_text("")
        self.execute(output)
        self.assertEqual({path.name: path.read_bytes() for path in output.iterdir()}, first)
        self.assertEqual([path.name for path in output.parent.iterdir()], ["report"])

    def test_a_directory_with_something_else_is_left_alone(self) -> None:
        output = self.directory / "site"
        output.mkdir()
        self.execute(output)
        (output / "report.js").unlink()
        with self.assertRaisesRegex(UsageError, "is not empty and holds no report"):
            self.execute(output)
        with self.assertRaisesRegex(UsageError, "is not a directory"):
            self.execute(self.results)

    def test_a_missing_jinja2_is_named(self) -> None:
        with (mock.patch("conformance.toolchain.locate", return_value=None),
              self.assertRaisesRegex(UsageError, "jinja2 not found: `apt-get install python3-jinja2`")):
            self.execute(self.directory / "site")


if __name__ == "__main__":
    unittest.main()
