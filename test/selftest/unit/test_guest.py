"""guest.py: when a command moves into the Debian root, and what it finds there."""

import argparse
import contextlib
import io
import os
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from conformance import guest, results, toolchain
from conformance.errors import UsageError
from conformance.paths import ROOT


def asked_for(cxx: str | None, stdlib: str | None = None) -> argparse.Namespace:
    return argparse.Namespace(cxx=cxx, stdlib=stdlib)


class NeedTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.bin = Path(directory.name)
        patch = mock.patch.dict(os.environ, {"PATH": f"{self.bin}:/usr/bin:/bin"})
        patch.start()
        self.addCleanup(patch.stop)
        os.environ.pop("CONFORM_GUEST", None)
        toolchain.identify.cache_clear()
        guest._has_libstdcxx.cache_clear()

    def install(self, name: str, macros: str) -> None:
        script = self.bin / name
        script.write_text(f"#!/bin/sh\nprintf '{macros}\\n'\n")
        script.chmod(0o755)

    def test_a_compiler_that_is_missing_or_too_old_is_looked_for_in_the_root(self) -> None:
        self.assertTrue(guest.is_needed(asked_for("g++-99")))
        self.install("g++-99", "#define __GNUC__ 15")
        self.assertTrue(guest.is_needed(asked_for("g++-99")))

    def test_a_compiler_that_is_here_is_used_here(self) -> None:
        self.install("g++-99", "#define __GNUC__ 99")
        self.assertFalse(guest.is_needed(asked_for("g++-99")))

    def test_other_compilers_are_the_users_to_provide(self) -> None:
        for cxx in (None, "g++", "nowhere++", "/opt/g++-99"):
            self.assertFalse(guest.is_needed(asked_for(cxx)), cxx)

    def test_an_old_libstdcxx_is_not_used_with_clang(self) -> None:
        for release, needed in ((15, True), (16, False)):
            self.install("clang++-99", f"#define _GLIBCXX_RELEASE {release}")
            guest._has_libstdcxx.cache_clear()
            self.assertEqual(guest.is_needed(asked_for("clang++-99", "libstdc++")), needed)
            self.assertFalse(guest.is_needed(asked_for("clang++-99", "libc++")))

    def test_nothing_is_needed_inside_or_by_a_command_that_compiles_nothing(self) -> None:
        self.assertFalse(guest.is_needed(argparse.Namespace()))
        with mock.patch.dict(os.environ, {"CONFORM_GUEST": "1"}):
            self.assertFalse(guest.is_needed(asked_for("g++-99")))


class EnterTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.cache = Path(directory.name)
        patch = mock.patch.dict(os.environ, {"XDG_CACHE_HOME": directory.name})
        patch.start()
        self.addCleanup(patch.stop)

    def test_without_a_root_the_user_is_told_how_to_get_one(self) -> None:
        with self.assertRaisesRegex(UsageError, "^this machine has no GCC 16 .*`utils/conform --setup ...`$"):
            guest.enter(["run", "--cxx", "g++-16"])

    def test_the_same_command_is_run_on_the_same_files(self) -> None:
        guest.directory().mkdir(parents=True)
        with (mock.patch("os.execvp") as execvp, mock.patch("sys.stderr")):
            guest.enter(["run", "--cxx", "g++-16", "exec.just"])
        (program, command), _ = execvp.call_args
        self.assertEqual((program, command[0]), ("unshare", "unshare"))
        self.assertEqual(command[-5:],
                         [str(ROOT / "utils" / "conform"), "run", "--cxx", "g++-16", "exec.just"])
        mounted = command[command.index(os.getcwd()) + 2:command.index("CONFORM_GUEST=1")]
        self.assertTrue(any(ROOT.is_relative_to(place) for place in mounted), mounted)
        self.assertNotIn("/usr", mounted)
        self.assertIn(f"CONFORM_REVISION={results.suite_revision()}", command)

    def test_a_root_that_cannot_be_made_leaves_nothing_that_looks_like_one(self) -> None:
        def run(command: list[str], **options: object) -> mock.Mock:
            if "debootstrap" in command:
                print("E: no network", file=options["stdout"])     # type: ignore[call-overload]
                return mock.Mock(returncode=1)
            return mock.Mock(returncode=0)

        with (mock.patch("subprocess.run", run), mock.patch("shutil.which", lambda name: name),
              contextlib.redirect_stdout(io.StringIO()),
              self.assertRaisesRegex(UsageError, "cannot make a Debian root: E: no network")):
            guest.setup()
        self.assertFalse(guest.directory().exists())


if __name__ == "__main__":
    unittest.main()
