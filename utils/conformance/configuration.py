"""What is tested with what: profile, compiler, standard library, language, sanitizers; and by which commands.

The same options come from the command line of `conform` and, as --param, from that of lit:

    utils/conform run --impl beman --include DIR --sanitize address exec.recv
    lit-22 --param impl=beman --param include=DIR --param sanitize=address test/exec/exec.recv
"""

import argparse
import hashlib
import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from . import diagnostics, hangs, limits
from . import profile as profiles
from . import toolchain
from .errors import NoSpace, UsageError
from .limits import Limits, Outcome
from .paths import BUILD_DIR, ROOT, SUPPORT_DIR
from .profile import Profile
from .toolchain import Compiler

DEFAULT_IMPLEMENTATION = "reference"
DEFAULT_STANDARD = "c++26"
STANDARD_LIBRARIES = ("libc++", "libstdc++")
# What -fsanitize= wants, what a test's REQUIRES: and UNSUPPORTED: call it.
SANITIZERS = {"address": "asan", "undefined": "ubsan", "thread": "tsan"}
_EDITION_NUMBER = {"cd": 2025, "c++26": 2026}

# A guard against what hangs or grows without bound, far above what any test takes.
_COMPILE_SECONDS, _RUN_SECONDS = 60.0, 30.0
_COMPILE_MEBIBYTES, _RUN_MEBIBYTES = 4096, 1024
_SANITIZED_MEBIBYTES = 2 * _RUN_MEBIBYTES
# What the program of a test may need on the disk, in bytes.
_ROOM = 8 << 20

_OTHER_PARAMETERS = ("journal", "patient", "pending")     # format.py's, faultformat.py's

_N = TypeVar("_N", int, float)


@dataclass(frozen=True)
class Options:
    """The options as the user gave them; a field has the name of lit's parameter. None: the default."""

    impl: str = DEFAULT_IMPLEMENTATION
    include: tuple[str, ...] = ()
    cxx: str | None = None
    stdlib: str | None = None
    std: str = DEFAULT_STANDARD
    sanitize: tuple[str, ...] = ()
    pch: bool = True
    timeout: float | None = None
    memory: int | None = None
    build_dir: str = str(BUILD_DIR)
    launcher: str = ""     # what starts the compiler: a command, with its arguments if it needs any


