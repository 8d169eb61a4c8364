// [exec.par.scheduler]/9.1.1
//
// The backend gets a proxy for the receiver: success, an exception and being stopped become the receiver's completion,
// which may come inside the call of the backend, later, or on another thread, and may destroy the operation.
//
// EDITION: cd c++26

#include "backends.h"
#include "execution.h"
#include "receivers.h"
#include "tags.h"

#include <cassert>
#include <concepts>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <span>
#include <stdexcept>
#include <thread>
#include <utility>

// Completes all that is scheduled at once.
struct inline_backend : manual_backend {
  void schedule(backends::receiver_proxy& r, std::span<std::byte>) noexcept override { r.set_value(); }
};

// Destroys the operation when it completes.
struct destroying_receiver {
  using receiver_concept = tag::receiver;
  struct operation_holder* holder;

  void set_value() && noexcept;
  void set_error(auto&&) && noexcept { assert(false); }
  void set_stopped() && noexcept { assert(false); }
};

using operation = ex::connect_result_t<ex::schedule_result_t<ex::parallel_scheduler>, destroying_receiver>;

// Nothing is left of the operation when it is gone.
struct operation_holder {
  alignas(operation) unsigned char storage[sizeof(operation)];
  operation* op;

  explicit operation_holder(const ex::parallel_scheduler& sch)
    : op(::new (static_cast<void*>(storage)) operation(ex::connect(ex::schedule(sch), destroying_receiver{this}))) {}

  void destroy() noexcept {
    std::exchange(op, nullptr)->~operation();
    std::memset(storage, 0, sizeof(storage));
  }
};

void destroying_receiver::set_value() && noexcept {
  holder->destroy();
}

int main(int, char**) {
  const auto backend = std::make_shared<manual_backend>();
  const ex::parallel_scheduler sch = scheduler_of(backend);
  { // success
    record told;
    auto op = ex::connect(ex::schedule(sch), any_receiver(told));
    ex::start(op);
    backend->take(algorithm::schedule).proxy->set_value();
    assert(told.value());
  }
  { // an error
    record told;
    const std::exception_ptr error = std::make_exception_ptr(std::runtime_error("no agent is to be had"));
    auto op = ex::connect(ex::schedule(sch), error_receiver(told, [&]<class Err>(Err&& e) {
      static_assert(std::same_as<Err&&, std::exception_ptr&&>);
      assert(e == error);
    }));
    ex::start(op);
    backend->take(algorithm::schedule).proxy->set_error(error);
    assert(told.error());
  }
  { // stopped
    record told;
    auto op = ex::connect(ex::schedule(sch), any_receiver(told));
    ex::start(op);
    backend->take(algorithm::schedule).proxy->set_stopped();
    assert(told.stopped());
  }
  { // inside start
    record told;
    run(ex::schedule(scheduler_of(std::make_shared<inline_backend>())), any_receiver(told));
    assert(told.value());
  }
  { // on another thread
    record told;
    std::thread::id where;
    auto op = ex::connect(ex::schedule(sch), value_receiver(told, [&] { where = std::this_thread::get_id(); }));
    ex::start(op);
    std::thread thread([&] { backend->take(algorithm::schedule).proxy->set_value(); });
    const std::thread::id there = thread.get_id();
    thread.join();
    assert(told.value());
    assert(where == there);
  }
  { // the operation is gone when it has completed
    operation_holder holder(sch);
    ex::start(*holder.op);
    backend->take(algorithm::schedule).proxy->set_value();
    assert(!holder.op);
  }
  return 0;
}
