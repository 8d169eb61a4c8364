// [exec.sysctxrepl.query], query_parallel_scheduler_backend
//
// The default is defined in exec.sysctxrepl.query.cpp, weakly, so that a program can define the function itself.

#ifndef REFSTD_EXEC_SYSCTXREPL_QUERY_HPP
#define REFSTD_EXEC_SYSCTXREPL_QUERY_HPP

#include <refstd/exec.sysctxrepl.psb.hpp>

#include <cstddef>
#include <memory>

namespace refstd::execution::system_context_replaceability {

  std::shared_ptr<parallel_scheduler_backend> query_parallel_scheduler_backend();

  // What the default backend needs of the preallocated storage.
  template<std::size_t Words>
  struct backend_storage {
    alignas(void*) std::byte bytes[Words * sizeof(void*)];
  };

  using schedule_storage = backend_storage<4>;
  using bulk_storage = backend_storage<8>;

} // namespace refstd::execution::system_context_replaceability

#endif
