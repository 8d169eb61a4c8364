// [task.promise]/4
//
// The parameters of a coroutine can be anything: what cannot be copied, what cannot be moved, and what nobody can make
// an object of. They are what they were when the body begins.
//
// EDITION: cd c++26

#include "execution.h"
#include "receivers.h"
#include "tasks.h"
#include "values.h"

#include <cassert>
#include <memory>
#include <utility>

struct abstract {
  virtual int number() const = 0;

protected:
  ~abstract() = default;
};

struct concrete final : abstract {
  int number() const override { return 1; }
};

struct incomplete;

task<int> coroutine(move_only by_value, std::unique_ptr<int> pointer, not_movable&, const abstract& base,
  move_only&& moved, const int constant, const int (&array)[2], int (*function)(), const incomplete*) {
  co_return by_value.value + *pointer + base.number() + moved.value + constant + array[1] + function();
}

struct not_copyable {
  int value = 32;
  not_copyable() = default;
  not_copyable(not_copyable&&) = delete;

  task<int> member(move_only by_value) && { co_return value + by_value.value; }
};

template<class Sndr>
void test(Sndr sndr, int expected) {
  record told;
  run(std::move(sndr), value_receiver(told, [=](int i) { assert(i == expected); }, inline_env()));
  assert(told.value());
}

int main(int, char**) {
  not_movable immovable;
  const int array[] = {0, 32};
  move_only moved(8);
  test(coroutine(
         move_only(2), std::make_unique<int>(4), immovable, concrete(), std::move(moved), 16, array, [] { return 64; },
         nullptr),
    127);
  not_copyable object;
  test(std::move(object).member(move_only(1)), 33);
  return 0;
}
