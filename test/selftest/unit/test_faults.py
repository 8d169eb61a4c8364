"""faults.py: outcomes are remembered and reported."""

import json
import tempfile
import unittest
from dataclasses import asdict, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

from conformance import changes, faults
from conformance.changes import Change
from conformance.faults import Cache, Outcome
from conformance.testfile import TestFile

FAULT = Change("exec.then/6.1", Path("exec.then.toml"), "exec.then/6.1", "exec.then.hpp", "why", "old", "new")


def test_file(name: str, *paragraphs: str) -> TestFile:
    return TestFile(Path(name), name, "pass", paragraphs, "", (), None, frozenset())


def outcome(paragraph: str, result: str, killer: str = "", detail: str = "") -> Outcome:
    return Outcome(paragraph, paragraph, "h.hpp", "why", result, killer, detail)


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


class CacheTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = Path(directory.name)
        for name in ("include", "support"):
            (self.directory / name).mkdir()
        self.test = replace(test_file("a", "exec.then/1"), path=self.directory / "a.pass.cpp")
        self.other = replace(test_file("b", "exec.just/1"), path=self.directory / "b.pass.cpp")

    def cache(self) -> Cache:
        chosen = self.configuration()
        include, support = self.directory / "include", self.directory / "support"
        with (mock.patch.object(changes, "INCLUDE_DIR", include),
              mock.patch.object(faults, "SUPPORT_DIR", support)):
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
