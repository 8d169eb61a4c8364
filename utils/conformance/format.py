"""The lit format: what becomes of a test file, and of its verdict.

    .compile.pass.cpp   compiles
    .pass.cpp           compiles, links, runs, returns 0
    .verify.cpp         must not compile, but its control must
    .sh.cpp             its own RUN lines, with %{cxx} %{flags} %{compile_flags} %{link_flags} %{sources}

Directives, their conditions and expected failures are lit's own. Each verdict is recorded in the journal.
"""

import shlex
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import lit.formats
import lit.Test
import lit.TestRunner
from lit.TestRunner import IntegratedTestKeywordParser, ParserKind

from . import configuration, hangs, kinds, pch, probes, testfile, verdict
from .configuration import Configuration
from .errors import NoSpace, UsageError
from .kinds import Failure, Job
from .paths import SUPPORT_DIR, TEST_DIR
from .testfile import TestFile
from .verdict import FAIL, MISSING, PASS, SKIP, Record

MISSING_CODE = lit.Test.ResultCode("MISSING", "Missing", False)
INFORMATIVE_CODE = lit.Test.ResultCode("INFORMATIVE", "Informative", False)
_CODES = {PASS: lit.Test.PASS, FAIL: lit.Test.FAIL, MISSING: MISSING_CODE, SKIP: lit.Test.UNSUPPORTED}


def configure(config: Any, lit_config: Any, root: Path) -> None:
    """Set up the suite whose lit.cfg.py is in `root`; that file has nothing else to do.

    What the tests share (precompiled header, probes) is made here, once, and not in every worker.
    """
    try:
        tested = configuration.from_params(lit_config.params)
        precompiled = pch.prepare(tested)
        findings = probes.prepare(tested, precompiled)
    except UsageError as error:
        lit_config.fatal(str(error))
    if precompiled.failure and not findings.header_error:
        lit_config.warning(f"compiling without a precompiled header: {precompiled.failure}")
    Path(tested.work_dir / "tests").mkdir(exist_ok=True)     # lit keeps times there
    journal = Path(lit_config.params["journal"]).absolute() if "journal" in lit_config.params else None

    config.name = "std-execution"
    config.test_source_root = str(root)
    config.test_exec_root = str(tested.work_dir / "tests")
    config.test_format = ConformanceFormat(tested, precompiled.flags, findings, journal,
                                           patient="patient" in lit_config.params)
    config.excludes |= {"build", "Inputs", "support", "faults"}
    config.available_features |= tested.features
    config.substitutions += [
        ("%{cxx}", shlex.quote(tested.compiler.path)),
        ("%{flags}", shlex.join(tested.flags)),
        ("%{compile_flags}", shlex.join(tested.compile_flags)),
        ("%{link_flags}", shlex.join(tested.link_flags)),
        ("%{sources}", shlex.join(map(str, tested.sources.values()))),
    ]
    # A guard for .sh.cpp tests, which lit runs; the other kinds have limits of their own.
    if lit_config.maxIndividualTestTimeIsSupported[0]:
        lit_config.maxIndividualTestTime = int(tested.compile_limits.seconds + tested.run_limits.seconds)


@dataclass(frozen=True)
class Verdict:
    """What a Record says of the implementation."""

    verdict: str
    reason: str = ""
    phase: str | None = None
    output: str = ""
    missing: frozenset[str] = frozenset()


