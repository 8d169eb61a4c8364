// seed: P3552R1 L651
//
// A sender that can succeed in two ways, with an element or because the queue was closed, cannot be awaited as it is.

#include "execution.h"
#include "senders.h"
#include "tasks.h"

using element_or_closed = ex::completion_signatures<ex::set_value_t(int), ex::set_value_t()>;

task<> pop(inline_sender<element_or_closed, ex::set_value_t> queue) {
#ifdef CONTROL
  co_await ex::into_variant(queue);
#else
  co_await queue; // REJECTED
#endif
}
