// [exec.spawn]/2
//
// spawn is a customization point object: every copy of it, const or not, lvalue or rvalue, can be called with a sender,
// a scope token and perhaps an environment, of any value category.

#include "execution.h"
#include "scopes.h"

#include <concepts>
#include <type_traits>
#include <utility>

using type = std::remove_const_t<decltype(ex::spawn)>;
static_assert(std::same_as<decltype(ex::spawn), const type>);
static_assert(std::same_as<type, ex::spawn_t>);
static_assert(std::semiregular<type>);

using sender = decltype(ex::just());

static_assert(std::invocable<type, sender, ledger_token>);
static_assert(std::invocable<type&, sender&, ledger_token&>);
static_assert(std::invocable<const type&, const sender&, const ledger_token&>);
static_assert(std::invocable<const type, sender, const ledger_token, ex::env<>>);
static_assert(std::invocable<const type&, sender, ledger_token, ex::env<>&>);
static_assert(std::invocable<const type&, sender, ledger_token, const ex::env<>&>);
