// [exec.domain.default]/1
//
// The members of default_domain are static; they take senders only, and at most one environment.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#include <utility>

template<class... Args>
concept transforms_sender =
  requires(Args&&... args) { ex::default_domain::transform_sender(std::forward<Args>(args)...); };

template<class... Args>
concept transforms_env = requires(Args&&... args) { ex::default_domain::transform_env(std::forward<Args>(args)...); };

template<class... Args>
concept applies_sender = requires(Args&&... args) { ex::default_domain::apply_sender(std::forward<Args>(args)...); };

using sender = tagged_sender<silent_tag>;
using env = ex::env<>;

static_assert(transforms_sender<sender>);
static_assert(transforms_sender<sender, env>);
static_assert(!transforms_sender<>);
static_assert(!transforms_sender<int>);
static_assert(!transforms_sender<int, env>);
static_assert(!transforms_sender<sender, env, env>);

static_assert(transforms_env<sender, env>);
static_assert(!transforms_env<sender>);
static_assert(!transforms_env<int, env>);
static_assert(!transforms_env<sender, env, env>);

static_assert(applies_sender<categorizing, sender>);
static_assert(applies_sender<categorizing, sender, int, env>);
static_assert(!applies_sender<categorizing>);
static_assert(!applies_sender<categorizing, int>);

// What has a number but is no sender.
struct numbered {
  int number;
};
static_assert(!applies_sender<categorizing, numbered>);
