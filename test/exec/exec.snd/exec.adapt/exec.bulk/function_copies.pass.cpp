// [exec.bulk]/3, [exec.bulk]/4, [exec.bulk]/5
//
// A function that is an rvalue is moved into the sender, one that is an lvalue is copied once; so it goes from the
// sender into the operation.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <utility>

struct function {
  counted copies;

  void operator()(int) const noexcept {}
  void operator()(int, int) const noexcept {}
};

template<class Adaptor>
void test(const Adaptor& adaptor) {
  tally counts;
  function fn{counted(counts)};
  counts = {};
  auto sndr = adaptor(ex::just(), ex::seq, 3, fn);
  assert(counts.copies == 1);
  counts = {};
  auto moved = adaptor(ex::just(), ex::seq, 3, std::move(fn));
  assert(counts.copies == 0);

  auto copies_of = [&]<class Sndr>(Sndr&& sndr) {
    counts = {};
    record told;
    run(std::forward<Sndr>(sndr), any_receiver(told));
    assert(told.value());
    return counts.copies;
  };
  assert(copies_of(sndr) == 1);
  assert(copies_of(std::as_const(sndr)) == 1);
  assert(copies_of(std::move(sndr)) == 0);
}

int main(int, char**) {
  test(ex::bulk);
  test(ex::bulk_chunked);
  test(ex::bulk_unchunked);
  return 0;
}
