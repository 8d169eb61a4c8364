// What bulk_chunked and bulk_unchunked have in common on the parallel scheduler.

#ifndef EXEC_PAR_SCHEDULER_BULK_H
#define EXEC_PAR_SCHEDULER_BULK_H

#include "backends.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "tags.h"
#include "values.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>

struct chunked {
  static constexpr algorithm what = algorithm::bulk_chunked;

  template<class Sndr, class Policy, class Shape, class F>
  static auto adapt(Sndr&& sndr, Policy&& policy, Shape shape, F f) {
    return ex::bulk_chunked(std::forward<Sndr>(sndr), std::forward<Policy>(policy), shape, std::move(f));
  }
};

struct unchunked {
  static constexpr algorithm what = algorithm::bulk_unchunked;

  template<class Sndr, class Policy, class Shape, class F>
  static auto adapt(Sndr&& sndr, Policy&& policy, Shape shape, F f) {
    return ex::bulk_unchunked(std::forward<Sndr>(sndr), std::forward<Policy>(policy), shape, std::move(f));
  }
};

struct accept_indices {
  void operator()(auto&&...) const noexcept {}
};

// The backend is asked for the work once the child has completed, and told how much it is.
template<class Bulk>
void test_request(auto&& policy, auto shape) {
  const auto backend = std::make_shared<manual_backend>();
  const ex::parallel_scheduler sch = scheduler_of(backend);
  { // the child is a schedule sender
    record told;
    auto op = ex::connect(Bulk::adapt(ex::schedule(sch), policy, shape, accept_indices()), any_receiver(told));
    ex::start(op);
    const request child = backend->take(algorithm::schedule);
    assert(backend->count() == 0);
    child.proxy->set_value();
    assert(told.pending());
    const request bulk = backend->take(Bulk::what);
    assert(bulk.size == static_cast<std::size_t>(shape));
    assert(backend->count() == 0);
    bulk.proxy->set_value();
    assert(told.value());
  }
  { // the child comes from elsewhere, with values
    deferred<ex::set_value_t(int)> source;
    record told;
    auto op = ex::connect(Bulk::adapt(ex::continues_on(source.sender(), sch), policy, shape, accept_indices()),
      value_receiver(told, [](int i) { assert(i == 7); }));
    ex::start(op);
    assert(backend->count() == 0);
    source.complete(ex::set_value, 7);
    backend->take(algorithm::schedule).proxy->set_value();
    const request bulk = backend->take(Bulk::what);
    assert(bulk.size == static_cast<std::size_t>(shape));
    bulk.proxy->set_value();
    assert(told.value());
  }
}

