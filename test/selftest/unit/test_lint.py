"""lint.py: each rule finds what it is there for, and nothing in a file that follows them all."""

import tempfile
import unittest
from pathlib import Path
from unittest import mock

from conformance import catalogue, lint, testfile

GOOD = """\
// [exec.just]/2
//
// A sentence.

#include "execution.h"

int main(int, char**) { assert(ex::just(1)); }
"""
FOLDER = "exec/exec.snd/exec.factories/exec.just"


class TestRulesTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = Path(directory.name).resolve()
        self.enterContext(mock.patch.object(testfile, "TEST_DIR", self.root))

    def problems(self, text: str, name: str = f"{FOLDER}/a.pass.cpp") -> list[str]:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return [f"{problem.line}: {problem.message}" for problem in lint.lint([testfile.parse(path)])]

    def finds(self, message: str, text: str, name: str = f"{FOLDER}/a.pass.cpp") -> None:
        self.assertEqual(len(self.problems(text, name)), 1, self.problems(text, name))
        self.assertIn(message, self.problems(text, name)[0])

    def test_a_good_test_has_no_problems(self) -> None:
        self.assertEqual(self.problems(GOOD), [])

    def test_paragraph(self) -> None:
        self.finds("there is no paragraph exec.just/7 in edition cd", GOOD.replace("/2", "/7"))
        self.finds("there is no paragraph exec.just/7 in edition c++26",
                   GOOD.replace("/2", "/7").replace("// A sentence.", "// A sentence.\n// EDITION: c++26"))

    def test_folder(self) -> None:
        for folder in ("exec/exec.just", "exec/exec.snd/exec.factories", f"{FOLDER}/deeper"):
            self.finds(f"a test of exec.just/2 belongs in test/{FOLDER}", GOOD, f"{folder}/a.pass.cpp")
        self.assertEqual(self.problems("// seed: P2300R10 L1\n" + GOOD, "seeds/a.pass.cpp"), [])

    def test_judgement(self) -> None:
        text, name = GOOD.replace("[exec.just]/2", "[exec.general]/1"), "exec/exec.general/a.pass.cpp"
        self.finds("exec.general/1 is judged not testable (introduction), and here it is tested", text, name)
        for line in ("INFORMATIVE: a reason", "EDITION: c++26"):
            marked = text.replace("// A sentence.", f"// A sentence.\n// {line}")
            self.assertEqual(self.problems(marked, name), [])

    def test_sentence(self) -> None:
        self.finds("no sentence", GOOD.replace("// A sentence.\n", ""))

    def test_edition(self) -> None:
        text = GOOD.replace("[exec.just]/2", "[exec.get.domain]/2")
        name = "exec/exec.queries/exec.get.domain/a.pass.cpp"
        self.finds("exec.get.domain/2 is not the same in every edition (Nd, P3826R5)", text, name)
        text = text.replace("// A sentence.", "// A sentence.\n// EDITION: cd")
        self.assertEqual(self.problems(text, name), [])

    def test_assertions(self) -> None:
        self.finds("a pass test without any assertion", GOOD.replace("assert(", "// assert("))
        self.finds("a compile test without any static_assert", GOOD, f"{FOLDER}/a.compile.pass.cpp")

    def test_negative_tests(self) -> None:
        name = f"{FOLDER}/a.verify.cpp"
        good = GOOD + "#if defined(CONTROL)\n#else\nbad(); // REJECTED\n#endif\n"
        self.assertEqual(self.problems(good, name), [])
        self.finds("no #if names CONTROL", good.replace("CONTROL", "CONTROLS"), name)
        self.finds("without a line marked // REJECTED", good.replace("REJECTED", "rejected"), name)

    def test_sleeps(self) -> None:
        self.finds("8: sleep_for: nothing sleeps", GOOD + "void f() { std::this_thread::sleep_for(1s); }\n")
        self.assertEqual(self.problems(GOOD + "// never sleep_for(1s)\n"), [])

    def test_names_of_no_synopsis(self) -> None:
        self.finds("ex::basic_sender is in no synopsis", GOOD + "ex::basic_sender<int> x;\n")

    def test_names_of_another_edition(self) -> None:
        use = GOOD + "static_assert(ex::sender_to<int, int>);\n"
        self.finds("ex::sender_to is not in edition c++26, for which the test is, too", use)
        self.assertEqual(self.problems(use + "#if CONFORM_EDITION < 2026\n#endif\n"), [])
        self.assertEqual(self.problems(GOOD + "namespace r = ex::system_context_replaceability;\n"), [])


