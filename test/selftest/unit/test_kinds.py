"""kinds.py: what lit's selftests do not show of how a test is run."""

import shutil
import tempfile
import unittest
from dataclasses import fields, replace
from pathlib import Path

from conformance import configuration, kinds, pch
from conformance.configuration import Configuration, Options
from conformance.kinds import Failure, Job
from conformance.limits import Limits
from conformance.paths import TEST_DIR

INPUTS = TEST_DIR / "selftest" / "Inputs"


class JobTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = Path(directory.name)
        shutil.copytree(INPUTS / "impl" / "sound", self.directory / "include")
        self.tested = configuration.make(Options(impl=str(INPUTS / "profiles" / "elsewhere.toml"),
                                                 include=(str(self.directory / "include"),),
                                                 build_dir=str(self.directory / "build")))

    def job(self, name: str) -> Job:
        return Job(self.tested, INPUTS / "tests" / name, self.directory / name, {},
                   pch.prepare(self.tested).flags)

    def test_a_program_that_passes_leaves_nothing(self) -> None:
        job = self.job("passes.pass.cpp")
        kinds.program(job)
        self.assertEqual(list(job.outcomes), ["compile", "link", "run"])
        self.assertEqual([file.name for file in job.build_dir.iterdir()], ["lock"])

    def test_a_program_that_fails_stays(self) -> None:
        job = self.job("returns_three.pass.cpp")
        with self.assertRaisesRegex(Failure, "exit status 3"):
            kinds.program(job)
        self.assertTrue((job.build_dir / "test.exe").exists())
        self.assertRegex(job.transcript(), r"(?m)^\$ .*/test\.exe\n# exit status 3, \d\.\d\d s$")

    def test_a_header_that_is_edited_during_the_run_is_parsed_anew(self) -> None:
        job = self.job("holds.compile.pass.cpp")
        with open(self.directory / "include" / "fake" / "execution.hpp", "a", encoding="utf-8") as header:
            header.write("// edited\n")
        kinds.compilation(job)
        self.assertNotIn("-include-pch", job.outcomes["compile"].command)

    def test_what_only_the_precompiled_header_makes_fail_passes(self) -> None:
        broken = self.directory / "broken.h"
        broken.write_text("#error\n", encoding="utf-8")
        for kind, name in (("compile", "holds.compile.pass.cpp"), ("pass", "passes.pass.cpp"),
                           ("verify", "rejected_in_the_header.verify.cpp")):
            with self.subTest(name):
                job = replace(self.job(name), precompiled=("-include", str(broken)))
                with self.assertRaises(Failure):
                    kinds.run(kind, job, confirm=False)
                kinds.run(kind, job)
                self.assertNotIn("-include", job.outcomes["compile"].command)

    def test_a_program_that_fails_gets_no_second_chance(self) -> None:
        job = self.job("returns_three.pass.cpp")
        with self.assertRaisesRegex(Failure, "exit status 3"):
            kinds.run("pass", job)
        self.assertTrue(job.precompiled)

    def test_a_compiler_that_runs_out_of_memory(self) -> None:
        narrow = _Narrow(**{field.name: getattr(self.tested, field.name) for field in fields(self.tested)})
        job = replace(self.job("exhausts_the_compiler.compile.pass.cpp"), configuration=narrow)
        with self.assertRaisesRegex(Failure, "^the compiler needs more than 512 MiB$") as caught:
            kinds.run("compile", job)
        self.assertEqual(caught.exception.phase, "memory")


class _Narrow(Configuration):
    """The compiler's own limit takes longer to reach."""

    @property
    def compile_limits(self) -> Limits:
        return Limits(60, 512)


if __name__ == "__main__":
    unittest.main()
