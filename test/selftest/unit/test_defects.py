"""defects.py: entries are found by paragraph, and those of docs/defects.md are of paragraphs that exist."""

import unittest

from conformance import catalogue, defects
from conformance.testfile import EDITIONS

TEXT = """\
# Where the text cannot be followed

Not **an entry** — just text.

## Things

**[exec.let]/11, /12.1, [exec.snd.expos]/u2 (`basic-state`)** — What is
wrong. (LWG1.)

## Edition `c++26`

**[exec.sched]/1** — A circle.
**[exec.on]/2** — Without a blank line between.
"""


class DefectsTest(unittest.TestCase):
    def test_entries_have_edition_paragraphs_and_text(self) -> None:
        found = defects.parse(TEXT)
        self.assertEqual([(one.edition, one.paragraphs) for one in found], [
            ("cd", ("exec.let/11", "exec.let/12.1", "exec.snd.expos/u2")),
            ("c++26", ("exec.sched/1",)), ("c++26", ("exec.on/2",))])
        self.assertEqual(found[0].text, "What is wrong. (LWG1.)")

    def test_a_paragraph_has_the_entries_of_its_bullets(self) -> None:
        found = defects.parse(TEXT)
        self.assertEqual(defects.of_paragraph(found, "cd", "exec.let/12"), found[:1])
        self.assertEqual(defects.of_paragraph(found, "cd", "exec.let/1"), [])
        self.assertEqual(defects.of_paragraph(found, "cd", "exec.sched/1"), [])

    def test_every_entry_of_the_project_is_of_a_paragraph_that_exists(self) -> None:
        editions = {name: catalogue.load(name) for name in EDITIONS}
        entries = defects.load()
        self.assertGreater(len(entries), 10)
        for entry in entries:
            for id in entry.paragraphs:
                self.assertIn(id, editions[entry.edition].units)


if __name__ == "__main__":
    unittest.main()
