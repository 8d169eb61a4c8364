// Operations of the parallel scheduler, and how to wait for them.

#ifndef PARALLEL_OPERATIONS_H
#define PARALLEL_OPERATIONS_H

#include "stopwatch.h"

#include "execution.h"
#include "tags.h"

#include <atomic>
#include <deque>
#include <optional>

constexpr int scheduled_operations = 200'000;

class countdown {
public:
  explicit countdown(int count) noexcept : left(count) {}

  void arrive() noexcept {
    if (left.fetch_sub(1) == 1)
      left.notify_one();
  }

  void wait() const noexcept {
    for (int now = left; now != 0; now = left)
      left.wait(now);
  }

private:
  std::atomic<int> left;
};

struct receiver_base {
  using receiver_concept = tag::receiver;
  void set_error(auto&&) && noexcept {}
  void set_stopped() && noexcept {}
};

using parallel_sender = ex::schedule_result_t<ex::parallel_scheduler>;

template<class Rcvr>
using parallel_operation = ex::connect_result_t<parallel_sender, Rcvr>;

template<class Rcvr>
struct connected {
  const ex::parallel_scheduler& sch;
  Rcvr rcvr;
  operator parallel_operation<Rcvr>() const { return ex::connect(ex::schedule(sch), Rcvr(rcvr)); }
};

#endif
