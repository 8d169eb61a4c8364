// [exec.domain.default]/11
//
// apply_sender is noexcept if the tag's member function is.

#include "domains.h"
#include "execution.h"

#include <utility>

using sender = tagged_sender<silent_tag>;

static_assert(noexcept(ex::default_domain().apply_sender(referring(), std::declval<sender&>())));
static_assert(!noexcept(ex::default_domain().apply_sender(categorizing(), std::declval<sender&>())));
