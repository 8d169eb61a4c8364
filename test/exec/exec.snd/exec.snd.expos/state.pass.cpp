// [exec.snd.expos]/37
//
// What the sender keeps is moved into an operation if the sender is an rvalue, and copied if it is an lvalue, which
// stays as it was and can be connected again.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <utility>

struct counting_function : counted {
  explicit counting_function(tally& counts) : counted(counts) {}

  void operator()() const noexcept {}
};

struct adds {
  move_only summand;

  int operator()(int i) { return i + summand.value; }
};

int main(int, char**) {
  tally counts;
  auto sndr = ex::then(ex::just(), counting_function(counts));
  record told[3];
  counts = {};
  run(sndr, any_receiver(told[0]));
  assert(told[0].value() && counts.copies == 1);
  counts = {};
  run(std::as_const(sndr), any_receiver(told[1]));
  assert(told[1].value() && counts.copies == 1);
  counts = {};
  run(std::move(sndr), any_receiver(told[2]));
  assert(told[2].value() && counts.copies == 0);

  record moved;
  int sum = 0;
  run(ex::then(ex::just(1), adds{move_only(2)}), value_receiver(moved, [&](int i) { sum = i; }));
  assert(moved.value() && sum == 3);
  return 0;
}
