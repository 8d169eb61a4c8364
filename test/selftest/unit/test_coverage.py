"""coverage.py: only a test that ran covers, only a fault that its own test noticed witnesses."""

import json
import tempfile
import unittest
from pathlib import Path

from conformance import coverage
from conformance.catalogue import Catalogue, Judgement, Unit
from conformance.coverage import Coverage, Paragraph
from conformance.errors import UsageError
from conformance.testfile import TestFile

TYPES = {"a.b/1": "para", "a.b/2": "para", "a.b/2.1": "bullet", "a.b/2.2": "bullet", "a.b/2.2.1": "bullet",
         "a.b/2.2.2": "bullet", "a.b/2.3": "bullet", "a.c/1": "para", "a.c/u1": "unnumbered",
         "a.c/u2": "unnumbered", "a.c/d1": "decl"}
EDITION = Catalogue({"a": "", "a.b": "a", "a.c": "a"},
                    {id: Unit(id, type, "none", "", "") for id, type in TYPES.items()})
JUDGEMENTS = {id: Judgement("run", "") for id in TYPES if id not in ("a.c/u2", "a.c/d1")} | {
    "a.b/2.3": Judgement("none", "note"), "a.c/1": Judgement("none", "introduction")}


def test_of(*paragraphs: str, editions: tuple[str, ...] = ()) -> TestFile:
    name = "+".join(paragraphs)
    return TestFile(Path(name), name, "pass", paragraphs, "A sentence.", editions, None, frozenset())


class CoverageTest(unittest.TestCase):
    def paragraphs(self, *tests: TestFile, ran: set[str] | None = None,
                   witnessed: set[str] = set()) -> dict[str, Paragraph]:
        names = {test.name for test in tests} if ran is None else ran
        return {p.id: p for p in Coverage(EDITION, JUDGEMENTS, list(tests), names, witnessed).paragraphs()}

    def test_paragraphs_count_and_judged_code_but_no_bullets(self) -> None:
        self.assertEqual(list(self.paragraphs()), ["a.b/1", "a.b/2", "a.c/1", "a.c/u1"])

    def test_a_test_that_ran_covers(self) -> None:
        self.assertEqual(self.paragraphs(test_of("a.b/1"))["a.b/1"].status, "covered")
        paragraph = self.paragraphs(test_of("a.b/1"), ran=set())["a.b/1"]
        self.assertEqual((paragraph.status, paragraph.tests), ("open", ["a.b/1"]))

    def test_a_test_of_another_edition_does_not_cover(self) -> None:
        for editions, status in ((("c++26",), "open"), (("cd", "c++26"), "covered"), (("cd",), "covered")):
            self.assertEqual(self.paragraphs(test_of("a.b/1", editions=editions))["a.b/1"].status, status)

    def test_not_testable_stays_so(self) -> None:
        paragraph = self.paragraphs(test_of("a.c/1"))["a.c/1"]
        self.assertEqual((paragraph.status, paragraph.reason), ("not testable", "introduction"))

    def test_all_testable_bullets_cover_their_paragraph(self) -> None:
        self.assertEqual(self.paragraphs(test_of("a.b/2"))["a.b/2"].status, "covered")
        self.assertEqual(self.paragraphs(test_of("a.b/2.1", "a.b/2.2"))["a.b/2"].status, "covered")
        every = self.paragraphs(test_of("a.b/2.1"), test_of("a.b/2.2.1"), test_of("a.b/2.2.2"))["a.b/2"]
        self.assertEqual((every.status, every.open_bullets), ("covered", []))
        some = self.paragraphs(test_of("a.b/2.1"), test_of("a.b/2.2.1"))["a.b/2"]
        self.assertEqual((some.status, some.open_bullets), ("open", ["a.b/2.2.2"]))

    def test_a_fault_witnesses_what_is_covered(self) -> None:
        tests = test_of("a.b/1"), test_of("a.b/2.1"), test_of("a.b/2.2")
        status = self.paragraphs(*tests, witnessed={"a.b/1", "a.b/2.1", "a.b/2.2"})
        self.assertEqual((status["a.b/1"].status, status["a.b/2"].status), ("witnessed", "witnessed"))
        some = self.paragraphs(*tests, witnessed={"a.b/2.1"})["a.b/2"]
        self.assertEqual((some.status, some.faults_missing), ("covered", ["a.b/2.2.1", "a.b/2.2.2"]))
        self.assertEqual(self.paragraphs(*tests, witnessed={"a.b/2"})["a.b/2"].status, "witnessed")
        self.assertEqual(self.paragraphs(witnessed={"a.b/1"})["a.b/1"].status, "open")

    def test_an_unknown_paragraph_is_told(self) -> None:
        tests = [test_of("a.b/1", "a.b/9"), test_of("a.b/1", editions=("c++26",))]
        self.assertEqual(coverage.unknown(tests, {"cd": EDITION, "c++26": Catalogue({}, {})}),
                         ["test/a.b/1+a.b/9: there is no paragraph a.b/9 in edition cd",
                          "test/a.b/1: there is no paragraph a.b/1 in edition c++26"])


