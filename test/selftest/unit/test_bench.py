"""bench.py: the table that compares implementations."""

import unittest

from conformance.bench import Row, least, table


class TableTest(unittest.TestCase):
    def test_one_implementation_is_compared_with_none(self) -> None:
        lines = table({"a": [Row("sync_wait", "instructions", 115.0)]})
        self.assertEqual([line.split() for line in lines],
                         [["unit", "a"], ["sync_wait", "instructions", "115"]])

    def test_the_first_is_compared_with_the_best_of_the_others(self) -> None:
        lines = table({"a": [Row("x", "ns", 10.0)], "b": [Row("x", "ns", 40.0)], "c": [Row("x", "ns", 20.0)]})
        self.assertEqual(lines[1].split(), ["x", "ns", "10", "40", "20", "0.50"])

    def test_what_cannot_be_measured_is_said_and_not_compared(self) -> None:
        lines = table({"a": [Row("x", "ns", 10.0)], "b": [Row("x", "ns", None)]})
        self.assertEqual(lines[1].split(), ["x", "ns", "10", "failed"])

    def test_nothing_is_divided_by_zero(self) -> None:
        lines = table({"a": [Row("x", "allocations", 0.0)], "b": [Row("x", "allocations", 0.0)]})
        self.assertEqual(lines[1].split(), ["x", "allocations", "0", "0"])

    def test_rows_are_paired_by_name_and_unit(self) -> None:
        lines = table({"a": [Row("x", "ns", 1.0)], "b": [Row("x", "MiB", 2.0)]})
        self.assertEqual([line.split() for line in lines[1:]],
                         [["x", "ns", "1", "failed"], ["x", "MiB", "failed", "2"]])


class LeastTest(unittest.TestCase):
    def test_of_several_tries_the_least_counts(self) -> None:
        self.assertEqual(least([Row("x", "ns", 3.0), Row("x", "ns", 1.0), Row("x", "ns", 2.0)]).value, 1.0)

    def test_a_try_that_failed_does_not_count(self) -> None:
        self.assertEqual(least([Row("x", "ns", None), Row("x", "ns", 0.0)]).value, 0.0)
        self.assertIsNone(least([Row("x", "ns", None)]).value)
