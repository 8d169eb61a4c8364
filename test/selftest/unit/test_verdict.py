"""verdict.py: what a run writes to the journal is what it reads from it, whatever interrupted it."""

import multiprocessing
import resource
import tempfile
import unittest
from pathlib import Path

from conformance import verdict
from conformance.errors import NoSpace
from conformance.verdict import Record


def record(name: str, **rest: object) -> Record:
    return Record(name, "pass", ["exec.just/1"], False, verdict.PASS, **rest)  # type: ignore[arg-type]


def append_many(journal: Path, name: str) -> None:
    for number in range(50):
        verdict.append(journal, record(f"{name}{number}", output="x" * 10_000))


class JournalTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.journal = Path(directory.name) / "journal"

    def test_records_come_back_in_order(self) -> None:
        records = [record("b", seconds={"compile": 0.5}), record("a", output="two\nlines \u2028 \0"),
                   Record("c", "verify", [], True, verdict.FAIL, "accepted", "why", missing=["ex::just"])]
        for each in records:
            verdict.append(self.journal, each)
        self.assertEqual(verdict.read(self.journal), records)

    def test_a_record_that_was_cut_off_is_left_out(self) -> None:
        verdict.append(self.journal, record("whole"))
        verdict.append(self.journal, record("cut"))
        self.journal.write_text(self.journal.read_text()[:-20])
        self.assertEqual([each.test for each in verdict.read(self.journal)], ["whole"])

    def test_a_line_of_something_else_is_left_out(self) -> None:
        self.journal.write_text('{"test": "a"}\n[]\n3\n\n')
        self.assertEqual(verdict.read(self.journal), [])

    def test_lines_of_parallel_writers_do_not_mix(self) -> None:
        writers = [multiprocessing.Process(target=append_many, args=(self.journal, name)) for name in "ab"]
        for writer in writers:
            writer.start()
        for writer in writers:
            writer.join()
        self.assertEqual(len(verdict.read(self.journal)), 100)

    def test_a_record_is_written_whole_or_not_at_all(self) -> None:
        verdict.append(self.journal, record("first"))
        size = self.journal.stat().st_size
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        self.addCleanup(resource.setrlimit, resource.RLIMIT_FSIZE, limits)
        for room in (0, 20):
            resource.setrlimit(resource.RLIMIT_FSIZE, (size + room, limits[1]))
            with self.assertRaisesRegex(NoSpace, "^cannot write '.*journal': the disk is full$"):
                verdict.append(self.journal, record("second"))
            self.assertEqual(self.journal.stat().st_size, size)

    def test_the_latest_come_first(self) -> None:
        for name in "abc":
            verdict.append(self.journal, record(name, output="x" * 400_000))
        self.assertEqual([each.test for each in verdict.latest(self.journal)], ["c"])

    def test_a_run_learns_that_it_cannot_go_on(self) -> None:
        for can_go_on in (True, False, False):
            verdict.set_open(self.journal, can_go_on)
            self.assertEqual(verdict.is_open(self.journal), can_go_on)


class CutTest(unittest.TestCase):
    def test_short_text_stays(self) -> None:
        self.assertEqual(verdict.cut("text\n"), "text\n")

    def test_long_text_keeps_its_beginning_and_its_end(self) -> None:
        text = verdict.cut("first" + "x" * 1_000_000 + "last")
        self.assertTrue(text.startswith("first") and text.endswith("last"))
        self.assertLess(len(text), 20_000)
        self.assertRegex(text, r"\[\.\.\. \d+ characters left out \.\.\.\]")


if __name__ == "__main__":
    unittest.main()
