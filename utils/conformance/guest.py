"""A Debian root beside the system, for a compiler or a standard library that the system does not have.

Debian 12 has neither GCC 16 nor libstdc++ 16; a root of a later Debian has both. A command that asks for them
(`--cxx g++-16`, or `--stdlib libstdc++` with Clang) is run inside that root, on the same files: the user's
directories are mounted there where they are here. Where the system has what was asked for, there is no root.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from . import results, toolchain
from .errors import UsageError
from .paths import ROOT

_SUITE = "forky"
_PACKAGES = ("g++-16", "clang-22", "libc++-22-dev", "libc++abi-22-dev", "libclang-rt-22-dev", "lld-22",
             "llvm-22-tools", "python3", "python3-psutil")
# debootstrap knows a suite by a script; those of later suites are all alike.
_SCRIPT = Path("/usr/share/debootstrap/scripts/sid")
_GCC = re.compile(r"g\+\+-\d+")
# Tells a command that it is inside.
_INSIDE = "CONFORM_GUEST"
# What belongs to a system, and not to its users.
_SYSTEM = {"bin", "boot", "etc", "lib", "lib32", "lib64", "libx32", "lost+found", "run", "sbin", "usr", "var"}
_ENTER = """\
root=$1 directory=$2 count=$3
shift 3
while [ "$count" -gt 0 ]; do
  mkdir -p "$root$1"
  mount --rbind "$1" "$root$1"
  shift
  count=$((count - 1))
done
exec chroot "$root" /usr/bin/env -C "$directory" "$@"
"""


def directory() -> Path:
    """Where the root is, or will be: it serves every checkout."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "std-execution-conformance" / _SUITE


def is_inside() -> bool:
    """Whether this command runs in the root."""
    return _INSIDE in os.environ


def is_needed(args: argparse.Namespace) -> bool:
    """Whether the command asks for a compiler or library of its own that only the root has."""
    if is_inside() or not hasattr(args, "cxx"):
        return False
    if args.cxx and _GCC.fullmatch(args.cxx):
        return not _has_gcc(args.cxx)
    return args.stdlib == "libstdc++" and not _has_libstdcxx(args.cxx)


def enter(arguments: Sequence[str]) -> None:
    """Become the same command, inside. Raises UsageError if there is no root."""
    root = directory()
    if not root.is_dir():
        raise UsageError(f"this machine has no GCC {toolchain.MINIMUM['gcc']} or not its library: install it "
                         f"or put --setup first, which makes a Debian root that has it (1.5 GB in '{root}'): "
                         f"`{toolchain.SETUP_LINE} ...`")
    print(f"conform: running in the Debian root '{root}'", file=sys.stderr)
    mounted = _user_directories(root)
    new_namespace = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "--mount"]
    os.execvp("unshare", [
        *new_namespace, "sh", "-euc", _ENTER, "enter", str(root), os.getcwd(), str(len(mounted)), *mounted,
        f"{_INSIDE}=1", f"{results.REVISION}={results.suite_revision()}",
        "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL=C.UTF-8",
        "/usr/bin/python3", str(ROOT / "utils" / "conform"), *arguments])


def setup() -> None:
    """Make the root if there is none, and say so. Raises UsageError if that fails."""
    root = directory()
    if root.is_dir():
        return
    if not shutil.which("debootstrap"):
        toolchain.install(["debootstrap"])
    print(f"conform: making a Debian root with {' '.join(_PACKAGES)} in '{root}': some minutes", flush=True)
    as_root = [] if os.geteuid() == 0 else ["sudo"]
    partial = root.with_suffix(".partial")
    subprocess.run([*as_root, "rm", "-rf", "--one-file-system", str(partial)], check=False)
    partial.parent.mkdir(parents=True, exist_ok=True)
    log = root.with_suffix(".log")
    with open(log, "w", encoding="utf-8") as output:
        # No mirror: Debian's own.
        status = subprocess.run([*as_root, "debootstrap", "--variant=minbase",
                                 f"--include={','.join(_PACKAGES)}", _SUITE, str(partial), "", str(_SCRIPT)],
                                stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT).returncode
    if status != 0:
        last = log.read_text(encoding="utf-8", errors="replace").strip().rpartition("\n")[2]
        raise UsageError(f"cannot make a Debian root: {last} (see '{log}')")
    partial.rename(root)


def _has_gcc(name: str) -> bool:
    """Whether there is such a compiler here; one that is too old is not."""
    path = shutil.which(name)
    return path is not None and toolchain.is_new_enough(path)


@lru_cache
def _has_libstdcxx(cxx: str | None) -> bool:
    """Whether Clang finds a libstdc++ here that is new enough."""
    path = shutil.which(cxx) if cxx else toolchain.locate("clang++")
    if not path:
        return True      # whoever looks for the compiler says what is wrong
    done = subprocess.run([path, "-stdlib=libstdc++", "-x", "c++", "-E", "-dM", "-"],
                          input="#include <version>\n", capture_output=True, text=True)
    found = re.search(r"#define _GLIBCXX_RELEASE (\d+)", done.stdout)
    return found is not None and int(found[1]) >= toolchain.MINIMUM["gcc"]


def _user_directories(root: Path) -> list[str]:
    """What must be inside, at the same place."""
    tops = [entry for entry in Path("/").iterdir()
            if entry.is_dir() and not entry.is_symlink() and entry.name not in _SYSTEM]
    found = [*sorted(tops), Path("/usr/local")]
    for place in (ROOT, Path.cwd()):
        if not any(place.is_relative_to(other) for other in found):
            found.append(place)
    return [str(place) for place in found]
