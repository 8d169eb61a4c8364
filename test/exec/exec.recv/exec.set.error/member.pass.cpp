// [exec.set.error]/1
//
// set_error(rcvr, err) calls the member function set_error of the receiver, as an rvalue, with err as it is.
//
// EDITION: cd c++26

#include "execution.h"
#include "values.h"

#include <cassert>
#include <exception>
#include <utility>

// Tells which overload was called.
struct overloaded_receiver {
  int* called;
  constexpr void set_error(int&) && noexcept { *called = 1; }
  constexpr void set_error(const int&) && noexcept { *called = 2; }
  constexpr void set_error(int&&) && noexcept { *called = 3; }
  constexpr void set_error(const int&&) && noexcept { *called = 4; }
};

struct address_receiver {
  const void** address;
  constexpr void set_error(const int& err) && noexcept { *address = &err; }
};

struct converting_receiver {
  long* err;
  constexpr void set_error(long e) && noexcept { *err = e; }
};

struct move_only_receiver {
  int* err;
  constexpr void set_error(move_only e) && noexcept { *err = e.value; }
};

struct exception_receiver {
  bool* called;
  void set_error(std::exception_ptr&& err) && noexcept { *called = err != nullptr; }
};

struct rvalue_receiver {
  int* called;
  constexpr void set_error(int) & noexcept { *called = 1; }
  constexpr void set_error(int) const& noexcept { *called = 2; }
  constexpr void set_error(int) && noexcept { *called = 3; }
};

struct not_movable_receiver {
  const void** self;
  constexpr explicit not_movable_receiver(const void** self) : self(self) {}
  not_movable_receiver(not_movable_receiver&&) = delete;
  constexpr void set_error(int) && noexcept { *self = this; }
};

struct derived_receiver : converting_receiver {};

struct static_receiver {
  static constexpr void set_error(int* err) noexcept { *err = 7; }
};

struct function_object_receiver {
  struct function {
    int* err;
    constexpr void operator()(int e) const noexcept { *err = e; }
  };
  function set_error;
};

constexpr bool test() {
  { // the error keeps its value category and constness
    int called = 0;
    int i = 0;
    const int c = 0;
    ex::set_error(overloaded_receiver{&called}, i);
    assert(called == 1);
    ex::set_error(overloaded_receiver{&called}, c);
    assert(called == 2);
    ex::set_error(overloaded_receiver{&called}, 0);
    assert(called == 3);
    called = 0;
    ex::set_error(overloaded_receiver{&called}, std::move(i));
    assert(called == 3);
    ex::set_error(overloaded_receiver{&called}, std::move(c));
    assert(called == 4);
  }
  { // the error itself arrives, not a copy of it
    const void* address = nullptr;
    const int i = 0;
    ex::set_error(address_receiver{&address}, i);
    assert(address == &i);
  }
  { // it is converted as in any call
    long err = 0;
    ex::set_error(converting_receiver{&err}, 'a');
    assert(err == 'a');
  }
  { // it need not be copyable
    int err = 0;
    ex::set_error(move_only_receiver{&err}, move_only(7));
    assert(err == 7);
  }
  { // the receiver is an rvalue for its member function too, be it a prvalue or an xvalue
    int called = 0;
    ex::set_error(rvalue_receiver{&called}, 0);
    assert(called == 3);
    called = 0;
    rvalue_receiver rcvr{&called};
    ex::set_error(std::move(rcvr), 0);
    assert(called == 3);
  }
  { // the member function of the receiver itself is called, not that of a copy
    const void* self = nullptr;
    not_movable_receiver rcvr(&self);
    ex::set_error(std::move(rcvr), 0);
    assert(self == &rcvr);
  }
  { // whatever the member call means: an inherited function, a static one, a function object
    long err = 0;
    ex::set_error(derived_receiver{{&err}}, 5);
    assert(err == 5);
    int i = 0;
    ex::set_error(static_receiver(), &i);
    assert(i == 7);
    ex::set_error(function_object_receiver{{&i}}, 6);
    assert(i == 6);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());

  { // an exception
    bool called = false;
    ex::set_error(exception_receiver{&called}, std::make_exception_ptr(1));
    assert(called);
  }
  return 0;
}
