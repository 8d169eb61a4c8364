// [exec.as.awaitable]/5
//
// The sender is connected when it is made awaitable, an rvalue as an rvalue, and need not live any longer.

#include "coroutines.h"
#include "execution.h"
#include "senders.h"
#include "tags.h"
#include "values.h"

#include <cassert>
#include <optional>
#include <utility>

// Sends as which it was connected.
struct by_category {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) && {
    return ex::connect(ex::just(1), std::move(rcvr));
  }
  template<class Rcvr>
  auto connect(Rcvr rcvr) & {
    return ex::connect(ex::just(2), std::move(rcvr));
  }
  template<class Rcvr>
  auto connect(Rcvr rcvr) const& {
    return ex::connect(ex::just(3), std::move(rcvr));
  }
};

// Its connect throws.
struct not_connected {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    throw 7;
    return ex::connect(ex::just(), std::move(rcvr));
  }
};

int main(int, char**) {
  { // lvalues and rvalues
    const auto body = []() -> coroutine<awaits_senders> {
      by_category sndr;
      assert(co_await by_category() == 1);
      assert(co_await std::move(sndr) == 1);
      // By the letter, no template argument could be deduced from an lvalue: it may be connected itself, or a copy.
      const int of_lvalue = co_await sndr;
      assert(of_lvalue == 2 || of_lvalue == 1);
      const int of_const = co_await std::as_const(sndr);
      assert(of_const == 3 || of_const == 1);
    };
    const auto coro = body();
    coro.resume();
    assert(coro.returned());
  }
  { // what cannot be copied
    const auto body = []() -> coroutine<awaits_senders> {
      assert(co_await move_only_sender(ex::just(7)) == 7);
      const move_only result = co_await ex::just(move_only(8));
      assert(result.value == 8);
    };
    const auto coro = body();
    coro.resume();
    assert(coro.returned());
  }
  { // the sender is gone while the coroutine waits
    deferred<ex::set_value_t(int)> source;
    std::optional sndr(ex::then(source.sender(), [](int i) { return i + 1; }));
    const auto body = [&]() -> coroutine<awaits_senders> { assert(co_await *sndr == 8); };
    const auto coro = body();
    coro.resume();
    sndr.reset();
    source.complete(ex::set_value, 7);
    assert(coro.returned());
  }
  { // an exception of connect's is thrown in the coroutine, which is not suspended
    bool caught = false;
    const auto body = [&]() -> coroutine<awaits_senders> {
      try {
        co_await not_connected();
      } catch (int) {
        caught = true;
      }
    };
    const auto coro = body();
    coro.resume();
    assert(caught);
    assert(coro.returned());
  }
  return 0;
}
