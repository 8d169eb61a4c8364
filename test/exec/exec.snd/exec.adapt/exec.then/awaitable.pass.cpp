// [exec.then]/2
//
// Any awaitable is a sender, and can be adapted as one: what it returns is the value, what it throws the error.

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <exception>
#include <utility>

int result_of(auto sndr) {
  record told;
  int result = 0;
  run(std::move(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

int main(int, char**) {
  const auto next = [](int i) noexcept { return i + 1; };
  assert(result_of(ex::then(ready{[] { return 1; }}, next)) == 2);
  assert(result_of(ready{[] { return 1; }} | ex::then(next)) == 2);
  { // lvalues
    auto awaitable = ready{[] { return 1; }};
    auto sndr = ex::then(awaitable, next);
    assert(result_of(sndr) == 2);
    assert(result_of(sndr) == 2);
  }
  { // no value
    assert(result_of(ex::then(ready{[] {}}, [] { return 7; })) == 7);
  }
  { // an exception
    auto awaitable = ready{[]() -> int { throw 7; }};
    assert(result_of(ex::upon_error(awaitable, [](std::exception_ptr error) {
      try {
        std::rethrow_exception(error);
      } catch (int i) {
        return i;
      }
    })) == 7);
  }
  return 0;
}
