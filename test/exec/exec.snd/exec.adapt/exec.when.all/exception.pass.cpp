// [exec.when.all]/18
//
// If copying a value throws, the exception is an error of that child: the others are requested to stop, and the
// operation fails with it unless another error was first. If copying an error throws, the exception is kept instead.

#include "environments.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <utility>

struct thrown {
  int value;
};

struct throws_when_copied {
  int value;

  explicit throws_when_copied(int value) : value(value) {}
  throws_when_copied(const throws_when_copied& other) : value(other.value) { throw thrown{value}; }
};

using source = deferred<ex::set_value_t(const throws_when_copied&), ex::set_error_t(const throws_when_copied&),
  ex::set_error_t(int), ex::set_stopped_t()>;

// The error is the exception thrown{expected}, or that number.
auto expecting(record& told, int expected, bool exception = true) {
  return error_receiver(told, [=]<class Err>(Err&& error) noexcept {
    if constexpr (std::same_as<Err&&, std::exception_ptr&&>) {
      try {
        std::rethrow_exception(std::move(error));
      } catch (const thrown& caught) {
        assert(exception && caught.value == expected);
      }
    } else if constexpr (std::same_as<Err&&, int&&>) {
      assert(!exception && error == expected);
    } else {
      assert(false && "another error");
    }
  });
}

int main(int, char**) {
  const throws_when_copied seven(7), eight(8);
  const auto completes_so = [](auto receiver, auto complete) {
    source first, second;
    exs::inplace_stop_token token;
    auto look = [&](const auto& env) { token = exs::get_stop_token(env); };
    const record& told = *receiver.told;
    auto op =
      ex::connect(ex::when_all(looks(look, ex::set_value), first.sender(), second.sender()), std::move(receiver));
    ex::start(op);
    complete(first);
    assert(token.stop_requested());
    assert(told.pending());
    complete(second);
    assert(told.error());
  };

  record value, error, other_first, stopped_first;
  completes_so(expecting(value, 7), [&](source& child) { child.complete(ex::set_value, seven); });
  completes_so(expecting(error, 7), [&](source& child) { child.complete(ex::set_error, seven); });
  completes_so(expecting(other_first, 1, false), [&, n = 0](source& child) mutable {
    if (n++ == 0)
      child.complete(ex::set_error, 1);
    else
      child.complete(ex::set_value, seven);
  });
  completes_so(expecting(stopped_first, 8), [&, n = 0](source& child) mutable {
    if (n++ == 0)
      child.complete(ex::set_stopped);
    else
      child.complete(ex::set_error, eight);
  });
  return 0;
}
