// The tags by which a type opts in to a concept. Their names are all that the editions disagree about.

#ifndef SUPPORT_TAGS_H
#define SUPPORT_TAGS_H

#include "execution.h"

namespace tag {
#if CONFORM_EDITION < 2026
  using operation_state = ex::operation_state_t;
  using receiver = ex::receiver_t;
  using scheduler = ex::scheduler_t;
  using sender = ex::sender_t;
#else
  using operation_state = ex::operation_state_tag;
  using receiver = ex::receiver_tag;
  using scheduler = ex::scheduler_tag;
  using sender = ex::sender_tag;
#endif
} // namespace tag

#endif
