"""Which entities of the synopsis an implementation does not have, and whether its header compiles at all.

One compilation asks for all of them, a line each. An entity is missing if its line is in error; an error that
belongs to no such line is the header's. The answer holds until a file that it depends on changes.
"""

import json
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from . import dependencies, diagnostics
from .configuration import Configuration
from .diagnostics import Diagnostic
from .paths import CATALOGUE_DIR, SUPPORT_DIR
from .pch import Precompiled, exclusive, write_if_changed
from .profile import Profile
from .verdict import cut


@dataclass(frozen=True)
class Findings:
    """What an implementation lacks."""

    missing: frozenset[str]
    header_error: str = ""  # what the compiler said; empty: the header compiles
    reason: str = ""        # why it does not, in one line
    seconds: float = 0.0    # that it took to find or to remember this


def entities(edition: str) -> list[str]:
    """The entities of the synopsis, such as `ex::just`."""
    table = CATALOGUE_DIR / f"entities.{edition}.tsv"
    rows = table.read_text(encoding="utf-8").splitlines()[1:]
    return [row.split("\t")[0] for row in rows]


def prepare(configuration: Configuration, precompiled: Precompiled) -> Findings:
    """Probe the implementation, or remember what was found."""
    started = time.monotonic()
    directory = configuration.work_dir / "probes"
    with exclusive(directory):
        answer, manifest = directory / "missing.json", directory / "manifest.json"
        source, depfile = directory / "probes.cpp", directory / "probes.d"
        names = entities(configuration.profile.edition)
        write_if_changed(source, probe_text(names))
        if answer.exists() and dependencies.unchanged(manifest):
            findings = Findings(frozenset(json.loads(answer.read_text(encoding="utf-8"))))
        else:
            for outdated in (manifest, depfile):
                outdated.unlink(missing_ok=True)
            findings = probe(configuration, precompiled, source, depfile, names)
            # A header in error is asked anew each time: what it lacks may be a file, which no list has.
            if not findings.header_error and depfile.exists():
                answer.write_text(json.dumps(sorted(findings.missing)), encoding="utf-8")
                used = dependencies.parse_depfile(depfile.read_text(encoding="utf-8"))
                dependencies.save(manifest, [*used, *precompiled.files])
    return replace(findings, seconds=time.monotonic() - started)


def probe_text(names: list[str]) -> str:
    """The probes: the name number N is asked for in line N + 2."""
    # A namespace for each: ex, exs and ext may be one and the same.
    lines = [f"namespace probe_{number} {{ using {name}; }}" for number, name in enumerate(names)]
    return "\n".join(['#include "execution.h"', *lines]) + "\n"


def probe(configuration: Configuration, precompiled: Precompiled, source: Path, depfile: Path,
          names: list[str]) -> Findings:
    """Compile the probes."""
    outcome = configuration.compile([*precompiled.flags, *configuration.flags, *configuration.compile_flags,
                                     *configuration.verify_flags, "-fsyntax-only", "-MD", "-MF", str(depfile),
                                     str(source)])
    errors = diagnostics.errors(outcome.output)
    lines = set(range(2, len(names) + 2))
    header_compiles = outcome.ok or (outcome.how == "exit" and errors
                                     and not diagnostics.strays(errors, source, lines))
    if header_compiles:
        return Findings(frozenset(name for line, name in enumerate(names, 2)
                                  if any(line in error.lines_of(source) for error in errors)))
    # A header that was not read to its end does not tell what it has: nothing counts as missing.
    return Findings(frozenset(), cut(f"{outcome.describe()}\n{outcome.output}"),
                    _absent_namespace(configuration.profile, errors)
                    or next(map(str, errors), f"{outcome.describe()} while it read the header"))


def _absent_namespace(profile: Profile, errors: Sequence[Diagnostic]) -> str:
    """What to say if execution.h itself is in error, where it looks for what the profile names."""
    support = SUPPORT_DIR / "execution.h"
    in_support = errors[0].lines_of(support) if errors else set()
    for number, line in enumerate(support.read_text(encoding="utf-8").splitlines(), 1):
        found = re.fullmatch(r"namespace (\w+) = CONFORM_\w+;", line)
        if found and number in in_support:
            return (f"<{profile.header}> has no namespace {getattr(profile, found[1])}, which the profile "
                    f"'{profile.name}' says is {found[1]}")
    return ""
