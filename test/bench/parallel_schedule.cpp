// What scheduling on the parallel scheduler takes: many operations started at once, and operations that start
// themselves again. Prints a line for each: the name, and the least
// nanoseconds for one operation.

#include "bench.h"

#include "execution.h"
#include "tags.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <deque>
#include <limits>
#include <optional>
#include <utility>

constexpr int size = 200'000;

std::atomic<int> left = 0;

void arrive() noexcept {
  if (left.fetch_sub(1) == 1)
    left.notify_one();
}

void await_all() noexcept {
  for (int now = left; now != 0; now = left)
    left.wait(now);
}

struct receiver_base {
  using receiver_concept = tag::receiver;
  void set_error(auto&&) && noexcept {}
  void set_stopped() && noexcept {}
};

struct receiver : receiver_base {
  void set_value() && noexcept { arrive(); }
};

struct chain;

struct chain_receiver : receiver_base {
  chain* self;
  explicit chain_receiver(chain* self) : self(self) {}
  void set_value() && noexcept;
};

using sender = ex::schedule_result_t<ex::parallel_scheduler>;

template<class Rcvr>
struct connected {
  const ex::parallel_scheduler& sch;
  Rcvr rcvr;
  operator ex::connect_result_t<sender, Rcvr>() const { return ex::connect(ex::schedule(sch), Rcvr(rcvr)); }
};

struct chain {
  const ex::parallel_scheduler& sch;
  int times;
  std::optional<ex::connect_result_t<sender, chain_receiver>> op{};

  void next() {
    op.emplace(connected<chain_receiver>{sch, chain_receiver(this)});
    ex::start(*op);
  }
};

void chain_receiver::set_value() && noexcept {
  if (--self->times > 0)
    self->next();
  else
    arrive();
}

template<class Operation>
void measure_time(const char* name, Operation operation) {
  double least = std::numeric_limits<double>::infinity();
  for (int i = 0; i != 5; ++i) {
    const auto start = std::chrono::steady_clock::now();
    operation();
    const std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - start;
    least = std::min(least, taken.count());
  }
  std::printf("%s\t%g\n", name, least / size);
}

int main() {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  measure_time("parallel_schedule", [&] {
    left = size;
    std::deque<std::optional<ex::connect_result_t<sender, receiver>>> ops(size);
    for (auto& op : ops) {
      op.emplace(connected<receiver>{sch, {}});
      ex::start(*op);
    }
    await_all();
  });
  measure_time("parallel_reschedule", [&] {
    constexpr int chains = 4;
    left = chains;
    std::deque<chain> all;
    for (int i = 0; i != chains; ++i)
      all.emplace_back(sch, size / chains);
    for (chain& one : all)
      one.next();
    await_all();
  });
  return 0;
}
