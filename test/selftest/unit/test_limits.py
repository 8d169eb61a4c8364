"""limits.py: whatever a command does, it ends, and we learn how."""

import os
import signal
import sys
import tempfile
import time
import unittest
from pathlib import Path

from conformance import limits
from conformance.limits import Limits, Outcome

WIDE = Limits(seconds=20, mebibytes=1024)


def python(script: str, allowed: Limits = WIDE) -> Outcome:
    return limits.run([sys.executable, "-c", script], allowed)


def shell(script: str, allowed: Limits = WIDE) -> Outcome:
    return limits.run(["/bin/sh", "-c", script], allowed)


class OutcomeTest(unittest.TestCase):
    def test_success(self) -> None:
        outcome = shell("echo out; echo err >&2")
        self.assertTrue(outcome.ok)
        self.assertEqual((outcome.how, outcome.status, outcome.output), ("exit", 0, "out\nerr\n"))
        self.assertEqual(outcome.describe(), "exit status 0")

    def test_an_exit_status(self) -> None:
        outcome = shell("exit 3")
        self.assertFalse(outcome.ok)
        self.assertEqual(outcome.describe(), "exit status 3")

    def test_a_signal(self) -> None:
        outcome = shell("kill -SEGV $$")
        self.assertEqual((outcome.how, outcome.status), ("signal", signal.SIGSEGV))
        self.assertEqual(outcome.describe(), "ended by SIGSEGV")

    def test_a_command_that_does_not_exist(self) -> None:
        with self.assertRaises(FileNotFoundError):
            limits.run(["/nowhere/command"], WIDE)

    def test_working_directory_and_environment(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            outcome = limits.run(["/bin/sh", "-c", "pwd; echo $WORD"], WIDE, cwd=Path(directory),
                                 env={"WORD": "word"})
        self.assertEqual(outcome.output, f"{directory}\nword\n")


class IsolationTest(unittest.TestCase):
    def test_there_is_no_input(self) -> None:
        self.assertEqual(shell("cat; echo end").output, "end\n")

    def test_there_is_no_core_file(self) -> None:
        self.assertEqual(shell("ulimit -c").output, "0\n")

    def test_output_that_is_not_text(self) -> None:
        self.assertEqual(shell(r"printf 'a\377b'").output, "a\N{REPLACEMENT CHARACTER}b")


class TimeTest(unittest.TestCase):
    def test_what_hangs_is_ended(self) -> None:
        outcome = shell("echo begun; sleep 1000", Limits(0.5, 1024))
        self.assertEqual((outcome.how, outcome.output), ("timeout", "begun\n"))
        self.assertLess(outcome.seconds, 5)

    def test_what_hangs_with_its_output_closed_is_ended(self) -> None:
        self.assertEqual(shell("exec >&- 2>&-; sleep 1000", Limits(0.5, 1024)).how, "timeout")

    def test_what_prints_for_ever_is_ended(self) -> None:
        self.assertEqual(shell("while :; do echo x; done", Limits(0.5, 1024)).how, "timeout")

    def test_a_child_that_hangs_is_ended_too(self) -> None:
        outcome = shell("sleep 1000 & echo $!; wait", Limits(0.5, 1024))
        self.assertFalse(is_running(int(outcome.output)))

    def test_a_child_that_is_left_behind_is_ended_and_not_waited_for(self) -> None:
        outcome = shell("sleep 1000 & echo $!")
        self.assertTrue(outcome.ok)
        self.assertLess(outcome.seconds, 5)
        self.assertFalse(is_running(int(outcome.output)))

    def test_what_is_quick_is_noticed_quickly(self) -> None:
        self.assertLess(min(shell("exit").seconds for _ in range(5)), 0.05)


class OutputTest(unittest.TestCase):
    def test_of_much_output_beginning_and_end_are_kept(self) -> None:
        outcome = shell("echo first; head -c 100000000 /dev/zero; echo; echo last")
        self.assertTrue(outcome.ok)
        self.assertTrue(outcome.output.startswith("first\n") and outcome.output.endswith("\nlast\n"))
        self.assertLess(len(outcome.output), 10_000_000)
        self.assertRegex(outcome.output, r"\[\.\.\. \d+ bytes left out \.\.\.\]")


class MemoryTest(unittest.TestCase):
    small = Limits(20, 200)

    def test_what_says_that_memory_ended_it(self) -> None:
        outcome = python("import sys\n"
                         "try:\n"
                         "    x, y = bytearray(150 << 20), bytearray(600 << 20)\n"
                         "except MemoryError:\n"
                         "    sys.exit('out of memory')\n", self.small)
        self.assertEqual(outcome.how, "memory")
        self.assertEqual(outcome.describe(), "ran out of memory")

    def test_what_fails_while_it_is_large(self) -> None:
        self.assertEqual(python("x = bytearray(150 << 20); exit(1)", self.small).how, "exit")

    def test_what_is_aborted_while_it_is_large(self) -> None:
        self.assertEqual(python("import os; x = bytearray(150 << 20); os.abort()", self.small).how, "signal")

    def test_what_speaks_of_memory_while_it_is_small(self) -> None:
        self.assertEqual(shell("echo std::bad_alloc; exit 1", self.small).how, "exit")

    def test_addresses_may_be_left_unlimited(self) -> None:
        self.assertEqual(shell("ulimit -v", Limits(20, 200, limit_addresses=False)).output, "unlimited\n")


class OrphanTest(unittest.TestCase):
    def test_if_we_are_killed_the_command_is_killed(self) -> None:
        with tempfile.NamedTemporaryFile() as file:
            child = os.fork()
            if child == 0:
                limits.run(["/bin/sh", "-c", f"echo $$ > {file.name}; exec sleep 1000"], WIDE)
                os._exit(0)
            command = wait_for_number(Path(file.name))
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            self.assertFalse(is_running(command))


def wait_for_number(file: Path) -> int:
    while not file.read_text().endswith("\n"):
        time.sleep(0.01)
    return int(file.read_text())


def is_running(pid: int) -> bool:
    """Whether a process still runs, a moment after it was told not to."""
    for _ in range(100):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return False
        if state == "Z":
            return False
        time.sleep(0.02)
    return True


if __name__ == "__main__":
    unittest.main()
