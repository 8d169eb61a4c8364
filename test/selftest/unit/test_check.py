"""check.py: what each tool counted, and what becomes of a step that fails."""

import contextlib
import io
import sys
import unittest
from pathlib import Path

from conformance import check
from conformance.check import Step
from conformance.paths import ROOT


def step(name: str, script: str, **rest: object) -> Step:
    return Step(name, (sys.executable, "-c", script), **rest)  # type: ignore[arg-type]


class CountTest(unittest.TestCase):
    def test_our_own_closing_line(self) -> None:
        first, last = "7 passed, 7 failed, 7 skipped\n", "1 passed, 2 failed, 3 skipped\n"
        self.assertEqual(check.count_closing(f"{first}x\n{last}"), (1, 2, 3))
        self.assertIsNone(check.count_closing("said: 1 passed, 2 failed, 3 skipped"))

    def test_lit(self) -> None:
        output = """
Testing Time: 0.12s

Total Discovered Tests: 17
  Excluded          : 1 (5.88%)
  Unsupported       : 2 (11.76%)
  Passed            : 4 (23.53%)
  Expectedly Failed : 2 (11.76%)
  Timed Out         : 3 (17.65%)
  Failed            : 5 (29.41%)
"""
        self.assertEqual(check.count_lit(output), (6, 8, 3))
        self.assertIsNone(check.count_lit("error: did not discover any tests\n"))

    def test_unittest(self) -> None:
        self.assertEqual(check.count_unittest("..\nRan 2 tests in 0.1s\n\nOK\n"), (2, 0, 0))
        failed = "FAILED (failures=1, errors=2, skipped=3)"
        self.assertEqual(check.count_unittest(f"Ran 9 tests in 0.1s\n\n{failed}\n"), (3, 3, 3))
        self.assertIsNone(check.count_unittest("ImportError\n"))


class RunTest(unittest.TestCase):
    def run_steps(self, *steps: Step) -> tuple[int, str]:
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            status = check.run(steps)
        return status, output.getvalue()

    def test_a_failing_step_does_not_stop_the_next_and_the_counts_are_summed(self) -> None:
        status, output = self.run_steps(
            step("first", "print('why'); exit(3)"),
            step("second", "print('quiet\\n5 passed, 0 failed, 1 skipped')", count=check.count_closing),
            Step("third", None))
        self.assertEqual(status, 1)
        self.assertRegex(output, r"why\nFAIL  first: 0 passed, 1 failed, 0 skipped, [\d.]+ s\n")
        self.assertRegex(output, r"\n----  second\nok    second: 5 passed, 0 failed, 1 skipped, [\d.]+ s\n")
        self.assertNotIn("quiet", output)
        self.assertIn("SKIP  third: it is not installed\n", output)
        self.assertTrue(output.endswith("\n5 passed, 1 failed, 2 skipped\n"), output)

    def test_a_step_that_fails_without_counting_a_failure_counts_as_one(self) -> None:
        script = "print('5 passed, 0 failed, 0 skipped'); exit(1)"
        status, output = self.run_steps(step("liar", script, count=check.count_closing))
        self.assertEqual((status, output.splitlines()[-1]), (1, "5 passed, 1 failed, 0 skipped"))

    def test_nothing_waits_for_input(self) -> None:
        status, _ = self.run_steps(step("reader", "import sys; exit(len(sys.stdin.read()))"))
        self.assertEqual(status, 0)


class FilesTest(unittest.TestCase):
    def test_headers_without_a_suffix_are_cxx_and_inputs_are_nobodys(self) -> None:
        self.assertTrue(check.is_cxx(ROOT / "include" / "refstd" / "execution"))
        self.assertFalse(check.is_cxx(ROOT / "utils" / "conform"))
        self.assertTrue(check.is_shell_script(ROOT / ".ci" / "run"))
        files = check.project_files()
        self.assertIn(Path(__file__).resolve(), files)
        self.assertFalse([file for file in files if "Inputs" in file.parts])


if __name__ == "__main__":
    unittest.main()
