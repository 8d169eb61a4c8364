// [task.state]/3
//
// The completion itself may destroy the operation state, and with it the coroutine, by whichever channel it comes.

#include "execution.h"
#include "senders.h"
#include "tags.h"
#include "tasks.h"

#include <cassert>
#include <exception>
#include <utility>

struct fixture;

struct destroying_receiver {
  using receiver_concept = tag::receiver;

  fixture* self;

  void set_value() && noexcept;
  void set_error(auto&&) && noexcept { std::move(*this).set_value(); }
  void set_stopped() && noexcept { std::move(*this).set_value(); }
  auto get_env() const noexcept { return inline_env(); }
};

struct fixture {
  int alive = 0;
  deferred<ex::set_value_t(bool), ex::set_error_t(int), ex::set_stopped_t()> source;

  struct operation {
    ex::connect_result_t<task<void, fails_with<int, std::exception_ptr>>, destroying_receiver> state;

    explicit operation(fixture& self)
      : state(ex::connect(coroutine(lodger(self.alive), self), destroying_receiver{&self})) {}
  };

  operation* op = nullptr;

  static task<void, fails_with<int, std::exception_ptr>> coroutine(lodger, fixture& self) {
    lodger local(self.alive);
    if (co_await self.source.sender())
      co_yield ex::with_error(1);
  }

  template<class... Completion>
  void test(Completion... completion) {
    op = new operation(*this);
    ex::start(op->state);
    assert(alive > 0);
    source.complete(completion...);
    assert(op == nullptr);
    assert(alive == 0);
  }
};

void destroying_receiver::set_value() && noexcept {
  fixture& fixed = *self;
  delete std::exchange(fixed.op, nullptr); // and *this with it
}

int main(int, char**) {
  fixture fixed;
  fixed.test(ex::set_value, false);
  fixed.test(ex::set_value, true);
  fixed.test(ex::set_error, 1);
  fixed.test(ex::set_stopped);
  return 0;
}
