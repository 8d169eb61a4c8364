// [task.promise]/7.3
//
// A task whose result is an rvalue reference completes with the very object that was returned.
//
// EDITION: cd c++26
// INFORMATIVE: the result is kept in an optional, which cannot hold an rvalue reference

#include "execution.h"
#include "receivers.h"
#include "tasks.h"

#include <cassert>
#include <concepts>
#include <utility>

task<int&&> coroutine(int& i) {
  co_return std::move(i);
}

int main(int, char**) {
  int i = 0;
  record told;
  auto expect_object = [&]<class T>(T&& value) {
    static_assert(std::same_as<T&&, int&&>);
    assert(&value == &i);
  };
  run(coroutine(i), value_receiver(told, expect_object, inline_env()));
  assert(told.value());
  return 0;
}
