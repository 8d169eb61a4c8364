"""baseline.py: what is new is told from what is known."""

import tempfile
import unittest
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from conformance import baseline
from conformance.baseline import Baseline, Known, Missing
from conformance.errors import UsageError
from conformance.results import SUITE_REVISION
from test_results import record, sample


def of(*known: Known, missing: Sequence[Missing] = ()) -> Baseline:
    return Baseline(SUITE_REVISION, "fake", "cd", {entry.test: entry for entry in known},
                    {entry.entity: entry for entry in missing})


class BaselineFileTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.path = Path(directory.name) / "known.toml"

    def test_what_is_written_is_what_is_read(self) -> None:
        known = of(Known("a.pass.cpp", "run", 'a "quoted" \\ reason\x7f\n', "https://example.org/é"),
                   Known("b.pass.cpp"), missing=[Missing("ex::spawn", "why", "link")])
        baseline.write(self.path, known)
        self.assertEqual(baseline.load_for(self.path, "fake", "cd"), known)

    def refused(self, text: str, message: str) -> None:
        self.path.write_text(text)
        with self.assertRaisesRegex(UsageError, message):
            baseline.load_for(self.path, "fake", "cd")

    def test_what_is_not_this_baseline_is_refused(self) -> None:
        head = f'suite = {SUITE_REVISION}\nprofile = "fake"\nedition = "cd"\n'
        entry = '[[known]]\ntest = "a"\n'
        self.refused("suite = ", "is not a baseline: Invalid value")
        self.refused('suite = 1\nprofile = "fake"\n', "missing 1 required key: 'edition'")
        self.refused(head + "colour = 1\n", "unexpected key 'colour'")
        self.refused(head + entry + "why = 1\n", "unexpected key 'why'")
        self.refused(head + entry + "reason = 1\n", "the reason of 'a' is not text")
        self.refused(head + '[[missing]]\nentity = 1\n', "the entity of '1' is not text")
        self.refused(head + entry + entry, "'a' is listed twice")
        self.refused(head.replace("fake", "beman"), "of profile 'beman' .* this run is of 'fake'")
        self.refused(head.replace("cd", "c++26"), r"edition c\+\+26.* this run is of 'fake' \(edition cd\)")
        self.refused(head.replace(f"suite = {SUITE_REVISION}", "suite = 999"), "of suite revision 999")

    def test_a_baseline_that_is_not_there_is_refused_unless_it_is_to_be_written(self) -> None:
        with self.assertRaisesRegex(UsageError, "No such file"):
            baseline.load_for(self.path, "fake", "cd")
        self.assertEqual(baseline.load_for_update(self.path, "fake", "cd"), of())

    def test_an_update_takes_any_suite_revision_but_no_other_profile(self) -> None:
        self.path.write_text('suite = 999\nprofile = "fake"\nedition = "cd"\n')
        self.assertEqual(baseline.load_for_update(self.path, "fake", "cd").suite, 999)
        with self.assertRaisesRegex(UsageError, "of profile 'fake'"):
            baseline.load_for_update(self.path, "other", "cd")


class CompareTest(unittest.TestCase):
    def test_new_fixed_changed_and_stale_are_told_apart(self) -> None:
        failing = ("fixed", "same", "other phase", "went", "removed", "not run", "skipped now")
        known = of(*(Known(name, "run") for name in failing), missing=[Missing("ex::a"), Missing("ex::b")])
        records = [record("fixed"), record("same", "FAIL", "run"), record("other phase", "FAIL", "compile"),
                   record("came and is wrong", "FAIL", "compile"),
                   record("went", "MISSING", missing=["ex::c"]), record("new", "FAIL", "crash"),
                   record("new and missing", "MISSING", missing=["ex::a", "ex::c"]),
                   record("still missing", "MISSING", missing=["ex::a", "ex::b"]),
                   record("skipped now", "SKIP"), record("good"),
                   record("informative", "FAIL", "run", informative=True)]
        suite = {r.test for r in records} | {"not run"}
        found = baseline.compare(known, records, suite.__contains__)
        self.assertEqual([r.test for r in found.new], ["came and is wrong", "went", "new", "new and missing"])
        self.assertEqual([k.test for k in found.fixed], ["fixed"])
        self.assertEqual([k.test for k, _ in found.changed], ["other phase"])
        self.assertEqual([k.test for k in found.stale], ["removed"])
        self.assertEqual(found.unchanged, 2)


class UpdateTest(unittest.TestCase):
    def test_reasons_stay_while_the_verdict_does(self) -> None:
        old = of(Known("a", "run", "why a", "link a"), missing=[Missing("ex::a", "why"), Missing("ex::b")])
        run = sample(record("b", "FAIL", "compile"), record("a", "FAIL", "compile"),
                     record("c", "MISSING", missing=["ex::a", "ex::c"]))
        known = [Known("a", "compile", "why a", "link a"), Known("b", "compile")]
        still, new = Missing("ex::a", "why"), Missing("ex::c")
        self.assertEqual(baseline.update(old, run, {"a", "b"}.__contains__), of(*known, missing=[still, new]))
        part = replace(run, selection=["exec.then"])
        self.assertEqual(baseline.update(old, part, {"a", "b"}.__contains__),
                         of(*known, missing=[still, Missing("ex::b"), new]))

    def test_what_was_not_run_stays_and_what_was_removed_goes(self) -> None:
        old = of(Known("not run", "run", "why"), Known("removed"), Known("fixed"))
        new = baseline.update(old, sample(record("fixed")), {"not run", "fixed"}.__contains__)
        self.assertEqual(new, of(Known("not run", "run", "why")))

    def test_informative_and_skipped_tests_are_not_listed(self) -> None:
        run = sample(record("a", "FAIL", "run", informative=True), record("b", "SKIP"), record("c"))
        self.assertEqual(baseline.update(of(), run, {"a", "b", "c"}.__contains__), of())


if __name__ == "__main__":
    unittest.main()
