// [exec.as.awaitable]/3
//
// What the sender is connected to is a receiver, which takes all its completions and whose environment does not throw.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <utility>

struct looks_at_receiver {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(std::exception_ptr), ex::set_error_t(char),
      ex::set_stopped_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    static_assert(ex::receiver<Rcvr>);
    static_assert(std::invocable<ex::set_value_t, Rcvr, int>);
    static_assert(std::invocable<ex::set_error_t, Rcvr, std::exception_ptr>);
    static_assert(std::invocable<ex::set_error_t, Rcvr, char>);
    static_assert(std::invocable<ex::set_stopped_t, Rcvr>);
    static_assert(noexcept(ex::get_env(rcvr)));
    return ex::connect(ex::just(7), std::move(rcvr));
  }
};

int main(int, char**) {
  const auto body = []() -> coroutine<awaits_senders> { assert(co_await looks_at_receiver() == 7); };
  const auto coro = body();
  coro.resume();
  assert(coro.returned());
  return 0;
}
