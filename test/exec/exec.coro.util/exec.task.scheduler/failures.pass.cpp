// [exec.task.scheduler]/10
//
// The errors of the scheduler inside and its stopped completion are passed on as they are.
//
// EDITION: cd

#include "execution.h"
#include "large_schedulers.h"
#include "receivers.h"
#include "schedulers.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <system_error>

int main(int, char**) {
  manual_resource<ex::set_error_t(std::error_code), ex::set_error_t(std::exception_ptr), ex::set_stopped_t()> resource;
  schedule_counts counts;
  for_each_size(resource.scheduler(), counts, [&](auto inner) {
    ex::task_scheduler sch(inner);
    {
      record told;
      auto op = ex::connect(ex::schedule(sch), error_receiver(told, []<class Err>(Err&& err) {
        if constexpr (std::same_as<Err, std::error_code>)
          assert(err == std::errc::timed_out);
        else
          assert(false);
      }));
      ex::start(op);
      assert(told.pending());
      resource.complete(ex::set_error, std::make_error_code(std::errc::timed_out));
      assert(told.error());
    }
    {
      record told;
      const std::exception_ptr sent = std::make_exception_ptr(7);
      auto op = ex::connect(ex::schedule(sch), error_receiver(told, [&]<class Err>(Err&& err) {
        if constexpr (std::same_as<Err, std::exception_ptr>)
          assert(err == sent);
        else
          assert(false);
      }));
      ex::start(op);
      resource.complete(ex::set_error, sent);
      assert(told.error());
    }
    {
      outcome told;
      auto op = ex::connect(ex::schedule(sch), located(told));
      ex::start(op);
      resource.complete(ex::set_stopped);
      assert(told.stopped());
      assert(told.where == &resource);
    }
    {
      record told;
      auto op = ex::connect(ex::schedule(sch), any_receiver(told));
      ex::start(op);
      resource.complete(ex::set_value);
      assert(told.value());
    }
  });
  return 0;
}
