// [exec.stopped.opt]/2
//
// stopped_as_optional is a pipeable sender adaptor object: sndr | stopped_as_optional says the same as
// stopped_as_optional(sndr).
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <optional>
#include <utility>

static_assert(std::same_as<decltype(ex::stopped_as_optional), const ex::stopped_as_optional_t>);
static_assert(std::semiregular<ex::stopped_as_optional_t>);

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr),
    value_receiver(told, [&](std::optional<int> value) noexcept { result = value.value_or(-1); }));
  assert(told.value());
  return result;
}

int main(int, char**) {
  auto sndr = ex::just(1);
  using type = decltype(ex::stopped_as_optional(sndr));
  static_assert(std::same_as<decltype(sndr | ex::stopped_as_optional), type>);
  static_assert(std::same_as<decltype(std::move(sndr) | ex::stopped_as_optional_t()), type>);

  assert(result_of(ex::stopped_as_optional(sndr)) == 1);
  assert(result_of(sndr | ex::stopped_as_optional) == 1);
  assert(result_of(move_only_sender(ex::just(2)) | ex::stopped_as_optional) == 2);

  { // a part of a longer closure
    auto closure = ex::then([](int i) noexcept { return i + 1; }) | ex::stopped_as_optional;
    assert(result_of(sndr | closure) == 2);
    assert(result_of(ex::just(2) | std::move(closure)) == 3);
  }
  return 0;
}
