// [exec.connect]/6.1
//
// A sender with a member function connect is connected by that, whether or not it is awaitable, too.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <coroutine>

struct awaitable_sender : sends_int<7> {
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
