// [exec.sysctxrepl.psb]/2.1
//
// The default backend completes each of many operations once, be they started from outside or by one another.

#include "execution.h"
#include "tags.h"

#include <atomic>
#include <cassert>
#include <cstddef>
#include <deque>
#include <exception>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

// Counts down to nothing. Whoever arrives last may leave last.
class countdown {
public:
  explicit countdown(std::ptrdiff_t count) : left(count) {}

  static void arrive(std::shared_ptr<countdown> count) noexcept {
    const std::ptrdiff_t before = count->left.fetch_sub(1);
    assert(before > 0 && "an operation has completed twice");
    if (before == 1)
      count->left.notify_one();
  }

  void wait() const noexcept {
    for (std::ptrdiff_t now = left; now != 0; now = left)
      left.wait(now);
  }

private:
  std::atomic<std::ptrdiff_t> left;
};

struct counting_receiver {
  using receiver_concept = tag::receiver;

  std::shared_ptr<countdown> count;

  void set_value() && noexcept { countdown::arrive(std::move(count)); }
  void set_error(std::exception_ptr) && noexcept { assert(false); }
  void set_stopped() && noexcept { assert(false); }
};

using sender = ex::schedule_result_t<ex::parallel_scheduler>;

struct connected {
  ex::parallel_scheduler sch;
  std::shared_ptr<countdown> count;

  operator ex::connect_result_t<sender, counting_receiver>() const {
    return ex::connect(ex::schedule(sch), counting_receiver{count});
  }
};

// An operation that starts itself anew until its share is done.
struct chain {
  struct receiver {
    using receiver_concept = tag::receiver;

    chain* self;

    void set_value() && noexcept {
      std::shared_ptr<countdown> count = self->count;
      if (--self->left > 0)
        self->next(); // the receiver is gone with the operation
      countdown::arrive(std::move(count));
    }
    void set_error(std::exception_ptr) && noexcept { assert(false); }
    void set_stopped() && noexcept { assert(false); }
  };

  struct connected {
    chain* self;
    operator ex::connect_result_t<sender, receiver>() const {
      return ex::connect(ex::schedule(self->sch), receiver{self});
    }
  };

  ex::parallel_scheduler sch;
  std::shared_ptr<countdown> count;
  int left;
  std::optional<ex::connect_result_t<sender, receiver>> op{};

  chain(ex::parallel_scheduler sch, std::shared_ptr<countdown> count, int times)
    : sch(std::move(sch))
    , count(std::move(count))
    , left(times) {}
  chain(chain&&) = delete;

  void next() {
    op.emplace(connected{this});
    ex::start(*op);
  }
};

int main(int, char**) {
  const ex::parallel_scheduler sch = ex::get_parallel_scheduler();
  { // from two threads at once
    constexpr int each = 25'000;
    const auto count = std::make_shared<countdown>(2 * each);
    std::deque<std::optional<ex::connect_result_t<sender, counting_receiver>>> ops(2 * each);
    for (auto& op : ops)
      op.emplace(connected{sch, count});
    std::thread other([&] {
      for (int i = 0; i != each; ++i)
        ex::start(*ops[i]);
    });
    for (int i = each; i != 2 * each; ++i)
      ex::start(*ops[i]);
    count->wait();
    other.join();
  }
  { // by one another
    constexpr int each = 12'500;
    const auto count = std::make_shared<countdown>(4 * each);
    std::deque<chain> chains;
    for (int i = 0; i != 4; ++i)
      chains.emplace_back(sch, count, each);
    for (chain& c : chains)
      c.next();
    count->wait();
  }
  return 0;
}
