// [exec.then]/4
//
// The receiver needs nothing that cannot come about: if the function cannot throw no set_error(exception_ptr), and for
// upon_error and upon_stopped neither set_error nor set_stopped.

#include "execution.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <utility>

struct value_receiver_only {
  using receiver_concept = tag::receiver;

  int* result;

  void set_value(int value) && noexcept { *result = value; }
};

struct value_or_char_receiver {
  using receiver_concept = tag::receiver;

  int* result;

  void set_value(int value) && noexcept { *result = value; }
  void set_error(char) && noexcept {}
};

struct add {
  int operator()(int i) const noexcept { return i + 1; }
  int operator()() const noexcept { return 1; }
};

int main(int, char**) {
  {
    int result = 0;
    auto op = ex::connect(ex::then(ex::just(1), add()), value_receiver_only{&result});
    ex::start(op);
    assert(result == 2);
  }
  { // an error that the child sends has to be taken still
    int result = 0;
    using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(char)>;
    auto op = ex::connect(ex::then(sends<signatures>(ex::set_value, 1), add()), value_or_char_receiver{&result});
    ex::start(op);
    assert(result == 2);
  }
  {
    int result = 0;
    using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_error_t(char)>;
    auto op = ex::connect(ex::upon_error(sends<signatures>(ex::set_error, 1), add()), value_receiver_only{&result});
    ex::start(op);
    assert(result == 2);
  }
  {
    int result = 0;
    using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_stopped_t()>;
    auto op = ex::connect(ex::upon_stopped(sends<signatures>(ex::set_stopped), add()), value_receiver_only{&result});
    ex::start(op);
    assert(result == 1);
  }
  return 0;
}
