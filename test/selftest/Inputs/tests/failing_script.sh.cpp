// [exec.just]/1
//
// A test with commands of its own, the last of which fails.
//
// RUN: %{cxx} %{flags} %{compile_flags} -fsyntax-only %s
// RUN: false

#include "execution.h"

int value = ex::just(42);
