// [exec.domain.default]/9
//
// apply_sender is there only for a tag that can be applied to the sender and the arguments.

#include "domains.h"
#include "execution.h"

#include <utility>

template<class... Args>
concept applies_sender = requires(Args&&... args) { ex::default_domain().apply_sender(std::forward<Args>(args)...); };

using sender = tagged_sender<silent_tag>;

static_assert(applies_sender<categorizing, sender>);
static_assert(applies_sender<categorizing, sender&, int>);
static_assert(!applies_sender<silent_tag, sender>);
static_assert(applies_sender<referring, sender&>);
static_assert(!applies_sender<referring, sender>);
static_assert(!applies_sender<referring, sender&, int>);
