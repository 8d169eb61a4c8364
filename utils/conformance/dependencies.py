"""Whether something that was made from files is still what those files would make.

Contents count, not times: a checkout that touches every file makes nothing stale.
"""

import hashlib
import json
import re
from pathlib import Path

_ESCAPED = re.compile(r"\\([\\ #])")


def parse_depfile(text: str) -> list[Path]:
    """The prerequisites that a compiler wrote with -MD, in make's syntax."""
    _, _, prerequisites = text.replace("\\\n", " ").partition(": ")
    words = re.findall(r"(?:\\.|[^\\\s])+", prerequisites)
    return [Path(_ESCAPED.sub(r"\1", word).replace("$$", "$")) for word in words]


def fingerprint(files: list[Path]) -> str:
    """A hash of names and contents; a file that has gone counts as changed."""
    digest = hashlib.sha256()
    for file in sorted(set(files)):
        try:
            content = hashlib.sha256(file.read_bytes()).hexdigest()
        except OSError:
            content = "gone"
        digest.update(f"{file}\0{content}\n".encode())
    return digest.hexdigest()


def save(manifest: Path, files: list[Path]) -> None:
    """Remember what `files` contain now."""
    document = {"files": sorted(str(file) for file in set(files)), "fingerprint": fingerprint(files)}
    temporary = manifest.with_suffix(".tmp")
    temporary.write_text(json.dumps(document, indent=1), encoding="utf-8")
    temporary.replace(manifest)


def unchanged(manifest: Path) -> bool:
    """Whether the files still contain what they contained at save()."""
    try:
        document = json.loads(manifest.read_text(encoding="utf-8"))
        return bool(document["fingerprint"] == fingerprint([Path(file) for file in document["files"]]))
    except (OSError, ValueError, KeyError, TypeError):
        return False
