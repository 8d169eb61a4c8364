"""Where things are in the project."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEST_DIR = ROOT / "test"
SUPPORT_DIR = TEST_DIR / "support"
FAULT_DIR = TEST_DIR / "faults"
LIBERTY_DIR = TEST_DIR / "liberties"
PROFILE_DIR = ROOT / "utils" / "profiles"
CATALOGUE_DIR = ROOT / "utils" / "catalogue"
BUILD_DIR = ROOT / "build"
