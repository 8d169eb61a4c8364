// [exec.scope.simple.counting.general]/u1
//
// A simple_counting_scope is made without arguments, is neither copied nor moved, says as a constant how many
// associations it can have at a time, and has members that do not throw.
//
// EDITION: cd c++26

#include "execution.h"

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>

using scope = ex::simple_counting_scope;

static_assert(std::is_class_v<scope> && std::is_class_v<scope::token>);
static_assert(std::is_nothrow_default_constructible_v<scope>);
static_assert(std::is_nothrow_destructible_v<scope>);
static_assert(!std::is_copy_constructible_v<scope> && !std::is_move_constructible_v<scope>);
static_assert(!std::is_copy_assignable_v<scope> && !std::is_move_assignable_v<scope>);

static_assert(std::same_as<decltype(scope::max_associations), const std::size_t>);
constexpr std::size_t max = scope::max_associations;
static_assert(max == scope::max_associations);

template<class Scope>
concept has_members = requires(Scope& scope) {
  { scope.get_token() } noexcept -> std::same_as<typename Scope::token>;
  { scope.close() } noexcept -> std::same_as<void>;
  { scope.join() } noexcept -> ex::sender;
};

static_assert(has_members<scope>);
