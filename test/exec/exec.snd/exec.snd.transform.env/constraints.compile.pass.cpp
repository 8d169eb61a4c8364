// [exec.snd.transform.env]/d1
//
// transform_env takes a domain, a sender and one environment.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#include <utility>

template<class... Args>
concept transforms_env = requires(Args&&... args) { ex::transform_env(std::forward<Args>(args)...); };

// Takes anything.
struct domain {
  ex::env<> transform_env(auto&&...) const noexcept;
};

using sender = tagged_sender<silent_tag>;

static_assert(transforms_env<domain, sender, ex::env<>>);
static_assert(transforms_env<domain, const sender&, int>);
static_assert(!transforms_env<domain>);
static_assert(!transforms_env<domain, sender>);
static_assert(!transforms_env<domain, int, ex::env<>>);
static_assert(!transforms_env<domain, sender, ex::env<>, ex::env<>>);

struct not_destructible {
  ~not_destructible() = delete;
};

static_assert(!transforms_env<domain, sender, not_destructible>);
