// seed: P3552R1 L1159
//
// A coroutine reports an error without an exception.

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <system_error>

task<int, fails_with<std::error_code>> parse(const char* text) {
  if (*text < '0' || *text > '9')
    co_yield ex::with_error{std::make_error_code(std::errc::invalid_argument)};
  co_return *text - '0';
}

int main(int, char**) {
  auto [digit] = ext::sync_wait(parse("7") | ex::upon_error([](std::error_code) { return -1; })).value();
  assert(digit == 7);

  record told;
  run(parse("x"),
    error_receiver(told, [](std::error_code error) { assert(error == std::errc::invalid_argument); }, inline_env()));
  assert(told.error());
  return 0;
}
