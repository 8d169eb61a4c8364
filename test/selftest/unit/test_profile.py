"""profile.py: profiles that come with the suite are right, and every mistake in another is named."""

import tempfile
import unittest
from pathlib import Path

from conformance import profile
from conformance.errors import UsageError

GOOD = {
    "name": '"mine"',
    "title": '"My own"',
    "header": '"mine/execution.hpp"',
    "edition": '"c++26"',
    "namespaces": '{ ex = "mine::execution", exs = "mine", ext = "mine::this_thread" }',
    "flags": '["-DMINE"]',
    "link": "[]",
    "include": "[]",
}


class ProfileTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.file = Path(directory.name) / "mine.toml"

    def load(self, without: str = "", **changed: str) -> profile.Profile:
        keys = {key: value for key, value in (GOOD | changed).items() if key != without}
        self.file.write_text("".join(f"{key} = {value}\n" for key, value in keys.items()))
        return profile.load(str(self.file))

    def refuse(self, message: str, without: str = "", **changed: str) -> None:
        with self.assertRaises(UsageError) as caught:
            self.load(without, **changed)
        self.assertIn(message, str(caught.exception))
        self.assertIn(str(self.file), str(caught.exception))
        self.assertNotIn("\n", str(caught.exception))

    def test_a_good_one(self) -> None:
        loaded = self.load()
        self.assertEqual((loaded.name, loaded.ex, loaded.exs, loaded.ext, loaded.flags, loaded.url),
                         ("mine", "mine::execution", "mine", "mine::this_thread", ("-DMINE",), ""))
        self.assertEqual(self.load(url='"somewhere"').url, "somewhere")
        self.assertEqual(loaded.no_pch, ())
        self.assertEqual(self.load(no_pch='["clang"]').no_pch, ("clang",))
        self.assertEqual(self.load(sources='{ f = "f.cpp" }').sources, {"f": "f.cpp"})

    def test_every_key_but_three_is_required(self) -> None:
        for key in GOOD:
            self.refuse(f"key '{key}' is missing; the keys are name, title, ", without=key)

    def test_unknown_keys(self) -> None:
        self.refuse("unknown key 'flag' (did you mean 'flags'?)", flag="[]")
        self.refuse("unknown key 'qqqq'; the keys are", qqqq="1")
        self.refuse("unknown key 'namespaces.exx' (did you mean 'ex'?)",
                    namespaces='{ ex = "a", exs = "b", ext = "c", exx = "d" }')

    def test_wrong_types(self) -> None:
        self.refuse("key 'name' must be a string, not 1", name="1")
        self.refuse("key 'flags' must be a list of strings, not '-O2'", flags='"-O2"')
        self.refuse("key 'flags' must be a list of strings, not [1]", flags="[1]")
        self.refuse("key 'namespaces' must be a table, not 'a'", namespaces='"a"')
        self.refuse("key 'no_pch' must be a list of strings, not False", no_pch="false")
        self.refuse("unknown compiler 'icc' in 'no_pch'; known are clang, gcc", no_pch='["icc"]')
        self.refuse("key 'sources.f' must be a string, not 1", sources="{ f = 1 }")
        self.refuse("key 'namespaces.ext' must be a string, not 3",
                    namespaces='{ ex = "a", exs = "b", ext = 3 }')

    def test_wrong_values(self) -> None:
        self.refuse("unknown edition 'c++29'; the editions are cd, c++26", edition='"c++29"')
        self.refuse("key 'name' must be a short name without spaces, not 'a b'", name='"a b"')
        self.refuse("key 'header' must be a header's name without brackets, not '<a>'", header='"<a>"')
        self.refuse("key 'namespaces.ex' must be the name of a namespace, not 'a:b'",
                    namespaces='{ ex = "a:b", exs = "b", ext = "c" }')

    def test_not_toml(self) -> None:
        self.refuse("is not TOML", name='"unterminated')
        self.file.write_bytes(b"name = '\xff'")
        with self.assertRaisesRegex(UsageError, "is not TOML"):
            profile.load(str(self.file))

    def test_a_file_that_is_not_there(self) -> None:
        with self.assertRaisesRegex(UsageError, "cannot read the profile '.*nowhere.toml': No such file"):
            profile.load(str(self.file.with_name("nowhere.toml")))

    def test_names(self) -> None:
        with self.assertRaisesRegex(UsageError, r"'bemann' \(did you mean 'beman'\?\); known "):
            profile.load("bemann")
        for name in profile.known():
            self.assertEqual(profile.load(name).name, name)
        self.assertEqual(profile.known(), ["beman", "reference", "std", "stdexec"])


if __name__ == "__main__":
    unittest.main()
