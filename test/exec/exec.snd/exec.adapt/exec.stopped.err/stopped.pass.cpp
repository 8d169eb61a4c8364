// [exec.stopped.err]/1
//
// The stopped completion becomes an error completion with the error that was given; values and errors are passed on as
// they are.

#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <string>
#include <utility>

int main(int, char**) {
  { // inside start
    record told;
    run(ex::stopped_as_error(ex::just_stopped(), 7), error_receiver(told, [](auto&& error) noexcept {
      if constexpr (std::same_as<decltype(error), int&&>)
        assert(error == 7);
      else
        assert(false);
    }));
    assert(told.error());
  }

  deferred<ex::set_value_t(int&), ex::set_value_t(), ex::set_error_t(char&), ex::set_stopped_t()> source;
  { // a stop, later
    record told;
    auto op = ex::connect(
      ex::stopped_as_error(source.sender(), std::string("stopped")), error_receiver(told, [](auto&& error) noexcept {
        if constexpr (std::same_as<decltype(error), std::string&&>)
          assert(error == "stopped");
        else
          assert(false);
      }));
    ex::start(op);
    assert(told.pending());
    source.complete(ex::set_stopped);
    assert(told.error());
  }
  { // an error
    record told;
    char c = 'c';
    auto op = ex::connect(ex::stopped_as_error(source.sender(), 7), error_receiver(told, [&](auto&& error) noexcept {
      if constexpr (std::same_as<decltype(error), char&>)
        assert(&error == &c);
      else
        assert(false);
    }));
    ex::start(op);
    source.complete(ex::set_error, c);
    assert(told.error());
  }
  { // a value, and none
    record one, none;
    int i = 0;
    {
      auto op = ex::connect(
        ex::stopped_as_error(source.sender(), 7), value_receiver(one, [&]<class... Ts>(Ts&&... ts) noexcept {
          if constexpr (std::same_as<void(Ts && ...), void(int&)>)
            assert(((&ts == &i) && ...));
          else
            assert(false);
        }));
      ex::start(op);
      source.complete(ex::set_value, i);
      assert(one.value());
    }
    {
      auto op = ex::connect(ex::stopped_as_error(source.sender(), 7), any_receiver(none));
      ex::start(op);
      source.complete(ex::set_value);
      assert(none.value());
    }
  }
  { // a stop request reaches the adapted sender
    exs::inplace_stop_source stop;
    stop.request_stop();
    ex::run_loop loop;
    record told;
    auto op = ex::connect(ex::stopped_as_error(ex::schedule(loop.get_scheduler()), move_only(7)),
      error_receiver(
        told,
        [](auto&& error) noexcept {
          if constexpr (std::same_as<decltype(error), move_only&&>)
            assert(error.value == 7);
          else
            assert(false);
        },
        ex::prop(exs::get_stop_token, stop.get_token())));
    ex::start(op);
    loop.finish();
    loop.run();
    assert(told.error());
  }
  return 0;
}
