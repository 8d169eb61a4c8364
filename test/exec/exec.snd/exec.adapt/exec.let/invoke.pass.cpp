// [exec.let]/12
//
// A function and a pointer to one can be the function, too.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"

#include <cassert>

auto increment(int& i) {
  return ex::just(i + 1);
}

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

int main(int, char**) {
  assert(result_of(ex::let_value(ex::just(1), increment)) == 2);
  assert(result_of(ex::let_value(ex::just(1), &increment)) == 2);
  assert(result_of(ex::let_error(ex::just_error(1), increment)) == 2);
  return 0;
}
