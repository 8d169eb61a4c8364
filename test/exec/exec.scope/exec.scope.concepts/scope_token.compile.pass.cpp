// [exec.scope.concepts]/2
//
// A scope token is copyable; a const one tries to associate and says by a bool whether it did, disassociates without
// exceptions, and wraps a sender into a sender.
//
// EDITION: cd

#include "execution.h"
#include "tags.h"

#include <type_traits>

struct token {
  bool try_associate() const;
  void disassociate() const noexcept;
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

// A sender that does not know how it completes.
struct sender_without_signatures {
  using sender_concept = tag::sender;
};
struct wraps_into_unknown : token {
  template<ex::sender Sndr>
  sender_without_signatures wrap(Sndr&& sndr) const;
};

static_assert(ex::scope_token<wraps_into_another_sender>);
static_assert(ex::scope_token<wraps_rvalues>);
static_assert(!ex::scope_token<not_wrapping>);
static_assert(!ex::scope_token<wraps_if_not_const>);
static_assert(!ex::scope_token<wraps_into_nothing>);
static_assert(!ex::scope_token<wraps_into_something_else>);
static_assert(!ex::scope_token<wraps_into_unknown>);
