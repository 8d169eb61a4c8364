"""Profiles: how the names under test are spelled in one implementation. A TOML file:

    name = "example"                          # short, goes into results and file names
    title = "An example"
    header = "example/execution.hpp"          # as in #include <...>
    edition = "c++26"                         # which text it follows: its tests are run
    namespaces = { ex = "example::execution", exs = "example", ext = "example::this_thread" }
    flags = []                                # more to compile with
    link = []                                 # more to link with
    include = []                              # directories of this project; others with --include DIR
    no_pch = ["clang"]                        # optional: compilers that get a precompiled one wrong
    sources = { name = "example/code.cpp" }   # optional: linked to what mentions the name
    url = "where it lives"                    # optional

Beside it may be the known verdicts of that implementation, NAME.baseline.toml (baseline.py).
"""

import difflib
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import UsageError
from .paths import PROFILE_DIR
from .testfile import EDITIONS
from .toolchain import MINIMUM

_KEYS: dict[str, type] = {"name": str, "title": str, "header": str, "edition": str, "namespaces": dict,
                          "flags": list, "link": list, "include": list, "no_pch": list, "sources": dict,
                          "url": str}
_OPTIONAL = ("no_pch", "sources", "url")
_NAMESPACES = ("ex", "exs", "ext")
_TYPE_NAMES: dict[type, str] = {str: "a string", list: "a list of strings", dict: "a table"}
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.+-]*")
_HEADER = re.compile(r"[^\s<>\"]+")
_NAMESPACE = re.compile(r"[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*")


@dataclass(frozen=True)
class Profile:
    """An implementation, as its profile describes it."""

    path: Path
    name: str
    title: str
    header: str
    edition: str
    ex: str                      # what the standard calls std::execution
    exs: str                     # std
    ext: str                     # std::this_thread
    flags: tuple[str, ...]
    link: tuple[str, ...]
    include: tuple[str, ...]     # relative to the project's root
    no_pch: tuple[str, ...]      # kinds of compilers that do without a precompiled header
    sources: dict[str, str]      # by a name that a program mentions; relative to an include directory
    url: str


def known() -> list[str]:
    """The names of the profiles that come with the suite."""
    return sorted(path.stem for path in PROFILE_DIR.glob("*.toml") if "." not in path.stem)


def load(name_or_path: str) -> Profile:
    """The profile of this name, or in this .toml file. Raises UsageError if it is not there or not right."""
    if not name_or_path.endswith(".toml"):
        if name_or_path not in known():
            raise UsageError(f"unknown implementation '{name_or_path}'{_near(name_or_path, known())}; "
                             f"known are {', '.join(known())}, or the path of a profile (.toml)")
        return load(str(PROFILE_DIR / f"{name_or_path}.toml"))
    path = Path(name_or_path).absolute()
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"cannot read the profile '{path}': {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"profile '{path}' is not TOML: {error}") from None
    return _check(path, content)


def _check(path: Path, content: dict[str, Any]) -> Profile:
    def wrong(what: str) -> UsageError:
        return UsageError(f"profile '{path}': {what}")

    def check_keys(table: str, found: Iterable[str], keys: Iterable[str],
                   optional: Iterable[str] = ()) -> None:
        listed = f"the keys are {', '.join(keys)}"
        for key in found:
            if key not in keys:
                raise wrong(f"unknown key '{table}{key}'{_near(key, keys)}; {listed}")
        for key in keys:
            if key not in found and key not in optional:
                raise wrong(f"key '{table}{key}' is missing; {listed}")

    def check_type(key: str, value: Any, kind: type) -> None:
        strings = not isinstance(value, list) or all(isinstance(item, str) for item in value)
        if not (isinstance(value, kind) and strings):
            raise wrong(f"key '{key}' must be {_TYPE_NAMES[kind]}, not {value!r}")

    def check_form(key: str, value: str, form: re.Pattern[str], what: str) -> None:
        if not form.fullmatch(value):
            raise wrong(f"key '{key}' must be {what}, not '{value}'")

    check_keys("", content, _KEYS, _OPTIONAL)
    for key, value in content.items():
        check_type(key, value, _KEYS[key])
    namespaces = content["namespaces"]
    check_keys("namespaces.", namespaces, _NAMESPACES)
    for key, value in namespaces.items():
        check_type(f"namespaces.{key}", value, str)
        check_form(f"namespaces.{key}", value, _NAMESPACE, "the name of a namespace")
    for key, value in content.get("sources", {}).items():
        check_type(f"sources.{key}", value, str)
    check_form("name", content["name"], _NAME, "a short name without spaces")
    check_form("header", content["header"], _HEADER, "a header's name without brackets")
    for kind in content.get("no_pch", ()):
        if kind not in MINIMUM:
            raise wrong(f"unknown compiler '{kind}' in 'no_pch'; known are {', '.join(MINIMUM)}")
    if content["edition"] not in EDITIONS:
        raise wrong(f"unknown edition '{content['edition']}'; the editions are {', '.join(EDITIONS)}")
    return Profile(path, content["name"], content["title"], content["header"], content["edition"],
                   namespaces["ex"], namespaces["exs"], namespaces["ext"],
                   tuple(content["flags"]), tuple(content["link"]), tuple(content["include"]),
                   tuple(content.get("no_pch", ())), content.get("sources", {}), content.get("url", ""))


def _near(word: str, words: Iterable[str]) -> str:
    """` (did you mean 'X'?)`, if there is a word like it."""
    matches = difflib.get_close_matches(word, list(words), n=1)
    return f" (did you mean '{matches[0]}'?)" if matches else ""
