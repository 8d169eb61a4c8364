// [exec.continues.on]/2
//
// continues_on(sndr, sch), continues_on(sch)(sndr) and sndr | continues_on(sch) are three ways to say the same.
//
// EDITION: cd

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "senders.h"

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>

template<class Resource, class Sndr>
int result_of(Resource& resource, Sndr&& sndr) {
  record told;
  int result = 0;
  auto op = ex::connect(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) {
    assert(resource.is_current());
    result = i;
  }));
  ex::start(op);
  resource.run_one();
  assert(told.value());
  return result;
}

int main(int, char**) {
  manual_resource<> resource;
  auto sch = resource.scheduler();
  auto sndr = ex::just(7);
  assert(result_of(resource, ex::continues_on(sndr, sch)) == 7);
  assert(result_of(resource, ex::continues_on(sch)(sndr)) == 7);
  assert(result_of(resource, sndr | ex::continues_on(sch)) == 7);

  using type = std::remove_cvref_t<decltype(ex::continues_on(sndr, sch))>;
  static_assert(std::same_as<std::remove_cvref_t<decltype(ex::continues_on(sch)(sndr))>, type>);
  static_assert(std::same_as<std::remove_cvref_t<decltype(sndr | ex::continues_on(sch))>, type>);
  static_assert(std::same_as<std::remove_cvref_t<decltype(std::move(sndr) | ex::continues_on(std::move(sch)))>, type>);

  { // a closure can be used again and again
    auto closure = ex::continues_on(sch);
    assert(result_of(resource, sndr | closure) == 7);
    assert(result_of(resource, closure(sndr)) == 7);
    assert(result_of(resource, sndr | std::as_const(closure)) == 7);
  }
  { // and composed
    auto closure = ex::continues_on(sch) | ex::then([](int i) { return i + 1; });
    assert(result_of(resource, sndr | closure) == 8);
  }
  { // a sender that can only be moved
    assert(result_of(resource, move_only_sender(ex::just(7)) | ex::continues_on(sch)) == 7);
  }
  return 0;
}
