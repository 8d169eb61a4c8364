"""toolchain.py: which compilers are good enough, and what is said of tools that are missing."""

import argparse
import contextlib
import io
import json
import os
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from conformance import toolchain
from conformance.errors import UsageError


def run_doctor(*, as_json: bool = False) -> tuple[int, str]:
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        status = toolchain.execute(argparse.Namespace(json=as_json))
    return status, output.getvalue()


class CompilerTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.script = Path(directory.name) / "c++"

    def fake(self, *lines: str) -> str:
        """A compiler that does this."""
        self.script.write_text("\n".join(["#!/bin/sh", *lines]) + "\n")
        self.script.chmod(0o755)
        toolchain.identify.cache_clear()
        return str(self.script)

    def announcing(self, macros: str) -> str:
        return self.fake('case "$*" in', f"*-dM*) printf '{macros}' ;;", "*) echo 'Some compiler 1.2.3' ;;",
                         "esac")

    def test_clang(self) -> None:
        found = toolchain.identify(self.announcing(r"#define __GNUC__ 4\n#define __clang_major__ 23\n"))
        self.assertEqual((found.kind, found.major, found.version), ("clang", 23, "Some compiler 1.2.3"))

    def test_gcc(self) -> None:
        found = toolchain.identify(self.announcing(r"#define __GNUC__ 16\n"))
        self.assertEqual((found.kind, found.major), ("gcc", 16))

    def refuse(self, cxx: str, message: str) -> None:
        with self.assertRaises(UsageError) as caught:
            toolchain.compiler(cxx)
        self.assertRegex(str(caught.exception), message)
        self.assertNotIn("\n", str(caught.exception))

    def test_too_old(self) -> None:
        needed = r"is too old: Some compiler 1\.2\.3; needed is Clang 22 or GCC 16, or later"
        self.refuse(self.announcing(r"#define __clang_major__ 21\n"), needed)
        self.refuse(self.announcing(r"#define __GNUC__ 15\n"), needed)

    def test_neither(self) -> None:
        self.refuse(self.announcing(r"#define _MSC_VER 1950\n"), "is neither Clang nor GCC")

    def test_not_there(self) -> None:
        self.refuse("nowhere++", r"compiler 'nowhere\+\+' not found")

    def test_does_not_run(self) -> None:
        self.refuse(self.fake("echo 'no libraries' >&2", "exit 127"),
                    "does not run: exit status 127: no libraries")
        self.script.write_bytes(b"\x7fELF")
        toolchain.identify.cache_clear()
        self.refuse(str(self.script), "does not run: Exec format error")


class MissingTest(unittest.TestCase):
    def setUp(self) -> None:
        empty = tempfile.TemporaryDirectory()
        self.addCleanup(empty.cleanup)
        self.directory = Path(empty.name)
        patch = mock.patch.dict(os.environ, {"PATH": empty.name})
        patch.start()
        self.addCleanup(patch.stop)
        toolchain._find.cache_clear()
        self.addCleanup(toolchain._find.cache_clear)

    def test_a_missing_tool_is_named_with_the_line_that_installs_it(self) -> None:
        with self.assertRaisesRegex(UsageError, "^lit, not not found: `apt-get install llvm-22-tools`, or "
                                                "put --setup first: `utils/conform --setup ...`$"):
            toolchain.require("lit", "not")

    def test_an_old_tool_without_a_version_in_its_name_is_none(self) -> None:
        tool = self.directory / "clang-format"
        for version, found in (("14.0.6", None), ("22.1.8", str(tool)), ("unknown", None)):
            tool.write_text(f"#!/bin/sh\necho 'clang-format version {version}'\n")
            tool.chmod(0o755)
            toolchain._find.cache_clear()
            self.assertEqual(toolchain.locate("clang-format"), found)

    def test_a_missing_compiler(self) -> None:
        with self.assertRaisesRegex(UsageError, r"^clang\+\+, .* not found: `apt-get install clang-22 "):
            toolchain.compiler()

    def test_doctor(self) -> None:
        status, output = run_doctor()
        self.assertEqual(status, 1)
        self.assertRegex(output, r"(?m)^clang\+\+ +MISSING: apt-get install clang-22 +compiles the tests$")
        self.assertRegex(output, r"(?m)^libc\+\+ +MISSING: apt-get install libc\+\+-22-dev ")

    def test_what_is_optional_may_be_missing(self) -> None:
        optional = [tool.name for tool in toolchain.TOOLS if tool.optional]
        with mock.patch("conformance.toolchain.locate",
                        lambda name: None if name in optional else "/bin/true"):
            status, output = run_doctor()
            toolchain.setup()
            with mock.patch("conformance.toolchain.install") as install, self.assertRaises(UsageError):
                toolchain.setup(optional=True)
        self.assertEqual(status, 0)
        self.assertRegex(output, "(?m)^chromium +not there: apt-get install chromium ")
        install.assert_called_once_with(["chromium", "chromium-driver", "python3-selenium", "distcc"])

    def test_setup_without_apt(self) -> None:
        with self.assertRaisesRegex(UsageError, "--setup needs Debian's apt-get; install by hand what "):
            toolchain.setup()

    def test_setup_installs_what_is_missing_once(self) -> None:
        commands: list[list[str]] = []

        def run(command: list[str], **_: object) -> mock.Mock:
            commands.append(list(command))
            return mock.Mock(returncode=0, stdout="")

        with (mock.patch("shutil.which", lambda name: name if name == "apt-get" else None),
              mock.patch("os.geteuid", lambda: 1), mock.patch("subprocess.run", run),
              contextlib.redirect_stdout(io.StringIO()) as said,
              self.assertRaisesRegex(UsageError, "not found")):
            toolchain.setup()      # which finds that apt-get did nothing
        update, install = (command for command in commands if "apt-get" in command)
        self.assertEqual(update[:3], ["sudo", "env", "DEBIAN_FRONTEND=noninteractive"])
        self.assertEqual(update[-1], "update")
        self.assertIn("--no-install-recommends", install)
        self.assertEqual(install.count("llvm-22-tools"), 1)
        self.assertTrue(said.getvalue().startswith("conform: installing clang-22 libc++-22-dev "))


class PresentTest(unittest.TestCase):
    def test_doctor_lists_everything(self) -> None:
        _, output = run_doctor(as_json=True)
        rows = {row["tool"]: row for row in json.loads(output)}
        self.assertEqual(list(rows), [tool.name for tool in toolchain.TOOLS])
        self.assertRegex(rows["clang++"]["version"], r"^\d+\.\d+")
        self.assertTrue(os.path.isabs(rows["lit"]["path"]))


if __name__ == "__main__":
    unittest.main()
