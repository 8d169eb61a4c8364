// [exec.connect]/6.2
//
// A sender without a member function connect is connected as an awaitable, even if it says itself that it is a sender
// or says how it completes.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <coroutine>
#include <exception>
#include <utility>

struct awaitable {
  bool await_ready() const noexcept { return true; }
  void await_suspend(std::coroutine_handle<>) const noexcept {}
  int await_resume() const noexcept { return 7; }
};

struct tagged : awaitable {
  using sender_concept = tag::sender;
};

struct with_signatures : tagged {
  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>();
  }
};

// Its connect takes no receiver at all.
struct with_another_connect : tagged {
  void connect() const;
};

template<class Awaitable>
void test() {
  record told;
  run(Awaitable(), value_receiver(told, [](int i) { assert(i == 7); }));
  assert(told.value());
}

int main(int, char**) {
  test<awaitable>();
  test<tagged>();
  test<with_signatures>();
  test<with_another_connect>();
  return 0;
}