class ConformanceFormat(lit.formats.FileBasedTest):
    """Runs the tests of one configuration. It goes to the workers with each test, so it holds little."""

    def __init__(self, tested: Configuration, precompiled: tuple[str, ...], findings: probes.Findings,
                 journal: Path | None, confirm: bool = True, patient: bool = False) -> None:
        self.tested = tested
        self.precompiled = precompiled
        self.findings = findings
        self.journal = journal
        self.confirm = confirm      # whether a failure to compile is tried again without precompiled header
        self.patient = patient      # whether every test has all its time, whatever hung before it

    def getTestsForPath(self, testSuite: Any, path_in_suite: tuple[str, ...], litConfig: Any,
                        localConfig: Any) -> Any:
        """Every .cpp file below test/: one whose suffix nobody knows must not be passed over in silence."""
        path = Path(testSuite.getSourcePath(path_in_suite))
        if path.suffix == ".cpp" and path.is_relative_to(TEST_DIR) and not path.is_relative_to(SUPPORT_DIR):
            yield lit.Test.Test(testSuite, path_in_suite, localConfig)

    def execute(self, test: Any, lit_config: Any) -> Any:
        """Run one test, write its record. Where a full disk is in the way of either, there is no verdict."""
        try:
            record, code, report = self._judge(test, lit_config)
            if self.journal:
                verdict.append(self.journal, record)
        except NoSpace as error:
            if self.journal:
                verdict.set_open(self.journal, False)
            return lit.Test.Result(lit.Test.UNRESOLVED, str(error))
        return lit.Test.Result(code, report)

    def _judge(self, test: Any, lit_config: Any) -> tuple[Record, Any, str]:
        """Run one test: its record, what it is for lit, and what `lit -v` shows if it fails."""
        path = Path(test.getSourcePath())
        try:
            head = testfile.parse(path)
        except testfile.HeadError as error:
            name = path.relative_to(TEST_DIR).as_posix()
            record = Record(name, "", [], False, FAIL, "unresolved", error.message)
            return record, lit.Test.UNRESOLVED, str(error)
        build_dir = Path(f"{lit.TestRunner.getTempPaths(test)[1]}.dir")
        environment = {**test.config.environment, **self.tested.environment}
        job = Job(self._hurried(), path, build_dir, environment, self.precompiled)
        try:
            decision = self._prevented(test, head, job) or self._run(test, lit_config, head, job)
        except Failure as failure:
            decision = Verdict(FAIL, failure.reason, failure.phase, verdict.cut(failure.output))
        code = _lit_code(decision, head)
        report = _report(decision, head, job)
        decision = _as_expected(decision, code, test)
        record = Record(head.name, head.kind, list(head.paragraphs), head.informative is not None,
                        decision.verdict, decision.phase, decision.reason, decision.output,
                        job.seconds, sorted(decision.missing))
        return record, code, report

    def _hurried(self) -> Configuration:
        """What is tested, with less time if all before this test hung."""
        if self.patient or not self.journal or not self.journal.exists():
            return self.tested
        return replace(self.tested, hurried=hangs.hurried(verdict.latest(self.journal)))

    def _prevented(self, test: Any, head: TestFile, job: Job) -> Verdict | None:
        """The verdict on a test that need not, or cannot, be run."""
        flags = IntegratedTestKeywordParser("ADDITIONAL_COMPILE_FLAGS:", ParserKind.SPACE_LIST,
                                            initial_value=[])
        script = lit.TestRunner.parseIntegratedTestScript(test, [flags], require_script=head.kind == "sh")
        job.extra_flags = tuple(flags.getValue())
        if isinstance(script, lit.Test.Result):
            reason = " ".join(script.output.split())
            if script.code is lit.Test.UNRESOLVED:
                return Verdict(FAIL, reason, "unresolved")
            return Verdict(SKIP, reason)
        edition = self.tested.profile.edition
        if head.editions and edition not in head.editions:
            return Verdict(SKIP, f"not of edition {edition}")
        if self.findings.header_error:
            return Verdict(FAIL, self.findings.reason, "header", self.findings.header_error)
        missing = head.entities & self.findings.missing
        if missing:
            return Verdict(MISSING, f"there is no {', '.join(sorted(missing))}", missing=missing)
        return None

    def _run(self, test: Any, lit_config: Any, head: TestFile, job: Job) -> Verdict:
        if lit_config.noExecute:
            return Verdict(SKIP, "lit was told not to execute")
        if head.kind == "sh":
            self._script(test, lit_config, job)
        else:
            kinds.run(head.kind, job, self.confirm)
        return Verdict(PASS)

    def _script(self, test: Any, lit_config: Any, job: Job) -> None:
        compile_flags = shlex.join([*self.tested.compile_flags, *job.extra_flags])
        result = lit.TestRunner.executeShTest(test, lit_config, False, [("%{compile_flags}", compile_flags)])
        if result.code is lit.Test.TIMEOUT:
            limit = lit_config.maxIndividualTestTime
            raise Failure("timeout", f"did not end within {limit} s", result.output)
        if result.code is lit.Test.UNRESOLVED:
            raise Failure("unresolved", "lit cannot run it", result.output)
        if result.code is lit.Test.FAIL:
            raise Failure("run", "a RUN line failed", result.output)


def _lit_code(decision: Verdict, head: TestFile) -> Any:
    if decision.phase == "unresolved":
        return lit.Test.UNRESOLVED
    if decision.verdict == FAIL and head.informative is not None:
        return INFORMATIVE_CODE
    if decision.phase == "timeout":
        return lit.Test.TIMEOUT
    return _CODES[decision.verdict]


def _report(decision: Verdict, head: TestFile, job: Job) -> str:
    """What is required, what went wrong, the commands, and what they printed."""
    output = f"Output:\n--\n{decision.output.rstrip()}\n--\n" if decision.output else ""
    return (f"{' '.join(head.paragraphs)}: {head.sentence}\n{decision.phase or decision.verdict}: "
            f"{decision.reason}\n{job.transcript()}{output}")


def _as_expected(decision: Verdict, code: Any, test: Any) -> Verdict:
    """lit makes XFAIL of FAIL and XPASS of PASS; what must fail here says nothing of the implementation."""
    if not test.isExpectedToFail():
        return decision
    if code is lit.Test.FAIL:
        return Verdict(SKIP, f"fails as expected: {decision.reason}", output=decision.output)
    if code is lit.Test.PASS:
        return Verdict(PASS, "passes, although it was expected to fail")
    return decision
