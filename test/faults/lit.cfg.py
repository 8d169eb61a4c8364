# lit's configuration of the faults: `lit-22 -sv test/faults/exec.then.toml` tries those of a subclause.
#
# flake8: noqa: E402, F821 (the path must be set first; `config` and `lit_config` are lit's)

import sys
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here.parents[1] / "utils"))

from conformance import faultformat

faultformat.configure(config, lit_config, here)
