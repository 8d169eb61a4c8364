"""dependencies.py: what is up to date depends on contents, and on nothing else."""

import os
import tempfile
import unittest
from pathlib import Path

from conformance import dependencies


class ParseTest(unittest.TestCase):
    def test_a_depfile_lists_prerequisites_over_several_lines(self) -> None:
        text = "out.o: a.cpp b.h \\\n  dir/c.h \\\n d.h\n"
        self.assertEqual(dependencies.parse_depfile(text),
                         [Path("a.cpp"), Path("b.h"), Path("dir/c.h"), Path("d.h")])

    def test_special_characters_are_escaped(self) -> None:
        text = r"out.o: with\ space.h with\#hash.h with$$dollar.h" + "\n"
        self.assertEqual(dependencies.parse_depfile(text),
                         [Path("with space.h"), Path("with#hash.h"), Path("with$dollar.h")])

    def test_the_target_may_have_a_colon(self) -> None:
        self.assertEqual(dependencies.parse_depfile("dir/a:b.o: a.h\n"), [Path("a.h")])


class UnchangedTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.manifest = Path(directory.name) / "manifest.json"
        self.file = Path(directory.name) / "file"
        self.file.write_text("contents")
        dependencies.save(self.manifest, [self.file])

    def test_what_was_saved_is_unchanged(self) -> None:
        self.assertTrue(dependencies.unchanged(self.manifest))

    def test_a_file_that_was_only_touched_is_unchanged(self) -> None:
        os.utime(self.file, (0, 0))
        self.assertTrue(dependencies.unchanged(self.manifest))

    def test_other_contents_are_a_change_even_at_the_same_time(self) -> None:
        times = self.file.stat()
        self.file.write_text("CONTENTS")
        os.utime(self.file, ns=(times.st_atime_ns, times.st_mtime_ns))
        self.assertFalse(dependencies.unchanged(self.manifest))

    def test_a_file_that_has_gone_is_a_change(self) -> None:
        self.file.unlink()
        self.assertFalse(dependencies.unchanged(self.manifest))

    def test_a_manifest_that_is_missing_or_broken_vouches_for_nothing(self) -> None:
        for text in ("", "{", "[]", "{}"):
            self.manifest.write_text(text)
            self.assertFalse(dependencies.unchanged(self.manifest))
        self.manifest.unlink()
        self.assertFalse(dependencies.unchanged(self.manifest))


if __name__ == "__main__":
    unittest.main()
