// [exec.get.env]/1
//
// get_env is a customization point object: every copy of it, const or not, lvalue or rvalue, gives the same. env_of_t
// names the type of what it gives.

#include "execution.h"

#include <concepts>
#include <utility>

static_assert(std::same_as<decltype(ex::get_env), const ex::get_env_t>);
static_assert(std::semiregular<ex::get_env_t>);

struct environment {};

struct with_env {
  environment get_env() const noexcept;
};

struct with_env_reference {
  const environment& get_env() const noexcept;
};

struct without_env {};

template<class Self, class T>
using result = decltype(std::declval<Self>()(std::declval<T>()));

template<class T, class Env>
concept has_env = std::same_as<result<ex::get_env_t&, T>, Env> && std::same_as<result<const ex::get_env_t&, T>, Env> &&
                  std::same_as<result<ex::get_env_t, T>, Env> && std::same_as<result<const ex::get_env_t, T>, Env> &&
                  std::same_as<ex::env_of_t<T>, Env>;

template<class T, class Env>
concept always_has_env = has_env<T, Env> && has_env<T&, Env> && has_env<const T&, Env> && has_env<const T, Env>;

static_assert(always_has_env<with_env, environment>);
static_assert(always_has_env<with_env_reference, const environment&>);
static_assert(always_has_env<without_env, ex::env<>>);