@dataclass(frozen=True)
class Configuration:
    """Options that were checked."""

    options: Options
    profile: Profile
    compiler: Compiler
    stdlib: str
    include: tuple[Path, ...]
    uses_lld: bool
    hurried: frozenset[str] = frozenset()     # steps that get less time: hangs.py

    @property
    def std(self) -> str:
        return self.options.std

    @property
    def sanitizers(self) -> tuple[str, ...]:
        return self.options.sanitize

    @property
    def flags(self) -> list[str]:
        """For compiling and for linking."""
        flags = [f"-std={self.std}", "-pthread"]
        if self.compiler.kind == "clang":
            flags += [f"-stdlib={self.stdlib}"]
        if self.sanitizers:
            flags += [f"-fsanitize={','.join(self.sanitizers)}", "-fno-sanitize-recover=all", "-g1"]
        return flags

    @property
    def compile_flags(self) -> list[str]:
        """For compiling alone. Warnings stay as they are: only errors count."""
        implementation = self.profile
        flags = [
            "-UNDEBUG",
            f"-DCONFORM_HEADER=<{implementation.header}>",
            f"-DCONFORM_EX={implementation.ex}",
            f"-DCONFORM_EXS={implementation.exs}",
            f"-DCONFORM_EXT={implementation.ext}",
            f"-DCONFORM_EDITION={_EDITION_NUMBER[implementation.edition]}",
        ]
        if self.compiler.kind == "clang":
            # A reproducer would take longer to write than the test to compile.
            flags += ["-fno-crash-diagnostics"]
        flags += [f"-I{directory}" for directory in (*self.include, SUPPORT_DIR)]
        return flags + list(implementation.flags)

    @property
    def verify_flags(self) -> list[str]:
        """So that every error comes with everything that explains it."""
        if self.compiler.kind == "clang":
            return ["-ftemplate-backtrace-limit=0", "-ferror-limit=0"]
        return ["-ftemplate-backtrace-limit=0", "-fmax-errors=0", "-fdiagnostics-show-nesting",
                "-fdiagnostics-show-nesting-locations"]

    @property
    def link_flags(self) -> list[str]:
        """For linking alone."""
        # Not the shared C++ library: the one that is installed may be older than the headers.
        linker = ["-fuse-ld=lld"] if self.uses_lld else []
        return ["-static-libstdc++", *linker, *self.profile.link]

    @property
    def sources(self) -> dict[str, Path]:
        """The profile's sources, as far as they are where the headers are."""
        places = ((name, directory / file) for name, file in self.profile.sources.items()
                  for directory in reversed(self.include))
        return {name: path for name, path in places if path.is_file()}

    @property
    def compile_limits(self) -> Limits:
        """For the compiler and the linker."""
        memory = max(_COMPILE_MEBIBYTES, 4 * (self.options.memory or 0))
        return Limits(self._seconds("compile", _COMPILE_SECONDS), memory)

    @property
    def run_limits(self) -> Limits:
        """For a test program."""
        default = _SANITIZED_MEBIBYTES if self.sanitizers else _RUN_MEBIBYTES
        shadowed = "address" in self.sanitizers or "thread" in self.sanitizers
        return Limits(self._seconds("run", _RUN_SECONDS), self.options.memory or default,
                      limit_addresses=not shadowed)

    def _seconds(self, step: str, default: float) -> float:
        return (self.options.timeout or default) * (hangs.SHARE if step in self.hurried else 1)

    @property
    def environment(self) -> dict[str, str]:
        """What a test program finds in its environment besides the usual."""
        if not self.sanitizers:
            return {}
        rss = f"hard_rss_limit_mb={self.run_limits.mebibytes}"
        return {"ASAN_OPTIONS": f"{rss}:detect_stack_use_after_return=1", "TSAN_OPTIONS": rss,
                "UBSAN_OPTIONS": "print_stacktrace=1"}

    @cached_property
    def digest(self) -> str:
        """A hash of all that could change a verdict, except the limits and the contents of files."""
        content = {"profile": asdict(self.profile), "compiler": asdict(self.compiler),
                   "flags": [self.flags, self.compile_flags, self.verify_flags, self.link_flags],
                   "environment": self.environment}
        return hashlib.sha256(json.dumps(content, sort_keys=True, default=str).encode()).hexdigest()

    @property
    def work_dir(self) -> Path:
        """Where this configuration's files are built."""
        compiler = f"{self.compiler.kind}-{self.compiler.major}"
        return Path(self.options.build_dir) / "conform" / f"{self.profile.name}-{compiler}-{self.digest[:12]}"

    @property
    def label(self) -> str:
        """A name for what is told apart: the profile, and what is not the default."""
        compiler = f"{self.compiler.kind}-{self.compiler.major}" if self.compiler.kind != "clang" else ""
        stdlib = self.stdlib if self.compiler.kind == "clang" and self.stdlib != "libc++" else ""
        return ".".join(filter(None, [self.profile.name, compiler, stdlib, *self.sanitizers]))

    @property
    def features(self) -> set[str]:
        """What a test's REQUIRES:, UNSUPPORTED: and XFAIL: can ask for."""
        compiler = self.compiler
        return {compiler.kind, f"{compiler.kind}-{compiler.major}", f"stdlib={self.stdlib}", self.std,
                f"edition={self.profile.edition}", f"impl={self.profile.name}",
                *(f"sanitizer={SANITIZERS[sanitizer]}" for sanitizer in self.sanitizers)}

    def compile(self, arguments: Sequence[str]) -> Outcome:
        """Run the compiler, or through it the linker, within the limits. Raises NoSpace."""
        # Diagnostics are read in one language.
        environment = {**os.environ, "LC_ALL": "C"}
        outcome = limits.run([*shlex.split(self.options.launcher), self.compiler.path, *arguments],
                             self.compile_limits, env=environment)
        # lld says nothing of the disk: it crashes in a file that is mapped to memory and has no room.
        crashed = not outcome.ok and diagnostics.compiler_crashed(outcome.output)
        if outcome.lacked_space or crashed and shutil.disk_usage(self.options.build_dir).free < _ROOM:
            raise NoSpace(f"the compiler finds no space left on the disk of '{self.options.build_dir}'")
        return outcome

    def lit_params(self) -> dict[str, str]:
        """What makes lit.cfg.py build the same configuration."""
        return to_params(self.options)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of every command that compiles tests."""
    group = parser.add_argument_group("what is tested, and with what")
    group.add_argument("--impl", metavar="NAME|FILE.toml", default=DEFAULT_IMPLEMENTATION,
                       help=f"profile of the implementation: {', '.join(profiles.known())}, or a file "
                            f"(default: {DEFAULT_IMPLEMENTATION})")
    group.add_argument("--include", metavar="DIR", action="append", default=[],
                       help="where the implementation's headers are; may be repeated")
    group.add_argument("--cxx", metavar="COMPILER",
                       help=f"Clang {toolchain.MINIMUM['clang']} or GCC {toolchain.MINIMUM['gcc']}, or later "
                            "(default: clang++)")
    group.add_argument("--stdlib", choices=STANDARD_LIBRARIES,
                       help="standard library (default: libc++ with Clang, libstdc++ with GCC)")
    group.add_argument("--std", default=DEFAULT_STANDARD, help=f"language (default: {DEFAULT_STANDARD})")
    group.add_argument("--sanitize", metavar="LIST", default="",
                       help=f"{', '.join(SANITIZERS)}; several, separated by commas, if they go together")
    group.add_argument("--no-pch", dest="pch", action="store_false",
                       help="compile without the precompiled header")
    group.add_argument("--launcher", metavar="COMMAND", default="",
                       help="starts the compiler: ccache, distcc, icecc")
    group.add_argument("--build-dir", metavar="DIR", default=str(BUILD_DIR),
                       help="where files are built (default: build)")
    group.add_argument("--timeout", metavar="SECONDS", type=float,
                       help=f"for each step of a test (default: {_COMPILE_SECONDS:.0f} to compile, "
                            f"{_RUN_SECONDS:.0f} to run); a tenth of it after {hangs.PATIENCE} in a row that "
                            "hang, until one ends: then those that had less are run again")
    group.add_argument("--memory", metavar="MIB", type=int,
                       help=f"for a test program (default: {_RUN_MEBIBYTES}, with a sanitizer "
                            f"{_SANITIZED_MEBIBYTES}); the compiler may use four times as much, at least "
                            f"{_COMPILE_MEBIBYTES}")


def from_arguments(args: argparse.Namespace) -> Configuration:
    """The configuration that the command line describes. Raises UsageError."""
    return make(Options(args.impl, tuple(args.include), args.cxx, args.stdlib, args.std,
                        _sanitizers(args.sanitize), args.pch, args.timeout, args.memory, args.build_dir,
                        args.launcher))


def from_params(params: Mapping[str, str]) -> Configuration:
    """The configuration that lit's parameters describe. Raises UsageError."""
    known = [field.name for field in fields(Options)]
    for name in params:
        # A mistyped name would quietly test something else.
        if name not in known and name not in _OTHER_PARAMETERS:
            raise UsageError(f"unknown parameter '{name}'; "
                             f"known are {', '.join([*known, *_OTHER_PARAMETERS])}")
    return make(Options(
        impl=params.get("impl", DEFAULT_IMPLEMENTATION),
        include=tuple(filter(None, params.get("include", "").split(os.pathsep))),
        cxx=params.get("cxx") or None,
        stdlib=params.get("stdlib") or None,
        std=params.get("std", DEFAULT_STANDARD),
        sanitize=_sanitizers(params.get("sanitize", "")),
        pch=params.get("pch", "1") != "0",
        timeout=_number("timeout", float, params),
        memory=_number("memory", int, params),
        build_dir=params.get("build_dir", str(BUILD_DIR)),
        launcher=params.get("launcher", "")))


