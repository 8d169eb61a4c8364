// seed: P2006R1 L167
//
// If the next child cannot be connected, the receiver is where it was and can be told; if the first ones cannot,
// connect throws, what was connected before is destroyed, and nobody is told anything.

#include "contexts.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tags.h"

#include <cassert>
#include <exception>
#include <memory>
#include <utility>

struct connect_failed {};

// Cannot be connected.
struct unconnectable {
  using sender_concept = tag::sender;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;
    void start() & noexcept { assert(false); }
  };

  template<class Rcvr>
  operation<Rcvr> connect(Rcvr) const {
    throw connect_failed();
  }
};

// Counts its operations.
struct tracked {
  using sender_concept = tag::sender;

  int* alive;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int)>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    int* alive;
    Rcvr rcvr;

    operation(int* alive, Rcvr rcvr) : alive(alive), rcvr(std::move(rcvr)) { ++*alive; }
    operation(operation&&) = delete;
    ~operation() { --*alive; }

    void start() & noexcept { ex::set_value(std::move(rcvr), 1); }
  };

  template<class Rcvr>
  operation<Rcvr> connect(Rcvr rcvr) const {
    return operation<Rcvr>(alive, std::move(rcvr));
  }
};

// Owns something, without which it could not be told.
struct owning_receiver {
  using receiver_concept = tag::receiver;

  std::unique_ptr<record*> told;

  void set_value(auto&&...) && noexcept { (*told)->complete(channel::value); }
  void set_stopped() && noexcept { (*told)->complete(channel::stopped); }
  void set_error(std::exception_ptr error) && noexcept {
    (*told)->complete(channel::error);
    try {
      std::rethrow_exception(error);
    } catch (const connect_failed&) {
    } catch (...) {
      assert(false && "another exception was thrown");
    }
  }
};

auto owning(record& told) {
  return owning_receiver{std::make_unique<record*>(&told)};
}

// The child is made while the operation runs.
template<class Sndr>
void test_running(Sndr sndr) {
  record told;
  auto op = ex::connect(std::move(sndr), owning(told));
  ex::start(op);
  assert(told.error());
}

template<class MakeSender>
void test_connect(MakeSender make_sender) {
  int alive = 0;
  bool thrown = false;
  record told;
  try {
    [[maybe_unused]] auto op = ex::connect(make_sender(tracked{&alive}), any_receiver(told));
  } catch (const connect_failed&) {
    thrown = true;
  }
  assert(thrown);
  assert(alive == 0);
  assert(told.pending());
}

int main(int, char**) {
  auto makes_unconnectable = [](auto&&...) { return unconnectable(); };

  test_running(ex::just() | ex::let_value(makes_unconnectable));
  test_running(ex::just(1, 2) | ex::let_value(makes_unconnectable) | ex::then([](int) {}));
  test_running(ex::just_error(1) | ex::let_error(makes_unconnectable));
  test_running(ex::just_stopped() | ex::let_stopped(makes_unconnectable));
  test_running(ex::just() | ex::let_value([=] { return ex::just() | ex::let_value(makes_unconnectable); }));
  test_running(ex::just() | ex::let_value([] { return ex::when_all(ex::just(), unconnectable()); }));
  test_running(ex::starts_on(ex::inline_scheduler(), unconnectable()));

  { // later
    deferred<ex::set_value_t(int)> source;
    record told;
    auto op = ex::connect(source.sender() | ex::let_value(makes_unconnectable), owning(told));
    ex::start(op);
    source.complete(ex::set_value, 1);
    assert(told.error());
  }
  { // on another thread, for somebody who waits
    single_thread_context context;
    bool thrown = false;
    try {
      ext::sync_wait(ex::schedule(context.get_scheduler()) | ex::let_value(makes_unconnectable));
    } catch (const connect_failed&) {
      thrown = true;
    }
    assert(thrown);
  }

  test_connect([](auto) { return unconnectable(); });
  test_connect([](auto) { return unconnectable() | ex::then([](int) {}); });
  test_connect([](auto) { return unconnectable() | ex::let_value([](int) { return ex::just(); }); });
  test_connect([](auto) { return unconnectable() | ex::continues_on(ex::inline_scheduler()); });
  test_connect([](auto child) { return ex::when_all(child, unconnectable()); });
  test_connect(
    [](auto child) { return ex::when_all(child, child, unconnectable(), child) | ex::then([](auto...) {}); });
  test_connect([](auto child) { return ex::when_all(unconnectable(), child); });
  return 0;
}
