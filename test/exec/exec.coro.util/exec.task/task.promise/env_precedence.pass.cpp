// [task.promise]/15.1, [task.promise]/15.2, [task.promise]/15.3
//
// The scheduler, the allocator and the stop token are those of the coroutine, even if the task's environment has
// answers of its own to these queries.
//
// EDITION: cd c++26

#include "arenas.h"
#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <concepts>
#include <cstddef>
#include <memory>

inline arena another_arena;

struct environment : scheduled_by<ex::inline_scheduler> {
  auto query(exs::get_allocator_t) const noexcept { return arena_allocator<std::byte>(another_arena); }
  exs::never_stop_token query(exs::get_stop_token_t) const noexcept { return {}; }

#if CONFORM_EDITION < 2026
  auto query(ex::get_scheduler_t) const noexcept { return ex::task_scheduler(ex::inline_scheduler()); }
#else
  auto query(ex::get_start_scheduler_t) const noexcept { return ex::task_scheduler(ex::inline_scheduler()); }
#endif
};

task<bool, environment> coroutine() {
  auto sch = co_await ex::read_env(get_starting_scheduler);
  static_assert(std::same_as<decltype(sch), ex::inline_scheduler>);
  auto alloc = co_await ex::read_env(exs::get_allocator);
  static_assert(std::same_as<decltype(alloc), std::allocator<std::byte>>);
  auto token = co_await ex::read_env(exs::get_stop_token);
  static_assert(std::same_as<decltype(token), exs::inplace_stop_token>);
  co_return token.stop_requested();
}

int main(int, char**) {
  exs::inplace_stop_source source;
  source.request_stop();
  record told;
  const auto on_value = [](bool requested) { assert(requested); };
  run(coroutine(),
    value_receiver(told, on_value, ex::env{ex::prop(exs::get_stop_token, source.get_token()), inline_env()}));
  assert(told.value());
  assert(another_arena.allocated == 0);
  return 0;
}
