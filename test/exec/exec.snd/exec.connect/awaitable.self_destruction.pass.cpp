// [exec.connect]/4
//
// The operation of an awaitable may complete inside start, and the completion may destroy it: start does not look at it
// any more.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "stop_callbacks.h"
#include "tags.h"

#include <cassert>
#include <coroutine>
#include <exception>

template<class Awaitable>
struct fixture {
  struct receiver {
    using receiver_concept = tag::receiver;

    fixture* self;

    void set_value() && noexcept { complete(); }
    void set_error(std::exception_ptr) && noexcept { complete(); }
    void set_stopped() && noexcept { complete(); }

  private:
    void complete() const noexcept {
      fixture& fixed = *self;
      ++fixed.completions;
      fixed.op.destroy(); // and *this with it
    }
  };

  struct operation {
    ex::connect_result_t<Awaitable, receiver> state;

    operation(const Awaitable& awaitable, fixture* self) : state(ex::connect(Awaitable(awaitable), receiver{self})) {}
  };

  slot<operation> op;
  int completions = 0;
};

struct stops {
  bool await_ready() const noexcept { return false; }

  template<class Promise>
  std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> h) const noexcept {
    return h.promise().unhandled_stopped();
  }

  void await_resume() const noexcept {}
};

template<class Awaitable>
void test(Awaitable awaitable) {
  fixture<Awaitable> fixed;
  fixed.op.emplace(awaitable, &fixed);
  ex::start(fixed.op.get().state);
  assert(fixed.completions == 1);
  assert(fixed.op.untouched());
}

int main(int, char**) {
  test(ready{[] {}});
  test(ready{[] { throw 7; }});
  test(stops());
  return 0;
}
