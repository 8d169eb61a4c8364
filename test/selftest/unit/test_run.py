"""run.py: a test must not vanish."""

import unittest
from pathlib import Path

from conformance import run
from conformance.testfile import TestFile


class NoRecordTest(unittest.TestCase):
    def test_a_test_on_which_the_format_fell_down_fails_with_what_lit_said(self) -> None:
        test = TestFile(Path("/test/a.pass.cpp"), "a.pass.cpp", "pass", ("exec.just/1",), "", (), "why",
                        frozenset())
        record = run.no_record(test, "-- Testing\nUNRESOLVED: suite :: a.pass.cpp\nTraceback\n")
        self.assertEqual((record.test, record.verdict, record.phase), ("a.pass.cpp", "FAIL", "unresolved"))
        self.assertTrue(record.informative)
        self.assertEqual(record.output, "a.pass.cpp\nTraceback\n")


if __name__ == "__main__":
    unittest.main()
