// [exec.scope.concepts]/2
//
// A scope token is copyable, and a const one wraps a sender into a sender. It need be nothing else.
//
// EDITION: cd c++26

#include "execution.h"
#include "scopes.h"

#include <type_traits>

using token = ledger_token;

static_assert(ex::scope_token<token>);

// copyable
struct move_only_token : token {
  move_only_token(move_only_token&&) = default;
  move_only_token& operator=(move_only_token&&) = default;
};
struct not_assignable_token : token {
  not_assignable_token(const not_assignable_token&) = default;
  not_assignable_token& operator=(const not_assignable_token&) = delete;
};
struct copyable_token : token { // it has no default constructor
  copyable_token(const copyable_token&) = default;
  copyable_token& operator=(const copyable_token&) = default;
};

static_assert(ex::scope_token<copyable_token>);
static_assert(!ex::scope_token<move_only_token>);
static_assert(!ex::scope_token<not_assignable_token>);
static_assert(!ex::scope_token<token&>);
static_assert(!ex::scope_token<const token>);
static_assert(!ex::scope_token<void>);
static_assert(!ex::scope_token<int>);

// wrap
struct not_wrapping : token {
  template<ex::sender Sndr>
  Sndr&& wrap(Sndr&&) const = delete;
};
struct wraps_if_not_const : token {
  template<ex::sender Sndr>
  Sndr&& wrap(Sndr&& sndr);
};
struct wraps_into_nothing : token {
  template<ex::sender Sndr>
  void wrap(Sndr&& sndr) const;
};
struct wraps_into_something_else : token {
  template<ex::sender Sndr>
  int wrap(Sndr&& sndr) const;
};
struct wraps_into_another_sender : token {
  template<ex::sender Sndr>
  auto wrap(Sndr&&) const -> decltype(ex::just());
};
struct wraps_rvalues : token {
  template<ex::sender Sndr>
    requires(!std::is_lvalue_reference_v<Sndr>)
  Sndr wrap(Sndr&&) const;
};

static_assert(ex::scope_token<wraps_into_another_sender>);
static_assert(ex::scope_token<wraps_rvalues>);
static_assert(!ex::scope_token<not_wrapping>);
static_assert(!ex::scope_token<wraps_if_not_const>);
static_assert(!ex::scope_token<wraps_into_nothing>);
static_assert(!ex::scope_token<wraps_into_something_else>);
