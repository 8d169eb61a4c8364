"""drafthistory.py: which commit to the draft's source changed a paragraph, and what its message names."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from conformance import drafthistory, editiondiff, editions
from conformance.errors import UsageError
from test_editions import DRAFT

IDENTITY = {f"GIT_{who}_{what}": value for who in ("AUTHOR", "COMMITTER")
            for what, value in (("NAME", "A"), ("EMAIL", "a@example.org"), ("DATE", "2026-01-01T00:00:00Z"))}


class HistoryTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.checkout = Path(directory.name)
        patch = mock.patch.dict(os.environ, {**IDENTITY, "GIT_CONFIG_GLOBAL": os.devnull})
        patch.start()
        self.addCleanup(patch.stop)
        self.git("init", "-q", "-b", "main")
        self.text = DRAFT
        self.commit("First")

    def git(self, *arguments: str) -> None:
        subprocess.run(["git", "-C", str(self.checkout), *arguments], check=True, capture_output=True)

    def commit(self, message: str, old: str = "", new: str = "") -> None:
        self.assertIn(old, self.text)
        self.text = self.text.replace(old, new) if old else self.text
        source = self.checkout / "source" / "exec.tex"
        source.parent.mkdir(exist_ok=True)
        source.write_text(self.text)
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", message)

    def sources(self, old: str, new: str) -> dict[tuple[str, str], list[str]]:
        before, after = editions.load(old, self.checkout), editions.load(new, self.checkout)
        changes = editiondiff.compare(before, after)
        drafthistory.add_sources(changes, before, after, self.checkout)
        return {(one.old, one.new): one.sources for one in changes
                if one.sources or one.status != "unchanged"}

    def test_every_commit_on_the_way_is_named(self) -> None:
        self.commit("P1234R5 Peaches", "cherries", "peaches")
        self.commit("[exec.one] Editorial", "Red", "Yellow")
        self.commit("LWG 42 More of them\n\nFixes #1.", "every one", "nearly every one")
        self.commit("P9999R0 A paragraph in front", "\\pnum\n\\returns", "\\pnum\nNew.\n\\pnum\n\\returns")
        self.commit("LWG-77 No nuts",
                    "\\pnum\nHere is another subclause, which is about nuts of many kinds.\n", "")
        self.assertEqual(self.sources("HEAD~5", "HEAD"), {
            ("exec.one/3", "exec.one/4"): ["LWG42", "P1234R5"], ("exec.one/1", "exec.one/1"): [],
            ("", "exec.one/3"): ["P9999R0"], ("exec.two/1", ""): ["LWG77"],
            ("exec.two/2", "exec.two/1"): []})
        self.assertEqual(self.sources("HEAD~5", "HEAD~4"), {("exec.one/3", "exec.one/3"): ["P1234R5"]})

    def test_inside_a_merge_the_commit_that_did_it_is_named(self) -> None:
        self.git("checkout", "-q", "-b", "motion")
        self.commit("LWG1 One", "cherries", "peaches")
        self.commit("LWG2 Two", "nuts", "seeds")
        self.git("checkout", "-q", "main")
        self.git("merge", "-q", "--no-ff", "-m", "Motions: LWG1, LWG2", "motion")
        self.assertEqual(self.sources("HEAD~1", "HEAD"), {("exec.one/3", "exec.one/3"): ["LWG1"],
                                                          ("exec.two/1", "exec.two/1"): ["LWG2"]})

    def test_a_source_that_cannot_be_read_is_passed_over(self) -> None:
        self.commit("Broken", "\\end{itemize}", "")
        self.commit("P1111R1 Mended", "\\item Green apples.", "\\item Green apples.\\end{itemize}")
        self.commit("P2222R2 Plums", "plums", "figs")
        self.assertEqual(self.sources("HEAD~1", "HEAD"), {("exec.one/2", "exec.one/2"): ["P2222R2"]})

    def test_what_the_history_does_not_have_is_refused(self) -> None:
        (self.checkout / "later.tex").write_text(DRAFT.replace("Red", "Blue"))
        later = str(self.checkout / "later.tex")
        with self.assertRaisesRegex(UsageError, "does not have the text of '.*later.tex'"):
            self.sources("HEAD", later)
        self.commit("P1234R5 Peaches", "cherries", "peaches")
        with self.assertRaisesRegex(UsageError, "does not have the text of '.*later.tex'"):
            self.sources(later, "HEAD")
        with self.assertRaisesRegex(UsageError, "git rev-parse in"):
            editions.load("no-such-revision", self.checkout)
        with self.assertRaisesRegex(UsageError, "git rev-parse in"):
            editions.load("--output=x", self.checkout)

    def test_names(self) -> None:
        self.assertEqual(drafthistory.names_in("P3826R5, LWG 4369 and LWG4369; XLWG1, P12R3"),
                         ["P3826R5", "LWG4369"])


if __name__ == "__main__":
    unittest.main()
