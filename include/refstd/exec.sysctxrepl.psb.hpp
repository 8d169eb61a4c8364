// [exec.sysctxrepl.psb], class parallel_scheduler_backend

#ifndef REFSTD_EXEC_SYSCTXREPL_PSB_HPP
#define REFSTD_EXEC_SYSCTXREPL_PSB_HPP

#include <refstd/exec.sysctxrepl.recvproxy.hpp>

#include <cstddef>
#include <span>

namespace refstd::execution::system_context_replaceability {

  struct parallel_scheduler_backend {
    virtual ~parallel_scheduler_backend() = default;

    virtual void schedule(receiver_proxy&, std::span<std::byte>) noexcept = 0;
    virtual void schedule_bulk_chunked(std::size_t, bulk_item_receiver_proxy&, std::span<std::byte>) noexcept = 0;
    virtual void schedule_bulk_unchunked(std::size_t, bulk_item_receiver_proxy&, std::span<std::byte>) noexcept = 0;
  };

} // namespace refstd::execution::system_context_replaceability

#endif
