// [exec.let]/12
//
// Whatever std::invoke can invoke can be the function: pointers to members, too.
//
// EDITION: cd c++26
// INFORMATIVE: the function is invoked by std::apply, but the type of the operation is computed from a plain call of it

#include "execution.h"
#include "receivers.h"

#include <cassert>
#include <functional>

struct object {
  int datum;
  auto send(int& n) { return ex::just(datum + n); }
};

struct holder {
  decltype(ex::just(1)) sndr;
};

template<class Sndr>
int result_of(Sndr&& sndr) {
  record told;
  int result = 0;
  run(std::forward<Sndr>(sndr), value_receiver(told, [&](int i) { result = i; }));
  assert(told.value());
  return result;
}

int main(int, char**) {
  // The object is one of the datums.
  assert(result_of(ex::let_value(ex::just(object{1}, 2), &object::send)) == 3);
  object there{3};
  assert(result_of(ex::let_value(ex::just(&there, 2), &object::send)) == 5);
  assert(result_of(ex::let_value(ex::just(std::ref(there), 2), &object::send)) == 5);

  // The sender that is to be started is a member of a datum.
  assert(result_of(ex::let_value(ex::just(holder{ex::just(7)}), &holder::sndr)) == 7);
  return 0;
}
