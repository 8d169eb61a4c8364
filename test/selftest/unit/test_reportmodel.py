"""reportmodel.py: what belongs to a paragraph, and what its verdict is."""

import json
import tempfile
import unittest
from pathlib import Path

from conformance import reportmodel, results
from conformance.errors import UsageError
from conformance.faults import Outcome
from conformance.reportmodel import Implementation
from conformance.verdict import Record
from reportsample import file, report, run


def record(test: str, paragraph: str, verdict: str = "PASS", informative: bool = False) -> Record:
    return Record(test, "pass", [paragraph], informative, verdict, "run" if verdict == "FAIL" else None)


class ReportTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = Path(directory.name)

    def test_the_worst_verdict_of_its_tests_is_the_paragraphs(self) -> None:
        names = ("a.pass.cpp", "b.pass.cpp")
        files = [file(self.directory, name, "exec.let/9") for name in names]
        for verdicts, expected in ((("PASS", "FAIL"), "FAIL"), (("MISSING", "PASS"), "MISSING"),
                                   (("PASS", "SKIP"), "PASS"), (("SKIP", "SKIP"), "SKIP")):
            records = [record(name, "exec.let/9", verdict) for name, verdict in zip(names, verdicts)]
            made = report(files, Implementation("one", run(*records)), Implementation("two", run()))
            paragraph = next(one for one in made.paragraphs if one.id == "exec.let/9")
            self.assertEqual(paragraph.states(2), [expected, "NONE"])

    def test_what_fails_and_may_is_told_apart(self) -> None:
        failing = record("a", "exec.let/9", "FAIL", informative=True)
        self.assertEqual(reportmodel.state(failing), "INFORMATIVE")
        self.assertEqual(reportmodel.state(None), "NONE")

    def test_bullets_belong_to_their_paragraph_and_are_listed(self) -> None:
        made = report([file(self.directory, "a.pass.cpp", "exec.let/2.1", "exec.let/2.2", "exec.then/3")],
                      Implementation("one", run(record("a.pass.cpp", "exec.let/2.1"))))
        places = [one for one in made.paragraphs if one.tests]
        self.assertEqual([one.id for one in places], ["exec.then/3", "exec.let/2"])
        self.assertEqual([part.id for part in places[1].parts],
                         ["exec.let/2.1", "exec.let/2.2", "exec.let/2.3"])
        self.assertEqual(len(made.tests), 1)

    def test_a_test_of_the_later_edition_belongs_to_the_counterpart(self) -> None:
        files = [file(self.directory, "a.pass.cpp", "exec.let/12", editions=("c++26",)),
                 file(self.directory, "b.pass.cpp", "exec.get.start.scheduler/1", editions=("c++26",)),
                 file(self.directory, "seeds/c.pass.cpp")]
        made = report(files, Implementation("one", run()))
        self.assertEqual([(one.key, one.status) for one in made.paragraphs if one.tests], [
            ("exec.let/9", "open"), ("c++26:exec.get.start.scheduler/1", "only in c++26"),
            ("others", "others")])
        self.assertEqual(made.subclauses["exec.get.start.scheduler"].path,
                         ("exec", "exec.queries", "exec.get.start.scheduler"))

    def test_a_test_that_only_a_run_knows_is_kept(self) -> None:
        made = report([], Implementation("one", run(record("gone.pass.cpp", "exec.let/9"),
                                                    record("odd.pass.cpp", "no.such/1"))))
        found = {one.key: [test.source for test in one.tests] for one in made.paragraphs if one.tests}
        self.assertEqual(found, {"exec.let/9": [""], "others": [""]})

    def test_coverage_and_faults(self) -> None:
        fault = Outcome("exec.let/9", "exec.let/9", "exec.let.hpp", "why", "own", "a.pass.cpp", "detail")
        files = [file(self.directory, "a.pass.cpp", "exec.let/9"),
                 file(self.directory, "b.pass.cpp", "exec.let/10")]
        made = report(files, Implementation("one", run(record("a.pass.cpp", "exec.let/9"))),
                      Implementation("two", run(record("b.pass.cpp", "exec.let/10", "FAIL"))), faults=[fault])
        self.assertEqual((made.total.covered, made.total.witnessed), (2, 1))
        found = made.subclauses["exec.let"]
        self.assertEqual((found.counts.covered, found.states[1]["FAIL"]), (2, 1))
        self.assertEqual(made.subclauses["exec"].states[1]["FAIL"], 1)
        self.assertEqual([one.id for one in found.paragraphs if one.faults], ["exec.let/9"])

    def test_defects_and_the_counterpart(self) -> None:
        made = report([], Implementation("one", run()))
        paragraph = next(one for one in made.paragraphs if one.id == "exec.let/11")
        self.assertEqual(paragraph.counterpart, "exec.let/14")
        self.assertEqual(len(paragraph.defects), 1)

    def test_code_without_a_number_is_there_for_its_defect_in_its_place(self) -> None:
        made = report([], Implementation("one", run()))
        found = made.subclauses["exec.snd.expos"].paragraphs
        code = next(one for one in found if one.id == "exec.snd.expos/u2")
        self.assertEqual(code.status, "not counted")
        self.assertNotEqual(found[-1], code)

    def test_runs_are_called_by_their_files(self) -> None:
        paths = [self.directory / name for name in ("one/a.json", "two/a.json", "b.json")]
        for path in paths:
            results.write(path, run())
        labels = [one.label for one in reportmodel.load_implementations(paths)]
        self.assertEqual(labels, [f"{self.directory}/one/a", f"{self.directory}/two/a", "b"])
        with self.assertRaisesRegex(UsageError, "given twice"):
            reportmodel.load_implementations([paths[0], paths[0]])

    def test_earlier_runs_are_compared_with_those_of_their_profile(self) -> None:
        one, two = Implementation("one", run(profile="a")), Implementation("two", run(profile="b"))
        before = Implementation("before", run(profile="b"))
        found = reportmodel.compare_all([one, two], [before])
        self.assertEqual([(each.before.label, each.after.label, each.is_history) for each in found],
                         [("before", "two", True), ("one", "two", False)])
        found = reportmodel.compare_all([one], [Implementation("one", run(profile="a"))])
        self.assertEqual(found[0].before.label, "one, before")
        with self.assertRaisesRegex(UsageError, "no results of profile 'c'"):
            reportmodel.compare_all([one], [Implementation("x", run(profile="c"))])

    def test_bad_fault_files_are_refused(self) -> None:
        path = self.directory / "faults.json"
        with self.assertRaisesRegex(UsageError, "cannot read the faults"):
            reportmodel.load_faults(path)
        for text in ("{", "[]", json.dumps({"faults": [{"id": "x"}]})):
            path.write_text(text)
            with self.assertRaisesRegex(UsageError, "not written by 'conform faults'"):
                reportmodel.load_faults(path)


if __name__ == "__main__":
    unittest.main()
