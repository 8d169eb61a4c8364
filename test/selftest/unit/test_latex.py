"""latex.py: numbers, bullets and kinds of an invented clause; a hash changes only with the meaning."""

import unittest
import unittest.mock

from conformance import latex
from conformance.latex import LatexError, Unit, normalised, parse

SOURCE = r"""
%!TEX root = std.tex
\rSec0[fruit]{Fruit library}
\rSec1[fruit.general]{General}

\pnum
Fruit grows\iref{tree}. % \pnum in a comment is no paragraph

\pnum
A fruit is
\begin{itemize}
\item
ripe, which means
\begin{itemize}
\item soft, or
\item
sweet;

\mandates
It can be eaten.
\end{itemize}
\item
unripe.
\end{itemize}
\begin{note}
Some are neither.
\end{note}

\returns
What is left:
\begin{itemize}
\item the stone.
\end{itemize}

\rSec2[fruit.syn]{Synopsis}
\begin{codeblock}
struct fruit;
\end{codeblock}

\begin{floattable}{Prices}{fruit.prices}{ll}
\begin{itemize}
\item no bullet
\end{itemize}
\end{floattable}

\rSec1[fruit.mem]{Members}
\indexlibrarymember{eat}{fruit}%
\begin{itemdecl}
void eat();
\end{itemdecl}

\begin{itemdescr}
\pnum
\effects
Eats it.

\pnum
\begin{example}
An apple.
\end{example}
\end{itemdescr}

\begin{itemdecl}
void peel();
\end{itemdecl}
"""


def units(source: str) -> dict[str, Unit]:
    return {unit.id: unit for subclause in parse(source) for unit in subclause.units}


class ParseTest(unittest.TestCase):
    def setUp(self) -> None:
        self.units = units(SOURCE)

    def test_subclauses_nest_by_level(self) -> None:
        self.assertEqual([(subclause.name, subclause.parent) for subclause in parse(SOURCE)],
                         [("fruit", ""), ("fruit.general", "fruit"), ("fruit.syn", "fruit.general"),
                          ("fruit.mem", "fruit")])

    def test_paragraphs_and_bullets_are_numbered(self) -> None:
        self.assertEqual([(unit.id, unit.type) for unit in self.units.values()], [
            ("fruit.general/1", "para"), ("fruit.general/2", "para"),
            ("fruit.general/2.1", "bullet"), ("fruit.general/2.1.1", "bullet"),
            ("fruit.general/2.1.2", "bullet"), ("fruit.general/2.2", "bullet"),
            ("fruit.general/2.3", "bullet"),
            ("fruit.syn/u1", "unnumbered"),
            ("fruit.mem/d1", "decl"), ("fruit.mem/1", "para"), ("fruit.mem/2", "para"),
            ("fruit.mem/d2", "decl")])

    def test_a_unit_is_of_the_kind_that_it_starts_with(self) -> None:
        for id, kind in (("fruit.general/2", "none"), ("fruit.general/2.1.2", "none"),
                         ("fruit.general/2.2", "none"), ("fruit.general/2.3", "Returns"),
                         ("fruit.mem/1", "Effects"), ("fruit.mem/2", "Example")):
            self.assertEqual(self.units[id].kind, kind, id)

    def test_all_kinds_in_a_unit_are_known(self) -> None:
        self.assertEqual(self.units["fruit.general/2"].all_kinds, ["Mandates", "Note", "Returns"])
        self.assertEqual(self.units["fruit.general/2.1"].all_kinds, ["Mandates"])
        self.assertEqual(self.units["fruit.general/2.2"].all_kinds, [])

    def test_a_changed_bullet_changes_its_paragraph_and_no_other(self) -> None:
        changed = units(SOURCE.replace("unripe", "green"))
        self.assertEqual([id for id in changed if changed[id].hash != self.units[id].hash],
                         ["fruit.general/2", "fruit.general/2.2"])

    def test_a_bullet_more_changes_its_paragraph(self) -> None:
        changed = units(SOURCE.replace("unripe.", "\\item\nunripe."))
        self.assertNotEqual(changed["fruit.general/2"].hash, self.units["fruit.general/2"].hash)

    def test_the_end_of_the_source_belongs_to_its_last_paragraph(self) -> None:
        hashes = {latex.parse(f"\\rSec0[exec]{{E}}\n\\pnum\n{words}")[0].units[0].hash
                  for words in ("One.", "Two.")}
        self.assertEqual(len(hashes), 2)


class BadSourceTest(unittest.TestCase):
    def test_bad_structure_is_refused(self) -> None:
        for source, message in (("\\pnum\nText", "before the first"),
                                ("\\rSec0[a]{A}\n\\item x", "outside a list"),
                                ("\\rSec0[a]{A}\n\\begin{itemize}\n\\item x\n", "outside any paragraph"),
                                ("\\rSec0[a]{A}\n\\pnum\n\\begin{itemize}\n\\item x\n\\pnum", "still open"),
                                ("\\rSec0[a]{A}\n\\pnum\n\\end{itemize}", "not open")):
            with self.assertRaisesRegex(LatexError, message):
                parse(source)

    def test_every_pnum_is_a_paragraph(self) -> None:
        with self.assertRaisesRegex(LatexError, "2 .pnum in the source, 1 paragraphs found"):
            with unittest.mock.patch.object(latex, "_COMMENT", latex.re.compile(r"% lost\n.*")):
                parse("\\rSec0[a]{A}\n\\pnum\nText % lost\n\\pnum\nText\n")


class NormalisedTest(unittest.TestCase):
    def test_looks_do_not_matter(self) -> None:
        for one, two in ((r"a  \tcode{b}" "\n c", "a b c"),
                         (r"f(@\exposid{x}@)", "f(x)"),
                         (r"\tcode{\exposid{x}<T>\linebreak{}()}", "x<T>()"),
                         ("\\indexlibrary{\\idxcode{x}!y}%\ntext".replace("%", ""), "text"),
                         (r"\tcode{T\{\}}", "T{}")):
            self.assertEqual(normalised(one), two)

    def test_meaning_matters(self) -> None:
        self.assertNotEqual(normalised("T{}"), normalised("T"))
        self.assertNotEqual(normalised(r"x = @\seebelow@;"), normalised(r"x = @\unspec@;"))


if __name__ == "__main__":
    unittest.main()
