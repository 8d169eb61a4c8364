// [exec.stopped.opt]/1
//
// The stopped completion becomes a value completion with an empty optional; an error is passed on as it is.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <optional>
#include <tuple>
#include <utility>

template<class T, class Sndr>
void sends_empty(Sndr&& sndr) {
  record told;
  run(std::forward<Sndr>(sndr), value_receiver(told, []<class V>(V&& value) noexcept {
    static_assert(std::same_as<V&&, std::optional<T>&&>);
    assert(!value.has_value());
  }));
  assert(told.value());
}

int main(int, char**) {
  { // inside start
    using one = ex::completion_signatures<ex::set_value_t(int), ex::set_stopped_t()>;
    using two = ex::completion_signatures<ex::set_value_t(int, char), ex::set_stopped_t()>;
    using moved = ex::completion_signatures<ex::set_value_t(move_only), ex::set_stopped_t()>;
    sends_empty<int>(ex::stopped_as_optional(sends<one>(ex::set_stopped)));
    sends_empty<std::tuple<int, char>>(ex::stopped_as_optional(sends<two>(ex::set_stopped)));
    sends_empty<move_only>(ex::stopped_as_optional(sends<moved>(ex::set_stopped)));
  }
  { // later
    deferred<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()> source;
    record stopped, error;
    {
      auto op = ex::connect(ex::stopped_as_optional(source.sender()),
        value_receiver(stopped, [](std::optional<int> value) noexcept { assert(!value.has_value()); }));
      ex::start(op);
      assert(stopped.pending());
      source.complete(ex::set_stopped);
      assert(stopped.value());
    }
    {
      auto op = ex::connect(ex::stopped_as_optional(source.sender()), error_receiver(error, [](auto&& err) noexcept {
        if constexpr (std::same_as<decltype(err), int&&>)
          assert(err == 7);
        else
          assert(false);
      }));
      ex::start(op);
      source.complete(ex::set_error, 7);
      assert(error.error());
    }
  }
  { // a stop request reaches the adapted sender, and what becomes of it is an empty optional
    exs::inplace_stop_source stop;
    stop.request_stop();
    ex::run_loop loop;
    record told;
    auto op =
      ex::connect(ex::stopped_as_optional(ex::then(ex::schedule(loop.get_scheduler()), [] noexcept { return 1; })),
        value_receiver(
          told, [](std::optional<int> value) noexcept { assert(!value.has_value()); },
          ex::prop(exs::get_stop_token, stop.get_token())));
    ex::start(op);
    loop.finish();
    loop.run();
    assert(told.value());
  }
  return 0;
}
