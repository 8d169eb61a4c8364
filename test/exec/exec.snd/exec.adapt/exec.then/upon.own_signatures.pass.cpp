// [exec.then]/5
//
// The functions of upon_error and upon_stopped need not take values: each takes what it is there for. If the sender
// sends nothing of that kind, it does not matter what the function takes.
//
// EDITION: c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>

struct error {};

struct takes_something_else {
  void operator()(const char*, int) const noexcept {}
};

using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(error), ex::set_stopped_t()>;

int main(int, char**) {
  {
    record told;
    run(ex::upon_error(sends<signatures>(ex::set_error, error()), [](error) noexcept {}), any_receiver(told));
    assert(told.value());

    record told_nothing;
    run(ex::upon_error(ex::just(1), takes_something_else()), any_receiver(told_nothing));
    assert(told_nothing.value());
  }
  {
    record told;
    run(ex::upon_stopped(sends<signatures>(ex::set_stopped), [] noexcept {}), any_receiver(told));
    assert(told.value());

    record told_nothing;
    run(ex::upon_stopped(ex::just(1), takes_something_else()), any_receiver(told_nothing));
    assert(told_nothing.value());
  }
  return 0;
}
