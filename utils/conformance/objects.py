"""The object code that an implementation has beside its headers, built for those programs that need it.

A profile's `sources` names files in the include directories, each by a name: a program whose object code
mentions that name is linked with the file. Each is compiled once, and again when a file that went into it
has changed.
"""

from pathlib import Path

from . import dependencies
from .configuration import Configuration
from .limits import Outcome
from .pch import exclusive


def sources_for(configuration: Configuration, binary: Path) -> list[Path]:
    """The sources that a program needs."""
    code = binary.read_bytes()
    return [source for name, source in configuration.sources.items() if name.encode() in code]


def build(configuration: Configuration, source: Path) -> tuple[Path, Outcome | None]:
    """Compile a source unless there is an up-to-date object file. What the compiler said, if it was asked."""
    directory = configuration.work_dir / "objects"
    with exclusive(directory):
        product, manifest = directory / f"{source.name}.o", directory / f"{source.name}.json"
        if product.exists() and dependencies.unchanged(manifest):
            return product, None
        depfile = product.with_suffix(".d")
        manifest.unlink(missing_ok=True)
        outcome = configuration.compile([*configuration.flags, *configuration.compile_flags, "-MD",
                                         "-MF", str(depfile), "-c", str(source), "-o", str(product)])
        if outcome.ok:
            dependencies.save(manifest, dependencies.parse_depfile(depfile.read_text(encoding="utf-8")))
        return product, outcome
