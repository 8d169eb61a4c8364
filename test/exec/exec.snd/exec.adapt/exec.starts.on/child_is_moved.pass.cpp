// [exec.starts.on]/4.2
//
// The child of an rvalue is moved all the way to where it is started, and never copied; that of an lvalue is copied
// once for each operation.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "schedulers.h"
#include "values.h"

#include <cassert>
#include <utility>

template<class Sndr>
int copies_of(Sndr&& sndr, manual_resource<>& resource, tally& counts) {
  counts = {};
  record told;
  auto op = ex::connect(std::forward<Sndr>(sndr), value_receiver(told, [](counted&&) {}));
  ex::start(op);
  resource.run_one();
  assert(told.value());
  return counts.copies;
}

int main(int, char**) {
  manual_resource<> resource;
  tally counts;
  auto sndr = ex::starts_on(resource.scheduler(), ex::just(counted(counts)));
  assert(copies_of(sndr, resource, counts) == 1);
  assert(copies_of(std::as_const(sndr), resource, counts) == 1);
  assert(copies_of(std::move(sndr), resource, counts) == 0);
  return 0;
}
