// [exec.snd.transform]/d1
//
// transform_sender takes a domain, a sender and at most one environment.
//
// EDITION: cd

#include "domains.h"
#include "execution.h"

#include <utility>

template<class... Args>
concept transforms_sender = requires(Args&&... args) { ex::transform_sender(std::forward<Args>(args)...); };

// Takes anything.
struct domain {
  tagged_sender<silent_tag> transform_sender(auto&&...) const;
};

using sender = tagged_sender<silent_tag>;

static_assert(transforms_sender<domain, sender>);
static_assert(transforms_sender<domain, const sender&, ex::env<>>);
static_assert(transforms_sender<domain, sender, int>);
static_assert(!transforms_sender<domain>);
static_assert(!transforms_sender<domain, int>);
static_assert(!transforms_sender<domain, int, ex::env<>>);
static_assert(!transforms_sender<domain, sender, ex::env<>, ex::env<>>);

struct not_destructible {
  ~not_destructible() = delete;
};

static_assert(!transforms_sender<domain, sender, not_destructible&>);
