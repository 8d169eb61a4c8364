// [exec.then]/4
//
// An exception that copying or moving the function throws leaves the call that does it, be it of then, of its closure
// or of connect; the receiver is not told of it.

#include "execution.h"
#include "receivers.h"
#include "throwing_copies.h"

#include <cassert>
#include <utility>

struct function : throwing_when_armed {
  using throwing_when_armed::throwing_when_armed;
  void operator()(auto&&...) const noexcept {}
};

template<class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  bool armed = false;
  function fn(armed);
  auto closure = adaptor(fn);
  auto sndr = adaptor(child, fn);
  record told;
  armed = true;
  assert(throws([&] { static_cast<void>(adaptor(child, fn)); }));
  assert(throws([&] { static_cast<void>(adaptor(child, std::move(fn))); }));
  assert(throws([&] { static_cast<void>(adaptor(fn)); }));
  assert(throws([&] { static_cast<void>(adaptor(std::move(fn))); }));
  assert(throws([&] { static_cast<void>(closure(child)); }));
  assert(throws([&] { static_cast<void>(child | std::move(closure)); }));
  assert(throws([&] { static_cast<void>(ex::connect(sndr, any_receiver(told))); }));
  assert(throws([&] { static_cast<void>(ex::connect(std::as_const(sndr), any_receiver(told))); }));
  assert(throws([&] { static_cast<void>(ex::connect(std::move(sndr), any_receiver(told))); }));
  assert(told.pending());
  { // an operation that is there needs no other copy
    armed = false;
    auto op = ex::connect(adaptor(child, fn), any_receiver(told));
    armed = true;
    ex::start(op);
    assert(told.value());
  }
}

int main(int, char**) {
  test(ex::then, ex::just(1));
  test(ex::upon_error, ex::just_error(1));
  test(ex::upon_stopped, ex::just_stopped());
  return 0;
}
