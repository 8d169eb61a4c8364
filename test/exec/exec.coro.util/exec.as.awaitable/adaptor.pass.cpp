// [exec.as.awaitable]/7.3
//
// If the attributes of a sender have a completion adaptor for awaiting, the sender that this makes of it is awaited in
// its place.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <utility>

// Adds to the result.
struct adaptor {
  int number;

  template<class Sndr>
  auto operator()(Sndr&& sndr) const {
    return ex::then(std::forward<Sndr>(sndr).base, [number = number](int i) { return i + number; });
  }
};

template<class Sndr>
struct adapted {
  using sender_concept = tag::sender;

  struct attributes {
    adaptor adapts;
    adaptor query(ex::get_await_completion_adaptor_t) const noexcept { return adapts; }
  };

  Sndr base;
  adaptor adapts;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::get_completion_signatures<Sndr, Env...>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(base, std::move(rcvr));
  }

  attributes get_env() const noexcept { return {adapts}; }
};

int main(int, char**) {
  { // inside start
    const auto body = []() -> coroutine<awaits_senders> {
      const adapted sndr{ex::just(7), {10}};
      assert(co_await sndr == 17);
      assert(co_await auto(sndr) == 17);
    };
    const auto coro = body();
    coro.resume();
    assert(coro.returned());
  }
  { // later
    deferred<ex::set_value_t(int), ex::set_stopped_t()> source;
    const auto body = [&]() -> coroutine<awaits_senders> {
      assert((co_await adapted{source.sender(), {10}} == 17));
      co_await adapted{source.sender(), {10}};
      assert(false && "a stopped coroutine goes on");
    };
    const auto coro = body();
    coro.resume();
    source.complete(ex::set_value, 7);
    source.complete(ex::set_stopped);
    assert(coro.promise().stopped == 1);
  }
  return 0;
}
