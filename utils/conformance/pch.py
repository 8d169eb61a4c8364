"""The precompiled header of a configuration: what every test includes, parsed once.

It is made again when a file that went into it has other contents, and only then.
"""

import fcntl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from . import dependencies
from .configuration import Configuration
from .errors import UsageError
from .limits import Outcome

# execution.h, and what most tests include besides. Nothing else of test/support: it may use what an
# implementation does not have.
_CONTENT = """\
#include "execution.h"
#include <atomic>
#include <cassert>
#include <concepts>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>
"""


@dataclass(frozen=True)
class Precompiled:
    """How to compile with the precompiled header."""

    flags: tuple[str, ...] = ()      # none: compile without it
    files: tuple[Path, ...] = ()     # what those flags refer to
    failure: str = ""                # why there is none although it was wanted
    seconds: float = 0.0             # that it took to make or to check it


def prepare(configuration: Configuration) -> Precompiled:
    """Make the precompiled header unless there is an up-to-date one.

    A header that does not compile is no error here: probes.py finds out, and without this help.
    """
    if not configuration.options.pch or configuration.compiler.kind in configuration.profile.no_pch:
        return Precompiled()
    started = time.monotonic()
    is_clang = configuration.compiler.kind == "clang"
    directory = configuration.work_dir / "pch"
    with exclusive(directory):
        source = directory / "precompiled.h"
        product = directory / ("precompiled.h.pch" if is_clang else "precompiled.h.gch")
        manifest = directory / "manifest.json"
        write_if_changed(source, _CONTENT)
        failure = ""
        if not (product.exists() and dependencies.unchanged(manifest)):
            outcome = _build(configuration, source, product, manifest)
            failure = "" if outcome.ok else f"{outcome.describe()}\n{outcome.output}"
    seconds = time.monotonic() - started
    if failure:
        return Precompiled(failure=failure, seconds=seconds)
    # GCC takes the .gch that is beside the header.
    flags = ("-include-pch", str(product)) if is_clang else ("-include", str(source))
    return Precompiled(flags, (product,), seconds=seconds)


@contextmanager
def exclusive(directory: Path) -> Iterator[None]:
    """Make the directory if need be, and work in it as the only process. Raises UsageError."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        lock = open(directory / "lock", "w", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot build in '{directory}': {error.strerror}") from None
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def write_if_changed(path: Path, text: str) -> None:
    """Write a file unless it says that already."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def _build(configuration: Configuration, source: Path, product: Path, manifest: Path) -> Outcome:
    temporary, depfile = product.with_suffix(".tmp"), product.with_suffix(".d")
    flags = [*configuration.flags, *configuration.compile_flags]
    if configuration.compiler.kind == "clang":
        # Without times in it: it stays valid when a file is only touched.
        flags += ["-fpch-instantiate-templates", "-Xclang", "-fno-pch-timestamp"]
    manifest.unlink(missing_ok=True)
    outcome = configuration.compile([*flags, "-MD", "-MF", str(depfile), "-x", "c++-header", str(source),
                                     "-o", str(temporary)])
    if outcome.ok:
        temporary.replace(product)
        dependencies.save(manifest, dependencies.parse_depfile(depfile.read_text(encoding="utf-8")))
    return outcome
