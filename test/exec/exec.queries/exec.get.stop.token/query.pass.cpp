// [exec.get.stop.token]/2.1
//
// get_stop_token(env) calls the member function query of env with the query object.

#include "execution.h"

#include <cassert>
#include <utility>

// A stop token that can be told from others in a constant expression.
struct numbered_token {
  template<class>
  struct callback_type {
    constexpr callback_type(numbered_token, auto&&) noexcept {}
  };

  int number = 0;

  static constexpr bool stop_requested() noexcept { return false; }
  static constexpr bool stop_possible() noexcept { return true; }
  constexpr bool operator==(const numbered_token&) const = default;
};

struct value_env {
  int number;
  constexpr numbered_token query(exs::get_stop_token_t) const noexcept { return {number}; }
};

// Answers differently if it is not asked as a const lvalue.
struct cv_ref_env {
  constexpr numbered_token query(exs::get_stop_token_t) & noexcept { return {1}; }
  constexpr numbered_token query(exs::get_stop_token_t) const& noexcept { return {2}; }
  constexpr numbered_token query(exs::get_stop_token_t) && noexcept { return {3}; }
  constexpr numbered_token query(exs::get_stop_token_t) const&& noexcept { return {4}; }
};

struct static_env {
  static constexpr numbered_token query(exs::get_stop_token_t) noexcept { return {5}; }
};

struct generic_env {
  constexpr numbered_token query(auto) const noexcept { return {6}; }
};

struct any_query {
  constexpr any_query(exs::get_stop_token_t) noexcept {}
};

struct converting_env {
  constexpr numbered_token query(any_query, int number = 7) const noexcept { return {number}; }
};

struct function_object_env {
  struct answer {
    constexpr numbered_token operator()(exs::get_stop_token_t) const noexcept { return {8}; }
  };
  answer query;
};

struct derived_env : value_env {};

constexpr bool test() {
  { // the value of the call
    value_env env{7};
    assert(exs::get_stop_token(env) == numbered_token{7});
    assert(exs::get_stop_token(std::as_const(env)) == numbered_token{7});
    assert(exs::get_stop_token(std::move(env)) == numbered_token{7});
    assert(exs::get_stop_token(value_env{8}) == numbered_token{8});
    assert(exs::get_stop_token(derived_env{{9}}) == numbered_token{9});
  }
  { // the environment is asked as a const lvalue, whatever it is
    cv_ref_env env;
    assert(exs::get_stop_token(env) == numbered_token{2});
    assert(exs::get_stop_token(std::as_const(env)) == numbered_token{2});
    assert(exs::get_stop_token(std::move(env)) == numbered_token{2});
    assert(exs::get_stop_token(std::move(std::as_const(env))) == numbered_token{2});
    assert(exs::get_stop_token(cv_ref_env()) == numbered_token{2});
  }
  { // any query will do for which the call is well-formed
    assert(exs::get_stop_token(static_env()) == numbered_token{5});
    assert(exs::get_stop_token(generic_env()) == numbered_token{6});
    assert(exs::get_stop_token(converting_env()) == numbered_token{7});
    assert(exs::get_stop_token(function_object_env()) == numbered_token{8});
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
