// [exec.stopped.err]/2
//
// stopped_as_error is a pipeable sender adaptor object: sndr | stopped_as_error(err) and stopped_as_error(err)(sndr)
// say the same as stopped_as_error(sndr, err).
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

static_assert(std::same_as<decltype(ex::stopped_as_error), const ex::stopped_as_error_t>);
static_assert(std::semiregular<ex::stopped_as_error_t>);

template<class Sndr>
int error_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), error_receiver(told, [&](auto&& error) noexcept {
    if constexpr (std::same_as<decltype(error), int&&>)
      result = error;
    else if constexpr (std::same_as<decltype(error), move_only&&>)
      result = error.value;
  }));
  assert(told.error());
  return result;
}

int main(int, char**) {
  auto sndr = ex::just_stopped();
  using type = decltype(ex::stopped_as_error(sndr, 7));
  static_assert(std::same_as<decltype(sndr | ex::stopped_as_error(7)), type>);
  static_assert(std::same_as<decltype(ex::stopped_as_error(7)(sndr)), type>);

  assert(error_of(ex::stopped_as_error(sndr, 7)) == 7);
  assert(error_of(sndr | ex::stopped_as_error(7)) == 7);
  assert(error_of(ex::stopped_as_error(7)(sndr)) == 7);
  assert(error_of(move_only_sender(sndr) | ex::stopped_as_error(move_only(7))) == 7);

  { // a closure that is an lvalue keeps its error
    const auto closure = ex::stopped_as_error(7);
    assert(error_of(sndr | closure) == 7);
    assert(error_of(closure(sndr)) == 7);
  }
  return 0;
}
