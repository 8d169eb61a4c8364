// [exec.sysctxrepl.query]/3
//
// A program can define the function itself: that definition is called, by the library, too.

#include "execution.h"
#include "replacement.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <span>

struct counting_backend final : backends::parallel_scheduler_backend {
  int scheduled = 0;

  void schedule(backends::receiver_proxy& r, std::span<std::byte>) noexcept override {
    ++scheduled;
    r.set_value();
  }
  void schedule_bulk_chunked(std::size_t, backends::bulk_item_receiver_proxy&, std::span<std::byte>) noexcept override {
  }
  void schedule_bulk_unchunked(
    std::size_t, backends::bulk_item_receiver_proxy&, std::span<std::byte>) noexcept override {}
};

int calls = 0;
const std::shared_ptr<counting_backend> backend = std::make_shared<counting_backend>();

std::shared_ptr<backends::parallel_scheduler_backend> replacement::query_parallel_scheduler_backend() {
  ++calls;
  return backend;
}

int main(int, char**) {
  assert(replacement::query_parallel_scheduler_backend() == backend);
  assert(calls == 1);
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  assert(calls == 2);
  ext::sync_wait(ex::schedule(sch));
  assert(backend->scheduled == 1);
  return 0;
}
