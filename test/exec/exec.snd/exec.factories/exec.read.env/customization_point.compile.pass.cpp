// [exec.read.env]/2
//
// read_env is a customization point object: every copy of it, const or not, lvalue or rvalue, makes the same sender of
// a query object, be that const or not, lvalue or rvalue.

#include "environments.h"
#include "execution.h"

#include <concepts>
#include <type_traits>
#include <utility>

using type = std::remove_const_t<decltype(ex::read_env)>;
static_assert(std::same_as<decltype(ex::read_env), const type>);
static_assert(std::semiregular<type>);

template<class Self, class Query>
using result = decltype(std::declval<Self>()(std::declval<Query>()));

using sender = result<type, forwarding>;

static_assert(ex::sender<sender>);
static_assert(std::same_as<result<type&, forwarding>, sender>);
static_assert(std::same_as<result<const type&, forwarding>, sender>);
static_assert(std::same_as<result<const type, forwarding>, sender>);
static_assert(std::same_as<result<const type&, forwarding&>, sender>);
static_assert(std::same_as<result<const type&, const forwarding&>, sender>);
static_assert(std::same_as<result<const type&, const forwarding>, sender>);
static_assert(!std::same_as<result<const type&, not_forwarding>, sender>);

// The sender has no attributes.
static_assert(!std::invocable<forwarding, decltype(ex::get_env(std::declval<const sender&>()))>);
