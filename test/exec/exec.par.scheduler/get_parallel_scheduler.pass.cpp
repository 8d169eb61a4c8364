// [exec.par.scheduler]/12
//
// get_parallel_scheduler asks for the backend each time, and the scheduler that it returns keeps it alive.
//
// EDITION: cd c++26

#include "backends.h"
#include "execution.h"

#include <cassert>
#include <memory>
#include <optional>

int main(int, char**) {
  { // whatever the backend is at the time
    const auto first = std::make_shared<manual_backend>();
    const auto second = std::make_shared<manual_backend>();
    assert(scheduler_of(first) != scheduler_of(second));
    assert(scheduler_of(first) == scheduler_of(first));
  }
  { // it lives as long as the scheduler
    auto backend = std::make_shared<manual_backend>();
    const std::weak_ptr<manual_backend> alive = backend;
    std::optional<ex::parallel_scheduler> sch = scheduler_of(std::move(backend));
    installed_backend.reset();
    assert(!alive.expired());
    auto copy = sch;
    sch.reset();
    assert(!alive.expired());
  }
  return 0;
}
