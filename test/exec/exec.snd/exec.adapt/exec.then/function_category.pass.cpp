// [exec.then]/4
//
// The function is invoked as an rvalue that is not const, however the sender was made and connected.

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <utility>

enum class as { lvalue = 1, const_lvalue, rvalue, const_rvalue };

struct function {
  int operator()(auto&&...) & noexcept { return static_cast<int>(as::lvalue); }
  int operator()(auto&&...) const& noexcept { return static_cast<int>(as::const_lvalue); }
  int operator()(auto&&...) && noexcept { return static_cast<int>(as::rvalue); }
  int operator()(auto&&...) const&& noexcept { return static_cast<int>(as::const_rvalue); }
};

// Cannot be invoked in any other way.
struct rvalue_function {
  int operator()(auto&&...) & = delete;
  int operator()(auto&&...) const& = delete;
  int operator()(auto&&...) && noexcept { return static_cast<int>(as::rvalue); }
  int operator()(auto&&...) const&& = delete;
};

template<class Sndr>
as invoked_as(Sndr&& sndr) {
  record told;
  as result{};
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = static_cast<as>(i); }));
  assert(told.value());
  return result;
}

template<class Fn, class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  Fn fn;
  const Fn const_fn{};
  assert(invoked_as(adaptor(child, Fn())) == as::rvalue);
  assert(invoked_as(adaptor(child, fn)) == as::rvalue);
  assert(invoked_as(adaptor(child, const_fn)) == as::rvalue);

  auto sndr = adaptor(child, fn);
  assert(invoked_as(sndr) == as::rvalue);
  assert(invoked_as(std::as_const(sndr)) == as::rvalue);
  assert(invoked_as(std::move(sndr)) == as::rvalue);
}

int main(int, char**) {
  test<function>(ex::then, ex::just(1));
  test<function>(ex::upon_error, ex::just_error(1));
  test<function>(ex::upon_stopped, ex::just_stopped());
  test<rvalue_function>(ex::then, ex::just(1));
  test<rvalue_function>(ex::upon_error, ex::just_error(1));
  test<rvalue_function>(ex::upon_stopped, ex::just_stopped());
  return 0;
}
