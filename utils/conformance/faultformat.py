"""The lit format of test/faults: a test is a fault, and passes if a test of its own paragraph notices it."""

import json
import re
import tempfile
from dataclasses import asdict, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import lit.formats
import lit.Test

from . import changes, diagnostics, faults, format, pch, selection, verdict
from .changes import HEADER_DIR, Change
from .configuration import Configuration
from .errors import UsageError
from .faults import INVALID, OTHER, OWN, SURVIVED, Cache, Outcome
from .format import ConformanceFormat
from .limits import Limits
from .paths import ROOT, TEST_DIR
from .probes import Findings
from .results import write_atomically
from .testfile import TestFile
from .verdict import FAIL, PASS, Record

_RUN_SECONDS = 10.0
_STANDARD_HEADER = re.compile(r"^\s*#\s*include\s*(<[a-z_]+>)", re.MULTILINE)


def configure(config: Any, lit_config: Any, root: Path) -> None:
    """Set up the suite whose lit.cfg.py is in `root`: as for the tests, with another format around theirs."""
    format.configure(config, lit_config, ROOT)
    clean: ConformanceFormat = config.test_format
    config.name = "std-execution-faults"
    config.test_source_root = str(root)
    config.test_exec_root = str(clean.tested.work_dir / "faults")
    pending = lit_config.params.get("pending")
    try:
        base = _precompile_standard_headers(clean.tested)
    except UsageError as error:
        lit_config.fatal(str(error))
    config.test_format = FaultFormat(clean, base, faults.Cache(clean.tested, []),
                                     json.loads(Path(pending).read_text()) if pending else None)


def _precompile_standard_headers(configuration: Configuration) -> tuple[str, ...]:
    """Flags that make the compiler begin with the standard headers, precompiled.

    They are most of what there is to parse, and no fault touches them: on top of them, the precompiled
    header of a changed implementation takes a fifth of the time.
    """
    if configuration.compiler.kind != "clang":
        return ()
    directory = configuration.work_dir / "pch"
    names = sorted({name for file in (*HEADER_DIR.iterdir(), directory / "precompiled.h")
                    for name in _STANDARD_HEADER.findall(file.read_text(encoding="utf-8"))})
    source, product = directory / "standard.h", directory / "standard.h.pch"
    with pch.exclusive(directory):
        source.write_text("".join(f"#include {name}\n" for name in names), encoding="utf-8")
        outcome = configuration.compile([*configuration.flags, *configuration.compile_flags,
                                         "-x", "c++-header", str(source), "-o", str(product)])
    if not outcome.ok:
        raise UsageError(f"cannot precompile the standard headers: {outcome.describe()}: {outcome.output}")
    return ("-include-pch", str(product))


class _Hurried(Configuration):
    """A configuration in which a program that hangs does not hold up the others for long.

    The compiler keeps its time: where it is slow, the machine is busy, and no fault is to blame.
    """

    @property
    def run_limits(self) -> Limits:
        limits = super().run_limits
        return limits if self.options.timeout else replace(limits, seconds=_RUN_SECONDS)


class FaultFormat(lit.formats.FileBasedTest):
    """Tries faults."""

    def __init__(self, clean: ConformanceFormat, base: tuple[str, ...], cache: Cache,
                 pending: dict[str, tuple[str, str | None]] | None) -> None:
        self.clean = clean              # runs a test on the implementation as it is
        self.base = base                # flags: the precompiled standard headers
        self.cache = cache
        # The faults to try, with the file for the outcome and the test to begin with. None: all, no file.
        self._pending = pending

    def getTestsForPath(self, testSuite: Any, path_in_suite: tuple[str, ...], litConfig: Any,
                        localConfig: Any) -> Any:
        path = Path(testSuite.getSourcePath(path_in_suite))
        for fault in faults.load(path) if path.suffix == ".toml" else []:
            if self._pending is None or fault.id in self._pending:
                name = (*path_in_suite, fault.id.replace("/", "-"))
                test = lit.Test.Test(testSuite, name, localConfig, str(path))
                first = self._pending[fault.id][1] if self._pending else None
                test.fault, (test.own, test.others) = fault, faults.tests_of(fault, _all_tests())
                test.own.sort(key=lambda own: own.name != first)
                yield test

    def execute(self, test: Any, lit_config: Any) -> Any:
        """Try one fault."""
        with tempfile.TemporaryDirectory() as directory:
            outcome = _Trial(self, test, lit_config, Path(directory)).outcome()
        if self._pending is not None:
            write_atomically(Path(self._pending[outcome.id][0]), json.dumps(asdict(outcome)))
        code = lit.Test.PASS if outcome.outcome == OWN else lit.Test.FAIL
        report = (f"{outcome.outcome}: {outcome.why}", outcome.killer, outcome.detail)
        return lit.Test.Result(code, "\n".join(report))


