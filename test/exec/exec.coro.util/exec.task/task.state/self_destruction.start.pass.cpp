// [task.state]/4
//
// The coroutine may complete inside start, and the completion may destroy the operation state: start does not look at
// that any more.
//
// EDITION: cd c++26

#include "execution.h"
#include "stop_callbacks.h"
#include "tags.h"
#include "tasks.h"

#include <cassert>
#include <exception>

struct fixture;

struct destroying_receiver {
  using receiver_concept = tag::receiver;

  fixture* self;

  void set_value() && noexcept { complete(); }
  void set_error(auto&&) && noexcept { complete(); }
  void set_stopped() && noexcept { complete(); }
  auto get_env() const noexcept { return inline_env(); }

private:
  void complete() const noexcept;
};

using task_type = task<void, fails_with<int, std::exception_ptr>>;

struct fixture {
  struct operation {
    ex::connect_result_t<task_type, destroying_receiver> state;

    operation(task_type&& sndr, fixture* self)
      : state(ex::connect(static_cast<task_type&&>(sndr), destroying_receiver{self})) {}
  };

  slot<operation> op;
  int completions = 0;
};

void destroying_receiver::complete() const noexcept {
  fixture& fixed = *self;
  ++fixed.completions;
  fixed.op.destroy(); // and *this with it
}

task_type returns() {
  co_return;
}

task_type throws() {
  throw 1;
  co_return;
}

task_type fails() {
  co_yield ex::with_error(1);
}

task_type stops() {
  co_await ex::just_stopped();
}

void test(task_type sndr) {
  fixture fixed;
  fixed.op.emplace(static_cast<task_type&&>(sndr), &fixed);
  ex::start(fixed.op.get().state);
  assert(fixed.completions == 1);
  assert(fixed.op.untouched());
}

int main(int, char**) {
  test(returns());
  test(throws());
  test(fails());
  test(stops());
  return 0;
}
