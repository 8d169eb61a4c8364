# The tests of this directory are run in the suite's own format, as if they were its tests.
#
# The path must be set before the imports; `config` and `lit_config` are lit's:
# flake8: noqa: E402, F821

import sys
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here.parents[2] / "utils"))

from conformance import format

format.configure(config, lit_config, here)
