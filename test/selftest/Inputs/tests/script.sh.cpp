// [exec.just]/1
//
// A test with commands of its own.
//
// ADDITIONAL_COMPILE_FLAGS: -DANSWER=42
// RUN: %{cxx} %{flags} %{compile_flags} %s %{link_flags} -o %t.exe
// RUN: %t.exe

#include "execution.h"

int main(int, char**) {
  return ex::just(ANSWER) - 42;
}
