// [exec.then]/5
//
// The function of then need not take anything but values: neither the errors of the sender, nor nothing because the
// sender can be stopped. If the sender sends no values, it does not matter what the function takes.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>

struct error {};

struct takes_something_else {
  void operator()(const char*, int) const noexcept {}
};

int main(int, char**) {
  {
    using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(error), ex::set_stopped_t()>;
    auto fn = [](int i) noexcept { return i; };
    record told;
    run(ex::then(sends<signatures>(ex::set_error, error()), fn), any_receiver(told));
    assert(told.error());

    record told_again;
    run(ex::then(sends<signatures>(ex::set_stopped), fn), any_receiver(told_again));
    assert(told_again.stopped());
  }
  {
    record told;
    run(ex::then(ex::just_stopped(), takes_something_else()), any_receiver(told));
    assert(told.stopped());

    record told_again;
    run(ex::then(ex::just_error(error()), takes_something_else()), any_receiver(told_again));
    assert(told_again.error());
  }
  return 0;
}
