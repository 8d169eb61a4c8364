// The namespace in which the backend of the parallel scheduler is: its name is all that the editions disagree about.

#ifndef SUPPORT_REPLACEMENT_H
#define SUPPORT_REPLACEMENT_H

#include "execution.h"

#if CONFORM_EDITION < 2026
namespace replacement = ex::system_context_replaceability;
#else
namespace replacement = ex::parallel_scheduler_replacement;
#endif

namespace backends {
#if CONFORM_EDITION < 2026
  using ex::system_context_replaceability::bulk_item_receiver_proxy;
  using ex::system_context_replaceability::parallel_scheduler_backend;
  using ex::system_context_replaceability::query_parallel_scheduler_backend;
  using ex::system_context_replaceability::receiver_proxy;
#else
  using ex::parallel_scheduler_replacement::bulk_item_receiver_proxy;
  using ex::parallel_scheduler_replacement::parallel_scheduler_backend;
  using ex::parallel_scheduler_replacement::query_parallel_scheduler_backend;
  using ex::parallel_scheduler_replacement::receiver_proxy;
#endif
} // namespace backends

#endif
