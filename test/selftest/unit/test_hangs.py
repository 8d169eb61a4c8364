"""hangs.py: who gets less time, and who had too little of it."""

import unittest

from conformance import hangs
from conformance.verdict import Record
from test_results import record

ENDS, HANGS = {"compile": 1.0, "run": 1.0}, {"compile": 1.0, "run": 30.0}


def hung(*names: str, seconds: dict[str, float] = HANGS) -> list[Record]:
    return [record(name, "FAIL", "timeout", seconds=seconds) for name in names]


class HurriedTest(unittest.TestCase):
    def hurried(self, *records: Record) -> set[str]:
        return set(hangs.hurried(reversed(records)))

    def test_ten_programs_in_a_row(self) -> None:
        self.assertEqual(self.hurried(*hung(*"abcdefghi")), set())
        self.assertEqual(self.hurried(*hung(*"abcdefghij")), {"run"})
        self.assertEqual(self.hurried(*hung(*"abcdefghij"), record("ends", seconds=ENDS)), set())
        self.assertEqual(self.hurried(record("ends", seconds=ENDS), *hung(*"abcdefghij")), {"run"})

    def test_what_is_not_a_program_does_not_end_the_row(self) -> None:
        others = [record("compiles", seconds={"compile": 1.0}), record("skipped", "SKIP")]
        self.assertEqual(self.hurried(*hung(*"abcde"), *others, *hung(*"fghij"), *others), {"run"})

    def test_the_compiler_is_counted_apart(self) -> None:
        compiler = hung(*"abcdefghij", seconds={"compile": 60.0})
        self.assertEqual(self.hurried(*compiler), {"compile"})
        self.assertEqual(self.hurried(*compiler, record("compiles", seconds={"control": 1.0})), set())
        self.assertEqual(self.hurried(*hung(*"abcde"), *hung(*"fghij", seconds={"compile": 60.0})), set())


class DoubtTest(unittest.TestCase):
    row = [*hung(*"abcdefghij"), *hung(*"kl", seconds={"compile": 1.0, "run": 3.0})]
    ends = record("ends", seconds=ENDS)

    def in_doubt(self, *records: Record) -> list[str]:
        return hangs.in_doubt(records, {"compile": 60.0, "run": 30.0})

    def test_a_row_to_the_end_is_not_in_doubt(self) -> None:
        self.assertEqual(self.in_doubt(self.ends, *self.row), [])

    def test_those_that_had_less_time_before_one_that_ended(self) -> None:
        self.assertEqual(self.in_doubt(*self.row, self.ends), ["k", "l"])
        self.assertEqual(self.in_doubt(*self.row[:10], self.ends), [])

    def test_one_that_began_before_another_ended(self) -> None:
        self.assertEqual(self.in_doubt(*self.row[:11], self.ends, self.row[11]), ["k", "l"])
        self.assertEqual(self.in_doubt(self.ends, *self.row[1:]), ["k"])

    def test_one_that_had_all_its_time_is_not_in_doubt(self) -> None:
        self.assertEqual(self.in_doubt(*self.row, *hung("m"), self.ends), ["k", "l"])

    def test_the_compiler(self) -> None:
        row = [*hung(*"abcdefghij", seconds={"compile": 60.0}), *hung("k", seconds={"compile": 6.0})]
        self.assertEqual(self.in_doubt(*row), [])
        self.assertEqual(self.in_doubt(*row, record("compiles", seconds={"control": 1.0})), ["k"])

    def test_what_was_run_again_is_not_in_doubt(self) -> None:
        self.assertEqual(self.in_doubt(*self.row, self.ends, *hung("l")), ["k"])


if __name__ == "__main__":
    unittest.main()
