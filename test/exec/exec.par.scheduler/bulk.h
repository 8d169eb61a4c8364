// What bulk_chunked and bulk_unchunked have in common on the parallel scheduler.

#ifndef EXEC_PAR_SCHEDULER_BULK_H
#define EXEC_PAR_SCHEDULER_BULK_H

#include "backends.h"
#include "execution.h"
#include "receivers.h"
#include "senders.h"
#include "values.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <exception>
#include <memory>
#include <stdexcept>
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

// Whatever the backend says is the receiver's completion.
template<class Bulk>
bool test_completions() {
  const auto backend = std::make_shared<manual_backend>();
  const auto sndr =
    Bulk::adapt(ex::schedule(scheduler_of(backend)) | ex::then([] { return 1; }), ex::par, 10, accept_indices());
  { // success, with the values
    record told;
    auto op = ex::connect(auto(sndr), value_receiver(told, [](int i) { assert(i == 1); }));
    start_bulk<Bulk>(*backend, op).proxy->set_value();
    assert(told.value());
  }
  { // an error
    record told;
    const std::exception_ptr error = std::make_exception_ptr(std::runtime_error("too many indices"));
    auto op = ex::connect(auto(sndr), error_receiver(told, [&](std::exception_ptr e) { assert(e == error); }));
    start_bulk<Bulk>(*backend, op).proxy->set_error(error);
    assert(told.error());
  }
  { // stopped
    record told;
    auto op = ex::connect(auto(sndr), any_receiver(told));
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

#endif
