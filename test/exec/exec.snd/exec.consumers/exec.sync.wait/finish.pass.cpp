// [exec.sync.wait]/6, [exec.sync.wait]/7
//
// The wait ends only when the datum, or the error, has been copied: while another thread copies it, the thread that
// waits does the work that it is given.

#include "execution.h"
#include "tags.h"

#include <atomic>
#include <cassert>
#include <exception>
#include <optional>
#include <thread>
#include <utility>

using loop_scheduler = decltype(std::declval<ex::run_loop&>().get_scheduler());

struct work_receiver {
  using receiver_concept = tag::receiver;

  std::atomic<bool>* done;

  void set_value() && noexcept { *done = true; }
  void set_error(std::exception_ptr) && noexcept { *done = true; }
  void set_stopped() && noexcept { *done = true; }
};

// Once it is armed, it can be copied only if the loop runs meanwhile.
struct working_copy {
  std::optional<loop_scheduler> sch;

  explicit working_copy(loop_scheduler sch) : sch(sch) {}
  working_copy(working_copy&&) noexcept = default;
  working_copy(const working_copy& other) noexcept {
    if (other.sch) {
      std::atomic<bool> done(false);
      auto op = ex::connect(ex::schedule(loop_scheduler(*other.sch)), work_receiver{&done});
      ex::start(op);
      while (!done)
        std::this_thread::yield();
    }
  }
};

// Completes by Tag with an armed datum, on a thread of its own.
template<class Tag>
struct sends_elsewhere {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(const working_copy&), ex::set_error_t(const working_copy&)>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;
    std::jthread thread;

    explicit operation(Rcvr rcvr) : rcvr(std::move(rcvr)) {}
    operation(operation&&) = delete;

    void start() & noexcept {
      thread = std::jthread([this] {
        const working_copy datum(ex::get_delegation_scheduler(ex::get_env(rcvr)));
        Tag()(std::move(rcvr), datum);
      });
    }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return operation<Rcvr>(std::move(rcvr));
  }
};

int main(int, char**) {
  for (int i = 0; i != 10; ++i) {
    assert(ext::sync_wait(sends_elsewhere<ex::set_value_t>()).has_value());
    bool caught = false;
    try {
      static_cast<void>(ext::sync_wait(sends_elsewhere<ex::set_error_t>()));
    } catch (const working_copy&) {
      caught = true;
    }
    assert(caught);
  }
  return 0;
}
