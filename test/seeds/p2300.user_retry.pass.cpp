// seed: P2300R10 L864
//
// A sender that is connected as an lvalue can be connected again, and an operation can be destroyed and replaced by the
// completion that says that it has failed.

#include "execution.h"
#include "receivers.h"
#include "retry.h"
#include "self_destroying.h"
#include "senders.h"
#include "signatures.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <exception>
#include <string>
#include <utility>

struct attempts {
  int connected = 0;
  int started = 0;
  int alive = 0;
};

// Fails so many times, and then succeeds with the number of attempts.
struct flaky {
  using sender_concept = tag::sender;

  attempts* seen;
  int failures;
  int connects = 1000; // after so many, connect throws

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(int), ex::set_error_t(int)>();
  }

  template<class Rcvr>
  struct operation {
    using operation_state_concept = tag::operation_state;

    attempts* seen;
    int failures;
    Rcvr rcvr;

    operation(attempts* seen, int failures, Rcvr rcvr) : seen(seen), failures(failures), rcvr(std::move(rcvr)) {
      ++seen->alive;
    }
    operation(operation&&) = delete;
    ~operation() { --seen->alive; }

    void start() & noexcept {
      if (++seen->started <= failures)
        ex::set_error(std::move(rcvr), 7);
      else
        ex::set_value(std::move(rcvr), int(seen->started));
    }
  };

  template<class Rcvr>
  operation<Rcvr> connect(Rcvr rcvr) const& {
    if (++seen->connected > connects)
      throw 7;
    return {seen, failures, std::move(rcvr)};
  }

  template<class Rcvr>
  void connect(Rcvr) && = delete;
};

void test_inline() {
  { // succeeds at the fourth attempt
    attempts seen;
    record told;
    run(retry(flaky{&seen, 3}), value_receiver(told, [](int i) { assert(i == 4); }));
    assert(told.value());
    assert(seen.connected == 4 && seen.started == 4 && seen.alive == 0);
  }
  { // the first attempt is connected with the operation, and may never be started
    attempts seen;
    record told;
    {
      [[maybe_unused]] auto op = ex::connect(retry(flaky{&seen, 3}), any_receiver(told));
      assert(seen.connected == 1 && seen.alive == 1);
    }
    assert(told.pending());
    assert(seen.started == 0 && seen.alive == 0);
  }
  { // there is one attempt at a time; when the third cannot be connected that is the error
    attempts seen;
    record told;
    run(retry(flaky{&seen, 3, 2}), error_receiver(told, [](std::exception_ptr) {}));
    assert(told.error());
    assert(seen.connected == 3 && seen.started == 2 && seen.alive == 0);
  }
  { // the first one cannot
    attempts seen;
    record told;
    bool thrown = false;
    try {
      [[maybe_unused]] auto op = ex::connect(retry(flaky{&seen, 3, 0}), any_receiver(told));
    } catch (int) {
      thrown = true;
    }
    assert(thrown);
    assert(told.pending());
    assert(seen.alive == 0);
  }
  { // stopped is no failure
    record told;
    run(retry(ex::just_stopped()), any_receiver(told));
    assert(told.stopped());
  }
  static_assert(
    completes_with<decltype(retry(std::declval<flaky>())), ex::set_value_t(int), ex::set_error_t(std::exception_ptr)>);
}

// The failing operation is the library's own, which must not touch itself after it has told.
void test_library_operations() {
  { // an exception
    int attempt = 0;
    auto [i] = ext::sync_wait(retry(ex::then(ex::just(40), [&](int i) {
      if (++attempt < 3)
        throw attempt;
      return i + attempt;
    }))).value();
    assert(i == 43);
  }
  { // a child that fails, with results that live in the operation
    int attempt = 0;
    auto [s] = ext::sync_wait(retry(ex::just(std::string("attempt")) | ex::let_value([&](std::string& s) {
      return ex::just(std::move(s)) | ex::then([&](std::string s) {
        if (++attempt < 3)
          throw std::move(s);
        return s;
      });
    }))).value();
    assert(s == "attempt");
    assert(attempt == 3);
  }
  { // one child of several
    int attempt = 0;
    auto [i, j] = ext::sync_wait(retry(ex::when_all(ex::just(1), ex::then(ex::just(), [&] {
      if (++attempt < 3)
        throw attempt;
      return 2;
    })))).value();
    assert(i == 1 && j == 2);
    assert(attempt == 3);
  }
  { // later; and the last completion destroys all of it
    deferred<ex::set_value_t(int), ex::set_error_t(int)> source;
    record told;
    auto* op = connect_self_destroying(retry(source.sender() | ex::then([](int i) { return i; })), told);
    op->start();
    source.complete(ex::set_error, 1);
    source.complete(ex::set_error, 2);
    assert(told.pending());
    source.complete(ex::set_value, 3);
    assert(told.value());
  }
}

int main(int, char**) {
  test_inline();
  test_library_operations();
  return 0;
}
