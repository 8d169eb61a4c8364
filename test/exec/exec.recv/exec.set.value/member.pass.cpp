// [exec.set.value]/1
//
// set_value(rcvr, vs...) calls the member function set_value of the receiver, as an rvalue, with vs as they are.
//
// EDITION: cd c++26

#include "execution.h"

#include <cassert>
#include <type_traits>
#include <utility>

struct no_values_receiver {
  bool* called;
  constexpr void set_value() && noexcept { *called = true; }
};

// Tells which overload was called.
struct overloaded_receiver {
  int* called;
  constexpr void set_value(int&) && noexcept { *called = 1; }
  constexpr void set_value(const int&) && noexcept { *called = 2; }
  constexpr void set_value(int&&) && noexcept { *called = 3; }
  constexpr void set_value(int&, int&&) && noexcept { *called = 4; }
};

struct address_receiver {
  const void** address;
  constexpr void set_value(const int& value) && noexcept { *address = &value; }
};

struct rvalue_receiver {
  int* called;
  constexpr void set_value() & noexcept { *called = 1; }
  constexpr void set_value() const& noexcept { *called = 2; }
  constexpr void set_value() && noexcept { *called = 3; }
};

constexpr bool test() {
  { // no values
    bool called = false;
    ex::set_value(no_values_receiver{&called});
    assert(called);
  }
  { // each value keeps its value category and constness
    int called = 0;
    int i = 0;
    const int c = 0;
    ex::set_value(overloaded_receiver{&called}, i);
    assert(called == 1);
    ex::set_value(overloaded_receiver{&called}, c);
    assert(called == 2);
    ex::set_value(overloaded_receiver{&called}, 0);
    assert(called == 3);
    ex::set_value(overloaded_receiver{&called}, std::move(i));
    assert(called == 3);
    ex::set_value(overloaded_receiver{&called}, i, std::move(i));
    assert(called == 4);
  }
  { // the value itself arrives, not a copy of it
    const void* address = nullptr;
    const int i = 0;
    ex::set_value(address_receiver{&address}, i);
    assert(address == &i);
  }
  { // the receiver is an rvalue for its member function too, be it a prvalue or an xvalue
    int called = 0;
    ex::set_value(rvalue_receiver{&called});
    assert(called == 3);
    called = 0;
    rvalue_receiver rcvr{&called};
    ex::set_value(std::move(rcvr));
    assert(called == 3);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
