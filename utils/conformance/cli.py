"""The command line: `utils/conform [--setup] COMMAND …`.

Exit status: 0 all is well, 1 a verdict is bad, 2 the input is (one line on stderr, nothing written),
130 interrupted.
"""

import argparse
import signal
import sys
from collections.abc import Sequence
from types import FrameType
from typing import NoReturn

from . import (bench, catalogue, check, coverage, editions, faults, guest, liberties, lint, merge, report,
               run, selection, toolchain)
from .errors import UsageError, is_no_space

COMMANDS = {
    "run": run,
    "merge": merge,
    "report": report,
    "list": selection,
    "coverage": coverage,
    "catalogue": catalogue,
    "editions": editions,
    "lint": lint,
    "faults": faults,
    "liberties": liberties,
    "bench": bench,
    "check": check,
    "doctor": toolchain,
}

DESCRIPTION = "Test an implementation of std::execution, paragraph by paragraph."
EXAMPLES = """\
examples:
  utils/conform --setup run                      install what is missing, test the reference implementation
  utils/conform run exec.then exec.just/2        the tests of a subclause and of a paragraph
  utils/conform run --kind verify exec.recv      what must not compile
  utils/conform run --impl beman --include DIR   test another implementation
  utils/conform run --impl my-profile.toml --baseline known.toml
  utils/conform coverage --open exec.adapt       paragraphs that have no test yet
  utils/conform faults exec.then                 does a test notice each seeded fault?
  utils/conform liberties                        does a test refuse what the text leaves open?
  utils/conform report build/results/*.json      what runs found, as pages, Markdown, JSON and badges
  utils/conform editions cd c++26                what changed in the text, and which tests that touches
  utils/conform bench --impl reference --impl beman=DIR    what they cost, compared
  utils/conform --setup check                    the project's own tests

`utils/conform COMMAND --help` explains a command.
"""
SETUP_HELP = "install what is missing first (Debian; needs root), and say what that is"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit status."""
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        args = _parser().parse_args(arguments)
        if args.setup and not guest.is_inside():
            toolchain.setup(optional=args.command == "check")
        if guest.is_needed(args):
            if args.setup:
                guest.setup()
            guest.enter(sys.argv[1:] if arguments is None else arguments)
        return COMMANDS[args.command].execute(args)
    except UsageError as error:
        print(f"conform: error: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of our output has seen enough (`| head`); keep the interpreter from complaining at exit.
        sys.stdout = None  # type: ignore[assignment]
        return 141
    except OSError as error:
        if not is_no_space(error):
            raise
        print(f"conform: error: cannot write '{error.filename}': {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt as interruption:
        print(": ".join(["conform: interrupted", *interruption.args]), file=sys.stderr)
        return 130


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


class _Parser(argparse.ArgumentParser):
    """Reports a mistake in one line, as everything else does."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}; see '{self.prog} --help'")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="conform", description=DESCRIPTION, epilog=EXAMPLES,
                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--setup", action="store_true", help=SETUP_HELP)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, module in COMMANDS.items():
        command = commands.add_parser(name, help=module.HELP, description=module.__doc__,
                                      formatter_class=argparse.RawDescriptionHelpFormatter)
        # Without a default, so that it does not undo a --setup before the command.
        command.add_argument("--setup", action="store_true", default=argparse.SUPPRESS, help=SETUP_HELP)
        module.add_arguments(command)
    return parser
