// [exec.when.all]/15
//
// Whatever child fails with whatever of its errors: it is that error, decayed, by which the operation fails.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <concepts>

struct code {
  int value;
};

// The datum is 7, as an rvalue of type Expected.
template<class Expected>
auto expecting(record& told) {
  return error_receiver(told, []<class Err>(Err&& error) {
    if constexpr (std::same_as<Err&&, Expected&&>) {
      if constexpr (std::same_as<Expected, code>)
        assert(error.value == 7);
      else
        assert(error == 7);
    } else {
      assert(false && "another error");
    }
  });
}

using first_source = deferred<ex::set_value_t(), ex::set_error_t(int), ex::set_error_t(const long&)>;
using second_source = deferred<ex::set_value_t(), ex::set_error_t(const int&), ex::set_error_t(code&)>;

template<class Expected, class Fail>
void test(Fail fail) {
  record told;
  first_source first;
  second_source second;
  auto op = ex::connect(ex::when_all(first.sender(), second.sender()), expecting<Expected>(told));
  ex::start(op);
  fail(first, second);
  assert(told.pending());
  if (first.started())
    first.complete(ex::set_value);
  else
    second.complete(ex::set_value);
  assert(told.error());
}

int main(int, char**) {
  test<int>([](first_source& first, second_source&) { first.complete(ex::set_error, 7); });
  test<long>([](first_source& first, second_source&) { first.complete(ex::set_error, 7L); });
  test<int>([](first_source&, second_source& second) { second.complete(ex::set_error, 7); });
  test<code>([](first_source&, second_source& second) {
    code error{7};
    second.complete(ex::set_error, error);
  });
  return 0;
}
