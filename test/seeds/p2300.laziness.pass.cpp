// seed: P2300R10 L2852
// [exec.adapt.general]/3.1
//
// Nothing is submitted to a resource, and no function is called, before an operation is started: neither by making
// senders of senders nor by connecting them; and what is never started never runs.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"

#include <cassert>
#include <utility>

// Each algorithm of the library, over a scheduler and a function that must not be called too early.
template<class Sch, class Fn>
auto all_algorithms(Sch sch, Fn fn) {
  auto begin = ex::schedule(sch);
  auto value = [fn](auto&&...) {
    fn();
    return ex::just();
  };
  return ex::when_all(                                                     //
    begin | ex::then(fn),                                                  //
    begin | ex::upon_stopped(fn),                                          //
    ex::just_error(1) | ex::upon_error([fn](int) { fn(); }),               //
    begin | ex::let_value(value) | ex::continues_on(sch),                  //
    ex::just_error(1) | ex::let_error(value),                              //
    ex::just_stopped() | ex::let_stopped(value),                           //
    ex::starts_on(sch, ex::just() | ex::then(fn)),                         //
    begin | ex::bulk(ex::seq, 1, [fn](int) { fn(); }),                     //
    begin | ex::bulk_chunked(ex::seq, 1, [fn](int, int) { fn(); }),        //
    begin | ex::bulk_unchunked(ex::seq, 1, [fn](int) { fn(); }),           //
    ex::into_variant(begin | ex::then(fn)),                                //
    ex::stopped_as_optional(begin | ex::then([fn] { return (fn(), 1); })), //
    ex::stopped_as_error(begin | ex::then(fn), 1),                         //
    ex::write_env(begin | ex::then(fn), ex::env<>()),                      //
    ex::unstoppable(begin | ex::then(fn)),                                 //
    ex::when_all_with_variant(begin | ex::then(fn)));
}

int main(int, char**) {
  manual_resource<> resource;
  int calls = 0;
  auto sndr = all_algorithms(resource.scheduler(), [&] { ++calls; });

  { // connected, and destroyed
    record told;
    {
      [[maybe_unused]] auto op = ex::connect(sndr, any_receiver(told));
    }
    assert(told.pending());
    assert(calls == 0);
    assert(resource.waiting() == 0);
  }
  { // started
    record told;
    auto op = ex::connect(std::move(sndr), any_receiver(told));
    assert(calls == 0);
    assert(resource.waiting() == 0);
    ex::start(op);
    assert(told.pending());
    assert(resource.waiting() != 0);
    const int before = calls; // by those that do not wait for the resource
    resource.run_all();
    assert(told.value());
    assert(before == 3);
    assert(calls == 15);
  }
  return 0;
}
