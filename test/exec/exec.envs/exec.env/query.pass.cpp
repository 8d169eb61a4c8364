// [exec.env]/8
//
// env answers a query as the first of its elements does that answers it at all.
//
// EDITION: cd c++26

#include "environments.h"
#include "execution.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

struct value_env {
  int value;
  constexpr int query(forwarding) const noexcept { return value; }
};

struct other_env {
  int value;
  constexpr const int& query(not_forwarding) const noexcept { return value; }
};

// Answers both queries.
struct both_env {
  int value;
  constexpr int query(forwarding) const noexcept { return value; }
  constexpr int query(not_forwarding) const noexcept { return -value; }
};

// Does not answer where it is const.
struct non_const_env {
  constexpr int query(forwarding) noexcept { return -1; }
};

struct lvalue_env {
  int* object;
  constexpr int& query(forwarding) const noexcept { return *object; }
};

struct xvalue_env {
  int* object;
  constexpr int&& query(forwarding) const noexcept { return std::move(*object); }
};

constexpr bool test() {
  { // one element
    const ex::env env{value_env{1}};
    static_assert(std::same_as<decltype(env.query(forwarding())), int>);
    assert(env.query(forwarding()) == 1);
  }
  { // each element has its query
    const ex::env env{value_env{1}, other_env{2}};
    assert(env.query(forwarding()) == 1);
    assert(env.query(not_forwarding()) == 2);
    const ex::env reversed{other_env{2}, value_env{1}};
    assert(reversed.query(forwarding()) == 1);
    assert(reversed.query(not_forwarding()) == 2);
  }
  { // several answer: the first counts
    const ex::env env{value_env{1}, both_env{3}};
    assert(env.query(forwarding()) == 1);
    assert(env.query(not_forwarding()) == -3);
    const ex::env reversed{both_env{3}, value_env{2}, other_env{1}};
    assert(reversed.query(forwarding()) == 3);
    assert(reversed.query(not_forwarding()) == -3);
  }
  { // an element that answers only where it is not const does not count
    const ex::env env{non_const_env(), value_env{2}};
    assert(env.query(forwarding()) == 2);
    ex::env not_const{non_const_env(), value_env{2}};
    assert(not_const.query(forwarding()) == 2);
  }
  { // the very result of the element's query, reference or not
    int object = 7;
    const ex::env env{lvalue_env{&object}, xvalue_env{&object}};
    static_assert(std::same_as<decltype(env.query(forwarding())), int&>);
    assert(&env.query(forwarding()) == &object);
    const ex::env reversed{xvalue_env{&object}, lvalue_env{&object}};
    static_assert(std::same_as<decltype(reversed.query(forwarding())), int&&>);
    auto&& result = reversed.query(forwarding());
    assert(&result == &object);
    const ex::env own{other_env{1}};
    static_assert(std::same_as<decltype(own.query(not_forwarding())), const int&>);
    assert(&own.query(not_forwarding()) == &own.query(not_forwarding()));
  }
  { // one in another
    const ex::env env{ex::env{other_env{1}, value_env{2}}, both_env{3}};
    assert(env.query(not_forwarding()) == 1);
    assert(env.query(forwarding()) == 2);
    const ex::env<ex::env<>, value_env> around_empty{ex::env<>{}, value_env{4}};
    assert(around_empty.query(forwarding()) == 4);
  }
  { // by way of the query objects
    const ex::env env{other_env{1}, value_env{2}};
    assert(not_forwarding()(env) == 1);
    assert(forwarding()(env) == 2);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
