// [exec.get.allocator]/2
//
// get_allocator(env) calls the member function query of env, as a const lvalue, with the query object.

#include "execution.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <utility>

// An allocator that can be told from others.
struct numbered_allocator {
  using value_type = int;

  int number = 0;

  constexpr int* allocate(std::size_t n) { return std::allocator<int>().allocate(n); }
  constexpr void deallocate(int* p, std::size_t n) { std::allocator<int>().deallocate(p, n); }
  constexpr bool operator==(const numbered_allocator&) const = default;
};

struct value_env {
  int number;
  constexpr numbered_allocator query(exs::get_allocator_t) const noexcept { return {number}; }
};

// Answers differently if it is not asked as a const lvalue.
struct cv_ref_env {
  constexpr numbered_allocator query(exs::get_allocator_t) & noexcept { return {1}; }
  constexpr numbered_allocator query(exs::get_allocator_t) const& noexcept { return {2}; }
  constexpr numbered_allocator query(exs::get_allocator_t) && noexcept { return {3}; }
  constexpr numbered_allocator query(exs::get_allocator_t) const&& noexcept { return {4}; }
};

struct static_env {
  static constexpr numbered_allocator query(exs::get_allocator_t) noexcept { return {5}; }
};

struct generic_env {
  constexpr numbered_allocator query(auto) const noexcept { return {6}; }
};

struct derived_env : value_env {};

constexpr bool test() {
  { // the value of the call
    value_env env{7};
    assert(exs::get_allocator(env) == numbered_allocator{7});
    assert(exs::get_allocator(std::as_const(env)) == numbered_allocator{7});
    assert(exs::get_allocator(std::move(env)) == numbered_allocator{7});
    assert(exs::get_allocator(value_env{8}) == numbered_allocator{8});
    assert(exs::get_allocator(derived_env{{9}}) == numbered_allocator{9});
  }
  { // the environment is asked as a const lvalue, whatever it is
    cv_ref_env env;
    assert(exs::get_allocator(env) == numbered_allocator{2});
    assert(exs::get_allocator(std::as_const(env)) == numbered_allocator{2});
    assert(exs::get_allocator(std::move(env)) == numbered_allocator{2});
    assert(exs::get_allocator(std::move(std::as_const(env))) == numbered_allocator{2});
  }
  { // any query will do for which the call is well-formed
    assert(exs::get_allocator(static_env()) == numbered_allocator{5});
    assert(exs::get_allocator(generic_env()) == numbered_allocator{6});
  }
  { // the allocator does what that of the environment does
    auto alloc = exs::get_allocator(value_env{7});
    int* p = alloc.allocate(3);
    alloc.deallocate(p, 3);
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
