"""pch.py and probes.py: made when something changed, and only then; and what they find."""

import shutil
import tempfile
import threading
import unittest
from dataclasses import replace
from pathlib import Path

from conformance import configuration, pch, probes
from conformance.configuration import Configuration, Options
from conformance.errors import UsageError
from conformance.paths import TEST_DIR
from conformance.pch import Precompiled

INPUTS = TEST_DIR / "selftest" / "Inputs"


class PreparationTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.build_dir = Path(directory.name) / "build"
        self.include = Path(directory.name) / "include"
        shutil.copytree(INPUTS / "impl" / "sound", self.include)
        self.header = self.include / "fake" / "execution.hpp"
        self.sound = self.header.read_text()

    def configured(self, **options: object) -> Configuration:
        return configuration.make(Options(impl=str(INPUTS / "profiles" / "elsewhere.toml"),
                                          include=(str(self.include),), build_dir=str(self.build_dir),
                                          **options))  # type: ignore[arg-type]

    def product(self) -> tuple[Precompiled, int]:
        """The precompiled header, and which file it is: a new one has a new number."""
        precompiled = pch.prepare(self.configured())
        self.assertEqual(precompiled.failure, "")
        return precompiled, precompiled.files[0].stat().st_ino

    def test_it_is_made_again_only_when_contents_change(self) -> None:
        precompiled, first = self.product()
        self.assertEqual(precompiled.flags[0], "-include-pch")
        self.header.touch()
        self.assertEqual(self.product()[1], first)
        self.header.write_text(self.sound + "// changed\n")
        self.assertNotEqual(self.product()[1], first)

    def test_a_profile_can_do_without(self) -> None:
        tested = self.configured()
        without = replace(tested, profile=replace(tested.profile, no_pch=("clang",)))
        self.assertEqual(pch.prepare(without), Precompiled())

    def test_it_makes_a_compilation_faster(self) -> None:
        tested = self.configured()
        precompiled = pch.prepare(tested)
        source = INPUTS / "tests" / "passes.pass.cpp"
        arguments = [*tested.flags, *tested.compile_flags, "-fsyntax-only", str(source)]
        without = min(tested.compile(arguments).seconds for _ in range(2))
        used = min(tested.compile([*precompiled.flags, *arguments]).seconds for _ in range(2))
        self.assertGreater(without, 4 * used)

    def test_a_header_in_error_leaves_none(self) -> None:
        self.product()
        self.header.write_text(self.sound + "error\n")
        precompiled = pch.prepare(self.configured())
        self.assertEqual(precompiled.flags, ())
        self.assertIn("error", precompiled.failure)
        self.header.write_text(self.sound)
        self.product()

    def test_a_place_that_cannot_be_built_in(self) -> None:
        self.build_dir.write_text("a file")
        with self.assertRaisesRegex(UsageError, "^cannot build in '.*': Not a directory$"):
            pch.prepare(self.configured())

    def test_it_may_be_unwanted(self) -> None:
        self.assertEqual(pch.prepare(self.configured(pch=False)), Precompiled())

    def test_two_at_once_make_one(self) -> None:
        found: list[int] = []
        threads = [threading.Thread(target=lambda: found.append(self.product()[1])) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(set(found)), 1)

    def test_probes_find_what_is_missing_and_remember_it(self) -> None:
        for precompiled in (pch.prepare(self.configured()), Precompiled()):
            shutil.rmtree(self.configured().work_dir / "probes", ignore_errors=True)
            findings = probes.prepare(self.configured(), precompiled)
            self.assertEqual(findings.header_error, "")
            self.assertIn("ex::let_value", findings.missing)
            self.assertNotIn("ex::just", findings.missing)
            again = probes.prepare(self.configured(), precompiled)
            self.assertEqual(again.missing, findings.missing)
            self.assertLess(again.seconds, findings.seconds)

    def test_probes_notice_a_change(self) -> None:
        for text, missing in ((self.sound, False), (self.sound.replace(" just{}", " just_not{}"), True),
                              (self.sound, False)):
            self.header.write_text(text)
            findings = probes.prepare(self.configured(), pch.prepare(self.configured()))
            self.assertEqual("ex::just" in findings.missing, missing)

    def test_probes_find_a_header_in_error(self) -> None:
        self.header.write_text(self.sound + "error\n")
        findings = probes.prepare(self.configured(), Precompiled())
        self.assertIn("execution.hpp", findings.header_error)
        self.assertRegex(findings.reason, r"^execution\.hpp:\d+: ")

    def test_a_header_that_is_not_read_to_its_end_is_not_without_entities(self) -> None:
        for text in ("#error nothing\n#include <nowhere>\n", self.sound + "#include <nowhere>\n"):
            self.header.write_text(text)
            findings = probes.prepare(self.configured(), Precompiled())
            self.assertIn("nowhere", findings.header_error)
            self.assertEqual(findings.missing, frozenset())

    def test_a_namespace_that_the_header_does_not_have(self) -> None:
        self.header.write_text(self.sound.replace("this_thread", "that_thread"))
        findings = probes.prepare(self.configured(), Precompiled())
        self.assertEqual(findings.reason, "<fake/execution.hpp> has no namespace fake::this_thread, which "
                                          "the profile 'sound' says is ext")

    def test_a_header_on_which_the_compiler_hangs(self) -> None:
        self.header.write_text("consteval int g() { for (long long i = 0;; ++i) {} }\nint h = g();\n")
        tested = self.configured(timeout=1.0)
        slow = replace(tested, profile=replace(tested.profile, flags=("-fconstexpr-steps=4294967295",)))
        findings = probes.prepare(slow, Precompiled())
        self.assertEqual(findings.reason, "ended after 1 s while it read the header")

    def test_the_header_is_asked_again_after_an_error(self) -> None:
        self.header.write_text("#include <fake/more.hpp>\n" + self.sound)
        self.assertNotEqual(probes.prepare(self.configured(), Precompiled()).header_error, "")
        self.header.with_name("more.hpp").write_text("")
        self.assertEqual(probes.prepare(self.configured(), Precompiled()).header_error, "")


class EntitiesTest(unittest.TestCase):
    def test_both_editions_have_theirs(self) -> None:
        for edition in ("cd", "c++26"):
            names = probes.entities(edition)
            self.assertIn("ex::just", names)
            self.assertIn("exs::inplace_stop_token", names)
            self.assertIn("ext::sync_wait", names)
            self.assertEqual([name for name in names if not name.startswith(("ex::", "exs::", "ext::"))], [])


if __name__ == "__main__":
    unittest.main()
