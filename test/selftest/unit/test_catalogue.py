"""catalogue.py: made from LaTeX and read back; changes are told; the checked-in tables fit together."""

import argparse
import contextlib
import io
import tempfile
import unittest
from pathlib import Path

from conformance import catalogue
from conformance.catalogue import Catalogue, compare
from conformance.errors import UsageError
from conformance.testfile import EDITIONS

THREADS = r"""
\rSec0[thread]{Threads}
\pnum
Not ours.
\rSec1[thread.stoptoken]{Stop}
\rSec2[stop.one]{One}
\pnum
\effects
First.
\pnum
Second:
\begin{itemize}
\item a,
\item b.
\end{itemize}
\rSec1[thread.mutex]{Not ours}
\pnum
Nor this.
"""


class MakeTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = Path(directory.name)

    def make(self, source: str) -> Catalogue:
        path = self.directory / "source.tex"
        path.write_text(source, encoding="utf-8")
        return catalogue.make([path])

    def execute(self, *arguments: str) -> tuple[int, str]:
        parser = argparse.ArgumentParser()
        catalogue.add_arguments(parser)
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            status = catalogue.execute(parser.parse_args(arguments))
        return status, output.getvalue()

    def test_only_what_is_below_our_roots_counts(self) -> None:
        made = self.make(THREADS)
        self.assertEqual(made.parents, {"thread.stoptoken": "", "stop.one": "thread.stoptoken"})
        self.assertEqual(list(made.units), ["stop.one/1", "stop.one/2", "stop.one/2.1", "stop.one/2.2"])
        with self.assertRaisesRegex(UsageError, "no .rSec of exec or thread.stoptoken"):
            self.make("\\rSec0[fruit]{Fruit}\n")

    def test_what_is_written_is_what_is_read(self) -> None:
        made = self.make(THREADS)
        source, written = self.directory / "source.tex", self.directory / "new.tsv"
        status, output = self.execute("--edition", "new", "--tex", str(source), "-o", str(written))
        self.assertEqual(status, 0)
        self.assertIn("2 subclauses, 2 paragraphs, 2 bullets", output)
        self.assertEqual(catalogue.load("new", self.directory), made)
        self.assertNotIn("First", written.read_text(encoding="utf-8"))

    def test_a_source_that_differs_fails_the_check(self) -> None:
        self.make(THREADS)
        source = self.directory / "source.tex"
        status, output = self.execute("--edition", "cd", "--check", "--tex", str(source))
        self.assertEqual(status, 1)
        self.assertIn("new       stop.one/2.1\n", output)
        self.assertIn("gone      exec.then/6.1\n", output)

    def test_a_missing_source_is_refused(self) -> None:
        with self.assertRaisesRegex(UsageError, "--tex nowhere.tex: No such file"):
            catalogue.make([Path("nowhere.tex")])

    def test_what_changed_is_told(self) -> None:
        old = self.make(THREADS)
        self.assertEqual(compare(old, old), [])
        self.assertEqual(compare(old, self.make(THREADS.replace("First", "Other"))), ["reworded  stop.one/1"])
        self.assertEqual(compare(old, self.make(THREADS.replace("\\item b.\n", ""))),
                         ["gone      stop.one/2.2", "reworded  stop.one/2"])
        inserted = THREADS.replace("\\pnum\n\\effects", "\\pnum\nZeroth.\n\\pnum\n\\effects")
        self.assertEqual(compare(old, self.make(inserted)),
                         ["moved     stop.one/1 to stop.one/2", "moved     stop.one/2 to stop.one/3",
                          "moved     stop.one/2.1 to stop.one/3.1", "moved     stop.one/2.2 to stop.one/3.2",
                          "new       stop.one/1"])
        nested = THREADS.replace("\\rSec2[stop.one]", "\\rSec2[stop.all]{All}\n\\rSec3[stop.one]")
        self.assertEqual(compare(old, self.make(nested)),
                         ["moved     stop.one from thread.stoptoken to stop.all", "new       stop.all"])


