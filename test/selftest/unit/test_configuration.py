"""configuration.py: options become flags, parameters of lit, and a digest; bad ones are refused."""

import argparse
import os
import pickle
import tempfile
import unittest
from dataclasses import replace

from conformance import configuration, toolchain
from conformance.configuration import Configuration, Options
from conformance.errors import UsageError
from conformance.paths import ROOT, TEST_DIR

SOUND = str(TEST_DIR / "selftest" / "Inputs" / "profiles" / "sound.toml")
ELSEWHERE = str(TEST_DIR / "selftest" / "Inputs" / "profiles" / "elsewhere.toml")
HEADERS = TEST_DIR / "selftest" / "Inputs" / "impl" / "sound"


def make(**options: object) -> Configuration:
    return configuration.make(Options(**{"impl": SOUND} | options))  # type: ignore[arg-type]


def parse(*arguments: str) -> Configuration:
    parser = argparse.ArgumentParser()
    configuration.add_arguments(parser)
    return configuration.from_arguments(parser.parse_args(arguments))


def with_gcc(tested: Configuration) -> Configuration:
    compiler = toolchain.Compiler("/bin/g++-16", "gcc", 16, "g++ 16")
    return replace(tested, compiler=compiler, stdlib="libstdc++", uses_lld=False)


class FlagsTest(unittest.TestCase):
    def test_clang(self) -> None:
        tested = make()
        self.assertEqual(tested.flags, ["-std=c++26", "-pthread", "-stdlib=libc++"])
        self.assertIn("-static-libstdc++", tested.link_flags)
        self.assertIn("-ferror-limit=0", tested.verify_flags)

    def test_gcc(self) -> None:
        tested = with_gcc(make())
        self.assertEqual(tested.flags, ["-std=c++26", "-pthread"])
        self.assertIn("-fmax-errors=0", tested.verify_flags)
        self.assertNotIn("-fno-crash-diagnostics", tested.compile_flags)
        self.assertNotIn("-fuse-ld=lld", tested.link_flags)

    def test_the_names_under_test_are_macros(self) -> None:
        flags = make().compile_flags
        for flag in ("-DCONFORM_HEADER=<fake/execution.hpp>", "-DCONFORM_EX=fake::execution",
                     "-DCONFORM_EXS=fake", "-DCONFORM_EXT=fake::this_thread", "-DCONFORM_EDITION=2025",
                     "-UNDEBUG"):
            self.assertIn(flag, flags)

    def test_directories_of_the_user_come_first(self) -> None:
        tested = make(include=(str(HEADERS),))
        directories = [flag for flag in tested.compile_flags if flag.startswith("-I")]
        self.assertEqual(directories, [f"-I{HEADERS}", f"-I{HEADERS}", f"-I{ROOT / 'test' / 'support'}"])

    def test_sanitizers(self) -> None:
        tested = make(sanitize=("address", "undefined"))
        self.assertIn("-fsanitize=address,undefined", tested.flags)
        self.assertFalse(tested.run_limits.limit_addresses)
        self.assertTrue(tested.compile_limits.limit_addresses)
        self.assertIn("hard_rss_limit_mb=2048", tested.environment["ASAN_OPTIONS"])
        self.assertTrue(make(sanitize=("undefined",)).run_limits.limit_addresses)
        self.assertEqual(make().environment, {})

    def test_limits(self) -> None:
        tested = make()
        self.assertEqual((tested.compile_limits.seconds, tested.run_limits.seconds), (60, 30))
        self.assertEqual((tested.compile_limits.mebibytes, tested.run_limits.mebibytes), (4096, 1024))
        tested = make(timeout=5.0, memory=2000)
        self.assertEqual((tested.compile_limits.seconds, tested.run_limits.seconds), (5, 5))
        self.assertEqual((tested.compile_limits.mebibytes, tested.run_limits.mebibytes), (8000, 2000))

    def test_features(self) -> None:
        tested = make(sanitize=("thread",))
        major = tested.compiler.major
        self.assertEqual(tested.features, {"clang", f"clang-{major}", "stdlib=libc++", "c++26", "edition=cd",
                                           "impl=sound", "sanitizer=tsan"})


