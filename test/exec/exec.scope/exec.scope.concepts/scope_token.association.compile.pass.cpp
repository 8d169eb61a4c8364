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
