// [exec.connect]/6.1
//
// A sender with a member function connect is connected by that, whether or not it is awaitable, too.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
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
  void await_suspend(std::coroutine_handle<>) const noexcept {}
  int await_resume() const noexcept { return 8; }
};

int main(int, char**) {
  record told;
  run(awaitable_sender(), value_receiver(told, [](int i) { assert(i == 7); }));
  assert(told.value());
  return 0;
}
