// [exec.as.awaitable]/7.2
//
// A sender that is awaitable only by coroutines of this one type is awaited as a sender.
//
// EDITION: cd

#include "coroutines.h"
#include "execution.h"
#include "tags.h"

#include <cassert>
#include <coroutine>
#include <utility>

struct awaitable_sender {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(7), std::move(rcvr));
  }

  bool await_ready() const noexcept { return true; }
  void await_suspend(coroutine<awaits_senders>::handle) const noexcept {}
  int await_resume() const noexcept { return 8; }
};

int main(int, char**) {
  const auto body = []() -> coroutine<awaits_senders> { assert(co_await awaitable_sender() == 7); };
  const auto coro = body();
  coro.resume();
  assert(coro.returned());
  return 0;
}
