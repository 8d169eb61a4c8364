// [exec.when.all]/18
//
// The operation fails with the first error of all. An error comes before a stop, whether this was there earlier or
// later.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>

using source = deferred<ex::set_value_t(), ex::set_error_t(int), ex::set_stopped_t()>;

template<class Complete>
void fails_with(int expected, Complete complete) {
  record told;
  source first, second, third;
  auto check = [=]<class Err>(Err&& error) {
    if constexpr (std::same_as<Err&&, int&&>)
      assert(error == expected);
    else
      assert(false && "another error");
  };
  auto op = ex::connect(ex::when_all(first.sender(), second.sender(), third.sender()), error_receiver(told, check));
  ex::start(op);
  complete(first, second, third);
  assert(told.error());
}

int main(int, char**) {
  fails_with(1, [](source& first, source& second, source& third) {
    first.complete(ex::set_error, 1);
    second.complete(ex::set_error, 2);
    third.complete(ex::set_error, 3);
  });
  fails_with(3, [](source& first, source& second, source& third) {
    third.complete(ex::set_error, 3);
    first.complete(ex::set_error, 1);
    second.complete(ex::set_error, 2);
  });
  fails_with(2, [](source& first, source& second, source& third) {
    first.complete(ex::set_value);
    second.complete(ex::set_error, 2);
    third.complete(ex::set_error, 3);
  });
  // a stop before
  fails_with(3, [](source& first, source& second, source& third) {
    first.complete(ex::set_stopped);
    third.complete(ex::set_error, 3);
    second.complete(ex::set_error, 2);
  });
  // a stop after
  fails_with(2, [](source& first, source& second, source& third) {
    second.complete(ex::set_error, 2);
    first.complete(ex::set_stopped);
    third.complete(ex::set_value);
  });
  // a stop between
  fails_with(2, [](source& first, source& second, source& third) {
    second.complete(ex::set_error, 2);
    third.complete(ex::set_stopped);
    first.complete(ex::set_error, 1);
  });
  return 0;
}
