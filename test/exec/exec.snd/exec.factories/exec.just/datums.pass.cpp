// [exec.just]/2
//
// The sender holds decayed copies of the arguments, taken when it is made, and its operations complete with them.

#include "execution.h"
#include "receivers.h"
#include "values.h"

#include <cassert>
#include <functional>
#include <string>
#include <utility>

int twice(int i) {
  return 2 * i;
}

int main(int, char**) {
  { // no value, one value, several in their order
    record none, one, several;
    run(ex::just(), value_receiver(none, []() noexcept {}));
    assert(none.value());
    run(ex::just(1), value_receiver(one, [](int i) noexcept { assert(i == 1); }));
    assert(one.value());
    run(ex::just(1, 2, std::string("3")), value_receiver(several, [](int i, int j, std::string s) noexcept {
      assert(i == 1);
      assert(j == 2);
      assert(s == "3");
    }));
    assert(several.value());
  }
  { // an error
    record told;
    run(
      ex::just_error(std::string("error")), error_receiver(told, [](std::string s) noexcept { assert(s == "error"); }));
    assert(told.error());
  }
  { // what happens to an argument later does not matter
    record value, error;
    int i = 1;
    auto values = ex::just(i);
    auto errors = ex::just_error(i);
    i = 2;
    run(values, value_receiver(value, [](int j) noexcept { assert(j == 1); }));
    assert(value.value());
    run(errors, error_receiver(error, [](int j) noexcept { assert(j == 1); }));
    assert(error.error());
  }
  { // a reference wrapper stays what it is
    record value, error;
    int i = 1;
    auto values = ex::just(std::ref(i));
    auto errors = ex::just_error(std::cref(i));
    i = 2;
    run(values, value_receiver(value, [&](std::reference_wrapper<int> ref) noexcept { assert(&ref.get() == &i); }));
    assert(value.value());
    run(
      errors, error_receiver(error, [&](std::reference_wrapper<const int> ref) noexcept { assert(&ref.get() == &i); }));
    assert(error.error());
  }
  { // a function decays to a pointer to it
    record told;
    run(ex::just(twice), value_receiver(told, [](int (*function)(int)) noexcept { assert(function == twice); }));
    assert(told.value());
  }
  { // what can only be moved is moved
    record value, error;
    move_only argument(1);
    run(ex::just(std::move(argument), move_only(2)), value_receiver(value, [](move_only one, move_only two) noexcept {
      assert(one.value == 1);
      assert(two.value == 2);
    }));
    assert(value.value());
    assert(argument.value == -1);
    run(
      ex::just_error(move_only(3)), error_receiver(error, [](move_only three) noexcept { assert(three.value == 3); }));
    assert(error.error());
  }
  { // an lvalue is copied once and left alone, an rvalue is not copied
    tally counts;
    counted argument(counts);
    [[maybe_unused]] auto copied = ex::just(argument);
    assert(counts.copies == 1);
    [[maybe_unused]] auto moved = ex::just(std::move(argument));
    assert(counts.copies == 1);
    [[maybe_unused]] auto error_copied = ex::just_error(argument);
    assert(counts.copies == 2);
    [[maybe_unused]] auto error_moved = ex::just_error(std::move(argument));
    assert(counts.copies == 2);
  }
  return 0;
}
