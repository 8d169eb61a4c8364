// [exec.then]/6.1
//
// The result of one adaptor's function is the value of the next: it goes on with then, and neither with upon_error nor
// with upon_stopped, while an exception goes on with upon_error.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <exception>
#include <string>
#include <utility>

// Adds its name to the trace, and returns its number.
struct step {
  std::string* trace;
  char name;
  int number;

  int operator()(auto&&...) const {
    *trace += name;
    return number;
  }
};

struct throwing_step {
  std::string* trace;
  char name;

  int operator()(auto&&...) const {
    *trace += name;
    throw 1;
  }
};

template<class Child>
int result_of(const Child& child, std::string& trace) {
  record told;
  int result = 0;
  run(child | ex::then(step{&trace, 'a', 1}) | ex::then(step{&trace, 'b', 2}) | ex::upon_error(step{&trace, 'c', 3}) |
        ex::then(step{&trace, 'd', 4}) | ex::upon_stopped(step{&trace, 'e', 5}) | ex::then(step{&trace, 'f', 6}) |
        ex::upon_error(step{&trace, 'g', 7}),
    value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int), ex::set_stopped_t()>;

int main(int, char**) {
  {
    std::string trace;
    assert(result_of(sends<signatures>(ex::set_value, 0), trace) == 6);
    assert(trace == "abdf");
  }
  {
    std::string trace;
    assert(result_of(sends<signatures>(ex::set_error, 0), trace) == 6);
    assert(trace == "cdf");
  }
  {
    std::string trace;
    assert(result_of(sends<signatures>(ex::set_stopped), trace) == 6);
    assert(trace == "ef");
  }
  { // an exception passes the functions for values by
    std::string trace;
    assert(result_of(ex::then(sends<signatures>(ex::set_value, 0), throwing_step{&trace, 'x'}), trace) == 6);
    assert(trace == "xcdf");
  }
  { // one of upon_error's function goes to the next upon_error
    std::string trace;
    auto sndr = ex::just_error(0) | ex::upon_error(throwing_step{&trace, 'x'}) | ex::upon_error(step{&trace, 'y', 1});
    record told;
    run(sndr, value_receiver(told, [](int i) { assert(i == 1); }));
    assert(told.value());
    assert(trace == "xy");
  }
  { // a value goes through the whole chain when it comes
    std::string trace;
    deferred<ex::set_value_t(int)> source;
    record told;
    auto op = ex::connect(source.sender() | ex::then(step{&trace, 'a', 1}) | ex::then(step{&trace, 'b', 2}),
      value_receiver(told, [](int i) { assert(i == 2); }));
    ex::start(op);
    assert(trace.empty());
    source.complete(ex::set_value, 0);
    assert(trace == "ab");
    assert(told.value());
  }
  return 0;
}
