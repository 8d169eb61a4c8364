"""A run while it lasts: its journal, and what it was begun with, so that an interrupted one can be taken up.

A run is taken up only if what is left of it would be judged as the first part was: with the same
configuration, and with the same contents of the tests, of what they include, of the implementation and of
this harness. Else half of the verdicts would be about something else, and the user is told to begin anew.
"""

import fcntl
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from . import dependencies, verdict
from .configuration import Configuration
from .errors import UsageError
from .paths import SUPPORT_DIR
from .results import write_atomically
from .testfile import TestFile


@dataclass(frozen=True)
class Begun:
    """What a run was begun with."""

    digest: str           # of the configuration
    contents: str         # of everything else that a verdict depends on
    selection: list[str]
    kind: str | None
    shard: str
    date: str
    seconds: float = 0.0  # that its parts took, except the last one


class Session:
    """The run of a profile that is going on in a build directory, or was interrupted there."""

    def __init__(self, configuration: Configuration) -> None:
        self._name = configuration.label
        self._digest = configuration.digest
        self._directory = Path(configuration.options.build_dir) / "conform" / f"{self._name}.session"
        self._begun = self._directory / "begun.json"
        self.journal = self._directory / "journal"

    @contextmanager
    def locked(self) -> Iterator[int]:
        """One run at a time. The descriptor holds the lock, and so does a process that inherits it: tests
        that outlive a run which was killed are waited for."""
        self._directory.mkdir(parents=True, exist_ok=True)
        with open(self._directory / "lock", "w", encoding="utf-8") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print(f"conform: waiting for another run of '{self._name}' to end", file=sys.stderr)
                fcntl.flock(lock, fcntl.LOCK_EX)
            yield lock.fileno()

    def begin(self, selection: list[str], kind: str | None, shard: str, contents: str) -> Begun:
        """Begin a new run; one that was interrupted is forgotten."""
        date = datetime.now(UTC).isoformat(timespec="seconds")
        begun = Begun(self._digest, contents, selection, kind, shard, date)
        self.journal.write_text("")
        verdict.set_open(self.journal, True)
        write_atomically(self._begun, json.dumps(asdict(begun)))
        return begun

    def interrupted(self) -> Begun:
        """The run that was interrupted. Raises UsageError if there is none of this configuration."""
        try:
            begun = Begun(**json.loads(self._begun.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            raise UsageError(f"nothing to resume: no run of '{self._name}' was interrupted") from None
        if begun.digest != self._digest:
            raise UsageError(f"cannot resume: the interrupted run of '{self._name}' had another compiler, "
                             "other options or another profile; repeat its options, or run without --resume")
        return begun

    def resume(self, begun: Begun, contents: str) -> Begun:
        """Take up `begun`. Raises UsageError if something was changed since."""
        if begun.contents != contents:
            raise UsageError("cannot resume: tests, headers or the harness have changed since the run was "
                             "interrupted; run without --resume")
        last_part = self.journal.stat().st_mtime - self._begun.stat().st_mtime
        begun = replace(begun, seconds=begun.seconds + max(0.0, last_part))
        verdict.set_open(self.journal, True)
        write_atomically(self._begun, json.dumps(asdict(begun)))
        return begun

    def end(self) -> None:
        """The run is complete: nothing is left to resume."""
        self._begun.unlink()
        verdict.set_open(self.journal, False)
        self.journal.unlink()


def contents(configuration: Configuration, tests: Sequence[TestFile]) -> str:
    """A hash of the files that the verdicts of `tests` depend on, besides the configuration."""
    directories = (*configuration.include, SUPPORT_DIR, Path(__file__).parent)
    included = [file for directory in directories for file in directory.rglob("*")
                if file.is_file() and "__pycache__" not in file.parts]
    return dependencies.fingerprint([*included, *with_headers(tests)])


def with_headers(tests: Iterable[TestFile]) -> list[Path]:
    """The files of `tests`, and the headers beside them."""
    paths = [test.path for test in tests]
    return [*paths, *(header for folder in {path.parent for path in paths} for header in folder.glob("*.h"))]
