// A backend of the parallel scheduler whose work waits for the test to do it.
//
// The program's backend is replaced here, so one translation unit of a program includes this header: the parallel
// scheduler that a test gets has the backend that it has installed.

#ifndef SUPPORT_BACKENDS_H
#define SUPPORT_BACKENDS_H

#include "execution.h"
#include "replacement.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

enum class algorithm { schedule, bulk_chunked, bulk_unchunked };

// What a backend was asked for. The storage is overwritten when it comes, and must stay as it is.
struct request {
  algorithm what;
  std::size_t size;
  backends::receiver_proxy* proxy;
  backends::bulk_item_receiver_proxy* items;
  std::span<std::byte> storage;
};

class manual_backend : public backends::parallel_scheduler_backend {
public:
  ~manual_backend() override { assert(waiting.empty() && "work was scheduled and has not been done"); }

  void schedule(backends::receiver_proxy& r, std::span<std::byte> s) noexcept override {
    add({algorithm::schedule, 1, &r, nullptr, s});
  }

  void schedule_bulk_chunked(
    std::size_t n, backends::bulk_item_receiver_proxy& r, std::span<std::byte> s) noexcept override {
    add({algorithm::bulk_chunked, n, &r, &r, s});
  }

  void schedule_bulk_unchunked(
    std::size_t n, backends::bulk_item_receiver_proxy& r, std::span<std::byte> s) noexcept override {
    add({algorithm::bulk_unchunked, n, &r, &r, s});
  }

  std::size_t count() const noexcept { return waiting.size(); }

  // What has waited longest, and is of this kind.
  const request& first(algorithm what) const noexcept {
    assert(!waiting.empty() && "nothing has been scheduled");
    assert(waiting.front().what == what);
    return waiting.front();
  }

  // The same, which is the caller's to complete.
  request take(algorithm what) noexcept {
    const request taken = first(what);
    assert(std::ranges::all_of(taken.storage, [](std::byte b) { return b == filling; }) && "the storage was used");
    waiting.erase(waiting.begin());
    return taken;
  }

private:
  static constexpr std::byte filling{0xA5};

  void add(request asked) noexcept {
    std::ranges::fill(asked.storage, filling);
    waiting.push_back(asked);
  }

  std::vector<request> waiting;
};

inline std::shared_ptr<backends::parallel_scheduler_backend> installed_backend;

std::shared_ptr<backends::parallel_scheduler_backend> replacement::query_parallel_scheduler_backend() {
  return installed_backend;
}

// A parallel scheduler with this backend, which is from now on the program's.
inline ex::parallel_scheduler scheduler_of(std::shared_ptr<backends::parallel_scheduler_backend> backend) {
  installed_backend = std::move(backend);
  return ex::get_parallel_scheduler();
}

#endif
