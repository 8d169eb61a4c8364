// [exec.then]/5
//
// The functions of upon_error and upon_stopped need not take values: each takes what it is there for.
//
// EDITION: cd
// INFORMATIVE: the text checks the functions of all three adaptors against values, which LWG 4369 has corrected since

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>

struct error {};

using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(error), ex::set_stopped_t()>;

int main(int, char**) {
  {
    record told;
    run(ex::upon_error(sends<signatures>(ex::set_error, error()), [](error) noexcept {}), any_receiver(told));
    assert(told.value());
  }
  {
    record told;
    run(ex::upon_stopped(sends<signatures>(ex::set_stopped), [] noexcept {}), any_receiver(told));
    assert(told.value());
  }
  return 0;
}
