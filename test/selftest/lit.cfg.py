# lit's configuration of the suite's own tests. They run lit and `conform` on the small implementations and tests of
# Inputs/, and look at the verdicts; those of diagnostics/ look at what a user of the reference implementation is told,
# those of costs/ at what it promises beyond the text.
#
# The path must be set before the imports; `config` and `lit_config` are lit's:
# flake8: noqa: E402, F821

import sys
from pathlib import Path

here = Path(__file__).resolve().parent
inputs = here / "Inputs"
sys.path.insert(0, str(here.parents[1] / "utils"))

import lit.formats
from conformance import toolchain
from conformance.errors import UsageError
from conformance.paths import BUILD_DIR, ROOT

build_dir = Path(lit_config.params.get("build_dir", BUILD_DIR)).absolute() / "selftest"
try:
    tools = {name: toolchain.command(name) for name in ("lit", "FileCheck", "not", "clang++")}
except UsageError as error:
    lit_config.fatal(str(error))

config.name = "std-execution-selftest"
config.test_source_root = str(here)
config.test_exec_root = str(build_dir / "tests")
# What an earlier run of a test left must not be taken for the present one's.
config.test_format = lit.formats.ShTest(execute_external=False, preamble_commands=["rm -rf %t %t.*"])
config.suffixes = {".test", ".cpp"}
config.excludes = {"Inputs", "unit"}

lit_command = f"{tools['lit']} -v -j1 --param build_dir={build_dir / 'suite'}"
config.substitutions += [
    # The first is to be told the implementation, the second has one that is all right.
    ("%{lit}", lit_command),
    ("%{lit-sound}", f"{lit_command} --param impl={inputs / 'profiles' / 'sound.toml'}"),
    ("%{conform}", str(ROOT / "utils" / "conform")),
    ("%{build_dir}", str(build_dir / "suite")),
    ("%{tests}", str(inputs / "tests")),
    ("%{profiles}", str(inputs / "profiles")),
    ("%{impl}", str(inputs / "impl")),
    ("%{compilers}", str(inputs / "compilers")),
    ("%{diagnose}", f"{sys.executable} {here / 'diagnostics' / 'diagnose.py'} {tools['clang++']} -std=c++26 "
                    f"-stdlib=libc++ -I{ROOT / 'include'} -fsyntax-only"),
    ("%{build}", f"{tools['clang++']} -std=c++26 -stdlib=libc++ -static-libstdc++ -fuse-ld=lld -pthread "
                 f"-I{ROOT / 'include'} -I{here.parent / 'support'} "
                 f"{ROOT / 'include' / 'refstd' / 'exec.sysctxrepl.query.cpp'}"),
    (r"\bFileCheck ", f"{tools['FileCheck']} "),
    (r"\bnot ", f"{tools['not']} "),
]
if toolchain.locate("distcc"):
    config.available_features.add("distcc")
# For the compilers of Inputs/, which pass on what they do not spoil.
config.environment["REAL_COMPILER"] = tools["clang++"]
