// [exec.set.stopped]/1
//
// set_stopped(rcvr) calls the member function set_stopped of the receiver, as an rvalue, without arguments.
//
// EDITION: cd c++26

#include "execution.h"

#include <cassert>
#include <utility>

struct receiver {
  bool* called;
  constexpr void set_stopped() && noexcept { *called = true; }
};

struct rvalue_receiver {
  int* called;
  constexpr void set_stopped() & noexcept { *called = 1; }
  constexpr void set_stopped() const& noexcept { *called = 2; }
  constexpr void set_stopped() && noexcept { *called = 3; }
};

struct not_movable_receiver {
  const void** self;
  constexpr explicit not_movable_receiver(const void** self) : self(self) {}
  not_movable_receiver(not_movable_receiver&&) = delete;
  constexpr void set_stopped() && noexcept { *self = this; }
};

struct derived_receiver : receiver {};

struct default_argument_receiver {
  int* argument;
  constexpr void set_stopped(int i = 8) && noexcept { *argument = i; }
};

struct function_object_receiver {
  struct function {
    bool* called;
    constexpr void operator()() const noexcept { *called = true; }
  };
  function set_stopped;
};

// Other completions of the same receiver are not mixed up with this one.
struct three_channel_receiver {
  int* called;
  constexpr void set_value(auto&&...) && noexcept { *called = 1; }
  constexpr void set_error(auto&&...) && noexcept { *called = 2; }
  constexpr void set_stopped() && noexcept { *called = 3; }
};

constexpr bool test() {
  { // no arguments
    bool called = false;
    ex::set_stopped(receiver{&called});
    assert(called);
  }
  { // the stopped handler, no other one
    int called = 0;
    ex::set_stopped(three_channel_receiver{&called});
    assert(called == 3);
  }
  { // the receiver is an rvalue for its member function too, be it a prvalue or an xvalue
    int called = 0;
    ex::set_stopped(rvalue_receiver{&called});
    assert(called == 3);
    called = 0;
    rvalue_receiver rcvr{&called};
    ex::set_stopped(std::move(rcvr));
    assert(called == 3);
  }
  { // the member function of the receiver itself is called, not that of a copy
    const void* self = nullptr;
    not_movable_receiver rcvr(&self);
    ex::set_stopped(std::move(rcvr));
    assert(self == &rcvr);
  }
  { // whatever the member call means: an inherited function, one with a default argument, a function object
    bool called = false;
    ex::set_stopped(derived_receiver{{&called}});
    assert(called);
    int argument = 0;
    ex::set_stopped(default_argument_receiver{&argument});
    assert(argument == 8);
    called = false;
    ex::set_stopped(function_object_receiver{{&called}});
    assert(called);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
