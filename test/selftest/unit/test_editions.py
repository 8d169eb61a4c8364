"""editions.py, editiondiff.py: what became of each paragraph, exactly where the text is the same."""

import argparse
import contextlib
import io
import json
import tempfile
import unittest
from pathlib import Path

from conformance import catalogue, editiondiff, editions
from conformance.editiondiff import Change, Edition
from conformance.errors import UsageError
from conformance.testfile import TestFile

DRAFT = r"""
\rSec0[exec]{Execution}
\rSec1[exec.one]{One}
\begin{codeblock}
namespace std {}
\end{codeblock}
\pnum
The first paragraph speaks of apples.
\begin{itemize}
\item Red apples.
\item Green apples.
\end{itemize}
\pnum
\effects
The second paragraph has an effect on pears and on plums.
\pnum
\returns
The third returns cherries, every one of them.
\rSec1[exec.two]{Two}
\pnum
Here is another subclause, which is about nuts of many kinds.
\pnum
It has a second paragraph.
"""


def latex(text: str, name: str = "draft") -> Edition:
    return editiondiff.from_latex(name, {name: text})


def without_words(edition: Edition) -> Edition:
    return Edition(edition.name, edition.content)


def changed(found: list[Change]) -> list[tuple[str, str, str]]:
    return [(one.status, one.old, one.new) for one in found if one.status != "unchanged"]


class LaterDraftTest(unittest.TestCase):
    """A draft that nobody has seen yet, made by editing."""

    def check(self, old: str, new: str, expected: list[tuple[str, str, str]]) -> None:
        self.assertNotEqual(DRAFT, new if old == DRAFT else old)
        before, after = latex(old, "before"), latex(new, "after")
        self.assertEqual(changed(editiondiff.compare(before, after)), expected)
        # The catalogues alone have no words, and must do.
        self.assertEqual(changed(editiondiff.compare(without_words(before), without_words(after))), expected)

    def test_nothing(self) -> None:
        looks = DRAFT.replace("apples.", "apples. % a comment").replace("plums", r"\tcode{plums}")
        self.check(DRAFT, looks, [])

    def test_a_new_paragraph_moves_those_after_it(self) -> None:
        new = DRAFT.replace("\\pnum\n\\effects", "\\pnum\nUnheard-of words about lemons.\n\\pnum\n\\effects")
        self.check(DRAFT, new, [("new", "", "exec.one/2"), ("moved", "exec.one/2", "exec.one/3"),
                                ("moved", "exec.one/3", "exec.one/4")])
        self.check(new, DRAFT, [("moved", "exec.one/3", "exec.one/2"), ("moved", "exec.one/4", "exec.one/3"),
                                ("gone", "exec.one/2", "")])

    def test_a_paragraph_is_reworded(self) -> None:
        for old, new, id in (("on plums", "not on plums", "exec.one/2"), ("Red", "Yellow", "exec.one/1"),
                             ("std {}", "std { }", "exec.one/u1")):
            self.check(DRAFT, DRAFT.replace(old, new), [("reworded", id, id)])

    def test_a_subclause_gets_another_name(self) -> None:
        new = DRAFT.replace("exec.two", "exec.nuts").replace("many kinds", "most kinds")
        self.check(DRAFT, new, [("reworded", "exec.two/1", "exec.nuts/1"),
                                ("moved", "exec.two/2", "exec.nuts/2")])

    def test_two_paragraphs_change_places(self) -> None:
        first, second = "The second paragraph has", "The third returns"
        a, b = DRAFT.index("\\pnum\n\\effects"), DRAFT.index("\\pnum\n\\returns")
        c = DRAFT.index("\\rSec1[exec.two]")
        new = DRAFT[:a] + DRAFT[b:c] + DRAFT[a:b] + DRAFT[c:]
        self.assertLess(new.index(second), new.index(first))
        self.check(DRAFT, new, [("moved", "exec.one/3", "exec.one/2"), ("moved", "exec.one/2", "exec.one/3")])

    def test_the_same_text_in_two_places_stays_where_it_is(self) -> None:
        twice = DRAFT.replace("\\rSec1[exec.two]", "\\pnum\nIt has a second paragraph.\n\\rSec1[exec.two]")
        self.check(twice, twice.replace("cherries", "peaches"), [("reworded", "exec.one/3", "exec.one/3")])

    def test_only_what_both_have_is_compared(self) -> None:
        both = DRAFT + "\\rSec0[thread.stoptoken]{Stop}\n\\pnum\nStop.\n"
        self.check(DRAFT, both, [])
        with self.assertRaisesRegex(UsageError, "no clause in common"):
            editiondiff.compare(latex(DRAFT), latex("\\rSec0[thread.stoptoken]{Stop}\n\\pnum\nStop.\n"))


