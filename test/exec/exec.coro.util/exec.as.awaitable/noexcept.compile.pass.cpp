// [exec.as.awaitable]/7
//
// as_awaitable can throw if and only if what it stands for can: a member function as_awaitable may, and what is left as
// it is cannot.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"

#include <coroutine>
#include <utility>

using promise = coroutine<awaits_senders>::promise_type;

template<class Expr>
concept nothrow_awaitable = noexcept(ex::as_awaitable(std::declval<Expr>(), std::declval<promise&>()));

struct nothrow_member {
  std::suspend_never as_awaitable(promise&) const noexcept;
};

struct throwing_member {
  std::suspend_never as_awaitable(promise&) const;
};

struct nothing {};

static_assert(nothrow_awaitable<nothrow_member>);
static_assert(!nothrow_awaitable<throwing_member>);
static_assert(nothrow_awaitable<std::suspend_never>);
static_assert(nothrow_awaitable<std::suspend_never&>);
static_assert(nothrow_awaitable<nothing>);
static_assert(nothrow_awaitable<nothing&>);
