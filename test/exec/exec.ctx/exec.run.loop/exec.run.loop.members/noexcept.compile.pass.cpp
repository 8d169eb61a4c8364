// [exec.run.loop.members]/d3, [exec.run.loop.members]/d4, [exec.run.loop.members]/d5
//
// get_scheduler, run and finish do not throw.
//
// EDITION: c++26

#include "execution.h"

#include <concepts>

template<class Loop>
concept nothrow_members = requires(Loop& loop) {
  { loop.get_scheduler() } noexcept -> ex::scheduler;
  { loop.run() } noexcept -> std::same_as<void>;
  { loop.finish() } noexcept -> std::same_as<void>;
};

static_assert(nothrow_members<ex::run_loop>);
