// [exec.then]/6.1
//
// upon_error invokes the function once with the error that the sender sends, and sends its result as a value.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <exception>
#include <string>
#include <utility>

int main(int, char**) {
  { // a result
    int invoked = 0;
    record told;
    auto fn = [&](int i) {
      ++invoked;
      return std::to_string(i);
    };
    run(ex::upon_error(ex::just_error(7), fn), value_receiver(told, [](std::string s) { assert(s == "7"); }));
    assert(told.value());
    assert(invoked == 1);
  }
  { // no result
    int invoked = 0;
    record told;
    run(ex::upon_error(ex::just_error(7), [&](int i) { invoked += i; }), value_receiver(told, [] {}));
    assert(told.value());
    assert(invoked == 7);
  }
  { // whichever of its errors the sender completes with
    struct function {
      char operator()(int) const noexcept { return 'i'; }
      char operator()(std::string) const { return 's'; }
      char operator()(std::exception_ptr) const noexcept { return 'e'; }
    };
    auto with = [](auto error) {
      using signatures = ex::completion_signatures<ex::set_error_t(int), ex::set_error_t(std::string),
        ex::set_error_t(std::exception_ptr), ex::set_stopped_t()>;
      char result = 0;
      record told;
      run(ex::upon_error(sends<signatures>(ex::set_error, error), function()),
        value_receiver(told, [&](char c) { result = c; }));
      assert(told.value());
      return result;
    };
    assert(with(1) == 'i');
    assert(with(std::string()) == 's');
    assert(with(std::exception_ptr()) == 'e');
  }
  { // when the sender completes, not before
    deferred<ex::set_error_t(int), ex::set_stopped_t()> source;
    int invoked = 0;
    record told;
    auto fn = [&](int i) {
      ++invoked;
      return i + 1;
    };
    auto op = ex::connect(ex::upon_error(source.sender(), fn), value_receiver(told, [](int i) { assert(i == 8); }));
    ex::start(op);
    assert(source.started());
    assert(invoked == 0);
    assert(told.pending());
    source.complete(ex::set_error, 7);
    assert(invoked == 1);
    assert(told.value());
  }
  return 0;
}
