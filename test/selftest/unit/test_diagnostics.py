"""diagnostics.py: to which lines an error belongs, by Clang's text and by GCC's."""

import unittest
from pathlib import Path

from conformance import diagnostics
from conformance.diagnostics import Diagnostic, Place

TEST = Path("/suite/test.verify.cpp")
HEADER = "/impl/execution.hpp"

CLANG_ON_THE_LINE = f"""\
{TEST}:10:13: error: no matching function for call to object of type 'const just_t'
   10 | int value = ex::just("text"); // REJECTED
      |             ^~~~~~~~
{HEADER}:9:17: note: candidate function not viable: no known conversion from 'const char[5]' to 'int'
    9 |   constexpr int operator()(int value) const {{ return value; }}
      |                 ^          ~~~~~~~~~
1 error generated.
"""
CLANG_IN_A_HEADER = f"""\
In file included from {TEST}:1:
In file included from /suite/support/execution.h:3:
{HEADER}:17:19: error: static assertion failed due to requirement 'sizeof(char) >= sizeof(int)'
   17 |     static_assert(sizeof(T) >= sizeof(int));
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~
{TEST}:10:21: note: in instantiation of function template specialization 'operator()<char>' requested here
   10 | int value = ex::then('c'); // REJECTED
      |                     ^
{HEADER}:17:29: note: expression evaluates to '1 >= 4'
1 error generated.
"""
CLANG_HEADER_ALONE = f"""\
In file included from {TEST}:10:
/impl/offence.hpp:3:15: error: static assertion failed
    3 | static_assert(sizeof(char) == 2);
      |               ^~~~~~~~~~~~~~~~~
1 error generated.
"""
CLANG_TWO_ERRORS = CLANG_IN_A_HEADER + f"{TEST}:11:5: error: use of undeclared identifier 'x'\n"
# What Clang prints of two assertions that fail in one instantiation.
CLANG_EXPLAINED_ONCE = CLANG_IN_A_HEADER.replace("1 error generated.\n", "") + f"""\
{HEADER}:18:19: error: static assertion failed
   18 |     static_assert(false);
      |                   ^~~~~
2 errors generated.
"""
CLANG_WARNING_BETWEEN = f"""\
{TEST}:3:1: warning: unused variable [-Wunused]
{TEST}:10:1: note: on the marked line, about the warning
{TEST}:12:1: error: something else
"""

GCC_ON_THE_LINE = f"""\
{TEST}:10:21: error: no match for call to '(const just_t) (const char [5])'
   10 | int value = ex::just("text"); // REJECTED
      |             ~~~~~~~~^~~~~~~~
In file included from /suite/support/execution.h:10,
                 from {TEST}:5:
  • there is 1 candidate
    {HEADER}:8:8:
        8 | struct just_t {{
          |        ^~~~~~
    • candidate 1: 'constexpr int just_t::operator()(int) const' (near match)
      {HEADER}:9:17:
      • error: invalid conversion from 'const char*' to 'int' [-fpermissive]
        {TEST}:10:22:
"""
GCC_IN_A_HEADER = f"""\
In file included from /suite/support/execution.h:10,
                 from {TEST}:5:
{HEADER}: In instantiation of 'constexpr T then_t::operator()(T) const [with T = char]':
{TEST}:10:21:   required from here
   10 | int value = ex::then('c'); // REJECTED
      |             ~~~~~~~~^~~~~
{HEADER}:17:29: error: static assertion failed
   17 |     static_assert(sizeof(T) >= sizeof(int));
      |                   ~~~~~~~~~~^~~~~~~~~~~~~~
  • the comparison reduces to '(1 >= 4)'
{TEST}:11:1: error: something else
"""
GCC_NESTED_PLACE = f"""\
{HEADER}:17:29: error: constraints not satisfied
  • required for something
    {TEST}:10:3:
       10 | int value = ex::then('c'); // REJECTED
"""


