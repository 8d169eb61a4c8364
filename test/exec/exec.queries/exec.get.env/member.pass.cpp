// [exec.get.env]/1.1
//
// get_env(o) calls the member function get_env of o, as a const lvalue; what that returns is the environment, a
// reference if it is one.

#include "execution.h"

#include <cassert>
#include <concepts>
#include <utility>

struct environment {
  int number = 0;
};

struct value {
  int number;
  constexpr environment get_env() const noexcept { return {number}; }
};

struct reference {
  environment env;
  constexpr const environment& get_env() const noexcept { return env; }
};

struct xvalue {
  environment* env;
  constexpr environment&& get_env() const noexcept { return std::move(*env); }
};

// Has another environment where it is not a const lvalue.
struct cv_ref {
  constexpr environment get_env() & noexcept { return {1}; }
  constexpr environment get_env() const& noexcept { return {2}; }
  constexpr environment get_env() && noexcept { return {3}; }
  constexpr environment get_env() const&& noexcept { return {4}; }
};

struct static_member {
  static constexpr environment get_env() noexcept { return {5}; }
};

struct default_argument {
  constexpr environment get_env(int number = 6) const noexcept { return {number}; }
};

struct derived : value {};

template<class T>
concept nothrow = noexcept(ex::get_env(std::declval<T>()));

static_assert(nothrow<value>);
static_assert(nothrow<value&>);
static_assert(nothrow<const value&>);
static_assert(nothrow<reference>);

constexpr bool test() {
  { // the value of the call
    value o{7};
    assert(ex::get_env(o).number == 7);
    assert(ex::get_env(std::as_const(o)).number == 7);
    assert(ex::get_env(std::move(o)).number == 7);
    assert(ex::get_env(derived{{8}}).number == 8);
  }
  { // a reference stays one
    reference o{{7}};
    static_assert(std::same_as<decltype(ex::get_env(o)), const environment&>);
    assert(&ex::get_env(o) == &o.env);
    environment env{7};
    static_assert(std::same_as<decltype(ex::get_env(xvalue{&env})), environment&&>);
    auto&& result = ex::get_env(xvalue{&env});
    assert(&result == &env);
  }
  { // the object is asked as a const lvalue, whatever it is
    cv_ref o;
    assert(ex::get_env(o).number == 2);
    assert(ex::get_env(std::as_const(o)).number == 2);
    assert(ex::get_env(std::move(o)).number == 2);
    assert(ex::get_env(std::move(std::as_const(o))).number == 2);
  }
  { // any member will do for which the call is well-formed
    assert(ex::get_env(static_member()).number == 5);
    assert(ex::get_env(default_argument()).number == 6);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
