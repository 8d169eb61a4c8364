// [exec.scope.concepts]/4
//
// A scope token is copyable; a const one tries to associate, with an association as the result, and wraps a sender into
// a sender.
//
// EDITION: c++26

#include "execution.h"

struct engagement {
  explicit operator bool() const noexcept;
  engagement try_associate() const;
};

struct token {
  engagement try_associate() const;
  template<ex::sender Sndr>
  Sndr&& wrap(Sndr&& sndr) const;
};

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

static_assert(!ex::scope_token<move_only_token>);
static_assert(!ex::scope_token<not_assignable_token>);
static_assert(!ex::scope_token<token&>);
static_assert(!ex::scope_token<const token>);

// try_associate
struct associates_without_exceptions : token {
  engagement try_associate() const noexcept;
};
struct not_associating : token {
  engagement try_associate() const = delete;
};
struct associates_if_not_const : token {
  engagement try_associate();
};
struct associates_by_bool : token {
  bool try_associate() const;
};
struct associates_by_reference : token {
  engagement& try_associate() const;
};

static_assert(ex::scope_token<associates_without_exceptions>);
static_assert(!ex::scope_token<not_associating>);
static_assert(!ex::scope_token<associates_if_not_const>);
static_assert(!ex::scope_token<associates_by_bool>);
static_assert(!ex::scope_token<associates_by_reference>);

// wrap
struct not_wrapping : token {
  template<ex::sender Sndr>
  Sndr&& wrap(Sndr&&) const = delete;
};
struct wraps_if_not_const : token {
  template<ex::sender Sndr>
  Sndr&& wrap(Sndr&& sndr);
};
struct wraps_into_something_else : token {
  template<ex::sender Sndr>
  int wrap(Sndr&& sndr) const;
};

static_assert(!ex::scope_token<not_wrapping>);
static_assert(!ex::scope_token<wraps_if_not_const>);
static_assert(!ex::scope_token<wraps_into_something_else>);
