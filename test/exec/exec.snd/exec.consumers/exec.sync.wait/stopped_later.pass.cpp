// [exec.sync.wait]/8
//
// A stopped completion ends the wait, also one that comes later, from the thread that waits or from another one.

#include "execution.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <thread>
#include <utility>

using signatures = ex::completion_signatures<ex::set_value_t(int), ex::set_stopped_t()>;

// Completes as stopped on a thread of its own.
struct stopped_elsewhere {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return signatures();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    Rcvr rcvr;
    std::jthread thread;

    explicit operation(Rcvr rcvr) : rcvr(std::move(rcvr)) {}
    operation(operation&&) = delete;

    void start() & noexcept {
      thread = std::jthread([this] { ex::set_stopped(std::move(rcvr)); });
    }
  };

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return operation<Rcvr>(std::move(rcvr));
  }
};

int main(int, char**) {
  { // on the thread that waits
    auto stop = [](auto sch) { return ex::continues_on(sends<signatures>(ex::set_stopped), sch); };
    auto result = ext::sync_wait(ex::let_value(ex::read_env(ex::get_delegation_scheduler), stop));
    assert(!result.has_value());
  }
  { // on another thread
    assert(!ext::sync_wait(stopped_elsewhere()).has_value());
  }
  return 0;
}
