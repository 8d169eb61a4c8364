// [exec.sysctxrepl.psb]/1
//
// The backend outlives the work that it was given: an operation that was started keeps it alive until it completes,
// even if nobody else does.
//
// EDITION: cd c++26

#include "backends.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <memory>
#include <utility>

int main(int, char**) {
  auto backend = std::make_shared<manual_backend>();
  manual_backend& work = *backend;
  const std::weak_ptr<manual_backend> alive = backend;
  record told;
  auto op = ex::connect(ex::schedule(scheduler_of(std::move(backend))), any_receiver(told));
  installed_backend.reset();
  assert(!alive.expired());
  ex::start(op);
  assert(!alive.expired());
  work.take(algorithm::schedule).proxy->set_value();
  assert(told.value());
  return 0;
}
