"""cli.py: exit statuses, and where --setup may stand."""

import contextlib
import io
import unittest
from unittest import mock

from conformance import cli
from conformance.errors import UsageError


class MainTest(unittest.TestCase):
    def main(self, *arguments: str, outcome: object = 0) -> tuple[int, str]:
        errors = io.StringIO()
        execute = mock.Mock(side_effect=[outcome])
        with mock.patch("conformance.toolchain.execute", execute), contextlib.redirect_stderr(errors):
            return cli.main(arguments), errors.getvalue()

    def test_the_status_is_the_commands(self) -> None:
        for status in (0, 1):
            self.assertEqual(self.main("doctor", outcome=status), (status, ""))

    def test_bad_input_is_one_line_and_status_2(self) -> None:
        self.assertEqual(self.main("doctor", outcome=UsageError("no such thing")),
                         (2, "conform: error: no such thing\n"))
        status, text = self.main("doctor", "--colour")
        self.assertEqual((status, text.count("\n")), (2, 1))
        self.assertRegex(text, "^conform: error: unrecognized arguments: --colour; see 'conform --help'$")
        self.assertEqual(self.main()[0], 2)

    def test_an_interruption_says_what_is_kept(self) -> None:
        self.assertEqual(self.main("doctor", outcome=KeyboardInterrupt()), (130, "conform: interrupted\n"))
        self.assertEqual(self.main("doctor", outcome=KeyboardInterrupt("all is kept")),
                         (130, "conform: interrupted: all is kept\n"))

    def test_setup_stands_before_or_after_the_command(self) -> None:
        for arguments in (("--setup", "doctor"), ("doctor", "--setup"), ("doctor",)):
            with mock.patch("conformance.toolchain.setup") as setup:
                self.main(*arguments)
            self.assertEqual(setup.called, "--setup" in arguments, arguments)

    def test_only_check_needs_what_is_optional(self) -> None:
        for command in ("doctor", "check"):
            with (mock.patch("conformance.toolchain.setup") as setup,
                  mock.patch("conformance.check.execute", return_value=0)):
                self.main("--setup", command)
            self.assertEqual(setup.call_args.kwargs, {"optional": command == "check"})

    def test_every_command_has_help(self) -> None:
        for command in cli.COMMANDS:
            output = io.StringIO()
            with self.assertRaises(SystemExit) as end, contextlib.redirect_stdout(output):
                cli.main([command, "--help"])
            self.assertEqual(end.exception.code, 0)
            self.assertIn(f"usage: conform {command}", output.getvalue())


if __name__ == "__main__":
    unittest.main()
