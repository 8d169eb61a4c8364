"""faults.py: faults are read, applied, remembered and reported."""

import json
import tempfile
import unittest
from dataclasses import asdict, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

from conformance import faults
from conformance.errors import UsageError
from conformance.faults import Cache, Fault, Outcome
from conformance.testfile import TestFile

FAULT = Fault("exec.then/6.1", Path("exec.then.toml"), "exec.then/6.1", "exec.then.hpp", "why", "old", "new")
ENTRY = '[[fault]]\nparagraph = "exec.then/6.1"\nheader = "h"\nwhy = "w"\nfind = "f"\nreplace = "r"\n'


def test_file(name: str, *paragraphs: str) -> TestFile:
    return TestFile(Path(name), name, "pass", paragraphs, "", (), None, frozenset())


def outcome(paragraph: str, result: str, killer: str = "", detail: str = "") -> Outcome:
    return Outcome(paragraph, paragraph, "h.hpp", "why", result, killer, detail)


class Directory(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = Path(directory.name)


class LoadTest(Directory):
    def load(self, text: str) -> list[Fault]:
        path = self.directory / "exec.then.toml"
        path.write_text(text)
        return faults.load(path)

    def test_faults_of_one_paragraph_are_numbered(self) -> None:
        loaded = self.load(ENTRY + ENTRY + ENTRY.replace("6.1", "4"))
        self.assertEqual([fault.id for fault in loaded], ["exec.then/6.1", "exec.then/6.1#2", "exec.then/4"])
        self.assertEqual(loaded[0].subclause, "exec.then")

    def test_what_is_no_fault_is_refused(self) -> None:
        for text, message in (("[[fault]", "is not TOML"),
                              (ENTRY + "link = ''\n", "fault 1: missing or unknown link"),
                              (ENTRY + ENTRY.replace("why", "how"), "fault 2: missing or unknown how, why")):
            with self.assertRaisesRegex(UsageError, message):
                self.load(text)


class ApplyTest(Directory):
    def apply(self, header: str) -> tuple[str, Path]:
        source, copy = self.directory / "include", self.directory / "copy"
        (source / "refstd").mkdir(parents=True)
        (source / "refstd" / "exec.then.hpp").write_text(header)
        with mock.patch.object(faults, "INCLUDE_DIR", source):
            complaint = faults.apply(FAULT, copy)
        self.assertEqual((source / "refstd" / "exec.then.hpp").read_text(), header)
        return complaint, copy / "refstd" / "exec.then.hpp"

    def test_a_copy_is_changed_and_nothing_else(self) -> None:
        complaint, header = self.apply("an old text")
        self.assertEqual((complaint, header.read_text()), ("", "an new text"))

    def test_the_text_must_be_there_once(self) -> None:
        self.assertEqual(self.apply("old, old")[0], "its text is found 2 times in exec.then.hpp, not once")

    def test_the_text_must_be_there(self) -> None:
        self.assertEqual(self.apply("")[0], "its text is found 0 times in exec.then.hpp, not once")


class TestsOfTest(unittest.TestCase):
    def test_a_bullet_is_not_its_paragraph_and_a_neighbour_is_no_subclause(self) -> None:
        own, both = test_file("own", "exec.then/6.1"), test_file("both", "exec.just/1", "exec.then/6.1")
        near = [test_file("bullet", "exec.then/6.1.1"), test_file("paragraph", "exec.then/6")]
        far = [test_file("far", "exec.then.more/6.1"), test_file("seed")]
        self.assertEqual(faults.tests_of(FAULT, [own, *near, *far, both]), ([own, both], near))

    def test_what_speaks_of_the_same_comes_first(self) -> None:
        fault = replace(FAULT, why="the result is copied")
        other, named = (test_file(name, "exec.then/6.1") for name in ("errors.pass.cpp", "copies.pass.cpp"))
        said = replace(test_file("a.pass.cpp", "exec.then/6.1"), sentence="Results are not copied.")
        self.assertEqual(faults.tests_of(fault, [other, named, said])[0], [said, named, other])


class CacheTest(Directory):
    def setUp(self) -> None:
        super().setUp()
        for name in ("include", "support"):
            (self.directory / name).mkdir()
        self.test = replace(test_file("a", "exec.then/1"), path=self.directory / "a.pass.cpp")
        self.other = replace(test_file("b", "exec.just/1"), path=self.directory / "b.pass.cpp")

    def cache(self) -> Cache:
        chosen = self.configuration()
        include, support = self.directory / "include", self.directory / "support"
        with mock.patch.multiple(faults, INCLUDE_DIR=include, SUPPORT_DIR=support):
            return Cache(chosen, [self.test, self.other])

    def test_an_outcome_holds_until_something_changes_that_it_depends_on(self) -> None:
        before = self.cache().path(FAULT)
        self.other.path.write_text("of another subclause")
        self.assertEqual(self.cache().path(FAULT), before)
        self.assertNotEqual(self.cache().path(replace(FAULT, replace="newer")), before)
        for path in map(self.directory.joinpath, ("a.pass.cpp", "include/a.hpp", "support/a.h")):
            path.write_text("changed")
            after = self.cache().path(FAULT)
            self.assertNotEqual(after, before, path)
            before = after

    def test_what_nobody_asks_for_is_forgotten(self) -> None:
        cache = self.cache()
        cache.directory.mkdir(parents=True)
        for fault in (FAULT, replace(FAULT, find="older")):
            cache.path(fault).write_text("{}")
        cache.keep_only([FAULT])
        self.assertEqual(list(cache.directory.iterdir()), [cache.path(FAULT)])

    def configuration(self) -> Any:
        return SimpleNamespace(options=SimpleNamespace(build_dir=str(self.directory)), digest="0",
                               lit_params=dict)

    def test_an_interruption_keeps_what_was_found_out(self) -> None:
        cache, other = self.cache(), replace(FAULT, id="other", find="older")

        def interrupted(paths: object, params: dict[str, str], *rest: object) -> None:
            pending = json.loads(Path(params["pending"]).read_text())
            self.assertEqual(pending, {fault.id: [str(cache.path(fault)), None] for fault in (FAULT, other)})
            found = outcome("exec.then/6.1", "own")
            cache.path(FAULT).write_text(json.dumps(asdict(found)))
            raise KeyboardInterrupt

        with mock.patch("conformance.runner.lit", interrupted):
            with self.assertRaisesRegex(KeyboardInterrupt, "1 of 2 outcomes are kept"):
                faults.try_faults([FAULT, other], cache, {}, self.configuration(), 1)
        found = cache.read(FAULT)
        assert found is not None
        self.assertEqual((found.id, found.outcome), ("exec.then/6.1", "own"))
        self.assertIsNone(cache.read(other))

    def test_an_outcome_that_is_not_known_is_none(self) -> None:
        self.assertIsNone(self.cache().read(FAULT))


class ReportTest(unittest.TestCase):
    def test_what_is_not_killed_by_its_own_is_listed(self) -> None:
        lines = faults.report([outcome("exec.then/1", "own", "t"),
                               outcome("exec.then/2", "other", "u", "run: x"),
                               outcome("exec.just/1", "survived", detail="no test of its own paragraph")])
        self.assertEqual(lines[:5], ["OTHER: exec.then/2 in h.hpp: why", "  killed by test/u", "  run: x",
                                     "SURVIVED: exec.just/1 in h.hpp: why", "  no test of its own paragraph"])
        self.assertEqual([line.split() for line in lines[6:]],
                         [["own", "other", "survived", "invalid"], ["exec.then", "1", "1", "0", "0"],
                          ["exec.just", "0", "0", "1", "0"], ["total", "1", "1", "1", "0"]])


if __name__ == "__main__":
    unittest.main()
