"""summary.py: what people read at the end of a run."""

import unittest
from pathlib import Path

from conformance import summary
from conformance.baseline import Comparison, Known
from conformance.testfile import TestFile
from test_results import record, sample

NAME = "exec/exec.recv/exec.set.value/a.pass.cpp"
TEST = TestFile(Path("/") / NAME, NAME, "pass", ("exec.set.value/1",), "What it requires.", (), None,
                frozenset())


class SummaryTest(unittest.TestCase):
    def test_a_failure_is_shown_with_paragraph_sentence_and_first_lines(self) -> None:
        output = "\n\n".join(f"line {number}" for number in range(1, 12))
        failure = record(verdict="FAIL", phase="run", reason="exit status 1", output=output)
        lines = summary.failures([record("other"), failure], {NAME: TEST})
        self.assertEqual(lines[:4], ["", f"FAIL: test/{NAME}", "  [exec.set.value]/1 What it requires.",
                                     "  run: exit status 1"])
        self.assertEqual(lines[4:], [f"  | line {number}" for number in range(1, 9)]
                         + ["  | ... 3 more lines in the results"])

    def test_an_informative_failure_is_called_so(self) -> None:
        lines = summary.failures([record(verdict="FAIL", phase="run", informative=True)], {NAME: TEST})
        self.assertEqual(lines[1], f"INFORMATIVE: test/{NAME}")

    def test_counts_are_by_top_subclause(self) -> None:
        lines = summary.table([record(), record(verdict="FAIL"), record("seeds/b", "MISSING"),
                               record("seeds/c", "SKIP"), record("seeds/d", "FAIL", informative=True)])
        self.assertEqual([line.split() for line in lines[1:]],
                         [["passed", "failed", "missing", "skipped", "informative"],
                          ["exec.recv", "1", "1", "0", "0", "0"], ["seeds", "0", "0", "1", "1", "1"],
                          ["total", "1", "1", "1", "1", "1"]])
        self.assertEqual(len({len(line) for line in lines[1:]}), 1)

    def test_missing_entities_come_in_the_order_of_need_and_not_without_end(self) -> None:
        records = [record(missing=["ex::let_value"]), record(missing=["ex::just", "ex::let_value"])]
        self.assertEqual(summary.missing(records), ["", "missing: 2 entities", "  ex::let_value (2 tests)",
                                                    "  ex::just (1 test)"])
        self.assertEqual(summary.missing([record()]), [])
        many = summary.missing([record(missing=[f"ex::e{number}" for number in range(25)])])
        self.assertEqual((len(many), many[-1]), (23, "  and 5 more"))

    def test_what_was_skipped_is_explained_unless_nothing_was(self) -> None:
        self.assertEqual(summary.skipped([record()]), [])
        self.assertEqual(summary.skipped([record(verdict="SKIP")]),
                         ["", "skipped: 1 not for this edition or configuration"])

    def test_a_comparison_lists_what_differs(self) -> None:
        known = Known("k", "run")
        changed = (known, record("c", "FAIL", "crash"))
        found = Comparison([record("n", "MISSING")], [known], [changed], [known], 3)
        self.assertEqual(summary.comparison(found), [
            "", "new: MISSING: test/n", "changed: FAIL (run) is now FAIL (crash): test/c", "fixed: test/k",
            "stale: there is no test/k any more", "baseline: 1 new, 1 changed, 1 fixed, 3 as known"])

    def test_times_are_summed_by_step_and_the_slowest_come_first(self) -> None:
        run = sample(record("a", seconds={"compile": 1.0, "run": 0.5}), record("b", seconds={"compile": 2.0}))
        lines = [line.split() for line in summary.times(run)]
        self.assertIn(["wall", "time", "1.50", "s"], lines)
        self.assertIn(["preparation:", "probes", "0.50", "s"], lines)
        self.assertIn(["all", "tests:", "compile", "3.00", "s"], lines)
        self.assertEqual([line[-1] for line in lines[-2:]], ["test/b", "test/a"])


if __name__ == "__main__":
    unittest.main()
