"""results.py: what is written is what is read, what is cut off is refused, JUnit is XML."""

import re
import tempfile
import unittest
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from conformance import results
from conformance.errors import UsageError
from conformance.verdict import Record


def record(test: str = "exec/exec.recv/exec.set.value/a.pass.cpp", verdict: str = "PASS",
           phase: str | None = None, informative: bool = False, **rest: Any) -> Record:
    return Record(test, "pass", ["exec.set.value/1"], informative, verdict, phase, **rest)


def sample(*tests: Record) -> results.Results:
    return results.Results(
        schema=results.SCHEMA, suite=results.SUITE_REVISION, revision="unknown", profile="fake", edition="cd",
        digest="0123", compiler="/bin/c++", compiler_version="22", stdlib="libc++", flags=["-std=c++26"],
        host="x86_64", date="2026-01-02T03:04:05+00:00", seconds=1.5, preparation={"probes": 0.5},
        selection=[], shard="", selected=len(tests), tests=list(tests))


class ResultsTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.path = Path(directory.name) / "below" / "results.json"

    def test_what_is_written_is_what_is_read(self) -> None:
        written = sample(record(), record("b.pass.cpp", "FAIL", "run", reason="é", output="\x1b[0m"))
        results.write(self.path, written)
        self.assertEqual(results.load(self.path), written)
        self.assertEqual([file.name for file in self.path.parent.iterdir()], ["results.json"])

    def refused(self, text: str, message: str) -> None:
        results.write_atomically(self.path, text)
        with self.assertRaisesRegex(UsageError, message):
            results.load(self.path)

    def test_a_file_cut_off_anywhere_is_refused(self) -> None:
        results.write(self.path, sample(record()))
        text = self.path.read_text()
        for length in range(0, len(text) - 2, 25):
            self.refused(text[:length], "cut off")

    def test_another_document_is_refused(self) -> None:
        self.refused("[]", "no schema")
        self.refused('{"schema": 99}', "schema 99, this suite reads schema 2")
        self.refused('{"schema": 2, "tests": []}', "missing or unknown compiler,")
        self.refused('{"schema": 2}', "missing or unknown")
        results.write(self.path, sample(record()))
        text = self.path.read_text()
        self.refused(text.replace("informative", "formal"), "missing or unknown formal, informative")
        no_record = re.sub(r"\[\s*{.*}\s*\]", "[0]", text, flags=re.DOTALL)
        self.refused(no_record, "Record with missing or unknown content")

    def test_a_file_that_is_not_there_is_refused(self) -> None:
        with self.assertRaisesRegex(UsageError, "No such file"):
            results.load(self.path)

    def test_a_failing_write_leaves_the_former_file(self) -> None:
        results.write_atomically(self.path, "former")
        with self.assertRaises(UnicodeEncodeError):
            results.write_atomically(self.path, "\ud800")
        self.assertEqual(self.path.read_text(), "former")
        self.assertEqual([file.name for file in self.path.parent.iterdir()], ["results.json"])
        with self.assertRaisesRegex(UsageError, "cannot write"):
            results.write_atomically(self.path / "no directory", "text")

    def test_missing_and_informative_count_as_skipped(self) -> None:
        run = sample(record(), record(verdict="FAIL"), record(verdict="FAIL", informative=True),
                     record(verdict="MISSING"), record(verdict="SKIP"), record(informative=True))
        self.assertEqual(results.closing_line(run.counts()), "2 passed, 1 failed, 3 skipped")

    def test_the_top_subclause_is_that_of_the_folder(self) -> None:
        for test, expected in (("exec/exec.snd/exec.adapt/exec.then/a.pass.cpp", "exec.snd"),
                               ("exec/a.pass.cpp", "exec"), ("seeds/x/a.pass.cpp", "seeds"),
                               ("a.pass.cpp", "")):
            self.assertEqual(results.top_subclause(test), expected)

    def test_junit_is_xml_whatever_a_compiler_prints(self) -> None:
        folder = "exec/exec.snd"
        noise = "\x1b]]>\ufffe\n"
        run = sample(record(), record(f"{folder}/b.pass.cpp", "FAIL", "compile", reason='<"&>', output=noise),
                     record(f"{folder}/c.pass.cpp", "MISSING", reason="no ex::just"),
                     record(f"{folder}/d.pass.cpp", "FAIL", "run", informative=True))
        results.write_junit(self.path, run)
        root = ElementTree.parse(self.path).getroot()
        suites = {suite.get("name"): suite for suite in root}
        self.assertEqual(list(suites), ["exec.recv", "exec.snd"])
        counts = [suites["exec.snd"].get(key) for key in ("tests", "failures", "skipped")]
        self.assertEqual(counts, ["3", "1", "2"])
        failure = suites["exec.snd"].find("testcase/failure")
        assert failure is not None
        self.assertEqual((failure.get("type"), failure.get("message")), ("compile", 'exec.set.value/1: <"&>'))
        self.assertEqual(failure.text, "\ufffd]]>\ufffd\n")
        skipped = [case.get("message") for case in suites["exec.snd"].iter("skipped")]
        self.assertEqual(skipped, ["missing: exec.set.value/1: no ex::just",
                                   "informative: exec.set.value/1: "])


if __name__ == "__main__":
    unittest.main()