def to_params(options: Options) -> dict[str, str]:
    """lit's parameters, such that from_params() gives `options` back."""
    params = {"impl": options.impl, "include": os.pathsep.join(options.include), "cxx": options.cxx,
              "stdlib": options.stdlib, "std": options.std, "sanitize": ",".join(options.sanitize),
              "pch": "1" if options.pch else "0", "timeout": options.timeout, "memory": options.memory,
              "build_dir": options.build_dir, "launcher": options.launcher}
    return {name: str(value) for name, value in params.items() if value}


def make(options: Options) -> Configuration:
    """Check the options. Raises UsageError."""
    _check_limits(options)
    _check_launcher(options.launcher)
    options = _with_absolute_paths(options)
    profile = profiles.load(options.impl)
    compiler = toolchain.compiler(options.cxx)
    stdlib = options.stdlib or ("libc++" if compiler.kind == "clang" else "libstdc++")
    _check_standard_library(compiler, stdlib)
    given = [Path(directory) for directory in options.include]
    _check_include(profile, given)
    own = [ROOT / directory for directory in profile.include]
    uses_lld = compiler.kind == "clang" and toolchain.find_file(compiler.path, "ld.lld") is not None
    # The user's directories first: they may hold a changed copy of what the profile's own hold.
    configuration = Configuration(options, profile, compiler, stdlib, (*given, *own), uses_lld)
    _check_flags(configuration)
    return configuration