class NavigationTest(unittest.TestCase):
    def setUp(self) -> None:
        self.edition = catalogue.load("cd")

    def test_subclauses_nest_as_in_the_table_of_contents(self) -> None:
        self.assertEqual(self.edition.path("exec.let"), ("exec", "exec.snd", "exec.adapt", "exec.let"))
        self.assertEqual(self.edition.path("stoptoken.mem"),
                         ("thread.stoptoken", "stoptoken", "stoptoken.mem"))
        self.assertTrue(self.edition.contains("exec.snd", "exec.let"))
        self.assertFalse(self.edition.contains("exec.let", "exec.snd"))
        self.assertEqual(self.edition.children(""), ["exec", "thread.stoptoken"])

    def test_a_bullet_belongs_to_its_paragraph(self) -> None:
        self.assertEqual(catalogue.paragraph_of("exec.on/1.2.3"), "exec.on/1")
        self.assertEqual(catalogue.paragraph_of("exec.on/1"), "exec.on/1")


class TablesTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.path = Path(directory.name) / "judgements.cd.tsv"

    def refuse(self, text: str, message: str) -> None:
        self.path.write_text(text, encoding="utf-8")
        with self.assertRaisesRegex(UsageError, message):
            catalogue.load_judgements("cd", self.path.parent)

    def test_bad_tables_are_refused(self) -> None:
        header = "id\ttestability\treason\n"
        self.refuse("", "the first line must name the columns id testability reason")
        self.refuse("id\treason\n", "the first line must name the columns")
        self.refuse(header + "a/1\trun\t\tx\n", r":2: 4 columns where 3 are expected")
        self.refuse(header + "a/1\trun\na/1\trun\n", r":3: a second row for 'a/1'")
        self.refuse(header + "a/1\tguess\n", "unknown testability 'guess'")
        self.refuse(header + "a/1\tnone\n", "not testable, but no reason")

    def test_empty_columns_at_the_end_may_be_left_out(self) -> None:
        self.path.write_text("id\ttestability\treason\na/1\trun\n", encoding="utf-8")
        self.assertEqual(catalogue.load_judgements("cd", self.path.parent),
                         {"a/1": catalogue.Judgement("run", "")})

    def test_there_is_no_catalogue_of_an_unknown_edition(self) -> None:
        with self.assertRaisesRegex(UsageError, "no catalogue of edition 'c..29'"):
            catalogue.load("c++29")


class CheckedInTest(unittest.TestCase):
    """The tables in utils/catalogue."""

    def setUp(self) -> None:
        self.editions = {name: catalogue.load(name) for name in EDITIONS}

    def test_the_editions_have_as_many_paragraphs_as_their_sources(self) -> None:
        for name, paragraphs, bullets in (("cd", 591, 358), ("c++26", 640, 398)):
            units = self.editions[name].units.values()
            self.assertEqual(sum(unit.type == "para" for unit in units), paragraphs)
            self.assertEqual(sum(unit.type == "bullet" for unit in units), bullets)

    def test_the_pairing_covers_both_editions(self) -> None:
        for name, other in (EDITIONS, EDITIONS[::-1]):
            here, there = self.editions[name].units, self.editions[other].units
            changes = catalogue.load_pairing(name)
            self.assertEqual(changes.keys(), {unit.id for unit in here.values() if unit.type != "bullet"})
            for id, change in changes.items():
                if change.counterpart:
                    same = here[id].hash == there[change.counterpart].hash
                    self.assertEqual(same, change.change == "same", id)

    def test_entities_belong_to_subclauses(self) -> None:
        for name, edition in self.editions.items():
            entities = catalogue.load_entities(name)
            self.assertIn("ex::just", entities)
            for entity, subclause in entities.items():
                self.assertIn(subclause, edition.parents, entity)
                self.assertIn(entity.partition("::")[0], ("ex", "exs", "ext"))


if __name__ == "__main__":
    unittest.main()