class BelongsTest(unittest.TestCase):
    def belonging(self, output: str, lines: set[int] = {10}) -> list[bool]:
        errors = diagnostics.errors(output)
        stray = diagnostics.strays(errors, TEST, lines)
        return [error not in stray for error in errors]

    def test_an_error_on_the_line(self) -> None:
        self.assertEqual(self.belonging(CLANG_ON_THE_LINE), [True])
        self.assertEqual(self.belonging(GCC_ON_THE_LINE), [True])

    def test_an_error_on_another_line(self) -> None:
        self.assertEqual(self.belonging(CLANG_ON_THE_LINE, {9, 11}), [False])
        self.assertEqual(self.belonging(GCC_ON_THE_LINE, {9, 11}), [False])

    def test_the_same_line_of_another_file(self) -> None:
        self.assertEqual(self.belonging(f"{HEADER}:10:1: error: wrong\n"), [False])

    def test_an_error_in_a_header_that_is_explained_on_the_line(self) -> None:
        self.assertEqual(self.belonging(CLANG_IN_A_HEADER), [True])
        self.assertEqual(self.belonging(GCC_IN_A_HEADER), [True, False])
        self.assertEqual(self.belonging(GCC_NESTED_PLACE), [True])

    def test_to_include_a_header_on_the_line_explains_nothing(self) -> None:
        self.assertEqual(self.belonging(CLANG_HEADER_ALONE), [False])

    def test_each_error_has_its_own_explanation(self) -> None:
        self.assertEqual(self.belonging(CLANG_TWO_ERRORS), [True, False])
        self.assertEqual(self.belonging(CLANG_TWO_ERRORS, {11}), [False, True])

    def test_an_error_that_leads_nowhere_belongs_with_the_one_before(self) -> None:
        self.assertEqual(self.belonging(CLANG_EXPLAINED_ONCE), [True, True])
        self.assertEqual(self.belonging(CLANG_EXPLAINED_ONCE, {11}), [False, False])

    def test_notes_of_a_warning_explain_no_error(self) -> None:
        self.assertEqual(self.belonging(CLANG_WARNING_BETWEEN), [False])

    def test_an_error_without_a_place(self) -> None:
        self.assertEqual(self.belonging("clang++-22: error: unknown argument: '-x'\n"), [False])


class ParseTest(unittest.TestCase):
    def test_severities(self) -> None:
        output = "".join(f"a.cpp:{line}:1: {severity}: message\n" for line, severity in enumerate(
            ("error", "fatal error", "sorry, unimplemented", "warning", "note", "remark"), 1))
        self.assertEqual([(found.is_error, found.place) for found in diagnostics.parse(output)],
                         [(True, Place("a.cpp", 1)), (True, Place("a.cpp", 2)), (True, Place("a.cpp", 3)),
                          (False, Place("a.cpp", 4))])

    def test_a_place_without_a_column(self) -> None:
        self.assertEqual(diagnostics.parse("a.cpp:7: error: message\n"),
                         [Diagnostic(True, "message", Place("a.cpp", 7), [])])

    def test_in_one_line(self) -> None:
        self.assertEqual(list(map(str, diagnostics.errors(CLANG_HEADER_ALONE))),
                         ["offence.hpp:3: static assertion failed"])
        self.assertEqual(list(map(str, diagnostics.errors("ld.lld: error: undefined symbol: f()\n"))),
                         ["undefined symbol: f()"])

    def test_nothing_said(self) -> None:
        self.assertEqual(diagnostics.parse(""), [])
        self.assertEqual(diagnostics.parse("a.cpp:1:1: note: to nothing\n"), [])


class CrashTest(unittest.TestCase):
    def test_the_compiler_says_that_it_crashed(self) -> None:
        for said in ("PLEASE submit a bug report to https://example.org and include the crash backtrace.",
                     "a.cpp:1:1: internal compiler error: Segmentation fault",
                     "LLVM ERROR: out of memory"):
            self.assertTrue(diagnostics.compiler_crashed(said))

    def test_an_error_is_not_a_crash(self) -> None:
        for said in (CLANG_TWO_ERRORS, GCC_ON_THE_LINE, ""):
            self.assertFalse(diagnostics.compiler_crashed(said))


if __name__ == "__main__":
    unittest.main()
