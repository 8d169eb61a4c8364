"""testfile.py: a test file's name and head say what it tests; what cannot be understood is refused."""

import tempfile
import unittest
from pathlib import Path
from unittest import mock

from conformance import testfile
from conformance.testfile import HeadError, TestFile, parse

HEAD = """\
// [exec.let]/9.2
//
// The function receives lvalues
// of the decayed results.
//
// More about it, which is not the sentence.

"""


class TestFileTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = Path(directory.name).resolve()
        (self.root / "support").mkdir()
        for name, value in (("TEST_DIR", self.root), ("SUPPORT_DIR", self.root / "support")):
            patch = mock.patch.object(testfile, name, value)
            patch.start()
            self.addCleanup(patch.stop)

    def parse(self, text: str, name: str = "exec/exec.let/env.pass.cpp") -> TestFile:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return parse(path)

    def refuse(self, text: str, line: int, message: str, name: str = "a.pass.cpp") -> None:
        with self.assertRaises(HeadError) as caught:
            self.parse(text, name)
        self.assertEqual(caught.exception.line, line)
        self.assertIn(message, caught.exception.message)

    def test_the_head_is_read(self) -> None:
        test = self.parse(HEAD + "int main() {}\n")
        self.assertEqual(test.name, "exec/exec.let/env.pass.cpp")
        self.assertEqual(test.paragraphs, ("exec.let/9.2",))
        self.assertEqual(test.sentence, "The function receives lvalues of the decayed results.")
        self.assertEqual((test.editions, test.informative), ((), None))

    def test_the_suffix_gives_the_kind(self) -> None:
        for name, kind in (("a.pass.cpp", "pass"), ("a.compile.pass.cpp", "compile"),
                           ("a.verify.cpp", "verify"), ("a.sh.cpp", "sh")):
            self.assertEqual(self.parse(HEAD, name).kind, kind)
        self.refuse(HEAD, 1, "'a.cpp' has none of the suffixes", "a.cpp")
        self.refuse(HEAD, 1, "'a.fail.cpp' has none of the suffixes", "a.fail.cpp")

    def test_several_paragraphs(self) -> None:
        test = self.parse("// [exec.let]/9, [exec.env]/u1, [exec.then]/d1\n// A sentence.\n")
        self.assertEqual(test.paragraphs, ("exec.let/9", "exec.env/u1", "exec.then/d1"))
        self.assertEqual(test.sentence, "A sentence.")

    def test_a_file_without_a_paragraph_is_refused(self) -> None:
        for head in ("", "int x;\n", "// exec.let/9\n", "// [exec.let]\n", "// [exec.let]/9; [exec.let]/10\n",
                     "\n" + HEAD):
            self.refuse(head, 1, "the first line must name the paragraph")

    def test_a_seed_needs_no_paragraph(self) -> None:
        self.assertEqual(self.parse("// seed: P2300R10 L120\n//\n// It runs.\n").paragraphs, ())
        test = self.parse("// seed: P2300R10 L120\n// [exec.let]/9\n// It runs.\n")
        self.assertEqual((test.paragraphs, test.sentence), (("exec.let/9",), "It runs."))

    def test_directives_end_the_sentence(self) -> None:
        test = self.parse("// [exec.let]/9\n// A sentence.\n"
                          "// REQUIRES: linux\n// EDITION: cd c++26\n// INFORMATIVE: why\n")
        self.assertEqual(test.sentence, "A sentence.")
        self.assertEqual(test.editions, ("cd", "c++26"))
        self.assertEqual(test.informative, "why")

    def test_bad_directives_are_refused(self) -> None:
        for directive, message in (("EDITION: c++23", "EDITION must be"), ("EDITION:", "EDITION must be"),
                                   ("INFORMATIVE", "must give its reason"),
                                   ("INFORMATIVE:", "must give its reason"),
                                   ("EDITIONS: cd", "unknown directive 'EDITIONS:'"),
                                   ("UNSUPORTED: linux", "unknown directive")):
            self.refuse(f"// [exec.let]/9\n// A sentence.\n// {directive}\n", 3, message)
        self.refuse("// [exec.let]/9\n// A sentence.\nint x;\n// EDITION: cd\n", 4, "belongs in the head")

    def test_entities_are_those_of_the_code(self) -> None:
        test = self.parse(HEAD + """\
            // ex::in_a_comment  /* ex::too */
            const char* s = "ex::in_a_string"; int n = 1'000; char c = '"';
            auto x = ex::just(1) | ex :: then(f); exs::inplace_stop_source::token t; ext::sync_wait(x);
            ex::system_context_replaceability::receiver_proxy* r; other::ex::no; regex::no;
            """)
        self.assertEqual(test.entities, {"ex::just", "ex::then", "exs::inplace_stop_source", "ext::sync_wait",
                                         "ex::system_context_replaceability::receiver_proxy"})

    def test_entities_of_included_headers_count(self) -> None:
        support = self.root / "support"
        (support / "execution.h").write_text("using ex::everything;\n", encoding="utf-8")
        (support / "a.h").write_text('#include "b.h"\n#include "execution.h"\nusing ex::a;\n',
                                     encoding="utf-8")
        (support / "b.h").write_text('#include "a.h"\n#include <vector>\nusing ex::b;\n', encoding="utf-8")
        test = self.parse(HEAD + '#include "a.h"\n#include "not-there.h"\n')
        self.assertEqual(test.entities, {"ex::a", "ex::b"})


if __name__ == "__main__":
    unittest.main()
