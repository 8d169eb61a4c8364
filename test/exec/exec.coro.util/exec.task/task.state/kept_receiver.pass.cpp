// [task.state]/2.3, [task.state]/2.4
//
// The environments from which the env_type and the environment are made are those of the receiver in the operation
// state: they can refer to it as long as that lives.

#include "environments.h"
#include "execution.h"
#include "tags.h"
#include "tasks.h"

#include <cassert>
#include <utility>

struct receiver {
  using receiver_concept = tag::receiver;

  struct env {
    const receiver* rcvr;

    int query(forwarding) const noexcept { return *rcvr->number; }

#if CONFORM_EDITION < 2026
    ex::inline_scheduler query(ex::get_scheduler_t) const noexcept { return {}; }
#else
    ex::inline_scheduler query(ex::get_start_scheduler_t) const noexcept { return {}; }
#endif
  };

  int* number;
  int* completions;

  receiver(int& number, int& completions) : number(&number), completions(&completions) {}
  receiver(receiver&& other) noexcept
    : number(std::exchange(other.number, nullptr))
    , completions(std::exchange(other.completions, nullptr)) {}
  ~receiver() { number = nullptr; }

  void set_value(int result) && noexcept {
    assert(result == *number);
    ++*completions;
  }
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept { assert(false); }
  env get_env() const noexcept { return {this}; }
};

struct by_env_type {
  struct own {
    const receiver* rcvr;
    explicit own(const receiver::env& env) : rcvr(env.rcvr) {}
  };

  template<class>
  using env_type = own;

  const receiver* rcvr;
  explicit by_env_type(const own& own) : rcvr(own.rcvr) {}

  int query(forwarding) const noexcept { return *rcvr->number; }
};

struct by_environment {
  const receiver* rcvr;
  explicit by_environment(const receiver::env& env) : rcvr(env.rcvr) {}

  int query(forwarding) const noexcept { return *rcvr->number; }
};

template<class Environment>
task<int, Environment> coroutine() {
  const int before = co_await ex::read_env(forwarding());
  co_await ex::just();
  const int after = co_await ex::read_env(forwarding());
  assert(before == after);
  co_return after;
}

template<class Environment>
void test() {
  int number = 7;
  int completions = 0;
  auto op = ex::connect(coroutine<Environment>(), receiver(number, completions));
  ex::start(op);
  assert(completions == 1);
}

int main(int, char**) {
  test<by_env_type>();
  test<by_environment>();
  return 0;
}
