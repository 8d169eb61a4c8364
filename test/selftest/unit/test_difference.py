"""difference.py: each test is fixed, broken, changed, new, gone or unchanged."""

import unittest

from conformance import difference
from conformance.difference import Difference
from conformance.verdict import Record
from test_results import record, sample


def compare(before: list[Record], after: list[Record]) -> Difference:
    return difference.compare(sample(*before), sample(*after))


class DifferenceTest(unittest.TestCase):
    def group_of(self, before: Record, after: Record) -> str:
        found = compare([before], [after])
        return next((name for name, steps in found.groups().items() if steps), "unchanged")

    def test_each_way_from_verdict_to_verdict(self) -> None:
        passed, missing, skipped = record(), record(verdict="MISSING"), record(verdict="SKIP")
        failed, crashed = record(verdict="FAIL", phase="run"), record(verdict="FAIL", phase="crash")
        informative = record(verdict="FAIL", phase="run", informative=True)
        for before, after, group in ((passed, failed, "broken"), (passed, missing, "broken"),
                                     (missing, failed, "broken"), (skipped, failed, "broken"),
                                     (failed, passed, "fixed"), (missing, passed, "fixed"),
                                     (failed, crashed, "changed"), (failed, missing, "changed"),
                                     (failed, skipped, "changed"), (passed, skipped, "changed"),
                                     (informative, passed, "changed"), (passed, informative, "changed"),
                                     (failed, failed, "unchanged"), (passed, passed, "unchanged")):
            self.assertEqual(self.group_of(before, after), group, (before.verdict, after.verdict))

    def test_new_and_gone(self) -> None:
        found = compare([record("old"), record("both")], [record("both"), record("new")])
        self.assertEqual([step.test for step in found.new], ["new"])
        self.assertEqual([step.test for step in found.gone], ["old"])
        self.assertEqual(found.unchanged, 1)
        self.assertIsNone(found.new[0].before)
        self.assertIsNone(found.gone[0].after)


if __name__ == "__main__":
    unittest.main()