def _sanitizers(text: str) -> tuple[str, ...]:
    names = tuple(filter(None, text.split(",")))
    for name in names:
        if name not in SANITIZERS:
            raise UsageError(f"unknown sanitizer '{name}'; known are {', '.join(SANITIZERS)}")
    if "address" in names and "thread" in names:
        raise UsageError("the sanitizers address and thread do not go together")
    return names


def _number(name: str, kind: type[_N], params: Mapping[str, str]) -> _N | None:
    text = params.get(name)
    if not text:
        return None
    try:
        return kind(text)
    except ValueError:
        raise UsageError(f"{name}: '{text}' is not a number") from None


def _with_absolute_paths(options: Options) -> Options:
    """So that the options mean the same in another working directory."""
    def is_path(name: str | None) -> bool:
        return name is not None and (name.endswith(".toml") or os.sep in name)

    return replace(options, impl=os.path.abspath(options.impl) if is_path(options.impl) else options.impl,
                   cxx=os.path.abspath(str(options.cxx)) if is_path(options.cxx) else options.cxx,
                   include=tuple(map(os.path.abspath, options.include)),
                   build_dir=os.path.abspath(options.build_dir))


def _check_limits(options: Options) -> None:
    for name in ("timeout", "memory"):
        value = getattr(options, name)
        if value is not None and value <= 0:
            raise UsageError(f"{name}: {value} is not a positive number")


def _check_launcher(command: str) -> None:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UsageError(f"--launcher {command}: {error}") from None
    if words and not shutil.which(words[0]):
        raise UsageError(f"--launcher {command}: '{words[0]}' not found")


def _check_standard_library(compiler: Compiler, stdlib: str) -> None:
    if stdlib not in STANDARD_LIBRARIES:
        raise UsageError(f"unknown standard library '{stdlib}'; known are {', '.join(STANDARD_LIBRARIES)}")
    if stdlib == "libc++" and compiler.kind == "gcc":
        raise UsageError("--stdlib libc++ needs Clang")


def _check_include(profile: Profile, directories: list[Path]) -> None:
    for directory in directories:
        if not directory.is_dir():
            raise UsageError(f"--include {directory}: no such directory")
    if directories and not any((directory / profile.header).is_file() for directory in directories):
        listed = ", ".join(map(str, directories))
        raise UsageError(f"--include {listed}: there is no {profile.header} in it (profile '{profile.name}')")


def _check_flags(configuration: Configuration) -> None:
    """Ask the compiler: it must know the flags, and the header may also be where it looks by itself."""
    header = configuration.profile.header
    compiler = configuration.compiler.path
    include = [f"-I{directory}" for directory in configuration.include]
    command = [compiler, *configuration.flags, *include, "-x", "c++", "-E", "-o", os.devnull, "-"]
    question = f"#if !__has_include(<{header}>)\n#error NOT-FOUND\n#endif\n"
    answer = subprocess.run(command, input=question, capture_output=True, text=True, errors="replace")
    if answer.returncode == 0:
        return
    if "#error" in answer.stderr:
        raise UsageError(f"<{header}> not found: say with --include DIR where the headers of "
                         f"'{configuration.profile.name}' are")
    raise UsageError(f"compiler '{compiler}' does not take {' '.join(configuration.flags)}: "
                     f"{answer.stderr.strip().partition(chr(10))[0]}")
