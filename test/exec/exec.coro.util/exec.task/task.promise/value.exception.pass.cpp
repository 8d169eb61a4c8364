// [task.promise]/12
//
// An exception that is thrown when the result is made from what was returned is one of the body: the body can catch it,
// and if it leaves the body, it is the error.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tasks.h"
#include "values.h"

#include <cassert>
#include <concepts>
#include <exception>

task<throwing_copy> throws(const throwing_copy& result) {
  co_return result;
}

struct from_int {
  int value;

  from_int(int value) : value(value) {
    if (value < 0)
      throw value;
  }
};

task<from_int> catches() {
  bool caught = false;
  try {
    co_return -7;
  } catch (int i) {
    caught = i == -7;
  }
  co_return caught ? 7 : 0;
}

int main(int, char**) {
  {
    const throwing_copy original;
    record told;
    const auto on_error = []<class Err>(Err&& err) {
      static_assert(std::same_as<Err, std::exception_ptr>);
      try {
        std::rethrow_exception(err);
      } catch (int i) {
        assert(i == 1);
      }
    };
    run(throws(original), error_receiver(told, on_error, inline_env()));
    assert(told.error());
  }
  {
    record told;
    run(catches(), value_receiver(told, [](const from_int& result) { assert(result.value == 7); }, inline_env()));
    assert(told.value());
  }
  return 0;
}
