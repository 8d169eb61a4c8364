// [exec.snd.apply]/2
//
// apply_sender is there only if the domain or the tag can be applied to sender and arguments.

#include "domains.h"
#include "execution.h"

#include <utility>

template<class... Args>
concept applies_sender = requires(Args&&... args) { ex::apply_sender(std::forward<Args>(args)...); };

using sender = tagged_sender<silent_tag>;

struct no_domain {};

struct domain {
  int apply_sender(silent_tag, const sender&) const;
};

static_assert(applies_sender<domain, silent_tag, sender>);
static_assert(!applies_sender<domain, silent_tag, sender, int>);
static_assert(!applies_sender<no_domain, silent_tag, sender>);
static_assert(applies_sender<no_domain, referring, sender&>);
static_assert(applies_sender<domain, referring, sender&>);
static_assert(!applies_sender<no_domain, referring, sender>);
static_assert(!applies_sender<domain, referring, sender&, int>);
