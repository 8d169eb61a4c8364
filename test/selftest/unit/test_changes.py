"""changes.py: changes of the headers are read and made."""

import tempfile
import unittest
from pathlib import Path
from unittest import mock

from conformance import changes
from conformance.changes import Change
from conformance.errors import UsageError

CHANGE = Change("exec.then/6.1", Path("f.toml"), "exec.then/6.1", "exec.then.hpp", "why", "old", "new")
ENTRY = '[[fault]]\nparagraph = "exec.then/6.1"\nheader = "h"\nwhy = "w"\nfind = "f"\nreplace = "r"\n'


class Directory(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = Path(directory.name)


class LoadTest(Directory):
    def load(self, text: str) -> list[Change]:
        path = self.directory / "exec.then.toml"
        path.write_text(text)
        return changes.load(path, "fault")

    def test_those_of_one_paragraph_are_numbered(self) -> None:
        loaded = self.load(ENTRY + ENTRY + ENTRY.replace("6.1", "4"))
        ids = [change.id for change in loaded]
        self.assertEqual(ids, ["exec.then/6.1", "exec.then/6.1#2", "exec.then/4"])
        self.assertEqual(loaded[0].subclause, "exec.then")

    def test_those_of_a_directory_are_found_by_their_kind(self) -> None:
        self.load(ENTRY + ENTRY.replace("[[fault]]", "[[liberty]]").replace("6.1", "4"))
        for kind, paragraph in (("fault", "exec.then/6.1"), ("liberty", "exec.then/4")):
            found = changes.load_all(self.directory, kind)
            self.assertEqual([change.paragraph for change in found], [paragraph])

    def test_what_is_none_is_refused(self) -> None:
        for text, message in (("[[fault]", "is not TOML"),
                              (ENTRY + "link = ''\n", "fault 1: missing or unknown link"),
                              (ENTRY + ENTRY.replace("why", "how"), "fault 2: missing or unknown how, why")):
            with self.assertRaisesRegex(UsageError, message):
                self.load(text)


class MakeTest(Directory):
    def make(self, header: str) -> tuple[str, Path]:
        source, copy = self.directory / "include", self.directory / "copy"
        (source / "refstd").mkdir(parents=True)
        (source / "refstd" / "exec.then.hpp").write_text(header)
        with mock.patch.object(changes, "INCLUDE_DIR", source):
            changes.copy_headers(copy)
        complaint = changes.make(CHANGE, copy)
        self.assertEqual((source / "refstd" / "exec.then.hpp").read_text(), header)
        return complaint, copy / "refstd" / "exec.then.hpp"

    def test_a_copy_is_changed_and_nothing_else(self) -> None:
        complaint, header = self.make("an old text")
        self.assertEqual((complaint, header.read_text()), ("", "an new text"))

    def test_the_text_must_be_there_once(self) -> None:
        self.assertEqual(self.make("old, old")[0], "its text is found 2 times in exec.then.hpp, not once")

    def test_the_text_must_be_there(self) -> None:
        self.assertEqual(self.make("")[0], "its text is found 0 times in exec.then.hpp, not once")


if __name__ == "__main__":
    unittest.main()