class ProjectEditionsTest(unittest.TestCase):
    """cd and c++26, of which the pairing knows everything."""

    def setUp(self) -> None:
        self.old, self.new = editions.load("cd"), editions.load("c++26")
        self.pairing = catalogue.load_pairing()
        self.rows = catalogue.read_table(catalogue.CATALOGUE_DIR / "pairing.tsv",
                                         ("cd", "c++26", "change", "sources"))

    def test_the_comparison_is_the_pairing(self) -> None:
        found = editiondiff.compare(self.old, self.new)
        self.assertCountEqual(
            [(one.old, one.new, one.judgement, ",".join(one.sources)) for one in found], self.rows)
        for one in found:
            self.assertEqual(one.judgement == "same", one.status in ("unchanged", "moved"), one)
            self.assertEqual(one.status == "moved", one.judgement == "same" and one.old != one.new, one)
            self.assertEqual((one.status == "new", one.status == "gone"), (not one.old, not one.new), one)

    def test_backwards_it_is_the_pairing_too(self) -> None:
        found = editiondiff.compare(self.new, self.old)
        self.assertCountEqual(
            [(one.new, one.old, one.judgement, ",".join(one.sources)) for one in found], self.rows)

    def test_without_the_pairing_every_text_that_stays_is_found(self) -> None:
        pairs = editiondiff.pair(self.old, self.new)
        same = {(new, old) for new, old in pairs.items()
                if self.old.content.units[old].hash == self.new.content.units[new].hash}
        self.assertEqual(same, {(row[1], row[0]) for row in self.rows if row[2] == "same"})

    def test_a_catalogue_and_a_part_of_it_are_recognised(self) -> None:
        path = str(catalogue.CATALOGUE_DIR / "c++26.tsv")
        self.assertEqual(editions.load(path).known, "c++26")
        self.assertEqual(editiondiff.within(self.old, {"exec"}).known, "cd")
        self.assertEqual(latex(DRAFT).known, "")

    def test_an_edition_is_itself(self) -> None:
        self.assertEqual(changed(editiondiff.compare(self.old, self.old)), [])


class TestsTouchedTest(unittest.TestCase):
    def test_a_change_has_the_tests_of_both_editions(self) -> None:
        def of(name: str, paragraph: str, *in_editions: str) -> TestFile:
            return TestFile(Path(name), name, "pass", (paragraph,), "", in_editions, None, frozenset())

        tests = [of("both", "exec.let/9.1"), of("old", "exec.let/9", "cd"), of("new", "exec.let/12", "c++26")]
        self.assertEqual(editions.tests_by_paragraph(tests, "cd"), {"exec.let/9": ["both", "old"]})
        self.assertEqual(editions.tests_by_paragraph(tests, "c++26"), {"exec.let/12": ["both", "new"]})

        changes = [Change("moved", "exec.let/9", "exec.let/12"), Change("unchanged", "exec.let/12", "")]
        editions.add_tests(changes, editions.load("cd"), editions.load("c++26"), tests)
        self.assertEqual([one.tests for one in changes], [["both", "old", "new"], []])


class CommandTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = Path(directory.name)

    def run_editions(self, old: str, new: str, as_json: bool = False) -> str:
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            args = argparse.Namespace(old=old, new=new, git=None, json=as_json)
            self.assertEqual(editions.execute(args), 0)
        return output.getvalue()

    def test_a_later_source_is_compared_with_an_edition(self) -> None:
        source = self.directory / "exec.tex"
        source.write_text(DRAFT)
        (self.directory / "later.tex").write_text(DRAFT.replace("cherries", "peaches"))
        said = self.run_editions(str(source), str(self.directory / "later.tex"))
        self.assertEqual(said, "reworded  exec.one/3\n"
                               "0 new, 0 gone, 0 moved, 1 reworded, 5 unchanged; 0 tests touched\n")
        self.assertIn("left out, because only one of the two has it: thread.stoptoken",
                      self.run_editions("c++26", str(self.directory)))

    def test_people_see_sources_and_tests(self) -> None:
        lines = self.run_editions("cd", "c++26").splitlines()
        self.assertIn("reworded  exec.get.fwd.progress/2  (N, LWG4354)", lines)
        self.assertRegex(lines[-1], "^112 new, 60 gone, 100 moved, 201 reworded, 368 unchanged; ")

    def test_json_holds_everything(self) -> None:
        document = json.loads(self.run_editions("cd", "c++26", as_json=True))
        self.assertEqual(sum(document["counts"].values()), len(document["changes"]))
        self.assertEqual(document["changes"][0].keys(),
                         {"status", "old", "new", "judgement", "sources", "tests"})

    def test_what_is_no_edition_is_refused(self) -> None:
        for word, message in (("c++29", "'c[+][+]29' is no edition.*a revision needs --git"),
                              ("none.tex", "cannot read 'none.tex'"), ("none.tsv", "no catalogue"),
                              (str(self.directory), "cannot read .*exec.tex")):
            with self.assertRaisesRegex(UsageError, message):
                editions.load(word)
        text = "\\rSec0[exec]{E}\n\\pnum\n\\begin{itemize}\n\\item a\n\\pnum\n"
        (self.directory / "bad.tex").write_text(text)
        with self.assertRaisesRegex(UsageError, "bad.tex: itemize is still open"):
            editions.load(str(self.directory / "bad.tex"))


if __name__ == "__main__":
    unittest.main()
