// [exec.snd.apply]/d1
//
// apply_sender takes a domain, a tag, a sender, and any number of further arguments.

#include "domains.h"
#include "execution.h"

#include <utility>

template<class... Args>
concept applies_sender = requires(Args&&... args) { ex::apply_sender(std::forward<Args>(args)...); };

// Takes anything.
struct domain {
  void apply_sender(auto&&...) const;
};

using sender = tagged_sender<silent_tag>;

static_assert(applies_sender<domain, silent_tag, sender>);
static_assert(applies_sender<domain, silent_tag, const sender&, int, sender, ex::env<>&>);
static_assert(!applies_sender<domain>);
static_assert(!applies_sender<domain, silent_tag>);
static_assert(!applies_sender<domain, silent_tag, int>);
static_assert(!applies_sender<domain, silent_tag, int, sender>);
