"""How a test of each kind is run. A function returns if the test passes, and raises Failure if not."""

import re
import shlex
import signal
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from . import diagnostics, hangs, limits, objects
from .configuration import Configuration
from .limits import Outcome
from .pch import exclusive

# Clang's complaint about a header that was edited during the run.
_OUTDATED = "has been modified since the precompiled header"
_MARKED = re.compile(r"//\s*REJECTED\b")
# The same of every linker; GNU's says `error` only in the end.
_UNDEFINED = re.compile(r"undefined (?:symbol|reference).*")
_ASSERTION = re.compile(r"\bAssertion .* failed")
# What the compiler says of a test, which a precompiled header must not change.
_COMPILERS = ("control", "accepted", "elsewhere", "compile")


class Failure(Exception):
    """A test that fails: in which phase, why in one line, and what was printed."""

    def __init__(self, phase: str, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.phase = phase
        self.reason = reason
        self.output = output


@dataclass
class Job:
    """One test to be run, and the commands that were run for it."""

    configuration: Configuration
    source: Path
    build_dir: Path                       # its own; the program's working directory
    environment: Mapping[str, str]        # the program's
    precompiled: tuple[str, ...] = ()     # flags
    extra_flags: tuple[str, ...] = ()     # the test's own
    outcomes: dict[str, Outcome] = field(default_factory=dict)     # by step

    @property
    def seconds(self) -> dict[str, float]:
        return {step: round(outcome.seconds, 3) for step, outcome in self.outcomes.items()}

    def transcript(self) -> str:
        """The commands, to be read and to be pasted into a shell."""
        return "".join(f"$ {shlex.join(outcome.command)}\n# {outcome.describe()}, {outcome.seconds:.2f} s\n"
                       for outcome in self.outcomes.values())

    def compile(self, step: str, *arguments: str) -> Outcome:
        """Compile the test. Raises Failure if the compiler itself fails instead of complaining."""
        configuration = self.configuration
        arguments = (*configuration.flags, *configuration.compile_flags, *self.extra_flags, *arguments)
        # Flags of its own may change what the header means, so such a test parses it itself.
        if self.precompiled and not self.extra_flags:
            try:
                outcome = self.call(step, *self.precompiled, *arguments)
                if _OUTDATED not in outcome.output:
                    return outcome
            except Failure as failure:
                # Clang 22 crashes now and then when it reads a precompiled header: that is no verdict yet.
                if failure.phase != "compiler-crash":
                    raise
        return self.call(step, *arguments)

    def call(self, step: str, *arguments: str) -> Outcome:
        """Run the compiler with these arguments alone, as compile() does."""
        outcome = self.outcomes[step] = self.configuration.compile(arguments)
        _require_survival(outcome, self.configuration)
        return outcome


def run(kind: str, job: Job, confirm: bool = True) -> None:
    """Run a test. If `confirm`, it fails to compile only if it also does without a precompiled header.

    Clang 22 gives some lambdas of a precompiled header one mangled name, and then complains about it.
    """
    try:
        _KINDS[kind](job)
    except Failure as failure:
        if not (confirm and job.precompiled and failure.phase in _COMPILERS):
            raise
        job.precompiled = ()
        _KINDS[kind](job)


def compilation(job: Job) -> None:
    """.compile.pass.cpp: it compiles."""
    _require(job.compile("compile", "-fsyntax-only", str(job.source)), "compile")


def program(job: Job) -> None:
    """.pass.cpp: it compiles, links, runs, and returns 0."""
    with exclusive(job.build_dir):      # another run may have come to the same test
        binary, executable = job.build_dir / "test.o", job.build_dir / "test.exe"
        _require(job.compile("compile", "-c", str(job.source), "-o", str(binary)), "compile")
        configuration = job.configuration
        others = [_object(job, source) for source in objects.sources_for(configuration, binary)]
        linked = job.call("link", *configuration.flags, str(binary), *others, *configuration.link_flags,
                          "-o", str(executable))
        undefined = _UNDEFINED.search(linked.output)
        _require(linked, "link", undefined[0] if undefined else None)
        ran = limits.run([str(executable)], configuration.run_limits, cwd=job.build_dir, env=job.environment)
        job.outcomes["run"] = ran
        if not ran.ok:
            raise _failed_run(ran, configuration)
        # Those of a failing test stay, for whoever looks into it.
        binary.unlink()
        executable.unlink()


def _object(job: Job, source: Path) -> str:
    """The implementation's own object code. Raises Failure if it does not compile."""
    product, outcome = objects.build(job.configuration, source)
    if outcome:
        job.outcomes["library"] = outcome
        _require_survival(outcome, job.configuration)
        _require(outcome, "header")
    return str(product)


def rejection(job: Job) -> None:
    """.verify.cpp: with -DCONTROL it compiles; without, it does not, and the marked line is to blame."""
    lines = job.source.read_text(encoding="utf-8").splitlines()
    marked = {number for number, line in enumerate(lines, 1) if _MARKED.search(line)}
    if not marked:
        raise Failure("unresolved", "no line is marked // REJECTED")
    arguments = (*job.configuration.verify_flags, "-fsyntax-only", str(job.source))
    _require(job.compile("control", "-DCONTROL", *arguments), "control")
    offence = job.compile("compile", *arguments)
    if offence.ok:
        raise Failure("accepted", "what must not compile compiles", offence.output)
    errors = diagnostics.errors(offence.output)
    stray = diagnostics.strays(errors, job.source, marked)
    if stray or not errors:
        raise Failure("elsewhere", str(stray[0]) if stray else offence.describe(), offence.output)


_KINDS = {"pass": program, "compile": compilation, "verify": rejection}


def _require(outcome: Outcome, phase: str, reason: str | None = None) -> None:
    if not outcome.ok:
        first = next(map(str, diagnostics.errors(outcome.output)), outcome.describe())
        raise Failure(phase, reason or first, outcome.output)


def _require_survival(outcome: Outcome, configuration: Configuration) -> None:
    allowed = configuration.compile_limits
    if outcome.how == "timeout":
        reason = f"the compiler did not end within {allowed.seconds:g} s{_hurry(configuration, 'compile')}"
        raise Failure("timeout", reason, outcome.output)
    if outcome.how == "memory":
        raise Failure("memory", f"the compiler needs more than {allowed.mebibytes} MiB", outcome.output)
    # A shell's way to say that a signal ended the command: 128 and the signal's number.
    if outcome.how == "signal" or outcome.status > 128 or diagnostics.compiler_crashed(outcome.output):
        raise Failure("compiler-crash", f"the compiler crashed: {outcome.describe()}", outcome.output)


def _failed_run(outcome: Outcome, configuration: Configuration) -> Failure:
    allowed = configuration.run_limits
    if outcome.how == "timeout":
        reason = f"did not end within {allowed.seconds:g} s{_hurry(configuration, 'run')}"
        return Failure("timeout", reason, outcome.output)
    if outcome.how == "memory":
        return Failure("memory", f"needs more than {allowed.mebibytes} MiB", outcome.output)
    # By SIGABRT the test's own assertion speaks.
    phase = "crash" if outcome.how == "signal" and outcome.status != signal.SIGABRT else "run"
    said = [line.strip() for line in outcome.output.splitlines() if _ASSERTION.search(line)]
    return Failure(phase, said[0] if said else outcome.describe(), outcome.output)


def _hurry(configuration: Configuration, step: str) -> str:
    """Why there was less time than usual, if there was."""
    return f", nor did the {hangs.PATIENCE} before it in more" if step in configuration.hurried else ""
