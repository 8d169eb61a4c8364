// [task.promise]/7.1
//
// If an exception has left the body, the operation fails with a pointer to it as an rvalue, whatever was returned.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tasks.h"

#include <cassert>
#include <concepts>
#include <exception>

task<int> fails_at_once() {
  throw 7;
  co_return 1;
}

task<int> fails_later(deferred<ex::set_value_t()>& source) {
  co_await source.sender();
  throw 7;
}

struct throwing_destructor {
  ~throwing_destructor() noexcept(false) { throw 7; }
};

task<int> fails_after_return() {
  throwing_destructor local;
  co_return 1;
}

auto expect_seven(record& told) {
  return error_receiver(
    told,
    []<class Err>(Err&& err) {
      static_assert(std::same_as<Err, std::exception_ptr>);
      try {
        std::rethrow_exception(err);
      } catch (int i) {
        assert(i == 7);
      }
    },
    inline_env());
}

int main(int, char**) {
  {
    record told;
    run(fails_at_once(), expect_seven(told));
    assert(told.error());
  }
  {
    record told;
    deferred<ex::set_value_t()> source;
    auto op = ex::connect(fails_later(source), expect_seven(told));
    ex::start(op);
    assert(told.pending());
    source.complete(ex::set_value);
    assert(told.error());
  }
  {
    record told;
    run(fails_after_return(), expect_seven(told));
    assert(told.error());
  }
  return 0;
}
