// seed: P2006R1 L1299
//
// Two senders one after the other, written by a user: the second operation takes the place of the first, whose
// completion is still running, and if it cannot be connected the receiver is there to be told.

#include "contexts.h"
#include "execution.h"
#include "receivers.h"
#include "self_destroying.h"
#include "senders.h"
#include "sequence.h"
#include "signatures.h"
#include "tags.h"

#include <array>
#include <cassert>
#include <exception>
#include <utility>

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
    throw 7;
  }
};

void test_completions() {
  { // the value of the second
    record told;
    run(sequence(ex::just(), ex::just(1, 2)), value_receiver(told, [](int i, int j) { assert(i == 1 && j == 2); }));
    assert(told.value());
  }
  { // no value, no second
    record error, stopped;
    auto unused = ex::just() | ex::then([] { assert(false); });
    run(sequence(ex::just_error(7), unused), error_receiver(error, [](auto&&) {}));
    assert(error.error());
    run(sequence(ex::just_stopped(), unused), any_receiver(stopped));
    assert(stopped.stopped());
  }
  { // the second cannot be connected
    record told;
    run(sequence(ex::just(), unconnectable()),
      error_receiver(told, [](std::exception_ptr error) { assert(error != nullptr); }));
    assert(told.error());
  }
  { // one after the other, and then the operation is destroyed
    deferred<ex::set_value_t()> first;
    deferred<ex::set_value_t(int), ex::set_stopped_t()> second;
    record told;
    auto* op =
      connect_self_destroying(sequence(first.sender(), second.sender() | ex::then([](int i) { return i; })), told);
    op->start();
    assert(first.started() && !second.started());
    first.complete(ex::set_value);
    assert(second.started());
    second.complete(ex::set_value, 1);
    assert(told.value());
  }
  { // operations of the library, on threads
    thread_pool pool;
    single_thread_context context;
    auto sndr = sequence(ex::schedule(pool.scheduler()) | ex::then([&] { assert(pool.runs_here()); }),
      sequence(ex::when_all(ex::schedule(context.get_scheduler()), ex::schedule(pool.scheduler())),
        ex::starts_on(context.get_scheduler(), ex::just(7) | ex::then([&](int i) {
          assert(context.runs_here());
          return i + 1;
        }))));
    auto [i] = ext::sync_wait(std::move(sndr)).value();
    assert(i == 8);
  }
}

void test_storage() {
  // Two operations that own a large value each need the room of one.
  using large = std::array<char, 1000>;
  record told;
  auto large_work = [] { return ex::just(large{}) | ex::then([](large) {}); };
  auto op = ex::connect(sequence(large_work(), large_work()), any_receiver(told));
  auto single = ex::connect(large_work(), any_receiver(told));
  static_assert(sizeof(op) >= 2 * sizeof(large)); // an operation, and the second sender
  static_assert(sizeof(op) < 2 * sizeof(single) + sizeof(large));
  ex::start(op);
  assert(told.value());
}

int main(int, char**) {
  static_assert(completes_with<decltype(sequence(ex::just(), ex::just(1))), ex::set_value_t(int),
    ex::set_error_t(std::exception_ptr)>);
  test_completions();
  test_storage();
  return 0;
}
