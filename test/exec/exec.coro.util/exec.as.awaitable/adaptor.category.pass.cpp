// [exec.as.awaitable]/7.3
//
// The completion adaptor is given the sender as the lvalue or rvalue that it is.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "tags.h"

#include <cassert>
#include <type_traits>
#include <utility>

struct by_category {
  template<class Sndr>
  auto operator()(Sndr&&) const {
    return ex::just(std::is_lvalue_reference_v<Sndr>);
  }
};

struct adapted {
  using sender_concept = tag::sender;

  struct attributes {
    by_category query(ex::get_await_completion_adaptor_t) const noexcept { return {}; }
  };

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(), std::move(rcvr));
  }

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
