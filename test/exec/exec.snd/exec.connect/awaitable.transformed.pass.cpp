// [exec.connect]/6.2
//
// What is awaited is what the domain makes of the sender: a sender that nobody could connect may become an awaitable,
// and one awaitable another.
//
// EDITION: cd

#include "coroutines.h"
#include "domains.h"
#include "environments.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <concepts>
#include <coroutine>

struct awaits {
  int value;

  bool await_ready() const noexcept { return true; }
  void await_suspend(std::coroutine_handle<>) const noexcept {}
  int await_resume() const noexcept { return value; }
};

struct original : awaits {};

struct domain {
  template<std::same_as<tagged_sender<silent_tag>> Sndr, class Env>
  static awaits transform_sender(Sndr&& sndr, const Env&) noexcept {
    return {sndr.number + 1};
  }

  template<std::same_as<original> Sndr, class Env>
  static awaits transform_sender(Sndr&& sndr, const Env&) noexcept {
    return {sndr.value + 2};
  }
};

struct environment {
  domain query(ex::get_domain_t) const noexcept { return {}; }
};

template<class Sndr>
void test(Sndr sndr, int expected) {
  record told;
  run(std::move(sndr), value_receiver(told, [=](int value) { assert(value == expected); }, environment()));
  assert(told.value());
}

int main(int, char**) {
  test(tagged_sender<silent_tag>{{}, 6}, 7);
  test(original{6}, 8);
  return 0;
}
