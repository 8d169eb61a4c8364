// [exec.let]/7.3
//
// The function may return an awaitable, for that is a sender; and the child may be one.
//
// EDITION: cd c++26

#include "coroutines.h"
#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <utility>

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

template<class Adaptor, class Child>
void test(const Adaptor& adaptor, const Child& child) {
  assert(result_of(adaptor(child, [](auto&&...) { return ready{[] { return 7; }}; })) == 7);
}

int main(int, char**) {
  test(ex::let_value, ex::just(1));
  test(ex::let_value, ready{[] { return 1; }});
  test(ex::let_error, ex::just_error(1));
  test(ex::let_stopped, ex::just_stopped());
  return 0;
}
