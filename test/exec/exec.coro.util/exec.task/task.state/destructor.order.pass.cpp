// [task.state]/3
//
// The coroutine is the first to go: what is in it can rely on the environment, the env_type and the receiver to the
// end.

#include "execution.h"
#include "senders.h"
#include "tags.h"
#include "tasks.h"

#include <cassert>
#include <utility>

// What of the operation state is alive.
struct parts {
  int receivers = 0;
  int own_envs = 0;
  int environments = 0;
  bool seen = false;
};

struct receiver {
  using receiver_concept = tag::receiver;

  struct env {
    parts* alive;

#if CONFORM_EDITION < 2026
    ex::inline_scheduler query(ex::get_scheduler_t) const noexcept { return {}; }
#else
    ex::inline_scheduler query(ex::get_start_scheduler_t) const noexcept { return {}; }
#endif
  };

  parts* alive;

  explicit receiver(parts& alive) : alive(&alive) { ++alive.receivers; }
  receiver(receiver&& other) noexcept : alive(other.alive) { ++alive->receivers; }
  ~receiver() { --alive->receivers; }

  void set_value() && noexcept {}
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept {}
  env get_env() const noexcept { return {alive}; }
};

struct own_env {
  parts* alive;

  explicit own_env(const receiver::env& env) : alive(env.alive) { ++alive->own_envs; }
  own_env(own_env&&) = delete;
  ~own_env() { --alive->own_envs; }
};

struct environment {
  template<class>
  using env_type = own_env;

  parts* alive;

  explicit environment(const own_env& own) : alive(own.alive) { ++alive->environments; }
  environment(environment&&) = delete;
  ~environment() { --alive->environments; }
};

// A parameter of the coroutine: it is gone with the frame only.
struct last_in_coroutine {
  parts* alive;

  explicit last_in_coroutine(parts& alive) : alive(&alive) {}
  last_in_coroutine(last_in_coroutine&& other) noexcept : alive(std::exchange(other.alive, nullptr)) {}

  ~last_in_coroutine() {
    if (alive == nullptr)
      return;
    assert(alive->receivers != 0 && alive->own_envs == 1 && alive->environments == 1);
    alive->seen = true;
  }
};

using source_type = deferred<ex::set_value_t(), ex::set_stopped_t()>;

task<void, environment> coroutine(last_in_coroutine, source_type& source) {
  co_await source.sender();
}

template<class Use>
void test(Use use) {
  parts alive;
  source_type source;
  {
    auto op = ex::connect(coroutine(last_in_coroutine(alive), source), receiver(alive));
    use(op, source);
  }
  assert(alive.seen);
  assert(alive.receivers == 0 && alive.own_envs == 0 && alive.environments == 0);
}

int main(int, char**) {
  test([](auto&, auto&) {}); // never started
  test([](auto& op, auto& source) {
    ex::start(op);
    source.complete(ex::set_value);
  });
  test([](auto& op, auto& source) {
    ex::start(op);
    source.complete(ex::set_stopped);
  });
  return 0;
}
