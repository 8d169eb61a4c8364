// [exec.as.awaitable]/7.3
//
// The completion adaptor is given the sender as the lvalue or rvalue that it is.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"

#include <cassert>
#include <type_traits>
#include <utility>

struct by_category {
  template<class Sndr>
  auto operator()(Sndr&&) const {
    return ex::just(std::is_lvalue_reference_v<Sndr>);
  }
};

struct adapted : sends_int<7> {
  struct attributes {
    by_category query(ex::get_await_completion_adaptor_t) const noexcept { return {}; }
  };

  attributes get_env() const noexcept { return {}; }
};

int main(int, char**) {
  const auto body = []() -> coroutine<awaits_senders> {
    adapted sndr;
    assert(!co_await adapted());
    assert(co_await sndr);
    assert(co_await std::as_const(sndr));
    assert(!co_await std::move(sndr));
  };
  const auto coro = body();
  coro.resume();
  assert(coro.returned());
  return 0;
}
