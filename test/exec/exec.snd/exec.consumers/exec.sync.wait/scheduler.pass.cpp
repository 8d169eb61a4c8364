// [exec.sync.wait]/2
//
// The environment of the operation has a scheduler and a delegation scheduler, of one run_loop, whose work runs on the
// thread that waits; it cannot be stopped.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <thread>
#include <tuple>
#include <type_traits>
#include <utility>

using loop_scheduler = decltype(std::declval<ex::run_loop&>().get_scheduler());

int main(int, char**) {
  { // what the environment has
    bool looked = false;
    auto result = ext::sync_wait(looks(
      [&](const auto& env) {
        looked = true;
        static_assert(std::same_as<std::remove_cvref_t<decltype(ex::get_scheduler(env))>, loop_scheduler>);
        static_assert(std::same_as<std::remove_cvref_t<decltype(ex::get_delegation_scheduler(env))>, loop_scheduler>);
        assert(ex::get_scheduler(env) == ex::get_delegation_scheduler(env));
        static_assert(exs::unstoppable_token<std::remove_cvref_t<decltype(exs::get_stop_token(env))>>);
      },
      ex::set_value));
    assert(looked);
    assert(result.has_value());
  }
  { // work for the scheduler runs on this thread
    std::thread::id where;
    auto work = [&](auto sch) { return ex::then(ex::schedule(sch), [&] { where = std::this_thread::get_id(); }); };
    assert(ext::sync_wait(ex::let_value(ex::read_env(ex::get_scheduler), work)).has_value());
    assert(where == std::this_thread::get_id());
    where = {};
    assert(ext::sync_wait(ex::let_value(ex::read_env(ex::get_delegation_scheduler), work)).has_value());
    assert(where == std::this_thread::get_id());
  }
  { // each has a run_loop of its own
    auto first = ext::sync_wait(ex::read_env(ex::get_scheduler));
    assert(first.has_value());
    bool compared = false;
    ext::sync_wait(ex::then(ex::read_env(ex::get_scheduler), [&](auto outer) {
      ext::sync_wait(ex::then(ex::read_env(ex::get_scheduler), [&](auto inner) { compared = inner != outer; }));
    }));
    assert(compared);
  }
  return 0;
}
