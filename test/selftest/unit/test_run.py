"""run.py: a test must not vanish, and one whose verdict changes must not go unnoticed."""

import unittest
from collections import Counter
from pathlib import Path

from conformance import run, summary
from conformance.testfile import TestFile
from test_results import record, sample


class NoRecordTest(unittest.TestCase):
    def test_a_test_on_which_the_format_fell_down_fails_with_what_lit_said(self) -> None:
        test = TestFile(Path("/test/a.pass.cpp"), "a.pass.cpp", "pass", ("exec.just/1",), "", (), "why",
                        frozenset())
        record = run.no_record(test, "-- Testing\nUNRESOLVED: suite :: a.pass.cpp\nTraceback\n")
        self.assertEqual((record.test, record.verdict, record.phase), ("a.pass.cpp", "FAIL", "unresolved"))
        self.assertTrue(record.informative)
        self.assertEqual(record.output, "a.pass.cpp\nTraceback\n")


class FlipTest(unittest.TestCase):
    def test_a_test_flips_if_its_verdict_or_its_phase_changes(self) -> None:
        steady, slow = record("steady"), record("slow", seconds={"run": 9.0})
        hangs = record("hangs", "FAIL", "timeout")
        rounds = [sample(steady, hangs, record("slow")), sample(steady, record("hangs", "FAIL", "run"), slow),
                  sample(steady, record("hangs"), slow)]
        found = run.flips(rounds)
        self.assertEqual(found, {"hangs": Counter({"FAIL (timeout)": 1, "FAIL (run)": 1, "PASS": 1})})
        self.assertEqual(summary.flips(found, 3)[1:], [
            "1 test changed the verdict in 3 rounds:",
            "  test/hangs: 1 FAIL (timeout), 1 FAIL (run), 1 PASS"])
        self.assertEqual(summary.flips({}, 3)[1:], ["no test changed its verdict in 3 rounds"])


if __name__ == "__main__":
    unittest.main()