class DigestTest(unittest.TestCase):
    def test_what_changes_a_verdict_changes_the_digest(self) -> None:
        tested = make()
        others = [make(std="c++2c"), make(sanitize=("undefined",)), make(include=(str(HEADERS),)),
                  with_gcc(tested), replace(tested, profile=replace(tested.profile, ex="fake")),
                  replace(tested, compiler=replace(tested.compiler, version="another"))]
        self.assertEqual(len({each.digest for each in [tested, *others]}), len(others) + 1)

    def test_what_does_not_leaves_it(self) -> None:
        digest = make().digest
        for same in (make(), make(timeout=3.0), make(memory=100), make(pch=False), make(build_dir="/b")):
            self.assertEqual(same.digest, digest)

    def test_it_survives_the_way_to_a_worker(self) -> None:
        tested = make()
        self.assertEqual(pickle.loads(pickle.dumps(tested)).digest, tested.digest)


class ParameterTest(unittest.TestCase):
    def test_lit_gets_the_same_configuration(self) -> None:
        for tested in (parse("--impl", SOUND),
                       parse("--impl", SOUND, "--include", str(HEADERS), "--include", str(TEST_DIR),
                             "--no-pch", "--sanitize", "address,undefined", "--timeout", "2.5",
                             "--memory", "300", "--build-dir", "b", "--std", "c++2c", "--stdlib", "libc++",
                             "--cxx", toolchain.command("clang++"))):
            again = configuration.from_params(tested.lit_params())
            self.assertEqual(again, tested)
            self.assertEqual(again.digest, tested.digest)

    def test_paths_do_not_depend_on_the_working_directory(self) -> None:
        relative = parse("--impl", os.path.relpath(SOUND), "--include", os.path.relpath(HEADERS))
        self.assertEqual(relative.options.impl, SOUND)
        self.assertEqual(relative.options.include, (str(HEADERS),))

    def test_defaults(self) -> None:
        self.assertEqual(Options(), Options("reference", (), None, None, "c++26", (), True, None, None,
                                            str(ROOT / "build"), ""))

    def test_a_launcher_starts_the_compiler_and_changes_no_verdict(self) -> None:
        launched = make(launcher="env -u NOTHING")
        outcome = launched.compile(["--version"])
        self.assertEqual(outcome.command[:4], ("env", "-u", "NOTHING", launched.compiler.path))
        self.assertTrue(outcome.ok)
        self.assertEqual(launched.digest, make().digest)


class RefusalTest(unittest.TestCase):
    def test_launcher(self) -> None:
        self.refuse("--launcher nowhere -x: 'nowhere' not found", launcher="nowhere -x")
        self.refuse("--launcher 'ccache: No closing quotation", launcher="'ccache")

    def refuse(self, message: str, **options: object) -> None:
        with self.assertRaises(UsageError) as caught:
            make(**options)
        self.assertRegex(str(caught.exception), message)
        self.assertNotIn("\n", str(caught.exception))

    def test_include(self) -> None:
        with tempfile.TemporaryDirectory() as empty:
            self.refuse(f"--include {empty}: there is no fake/execution.hpp in it", include=(empty,))
            # Another may have what that one needs.
            make(include=(empty, str(HEADERS)))
        self.refuse("--include /nowhere: no such directory", include=("/nowhere",))
        self.refuse("<fake/execution.hpp> not found: say with --include DIR", impl=ELSEWHERE)

    def test_language(self) -> None:
        self.refuse("does not take -std=c.+1 .*invalid value", std="c++1")

    def test_standard_library(self) -> None:
        self.refuse("unknown standard library 'stl'; known are libc.., libstdc", stdlib="stl")

    def test_limits(self) -> None:
        self.refuse("timeout: 0 is not a positive number", timeout=0)
        self.refuse("memory: -1 is not a positive number", memory=-1)

    def test_parameters(self) -> None:
        for name, message in (("timeout", "timeout: 'x' is not a number"),
                              ("memory", "memory: 'x' is not a number"),
                              ("sanitize", "unknown sanitizer 'x'; known are address, undefined, thread"),
                              ("impl", "unknown implementation 'x'"),
                              ("imp", "unknown parameter 'imp'; known are impl, include, ")):
            with self.assertRaisesRegex(UsageError, message):
                configuration.from_params({name: "x"})
        with self.assertRaisesRegex(UsageError, "do not go together"):
            configuration.from_params({"sanitize": "address,thread"})


if __name__ == "__main__":
    unittest.main()
