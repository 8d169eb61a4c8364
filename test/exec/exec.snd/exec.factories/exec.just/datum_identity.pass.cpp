// [exec.just]/2
//
// The receiver is given the datums of the operation themselves: start neither copies nor moves them.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>

int main(int, char**) {
  record value, error;
  tally counts;
  auto unchanged = [&](counted&&) noexcept {
    assert(counts.copies == 0);
    assert(counts.moves == 0);
  };
  auto values = ex::connect(ex::just(counted(counts)), value_receiver(value, unchanged));
  auto errors = ex::connect(ex::just_error(counted(counts)), error_receiver(error, unchanged));
  counts = tally();
  ex::start(values);
  assert(value.value());
  ex::start(errors);
  assert(error.error());
  return 0;
}
