// [exec.sysctxrepl.query]/3
//
// The function can be replaced in another translation unit than those that use it, also if the compiler optimizes.
//
// RUN: %{cxx} %{flags} %{compile_flags} -O2 -c %s -o %t.o
// RUN: %{cxx} %{flags} %{compile_flags} -O2 -DREPLACEMENT -c %s -o %t.replacement.o
// RUN: %{cxx} %{flags} %{compile_flags} -O2 %t.o %t.replacement.o %{sources} %{link_flags} -o %t
// RUN: %t

#include "execution.h"
#include "replacement.h"

#include <cassert>
#include <cstddef>
#include <memory>
#include <span>
#include <thread>

#ifdef REPLACEMENT

// Completes everything inside start, by set_value or, if it cannot, by set_stopped.
struct inline_backend final : backends::parallel_scheduler_backend {
  void schedule(backends::receiver_proxy& r, std::span<std::byte>) noexcept override { r.set_value(); }
  void schedule_bulk_chunked(
    std::size_t, backends::bulk_item_receiver_proxy& r, std::span<std::byte>) noexcept override {
    r.set_stopped();
  }
  void schedule_bulk_unchunked(
    std::size_t, backends::bulk_item_receiver_proxy& r, std::span<std::byte>) noexcept override {
    r.set_stopped();
  }
};

std::shared_ptr<backends::parallel_scheduler_backend> replacement::query_parallel_scheduler_backend() {
  return std::make_shared<inline_backend>();
}

#else

int main(int, char**) {
  // The replacement has a new backend each time.
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  assert(sch != ex::get_parallel_scheduler());
  const std::thread::id here = std::this_thread::get_id();
  auto [there] = ext::sync_wait(ex::schedule(sch) | ex::then([] { return std::this_thread::get_id(); })).value();
  assert(there == here);
  return 0;
}

#endif
