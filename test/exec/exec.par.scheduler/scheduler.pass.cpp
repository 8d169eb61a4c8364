// [exec.par.scheduler]/1
//
// The parallel scheduler is a scheduler: it can be copied and compared, and is the completion scheduler of its schedule
// senders.

#include "backends.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <memory>
#include <utility>

static_assert(ex::scheduler<ex::parallel_scheduler>);
static_assert(ex::scheduler<ex::parallel_scheduler&>);
static_assert(ex::scheduler<const ex::parallel_scheduler&>);
static_assert(ex::sender<ex::schedule_result_t<ex::parallel_scheduler>>);

int main(int, char**) {
  const auto backend = std::make_shared<manual_backend>();
  const auto other_backend = std::make_shared<manual_backend>();
  ex::parallel_scheduler sch = scheduler_of(backend);
  const ex::parallel_scheduler other = scheduler_of(other_backend);
  { // of copies
    ex::parallel_scheduler copy = sch;
    assert(copy == sch);
    copy = other;
    assert(copy != sch);
    assert(copy == other);
    ex::parallel_scheduler moved = std::move(copy);
    assert(moved == other);
    moved = std::move(sch);
    sch = moved;
    assert(sch == scheduler_of(backend));
  }
  { // of senders, whatever the program's backend is by now
    assert(other == scheduler_of(other_backend));
    auto completion_sch = ex::get_completion_scheduler<ex::set_value_t>(ex::get_env(ex::schedule(sch)));
    static_assert(std::same_as<decltype(completion_sch), ex::parallel_scheduler>);
    assert(completion_sch == sch);
    assert(completion_sch != other);
  }
  return 0;
}
