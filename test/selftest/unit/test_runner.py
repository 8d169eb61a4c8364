"""runner.py: lit's errors, and signs of life."""

import argparse
import io
import unittest
from unittest import mock

from conformance import runner


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class ProgressTest(unittest.TestCase):
    def shown(self, stream: io.StringIO, total: int) -> str:
        with mock.patch("sys.stderr", stream):
            progress = runner.Progress(total, "tests")
            for done in range(total + 1):
                progress.show(done, failed=done // 50)
                progress.show(done, failed=done // 50)
            progress.clear()
        return stream.getvalue()

    def test_a_log_gets_a_line_for_every_tenth(self) -> None:
        lines = self.shown(io.StringIO(), 100).splitlines()
        self.assertEqual(len(lines), 11)
        self.assertEqual((lines[0], lines[-1]), ("[0/100] tests", "[100/100] tests, 2 failed"))

    def test_a_terminal_gets_one_line_that_is_gone_at_the_end(self) -> None:
        text = self.shown(Terminal(), 3)
        self.assertEqual(text.split("\r\033[K"),
                         ["", "[0/3] tests", "[1/3] tests", "[2/3] tests", "[3/3] tests", ""])

    def test_nothing_to_do_is_nothing_to_show(self) -> None:
        self.assertEqual(self.shown(Terminal(), 0), "")


class ArgumentTest(unittest.TestCase):
    def test_there_is_at_least_one_job(self) -> None:
        parser = argparse.ArgumentParser(exit_on_error=False)
        runner.add_jobs_argument(parser)
        self.assertEqual(parser.parse_args(["-j3"]).jobs, 3)
        self.assertGreaterEqual(parser.parse_args([]).jobs, 1)
        for text in ("0", "-1", "two", ""):
            with self.assertRaisesRegex(argparse.ArgumentError, "not a positive number"):
                parser.parse_args([f"-j={text}"])


class ComplaintTest(unittest.TestCase):
    def test_one_line_of_lits_is_taken_over_and_a_traceback_is_not(self) -> None:
        self.assertEqual(runner.complaint("lit: f.py:1: fatal: no such thing\n"), "no such thing")
        self.assertEqual(runner.complaint("lit: f.py:1: fatal: traceback:\n  File ...\n"), "")
        self.assertEqual(runner.complaint("nothing of the kind\n"), "")


if __name__ == "__main__":
    unittest.main()
