// [exec.then]/6.1
//
// then invokes the function once with the values that the sender sends, and sends its result as a value.

#include "execution.h"
#include "receivers.h"
#include "senders.h"

#include <cassert>
#include <string>
#include <utility>

int main(int, char**) {
  { // no value
    int invoked = 0;
    record told;
    run(ex::then(ex::just(), [&] { return ++invoked; }), value_receiver(told, [](int i) { assert(i == 1); }));
    assert(told.value());
    assert(invoked == 1);
  }
  { // one value
    int invoked = 0;
    record told;
    auto fn = [&](int i) {
      ++invoked;
      return std::to_string(i);
    };
    run(ex::then(ex::just(7), fn), value_receiver(told, [](std::string s) { assert(s == "7"); }));
    assert(told.value());
    assert(invoked == 1);
  }
  { // several values
    record told;
    auto fn = [](int i, std::string s, char c) noexcept { return s + c + static_cast<char>('0' + i); };
    run(ex::then(ex::just(7, std::string("a"), 'b'), fn),
      value_receiver(told, [](std::string s) { assert(s == "ab7"); }));
    assert(told.value());
  }
  { // no result
    int invoked = 0;
    record told;
    run(ex::then(ex::just(7), [&](int i) { invoked += i; }), value_receiver(told, [] {}));
    assert(told.value());
    assert(invoked == 7);
  }
  { // whichever of its value completions the sender completes with
    struct function {
      char operator()(int) const noexcept { return 'i'; }
      char operator()(std::string) const noexcept { return 's'; }
      char operator()(int, int) const { return '2'; }
      char operator()() const { return '0'; }
    };
    auto with = [](auto... ts) {
      using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_value_t(std::string),
        ex::set_value_t(int, int), ex::set_value_t()>;
      char result = 0;
      record told;
      run(ex::then(sends<signatures>(ex::set_value, ts...), function()),
        value_receiver(told, [&](char c) { result = c; }));
      assert(told.value());
      return result;
    };
    assert(with(1) == 'i');
    assert(with(std::string()) == 's');
    assert(with(1, 2) == '2');
    assert(with() == '0');
  }
  { // when the sender completes, not before
    deferred<ex::set_value_t(int), ex::set_stopped_t()> source;
    int invoked = 0;
    record told;
    auto fn = [&](int i) {
      ++invoked;
      return i + 1;
    };
    auto op = ex::connect(ex::then(source.sender(), fn), value_receiver(told, [](int i) { assert(i == 8); }));
    ex::start(op);
    assert(source.started());
    assert(invoked == 0);
    assert(told.pending());
    source.complete(ex::set_value, 7);
    assert(invoked == 1);
    assert(told.value());
  }
  return 0;
}
