// [exec.sync.wait]/4
//
// sync_wait is a customization point object: every copy of it, const or not, lvalue or rvalue, does the same.

#include "execution.h"

#include <concepts>
#include <optional>
#include <tuple>
#include <utility>

static_assert(std::same_as<decltype(ext::sync_wait), const ext::sync_wait_t>);
static_assert(std::semiregular<ext::sync_wait_t>);

template<class Self>
using result = decltype(std::declval<Self>()(ex::just(1)));

static_assert(std::same_as<result<ext::sync_wait_t>, std::optional<std::tuple<int>>>);
static_assert(std::same_as<result<ext::sync_wait_t&>, std::optional<std::tuple<int>>>);
static_assert(std::same_as<result<const ext::sync_wait_t&>, std::optional<std::tuple<int>>>);
static_assert(std::same_as<result<const ext::sync_wait_t>, std::optional<std::tuple<int>>>);
