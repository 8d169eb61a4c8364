// [exec.bulk]/7
//
// A sender of bulk whose function cannot be invoked with what the child sends cannot be connected.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"

struct text {};

#ifdef CONTROL
using datum = int;
#else
using datum = text;
#endif

struct function {
  void operator()(int, int) const noexcept {}
  void operator()(int, int, int) const noexcept {}
};

void test() {
  record told;
  auto rcvr = any_receiver(told);
  static_cast<void>(ex::connect(ex::bulk(ex::just(datum()), ex::seq, 3, function()), rcvr)); // REJECTED
}
