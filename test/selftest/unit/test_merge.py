"""merge.py: shards that belong together become the whole run, others are refused."""

import contextlib
import io
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path
from typing import Any

from conformance import cli, merge, results, run
from conformance.errors import UsageError
from conformance.results import Results
from test_results import record, sample

NAMES = ["a.pass.cpp", "b.pass.cpp", "c.pass.cpp", "d.pass.cpp", "e.pass.cpp"]


def shard(which: str, **changes: Any) -> Results:
    tests = run.part(NAMES, which)     # type: ignore[arg-type]
    whole = sample(*(record(str(name)) for name in tests))
    return replace(whole, **{"shard": which, "selected": len(NAMES)} | changes)


def merged(*shards: Results) -> Results:
    return merge.merge({Path(f"{number}.json"): found for number, found in enumerate(shards)})


class MergeTest(unittest.TestCase):
    def test_the_whole_has_every_test_in_its_place_whatever_the_order_of_the_shards(self) -> None:
        for count in (1, 2, 3, 5, 7):
            shards = [shard(f"{index}/{count}") for index in range(count, 0, -1)]
            self.assertEqual([test.test for test in merged(*shards).tests], NAMES)

    def test_directories_may_be_called_otherwise(self) -> None:
        merged(shard("1/2", flags=["-std=c++26", "-I/a"]), shard("2/2", flags=["-std=c++26", "-I/b"]))

    def refused(self, message: str, *shards: Results) -> None:
        with self.assertRaises(UsageError) as caught:
            merged(*shards)
        self.assertRegex(str(caught.exception), message)
        self.assertNotIn("\n", str(caught.exception))

    def test_holes(self) -> None:
        self.refused("^not all shards are there: 1/3, 3/3 missing$", shard("2/3"))
        self.refused("'0.json' has 2 tests, shard 1/2 of 5 tests has 3",
                     shard("1/2", tests=[record(NAMES[0]), record(NAMES[2])]), shard("2/2"))

    def test_overlaps(self) -> None:
        self.refused("shard 1/2 is there twice: '0.json' and '1.json'", shard("1/2"), shard("1/2"))
        self.refused("'1.json' is shard 2/3, not one of 2", shard("1/2"), shard("2/3"))
        self.refused("the shards overlap: test/a.pass.cpp is in two",
                     shard("1/2"), shard("2/2", tests=[record(NAMES[0]), record(NAMES[3])]))

    def test_mixtures(self) -> None:
        changes = {"profile": "other", "edition": "c++26", "compiler_version": "23", "stdlib": "libstdc++",
                   "revision": "other", "suite": 0, "selection": ["exec.then"], "selected": 6,
                   "flags": ["-std=c++29"]}
        for name, value in changes.items():
            self.refused(f"'1.json' and '0.json' differ in {name.replace('_', ' ')}",
                         shard("1/2"), shard("2/2", **{name: value}))

    def test_a_run_that_was_not_divided(self) -> None:
        self.refused("'0.json' is not a shard", sample(record()))


class CommandTest(unittest.TestCase):
    def test_the_result_stands_beside_the_shards_and_is_that_of_a_run(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            paths = [Path(directory) / f"fake.shard-{index}-of-2.json" for index in (1, 2)]
            for index, path in enumerate(paths, 1):
                results.write(path, shard(f"{index}/2"))
            with contextlib.redirect_stdout(io.StringIO()) as output:
                status = cli.main(["merge", *map(str, paths)])
            self.assertEqual(status, 0)
            self.assertTrue(output.getvalue().endswith("\n5 passed, 0 failed, 0 skipped\n"))
            self.assertEqual(results.load(Path(directory) / "fake.json").shard, "")


if __name__ == "__main__":
    unittest.main()