template<class Bulk>
bool test_requests() {
  test_request<Bulk>(ex::par, 10);
  test_request<Bulk>(ex::par_unseq, 10);
  test_request<Bulk>(ex::par, 0);
  test_request<Bulk>(ex::par, static_cast<unsigned char>(200));
  test_request<Bulk>(ex::par, 5'000'000'000ull);

  { // of the two backends, that of the scheduler on which the child completes
    const auto backend = std::make_shared<manual_backend>();
    const auto other = std::make_shared<manual_backend>();
    const ex::parallel_scheduler sch = scheduler_of(backend);
    const ex::parallel_scheduler other_sch = scheduler_of(other);
    record told;
    auto op = ex::connect(
      Bulk::adapt(ex::continues_on(ex::schedule(other_sch), sch), ex::par, 3, accept_indices()), any_receiver(told));
    ex::start(op);
    other->take(algorithm::schedule).proxy->set_value();
    backend->take(algorithm::schedule).proxy->set_value();
    assert(other->count() == 0);
    backend->take(Bulk::what).proxy->set_value();
    assert(told.value());
  }
  return true;
}

// Starts a bulk operation on the values, and returns what the backend is asked for.
template<class Bulk>
request start_bulk(manual_backend& backend, auto& op) {
  ex::start(op);
  backend.take(algorithm::schedule).proxy->set_value();
  return backend.take(Bulk::what);
}

// A sender that completes with a value inside start, where only work of the scheduler's is to be started: the agents of
// a manual backend are those of the test.
template<class Value>
struct sender_on {
  using sender_concept = tag::sender;

  struct attributes {
    ex::parallel_scheduler sch;
    ex::parallel_scheduler query(ex::get_completion_scheduler_t<ex::set_value_t>) const noexcept { return sch; }
  };

  ex::parallel_scheduler sch;
  Value value;

  template<class Self, class... Env>
  static consteval auto get_completion_signatures() {
    return ex::completion_signatures<ex::set_value_t(Value)>();
  }

  template<class Rcvr>
  auto connect(Rcvr rcvr) const {
    return ex::connect(ex::just(value), std::move(rcvr));
  }

  attributes get_env() const noexcept { return {sch}; }
};

// Whatever the backend says is the receiver's completion.
template<class Bulk>
bool test_completions() {
  const auto backend = std::make_shared<manual_backend>();
  const auto sender = [&] {
    return Bulk::adapt(ex::schedule(scheduler_of(backend)) | ex::then([] { return 1; }), ex::par, 10, accept_indices());
  };
  { // success, with the values
    record told;
    auto op = ex::connect(sender(), value_receiver(told, [](int i) { assert(i == 1); }));
    start_bulk<Bulk>(*backend, op).proxy->set_value();
    assert(told.value());
  }
  { // an error
    record told;
    const std::exception_ptr error = std::make_exception_ptr(std::runtime_error("too many indices"));
    auto op = ex::connect(sender(), error_receiver(told, [&]<class Err>(Err&& e) {
      static_assert(std::same_as<Err&&, std::exception_ptr&&>);
      assert(e == error);
    }));
    start_bulk<Bulk>(*backend, op).proxy->set_error(error);
    assert(told.error());
  }
  { // stopped
    record told;
    auto op = ex::connect(sender(), any_receiver(told));
    start_bulk<Bulk>(*backend, op).proxy->set_stopped();
    assert(told.stopped());
  }
  return true;
}

// The storage is the backend's alone until the operation completes.
template<class Bulk>
bool test_storage() {
  const auto backend = std::make_shared<manual_backend>();
  using words = std::array<std::size_t, 4>;
  const words expected{1, 2, 3, 4};
  int calls = 0;
  record told;
  auto sndr = Bulk::adapt(ex::schedule(scheduler_of(backend)) | ex::then([=] { return expected; }), ex::par, 10,
    [&calls, own = expected](auto, auto&&... rest) noexcept {
      const words& value = rest...[sizeof...(rest) - 1];
      assert(value == own);
      ++calls;
    });
  auto op =
    ex::connect(std::move(sndr), value_receiver(told, [=, own = expected](words value) { assert(value == own); }));
  ex::start(op);
  backend->take(algorithm::schedule).proxy->set_value();
  backend->first(Bulk::what).items->execute(3, 4);
  const request bulk = backend->take(Bulk::what); // asserts that the storage is as the backend left it
  std::ranges::fill(bulk.storage, std::byte(0xFF));
  bulk.items->execute(4, 5);
  assert(calls == 2);
  std::ranges::fill(bulk.storage, std::byte(0));
  bulk.proxy->set_value();
  assert(told.value());
  return true;
}

// If the child does not succeed, the backend is not asked, and the receiver gets what the child says.
template<class Bulk>
bool test_other_completions_of_the_child() {
  const auto backend = std::make_shared<manual_backend>();
  const ex::parallel_scheduler sch = scheduler_of(backend);
  const auto never = [](auto&&...) noexcept { assert(false); };
  { // an error of any type
    deferred<ex::set_value_t(), ex::set_error_t(move_only), ex::set_stopped_t()> source;
    record told;
    auto op = ex::connect(Bulk::adapt(ex::continues_on(source.sender(), sch), ex::par, 10, never),
      error_receiver(told, []<class Err>(Err&& err) {
        if constexpr (std::same_as<Err, move_only>)
          assert(err.value == 5);
        else
          assert(false);
      }));
    ex::start(op);
    source.complete(ex::set_error, move_only(5));
    backend->take(algorithm::schedule).proxy->set_value();
    assert(backend->count() == 0);
    assert(told.error());
  }
  { // stopped
    deferred<ex::set_value_t(), ex::set_error_t(move_only), ex::set_stopped_t()> source;
    record told;
    auto op = ex::connect(Bulk::adapt(ex::continues_on(source.sender(), sch), ex::par, 10, never), any_receiver(told));
    ex::start(op);
    source.complete(ex::set_stopped);
    backend->take(algorithm::schedule).proxy->set_value();
    assert(backend->count() == 0);
    assert(told.stopped());
  }
  { // the scheduler fails
    record told;
    auto op = ex::connect(Bulk::adapt(ex::schedule(sch), ex::par, 10, never), any_receiver(told));
    ex::start(op);
    backend->take(algorithm::schedule).proxy->set_stopped();
    assert(backend->count() == 0);
    assert(told.stopped());
  }
  return true;
}

// The backend can complete in each way, whatever the child can.
template<class Bulk>
using bulk_of_int = decltype(Bulk::adapt(std::declval<sender_on<int>>(), ex::par, 10, std::declval<accept_indices>()));

// A sender that stays can be connected more than once: its function is copied, and so is what its child sends.
template<class Bulk>
bool test_lvalue_sender() {
  const auto backend = std::make_shared<manual_backend>();
  const std::string text = "a text that is too long to be kept in the string object itself";
  int calls = 0;
  const auto check = [&calls, text, own = text](auto, auto&&... rest) noexcept {
    const std::string& value = rest...[sizeof...(rest) - 1];
    assert(own == text && value == text);
    ++calls;
  };
  auto sndr = Bulk::adapt(sender_on<std::string>(scheduler_of(backend), text), ex::par, 10, check);
  const auto run_once = [&](auto& lvalue) {
    record told;
    auto op = ex::connect(lvalue, value_receiver(told, [&](const std::string& value) { assert(value == text); }));
    ex::start(op);
    const request bulk = backend->take(Bulk::what);
    bulk.items->execute(0, 1);
    bulk.proxy->set_value();
    assert(told.value());
  };
  run_once(sndr);
  run_once(sndr);
  run_once(std::as_const(sndr));
  assert(calls == 3);
  return true;
}

// The child may succeed in several ways, and the function is called with the values of that by which it did.
template<class Bulk>
bool test_several_completions() {
  const auto backend = std::make_shared<manual_backend>();
  const ex::parallel_scheduler sch = scheduler_of(backend);
  const auto test = [&](int expected, auto... values) {
    deferred<ex::set_value_t(), ex::set_value_t(int), ex::set_value_t(move_only), ex::set_value_t(int, move_only),
      ex::set_error_t(int)>
      source;
    record told;
    int sum = 0;
    const auto add = [](int& sum, const auto&... value) {
      const auto number = []<class Value>(const Value& v) {
        if constexpr (std::same_as<Value, move_only>)
          return v.value;
        else
          return v;
      };
      ((sum += number(value)), ...);
    };
    auto sndr = Bulk::adapt(ex::continues_on(source.sender(), sch), ex::par, 1,
      [&](int, auto&&... rest) noexcept { add(sum, rest...); }); // the end of the chunk, which is 1, and the values
    auto op = ex::connect(std::move(sndr), value_receiver(told, [&](auto&&... value) { add(sum, value...); }));
    ex::start(op);
    source.complete(ex::set_value, std::move(values)...);
    backend->take(algorithm::schedule).proxy->set_value();
    const request bulk = backend->take(Bulk::what);
    bulk.items->execute(0, 1);
    const int end = std::same_as<Bulk, chunked>;
    assert(sum == expected + end);
    bulk.proxy->set_value();
    assert(told.value());
    assert(sum == 2 * expected + end);
  };
  test(0);
  test(1, 1);
  test(20, move_only(20));
  test(300, 100, move_only(200));
  return true;
}

// The child is asked in the receiver's environment, as far as that is forwarded.
template<class Bulk>
bool test_environment() {
  const auto backend = std::make_shared<manual_backend>();
  const ex::parallel_scheduler sch = scheduler_of(backend);
  exs::inplace_stop_source source;
  record told;
  const auto check = [&](exs::inplace_stop_token token) noexcept { assert(token == source.get_token()); };
  auto op = ex::connect(Bulk::adapt(ex::continues_on(ex::read_env(exs::get_stop_token), sch), ex::par, 10,
                          [&](int, auto&&... rest) noexcept { check(rest...[sizeof...(rest) - 1]); }),
    value_receiver(told, check, ex::prop(exs::get_stop_token, source.get_token())));
  const request bulk = start_bulk<Bulk>(*backend, op);
  bulk.items->execute(0, 1);
  bulk.proxy->set_value();
  assert(told.value());
  return true;
}

// Does all that it is asked for at once.
struct inline_backend final : backends::parallel_scheduler_backend {
  void schedule(backends::receiver_proxy& r, std::span<std::byte>) noexcept override { r.set_value(); }

  void schedule_bulk_chunked(
    std::size_t n, backends::bulk_item_receiver_proxy& r, std::span<std::byte>) noexcept override {
    r.execute(0, n);
    r.set_value();
  }

  void schedule_bulk_unchunked(
    std::size_t n, backends::bulk_item_receiver_proxy& r, std::span<std::byte>) noexcept override {
    for (std::size_t i = 0; i != n; ++i)
      r.execute(i, i + 1);
    r.set_value();
  }
};

struct destructible {
  virtual void destroy() noexcept = 0;

protected:
  ~destructible() = default;
};

// Destroys the operation when it succeeds.
struct destroying_receiver {
  using receiver_concept = tag::receiver;

  destructible* held;

  void set_value(auto&&...) && noexcept { held->destroy(); }
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept { assert(false); }
};

// Nothing is left of the operation when it is gone.
template<class Sndr>
class held_operation final : public destructible {
public:
  explicit held_operation(Sndr sndr)
    : op(::new (static_cast<void*>(storage)) operation(ex::connect(std::move(sndr), destroying_receiver{this}))) {}
  held_operation(held_operation&&) = delete;

  void start() noexcept { ex::start(*op); }
  bool is_gone() const noexcept { return op == nullptr; }

  void destroy() noexcept override {
    std::exchange(op, nullptr)->~operation();
    std::memset(storage, 0, sizeof(storage));
  }

private:
  using operation = ex::connect_result_t<Sndr, destroying_receiver>;

  alignas(operation) unsigned char storage[sizeof(operation)];
  operation* op;
};

// The backend completes inside its call or later; the operation may be gone then.
template<class Bulk>
bool test_destruction_by_completion() {
  int calls = 0;
  const auto count = [&](auto...) noexcept { ++calls; };
  { // later
    const auto backend = std::make_shared<manual_backend>();
    held_operation held(Bulk::adapt(ex::schedule(scheduler_of(backend)), ex::par, 10, count));
    held.start();
    backend->take(algorithm::schedule).proxy->set_value();
    backend->take(Bulk::what).proxy->set_value();
    assert(held.is_gone());
  }
  { // inside
    const auto backend = std::make_shared<inline_backend>();
    held_operation held(Bulk::adapt(ex::schedule(scheduler_of(backend)), ex::par, 10, count));
    held.start();
    assert(held.is_gone());
    assert(calls == (std::same_as<Bulk, chunked> ? 1 : 10));
  }
  return true;
}

#endif
