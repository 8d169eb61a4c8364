// [exec.just]/1
//
// A test with a command that does not end.
//
// RUN: sleep 1000

#include "execution.h"

int value = ex::just(42);
