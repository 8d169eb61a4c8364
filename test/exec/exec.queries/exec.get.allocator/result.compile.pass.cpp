// [exec.get.allocator]/2
//
// get_allocator(env) is of the type that the environment's query answers with, and does not throw. What is there of an
// allocator need not be more than a value type, allocation, deallocation, copies and a comparison.

#include "execution.h"

#include <concepts>
#include <cstddef>
#include <memory>
#include <utility>

struct simple_allocator {
  using value_type = char;

  char* allocate(std::size_t);
  void deallocate(char*, std::size_t);
  bool operator==(const simple_allocator&) const;

  simple_allocator() = delete;
  simple_allocator(const simple_allocator&);
  simple_allocator& operator=(const simple_allocator&) = delete;
};

template<class T>
struct returning_env {
  T query(exs::get_allocator_t) const noexcept;
};

template<class Env, class T>
concept answers_with = requires(Env&& env) {
  requires std::same_as<decltype(exs::get_allocator(std::forward<Env>(env))), T>;
  requires noexcept(exs::get_allocator(std::forward<Env>(env)));
};

static_assert(answers_with<returning_env<std::allocator<int>>, std::allocator<int>>);
static_assert(answers_with<returning_env<std::allocator<int>>&, std::allocator<int>>);
static_assert(answers_with<const returning_env<std::allocator<int>>&, std::allocator<int>>);
static_assert(answers_with<const returning_env<std::allocator<int>>, std::allocator<int>>);
static_assert(answers_with<returning_env<simple_allocator>, simple_allocator>);
