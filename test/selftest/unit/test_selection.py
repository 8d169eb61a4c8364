"""selection.py: words choose tests; a word that chooses nothing is refused with what was meant."""

import argparse
import contextlib
import io
import json
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from conformance import selection, testfile
from conformance.errors import UsageError

FILES = {
    "exec/exec.recv/exec.set.value/call.pass.cpp": "[exec.set.value]/1",
    "exec/exec.recv/exec.recv.concepts/final.verify.cpp": "[exec.recv.concepts]/1",
    "exec/exec.snd/exec.adapt/exec.then/invoke.pass.cpp": "[exec.then]/6.1",
    "exec/exec.snd/exec.adapt/exec.then/both.compile.pass.cpp": "[exec.then]/6, [exec.then]/4",
    "exec/exec.snd/exec.adapt/exec.then/first.pass.cpp": "[exec.then]/2",
    "seeds/hello.pass.cpp": "seed: P2300R10 L1",
}


class SelectionTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = Path(directory.name).resolve()
        for module in (selection, testfile):
            patch = mock.patch.object(module, "TEST_DIR", self.root)
            patch.start()
            self.addCleanup(patch.stop)
        for name, title in FILES.items():
            self.write(name, f"// {title}\n//\n// A sentence.\n")

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def names(self, *words: str, kind: str | None = None) -> list[str]:
        return [test.path.name for test in selection.select(words, kind)]

    def refuse(self, *words: str, message: str, kind: str | None = None) -> None:
        with self.assertRaisesRegex(UsageError, message):
            selection.select(words, kind)

    def test_no_word_chooses_everything_in_the_order_of_the_standard(self) -> None:
        self.assertEqual(self.names(), ["final.verify.cpp", "call.pass.cpp", "first.pass.cpp",
                                        "both.compile.pass.cpp", "invoke.pass.cpp", "hello.pass.cpp"])

    def test_a_subclause_chooses_what_it_contains(self) -> None:
        self.assertEqual(self.names("exec.recv"), ["final.verify.cpp", "call.pass.cpp"])
        self.assertEqual(self.names("exec.set.value"), ["call.pass.cpp"])

    def test_a_paragraph_chooses_its_bullets_too(self) -> None:
        self.assertEqual(self.names("exec.then/6"), ["both.compile.pass.cpp", "invoke.pass.cpp"])
        self.assertEqual(self.names("exec.then/6.1"), ["invoke.pass.cpp"])
        self.assertEqual(self.names("exec.then/4"), ["both.compile.pass.cpp"])

    def test_words_add_up_and_a_kind_narrows(self) -> None:
        self.assertEqual(self.names("exec.then/2", "exec.then", "exec.set.value", kind="pass"),
                         ["call.pass.cpp", "first.pass.cpp", "invoke.pass.cpp"])
        self.refuse("exec.then", kind="verify", message="no verify test in exec.then")

    def test_paths_choose_files_and_folders(self) -> None:
        self.assertEqual(self.names(str(self.root / "exec/exec.recv")), ["final.verify.cpp", "call.pass.cpp"])
        self.assertEqual(self.names("exec/exec.snd/exec.adapt/exec.then/first.pass.cpp"), ["first.pass.cpp"])

    def test_a_folder_above_the_tests_stands_for_them(self) -> None:
        self.write("selftest/fake.pass.cpp", "// [exec.then]/2\n// A sentence.\n")
        self.assertNotIn("fake.pass.cpp", self.names(str(self.root)))
        self.assertEqual(self.names(str(self.root / "selftest")), ["fake.pass.cpp"])

    def test_an_unknown_word_is_refused_with_near_matches(self) -> None:
        self.refuse("exec.thne", message=r"'exec.thne' is neither .*; did you mean exec.then\?$")
        self.refuse("let/2", message=r"did you mean exec.let/2\?$")
        self.refuse("qwertz", message="neither a subclause or paragraph nor a path$")

    def test_an_unknown_paragraph_is_refused_with_those_there_are(self) -> None:
        self.refuse("exec.set.value/7", message="no paragraph 'exec.set.value/7'; exec.set.value has 1$")

    def test_what_has_no_test_is_refused(self) -> None:
        self.refuse("exec.then", "exec.let", message="there is no test of exec.let yet")
        (self.root / "empty").mkdir()
        self.refuse(str(self.root / "empty"), message="there is no test in '.*empty'")

    def test_a_file_that_is_no_proper_test_is_refused(self) -> None:
        self.write("exec/stray.cpp", "int main() {}\n")
        self.refuse("exec.then", message="stray.cpp:1: 'stray.cpp' has none of the suffixes")
        self.write("exec/other.pass.cpp", "int main() {}\n")
        self.refuse(message="and 1 more: conform lint")

    def test_a_subclause_of_one_edition_only_is_known(self) -> None:
        self.refuse("exec.affine", message="there is no test of exec.affine yet")

    def execute(self, *arguments: str) -> str:
        parser = argparse.ArgumentParser()
        selection.add_arguments(parser)
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            self.assertEqual(selection.execute(parser.parse_args(arguments)), 0)
        return output.getvalue()

    def test_the_list_tells_paragraphs_and_sentence(self) -> None:
        output = self.execute("exec.then/4")
        self.assertIn("exec.then/6 exec.then/4", output)
        self.assertIn("exec.adapt/exec.then/both.compile.pass.cpp\n    A sentence.\n", output)
        self.assertIn("tests: 1, paragraphs: 2", output)
        [test] = json.loads(self.execute("--json", "exec.then/2"))["tests"]
        self.assertEqual((test["paragraphs"], test["kind"], test["sentence"]),
                         (["exec.then/2"], "pass", "A sentence."))


if __name__ == "__main__":
    unittest.main()
