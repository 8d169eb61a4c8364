"""session.py: what can be taken up, and what cannot."""

import os
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from conformance import session
from conformance.errors import UsageError
from conformance.session import Session
from conformance.testfile import TestFile


class SessionTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = Path(directory.name)

    def configuration(self, digest: str = "0") -> Any:
        return SimpleNamespace(label="fake", digest=digest,
                               include=(self.directory / "include",),
                               options=SimpleNamespace(build_dir=str(self.directory)))

    def begin(self) -> Session:
        current = Session(self.configuration())
        with current.locked():
            current.begin(["exec.then"], "pass", "", "contents")
        return current

    def test_what_was_begun_is_taken_up(self) -> None:
        self.begin()
        again = Session(self.configuration())
        begun = again.interrupted()
        self.assertEqual((begun.selection, begun.kind, begun.seconds), (["exec.then"], "pass", 0))
        self.assertEqual(again.resume(begun, "contents").date, begun.date)

    def test_the_time_of_each_part_counts(self) -> None:
        current = self.begin()
        for expected in (100, 200):
            begun = current.interrupted()
            manifest = next(self.directory.rglob("begun.json"))
            os.utime(current.journal, (0, manifest.stat().st_mtime + 100))
            self.assertAlmostEqual(current.resume(begun, "contents").seconds, expected, places=2)

    def test_nothing_is_left_of_a_run_that_ended(self) -> None:
        self.begin().end()
        with self.assertRaisesRegex(UsageError, "nothing to resume"):
            Session(self.configuration()).interrupted()

    def test_a_run_of_another_configuration_or_contents_is_not_taken_up(self) -> None:
        current = self.begin()
        with self.assertRaisesRegex(UsageError, "other options"):
            Session(self.configuration("1")).interrupted()
        with self.assertRaisesRegex(UsageError, "have changed since"):
            current.resume(current.interrupted(), "other contents")

    def test_a_damaged_manifest_is_nothing_to_resume(self) -> None:
        self.begin()
        next(self.directory.rglob("begun.json")).write_text("{")
        with self.assertRaisesRegex(UsageError, "nothing to resume"):
            Session(self.configuration()).interrupted()

    def test_the_contents_are_those_of_tests_and_headers(self) -> None:
        header, path = self.directory / "include" / "a.hpp", self.directory / "a.pass.cpp"
        header.parent.mkdir()
        tests = [TestFile(path, "a.pass.cpp", "pass", (), "", (), None, frozenset())]
        before = session.contents(self.configuration(), tests)
        self.assertEqual(session.contents(self.configuration(), tests), before)
        for file in (header, path, path.with_name("beside.h")):
            file.write_text("text")
            after = session.contents(self.configuration(), tests)
            self.assertNotEqual(after, before)
            before = after


if __name__ == "__main__":
    unittest.main()
