// [exec.affine.on]/5
//
// With the schedulers of threads, work that another thread does is followed by what comes next on the thread of the
// scheduler, whether it sends a value, an error, or is stopped.
//
// EDITION: cd

#include "contexts.h"
#include "execution.h"

#include <cassert>
#include <thread>

int main(int, char**) {
  single_thread_context home;
  single_thread_context elsewhere;
  const auto away = [&](auto fn) {
    return ex::affine_on(ex::let_value(ex::schedule(elsewhere.get_scheduler()), fn), home.get_scheduler());
  };
  const auto here = [&](auto&&...) noexcept {
    assert(home.runs_here());
    return 8;
  };
  {
    auto [result] = ext::sync_wait(ex::then(away([&] {
      assert(elsewhere.runs_here());
      return ex::just(7);
    }),
                                     here))
                      .value();
    assert(result == 8);
  }
  {
    auto [result] =
      ext::sync_wait(ex::upon_error(ex::then(away([] { return ex::just_error(7); }), [] { return 0; }), here)).value();
    assert(result == 8);
  }
  {
    auto [result] =
      ext::sync_wait(ex::upon_stopped(ex::then(away([] { return ex::just_stopped(); }), [] { return 0; }), here))
        .value();
    assert(result == 8);
  }
  return 0;
}
