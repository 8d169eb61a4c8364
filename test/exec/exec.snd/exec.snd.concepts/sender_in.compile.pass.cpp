// [exec.snd.concepts]/1
//
// sender_in asks for a sender that has completion signatures in an environment, or without one; there is no more than
// one environment.
//
// EDITION: cd c++26

#include "dependent_senders.h"
#include "execution.h"
#include "senders.h"
#include "tags.h"

#include <utility>

using always = decltype(ex::just(1));
static_assert(ex::sender_in<always>);
static_assert(ex::sender_in<always, ex::env<>>);
static_assert(ex::sender_in<always, revealing_env>);
static_assert(ex::sender_in<const always&, ex::env<>>);

// Only where the environment does not answer, or answers with signatures.
static_assert(ex::sender_in<obedient_sender, ex::env<>>);
static_assert(ex::sender_in<obedient_sender, signatures_env<ex::set_value_t()>>);
static_assert(!ex::sender_in<obedient_sender, revealing_env>);
static_assert(!ex::sender_in<obedient_sender>);

// A sender, but with no completion signatures at all.
struct no_signatures {
  using sender_concept = tag::sender;
};
static_assert(ex::sender<no_signatures>);
static_assert(!ex::sender_in<no_signatures>);
static_assert(!ex::sender_in<no_signatures, ex::env<>>);

// Completion signatures, but not of a sender.
struct no_sender {
  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t()>();
  }
};
static_assert(!ex::sender_in<no_sender>);
static_assert(!ex::sender_in<no_sender, ex::env<>>);

// As it is given.
using movable = move_only_sender<always>;
static_assert(ex::sender_in<movable, ex::env<>>);
static_assert(!ex::sender_in<movable&, ex::env<>>);

// What throws has none.
struct throws_in_env {
  using sender_concept = tag::sender;

  template<class Self, class Env>
  static consteval ex::completion_signatures<ex::set_value_t()> get_completion_signatures() {
    throw 1;
  }
};
static_assert(ex::sender<throws_in_env>);
static_assert(!ex::sender_in<throws_in_env, ex::env<>>);

// An environment is a queryable.
struct not_destructible {
  ~not_destructible() = delete;
};
static_assert(!ex::sender_in<always, void>);
static_assert(!ex::sender_in<always, not_destructible>);
static_assert(ex::sender_in<always, ex::env<>&>);

static_assert(!ex::sender_in<always, ex::env<>, ex::env<>>);
