// [exec.par.scheduler]/9.2
//
// A schedule sender can also fail and be stopped, and an algorithm behind it sees that unchanged.
//
// EDITION: cd c++26

#include "backends.h"
#include "execution.h"
#include "receivers.h"
#include "signatures.h"

#include <cassert>
#include <exception>
#include <memory>
#include <stdexcept>

using sender = ex::schedule_result_t<ex::parallel_scheduler>;
static_assert(
  completes_in_with<sender, ex::env<>, ex::set_value_t(), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>);

int main(int, char**) {
  const auto backend = std::make_shared<manual_backend>();
  const ex::parallel_scheduler sch = scheduler_of(backend);
  const auto never = [] { assert(false); };
  { // an error
    record told;
    const std::exception_ptr error = std::make_exception_ptr(std::runtime_error("no agent is to be had"));
    auto op = ex::connect(
      ex::schedule(sch) | ex::then(never), error_receiver(told, [&](std::exception_ptr e) { assert(e == error); }));
    ex::start(op);
    backend->take(algorithm::schedule).proxy->set_error(error);
    assert(told.error());
  }
  { // stopped
    record told;
    auto op = ex::connect(ex::schedule(sch) | ex::then(never), any_receiver(told));
    ex::start(op);
    backend->take(algorithm::schedule).proxy->set_stopped();
    assert(told.stopped());
  }
  return 0;
}
