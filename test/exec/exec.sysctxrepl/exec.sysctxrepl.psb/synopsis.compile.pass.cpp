// [exec.sysctxrepl.psb]/u1
//
// A backend is an abstract class with a virtual destructor and three functions that throw nothing.
//
// EDITION: cd c++26

#include "execution.h"
#include "replacement.h"

#include <concepts>
#include <cstddef>
#include <span>
#include <type_traits>

using backends::bulk_item_receiver_proxy;
using backends::parallel_scheduler_backend;
using backends::receiver_proxy;

static_assert(std::is_abstract_v<parallel_scheduler_backend>);
static_assert(std::has_virtual_destructor_v<parallel_scheduler_backend>);

struct incomplete : parallel_scheduler_backend {
  void schedule(receiver_proxy&, std::span<std::byte>) noexcept override {}
  void schedule_bulk_chunked(std::size_t, bulk_item_receiver_proxy&, std::span<std::byte>) noexcept override {}
};

struct complete : incomplete {
  void schedule_bulk_unchunked(std::size_t, bulk_item_receiver_proxy&, std::span<std::byte>) noexcept override {}
};

static_assert(std::is_abstract_v<incomplete>);
static_assert(std::default_initializable<complete>);

static_assert(
  requires(parallel_scheduler_backend& b, receiver_proxy& r, bulk_item_receiver_proxy& items, std::span<std::byte> s) {
    { b.schedule(r, s) } noexcept -> std::same_as<void>;
    { b.schedule_bulk_chunked(std::size_t(), items, s) } noexcept -> std::same_as<void>;
    { b.schedule_bulk_unchunked(std::size_t(), items, s) } noexcept -> std::same_as<void>;
  });