class OutputTest(unittest.TestCase):
    def setUp(self) -> None:
        tests = [test_of("a.b/1"), test_of("a.c/u1")]
        self.paragraphs = Coverage(EDITION, JUDGEMENTS, tests, {"a.b/1", "a.c/u1"}, {"a.b/1"}).paragraphs()

    def test_a_subclause_counts_what_it_contains(self) -> None:
        counts = coverage.count(EDITION, self.paragraphs, ["a"])
        self.assertEqual(list(counts), [("a",), ("a", "a.b"), ("a", "a.c"), ()])
        self.assertEqual(counts["a",], coverage.Counts(paragraphs=4, testable=3, covered=2, witnessed=1,
                                                       not_testable=1, open=1))
        self.assertEqual(counts["a",], counts[()])

    def test_the_table_gives_shares_rounded_down(self) -> None:
        lines = coverage.table(coverage.count(EDITION, self.paragraphs, ["a"]))
        self.assertEqual(lines[1].split(), ["a", "4", "3", "2", "66", "%", "1", "33", "%", "1", "1"])
        self.assertEqual(lines[3].split(), ["a.c", "2", "1", "1", "100", "%", "0", "0", "%", "1", "0"])
        self.assertEqual(len({len(line) for line in lines if line}), 1)

    def test_the_open_list_tells_what_lacks_a_test_or_a_fault(self) -> None:
        self.assertEqual([line.split() for line in coverage.open_list(self.paragraphs)], [
            "1 paragraphs without a test that ran:".split(), "a.b/2 run 2.1 2.2.1 2.2.2".split(),
            "1 paragraphs without a fault that its own test notices:".split(), "a.c/u1 run".split()])

    def test_json_holds_everything(self) -> None:
        counts = coverage.count(EDITION, self.paragraphs, ["a"])
        document = json.loads(json.dumps(coverage.as_json(counts, self.paragraphs, ["complaint"])))
        self.assertEqual(document["total"]["covered"], 2)
        self.assertEqual([paragraph["status"] for paragraph in document["paragraphs"]],
                         ["witnessed", "open", "not testable", "covered"])
        self.assertEqual(document["complaints"], ["complaint"])


class FaultFileTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.path = Path(directory.name) / "faults.json"

    def test_only_what_its_own_test_noticed_counts(self) -> None:
        faults = [{"paragraph": f"a.b/{number}", "outcome": outcome}
                  for number, outcome in enumerate(("own", "other", "survived", "invalid"))]
        self.path.write_text(json.dumps({"faults": faults}), encoding="utf-8")
        self.assertEqual(coverage.witnessed_paragraphs(self.path), {"a.b/0"})

    def test_bad_files_are_refused(self) -> None:
        with self.assertRaisesRegex(UsageError, "cannot read the faults"):
            coverage.witnessed_paragraphs(self.path)
        for text in ('{"faults": [{"para', '{"tests": []}', "[]"):
            self.path.write_text(text, encoding="utf-8")
            with self.assertRaisesRegex(UsageError, "not written by 'conform faults', or is cut off"):
                coverage.witnessed_paragraphs(self.path)


if __name__ == "__main__":
    unittest.main()