@lru_cache
def _all_tests() -> list[TestFile]:
    return selection.discover()[0]


class _Trial:
    """One fault in a copy of the headers."""

    def __init__(self, format: FaultFormat, test: Any, lit_config: Any, directory: Path) -> None:
        self._format = format
        self._test = test
        self._fault: Change = test.fault
        self._lit_config = lit_config
        self._directory = directory

    def outcome(self) -> Outcome:
        """Apply the fault and run the tests, those of its own paragraph first, until one notices."""
        copy = self._directory / "include"
        changes.copy_headers(copy)
        complaint = changes.make(self._fault, copy)
        if complaint:
            return self._outcome(INVALID, detail=complaint)
        clean = self._format.clean.tested
        parts: dict[str, Any] = {field.name: getattr(clean, field.name) for field in fields(clean)}
        options = replace(clean.options, build_dir=str(self._directory))
        faulty = replace(_Hurried(**parts), include=(copy,), options=options)
        precompiled = pch.prepare(self._on_base(faulty))
        if precompiled.failure:
            error = next(map(str, diagnostics.errors(precompiled.failure)), precompiled.failure)
            return self._outcome(INVALID, detail=f"the header does not compile: {error}")
        remarks = [] if self._test.own else ["no test of its own paragraph"]
        for kind, tests in ((OWN, self._test.own), (OTHER, self._test.others)):
            for test in tests:
                record = self._run(test, faulty, precompiled.flags)
                if record.phase == "header":
                    return self._outcome(INVALID, detail=f"it does not compile: {record.reason}")
                if record.verdict != FAIL:
                    continue
                if self._passes_without_it(test):
                    how = f"{record.phase}: {record.reason}"
                    return self._outcome(kind, test.name, "\n".join([how, *remarks]))
                remarks.append(f"test/{test.name} does not pass without the fault either")
        return self._outcome(SURVIVED, detail="\n".join(remarks))

    def _on_base(self, configuration: Configuration) -> Configuration:
        """The same, building on the precompiled standard headers."""
        profile = configuration.profile
        return replace(configuration, options=replace(configuration.options, pch=True),
                       profile=replace(profile, flags=(*profile.flags, *self._format.base)))

    def _passes_without_it(self, test: TestFile) -> bool:
        passed = self._format.cache.passed(test)
        if not passed.exists():
            clean = self._format.clean
            if self._run(test, clean.tested, clean.precompiled).verdict != PASS:
                return False
            faults.remember([passed])
        return True

    def _run(self, test: TestFile, tested: Configuration, precompiled: tuple[str, ...]) -> Record:
        # No probes: an entity that a fault takes away is noticed by a test that names it.
        journal = self._directory / "journal"
        # With these headers the test passes as long as there is no fault: nothing is left to be confirmed.
        runner = ConformanceFormat(tested, precompiled, Findings(frozenset()), journal, confirm=False)
        config = self._test.config
        suite = lit.Test.TestSuite(config.name, str(TEST_DIR), str(self._directory / "tests"), config)
        runner.execute(lit.Test.Test(suite, tuple(test.name.split("/")), config), self._lit_config)
        return verdict.read(journal)[-1]

    def _outcome(self, outcome: str, killer: str = "", detail: str = "") -> Outcome:
        fault = self._fault
        return Outcome(fault.id, fault.paragraph, fault.header, fault.why, outcome, killer, detail)
