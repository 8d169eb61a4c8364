"""diagnose.py COMMAND... FILE: compile a file with a mistake, and judge what the compiler says.

FILE marks the line of the mistake with `// MISTAKE`. The compiler must fail; its first error must be on that
line or have a note there; and all that it says must fit into LINES lines. Prints the first error without its
place, and then everything.
"""

import re
import subprocess
import sys
from pathlib import Path

LINES = 25
_ERROR = re.compile(r"^(?P<place>.+?:\d+):\d+: (?:fatal )?error: (?P<words>.*)$", re.MULTILINE)


def fail(reason: str, output: str) -> None:
    sys.exit(f"{output}\n{reason}")


def main() -> None:
    command, file = sys.argv[1:], sys.argv[-1]
    marked = [f"{file}:{number}" for number, line in enumerate(Path(file).read_text().splitlines(), 1)
              if line.endswith("// MISTAKE")]
    compiled = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    output = compiled.stdout
    errors = list(_ERROR.finditer(output))
    if len(marked) != 1:
        fail("one line must be marked with // MISTAKE", output)
    if compiled.returncode == 0 or not errors:
        fail("the compiler finds no error", output)
    first_and_its_notes = output[:errors[1].start()] if len(errors) > 1 else output
    if f"{marked[0]}:" not in first_and_its_notes:
        fail(f"neither the first error nor a note of it is at {marked[0]}", output)
    if (count := len(output.splitlines())) > LINES:
        fail(f"{count} lines, of which {LINES} are allowed", output)
    print(f"first error: {errors[0]['words']}\n\n{output}", end="")


if __name__ == "__main__":
    main()
