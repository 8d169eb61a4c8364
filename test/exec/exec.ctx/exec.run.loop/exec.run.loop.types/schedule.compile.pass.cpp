// [exec.run.loop.types]/4
//
// The schedule senders of a run_loop are of one type, whatever the value category of the scheduler; schedule does not
// throw.

#include "execution.h"

#include <concepts>
#include <utility>

using scheduler = decltype(std::declval<ex::run_loop&>().get_scheduler());

static_assert(ex::sender<ex::schedule_result_t<scheduler>>);
static_assert(std::same_as<ex::schedule_result_t<scheduler>, ex::schedule_result_t<scheduler&>>);
static_assert(noexcept(ex::schedule(std::declval<scheduler>())));
static_assert(noexcept(ex::schedule(std::declval<scheduler&>())));
