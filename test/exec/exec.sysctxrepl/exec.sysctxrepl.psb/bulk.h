// What the default backend does with the indices of a bulk algorithm.

#ifndef EXEC_SYSCTXREPL_PSB_BULK_H
#define EXEC_SYSCTXREPL_PSB_BULK_H

#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <atomic>
#include <cassert>
#include <cstddef>
#include <exception>
#include <memory>
#include <utility>
#include <vector>

// How often each index was seen.
class index_ledger {
public:
  explicit index_ledger(std::size_t size) : seen(size) {}

  void add(std::size_t begin, std::size_t end) noexcept {
    assert(begin < end);
    assert(end <= seen.size());
    for (; begin != end; ++begin)
      seen[begin].fetch_add(1, std::memory_order_relaxed);
  }

  // The least and the greatest of the counts.
  bool each_is(int least, int greatest) const noexcept {
    for (const std::atomic<int>& count : seen)
      if (count < least || count > greatest)
        return false;
    return true;
  }

private:
  std::vector<std::atomic<int>> seen;
};

struct chunked {
  static auto run(auto sndr, std::size_t size, auto fn) {
    return ex::bulk_chunked(
      std::move(sndr), ex::par, size, [fn](std::size_t begin, std::size_t end) noexcept { fn(begin, end); });
  }
};

struct unchunked {
  static auto run(auto sndr, std::size_t size, auto fn) {
    return ex::bulk_unchunked(
      std::move(sndr), ex::par, size, [fn](std::size_t index) noexcept { fn(index, index + 1); });
  }
};

inline constexpr std::size_t sizes[] = {0, 1, 2, 3, 7, 16, 17, 1000, 100'003};

// A successful operation has seen each index once.
template<class Bulk>
bool test_success() {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  for (const std::size_t size : sizes) {
    index_ledger ledger(size);
    assert(ext::sync_wait(Bulk::run(ex::schedule(sch), size, [&](auto b, auto e) noexcept { ledger.add(b, e); })));
    assert(ledger.each_is(1, 1));
  }
  return true;
}

// What the function writes can be read when the operation has completed: nothing here is atomic.
template<class Bulk>
bool test_happens_before() {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  std::vector<std::size_t> squares(1000);
  for (std::size_t round = 0; round != 100; ++round) {
    assert(ext::sync_wait(Bulk::run(ex::schedule(sch), squares.size(), [&](auto b, auto e) noexcept {
      for (; b != e; ++b)
        squares[b] = b * b + round;
    })));
    for (std::size_t i = 0; i != squares.size(); ++i)
      assert(squares[i] == i * i + round);
  }
  return true;
}

struct stop_environment {
  exs::inplace_stop_token token;
  exs::inplace_stop_token query(exs::get_stop_token_t) const noexcept { return token; }
};

// What an operation on the default backend came to; the thread that asks waits for it. The thread that completes the
// operation may be the last to leave.
class verdict {
public:
  struct receiver {
    using receiver_concept = tag::receiver;

    std::shared_ptr<verdict> told;
    exs::inplace_stop_token token;

    void set_value() && noexcept { complete(std::move(told), channel::value); }
    void set_error(std::exception_ptr) && noexcept { complete(std::move(told), channel::error); }
    void set_stopped() && noexcept { complete(std::move(told), channel::stopped); }
    stop_environment get_env() const noexcept { return {token}; }
  };

  channel wait() const noexcept {
    how.wait(channel::none);
    return how;
  }

private:
  static void complete(std::shared_ptr<verdict> told, channel now) noexcept {
    [[maybe_unused]] const channel before = told->how.exchange(now);
    assert(before == channel::none && "the operation has completed already");
    told->how.notify_one();
  }

  std::atomic<channel> how = channel::none;
};

enum class moment { before, during, never };

// A stop request, before or during the work or not at all: whether it is honoured or not, no index is seen twice, and
// each is if the operation succeeds.
template<class Bulk>
bool test_stop() {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  for (const std::size_t size : sizes) {
    for (const moment when : {moment::before, moment::during, moment::never}) {
      exs::inplace_stop_source source;
      index_ledger ledger(size);
      const auto told = std::make_shared<verdict>();
      auto op = ex::connect(Bulk::run(ex::schedule(sch), size,
                              [&, when](auto b, auto e) noexcept {
                                ledger.add(b, e);
                                if (when == moment::during)
                                  source.request_stop();
                              }),
        verdict::receiver{told, source.get_token()});
      if (when == moment::before)
        source.request_stop();
      ex::start(op);
      const channel how = told->wait();
      assert(how == channel::value || (how == channel::stopped && when != moment::never));
      assert(ledger.each_is(how == channel::value ? 1 : 0, 1));
    }
  }
  return true;
}

#endif
