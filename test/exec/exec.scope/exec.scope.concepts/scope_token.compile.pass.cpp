// [exec.scope.concepts]/2
//
// A const scope token tries to associate and says by a bool whether it did, and disassociates without exceptions; what
// it wraps knows how it completes.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

struct token {
  bool try_associate() const;
  void disassociate() const noexcept;
  template<ex::sender Sndr>
  Sndr&& wrap(Sndr&& sndr) const;
};

static_assert(ex::scope_token<token>);

// try_associate
struct not_associating : token {
  bool try_associate() const = delete;
};
struct associates_if_not_const : token {
  bool try_associate();
};
struct associates_by_int : token {
  int try_associate() const;
};
struct associates_by_reference : token {
  const bool& try_associate() const;
};
struct associates_by_nothing : token {
  void try_associate() const;
};
struct associates_without_exceptions : token {
  bool try_associate() const noexcept;
};

static_assert(ex::scope_token<associates_without_exceptions>);
static_assert(!ex::scope_token<not_associating>);
static_assert(!ex::scope_token<associates_if_not_const>);
static_assert(!ex::scope_token<associates_by_int>);
static_assert(!ex::scope_token<associates_by_reference>);
static_assert(!ex::scope_token<associates_by_nothing>);

// disassociate
struct not_disassociating : token {
  void disassociate() const noexcept = delete;
};
struct disassociates_if_not_const : token {
  void disassociate() noexcept;
};
struct disassociates_with_exceptions : token {
  void disassociate() const;
};
struct disassociates_with_result : token {
  bool disassociate() const noexcept;
};

static_assert(!ex::scope_token<not_disassociating>);
static_assert(!ex::scope_token<disassociates_if_not_const>);
static_assert(!ex::scope_token<disassociates_with_exceptions>);
static_assert(!ex::scope_token<disassociates_with_result>);

// A sender that does not know how it completes.
struct sender_without_signatures {
  using sender_concept = tag::sender;
};
struct wraps_into_unknown : token {
  template<ex::sender Sndr>
  sender_without_signatures wrap(Sndr&& sndr) const;
};

static_assert(!ex::scope_token<wraps_into_unknown>);
