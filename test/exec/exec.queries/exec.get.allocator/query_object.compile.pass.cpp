// [exec.get.allocator]/2
//
// get_allocator is a query object, that is, a customization point object: every copy of it, const or not, lvalue or
// rvalue, asks the same question.

#include "execution.h"

#include <concepts>
#include <memory>
#include <utility>

static_assert(std::same_as<decltype(exs::get_allocator), const exs::get_allocator_t>);
static_assert(std::semiregular<exs::get_allocator_t>);

struct allocator_env {
  std::allocator<int> query(exs::get_allocator_t) const noexcept;
};

template<class Query, class Env>
using result = decltype(std::declval<Query>()(std::declval<Env>()));

template<class Env>
concept answered = std::same_as<result<exs::get_allocator_t&, Env>, std::allocator<int>> &&
                   std::same_as<result<const exs::get_allocator_t&, Env>, std::allocator<int>> &&
                   std::same_as<result<exs::get_allocator_t, Env>, std::allocator<int>> &&
                   std::same_as<result<const exs::get_allocator_t, Env>, std::allocator<int>>;

static_assert(answered<allocator_env>);
static_assert(answered<allocator_env&>);
static_assert(answered<const allocator_env&>);
static_assert(answered<const allocator_env>);
