// [exec.write.env]/2
//
// write_env is a customization point object: every copy of it, const or not, lvalue or rvalue, makes the same sender.

#include "environments.h"
#include "execution.h"

#include <concepts>
#include <type_traits>
#include <utility>

using type = std::remove_const_t<decltype(ex::write_env)>;
static_assert(std::same_as<decltype(ex::write_env), const type>);
static_assert(std::semiregular<type>);

struct environment {
  int query(forwarding) const noexcept;
};

using child = decltype(ex::just(1));

template<class Self, class Sndr, class Env>
using result = decltype(std::declval<Self>()(std::declval<Sndr>(), std::declval<Env>()));

using sender = result<type, child, environment>;

static_assert(ex::sender<sender>);
static_assert(std::same_as<result<type&, child, environment>, sender>);
static_assert(std::same_as<result<const type&, child, environment>, sender>);
static_assert(std::same_as<result<const type, child, environment>, sender>);
static_assert(std::same_as<result<const type&, child&, const environment&>, sender>);
static_assert(std::same_as<result<const type&, const child&, environment&>, sender>);

static_assert(std::same_as<ex::tag_of_t<sender>, type>);
static_assert(std::same_as<ex::tag_of_t<const sender&>, type>);
