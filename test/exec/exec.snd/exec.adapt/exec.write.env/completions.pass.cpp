// [exec.write.env]/1
//
// The sender completes as the adapted one does, with the same datums, when that does.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <utility>

const auto env = ex::prop(forwarding(), 1);

int main(int, char**) {
  { // inside start
    record value, error, stopped;
    run(ex::write_env(ex::just(1, move_only(2)), env), value_receiver(value, [](int&& one, move_only&& two) noexcept {
      assert(one == 1);
      assert(two.value == 2);
    }));
    assert(value.value());
    run(ex::write_env(ex::just_error(3), env), error_receiver(error, [](int&& i) noexcept { assert(i == 3); }));
    assert(error.error());
    run(ex::write_env(ex::just_stopped(), env), any_receiver(stopped));
    assert(stopped.stopped());
  }
  { // later
    deferred<ex::set_value_t(int&), ex::set_error_t(const int&), ex::set_stopped_t()> source;
    int object = 0;
    {
      record told;
      auto op = ex::connect(ex::write_env(source.sender(), env), value_receiver(told, [&]<class T>(T&& datum) noexcept {
        static_assert(std::same_as<T&&, int&>);
        assert(&datum == &object);
      }));
      ex::start(op);
      assert(told.pending());
      source.complete(ex::set_value, object);
      assert(told.value());
    }
    {
      record told;
      auto op = ex::connect(ex::write_env(source.sender(), env), error_receiver(told, [&]<class T>(T&& datum) noexcept {
        static_assert(std::same_as<T&&, const int&>);
        assert(&datum == &object);
      }));
      ex::start(op);
      source.complete(ex::set_error, object);
      assert(told.error());
    }
    {
      record told;
      auto op = ex::connect(ex::write_env(source.sender(), env), any_receiver(told));
      ex::start(op);
      source.complete(ex::set_stopped);
      assert(told.stopped());
    }
  }
  { // an operation that is not started
    record told;
    deferred<ex::set_value_t()> source;
    {
      auto op = ex::connect(ex::write_env(source.sender(), env), any_receiver(told));
      assert(!source.started());
    }
    assert(told.pending());
  }
  return 0;
}
