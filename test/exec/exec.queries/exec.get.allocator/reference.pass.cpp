// [exec.get.allocator]/2
//
// If the environment answers with a reference, be it one to const as prop has it, get_allocator(env) refers to the same
// allocator.

#include "execution.h"

#include <cassert>
#include <concepts>
#include <memory>

struct const_lvalue_env {
  std::allocator<int> alloc;
  constexpr const std::allocator<int>& query(exs::get_allocator_t) const noexcept { return alloc; }
};

struct lvalue_env {
  std::allocator<int>* alloc;
  constexpr std::allocator<int>& query(exs::get_allocator_t) const noexcept { return *alloc; }
};

constexpr bool test() {
  {
    const const_lvalue_env env{};
    static_assert(std::same_as<decltype(exs::get_allocator(env)), const std::allocator<int>&>);
    auto&& answer = exs::get_allocator(env);
    assert(&answer == &env.alloc);
  }
  {
    std::allocator<int> alloc;
    const lvalue_env env{&alloc};
    static_assert(std::same_as<decltype(exs::get_allocator(env)), std::allocator<int>&>);
    auto&& answer = exs::get_allocator(env);
    assert(&answer == &alloc);
  }
  {
    const auto env = ex::prop(exs::get_allocator, std::allocator<int>());
    static_assert(std::same_as<decltype(exs::get_allocator(env)), const std::allocator<int>&>);
    auto&& answer = exs::get_allocator(env);
    assert(&answer == &env.query(exs::get_allocator));
  }
  return true;
}

int main(int, char**) {
  test();
  static_assert(test());
  return 0;
}
