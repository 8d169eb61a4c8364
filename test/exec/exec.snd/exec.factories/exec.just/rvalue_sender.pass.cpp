// [exec.just]/2
//
// Connecting a sender that is an rvalue moves its datums and copies none.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <utility>

int main(int, char**) {
  { // values that cannot be copied
    record told;
    auto sndr = ex::just(move_only(1), 2, move_only(3));
    auto moved = std::move(sndr);
    run(std::move(moved), value_receiver(told, [](move_only one, int two, move_only three) noexcept {
      assert(one.value == 1);
      assert(two == 2);
      assert(three.value == 3);
    }));
    assert(told.value());
  }
  { // an error that cannot be copied
    record told;
    auto sndr = ex::just_error(move_only(1));
    run(std::move(sndr), error_receiver(told, [](move_only one) noexcept { assert(one.value == 1); }));
    assert(told.error());
  }
  { // what could be copied is not
    record value, error;
    tally counts;
    auto values = ex::just(counted(counts), counted(counts));
    auto errors = ex::just_error(counted(counts));
    run(std::move(values), any_receiver(value));
    assert(value.value());
    run(std::move(errors), any_receiver(error));
    assert(error.error());
    assert(counts.copies == 0);
  }
  return 0;
}
