// [exec.then]/3
//
// The sender and the function are forwarded into the result: rvalues are moved and never copied, lvalues are copied
// once and left as they were.
//
// EDITION: cd c++26

#include "execution.h"
#include "senders.h"
#include "values.h"

#include <cassert>
#include <utility>

struct function {
  counted copies;
  void operator()(auto&&...) const noexcept {}
};

using signatures = ex::completion_signatures<ex::set_value_t(counted), ex::set_error_t(int), ex::set_stopped_t()>;

template<class Adaptor>
void test(const Adaptor& adaptor) {
  tally of_sender;
  tally of_function;
  auto sndr = sends<signatures>(ex::set_value, counted(of_sender));
  function fn{counted(of_function)};

  { // lvalues, const and not
    of_sender = of_function = {};
    auto adapted = adaptor(sndr, fn);
    assert(of_sender.copies == 1);
    assert(of_function.copies == 1);

    of_sender = of_function = {};
    auto adapted_const = adaptor(std::as_const(sndr), std::as_const(fn));
    assert(of_sender.copies == 1);
    assert(of_function.copies == 1);
  }
  { // one of each
    of_sender = of_function = {};
    auto adapted = adaptor(auto(sndr), fn);
    of_sender.copies -= 1; // the one above
    assert(of_sender.copies == 0);
    assert(of_function.copies == 1);

    of_sender = of_function = {};
    auto adapted_lvalue = adaptor(sndr, auto(fn));
    of_function.copies -= 1;
    assert(of_sender.copies == 1);
    assert(of_function.copies == 0);
  }
  { // rvalues
    of_sender = of_function = {};
    auto adapted = adaptor(std::move(sndr), std::move(fn));
    assert(of_sender.copies == 0);
    assert(of_function.copies == 0);
  }
}

int main(int, char**) {
  test(ex::then);
  test(ex::upon_error);
  test(ex::upon_stopped);
  return 0;
}
