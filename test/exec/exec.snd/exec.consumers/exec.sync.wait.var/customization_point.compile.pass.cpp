// [exec.sync.wait.var]/1
//
// sync_wait_with_variant is a customization point object: every copy of it, const or not, lvalue or rvalue, does the
// same.

#include "execution.h"

#include <concepts>
#include <utility>

static_assert(std::same_as<decltype(ext::sync_wait_with_variant), const ext::sync_wait_with_variant_t>);
static_assert(std::semiregular<ext::sync_wait_with_variant_t>);

template<class Self>
using result = decltype(std::declval<Self>()(ex::just(1)));

using type = result<ext::sync_wait_with_variant_t>;
static_assert(std::same_as<result<ext::sync_wait_with_variant_t&>, type>);
static_assert(std::same_as<result<const ext::sync_wait_with_variant_t&>, type>);
static_assert(std::same_as<result<const ext::sync_wait_with_variant_t>, type>);
