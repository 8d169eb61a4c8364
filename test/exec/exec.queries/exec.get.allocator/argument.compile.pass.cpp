// [exec.get.allocator]/2
//
// The environment's query is called with get_allocator itself, which is a const lvalue.

#include "execution.h"

#include <concepts>
#include <memory>
#include <utility>

struct argument_env {
  std::allocator<char> query(exs::get_allocator_t&) const noexcept;
  std::allocator<int> query(const exs::get_allocator_t&) const noexcept;
  std::allocator<char> query(exs::get_allocator_t&&) const noexcept;
  std::allocator<char> query(const exs::get_allocator_t&&) const noexcept;
};

static_assert(std::same_as<decltype(exs::get_allocator(std::declval<argument_env>())), std::allocator<int>>);