class FaultRulesTest(unittest.TestCase):
    def problems(self, name: str, text: str) -> list[str]:
        with tempfile.TemporaryDirectory() as directory:
            (Path(directory) / name).write_text(text, encoding="utf-8")
            found = lint.lint_changes(Path(directory), "fault", Path(__file__).parent)
            return [problem.message for problem in found]

    def test_faults(self) -> None:
        good = (f'[[fault]]\nparagraph = "exec.just/2"\nheader = "{Path(__file__).name}"\n'
                'why = "w"\nfind = "f"\nreplace = "r"\n')
        self.assertEqual(self.problems("exec.just.toml", good), [])
        self.assertEqual(self.problems("exec.just.toml", good.replace("just/2", "just/9")),
                         ["there is no paragraph exec.just/9"])
        self.assertEqual(self.problems("exec.then.toml", good),
                         ["a fault of exec.just/2 belongs in exec.just.toml"])
        self.assertEqual(self.problems("exec.just.toml", good.replace(".py", ".hpp")),
                         ["there is no header test_lint.hpp in test/selftest/unit"])
        self.assertIn("fault 1: missing or unknown find, header, ",
                      self.problems("exec.just.toml", "[[fault]]\n")[0])
        self.assertIn("not TOML", self.problems("exec.just.toml", "[[fault\n")[0])
        self.assertEqual(self.problems("just.toml", ""), ["there is no subclause just"])


class BaselineRulesTest(unittest.TestCase):
    def test_the_checked_in_baselines_fit(self) -> None:
        self.assertEqual([str(problem) for problem in lint.lint_baselines()], [])

    def test_misfits_are_found(self) -> None:
        entry = '[[known]]\ntest = "{}"\nreason = "{}"\n'
        text = ('suite = 1\nprofile = "mine"\nedition = "cd"\n' + entry.format("gone.pass.cpp", "why")
                + entry.format("selftest/unit/test_lint.py", ""))
        with tempfile.TemporaryDirectory() as directory:
            (Path(directory) / "mine.baseline.toml").write_text(text, encoding="utf-8")
            (Path(directory) / "mine.toml").write_text("not looked at", encoding="utf-8")
            (Path(directory) / "wrong.baseline.toml").write_text("wrong", encoding="utf-8")
            problems = [problem.message for problem in lint.lint_baselines(Path(directory))]
        self.assertEqual(problems[:2], ["there is no test gone.pass.cpp",
                                        "no reason why selftest/unit/test_lint.py is known"])
        self.assertIn("is not a baseline", problems[2])


class TableRulesTest(unittest.TestCase):
    def test_the_checked_in_tables_fit(self) -> None:
        self.assertEqual([str(problem) for problem in lint.lint_tables()], [])

    def test_misfits_are_found(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            directory = Path(name)
            columns = "\t".join(catalogue.COLUMNS)
            for table, text in (("cd.tsv", f"{columns}\na\tsubclause\na/1\tpara\tnone\na/1.1\tbullet\tnone\n"
                                 "a/d1\tdecl\tnone\na/u1\tunnumbered\tnone\n"),
                                ("judgements.cd.tsv", "id\ttestability\treason\na/1.1\trun\na/2\trun\n"),
                                ("summaries.tsv", "id\tsummary\na/1\tOurs.\na/3\tOurs.\n")):
                (directory / table).write_text(text, encoding="utf-8")
            problems = [f"{p.path.name}:{p.line}: {p.message}" for p in lint.lint_tables(directory)]
        self.assertEqual(problems, ["judgements.cd.tsv:1: no judgement of a/1",
                                    "judgements.cd.tsv:3: there is no paragraph a/2",
                                    "summaries.tsv:1: no summary of a/1.1",
                                    "summaries.tsv:1: no summary of a/u1",
                                    "summaries.tsv:3: there is no paragraph a/3"])


if __name__ == "__main__":
    unittest.main()
