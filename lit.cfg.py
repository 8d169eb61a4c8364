# lit's configuration of the suite: `lit-22 -sv test/exec/...`, on any file or folder.
#
# --param impl=NAME|FILE.toml, include=DIR[:DIR...], cxx=..., stdlib=..., std=..., sanitize=..., pch=0,
# timeout=SECONDS, memory=MIB, build_dir=DIR, journal=FILE; see utils/conformance/configuration.py.
#
# The path must be set before the imports; `config` and `lit_config` are lit's:
# flake8: noqa: E402, F821

import sys
from pathlib import Path

root = Path(__file__).resolve().parent
sys.path.insert(0, str(root / "utils"))

from conformance import format

format.configure(config, lit_config, root)
